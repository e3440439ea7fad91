"""A second, simple account of Milestones, kept from the lines of its record alone.

It shares no code and no tables with the game: every figure is written down here again from
docs/rules/milestones.md. It says where everything must lie, what is legal, what the points are and when
the game is over. `branches` counts which parts of the rules came up.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from tests.soak.milestones.mainboard import LETTERS, MainBoard

GOODS = ("stone", "wood", "sand", "grain", "coin")
CUBES = GOODS[:4]
LOOP = ("castle", *"12345678", "trading-house", "board-of-works", "mill")
EMPLOYMENT = range(1, 9)
SOURCES = ("streets", "houses", "markets", "flour", "bonus", "majorities")
TARGET = {2: 67, 3: 59, 4: 51}
STARTING = {2: 5, 3: 7, 4: 9}
PRICE = {"street": ("stone", "sand"), "house": ("stone", "wood"), "market": ("wood", "sand")}
CHANCE = ("lots", "tiles", "refill")
NUMBERS = ("no number", "one number", "two numbers")


class Worker:
    def __init__(self, id: str) -> None:
        self.id = id
        self.good = LETTERS[id[0]]
        self.number = int(id[1])
        self.bonus = False


class Mat:
    """One player's board, goods and points."""

    def __init__(self) -> None:
        self.goods = {**dict.fromkeys(GOODS, 0), "coin": 1}
        self.points = dict.fromkeys(SOURCES, 0)
        self.piece = 0
        self.spaces: dict[int, Worker | str] = dict.fromkeys(EMPLOYMENT, "")
        """A worker, `cover`, or nothing."""
        self.tiles: list[str] = []
        """All worker tiles ever placed, whether still visible or not."""

    def visible(self) -> dict[int, Worker]:
        return {space: lies for space, lies in self.spaces.items() if isinstance(lies, Worker)}

    def held(self) -> int:
        return sum(self.goods.values())

    def total(self) -> int:
        return sum(self.points.values())

    def ascending(self) -> bool:
        numbers = [worker.number for worker in self.visible().values()]
        return all(one <= other for one, other in pairwise(numbers))

    def can_take(self, good: str) -> list[int]:
        """Spaces of workers that a bonus tile of this good can go on."""
        return [n for n, worker in self.visible().items() if worker.good == good and not worker.bonus]

    def has(self, goods: tuple[str, ...]) -> bool:
        return all(self.goods[good] > 0 for good in goods)

    def majority(self, good: str) -> int:
        return sum(2 if worker.bonus else 1 for worker in self.visible().values() if worker.good == good)


class Ledger:
    def __init__(self, players: int, board: str, start: int, turn_limit: int) -> None:
        self.players = players
        self.start = start - 1
        self.turn_limit = turn_limit
        self.board = MainBoard(board)
        self.mats = [Mat() for _ in range(players)]
        self.bag = dict(self.board.bonus_tiles)
        self.pile = sorted(self.board.tiles)
        self.display = [""] * 5
        self.starting = [""] * STARTING[players]
        self.left_over: list[str] = []
        self.supply = {"street": 24, "market": 11, "house": 12, "flour": 12}
        self.bonus_lost = 0
        self.active = self.start
        self.round = 0
        self.step = "lots" if self.board.bushes else "tiles"
        self.end_by: int | None = None
        self.left_before: set[str] = set()
        self.branches: Counter[str] = Counter()
        self._new_turn()
        if self.start:
            self.saw("M-S5 another start player")

    def _new_turn(self) -> None:
        self.moves = 0
        self.hired = False
        self.drafted = 0
        self.hand = ""
        self.slot = 0
        self.section: list[str] = []
        self.lot = ""
        self.built = ""
        self.used = 0
        """What was done in this visit."""

    @property
    def own(self) -> Mat:
        return self.mats[self.active]

    @property
    def over(self) -> bool:
        return self.step == "over"

    def saw(self, branch: str) -> None:
        self.branches[branch] += 1

    # Reading the record

    def read(self, line: str) -> None:
        who, verb, *rest = line.split()
        assert who == ("*" if self.step in CHANCE else str(self.active + 1)), f"{line}: not the turn of {who}"
        if self.step == "may-cover":
            self.saw("M-T16 one of two covered" if verb == "cover" else "M-T16 two workers stay")
        if verb in self.board.values:
            self._street_goes_on(verb)
        else:
            getattr(self, "_" + verb)(*rest)

    # Setup

    def _lot(self, good: str) -> None:
        self.bag[good] -= 1
        self.board.lay_bonus(self.board.bushes[len(self.board.bonus)], good)
        if len(self.board.bonus) == len(self.board.bushes):
            self.step = "tiles"

    def _tile(self, tile: str) -> None:
        self.pile.remove(tile)
        if self.step == "refill":
            self.display[self.slot] = tile
            self.slot = 0
            self._visit_trade()
        elif "" in self.display:
            self.display[self.display.index("")] = tile
        else:
            self.starting[self.starting.index("")] = tile
            if "" not in self.starting:
                self.step = "draft"
                self.active = (self.start - 1) % self.players

    def _draft(self, tile: str) -> None:
        self._take(self.starting, tile)

    def _take(self, row: list[str], tile: str) -> None:
        self.slot = row.index(tile)
        row[self.slot] = ""
        self.hand = tile
        self.step = "place"

    def _at(self, number: str) -> None:
        tile, self.hand = self.hand, ""
        self.own.tiles.append(tile)
        for space, id in zip((int(number), int(number) + 1), tile.split("|"), strict=True):
            self._cover_up(space, Worker(id))
        if self.round == 0:
            self.slot = 0
            self.drafted += 1
            self.step = "draft" if self.drafted < 2 else "end"
        elif self.pile:
            self.step = "refill"
        else:
            self.saw("M-T7a the display shrinks")
            self.slot = 0
            if not any(self.display):
                self._last_turns("tiles")
            self._visit_trade()

    def _cover_up(self, space: int, new: Worker | str) -> None:
        """Something new lies on a space; a bonus tile below it leaves the game."""
        old = self.own.spaces[space]
        self.own.spaces[space] = new
        if isinstance(old, Worker) and old.bonus:
            self.bonus_lost += 1
            how = "covered" if new == "cover" else "hired over"
            same = isinstance(new, Worker) and new.good == old.good
            self.saw(f"M-T8 bonus tile lost, {how}{', the same kind' if same else ''}")
        if self.round and isinstance(new, Worker):
            self.saw("M-T7a over " + ("a worker" if isinstance(old, Worker) else old or "nothing"))

    # Turns

    def _end(self) -> None:
        if self.round == 0:
            self._new_turn()
            self.step = "draft"
            if self.active == self.start:
                self.left_over = [tile for tile in self.starting if tile]
                assert len(self.left_over) == 1
                self.starting = [""] * len(self.starting)
                self.round = 1
                self.step = "move"
            else:
                self.active = (self.active - 1) % self.players
            return
        self._new_turn()
        following = (self.active + 1) % self.players
        if following == self.end_by:
            self._finish("end: last turns")
        elif following == self.start and self.round == self.turn_limit:
            self._finish("end: turn limit" if self.end_by is None else "M-E4 last turns cut off")
        else:
            self.round += following == self.start
            self.active = following
            self.step = "move"

    def _last_turns(self, why: str) -> None:
        if self.end_by is None:
            self.saw(f"M-E1 {why}")
            if self.moves == 1:
                self.saw("M-E1 in the first move")
            self.end_by = self.active
        elif self.end_by != self.active:
            self.saw("M-E1 a later trigger")

    def _gain(self, points: int, source: str) -> None:
        before = self.own.total()
        self.own.points[source] += points
        if before < TARGET[self.players] <= self.own.total():
            self._last_turns(f"points from {source}")

    def _move(self, space: str) -> None:
        own, to = self.own, LOOP.index(space)
        assert to == 0 or to > own.piece
        start, own.piece = own.piece, to
        self.moves += 1
        self.used = 0
        if to == 0:
            if start == 0:
                self.saw("M-T1 castle to castle")
            self._visit_castle(arrival=True)
        elif to <= 8:
            self._produce(start, to)
            self._next()
        elif space == "trading-house":
            self.saw("M-T6 income" if own.ascending() else "M-T6 no income")
            own.goods["coin"] += own.ascending()
            self._visit_trade()
        elif space == "board-of-works":
            self._visit_works()
        else:
            self._visit_mill()

    def _next(self) -> None:
        self.hired = False
        self.step = "move" if self.moves < 2 else "end"

    def _produce(self, start: int, to: int) -> None:
        stopped_on = self.own.spaces[to]
        if not isinstance(stopped_on, Worker):
            self.saw("M-T4 cover" if stopped_on else "M-T4 empty")
            return
        working = [
            worker
            for space, worker in self.own.visible().items()
            if start < space <= to and worker.good == stopped_on.good
        ]
        self.own.goods[stopped_on.good] += len(working)
        self.saw("M-T3 alone" if len(working) == 1 else "M-T3 with others")
        points = sum(worker.bonus for worker in working)
        if points:
            self.saw("M-B5 one point" if points == 1 else "M-B5 more points")
            if not stopped_on.bonus:
                self.saw("M-B5 passed")
            self._gain(points, "bonus")

    def _done(self) -> None:
        if not self.used:
            self.saw(f"M-T2 {self.step} left unused")
        self._next()

    def _pass_over(self) -> None:
        """Nothing is possible here, or nothing more."""
        if not self.used:
            self.saw(f"M-T2 {LOOP[self.own.piece]} passed over")
        self._next()

    # The trading house

    def _visit_trade(self) -> None:
        self.step = "trade"
        if not self._trades():
            self._pass_over()

    def _trades(self) -> list[str]:
        goods = self.own.goods
        found = []
        if goods["coin"] >= 2:
            found += [f"buy {good}" for good in CUBES]
            if not self.hired:
                found += [f"hire {tile}" for tile in self.display if tile]
        for n, one in enumerate(CUBES):
            found += [f"sell {one} {one}"] * (goods[one] >= 2)
            found += [f"sell {one} {other}" for other in CUBES[n + 1 :] if goods[one] and goods[other]]
        return found

    def _hire(self, tile: str) -> None:
        self.own.goods["coin"] -= 2
        self.hired = True
        self.used += 1
        self._take(self.display, tile)

    def _buy(self, good: str) -> None:
        self.own.goods["coin"] -= 2
        self.own.goods[good] += 1
        self._traded("buys")

    def _sell(self, one: str, other: str) -> None:
        self.own.goods[one] -= 1
        self.own.goods[other] -= 1
        self.own.goods["coin"] += 1
        self._traded("sells two of a kind" if one == other else "sells two kinds")

    def _traded(self, how: str) -> None:
        self.used += 1
        self.saw(f"M-T7 {how}" + (", then more" if self.used > 1 else ""))
        if self.hired:
            self.saw("M-T7 trades after hiring")
        self._visit_trade()

    # The board of works

    def _visit_works(self) -> None:
        self.step = "works"
        for what, price in PRICE.items():
            if self.own.has(price) and not self.supply[what]:
                self.saw(f"M-C1 no {what} left")
        if self.own.has(PRICE["house"]) and not all(map(self._house_allowed, self.board.lots)):
            self.saw("M-B3 no worker for the tile")
        if not self._builds():
            self._pass_over()

    def _builds(self) -> list[str]:
        board, own = self.board, self.own
        able = {what for what, price in PRICE.items() if own.has(price) and self.supply[what]}
        found = []
        if "street" in able:
            found += [f"street {point}" for point in board.starts]
        if "market" in able:
            found += [f"market {point}" for point in board.sites]
        if "house" in able:
            found += [f"house {lot}" for lot in board.lots if self._house_allowed(lot)]
        return found

    def _house_allowed(self, lot: str) -> bool:
        good = self.board.bonus.get(lot)
        return good is None or bool(self.own.can_take(good))

    def _pay(self, what: str) -> None:
        for good in PRICE[what]:
            self.own.goods[good] -= 1
        self.supply[what] -= 1
        self.used += 1
        if self.used > 1:
            self.saw("M-T9 several builds")

    def _street(self, point: str) -> None:
        self.section = [point]
        self.step = "street-middle"

    def _street_goes_on(self, point: str) -> None:
        self.section.append(point)
        if len(self.section) == 2:
            self.step = "street-end"
            return
        start, middle, end = self.section
        self.section = []
        board = self.board
        if start in board.pieces:
            self.saw("M-T9 from a marketplace" if board.degree[start] < 2 else "M-T9 branching")
        else:
            self.saw("M-T9a a joint")
        if end in board.joined[start]:
            self.saw("M-T9 the end beside the start")
        self._pay("street")
        self._gain(board.build_section(start, middle, end), "streets")
        if end not in board.starts:
            self.saw("M-T9 into a dead end")
        self._offer_bonus(middle, board.touched(middle))

    def _market(self, point: str) -> None:
        self.saw("M-T11 at an end" if self.board.degree[point] == 1 else "M-T11 at a joint")
        self._pay("market")
        self._gain(self.board.build_market(point), "markets")
        self._offer_bonus(point, self.board.touched(point))

    def _house(self, triangle: str) -> None:
        self._pay("house")
        points = self.board.build_house(triangle)
        corners = sum(point not in self.board.pieces for point in self.board.triangles[triangle])
        self.saw(f"M-T10 {NUMBERS[corners]}")  # a street piece has a milestone at one end: never three
        self._gain(points, "houses")
        if triangle not in self.board.bonus:
            if triangle in self.board.bushes:
                self.saw("M-T10 a bush without its tile")
            self._visit_works()
            return
        self.lot, self.built, self.step = triangle, "", "bonus"
        able = self.own.can_take(self.board.bonus[triangle])
        self.saw("M-B3 taken with the house" if len(able) == 1 else "M-B3 a choice of workers")
        if len(able) == 1:
            self._bonus(str(able[0]))

    # Bonus tiles

    def _offer_bonus(self, point: str, lots: list[str]) -> None:
        """The first of these lots whose tile can be taken is decided on; the others wait."""
        self.waiting = lots
        self.decided = 0
        self.built = point
        self._next_bonus()

    def _next_bonus(self) -> None:
        self.lot = ""
        while self.waiting and not self.lot:
            lot = self.waiting.pop(0)
            if self.own.can_take(self.board.bonus[lot]):
                self.lot, self.step = lot, "bonus"
            else:
                self.saw("M-B2 no worker for it")
        if not self.lot:
            self.built = ""
            self._visit_works()

    def _bonus(self, number: str) -> None:
        worker = self.own.visible()[int(number)]
        if len(self.own.can_take(worker.good)) > 1:
            self.saw("M-B2 several workers")
        if self.lot in self.left_before:
            self.saw("M-B1 left, then taken")
        if self.built:
            self.saw("M-B1 taken")
            self.decided += 1
            if self.decided > 1:
                self.saw("M-B1 several tiles")
        assert self.board.take_bonus(self.lot) == worker.good
        assert not worker.bonus
        worker.bonus = True
        self._gain(1, "bonus")
        if self.built:
            self._next_bonus()
        else:
            self.lot = ""
            self._visit_works()

    def _leave(self) -> None:
        self.saw("M-B1 left")
        self.left_before.add(self.lot)
        self._next_bonus()

    # The mill

    def _visit_mill(self) -> None:
        self.step = "mill"
        if self.own.goods["grain"] >= 2 and not self.board.hungry:
            # There are as many sacks as marketplaces, so the sacks never run out first.
            self.saw("M-T13 no marketplace without flour")
        if not self._deliveries():
            self._pass_over()

    def _deliveries(self) -> list[str]:
        if self.own.goods["grain"] < 2:
            return []
        return [f"flour {point}" for point in self.board.hungry]

    def _flour(self, point: str) -> None:
        board = self.board
        numbers = sum(other not in board.pieces for other in board.joined[point])
        self.saw("M-T13 the best two" if numbers > 2 else f"M-T13 {NUMBERS[numbers]}")
        if point == board.start:
            self.saw("M-T14 the start marketplace")
        self.used += 1
        if self.used > 1:
            self.saw("M-T13 several sacks")
        self.own.goods["grain"] -= 2
        self.own.goods["coin"] += 1
        self.supply["flour"] -= 1
        self._gain(board.deliver(point), "flour")
        self._visit_mill()

    # The castle

    def _visit_castle(self, arrival: bool) -> None:
        if self.own.held() > 3:
            self.step = "return"
            return
        if arrival:
            self.saw("M-T15 nothing to return")
        visible = len(self.own.visible())
        if visible:
            self.step = "cover" if visible > 2 else "may-cover"
        else:
            self.saw("M-T16 nobody to cover")
            self._next()

    def _return(self, good: str) -> None:
        self.own.goods[good] -= 1
        self._visit_castle(arrival=False)

    def _cover(self, number: str) -> None:
        assert int(number) in self.own.visible()
        self._cover_up(int(number), "cover")
        self._next()

    # What is legal now

    def legal(self) -> list[str]:
        """In the notation, in no special order."""
        step, own = self.step, self.own
        if step == "draft":
            return [f"draft {tile}" for tile in {*self.starting} if tile]
        if step == "place":
            pairs = [(n, n + 1) for n in EMPLOYMENT if n + 1 in EMPLOYMENT]
            return [f"at {n}" for n, m in pairs if self.round or not (own.spaces[n] or own.spaces[m])]
        if step in ("move", "end"):
            return self._onward()
        if step == "trade":
            return ["done", *{*self._trades()}]
        if step == "works":
            return ["done", *self._builds()]
        if step == "street-middle":
            return self.board.middles[self.section[0]]
        if step == "street-end":
            return self.board.far_ends[self.section[1]]
        if step == "bonus":
            able = [f"bonus {n}" for n in own.can_take(self.board.bonus[self.lot])]
            return ["leave", *able] if self.built else able
        if step == "mill":
            return ["done", *self._deliveries()]
        if step == "return":
            return [f"return {good}" for good in GOODS if own.goods[good]]
        if step in ("cover", "may-cover"):
            onward = self._onward() if step == "may-cover" else []
            return [*onward, *(f"cover {n}" for n in own.visible())]
        return []

    def _onward(self) -> list[str]:
        """With nothing more to do on this space: the next move, or the end of the turn."""
        if self.moves == 2 or self.round == 0:
            return ["end"]
        return ["move castle", *(f"move {space}" for space in LOOP[self.own.piece + 1 :])]

    # The end

    def _finish(self, why: str) -> None:
        self.saw(why)
        self.step = "over"
        for good in GOODS:
            values = [mat.majority(good) for mat in self.mats]
            best = [mat for mat, value in zip(self.mats, values, strict=True) if value == max(values)]
            if max(values) == 0:
                self.saw("M-E2 nobody has the kind")
            elif len(best) == self.players:
                self.saw("M-E2 all the same")
            else:
                self.saw("M-E2 alone" if len(best) == 1 else "M-E2 tied")
                for mat in best:
                    mat.points["majorities"] += 5 if len(best) == 1 else 2
        figures = sorted(((mat.total(), mat.held()) for mat in self.mats), reverse=True)
        if figures[0] == figures[1]:
            self.saw("M-E3 shared")
        elif figures[0][0] == figures[1][0]:
            self.saw("M-E3 decided by goods")
        if any(
            mat.total() - mat.points["majorities"] < TARGET[self.players] <= mat.total() for mat in self.mats
        ):
            self.saw("M-E1 not by the final scoring")

    def scores(self) -> list[int]:
        return [mat.total() for mat in self.mats]

    def winners(self) -> list[int]:
        figures = [(mat.total(), mat.held()) for mat in self.mats]
        return [seat for seat, figure in enumerate(figures) if figure == max(figures)]
