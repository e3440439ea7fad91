"""Why an action is not possible now: the rule it breaks and the message that says so."""

from __future__ import annotations

from mypy_extensions import i64

from tablestead.engine.errors import RuleViolation
from tablestead.games.keyflower import actions as a
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.rules.placing import GROUPS, Placing
from tablestead.games.keyflower.state import KeyflowerTable


def refused(rule: str, key: str, **args: object) -> RuleViolation:
    return RuleViolation(rule, "keyflower-refused-" + key, args)


def reason(table: Placing, action: int) -> RuleViolation:
    """For an action that is not legal."""
    if not 0 <= action < a.ACTIONS:
        return refused("K-T1", "unknown")
    step = table.step
    if step == s.OVER_STEP:
        return refused("K-G6", "over")
    if action >= a.WORKER:
        return draw_reason(table, action)
    if step < s.TURN_STEP:
        return refused("K-S3", "drawing")
    if action >= a.TURN:
        return rotation_reason(table)
    if action >= a.AT:
        return cell_reason(table, action - a.AT)
    if action >= a.LAY:
        return lay_reason(table, action - a.LAY)
    if action >= a.KEEP:
        return keep_reason(table, action - a.KEEP)
    if action >= a.BOAT:
        return boat_reason(table, action - a.BOAT)
    if action >= a.WITH:
        return payment_reason(table)
    if action >= a.UPGRADE:
        return upgrade_reason(table, action - a.UPGRADE)
    if action >= a.TO:
        return direction_reason(table, action - a.TO)
    if action >= a.CARRY:
        return carry_reason(table, (action - a.CARRY) // m.TILES, (action - a.CARRY) % m.TILES)
    if action >= a.TAKE:
        return take_reason(table, action - a.TAKE)
    if action >= a.PAY:
        return pay_reason(table, action - a.PAY)
    if action >= a.FROM:
        return group_reason(table, action - a.FROM)
    if action >= a.WORKERS:
        colour, less = divmod(action - a.WORKERS, m.WORKERS)
        return workers_reason(table, colour, less + 1)
    if action >= a.USE:
        return use_reason(table, action - a.USE)
    if action >= a.BID:
        return bid_reason(table, action - a.BID)
    if action == a.DONE and step == s.WORKERS_STEP:
        return more_reason(table)
    return order(table)


RULE_OF_STEP = {
    s.COST_STEP: "K-U4",
    s.CHOOSE_STEP: "K-V2",
    s.TRANSPORT_STEP: "K-M1",
    s.DIRECTION_STEP: "K-M1",
    s.PAYMENT_STEP: "K-M2",
    s.KEEP_STEP: "K-N2",
    s.BOAT_STEP: "K-E5",
    s.LAY_STEP: "K-E7",
    s.CELL_STEP: "K-E7",
    s.ROTATION_STEP: "K-E7",
}


def order(table: KeyflowerTable) -> RuleViolation:
    """The step has passed, or has not come yet."""
    return refused(RULE_OF_STEP.get(table.step, "K-T1"), "order", step="now-" + s.STEP_IDS[table.step])


def tile_id(tile: i64) -> str:
    return m.TILE_IDS[tile]


def draw_reason(table: KeyflowerTable, action: int) -> RuleViolation:
    step = table.step
    if step >= s.TURN_STEP:
        return refused("K-S3", "no-draw")
    tiles = step in (s.HOMES_STEP, s.DEAL_STEP, s.OFFER_STEP)
    skills = step in (s.LOAD_SKILLS_STEP, s.DRAW_SKILLS_STEP)
    if action >= a.TILE and tiles:
        return refused("K-C4", "none-left-tile", tile=tile_id(action - a.TILE))
    if a.SKILL <= action < a.TILE and skills:
        return refused("K-C3", "none-left", piece=m.SKILL_IDS[action - a.SKILL])
    if action < a.SKILL and not tiles and not skills:
        return refused("K-C1", "none-left", piece=m.WORKER_IDS[action - a.WORKER])
    return refused("K-S3", "drawing")


# Placing workers


def bid_reason(table: Placing, tile: int) -> RuleViolation:
    if table.step != s.TURN_STEP:
        return order(table)
    if m.BOATS <= tile < m.TURN_ORDER:
        return refused("K-B1", "boat-bid")
    if not table.can_bid_on(tile):
        return refused("K-B1", "not-offered", tile=tile_id(tile))
    own = table.tile_cell(tile, s.BID_COLOUR + table.active)
    lies = own > 0 and own != table.tile_cell(tile, s.COLOUR)
    return colour_reason(table, tile, table.bid_colours(tile), lies) or refused(
        "K-B2", "cannot", tile=tile_id(tile)
    )


def use_reason(table: Placing, tile: int) -> RuleViolation:
    if table.step != s.TURN_STEP:
        return order(table)
    if not m.USABLE[tile]:
        return refused("K-U1", "not-usable", tile=tile_id(tile))
    if not table.can_use(tile):
        return refused("K-U1", "not-here", tile=tile_id(tile))
    if table.tile_cell(tile, s.LAST) + 1 > m.MOST_ON_TILE - table.on_tile(tile):
        return refused("K-U2", "full", tile=tile_id(tile))
    return colour_reason(table, tile, table.use_colours(tile), False) or refused(
        "K-U2", "cannot", tile=tile_id(tile)
    )


def colour_reason(table: Placing, tile: int, colours: i64, lies: bool) -> RuleViolation | None:
    """None of the only colour that may be placed there."""
    means = table.means(tile if lies else -1)
    for colour in range(m.COLOURS):
        if colours == 1 << colour and means[colour] + means[GROUPS + colour] == 0:
            return wrong_colour(tile, colour, lies)
    return None


def wrong_colour(tile: i64, colour: int, lies: bool) -> RuleViolation:
    """K-T3: this colour holds here; or K-F4a: it is the own lying bid's."""
    rule, key = ("K-F4a", "own-colour") if lies else ("K-T3", "colour")
    return refused(rule, key, tile=tile_id(tile), worker=m.WORKER_IDS[colour])


def more_reason(table: Placing) -> RuleViolation:
    """Too few workers chosen yet."""
    needed = int(table.least() - table.chosen())
    return refused("K-B2" if bidding(table) else "K-U2", "more-needed", n=max(1, needed))


def bidding(table: Placing) -> bool:
    return table.cells[s.KIND] == s.BIDDING


def fits(table: Placing, colour: int) -> RuleViolation | None:
    """Whether a colour may be placed on the tile at all."""
    tile = int(table.cells[s.PLACED]) - 1
    colours = table.bid_colours(tile) if bidding(table) else table.use_colours(tile)
    if colours >> colour & 1:
        return None
    own = table.tile_cell(tile, s.BID_COLOUR + table.active) if bidding(table) else 0
    standing = table.tile_cell(tile, s.COLOUR)
    return wrong_colour(tile, (own or standing) - 1, own not in (0, standing))


def workers_reason(table: Placing, colour: int, number: int) -> RuleViolation:
    if table.step != s.WORKERS_STEP:
        return order(table)
    tile = tile_id(table.cells[s.PLACED] - 1)
    wrong = fits(table, colour)
    if wrong is not None:
        return wrong
    if not table.screen_open(colour):
        mixed = table.mixes() or table.open_colours() >> colour & 1
        return refused("K-T2", "screen-first") if mixed else refused("K-T3", "one-colour")
    held = table.seat_cell(table.active, s.SCREEN + colour)
    if number > held:
        return refused("K-T2", "screen", worker=m.WORKER_IDS[colour], n=held)
    most = int(table.most() - table.chosen())
    if number > most:
        return refused("K-U2", "many", tile=tile, n=most)
    rule, key = ("K-B2", "bid-low") if bidding(table) else ("K-U2", "few")
    return refused(rule, key, tile=tile, n=int(table.least() - table.chosen()))


def group_reason(table: Placing, source: int) -> RuleViolation:
    if table.step != s.WORKERS_STEP:
        return order(table)
    seat = table.active
    size = table.tile_cell(source, s.BIDS + seat)
    if size == 0 or source == table.stays():
        return refused("K-T2", "no-group", tile=tile_id(source))
    if not table.loses(source, seat):
        return refused("K-T2", "winning", tile=tile_id(source))
    if table.tile_cell(source, s.MOVING):
        return refused("K-T2", "group-again", tile=tile_id(source))
    colour = table.tile_cell(source, s.BID_COLOUR + seat) - 1
    wrong = fits(table, colour)
    if wrong is not None:
        return wrong
    if not table.open_colours() >> colour & 1:
        return refused("K-T3", "group-colour", tile=tile_id(source), worker=m.WORKER_IDS[colour])
    most = int(table.most() - table.chosen())
    if size > most:
        return refused("K-U2", "many", tile=tile_id(table.cells[s.PLACED] - 1), n=most)
    return more_reason(table)


# The effect of a tile


def pay_reason(table: KeyflowerTable, piece: int) -> RuleViolation:
    if table.step != s.COST_STEP:
        return order(table)
    tile = int(table.cells[s.PLACED]) - 1
    side = int(table.side(tile))
    worker = piece < m.COLOURS
    wanted = m.PAY_WORKER[side] if worker else m.PAY_SKILL[side]
    kind = piece if worker else piece - m.COLOURS
    if wanted not in (kind, m.ANY_COLOUR if worker else m.ANY_SKILL):
        return refused("K-U4", "cost-kind", tile=tile_id(tile))
    return refused("K-U4", "no-piece", piece=m.WORKER_IDS[kind] if worker else m.SKILL_IDS[kind])


def take_reason(table: KeyflowerTable, good: int) -> RuleViolation:
    if table.step != s.CHOOSE_STEP:
        return order(table)
    return refused("K-V2", "not-choice" if good == m.GOLD else "none-supply", good=m.GOOD_IDS[good])


def carry_reason(table: KeyflowerTable, good: int, tile: int) -> RuleViolation:
    if table.step != s.TRANSPORT_STEP:
        return order(table)
    if table.cells[s.CARRIES] == 0:
        return refused("K-M1", "carries-spent")
    if table.owner(tile) != table.active:
        return refused("K-M1", "not-own", tile=tile_id(tile))
    if table.tile_cell(tile, s.GOODS + good) == 0:
        return refused("K-M1", "not-there", good=m.GOOD_IDS[good], tile=tile_id(tile))
    return refused("K-M1", "no-way", good=m.GOOD_IDS[good], tile=tile_id(tile))


def direction_reason(table: KeyflowerTable, direction: int) -> RuleViolation:
    if table.step != s.DIRECTION_STEP:
        return order(table)
    there = table.tile_cell(int(table.cells[s.SOURCE]) - 1, s.NEXT + direction)
    key = "no-road" if there else "no-tile"
    return refused("K-M1", key, direction="direction-" + m.DIRECTION_IDS[direction])


def upgrade_reason(table: KeyflowerTable, tile: int) -> RuleViolation:
    if table.step != s.TRANSPORT_STEP:
        return order(table)
    if table.cells[s.UPGRADES] == 0:
        return refused("K-M1", "upgrades-spent")
    if not m.UPGRADABLE[tile]:
        return refused("K-M2", "not-upgradable", tile=tile_id(tile))
    if table.owner(tile) != table.active:
        return refused("K-M2", "not-own", tile=tile_id(tile))
    if table.tile_cell(tile, s.UPGRADED):
        return refused("K-M2", "upgraded", tile=tile_id(tile))
    return refused("K-M2", "missing", tile=tile_id(tile), pieces=missing(table, table.active, tile))


def missing(table: KeyflowerTable, seat: int, tile: int) -> dict[str, int]:
    """What an upgrade of a seat's tile still lacks, gold on the tile counted where it is short (K-M2)."""
    lying = [table.tile_cell(tile, s.GOODS + good) for good in range(m.GOODS)]
    cost = m.COST_GOODS[tile * 5 : tile * 5 + 5]
    found: dict[str, int] = {}
    if table.owns(seat, m.SUMMER_BOAT_3A):
        found["any-resource"] = sum(cost) - sum(lying)
    else:
        spare = max(0, lying[m.GOLD] - cost[m.GOLD])
        found["gold"] = cost[m.GOLD] - lying[m.GOLD]
        rest = spare
        for good in range(m.IRON, m.GOODS):
            short = max(0, cost[good] - lying[good])
            found[m.GOOD_IDS[good]] = short - min(rest, short)
            rest -= min(rest, short)
            rest += max(0, lying[good] - cost[good]) if cost[m.ANY_GOOD] else 0
        found["any-resource"] = cost[m.ANY_GOOD] - rest
    for skill in range(m.SKILLS):
        held = table.seat_cell(seat, s.SKILLS + skill)
        found[m.SKILL_IDS[skill]] = m.COST_SKILLS[tile * 4 + skill] - held
    found["any-skill"] = m.COST_SKILLS[tile * 4 + m.ANY_SKILL] - int(table.skills_behind(seat))
    return {piece: number for piece, number in found.items() if number > 0}


def payment_reason(table: KeyflowerTable) -> RuleViolation:
    if table.step != s.PAYMENT_STEP:
        return order(table)
    return refused("K-M2", "wrong-payment", tile=tile_id(table.cells[s.UPGRADING] - 1))


# Season start and end


def keep_reason(table: KeyflowerTable, choice: int) -> RuleViolation:
    if table.step != s.KEEP_STEP:
        return order(table)
    for index in range(m.SUMMER_BOATS - m.WINTER):
        tile = m.WINTER + index
        if m.KEEPS[choice] >> index & 1 and table.place(tile) != s.HAND + table.active:
            return refused("K-N2", "not-dealt", tile=tile_id(tile))
    return order(table)


def boat_reason(table: KeyflowerTable, boat: int) -> RuleViolation:
    if table.step != s.BOAT_STEP:
        return order(table)
    if boat >= table.players:
        return refused("K-C7", "boat-absent", boat=tile_id(m.BOATS + boat))
    return refused("K-E5", "boat-taken", boat=tile_id(m.BOATS + boat))


def lay_reason(table: KeyflowerTable, tile: int) -> RuleViolation:
    if table.step != s.LAY_STEP:
        return order(table)
    if table.owner(tile) != table.active or table.tile_cell(tile, s.LAID):
        return refused("K-E7", "not-in-hand", tile=tile_id(tile))
    return refused("K-E7", "fits-nowhere", tile=tile_id(tile))


def cell_reason(table: KeyflowerTable, cell: int) -> RuleViolation:
    if table.step != s.CELL_STEP:
        return order(table)
    id = a.cell_id(cell)
    laid = [
        t for t in range(m.TILES) if table.owner(t) == table.active and table.tile_cell(t, s.LAID) == s.LYING
    ]
    if any(table.cell_of(tile) == cell for tile in laid):
        return refused("K-E7", "occupied", cell=id)
    around = [
        (cell // m.SPAN + m.STEP_Q[d]) * m.SPAN + cell % m.SPAN + m.STEP_R[d] for d in range(m.DIRECTIONS)
    ]
    if not any(table.cell_of(tile) in around for tile in laid):
        return refused("K-E7", "apart", cell=id)
    return refused("K-E7", "edges", tile=tile_id(table.cells[s.LAYING] - 1), cell=id)


def rotation_reason(table: KeyflowerTable) -> RuleViolation:
    if table.step != s.ROTATION_STEP:
        return order(table)
    tile = tile_id(table.cells[s.LAYING] - 1)
    return refused("K-E7", "edges", tile=tile, cell=a.cell_id(int(table.cells[s.CELL]) - 1))
