"""A second, simple account of Keyflower, kept from the lines of its record alone.

It shares no code with the game and reads the figures of the tiles by itself (`tiles`). It says where all
pieces must lie, what is legal, what everybody knows of the screens and, with `scoring`, what the points are.
`branches` counts which parts of the rules came up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement, permutations, product

from tests.soak.keyflower import scoring
from tests.soak.keyflower.tiles import (
    ARRIVALS,
    BOATS,
    COLOURS,
    DIRECTIONS,
    GOODS,
    MOST_ON_TILE,
    OPPOSITE,
    ROUND,
    SEASONS,
    SKILLS,
    TILES,
    WINTER,
    Tile,
    in_play,
)

CHANCE = ("homes", "screens", "deal", "load", "load-skills", "offer", "draw", "draw-skills", "gift")


class Spot:
    """A tile on the table: what lies on it, stands on it, and is bid for it."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.tile: Tile = TILES[id]
        self.upgraded = False
        self.laid = ""
        """Nothing yet, `lying` or `aside`."""
        self.cell = (0, 0)
        self.turn = 0
        self.goods: Counter[str] = Counter()
        self.colour = ""
        self.last = 0
        self.on: Counter[str] = Counter()
        self.bids: dict[int, tuple[str, int]] = {}

    @property
    def leader(self) -> int | None:
        return max(self.bids, key=lambda seat: self.bids[seat][1]) if self.bids else None

    def side(self) -> dict[str, object]:
        return self.tile.sides[self.upgraded]

    def figure(self, name: str) -> int:
        return int(str(self.side().get(name, 0)))

    def clear(self) -> None:
        self.colour, self.last = "", 0
        self.on.clear()


class Village(scoring.Village):
    """One player: the screen, what is known of it, and the tiles."""

    def __init__(self) -> None:
        super().__init__()
        self.known: Counter[str] = Counter()
        """Workers and skill tiles behind the screen that everybody knows of."""
        self.winter: list[str] = []
        self.kept: list[str] = []
        self.chosen = False
        self.has_boat = False
        self.spots: dict[str, Spot] = {}

    def at(self, cell: tuple[int, int]) -> Spot | None:
        for spot in self.spots.values():
            if spot.laid == "lying" and spot.cell == cell:
                return spot
        return None

    def hand(self) -> list[Spot]:
        return [spot for spot in self.spots.values() if not spot.laid]

    def owns(self, boat: str) -> bool:
        return f"summer-boat-{boat}" in self.spots

    def gain_openly(self, piece: str, number: int) -> None:
        self.behind[piece] += number
        self.known[piece] += number

    def lose(self, piece: str, number: int = 1) -> None:
        self.behind[piece] -= number
        self.known[piece] = max(0, self.known[piece] - number)

    def count(self, pieces: tuple[str, ...]) -> int:
        return sum(self.behind[piece] for piece in pieces)


class Ledger:
    def __init__(self, players: int) -> None:
        self.players = players
        self.figures = in_play(players)
        self.villages = [Village() for _ in range(players)]
        self.bag: Counter[str] = Counter({"blue": 40, "red": 40, "yellow": 40})
        self.pile: Counter[str] = Counter(dict.fromkeys(SKILLS, 16))
        self.supply: Counter[str] = Counter({"gold": 48, "iron": 24, "stone": 24, "wood": 24})
        self.greens = 20
        self.offer: dict[str, Spot] = {}
        order = range(1, self.figures["turn_order"] + 1)
        self.order = {f"turn-order-{number}": Spot(f"turn-order-{number}") for number in order}
        self.boats: dict[str, Counter[str]] = {boat: Counter() for boat in BOATS[:players]}
        self.taken: dict[str, int] = {}
        self.in_box = set(TILES) - set(self.order) - {f"boat-{boat}" for boat in self.boats}
        """Tiles that can still be drawn."""
        self.season = 0
        self.start = 0
        self.active = 0
        self.phase = "turns"
        self.step = "homes"
        self.passes = 0
        self.turns = 0
        self.queue: list[str] = []
        """Turn-order tiles still to be resolved."""
        self.branches: Counter[str] = Counter()
        self.points: list[int] | None = None
        self._new_turn()

    def _new_turn(self) -> None:
        self.kind = ""
        self.place = ""
        self.taking: Counter[str] = Counter()
        self.moving: list[str] = []
        self.left = 0
        self.carries = 0
        self.upgrades = 0
        self.good = ""
        self.source = ""
        self.upgrading = ""
        self.laying = ""
        self.cell: tuple[int, int] | None = None
        self.paid = ""
        self.upgraded_now = False

    @property
    def own(self) -> Village:
        return self.villages[self.active]

    @property
    def over(self) -> bool:
        return self.step == "over"

    @property
    def winter(self) -> bool:
        return self.season == 4

    def saw(self, branch: str) -> None:
        self.branches[branch] += 1

    def spots(self) -> Iterator[Spot]:
        """Everything that workers can be on."""
        yield from self.offer.values()
        yield from self.order.values()
        for village in self.villages:
            yield from village.spots.values()

    def find(self, id: str) -> Spot | None:
        for place in (self.offer, self.order, *(village.spots for village in self.villages)):
            if id in place:
                return place[id]
        return None

    def spot(self, id: str) -> Spot:
        found = self.find(id)
        assert found is not None, id
        return found

    def owner(self, id: str) -> int | None:
        return next((seat for seat, village in enumerate(self.villages) if id in village.spots), None)

    # Reading the record

    def read(self, line: str) -> None:
        who, verb, *rest = line.split()
        assert who == ("*" if self.step in CHANCE else str(self.active + 1)), f"{line}: not the turn of {who}"
        if verb in COLOURS:
            self._take_workers(verb, int(rest[0]))
        elif verb in DIRECTIONS:
            self._carry_to(verb)
        elif verb == "with":
            self._pay_upgrade(rest)
        else:
            getattr(self, "_" + verb)(*rest)

    # Chance

    def _tile(self, id: str) -> None:
        self.in_box.remove(id)
        if self.step == "homes":
            self._home(id)
        elif self.step == "deal":
            self.own.winter.append(id)
            self._drawn("deal")
        else:
            if TILES[id].kind == "summer-boat":
                self.in_box.remove(id[:-1] + ("b" if id.endswith("a") else "a"))
            self.offer[id] = Spot(id)
            self.left -= 1
            if self.left == 0:
                self._begin_turns()

    def _home(self, id: str) -> None:
        spot = Spot(id)
        spot.laid = "lying"
        self.own.spots[id] = spot
        self.active += 1
        if self.active == self.players:
            lowest = min(id for village in self.villages for id in village.spots)
            owner = self.owner(lowest)
            assert owner is not None
            self.start = owner
            if self.start:
                self.saw("K-S1 another start player")
            self.active, self.left, self.step = 0, 8, "screens"

    def _worker(self, colour: str) -> None:
        self.bag[colour] -= 1
        assert self.bag[colour] >= 0
        if self.step == "load":
            self.boats[self._next_boat(COLOURS)][colour] += 1
            self._enter_load()
            return
        self.own.behind[colour] += 1
        self._drawn(self.step)

    def _skill(self, skill: str) -> None:
        self.pile[skill] -= 1
        assert self.pile[skill] >= 0
        if self.step == "load-skills":
            self.boats[self._next_boat(SKILLS)][skill] += 1
            self._enter_load_skills()
            return
        self.own.behind[skill] += 1
        self._drawn(self.step)

    def _drawn(self, step: str) -> None:
        """One of several pieces; the last one leads on."""
        self.left -= 1
        if self.left:
            return
        if step in ("screens", "deal"):
            self.active += 1
            if self.active < self.players:
                self.left = 8 if step == "screens" else self.figures["winter_dealt"]
            elif step == "screens":
                self.active, self.left, self.step = 0, self.figures["winter_dealt"], "deal"
            else:
                self._begin_season()
        elif step == "gift":
            self._give_green()
        else:
            if self.paid:
                (self.bag if self.paid in COLOURS else self.pile)[self.paid] += 1
                self.saw("K-V1 paid after the draw")
                self.paid = ""
            self.step = "end"

    def _draw(self, step: str, number: int, stock: Counter[str]) -> None:
        there = stock.total()
        if there < number:
            self.saw("K-U3 too few to draw")
        self.left = min(number, there)
        self.step = step if self.left else self.step

    # Season start

    def _begin_season(self) -> None:
        self.season += 1
        self.active = self.start
        if self.winter:
            self.phase, self.step = "keep", "keep"
        else:
            self._enter_load()

    def _room(self, boat: str, pieces: tuple[str, ...]) -> int:
        workers, skills = ARRIVALS[boat, SEASONS[self.season]]
        loaded = sum(self.boats[boat][piece] for piece in pieces)
        return int(workers if pieces == COLOURS else skills) - loaded

    def _next_boat(self, pieces: tuple[str, ...]) -> str:
        """One piece at a time, boat after boat; full ones are skipped."""
        waiting = [boat for boat in self.boats if self._room(boat, pieces) > 0]
        fewest = {boat: sum(self.boats[boat][piece] for piece in pieces) for boat in waiting}
        return min(waiting, key=lambda boat: fewest[boat])

    def _enter_load(self) -> None:
        self.step = "load"
        missing = sum(self._room(boat, COLOURS) for boat in self.boats)
        if missing and not self.bag.total():
            self.saw("K-N1 the bag is short")
        if not missing or not self.bag.total():
            self._enter_load_skills()

    def _enter_load_skills(self) -> None:
        self.step = "load-skills"
        if not any(self._room(boat, SKILLS) for boat in self.boats) or not self.pile.total():
            self.left, self.step = self.figures["season_tiles"], "offer"

    def _keep(self, *tiles: str) -> None:
        for id in tiles:
            self.own.winter.remove(id)
            self.own.kept.append(id)
        self.own.chosen = True
        self.saw(f"K-N2 keeps {len(tiles)}")
        self.step = "end"

    def _end_keep(self) -> None:
        self.active = (self.active + 1) % self.players
        if self.active != self.start:
            self.step = "keep"
            return
        for id in WINTER:
            if any(id in village.kept for village in self.villages):
                self.offer[id] = Spot(id)
        for village in self.villages:
            if village.winter:
                self.saw("K-N2 the rest leave the game")
            village.winter, village.kept, village.chosen = [], [], False
        self._begin_turns()

    def _begin_turns(self) -> None:
        self.phase, self.step = "turns", "turn"
        self.active = self.start
        self.passes = 0
        self.turns += 1

    # A turn

    def _pass(self) -> None:
        self.passes += 1
        self.step = "end"

    def _end(self) -> None:
        if self.phase == "keep":
            self._end_keep()
        elif self.phase == "boats":
            self._boats_go_on()
        elif self.phase == "lay":
            self._next_village()
        elif self.passes == self.players:
            self._new_turn()
            self._end_season()
        else:
            self._new_turn()
            self.active = (self.active + 1) % self.players
            self.turns += 1
            self.step = "turn"

    def _bid(self, id: str) -> None:
        self.kind, self.place, self.step = "bid", id, "workers"

    def _use(self, id: str) -> None:
        self.kind, self.place, self.step = "use", id, "workers"

    def _take_workers(self, colour: str, number: int) -> None:
        self.taking[colour] = number
        self._go_on_placing()

    def _from(self, id: str) -> None:
        self.moving.append(id)
        self._go_on_placing()

    def _done(self) -> None:
        if self.step == "workers":
            self._put()
        else:
            self.step = "end"

    def placed(self) -> int:
        return self.taking.total() + sum(self.group(id)[1] for id in self.moving)

    def group(self, id: str) -> tuple[str, int]:
        return self.spot(id).bids[self.active]

    def losing(self) -> dict[str, tuple[str, int]]:
        """The active player's losing bids: colour and number by tile."""
        seat = self.active
        spots = (*self.offer.values(), *self.order.values())
        return {spot.id: spot.bids[seat] for spot in spots if seat in spot.bids and spot.leader != seat}

    def groups(self) -> dict[str, tuple[str, int]]:
        """Losing bids that can still join the placement: a bid is topped up where it lies."""
        stays = self.place if self.kind == "bid" else ""
        return {id: bid for id, bid in self.losing().items() if id != stays and id not in self.moving}

    def limits(self, kind: str, spot: Spot) -> tuple[int, int]:
        """How many workers a placement takes at least and at most."""
        if kind == "use":
            return spot.last + 1, MOST_ON_TILE - spot.on.total()
        others = [n for seat, (_, n) in spot.bids.items() if seat != self.active]
        own = spot.bids[self.active][1] if self.active in spot.bids else 0
        return max(1, max(others, default=0) + 1 - own), 1000

    def mixes(self, kind: str, spot: Spot) -> bool:
        """K-F4b."""
        return kind == "use" and self.own.owns("4b") and bool(spot.bids or spot.last)

    def colours(self, kind: str, spot: Spot) -> tuple[str, ...]:
        """Those in which the active player may place there."""
        if kind == "bid" and self.active in spot.bids:
            return (spot.bids[self.active][0],)
        if not spot.colour or self.mixes(kind, spot):
            return COLOURS
        others = any(seat != self.active for seat in spot.bids)
        if kind == "bid" and self.own.owns("4a") and spot.id in self.offer and others:
            return (spot.colour,) if spot.colour == "green" else COLOURS
        return (spot.colour,)

    def open_colours(self) -> tuple[str, ...]:
        """Those that may still join the placement."""
        spot = self.spot(self.place)
        if self.mixes(self.kind, spot):
            return COLOURS
        chosen = [colour for colour in COLOURS if self.taking[colour]]
        chosen += [self.group(id)[0] for id in self.moving]
        return (chosen[0],) if chosen else self.colours(self.kind, spot)

    def _go_on_placing(self) -> None:
        """Asked for more only where more could join, as far as everybody can see."""
        spot = self.spot(self.place)
        least, most = self.limits(self.kind, spot)
        room = most - self.placed()
        if self.placed() < least:
            return
        fitting = [n for colour, n in self.groups().values() if colour in self.open_colours() and n <= room]
        another = (
            self.mixes(self.kind, spot)
            and not self.moving
            and not self.taking["green"]
            and self.own.count(COLOURS) > self.placed()
            and room > 0
        )
        if not fitting and not another:
            self._put()

    def _put(self) -> None:
        spot = self.spot(self.place)
        total = self.placed()
        self._note_placement(spot, total)
        for colour in COLOURS:
            if self.taking[colour]:
                self.own.lose(colour, self.taking[colour])
                self._arrive(spot, colour, self.taking[colour])
        for id in sorted(self.moving, key=list(TILES).index):
            source = self.spot(id)
            if source.bids[self.active][0] != source.colour:
                self.saw("K-F4a a lying bid moves")
            colour, number = source.bids.pop(self.active)
            self._arrive(spot, colour, number)
        self.taking.clear()
        self.moving.clear()
        self.passes = 0
        self.step = "end"
        bidding = self.kind == "bid"
        if bidding:
            self.kind = self.place = ""
        else:
            spot.last = total
        self._stand_up()
        if not bidding:
            self._effect(spot)

    def _note_placement(self, spot: Spot, total: int) -> None:
        seat = self.active
        if self.passes:
            self.saw("K-T1 after a pass")
        if len(self.moving) > 1:
            self.saw("K-T2 several losing bids move")
        if self.moving and self.taking.total():
            self.saw("K-T2 a losing bid and others")
        if self.moving:
            self.saw(f"K-T2 a losing bid moves to {self.kind}")
        if spot.id in self.moving:
            self.saw("K-T2 from beside a tile onto it")
        colours = {self.group(id)[0] for id in self.moving} | {c for c in COLOURS if self.taking[c]}
        if self.kind == "bid":
            if seat in spot.bids:
                self.saw("K-B2 raised" if spot.leader == seat else "K-B2 topped up")
            elif spot.bids:
                self.saw("K-B2 outbid")
            if spot.colour and seat not in spot.bids and colours != {spot.colour}:
                self.saw("K-F4a lying down")
            if "green" in colours:
                self.saw("K-T3 a bid in green")
            return
        if spot.last:
            self.saw("K-U2 a later use")
        if total > spot.last + 1:
            self.saw("K-U2 more than needed")
        if spot.on.total() + total == MOST_ON_TILE:
            self.saw("K-U2 six on a tile")
        owner = self.owner(spot.id)
        self.saw(
            "K-U1 on offer" if owner is None else "K-U1 own" if owner == seat else "K-U1 in another village"
        )
        if len(colours) > 1:
            self.saw("K-F4b mixed")
        if spot.colour and colours != {spot.colour}:
            self.saw("K-F4b lying down")

    def _arrive(self, spot: Spot, colour: str, number: int) -> None:
        if self.kind == "bid":
            before = spot.bids.get(self.active, (colour, 0))
            assert before[0] == colour
            spot.bids[self.active] = (colour, before[1] + number)
        else:
            spot.on[colour] += number
        if not spot.colour:
            spot.colour = colour

    def _stand_up(self) -> None:
        """K-F4a: the lying bid of a tile where nothing of its colour is left."""
        for spot in self.offer.values():
            lying = [colour for colour, _ in spot.bids.values() if colour != spot.colour]
            standing = [colour for colour, _ in spot.bids.values() if colour == spot.colour]
            if lying and not standing and not spot.on[spot.colour]:
                (spot.colour,) = lying
                self.saw("K-F4a stands up")

    # The effect of a tile

    def _effect(self, spot: Spot) -> None:
        side = spot.side()
        possible = self._gain_possible(spot)
        if "pay_worker" in side or "pay_skill" in side:
            pieces = COLOURS if "pay_worker" in side else SKILLS
            if not possible:
                self.saw("K-U4 nothing to gain")
            elif not self.own.count(pieces):
                self.saw("K-U4 nothing to pay with")
            else:
                self.step = "cost"
        elif "produce_one_of" in side:
            if possible:
                self.step = "choose"
        elif "transport" in side:
            times = 2 if self.own.owns("2b") else 1
            if times == 2:
                self.saw("K-F2b doubled")
            if self.owner(spot.id) != self.active:
                self.saw("K-M1 by another tile")
            self.carries = spot.figure("transport") * times
            self.upgrades = spot.figure("upgrades") * times
            self.step = "transport"
        else:
            self._gain(spot)

    def _produce(self, spot: Spot) -> dict[str, int]:
        found = spot.side().get("produce", {})
        assert isinstance(found, dict)
        return found

    def _gain_possible(self, spot: Spot) -> bool:
        if spot.figure("draw_workers"):
            return self.bag.total() > 0
        if spot.figure("draw_skills"):
            return self.pile.total() > 0
        if spot.figure("green"):
            return self.greens > 0
        if "produce_one_of" in spot.side():
            return any(self.supply[good] for good in ("iron", "stone", "wood"))
        return any(self.supply[good] for good in self._produce(spot))

    def _gain(self, spot: Spot) -> None:
        for good, number in self._produce(spot).items():
            self._make(spot, good, number)
        greens = min(self.greens, spot.figure("green"))
        if greens < spot.figure("green"):
            self.saw("K-U3 too few green workers")
        self.greens -= greens
        self.own.gain_openly("green", greens)
        self.step = "end"
        if spot.figure("draw_workers"):
            self._draw("draw", spot.figure("draw_workers"), self.bag)
        elif spot.figure("draw_skills"):
            self._draw("draw-skills", spot.figure("draw_skills"), self.pile)

    def _make(self, spot: Spot, good: str, number: int) -> None:
        if self.supply[good] < number:
            self.saw("K-U3 the supply is short")
        number = min(number, self.supply[good])
        mine = self.owner(spot.id) == self.active
        self.saw("K-U3 stays on the tile" if mine else "K-U3 to the home")
        where = spot if mine else self.home(self.active)
        self.supply[good] -= number
        where.goods[good] += number

    def home(self, seat: int) -> Spot:
        return next(spot for spot in self.villages[seat].spots.values() if spot.tile.kind == "home")

    def _decline(self) -> None:
        self.saw("K-U4 declined")
        self.step = "end"

    def _pay(self, piece: str) -> None:
        spot = self.spot(self.place)
        self.own.lose(piece)
        drawn = "draw_workers" if piece in COLOURS else "draw_skills"
        self.saw("K-U4 a worker paid" if piece in COLOURS else "K-U4 a skill tile paid")
        if spot.figure(drawn):
            self.paid = piece
        else:
            (self.bag if piece in COLOURS else self.pile)[piece] += 1
        self._gain(spot)

    def _take(self, good: str) -> None:
        self._make(self.spot(self.place), good, 1)
        self.saw("K-V2 a kind is chosen")
        self.step = "end"

    # Transport and upgrade

    def _carry(self, good: str, id: str) -> None:
        self.good, self.source, self.step = good, id, "direction"

    def neighbour(self, spot: Spot, direction: str) -> Spot | None:
        if spot.laid != "lying":
            return None
        q, r = DIRECTIONS[direction]
        return self.own.at((spot.cell[0] + q, spot.cell[1] + r))

    def way(self, spot: Spot, direction: str) -> bool:
        """K-M1, K-F2a."""
        other = self.neighbour(spot, direction)
        if other is None:
            return False
        joint = spot.tile.edge(spot.turn, direction) + other.tile.edge(other.turn, OPPOSITE[direction])
        return joint == "RR" or (self.own.owns("2a") and "W" not in joint)

    def _carry_to(self, direction: str) -> None:
        source = self.spot(self.source)
        there = self.neighbour(source, direction)
        assert there is not None
        joint = source.tile.edge(source.turn, direction) + there.tile.edge(there.turn, OPPOSITE[direction])
        if joint != "RR":
            self.saw("K-F2a carried without a road")
        if self.upgraded_now:
            self.saw("K-M1 carried after an upgrade")
        source.goods[self.good] -= 1
        there.goods[self.good] += 1
        self.good = self.source = ""
        self.carries -= 1
        self._go_on_working()

    def _go_on_working(self) -> None:
        self.step = "transport" if self.carries + self.upgrades else "end"

    def payments(self, spot: Spot) -> list[list[str]]:
        """All that the active player could upgrade a tile with, goods before the skill tile."""
        if not spot.tile.upgradable or spot.upgraded:
            return []
        skills = [spot.tile.skill]
        if spot.tile.skill == "any_skill":
            skills = [skill for skill in SKILLS if self.own.behind[skill]]
        elif spot.tile.skill and not self.own.behind[spot.tile.skill]:
            return []
        found = []
        for goods in combinations_with_replacement(GOODS, len(spot.tile.slots)):
            if all(goods.count(good) <= spot.goods[good] for good in goods) and self._pays(spot, goods):
                found += [[*goods, *([skill] if skill else [])] for skill in skills]
        return found

    def _pays(self, spot: Spot, goods: tuple[str, ...]) -> bool:
        if self.own.owns("3a"):
            return True
        return any(
            all(
                slot in (good, "any_resource") or good == "gold"
                for slot, good in zip(spot.tile.slots, way, strict=True)
            )
            for way in permutations(goods)
        )

    def _upgrade(self, id: str) -> None:
        self.upgrading = id
        payments = self.payments(self.spot(id))
        if len(payments) == 1 and self.spot(id).tile.skill != "any_skill":
            self._pay_upgrade(payments[0])
        else:
            self.step = "payment"

    def _pay_upgrade(self, pieces: list[str]) -> None:
        spot = self.spot(self.upgrading)
        goods = [piece for piece in pieces if piece in GOODS]
        self._note_upgrade(spot, goods)
        for piece in pieces:
            if piece in GOODS:
                spot.goods[piece] -= 1
                self.supply[piece] += 1
            else:
                self.own.lose(piece)
                self.pile[piece] += 1
        spot.upgraded = True
        self.upgrading = ""
        self.upgrades -= 1
        self.upgraded_now = True
        self._go_on_working()

    def _note_upgrade(self, spot: Spot, goods: list[str]) -> None:
        wanted = Counter(slot for slot in spot.tile.slots if slot != "any_resource")
        found = Counter(goods)
        if any(found[good] < n for good, n in wanted.items()):
            rest = found - wanted
            others = any(rest[good] for good in GOODS[1:])
            free = len(spot.tile.slots) - wanted.total()
            self.saw("K-F3a another resource" if others and not free else "K-M2 gold stands in")
        elif wanted:
            self.saw("K-M2 in kind")
        if "any_resource" in spot.tile.slots:
            self.saw("K-M2 any resource")
        if spot.tile.skill:
            self.saw("K-M2 any skill tile" if spot.tile.skill == "any_skill" else "K-M2 a skill tile")
        if spot.tile.kind == "home":
            self.saw("K-M2 a home")

    # Season end

    def _end_season(self) -> None:
        self.passes = 0
        for spot in (*self.offer.values(), *self.order.values()):
            leader = spot.leader
            for seat in [seat for seat in spot.bids if seat != leader]:  # K-E1
                colour, number = spot.bids.pop(seat)
                self.villages[seat].gain_openly(colour, number)
                self.saw("K-E1 a losing bid returns")
        for spot in list(self.offer.values()):
            self._award(spot)
        self.offer.clear()
        for village in self.villages:  # K-E4
            for spot in village.spots.values():
                for colour in COLOURS:
                    if spot.on[colour]:
                        self.saw("K-E4 workers taken back")
                        village.gain_openly(colour, spot.on[colour])
                spot.clear()
        self.phase = "boats"
        self.queue = list(self.order)
        self._boats_go_on()

    def _award(self, spot: Spot) -> None:
        """K-E2 and K-E3."""
        winner = spot.leader
        if winner is None:
            self.saw("K-E2 no bid")
            if spot.on:
                self.saw("K-E2 workers on it into the bag")
            self.bag += spot.on
            return
        if spot.on.total():
            self.saw("K-E3 workers on it to the winner")
        for colour, number in spot.on.items():
            self.villages[winner].gain_openly(colour, number)
        self._into_bag(spot)
        spot.clear()
        self.villages[winner].spots[spot.id] = spot

    def _into_bag(self, spot: Spot) -> None:
        for colour, number in spot.bids.values():
            self.bag[colour] += number
            if colour == "green":
                self.saw("K-E3 green into the bag")
        spot.bids.clear()
        spot.clear()

    def _boats_go_on(self) -> None:
        """The next captain; the last boat needs no choice."""
        while True:
            captain = self._next_captain()
            if captain is None:
                self._finish_boats()
                return
            self.active = captain
            free = [boat for boat in self.boats if boat not in self.taken]
            if len(free) > 1:
                self.step = "boat"
                return
            self._take_boat(free[0])

    def _next_captain(self) -> int | None:
        while self.queue:
            spot = self.order[self.queue[0]]
            if spot.leader is not None and not self.villages[spot.leader].has_boat:
                return spot.leader
            self._resolve(self.queue.pop(0))
        for back in range(self.players):
            seat = (self.start + back) % self.players
            if not self.villages[seat].has_boat:
                return seat
        return None

    def _resolve(self, tile: str) -> None:
        """A turn-order tile whose winner, if any, has a boat."""
        winner = self.order[tile].leader
        if winner is None:
            return
        if len([o for o in self.order.values() if o.leader == winner]) > 1:
            self.saw("K-E5 several turn-order tiles")
        if tile == list(self.order)[-1] and self.start != winner:
            self.saw("K-E5 the purple worker passes by its tile")
            self.start = winner

    def _boat(self, boat: str) -> None:
        self._take_boat(boat)
        self.step = "end"

    def _take_boat(self, boat: str) -> None:
        for piece, number in self.boats[boat].items():
            self.own.gain_openly(piece, number)
        self.boats[boat].clear()
        self.taken[boat] = self.active
        self.own.has_boat = True
        if self.winter:
            self.own.spots[f"boat-{boat}"] = Spot(f"boat-{boat}")
        self._next_captain()  # resolves the turn-order tiles that this boat was taken with

    def _finish_boats(self) -> None:
        purple = self.order[list(self.order)[-1]]
        if purple.leader is None:
            self.start = (self.start + 1) % self.players
            self.saw(
                "K-E6 the purple worker passes left" if self.winter else "K-E5 the purple worker passes left"
            )
        for spot in self.order.values():
            if spot.leader is None:
                self.saw("K-E6 a turn-order tile leaves" if self.winter else "K-E2 a turn-order tile stays")
            elif self.winter:
                village = self.villages[spot.leader]
                self._into_bag(spot)
                village.spots[spot.id] = spot
                self.saw("K-E6 a turn-order tile won")
                continue
            self._into_bag(spot)
        if self.winter:
            self.order = {}
            self.boats = {}
        for village in self.villages:
            village.has_boat = False
        self.taken.clear()
        owner = self.owner("summer-boat-1a")
        if owner is not None and self.bag.total():
            self.active = owner
            self.left = min(2, self.bag.total())
            self.step = "gift"
            self.saw("K-F1a two workers")
        else:
            self._give_green()

    def _give_green(self) -> None:
        owner = self.owner("summer-boat-1b")
        if owner is not None and self.greens:
            self.greens -= 1
            self.villages[owner].gain_openly("green", 1)
            self.saw("K-F1b a green worker")
        self.phase = "lay"
        self.active = self.start
        self._enter_lay()

    # Laying tiles

    def _enter_lay(self) -> None:
        while not self.lays():
            if self.own.hand():
                self.saw("K-E7 nothing fits")
            self._set_aside()
            self.active = (self.active + 1) % self.players
            if self.active == self.start:
                self._next_season()
                return
        self.step = "lay"

    def _next_village(self) -> None:
        self.active = (self.active + 1) % self.players
        if self.active == self.start:
            self._next_season()
        else:
            self._enter_lay()

    def _next_season(self) -> None:
        if self.winter:
            self.step = "over"
            self._finish()
        else:
            self._begin_season()

    def _set_aside(self) -> None:
        for spot in self.own.hand():
            spot.laid = "aside"
            self.saw("K-E7 set aside")

    def asked(self) -> dict[tuple[int, int], dict[str, str]]:
        """The free cells round the village, and the edges that their neighbours ask for."""
        lying = {spot.cell: spot for spot in self.own.spots.values() if spot.laid == "lying"}
        found: dict[tuple[int, int], dict[str, str]] = {}
        for (q, r), spot in lying.items():
            for direction, (dq, dr) in DIRECTIONS.items():
                cell = (q + dq, r + dr)
                if cell not in lying:
                    edge = spot.tile.edge(spot.turn, direction)
                    found.setdefault(cell, {})[OPPOSITE[direction]] = edge
        return found

    def turns_at(self, id: str, asked: dict[str, str]) -> list[int]:
        if self.own.owns("2a"):
            return list(range(6))
        tile = TILES[id]
        return [
            turn for turn in range(6) if all(tile.edge(turn, side) == edge for side, edge in asked.items())
        ]

    def lays(self) -> list[str]:
        hand = self.own.hand()
        if not hand:
            return []
        asked = list(self.asked().values())
        return [spot.id for spot in hand if any(self.turns_at(spot.id, one) for one in asked)]

    def _lay(self, id: str) -> None:
        self.laying, self.step = id, "cell"

    def _at(self, cell: str) -> None:
        q, r = cell.split(",")
        self.cell, self.step = (int(q), int(r)), "rotation"

    def _turn(self, turn: str) -> None:
        spot = self.own.spots[self.laying]
        assert self.cell is not None
        asked = self.asked()[self.cell]
        if any(spot.tile.edge(int(turn), side) != edge for side, edge in asked.items()):
            self.saw("K-F2a edges unlike")
            assert self.own.owns("2a")
        if len(asked) > 1:
            self.saw("K-E7 several neighbours")
        spot.laid, spot.cell, spot.turn = "lying", self.cell, int(turn)
        self.laying, self.cell = "", None
        if self.lays():
            self.step = "lay"
            self.saw("K-E7 several tiles")
        else:
            self._set_aside()
            self.step = "end"

    # What is legal

    def legal(self) -> list[str]:
        """The notation of every legal action."""
        if self.step in CHANCE or self.over:
            return []
        found: list[str] = getattr(self, "_legal_" + self.step)()
        return found

    def _legal_end(self) -> list[str]:
        return ["end"]

    def _legal_turn(self) -> list[str]:
        found = ["pass"]
        for spot in (*self.offer.values(), *self.order.values()):
            if self._possible("bid", spot):
                found.append(f"bid {spot.id}")
        for spot in (*self.offer.values(), *(one for v in self.villages for one in v.spots.values())):
            if spot.tile.usable and self._possible("use", spot):
                found.append(f"use {spot.id}")
        return found

    def _possible(self, kind: str, spot: Spot) -> bool:
        """Whether any whole placement is possible there."""
        self.kind, self.place = kind, spot.id
        try:
            least, most = self.limits(kind, spot)
            if least > most:
                return False
            if self.mixes(kind, spot):
                sums = self._sums([n for _, n in self.groups().values()])
                free = self.own.count(COLOURS)
                return any(total + free >= least and total <= most for total in sums)
            for colour in self.colours(kind, spot):
                sums = self._sums([n for other, n in self.groups().values() if other == colour])
                free = self.own.behind[colour]
                if any(total + free >= least and total <= most for total in sums):
                    return True
            return False
        finally:
            self.kind = self.place = ""

    def _sums(self, sizes: list[int]) -> set[int]:
        sums = {0}
        for size in sizes:
            sums |= {total + size for total in sums}
        return sums

    def _legal_workers(self) -> list[str]:
        """Steps that begin a way to finish: screen workers first, one colour after the other, then groups."""
        spot = self.spot(self.place)
        least, most = self.limits(self.kind, spot)
        placed = self.placed()
        colours, mixes = self.open_colours(), self.mixes(self.kind, spot)
        groups = {id: bid for id, bid in self.groups().items() if bid[0] in colours}
        found = ["done"] if placed >= least and placed else []
        if not self.moving:
            chosen = [colour for colour in COLOURS if self.taking[colour]]
            later = COLOURS[COLOURS.index(chosen[-1]) + 1 :] if chosen else COLOURS
            for colour in later if mixes or not chosen else ():
                if colour not in colours:
                    continue
                sums = self._sums([n for other, n in groups.values() if mixes or other == colour])
                more = self.own.count(COLOURS[COLOURS.index(colour) + 1 :]) if mixes else 0
                for number in range(1, self.own.behind[colour] + 1):
                    total = placed + number
                    if any(total + sum <= most and total + sum + more >= least for sum in sums):
                        found.append(f"{colour} {number}")
        for id, (colour, size) in groups.items():
            others = [n for other, (own, n) in groups.items() if other != id and (mixes or own == colour)]
            if any(least <= placed + size + sum <= most for sum in self._sums(others)):
                found.append(f"from {id}")
        return found

    def _legal_cost(self) -> list[str]:
        side = self.spot(self.place).side()
        kinds, wanted = (COLOURS, side["pay_worker"]) if "pay_worker" in side else (SKILLS, side["pay_skill"])
        pieces = [piece for piece in kinds if wanted in (piece, "any") and self.own.behind[piece]]
        return ["decline", *(f"pay {piece}" for piece in pieces)]

    def _legal_choose(self) -> list[str]:
        return [f"take {good}" for good in ("iron", "stone", "wood") if self.supply[good]]

    def _legal_transport(self) -> list[str]:
        found = ["done"]
        for spot in self.own.spots.values():
            if self.carries and spot.goods.total() and any(self.way(spot, direction) for direction in ROUND):
                found += [f"carry {good} {spot.id}" for good in GOODS if spot.goods[good]]
            if self.upgrades and self.payments(spot):
                found.append(f"upgrade {spot.id}")
        return found

    def _legal_direction(self) -> list[str]:
        return [direction for direction in ROUND if self.way(self.spot(self.source), direction)]

    def _legal_payment(self) -> list[str]:
        return [" ".join(["with", *pieces]) for pieces in self.payments(self.spot(self.upgrading))]

    def _legal_keep(self) -> list[str]:
        dealt = sorted(self.own.winter, key=WINTER.index)
        masks = product((False, True), repeat=len(dealt))
        kept = [[id for id, keeps in zip(dealt, mask, strict=True) if keeps] for mask in masks]
        return [" ".join(["keep", *tiles]) for tiles in kept if tiles]

    def _legal_boat(self) -> list[str]:
        return [f"boat {boat}" for boat in self.boats if boat not in self.taken]

    def _legal_lay(self) -> list[str]:
        return [f"lay {id}" for id in self.lays()]

    def _legal_cell(self) -> list[str]:
        sites = self.asked().items()
        return [f"at {q},{r}" for (q, r), asked in sites if self.turns_at(self.laying, asked)]

    def _legal_rotation(self) -> list[str]:
        assert self.cell is not None
        return [f"turn {turn}" for turn in self.turns_at(self.laying, self.asked()[self.cell])]

    # The end

    def _finish(self) -> None:
        self.points = []
        for seat, village in enumerate(self.villages):
            total, branches = scoring.best(village, list(village.spots.values()), purple=seat == self.start)
            self.points.append(total)
            self.branches.update(branches)
        self.saw("K-G6 shared" if self.points.count(max(self.points)) > 1 else "K-G6 one wins")

    def scores(self) -> list[int]:
        assert self.points is not None
        return self.points
