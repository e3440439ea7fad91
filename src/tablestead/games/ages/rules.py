"""The rules of Roll Through the Ages, in the order of a turn (docs/rules/ages.md).

`enter_…` opens a step or passes on to the next one when there is nothing to decide in it.
"""

from __future__ import annotations

from math import factorial
from typing import TYPE_CHECKING, cast

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.engine.errors import RuleViolation
from tablestead.engine.game import Game
from tablestead.engine.rng import Rng
from tablestead.games.ages import actions as a
from tablestead.games.ages import hidden, scoring, violations
from tablestead.games.ages import material as m
from tablestead.games.ages import state as s
from tablestead.games.ages.state import AgesPosition

if TYPE_CHECKING:
    from tablestead.games.ages.view.structs import AgesView


class AgesState(AgesPosition):
    """A position of Roll Through the Ages with its rules."""

    def __init__(self, game: Game, cells: vec[i64]) -> None:
        super().__init__(game, cells)

    def copy(self) -> AgesState:
        return AgesState(self.game, self.cells[:])

    def view(self, seat: int | None) -> AgesView:
        return cast("AgesView", super().view(seat))

    # What may be done

    def legal(self) -> list[int]:
        c = self.cells
        step: i64 = c[s.STEP]
        if step == s.REROLL_STEP:
            return self.legal_rerolls()
        if step == s.BUILD_STEP:
            return self.legal_builds()
        if step == s.END_STEP:
            return [a.END]
        if step == s.START_STEP:
            return [a.ROLL, a.PRESERVE] if self.can_preserve() else [a.ROLL]
        if step == s.FOOD_STEP:
            return [a.FOOD + dice for dice in range(int(c[s.DICE + m.FACE_EITHER]) + 1)]
        if step == s.BUY_STEP:
            return self.legal_purchases()
        if step == s.PAY_STEP:
            return self.legal_payments()
        if step == s.DISCARD_STEP:
            return self.legal_discards()
        if step == s.LEAD_STEP:
            return [a.STOP, *self.legal_leads()]
        if step == s.SELL_STEP:
            return self.legal_sales()
        if step == s.TRADE_STEP:
            return self.legal_trades()
        if step == s.OFFER_STEP:
            return self.legal_terms()
        if step == s.RESPOND_STEP:
            return [a.ACCEPT, a.REFUSE]
        if step == s.SPEARHEADS_STEP:
            return [a.SPEARHEADS + n for n in range(self.held(self.active, m.SPEARHEAD) + 1)]
        return []

    def why_not(self, action: int) -> RuleViolation | None:
        if self.cells[s.STEP] == s.ROLLING_STEP:
            first = a.FIRST_RANK[self.cells[s.ROLLING]]
            last = a.FIRST_RANK[self.cells[s.ROLLING] + 1]
            if first <= action - a.ROLLED < last:
                return None
        elif action in self.legal():
            return None
        return violations.reason(self, action)

    def apply_trusted(self, action: int) -> None:
        act: i64 = action
        if act >= a.ROLLED:
            self.land(act - a.ROLLED)
        elif act >= a.REROLL:
            self.reroll(act - a.REROLL)
        elif act >= a.OFFER:
            self.trade(act)
        elif act >= a.SWAP:
            self.swap((act - a.SWAP) // m.KINDS, (act - a.SWAP) % m.KINDS)
        elif act >= a.DISCARD:
            self.discard(act - a.DISCARD)
        elif act >= a.WITH:
            self.pay(act - a.WITH)
        elif act >= a.BUY:
            self.cells[s.BUYING] = act - a.BUY + 1
            self.cells[s.STEP] = s.PAY_STEP
        elif act >= a.BUILD:
            self.build(act - a.BUILD)
        elif act >= a.SPEARHEADS:
            self.spend_spearheads(act - a.SPEARHEADS)
        elif act >= a.FOOD:
            if self.cells[s.STEP] == s.FOOD_STEP:
                self.collect(act - a.FOOD)
            else:
                self.buy(act - a.FOOD)
        elif act >= a.LEAD:
            self.lead(act - a.LEAD)
        elif act == a.END:
            self.end_turn()
        elif act == a.ROLL:
            self.throw(self.cells[self.seat_base(self.cells[s.ACTIVE]) + s.SEAT_CITIES])
        elif act == a.STOP:
            self.stop_rolling()
        elif act == a.DONE:
            self.done()
        elif act == a.SPEND_STONE:
            self.spend_stone()
        elif act == a.SHIP:
            self.build_ship()
        elif act == a.PRESERVE:
            self.preserve()
        else:
            self.trade(act)

    # Turns and rounds (A-S1, A-E1)

    def end_turn(self) -> None:
        """A-E1, A-E4, A-V1: the turn passes, or the game is over."""
        c = self.cells
        players: i64 = c[s.PLAYERS]
        following: i64 = c[s.ACTIVE] + 1
        if following == players:
            following = 0
        if following == c[s.START]:
            limit: i64 = m.ROUND_LIMIT if players > 1 else m.SOLO_ROUNDS[c[s.EDITION]]
            if c[s.LAST_ROUND] != 0 or c[s.ROUND] >= limit:
                c[s.STEP] = s.OVER_STEP
                return
            c[s.ROUND] += 1
        at: i64 = s.ROLLS
        while at < s.SEATS:
            c[at] = 0  # cells: all of the turn
            at += 1
        c[s.ACTIVE] = following
        c[s.STEP] = s.START_STEP

    # 1. Roll (A-T1…A-T4)

    def can_preserve(self) -> bool:
        """A-L3: Preservation, once, before the first roll."""
        c = self.cells
        base = self.seat_base(c[s.ACTIVE])
        return (
            c[base + s.SEAT_OWNS + m.PRESERVATION] != 0
            and c[s.PRESERVED] == 0
            and c[base + s.SEAT_GOODS + m.POTTERY] > 0
            and c[base + s.SEAT_FOOD] > 0
        )

    def preserve(self) -> None:
        c = self.cells
        base = self.seat_base(c[s.ACTIVE])
        c[s.PRESERVED] = 1
        c[base + s.SEAT_GOODS + m.POTTERY] -= 1
        c[base + s.SEAT_FOOD] = min(m.MAX_FOOD, c[base + s.SEAT_FOOD] * 2)

    def throw(self, dice: i64) -> None:
        """A-T1: dice go up in the air; chance says how they land."""
        c = self.cells
        c[s.ROLLS] += 1
        c[s.ROLLING] = dice
        c[s.STEP] = s.ROLLING_STEP

    def outcomes(self) -> list[tuple[int, float]]:
        dice = int(self.cells[s.ROLLING])
        if self.cells[s.STEP] != s.ROLLING_STEP:
            return []
        every = float(6**dice)
        result: list[tuple[int, float]] = []
        for rank in range(a.FIRST_RANK[dice], a.FIRST_RANK[dice + 1]):
            ways = factorial(dice)
            for count in a.faces_of(rank):
                ways //= factorial(count)
            result.append((a.ROLLED + rank, ways / every))
        return result

    def sample(self, rng: Rng) -> int:
        # Three bits for the dice of each face; a roll of up to 7 dice fits one number.
        packed: i64 = 0
        dice: i64 = self.cells[s.ROLLING]
        while dice > 0:
            packed += i64(1) << (3 * rng.below(6))
            dice -= 1
        return a.ROLLED + int(rank_of_packed(packed))

    def land(self, rank: i64) -> None:
        """The dice in the air come to lie."""
        c = self.cells
        c[s.ROLLING] = 0
        face: i64 = 0
        while face < m.FACES:
            c[s.DICE + face] += a.FACES_OF[rank * m.FACES + face]
            face += 1
        if c[s.LED] != 0:
            self.rolling_over()  # A-T3: its new face is final
        elif c[s.ROLLS] < m.MAX_ROLLS and self.free_rank() > 0:
            c[s.STEP] = s.REROLL_STEP
        elif c[self.seat_base(c[s.ACTIVE]) + s.SEAT_OWNS + m.LEADERSHIP] != 0:
            c[s.STEP] = s.LEAD_STEP
        else:
            self.rolling_over()

    def free_rank(self) -> i64:
        """The rank of the dice that are not locked (A-T2)."""
        c = self.cells
        dice: i64 = 0
        rank: i64 = 0
        locked = self.skulls_locked()
        face: i64 = m.FACES - 1
        while face >= 0:
            if face != m.FACE_SKULL or not locked:
                dice += c[s.DICE + face]
            rank += a.RANK_TERMS[face * 8 + dice]
            face -= 1
        return rank

    def legal_rerolls(self) -> list[int]:
        rerolls = a.rerolls_from(int(self.free_rank()))
        if self.cells[self.seat_base(self.cells[s.ACTIVE]) + s.SEAT_OWNS + m.LEADERSHIP] == 0:
            return rerolls[:]
        return [a.STOP, *self.legal_leads(), *rerolls[1:]]

    def legal_leads(self) -> list[int]:
        return [a.LEAD + face for face in range(m.FACES) if self.cells[s.DICE + face] > 0]

    def reroll(self, rank: i64) -> None:
        """A-T2: these dice are taken up again."""
        c = self.cells
        dice: i64 = 0
        face: i64 = 0
        while face < m.FACES:
            count = a.FACES_OF[rank * m.FACES + face]
            c[s.DICE + face] -= count
            dice += count
            face += 1
        self.throw(dice)

    def lead(self, face: i64) -> None:
        """A-T3: Leadership rerolls one die of any face and ends the rolling."""
        c = self.cells
        c[s.LED] = 1
        c[s.DICE + face] -= 1
        c[s.ROLLING] = 1
        c[s.STEP] = s.ROLLING_STEP

    def stop_rolling(self) -> None:
        self.rolling_over()

    def rolling_over(self) -> None:
        """A-T5: food-or-workers dice are decided before anything is collected."""
        c = self.cells
        c[s.SKULLS] = c[s.DICE + m.FACE_SKULL]
        if c[s.DICE + m.FACE_EITHER] > 0:
            c[s.STEP] = s.FOOD_STEP
        else:
            self.collect(0)

    # 2. Collect (A-T5…A-T9)

    def food_from(self, for_food: i64) -> i64:
        """A-T6: the food that the dice give when `for_food` food-or-workers dice give food."""
        c = self.cells
        dice: i64 = c[s.DICE + m.FACE_FOOD]
        food: i64 = 3 * dice + 2 * for_food
        if c[self.seat_base(c[s.ACTIVE]) + s.SEAT_OWNS + m.AGRICULTURE] != 0:
            food += dice + for_food
        return food

    def workers_from(self, for_food: i64) -> i64:
        """A-T14: likewise the workers."""
        c = self.cells
        dice: i64 = c[s.DICE + m.FACE_WORKERS]
        others: i64 = c[s.DICE + m.FACE_EITHER] - for_food
        workers: i64 = 3 * dice + 2 * others
        if c[self.seat_base(c[s.ACTIVE]) + s.SEAT_OWNS + m.MASONRY] != 0:
            workers += dice + others
        return workers

    def coins_from_dice(self) -> i64:
        """A-T9."""
        c = self.cells
        each: i64 = 12 if c[self.seat_base(c[s.ACTIVE]) + s.SEAT_OWNS + m.COINAGE] != 0 else 7
        return each * c[s.DICE + m.FACE_COINS]

    def goods_from_dice(self) -> i64:
        c = self.cells
        return c[s.DICE + m.FACE_GOOD] + 2 * c[s.DICE + m.FACE_SKULL]

    def collect(self, for_food: i64) -> None:
        c = self.cells
        food = self.seat_base(c[s.ACTIVE]) + s.SEAT_FOOD
        c[food] = min(m.MAX_FOOD, c[food] + self.food_from(for_food))
        c[s.WORKERS] = self.workers_from(for_food)
        c[s.COINS] = self.coins_from_dice()
        self.collect_goods(self.goods_from_dice())
        self.feed()
        self.strike()

    def collect_goods(self, number: i64) -> None:
        """A-T7: pegs move one by one from wood on, round and round; A-T8: Quarrying."""
        c = self.cells
        goods = self.seat_base(c[s.ACTIVE]) + s.SEAT_GOODS
        left: i64 = number
        kind: i64 = 0
        while left > 0:
            if c[goods + kind] < m.MAX_HELD[kind]:
                c[goods + kind] += 1
            left -= 1
            kind += 1
            if kind == m.KINDS:
                kind = 0
        quarry = number >= 2 and c[self.seat_base(c[s.ACTIVE]) + s.SEAT_OWNS + m.QUARRYING] != 0
        if quarry and c[goods + m.STONE] < m.MAX_HELD[m.STONE]:
            c[goods + m.STONE] += 1

    # 3. Feed and disasters (A-T10…A-T13)

    def feed(self) -> None:
        """A-T10: each city eats 1 food, each city without costs a point."""
        c = self.cells
        base = self.seat_base(c[s.ACTIVE])
        cities: i64 = c[base + s.SEAT_CITIES]
        eaten: i64 = min(cities, c[base + s.SEAT_FOOD])
        c[base + s.SEAT_FOOD] -= eaten
        c[base + s.SEAT_LOST + m.FAMINE] += cities - eaten

    def strike(self) -> None:
        """A-T11, A-T12: the one disaster row of this number of skulls."""
        c = self.cells
        base = self.seat_base(c[s.ACTIVE])
        skulls: i64 = c[s.SKULLS]
        if skulls == 2:
            if c[base + s.SEAT_OWNS + m.IRRIGATION] == 0:
                c[base + s.SEAT_LOST + m.DROUGHT] += 2
        elif skulls == 3:
            self.spread_pestilence()
        elif skulls == 4:
            if self.invade():
                c[s.STEP] = s.SPEARHEADS_STEP
                return
        elif skulls >= 5:
            self.revolt()
        self.disasters_over()

    def spread_pestilence(self) -> None:
        """Every opponent without Medicine loses 3; alone it is the player (A-V1)."""
        c = self.cells
        players: i64 = c[s.PLAYERS]
        seat: i64 = 0
        while seat < players:
            base: i64 = self.seat_base(seat)
            if (seat != c[s.ACTIVE] or players == 1) and c[base + s.SEAT_OWNS + m.MEDICINE] == 0:
                c[base + s.SEAT_LOST + m.PESTILENCE] += 3
            seat += 1

    def invade(self) -> bool:
        """Lose 4 without the Great Wall; with Smithing (A-L6) the opponents do. True: spearheads follow."""
        c = self.cells
        base = self.seat_base(c[s.ACTIVE])
        if c[base + s.SEAT_OWNS + m.SMITHING] == 0:
            if not self.behind_wall(c[s.ACTIVE]):
                c[base + s.SEAT_LOST + m.INVASION] += 4
            return False
        return self.attack(4) and c[base + s.SEAT_GOODS + m.SPEARHEAD] > 0

    def behind_wall(self, seat: i64) -> bool:
        wall: i64 = self.seat_base(seat) + s.SEAT_BOXES + m.CITIES + m.GREAT_WALL
        return self.cells[wall] == m.MONUMENT_BOXES[m.GREAT_WALL]

    def attack(self, points: i64) -> bool:
        """A-L6: every opponent without the Great Wall loses points. False: there is none."""
        c = self.cells
        hit = False
        seat: i64 = 0
        while seat < c[s.PLAYERS]:
            if seat != c[s.ACTIVE] and not self.behind_wall(seat):
                c[self.seat_base(seat) + s.SEAT_LOST + m.INVASION] += points
                hit = True
            seat += 1
        return hit

    def spend_spearheads(self, number: i64) -> None:
        """A-L6: 2 more points for each."""
        self.cells[self.seat_base(self.cells[s.ACTIVE]) + s.SEAT_GOODS + m.SPEARHEAD] -= number
        self.attack(2 * number)
        self.disasters_over()

    def revolt(self) -> None:
        """All goods are lost; with Religion by the opponents without it (alone by nobody, A-V1)."""
        c = self.cells
        spared = c[self.seat_base(c[s.ACTIVE]) + s.SEAT_OWNS + m.RELIGION] != 0
        seat: i64 = 0
        while seat < c[s.PLAYERS]:
            base: i64 = self.seat_base(seat)
            own = seat == c[s.ACTIVE]
            if own != spared and c[base + s.SEAT_OWNS + m.RELIGION] == 0:
                kind: i64 = 0
                while kind < m.KINDS:
                    c[base + s.SEAT_GOODS + kind] = 0
                    kind += 1
            seat += 1

    def disasters_over(self) -> None:
        """A-T0, A-L1: trading comes before building, in the late edition after it."""
        if self.cells[s.EDITION] == m.LATE:
            self.enter_build()
        else:
            self.enter_trade()

    # Trade (A-V2) and ship swaps (A-L5)

    def enter_trade(self) -> None:
        if self.cells[s.TRADE] == 0 and self.cells[s.EDITION] != m.LATE:
            self.enter_build()
        elif self.legal_offers() or self.legal_swaps():
            self.cells[s.STEP] = s.TRADE_STEP
        else:
            self.trade_over()

    def trade_over(self) -> None:
        if self.cells[s.EDITION] == m.LATE:
            self.enter_buy()
        else:
            self.enter_build()

    def legal_trades(self) -> list[int]:
        return [a.DONE, *self.legal_swaps(), *self.legal_offers()]

    def legal_offers(self) -> list[int]:
        c = self.cells
        if c[s.TRADE] == 0 or c[s.OFFERS] >= m.MAX_OFFERS:
            return []
        active = self.active
        return [
            a.OFFER + seat
            for seat in range(self.players)
            if seat != active and self.can_exchange(active, seat)
        ]

    def can_exchange(self, seat: int, partner: int) -> bool:
        """Whether at least one piece could change hands."""
        for trade_kind in range(m.TRADE_KINDS):
            if (
                self.most_given(seat, partner, trade_kind) > 0
                or self.most_given(partner, seat, trade_kind) > 0
            ):
                return True
        return False

    def most_given(self, giver: int, taker: int, trade_kind: int) -> int:
        """A-V2: what is held, and fits on the other's track."""
        return min(self.held(giver, trade_kind), m.MAX_HELD[trade_kind] - self.held(taker, trade_kind))

    def legal_terms(self) -> list[int]:
        """Each kind stands on one side only; at least one kind on either."""
        c = self.cells
        active = self.active
        partner = self.partner()
        gives: list[int] = []
        takes: list[int] = []
        empty = True
        for trade_kind in range(m.TRADE_KINDS):
            if c[s.GIVEN + trade_kind] != 0 or c[s.TAKEN + trade_kind] != 0:
                empty = False
                continue
            first = trade_kind * a.MAX_GIVEN
            for number in range(self.most_given(active, partner, trade_kind)):
                gives.append(a.GIVE + first + number)
            for number in range(self.most_given(partner, active, trade_kind)):
                takes.append(a.TAKE + first + number)
        return gives + takes if empty else [a.PROPOSE, *gives, *takes]

    def trade(self, action: i64) -> None:
        c = self.cells
        if action == a.ACCEPT:
            self.exchange()
            self.close_offer()
        elif action == a.REFUSE:
            self.close_offer()
        elif action == a.PROPOSE:
            c[s.OFFERS] += 1
            c[s.STEP] = s.RESPOND_STEP
        elif action >= a.TAKE:
            trade_kind: i64 = (action - a.TAKE) // a.MAX_GIVEN
            c[s.TAKEN + trade_kind] = (action - a.TAKE) % a.MAX_GIVEN + 1
        elif action >= a.GIVE:
            trade_kind = (action - a.GIVE) // a.MAX_GIVEN
            c[s.GIVEN + trade_kind] = (action - a.GIVE) % a.MAX_GIVEN + 1
        else:
            c[s.PARTNER] = action - a.OFFER
            c[s.STEP] = s.OFFER_STEP

    def exchange(self) -> None:
        """Both move at once."""
        c = self.cells
        own = self.seat_base(c[s.ACTIVE])
        other: i64 = self.seat_base(c[s.PARTNER])
        trade_kind: i64 = 0
        while trade_kind < m.TRADE_KINDS:
            gain: i64 = c[s.TAKEN + trade_kind] - c[s.GIVEN + trade_kind]
            c[own + s.stock(trade_kind)] += gain
            c[other + s.stock(trade_kind)] -= gain
            trade_kind += 1

    def close_offer(self) -> None:
        c = self.cells
        trade_kind: i64 = 0
        while trade_kind < m.TRADE_KINDS:
            c[s.GIVEN + trade_kind] = 0
            c[s.TAKEN + trade_kind] = 0
            trade_kind += 1
        c[s.PARTNER] = 0
        self.enter_trade()

    def legal_swaps(self) -> list[int]:
        """A-L5: each ship once a turn."""
        c = self.cells
        base = self.seat_base(c[s.ACTIVE])
        if c[base + s.SEAT_SHIPS] <= c[s.SWAPS]:
            return []
        goods = base + s.SEAT_GOODS
        result: list[int] = []
        for kind in range(m.KINDS):
            if c[goods + kind] > 0:
                for other in range(m.KINDS):
                    if other != kind and c[goods + other] < m.MAX_HELD[other]:
                        result.append(a.SWAP + kind * m.KINDS + other)
        return result

    def swap(self, kind: i64, other_kind: i64) -> None:
        c = self.cells
        goods = self.seat_base(c[s.ACTIVE]) + s.SEAT_GOODS
        c[s.SWAPS] += 1
        c[goods + kind] -= 1
        c[goods + other_kind] += 1
        self.enter_trade()

    # 4. Build (A-T14…A-T17, A-L4)

    def enter_build(self) -> None:
        c = self.cells
        if (
            (c[s.WORKERS] > 0 and c[self.seat_base(c[s.ACTIVE]) + s.SEAT_OPEN_BOXES] > 0)
            or self.can_spend_stone()
            or self.can_build_ship()
        ):
            c[s.STEP] = s.BUILD_STEP
        else:
            self.build_over()

    def build_over(self) -> None:
        if self.cells[s.EDITION] == m.LATE:
            self.enter_trade()
        else:
            self.enter_buy()

    def legal_builds(self) -> list[int]:
        c = self.cells
        base = self.seat_base(c[s.ACTIVE])
        result: list[int] = [a.DONE]
        if self.can_spend_stone():
            result.append(a.SPEND_STONE)
        if self.can_build_ship():
            result.append(a.SHIP)
        if c[s.WORKERS] > 0:
            boxes = base + s.SEAT_BOXES
            building: i64 = 0
            while building < m.BUILDINGS:
                marked: i64 = c[boxes + building]
                if 0 <= marked < m.BUILDING_BOXES[building]:  # −1: not in play
                    result.append(int(a.BUILD + building))
                building += 1
        return result

    def build(self, building: i64) -> None:
        """A-T14: one worker marks one box."""
        c = self.cells
        base = self.seat_base(c[s.ACTIVE])
        c[s.WORKERS] -= 1
        c[base + s.SEAT_OPEN_BOXES] -= 1
        box = base + s.SEAT_BOXES + building
        c[box] += 1
        if c[box] == m.BUILDING_BOXES[building]:
            if building < m.CITIES:
                c[base + s.SEAT_CITIES] += 1
            elif c[s.FIRST_BY + building - m.CITIES] == 0:
                c[s.FIRST_BY + building - m.CITIES] = c[s.ACTIVE] + 1
                c[s.MONUMENTS_DONE] += 1
                if c[s.MONUMENTS_DONE] == c[s.MONUMENTS_IN_PLAY] and c[s.PLAYERS] > 1:
                    c[s.LAST_ROUND] = 1  # A-E1
        self.enter_build()

    def can_spend_stone(self) -> bool:
        """A-T17: Engineering, while there are more open boxes than workers."""
        c = self.cells
        base = self.seat_base(c[s.ACTIVE])
        return (
            c[base + s.SEAT_OWNS + m.ENGINEERING] != 0
            and c[base + s.SEAT_GOODS + m.STONE] > 0
            and c[s.WORKERS] < c[base + s.SEAT_OPEN_BOXES]
        )

    def spend_stone(self) -> None:
        self.cells[self.seat_base(self.cells[s.ACTIVE]) + s.SEAT_GOODS + m.STONE] -= 1
        self.cells[s.WORKERS] += 3
        self.enter_build()

    def can_build_ship(self) -> bool:
        """A-L4."""
        c = self.cells
        base = self.seat_base(c[s.ACTIVE])
        return (
            c[base + s.SEAT_OWNS + m.SHIPPING] != 0
            and c[base + s.SEAT_SHIPS] < m.MAX_SHIPS
            and c[base + s.SEAT_GOODS + m.WOOD] > 0
            and c[base + s.SEAT_GOODS + m.CLOTH] > 0
        )

    def build_ship(self) -> None:
        c = self.cells
        base = self.seat_base(c[s.ACTIVE])
        c[base + s.SEAT_GOODS + m.WOOD] -= 1
        c[base + s.SEAT_GOODS + m.CLOTH] -= 1
        c[base + s.SEAT_SHIPS] += 1
        self.enter_build()

    def done(self) -> None:
        """An optional step is passed."""
        step: i64 = self.cells[s.STEP]
        if step == s.TRADE_STEP:
            self.trade_over()
        elif step == s.BUILD_STEP:
            self.build_over()
        else:
            self.enter_discard()

    # 5. Buy (A-T18…A-T20)

    def enter_buy(self) -> None:
        if self.any_affordable():
            self.cells[s.STEP] = s.BUY_STEP
        else:
            self.enter_discard()

    def food_price(self) -> i64:
        """A-T19: coins for one food, 0 without Granaries."""
        c = self.cells
        if c[self.seat_base(c[s.ACTIVE]) + s.SEAT_OWNS + m.GRANARIES] == 0:
            return 0
        return m.FOOD_PRICE[c[s.EDITION]]

    def buying_power(self) -> i64:
        """All that the active player could pay with."""
        c = self.cells
        base = self.seat_base(c[s.ACTIVE])
        power: i64 = c[s.COINS] + self.food_price() * c[base + s.SEAT_FOOD]
        kind: i64 = 0
        while kind < m.KINDS:
            held: i64 = c[base + s.SEAT_GOODS + kind]
            power += (kind + 1) * held * (held + 1) // 2
            kind += 1
        return power

    def any_affordable(self) -> bool:
        c = self.cells
        owns = self.seat_base(c[s.ACTIVE]) + s.SEAT_OWNS
        costs: i64 = c[s.EDITION] * m.DEVELOPMENTS
        power = self.buying_power()
        if power < 10:
            return False
        development: i64 = 0
        while development < m.DEVELOPMENTS:
            cost: i64 = m.DEVELOPMENT_COST[costs + development]
            if 0 < cost <= power and c[owns + development] == 0:
                return True
            development += 1
        return False

    def legal_purchases(self) -> list[int]:
        c = self.cells
        owns = self.seat_base(c[s.ACTIVE]) + s.SEAT_OWNS
        costs: i64 = c[s.EDITION] * m.DEVELOPMENTS
        power = self.buying_power()
        result: list[int] = [a.DONE]
        development: i64 = 0
        while development < m.DEVELOPMENTS:
            cost: i64 = m.DEVELOPMENT_COST[costs + development]
            if 0 < cost <= power and c[owns + development] == 0:
                result.append(int(a.BUY + development))
            development += 1
        return result

    def cost(self) -> i64:
        """Of the development that is being bought."""
        c = self.cells
        return m.DEVELOPMENT_COST[c[s.EDITION] * m.DEVELOPMENTS + self.buying()]

    def value_of_kinds(self, kinds: i64) -> i64:
        """A-T18: a kind is spent entirely."""
        c = self.cells
        goods = self.seat_base(c[s.ACTIVE]) + s.SEAT_GOODS
        value: i64 = 0
        kind: i64 = 0
        while kind < m.KINDS:
            if (kinds >> kind) & 1:
                held: i64 = c[goods + kind]
                value += (kind + 1) * held * (held + 1) // 2
            kind += 1
        return value

    def legal_payments(self) -> list[int]:
        """Every set of kinds held that reaches the cost, with food where it can be sold."""
        c = self.cells
        base = self.seat_base(c[s.ACTIVE])
        held: i64 = 0
        kind: i64 = 0
        while kind < m.KINDS:
            if c[base + s.SEAT_GOODS + kind] > 0:
                held |= i64(1) << kind
            kind += 1
        needed: i64 = self.cost() - c[s.COINS] - self.food_price() * c[base + s.SEAT_FOOD]
        result: list[int] = []
        kinds: i64 = 0
        while kinds < 32:
            if kinds & ~held == 0 and self.value_of_kinds(kinds) >= needed:
                result.append(int(a.WITH + kinds))
            kinds += 1
        return result

    def pay(self, kinds: i64) -> None:
        c = self.cells
        c[s.PAYING] = kinds
        if self.food_price() > 0 and c[self.seat_base(c[s.ACTIVE]) + s.SEAT_FOOD] > 0:
            c[s.STEP] = s.SELL_STEP
        else:
            self.buy(0)

    def legal_sales(self) -> list[int]:
        c = self.cells
        price = self.food_price()
        needed: i64 = self.cost() - c[s.COINS] - self.value_of_kinds(c[s.PAYING])
        return [
            a.FOOD + food
            for food in range(int(c[self.seat_base(c[s.ACTIVE]) + s.SEAT_FOOD]) + 1)
            if price * food >= needed
        ]

    def buy(self, food_sold: i64) -> None:
        c = self.cells
        base = self.seat_base(c[s.ACTIVE])
        kind: i64 = 0
        while kind < m.KINDS:
            if (c[s.PAYING] >> kind) & 1:
                c[base + s.SEAT_GOODS + kind] = 0
            kind += 1
        c[base + s.SEAT_FOOD] -= food_sold
        c[base + s.SEAT_OWNS + self.buying()] = 1
        c[base + s.SEAT_DEVELOPMENTS] += 1
        if c[base + s.SEAT_DEVELOPMENTS] >= m.DEVELOPMENTS_TO_END[c[s.EDITION]] and c[s.PLAYERS] > 1:
            c[s.LAST_ROUND] = 1  # A-E1
        c[s.BUYING] = 0
        c[s.PAYING] = 0
        c[s.BOUGHT] = 1
        self.enter_discard()

    # 6. Discard (A-T21)

    def enter_discard(self) -> None:
        c = self.cells
        c[s.COINS] = 0  # A-T20
        c[s.WORKERS] = 0
        over = self.goods_held(int(c[s.ACTIVE])) > m.GOODS_LIMIT
        if over and c[self.seat_base(c[s.ACTIVE]) + s.SEAT_OWNS + m.CARAVANS] == 0:
            c[s.STEP] = s.DISCARD_STEP
        else:
            c[s.STEP] = s.END_STEP

    def legal_discards(self) -> list[int]:
        goods = self.seat_base(self.cells[s.ACTIVE]) + s.SEAT_GOODS
        return [a.DISCARD + kind for kind in range(m.KINDS) if self.cells[goods + kind] > 0]

    def discard(self, kind: i64) -> None:
        self.cells[self.seat_base(self.cells[s.ACTIVE]) + s.SEAT_GOODS + kind] -= 1
        self.enter_discard()

    # Scores, and what is hidden

    def scores(self) -> list[int]:
        return [scoring.score(self, seat) for seat in range(self.players)]

    def places(self) -> list[int]:
        return scoring.places(self)

    def redeal(self, seat: int, rng: Rng) -> None:
        hidden.redeal(self, seat, rng)


def rank_of_packed(packed: i64) -> i64:
    """The rank of a multiset packed in three bits a face."""
    rank: i64 = 0
    dice: i64 = 0
    face: i64 = m.FACES - 1
    while face >= 0:
        dice += (packed >> (3 * face)) & 7
        rank += a.RANK_TERMS[face * 8 + dice]
        face -= 1
    return rank
