"""How a rich game of Keyflower is filled: good play with a bent, and a helping hand at the draws."""

from __future__ import annotations

import tablestead as ts
from tablestead.games.keyflower import actions as a
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.rules import KeyflowerState, drawing, laying, placing
from tests.soak import title
from tests.soak.title import KINDS, Options, uniform

HOARDERS, SLEEPERS, MAKERS, BLOCKERS, BIDDERS = "hoarders", "sleepers", "makers", "blockers", "bidders"
"""They keep their workers until the bag is empty; only pass, and share the victory; make one resource until
there is none; lay tiles so that boats fit nowhere; outbid each other and move on."""
BOAT_SIDES = ("1a", "1b", "2a", "2b", "3a", "3b", "4a", "4b")
FIRST_THEMES = ("4a", BLOCKERS, MAKERS, BIDDERS, HOARDERS, SLEEPERS, "2a")
"""Of the first rich games, so that a sample has them all; most need a number of players that fits them."""
HOARDING_PLAYERS = 6
"""With fewer the bag does not run empty."""
SLEEPING_PLAYERS = 2
"""One gets the Keyflower for a point, the other the purple worker."""
STRAY_EVERY = 40
INN = m.TILE_IDS.index("inn")
BOAT_SHAPE = m.BOATS


class Player(title.Player[KeyflowerState]):
    def __init__(self, kind: str, index: int, options: Options, rng: ts.Rng) -> None:
        game = ts.game("keyflower")
        super().__init__(game, kind, index, options, rng)
        self.adviser = ts.bot("greedy", game, options, 0, seed=index)
        players = int(options["players"])
        number = index // len(KINDS)
        themes = (*BOAT_SIDES, *[MAKERS] * 2, *[BLOCKERS] * 3, BIDDERS)
        self.theme = themes[rng.below(len(themes))]
        if players == HOARDING_PLAYERS and rng.below(2):
            self.theme = HOARDERS
        if players == SLEEPING_PLAYERS and rng.below(8) == 0:
            self.theme = SLEEPERS
        if number < len(FIRST_THEMES):
            self.theme = FIRST_THEMES[number]
        self.owner = int(rng.below(players))
        """Who shall have the summer boat."""
        self.boat = m.SUMMER_BOATS + BOAT_SIDES.index(self.theme) if self.theme in BOAT_SIDES else -1
        self.good = m.IRON + int(rng.below(3))
        self.colour = int(rng.below(3))

    # Chance

    def draw(self, state: KeyflowerState) -> int:
        """A tile that the theme needs is drawn when it can be."""
        if self.kind == "rich" and state.step == s.OFFER_STEP:
            wanted = [
                tile
                for tile in range(m.SPRING, m.BOATS)
                if self._needs(tile) and drawing.in_deck(state, tile)
            ]
            if wanted:
                return a.TILE + uniform(wanted, self.rng)
        return super().draw(state)

    def _needs(self, tile: int) -> bool:
        if self.theme == MAKERS:
            return self._makes(2 * tile)
        return tile == self.boat or (self.theme == HOARDERS and tile == INN)

    def _makes(self, side: int) -> bool:
        chooses = m.CHOOSES[side] and self.good != m.GOLD
        return chooses or m.PRODUCES[side * m.GOODS + self.good] > 0

    # Decisions

    def _greedy(self, state: KeyflowerState) -> int:
        """At once: the way by a view costs more than all that is checked here."""
        return self.adviser.decide(state, state.legal())

    def filling(self, state: KeyflowerState) -> bool:
        return True

    def fill(self, state: KeyflowerState, legal: list[int]) -> int:
        """What the theme likes, else what a greedy player would do."""
        if self.rng.below(STRAY_EVERY) == 0 and self.theme not in (HOARDERS, MAKERS, SLEEPERS):
            return uniform(legal, self.rng)
        if self.theme == HOARDERS:
            liked = self._hoarder(state, legal)
        elif self.theme == SLEEPERS:
            liked = legal[:1]
        elif self.theme == MAKERS:
            liked = self._maker(state, legal)
        elif self.theme == BLOCKERS:
            liked = self._blocker(state, legal)
        elif self.theme == BIDDERS:
            liked = self._bidder(state, legal)
        else:
            liked = self._captain(state, legal)
        return uniform(liked, self.rng) if liked else self.adviser.decide(state, legal)

    def _hoarder(self, state: KeyflowerState, legal: list[int]) -> list[int]:
        """Nothing leaves the screens before the bag is empty."""
        if state.step != s.TURN_STEP or state.round == m.WINTER_SEASON:
            return legal
        draws = [act for act in legal if act == a.USE + INN]
        return draws if state.in_bag() == 0 and draws else [a.PASS]

    def _maker(self, state: KeyflowerState, legal: list[int]) -> list[int]:
        """The same resource again and again, with as few workers as possible; its tiles stay in the game."""
        if state.step == s.TURN_STEP:
            uses = [act for act in legal if act >= a.USE and self._makes(int(state.side(act - a.USE)))]
            wanted = [
                act
                for act in legal
                if a.BID <= act < a.USE
                and self._needs(act - a.BID)
                and not state.tile_cell(act - a.BID, s.TILE_LEADER)
            ]
            last = state.round == m.WINTER_SEASON and state.cells[s.SUPPLY + self.good] == 0
            if uses and (not last or self.rng.below(2)):
                fewest = min(state.tile_cell(act - a.USE, s.TILE_LAST_USE) for act in uses)
                return [act for act in uses if state.tile_cell(act - a.USE, s.TILE_LAST_USE) == fewest]
            return wanted or [a.PASS]
        if state.step == s.WORKERS_STEP:
            return [min(legal, key=lambda act: (act - a.WORKERS) % m.WORKERS_OF_COLOUR)]
        if state.step == s.COST_STEP:
            return legal[1:]
        if state.step == s.CHOOSE_STEP:
            return [act for act in legal if act == a.TAKE + self.good]
        return legal if state.step == s.BOAT_STEP else []

    def _blocker(self, state: KeyflowerState, legal: list[int]) -> list[int]:
        """Few tiles with many roads, and each where it leaves the fewest places for a boat."""
        step = state.step
        if step == s.TURN_STEP:
            roads = [act for act in legal if a.BID <= act < a.BID + m.WINTER]
            boats = [act for act in legal if a.BID + m.SUMMER_BOATS <= act < a.BID + m.BOATS]
            uses = [act for act in legal if act >= a.USE]
            if self._boat_places(state) == 0:
                return boats or uses or [a.PASS]
            return (roads if state.round == m.SPRING_SEASON or self.rng.below(2) else uses) or [a.PASS]
        if step == s.WORKERS_STEP:
            return [act for act in legal if a.WORKERS <= act < a.FROM][:1]
        if step in (s.LAY_STEP, s.CELL_STEP, s.ROTATION_STEP):
            return [min(legal, key=lambda act: self._places_left(state, act))]
        return []

    def _places_left(self, state: KeyflowerState, action: int) -> int:
        """Where a boat would fit when the tile lies, at the best."""
        after = state.copy()
        after.apply_trusted(action)
        if action < a.TURN:
            return min(self._places_left(after, act) for act in after.legal())
        return self._boat_places(after)

    def _boat_places(self, state: KeyflowerState) -> int:
        sites = laying.free_sites(state)
        return sum(1 for site in range(0, len(sites), 7) if laying.turns_at(state, BOAT_SHAPE, sites, site))

    def _bidder(self, state: KeyflowerState, legal: list[int]) -> list[int]:
        """Over another bid, with losing bids first; topped up, or from beside a tile onto it."""
        seat = state.active
        if state.step == s.TURN_STEP:
            losing = [tile for tile in range(m.SPRING, m.TILES) if state.loses(tile, seat)]
            together = [act for act in legal if len(losing) > 1 and self._movers(state, act) > 1]
            if together:
                return together
            again = [
                act for act in legal if act - a.BID in losing or (act >= a.USE and act - a.USE in losing)
            ]
            if again and self.rng.below(6) == 0:
                return again
            bids = [
                act
                for act in legal
                if a.BID <= act < a.USE
                and state.highest_other(act - a.BID, seat)
                and act - a.BID not in losing
            ]
            same = [act for act in bids if state.tile_cell(act - a.BID, s.TILE_COLOUR) == self.colour + 1]
            if same and self.rng.below(4):
                return same
            uses = [act for act in legal if act >= a.USE] if losing else []
            return bids or uses if self.rng.below(6) else []
        if state.step == s.WORKERS_STEP:
            groups = [act for act in legal if a.FROM <= act < a.PAY]
            if groups and (len(groups) > 1 or state.cells[s.MOVED] or self.rng.below(8) == 0):
                return groups
            return self._commonest(state, legal) or groups
        return []

    def _movers(self, state: KeyflowerState, action: int) -> int:
        """Losing bids that could begin this placement."""
        if action < a.BID:
            return 0
        after = state.copy()
        after.apply_trusted(action)
        return sum(1 for act in after.legal() if a.FROM <= act < a.PAY)

    def _commonest(self, state: KeyflowerState, legal: list[int]) -> list[int]:
        """The fewest workers, of one colour if possible, so that bids meet again."""
        workers = [act - a.WORKERS for act in legal if a.WORKERS <= act < a.FROM]
        best = max(workers, key=lambda one: (one // m.WORKERS_OF_COLOUR == self.colour, -one), default=-1)
        return [a.WORKERS + best] if best >= 0 else []

    # A summer boat: one player gets it and uses what it can do

    def _captain(self, state: KeyflowerState, legal: list[int]) -> list[int]:
        if state.owner(self.boat) < 0:
            return self._chase(state, legal)
        if state.active != state.owner(self.boat):
            return self._crew(state, legal)
        if self.theme == "2a":
            return self._crosses(state, legal)
        if self.theme in ("2b", "3a"):
            return self._works(state, legal)
        if self.theme == "4a":
            return self._bids_lying(state, legal)
        if self.theme == "4b":
            return self._mixes(state, legal)
        return []

    def _chase(self, state: KeyflowerState, legal: list[int]) -> list[int]:
        """The owner bids much for the boat, the others nothing."""
        bid = a.BID + self.boat
        if state.step == s.TURN_STEP and bid in legal:
            if state.active != self.owner:
                return [self.adviser.decide(state, [act for act in legal if act != bid])]
            return [] if state.tile_cell(self.boat, s.TILE_LEADER) == self.owner + 1 else [bid]
        placing = state.step == s.WORKERS_STEP and state.cells[s.PLACED] == self.boat + 1
        return [act for act in legal if act < a.FROM][-1:] if placing else []

    def _crew(self, state: KeyflowerState, legal: list[int]) -> list[int]:
        """The others outbid a lying bid, or move away from under it; they leave the Keyflower alone."""
        owner = state.owner(self.boat)
        if self.theme == "2b" and state.step == s.BOAT_STEP:
            return [act for act in legal if act != a.BOAT]
        if self.theme == "4a" and state.step == s.TURN_STEP:
            lying = [
                tile
                for tile in range(m.SPRING, m.BOATS)
                if state.tile_cell(tile, s.TILE_BIDS + owner)
                and state.tile_cell(tile, s.TILE_BID_COLOURS + owner) != state.tile_cell(tile, s.TILE_COLOUR)
            ]
            if lying and self.rng.below(2):
                return [act for act in legal if act - a.BID in lying] or self._bidder(state, legal)
        if self.theme == "4a" and state.step == s.WORKERS_STEP:
            return [act for act in legal if a.FROM <= act < a.PAY]
        return []

    def _crosses(self, state: KeyflowerState, legal: list[int]) -> list[int]:
        """Carries where no road leads, and lays where edges differ."""
        if state.step == s.DIRECTION_STEP:
            source = state.cells[s.SOURCE] - 1
            return [act for act in legal if not self._road(state, source, act - a.TO)]
        if state.step == s.TRANSPORT_STEP:
            return [act for act in legal if a.CARRY <= act < a.TO]
        if state.step in (s.LAY_STEP, s.CELL_STEP, s.ROTATION_STEP):
            return legal
        return self._works(state, legal)

    def _road(self, state: KeyflowerState, tile: int, direction: int) -> bool:
        other = state.tile_cell(tile, s.TILE_NEXT + direction) - 1
        return state.edge(tile, direction) == m.ROAD == state.edge(other, (direction + 3) % m.DIRECTIONS)

    def _works(self, state: KeyflowerState, legal: list[int]) -> list[int]:
        """Makes resources, carries and upgrades; takes the Keyflower in winter."""
        if state.step == s.TURN_STEP and self.rng.below(3):
            return [
                act for act in legal if act >= a.USE and (m.CARRIES[2 * (act - a.USE)] or self.rng.below(2))
            ]
        if state.step == s.TRANSPORT_STEP:
            upgrades = [act for act in legal if act >= a.UPGRADE]
            return upgrades or [act for act in legal if act != a.DONE]
        if state.step == s.PAYMENT_STEP:
            return legal
        if state.step == s.BOAT_STEP and state.round == m.WINTER_SEASON:
            return [act for act in legal if act == a.BOAT]
        return []

    def _bids_lying(self, state: KeyflowerState, legal: list[int]) -> list[int]:
        """In another colour than the one that stands there; a lying bid that is outbid goes on."""
        seat = state.active
        if state.step == s.TURN_STEP:
            losing = any(state.loses(tile, seat) for tile in range(m.SPRING, m.BOATS))
            if losing and self.rng.below(2):
                return self._bidder(state, legal)
            bids = [act for act in legal if a.BID <= act < a.BID + m.BOATS]
            return [
                act
                for act in bids
                if state.highest_other(act - a.BID, seat)
                and not state.tile_cell(act - a.BID, s.TILE_BIDS + seat)
            ]
        if state.step == s.WORKERS_STEP:
            groups = [act for act in legal if a.FROM <= act < a.PAY]
            standing = state.tile_cell(state.cells[s.PLACED] - 1, s.TILE_COLOUR) - 1
            others = [
                act
                for act in legal
                if a.WORKERS <= act < a.FROM and (act - a.WORKERS) // m.WORKERS_OF_COLOUR != standing
            ]
            return groups or others
        return []

    def _mixes(self, state: KeyflowerState, legal: list[int]) -> list[int]:
        """Several colours on a tile."""
        if state.step == s.TURN_STEP:
            return [act for act in legal if act >= a.USE and placing.use_mixes(state, act - a.USE)]
        if state.step == s.WORKERS_STEP:
            few = [
                act
                for act in legal
                if a.WORKERS <= act < a.FROM and (act - a.WORKERS) % m.WORKERS_OF_COLOUR < 2
            ]
            return few if self.rng.below(4) else []
        return []
