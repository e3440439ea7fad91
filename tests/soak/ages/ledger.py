"""A second, simple account of Roll Through the Ages, kept from the lines of its record alone.

It shares no code and no tables with the game: every figure is written down here again from
docs/rules/ages.md. What it does not check is legality; it says where everything must lie, what the
score is and when the game is over. `branches` counts which parts of the rules came up.
"""

from __future__ import annotations

from collections import Counter

GOODS = ("wood", "stone", "pottery", "cloth", "spearhead")
TRACK = {"wood": 8, "stone": 7, "pottery": 6, "cloth": 5, "spearhead": 4, "food": 15}
UNIT = {"wood": 1, "stone": 2, "pottery": 3, "cloth": 4, "spearhead": 5}
CITIES = {"city-4": 3, "city-5": 4, "city-6": 5, "city-7": 6}
MONUMENTS = {
    "step-pyramid": 3,
    "stone-circle": 5,
    "temple": 7,
    "obelisk": 9,
    "hanging-gardens": 11,
    "great-wall": 13,
    "great-pyramid": 15,
}
FIRST = dict(zip(MONUMENTS, (1, 2, 4, 6, 8, 10, 12), strict=True))
LATER = {
    "2009": dict(zip(MONUMENTS, (0, 1, 2, 3, 4, 5, 6), strict=True)),
    "reprint": dict(zip(MONUMENTS, (0, 1, 3, 4, 5, 6, 8), strict=True)),
    "late": dict(zip(MONUMENTS, (0, 1, 3, 4, 5, 6, 8), strict=True)),
}
OUT = {1: (), 2: ("temple", "great-pyramid"), 3: ("hanging-gardens",), 4: ()}
_2009 = {
    **{"leadership": (10, 2), "irrigation": (10, 2), "agriculture": (15, 3), "quarrying": (15, 3)},
    **{"medicine": (15, 3), "coinage": (20, 4), "caravans": (20, 4), "religion": (20, 6)},
    **{"granaries": (30, 6), "masonry": (30, 6), "engineering": (40, 6), "architecture": (50, 8)},
    **{"empire": (60, 8)},
}
_REPRINT = {**_2009, "medicine": (20, 4), "religion": (25, 7), "architecture": (60, 8), "empire": (70, 10)}
_LATE = {
    **_REPRINT,
    **{"preservation": (20, 4), "shipping": (25, 5), "smithing": (25, 5), "commerce": (40, 8)},
}
PRICES = {"2009": _2009, "reprint": _REPRINT, "late": _LATE}
"""Cost and points of every development."""


class Sheet:
    """One player's board and score sheet."""

    def __init__(self) -> None:
        self.held: dict[str, int] = {**dict.fromkeys(GOODS, 0), "food": 3}
        self.boxes: dict[str, int] = dict.fromkeys((*CITIES, *MONUMENTS), 0)
        self.owns: set[str] = set()
        self.lost: dict[str, int] = dict.fromkeys(("famine", "drought", "pestilence", "invasion"), 0)
        self.ships = 0

    @property
    def cities(self) -> int:
        return 3 + sum(self.boxes[city] == boxes for city, boxes in CITIES.items())

    @property
    def goods(self) -> int:
        return sum(self.held[good] for good in GOODS)

    @property
    def value(self) -> int:
        return sum(worth(good, self.held[good]) for good in GOODS)

    def finished(self) -> list[str]:
        return [monument for monument, boxes in MONUMENTS.items() if self.boxes[monument] == boxes]


def worth(good: str, number: int) -> int:
    return UNIT[good] * number * (number + 1) // 2


class Ledger:
    def __init__(self, players: int, edition: str, start: int) -> None:
        self.players = players
        self.edition = edition
        self.start = start - 1
        self.late = edition == "late"
        self.solo = players == 1
        self.sheets = [Sheet() for _ in range(players)]
        self.in_play = [mon for mon in MONUMENTS if self.late or mon not in OUT[players]]
        self.first: dict[str, int] = {}
        self.round = 1
        self.active = self.start
        self.last_round = False
        self.over = False
        self.branches: Counter[str] = Counter()
        self._new_turn()

    def _new_turn(self) -> None:
        self.dice: list[str] = []
        self.rolls = 0
        self.led = False
        self.workers = 0
        self.coins = 0
        self.buying = ""
        self.paying: list[str] = []
        self.bought = False
        self.offers = 0
        self.partner = 0
        self.give: dict[str, int] = {}
        self.take: dict[str, int] = {}
        self.swapped_in: set[str] = set()
        self.swaps = 0

    @property
    def own(self) -> Sheet:
        return self.sheets[self.active]

    def others(self) -> list[Sheet]:
        return [sheet for seat, sheet in enumerate(self.sheets) if seat != self.active]

    def saw(self, branch: str) -> None:
        self.branches[branch] += 1

    # Reading the notation

    def read(self, line: str) -> None:
        who, verb, *rest = line.split()
        chance = verb == "roll" and bool(rest)
        seat = self.partner if verb in ("accept", "refuse") else self.active
        assert who == ("*" if chance else str(seat + 1)), f"{line}: not the turn of {who}"
        if chance:
            self._land(rest)
        else:
            getattr(self, "_" + verb.replace("-", "_"))(*rest)

    def _roll(self) -> None:
        self.rolls = 1

    def _preserve(self) -> None:
        if self.own.held["food"] * 2 > 15:
            self.saw("A-L3 doubling capped")
        self.own.held["pottery"] -= 1
        self.own.held["food"] = min(15, self.own.held["food"] * 2)

    def _reroll(self, *faces: str) -> None:
        self.rolls += 1
        for face in faces:
            self.dice.remove(face)
        if "skull" in faces:
            self.saw("A-T4 skull rerolled")

    def _lead(self, face: str) -> None:
        self.saw("A-T3 after three rolls" if self.rolls == 3 else "A-T3 after stopping early")
        if face == "skull":
            self.saw("A-T3 a skull")
        self.led = True
        self.dice.remove(face)

    def _stop(self) -> None:
        self._rolling_over()

    def _land(self, faces: list[str]) -> None:
        self.dice += faces
        locked = not (self.solo and self.edition == "2009")
        free = [face for face in self.dice if face != "skull" or not locked]
        if self.led:
            self._rolling_over()
        elif (self.rolls == 3 or not free) and "leadership" not in self.own.owns:
            if not free:
                self.saw("A-T2 all dice locked")
            self._rolling_over()

    def _rolling_over(self) -> None:
        if "either" not in self.dice:
            self._collect(0)

    def _food(self, number: str) -> None:
        if self.buying:
            self._sell(int(number))
        else:
            self._collect(int(number))

    # Collect, feed, disasters

    def _collect(self, for_food: int) -> None:
        own, dice = self.own, self.dice
        food_dice = dice.count("food")
        food = 3 * food_dice + 2 * for_food
        if "agriculture" in own.owns:
            food += food_dice + for_food
        if own.held["food"] + food > 15:
            self.saw("A-T6 food lost")
        own.held["food"] = min(15, own.held["food"] + food)
        worker_dice = dice.count("workers")
        others = dice.count("either") - for_food
        self.workers = 3 * worker_dice + 2 * others
        if "masonry" in own.owns:
            self.workers += worker_dice + others
        self.coins = dice.count("coins") * (12 if "coinage" in own.owns else 7)
        self._collect_goods(dice.count("good") + 2 * dice.count("skull"))
        fed = min(own.cities, own.held["food"])
        own.held["food"] -= fed
        own.lost["famine"] += own.cities - fed
        if fed < own.cities:
            self.saw("A-T10 famine")
        self._disaster(dice.count("skull"))

    def _collect_goods(self, number: int) -> None:
        own = self.own
        for n in range(number):
            good = GOODS[n % 5]
            if own.held[good] < TRACK[good]:
                own.held[good] += 1
            else:
                self.saw("A-T7 good lost at the end of a track")
        if "quarrying" in own.owns and number == 1:
            self.saw("A-T8 no stone reached")
        if "quarrying" in own.owns and number > 1 and own.held["stone"] < 7:
            self.saw("A-T8 stone")
            own.held["stone"] += 1

    def _disaster(self, skulls: int) -> None:
        own = self.own
        if skulls == 2:
            self._lose(own, "drought", 2, "irrigation")
        elif skulls == 3:
            for sheet in [own] if self.solo else self.others():
                self._lose(sheet, "pestilence", 3, "medicine")
        elif skulls == 4:
            if "smithing" not in own.owns:
                self._invade(own, 4)
            elif self.solo:
                self.saw("A-L6 averted alone")
            else:
                self.saw("A-L6 Smithing strikes")
                for sheet in self.others():
                    self._invade(sheet, 4)
        elif skulls >= 5:
            self._revolt()

    def _lose(self, sheet: Sheet, cause: str, points: int, saved_by: str) -> None:
        if saved_by in sheet.owns:
            self.saw(f"A-T11 {cause} averted")
        else:
            self.saw(f"A-T11 {cause}")
            sheet.lost[cause] += points

    def _invade(self, sheet: Sheet, points: int) -> None:
        if "great-wall" in sheet.finished():
            self.saw("A-T11 invasion averted")
        else:
            self.saw("A-T11 invasion")
            sheet.lost["invasion"] += points

    def _revolt(self) -> None:
        spared = "religion" in self.own.owns
        if spared:
            self.saw("A-V1 revolt prevented" if self.solo else "A-T11 revolt turned")
        else:
            self.saw("A-T11 revolt")
        for sheet in self.others() if spared else [self.own]:
            if "religion" in sheet.owns:
                self.saw("A-T11 revolt averted")
            else:
                sheet.held.update(dict.fromkeys(GOODS, 0))

    def _spearheads(self, number: str) -> None:
        if int(number):
            self.saw("A-L6 spearheads spent")
        self.own.held["spearhead"] -= int(number)
        for sheet in self.others():
            if "great-wall" not in sheet.finished():
                sheet.lost["invasion"] += 2 * int(number)

    # Trade

    def _offer(self, seat: str) -> None:
        self.partner = int(seat) - 1

    def _give(self, kind: str, number: str) -> None:
        self.give[kind] = int(number)

    def _take(self, kind: str, number: str) -> None:
        self.take[kind] = int(number)

    def _propose(self) -> None:
        self.offers += 1
        if self.offers == 6:
            self.saw("A-V2 sixth offer")

    def _refuse(self) -> None:
        self.saw("A-V2 refused")
        self.give, self.take = {}, {}

    def _accept(self) -> None:
        self.saw("A-V2 gift" if not (self.give and self.take) else "A-V2 exchange")
        partner = self.sheets[self.partner]
        for giver, taker, terms in ((self.own, partner, self.give), (partner, self.own, self.take)):
            for kind, number in terms.items():
                giver.held[kind] -= number
                taker.held[kind] += number
        if partner.goods > 6:
            self.saw("A-R5 partner above six")
        self.give, self.take = {}, {}

    def _swap(self, kind: str, other: str) -> None:
        if kind in self.swapped_in:
            self.saw("A-L5 swapped on")
        self.swapped_in.add(other)
        self.swaps += 1
        self.own.held[kind] -= 1
        self.own.held[other] += 1

    # Build

    def _build(self, building: str) -> None:
        self.workers -= 1
        self.own.boxes[building] += 1
        if self.own.boxes[building] < (CITIES | MONUMENTS)[building]:
            return
        if building in CITIES:
            self.saw("A-T16 city finished")
        elif building in self.first:
            self.saw("A-T16 monument finished later")
        else:
            self.saw("A-T16 monument finished first")
            self.first[building] = self.active
            if len(self.first) == len(self.in_play) and not self.solo:
                self._last_round("all monuments")
        if building == "great-wall" and self.dice.count("skull") == 4 and "smithing" not in self.own.owns:
            self.saw("A-R1 Great Wall too late")

    def _last_round(self, why: str) -> None:
        if not self.last_round:
            self.saw(f"A-E1 {why}")
        self.last_round = True

    def _spend_stone(self) -> None:
        self.own.held["stone"] -= 1
        self.workers += 3

    def _ship(self) -> None:
        self.own.held["wood"] -= 1
        self.own.held["cloth"] -= 1
        self.own.ships += 1
        if self.own.ships == 5:
            self.saw("A-L4 fifth ship")

    def _done(self) -> None:
        pass

    # Buy and discard

    def _buy(self, development: str) -> None:
        self.buying = development

    def _with(self, *kinds: str) -> None:
        self.paying = [] if kinds == ("coins",) else list(kinds)
        if "granaries" not in self.own.owns or self.own.held["food"] == 0:
            self._sell(0)

    def _sell(self, food: int) -> None:
        cost, _ = PRICES[self.edition][self.buying]
        total = self.coins + food * (4 if self.edition == "2009" else 6)
        for good in self.paying:
            total += worth(good, self.own.held[good])
            self.own.held[good] = 0
        assert total >= cost, f"{self.buying} for {total} of {cost}"
        if food:
            self.saw("A-T19 food sold")
        if total > cost:
            self.saw("A-T18 overpaid")
        self.own.held["food"] -= food
        self.own.owns.add(self.buying)
        if self.buying == "caravans" and self.own.goods > 6:
            self.saw("A-R2 Caravans at once")
        if len(self.own.owns) >= (7 if self.late else 5) and not self.solo:
            self._last_round("developments")
        self.buying, self.paying, self.bought = "", [], True

    def _discard(self, good: str) -> None:
        self.own.held[good] -= 1

    def _end(self) -> None:
        if self.own.goods > 6:
            assert "caravans" in self.own.owns, "more than 6 goods kept"
            self.saw("A-T21 kept with Caravans")
        following = (self.active + 1) % self.players
        if following == self.start:
            limit = (11 if self.late else 10) if self.solo else 60
            if self.last_round or self.round == limit:
                self.over = True
                self._see_the_end()
                return
            self.round += 1
        self.active = following
        self._new_turn()

    def _see_the_end(self) -> None:
        if self.solo:
            self.saw("end: solo")
        elif not self.last_round:
            self.saw("end: round 60")
        else:
            self.saw("end: last round")
        if self.start and self.last_round:
            self.saw("A-E1 another start player")
        for sheet in self.sheets:
            for development in ("architecture", "empire", "commerce"):
                if development in sheet.owns:
                    self.saw(f"A-E2 {development}")
        if not self.solo:
            best = sorted(
                zip(self.scores(), (sheet.value for sheet in self.sheets), strict=True), reverse=True
            )
            if best[0] == best[1]:
                self.saw("A-E3 shared")
            elif best[0][0] == best[1][0]:
                self.saw("A-E3 decided by goods")
        if min(self.scores()) < 0:
            self.saw("A-E2 negative score")

    # Scores

    def score(self, seat: int) -> int:
        sheet = self.sheets[seat]
        total = sum(PRICES[self.edition][development][1] for development in sheet.owns)
        finished = sheet.finished()
        for monument in finished:
            total += FIRST[monument] if self.first[monument] == seat else LATER[self.edition][monument]
        if "architecture" in sheet.owns:
            total += len(finished) * (1 if self.edition == "2009" else 2)
        if "empire" in sheet.owns:
            total += sheet.cities
        if "commerce" in sheet.owns:
            total += sheet.goods
        return total - sum(sheet.lost.values())

    def scores(self) -> list[int]:
        return [self.score(seat) for seat in range(self.players)]
