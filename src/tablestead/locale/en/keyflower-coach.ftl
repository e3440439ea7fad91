## The coach: what is easily overlooked, and rules that matter now

keyflower-coach-last-chance = All others have passed: if you pass too, the season ends with these unused: { $workers }.
keyflower-coach-exposed = { $rival } has enough { $worker-plural } to outbid you on { $tile-the }, and you have none left to answer.
keyflower-coach-outbid = { $n ->
    [one] You are outbid on { $tile-the }: that worker may go to another bid or onto a tile.
   *[other] You are outbid on { $tile-the }: those { $n } workers may go together to another bid or onto a tile.
}
keyflower-coach-upgradable = You could upgrade { $tile-the }: all it costs is there. Use a tile that upgrades.
keyflower-coach-own-use = You can still use { $tile-the } in your village: the workers come back to you when the season ends.
keyflower-coach-rival-tile = { $rival } leads on { $tile-the }, which would bring at least { $points } points: you can still outbid it.
keyflower-coach-winter-tile = In your hand { $tile-the } would score nothing yet: collect what it counts, or keep another.
keyflower-coach-safe = Nobody can outbid you on { $tile-the } with what they have now: your other workers are free.
keyflower-coach-worthless = As things stand { $tile-the } would bring you no points: it is a bid for nothing.
keyflower-coach-unpayable = You cannot pay what { $tile-the } asks for: used now it does nothing.
keyflower-coach-given = These workers go to { $owner } when the season ends: the tile is in another’s village.
keyflower-coach-stranded = No road leads from your { $good } to { $tile-the }, which needs it for its upgrade.
keyflower-coach-winter = The last season: workers, skill tiles and resources count only where a tile scores them; gold 1 each.
keyflower-coach-boats = Turn-order tiles decide who takes a boat first at the end of the season. Look at what the boats carry.
