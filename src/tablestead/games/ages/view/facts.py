"""What speaks for a line, or against it: the position before it compared with the one after it."""

from __future__ import annotations

from tablestead.engine.choice import Arg, Fact
from tablestead.engine.game import CHANCE
from tablestead.games.ages import actions as a
from tablestead.games.ages import material as m
from tablestead.games.ages import scoring
from tablestead.games.ages import state as s
from tablestead.games.ages.rules import AgesState
from tablestead.games.ages.view.build_view import DISASTER_ROWS, disaster_hits
from tablestead.games.ages.view.choices import shown

NEAR_BOXES = 5
"""A rival with so few boxes to go could be first at a monument."""
ROLL_STEPS = (s.REROLL_STEP, s.LEAD_STEP, s.FOOD_STEP)


def facts_of(before: AgesState, actions: list[int]) -> list[Fact]:
    seat = before.player
    after = before.copy()
    idle = 0
    for action in actions:
        if action == a.END:
            break
        if action == a.DONE and after.step == s.BUILD_STEP:
            idle = int(after.cells[s.WORKERS])
        after.apply_trusted(action)
    facts = _built(before, after, seat) + _bought(before, after, seat) + _struck(before, after, seat)
    if after.cells[s.LAST_ROUND] and not before.cells[s.LAST_ROUND]:
        facts.insert(0, Fact("last-round"))
    if a.PRESERVE in actions:
        facts.append(Fact("preserves", {"food": {"food": after.held(seat, m.TRADE_FOOD)}}))
    if after.player == CHANCE:
        facts += _rolled(after)
    facts += _progress(before, after, seat)
    if idle:
        facts.append(Fact("idle", {"workers": {"worker": idle}}))
    return facts + _stores(before, after, seat)


def _built(before: AgesState, after: AgesState, seat: int) -> list[Fact]:
    """A-T15, A-T16: monuments and cities that are finished, and whom that forestalls."""
    facts: list[Fact] = []
    for building, id in enumerate(m.BUILDING_IDS):
        if before.finished(seat, building) or not after.finished(seat, building):
            continue
        if building < m.CITIES:
            facts.append(
                Fact("city", {"building": id, "dice": {"die": after.seat_cell(seat, s.SEAT_CITIES)}})
            )
            continue
        monument = building - m.CITIES
        first = after.first_by(monument) == seat
        points = {"point": scoring.one_monument_points(after, seat, monument)}
        facts.insert(
            0, Fact("finishes-first" if first else "finishes-later", {"monument": id, "points": points})
        )
        left = {
            rival: m.BUILDING_BOXES[building] - marked
            for rival in range(before.players)
            if rival != seat and (marked := before.seat_cell(rival, s.SEAT_BOXES + building)) > 0
        }
        rival = min(left, key=lambda one: left[one], default=-1)
        if first and rival >= 0 and left[rival] <= NEAR_BOXES:
            facts.insert(1, Fact("race", {"rival": rival, "boxes": {"box": left[rival]}}))
    return facts


def _bought(before: AgesState, after: AgesState, seat: int) -> list[Fact]:
    """A-T18: the points are what the purchase adds, with Architecture, Empire and Commerce."""
    facts: list[Fact] = []
    for development, id in enumerate(m.DEVELOPMENT_IDS):
        if after.owns(seat, development) and not before.owns(seat, development):
            points = m.DEVELOPMENT_POINTS[after.edition * m.DEVELOPMENTS + development]
            if development == m.ARCHITECTURE:
                points += scoring.architecture_points(after, seat)
            elif development == m.EMPIRE:
                points += scoring.empire_points(after, seat)
            facts.append(Fact("buys", {"development": id, "points": {"point": points}}))
    return facts


def _struck(before: AgesState, after: AgesState, seat: int) -> list[Fact]:
    """A-T10, A-T11: famine and disasters, one's own and those of others."""
    facts: list[Fact] = []
    for loss, id in enumerate(m.LOSS_IDS):
        lost = [
            after.seat_cell(one, s.SEAT_LOST + loss) - before.seat_cell(one, s.SEAT_LOST + loss)
            for one in range(after.players)
        ]
        if lost[seat]:
            facts.append(Fact("loses", {"disaster": id, "points": {"point": lost[seat]}}))
        elif any(lost):
            facts.append(Fact("hits", {"disaster": id, "points": {"point": sum(lost)}}))
    collected = before.step in ROLL_STEPS and after.step not in ROLL_STEPS and after.player != CHANCE
    skulls = int(after.cells[s.SKULLS])
    if (
        collected
        and skulls >= 5
        and any(hit.seat == seat and hit.goods for hit in disaster_hits(before, skulls))
    ):
        facts.append(Fact("goods-lost", {"disaster": DISASTER_ROWS[5]}))
    return facts


def _rolled(after: AgesState) -> list[Fact]:
    """Dice are in the air: how likely this roll is a disaster for oneself, or food for all; what stays."""
    kept = [int(after.cells[s.DICE + face]) for face in range(m.FACES)]
    hurts = [
        any(hit.seat == after.active and not hit.averted for hit in disaster_hits(after, row))
        for row in range(len(DISASTER_ROWS))
    ]
    chances = [0.0] * len(DISASTER_ROWS)
    fed = 0.0
    landed = after.copy()
    missing = after.seat_cell(after.active, s.SEAT_CITIES) - after.held(after.active, m.TRADE_FOOD)
    for action, chance in after.outcomes():
        faces = [kept[face] + n for face, n in enumerate(after.game.faces(action))]
        chances[min(faces[m.FACE_SKULL], 5)] += chance
        for face in (m.FACE_FOOD, m.FACE_EITHER):
            landed.cells[s.DICE + face] = faces[face]
        if landed.food_from(faces[m.FACE_EITHER]) >= missing:
            fed += chance
    facts: list[Fact] = []
    row = max(range(len(chances)), key=lambda one: hurts[one] * chances[one])
    if hurts[row] and (percent := round(100 * chances[row])):
        facts.append(Fact("risk", {"disaster": DISASTER_ROWS[row], "n": percent}))
    if 0 < (percent := round(100 * fed)) < 100:
        facts.append(Fact("feeds", {"n": percent}))
    if rank := a.rank_of(kept):
        facts.append(Fact("keeps", {"shows": shown(after, rank)}))
    return facts


def _progress(before: AgesState, after: AgesState, seat: int) -> list[Fact]:
    """The building that grows most and is not finished."""
    grown = [
        after.seat_cell(seat, s.SEAT_BOXES + building) - before.seat_cell(seat, s.SEAT_BOXES + building)
        for building in range(m.BUILDINGS)
    ]
    open_ones = [
        building for building in range(m.BUILDINGS) if grown[building] and not after.finished(seat, building)
    ]
    if not open_ones:
        return []
    building = max(open_ones, key=lambda one: grown[one])
    marked = after.seat_cell(seat, s.SEAT_BOXES + building)
    return [
        Fact(
            "progress",
            {"building": m.BUILDING_IDS[building], "n": marked, "boxes": m.BUILDING_BOXES[building]},
        )
    ]


def _stores(before: AgesState, after: AgesState, seat: int) -> list[Fact]:
    """Food and goods when the line is over."""
    facts: list[Fact] = []
    value = int(after.value_held(seat))
    if before.step in (s.RESPOND_STEP, s.TRADE_STEP):
        more = value - int(before.value_held(seat))
        if more:
            args: dict[str, Arg] = {"side": "more" if more > 0 else "less", "coins": {"coin": abs(more)}}
            facts.append(Fact("value", args))
    if before.step in ROLL_STEPS and after.player != CHANCE:
        famine = s.SEAT_LOST + m.FAMINE
        if after.seat_cell(seat, famine) == before.seat_cell(seat, famine):
            facts.append(Fact("fed", {"n": after.held(seat, m.TRADE_FOOD)}))
    if after.step == s.END_STEP and value and before.step != s.END_STEP:
        facts.append(Fact("goods", {"coins": {"coin": value}}))
    return facts
