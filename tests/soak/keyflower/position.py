"""The cells that a position of Keyflower must have, all of them, by the ledger."""

from __future__ import annotations

from collections import Counter

from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.rules import KeyflowerState
from tests.soak.keyflower.ledger import Ledger, Spot, Village
from tests.soak.keyflower.tiles import BOATS, COLOURS, GOODS, SKILLS, TILES, WINTER

NUMBER = {id: number for number, id in enumerate(m.TILE_IDS)}
KINDS = ("", "bid", "use")
LAID = ("", "lying", "aside")
PIECES = (*COLOURS, *SKILLS)


class Account(Ledger):
    """The ledger of one game, and the cells that follow from it."""

    def check(self, state: KeyflowerState) -> None:
        found = list(state.cells)
        expected = self.cells()
        if found != expected:
            assert len(found) == len(expected)
            wrong = [at for at, cell in enumerate(found) if cell != expected[at]]
            raise AssertionError(
                ", ".join(f"{cell_name(at)}: {found[at]}, not {expected[at]}" for at in wrong)
            )

    def cells(self) -> list[int]:
        cells = [0] * s.CELLS
        cells[: s.BAG] = [
            *(self.players, self.season, self.start, self.active, s.STEP_IDS.index(self.step)),
            *(s.PHASE_IDS.index(self.phase), self.passes, self.turns, self.greens),
        ]
        cells[s.BAG : s.PILE] = numbers(self.bag, COLOURS)
        cells[s.PILE : s.SUPPLY] = numbers(self.pile, SKILLS)
        cells[s.SUPPLY : s.PLACEMENT] = numbers(self.supply, GOODS)
        cells[s.PLACEMENT : s.TAKEN] = [KINDS.index(self.kind), NUMBER[self.place] + 1 if self.place else 0]
        cells[s.TAKEN : s.MOVED] = numbers(self.taking, COLOURS)
        cells[s.MOVED : s.LOADS] = [
            sum(self.group(id)[1] for id in self.moving),
            *(self.left, self.carries, self.upgrades),
            GOODS.index(self.good) + 1 if self.good else 0,
            NUMBER[self.source] + 1 if self.source else 0,
            NUMBER[self.upgrading] + 1 if self.upgrading else 0,
            NUMBER[self.laying] + 1 if self.laying else 0,
            m.cell_of(*self.cell) + 1 if self.cell is not None else 0,
            PIECES.index(self.paid) + 1 if self.paid else 0,
        ]
        for number, boat in enumerate(BOATS[: self.players]):
            at = s.LOADS + number * s.LOAD_CELLS
            load = self.boats.get(boat, Counter())
            taken = self.taken[boat] + 1 if boat in self.taken else 0
            cells[at : at + s.LOAD_CELLS] = [*numbers(load, COLOURS), *numbers(load, SKILLS), taken]
            if boat in self.boats and not (self.season == 4 and taken):
                cells[s.ALL_TILES + NUMBER[f"boat-{boat}"] * s.TILE_CELLS + s.TILE_PLACE] = s.ROW
        for spot in self.offer.values():
            self._write(cells, spot, s.OFFER)
        for spot in self.order.values():
            self._write(cells, spot, s.ROW)
        for seat, village in enumerate(self.villages):
            self._write_seat(cells, seat, village)
        return cells

    def _write_seat(self, cells: list[int], seat: int, village: Village) -> None:
        at = s.SEATS + seat * s.SEAT_CELLS
        known = [*numbers(village.known, COLOURS), *numbers(village.known, SKILLS)]
        held = [*numbers(village.behind, COLOURS), *numbers(village.behind, SKILLS)]
        cells[at : at + s.SEAT_CELLS] = [*held, *known, int(village.chosen), int(village.has_boat)]
        for place, tiles in ((s.HAND, village.winter), (s.KEPT, village.kept)):
            for id in tiles:
                cells[s.ALL_TILES + NUMBER[id] * s.TILE_CELLS + s.TILE_PLACE] = place + seat
        lying = {spot.cell: spot for spot in village.spots.values() if spot.laid == "lying"}
        for spot in village.spots.values():
            self._write(cells, spot, s.OWNED + seat)
            if spot.laid == "lying":
                next_at = s.ALL_TILES + NUMBER[spot.id] * s.TILE_CELLS + s.TILE_NEXT
                for direction in range(6):
                    q, r = m.STEP_Q[direction], m.STEP_R[direction]
                    other = lying.get((spot.cell[0] + q, spot.cell[1] + r))
                    cells[next_at + direction] = 0 if other is None else NUMBER[other.id] + 1

    def _write(self, cells: list[int], spot: Spot, place: int) -> None:
        at = s.ALL_TILES + NUMBER[spot.id] * s.TILE_CELLS
        cells[at + s.TILE_PLACE] = place
        cells[at + s.TILE_UPGRADED] = int(spot.upgraded)
        cells[at + s.TILE_LAID] = LAID.index(spot.laid)
        if spot.laid == "lying":
            cells[at + s.TILE_Q : at + s.TILE_GOODS] = [*spot.cell, spot.turn]
        if spot.goods:
            cells[at + s.TILE_GOODS : at + s.TILE_NEXT] = numbers(spot.goods, GOODS)
        if not spot.colour:
            return
        cells[at + s.TILE_COLOUR] = COLOURS.index(spot.colour) + 1
        cells[at + s.TILE_LAST_USE] = spot.last
        cells[at + s.TILE_WORKERS : at + s.TILE_BIDS] = numbers(spot.on, COLOURS)
        for seat, (colour, number) in spot.bids.items():
            cells[at + s.TILE_BIDS + seat] = number
            cells[at + s.TILE_BID_COLOURS + seat] = COLOURS.index(colour) + 1
        leader = spot.leader
        cells[at + s.TILE_LEADER] = 0 if leader is None else leader + 1
        cells[at + s.TILE_MOVING] = int(spot.id in self.moving)


def numbers(counts: Counter[str], kinds: tuple[str, ...]) -> list[int]:
    return [counts[kind] for kind in kinds]


def cell_name(at: int) -> str:
    if at < s.ALL_TILES:
        return f"cell {at}"
    tile, offset = divmod(at - s.ALL_TILES, s.TILE_CELLS)
    return f"{m.TILE_IDS[tile]} + {offset}"


assert set(TILES) == set(m.TILE_IDS)
assert tuple(WINTER) == m.TILE_IDS[m.WINTER : m.SUMMER_BOATS]
