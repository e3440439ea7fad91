"""Why an action is not possible now: the rule it breaks and the message that says so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from tablestead.engine.errors import RuleViolation
from tablestead.games.keyflower import actions as a
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.rules import placing
from tablestead.games.keyflower.state import KeyflowerPosition


def refused(rule: str, key: str, **args: object) -> RuleViolation:
    return RuleViolation(rule, "keyflower-refused-" + key, args)


def reason(state: KeyflowerPosition, action: int) -> RuleViolation:
    """For an action that is not legal."""
    if not 0 <= action < a.ACTIONS:
        return refused("K-T1", "unknown")
    chance = a.NUMBERING.block_of(action).chance
    if state.step == s.OVER_STEP:
        return refused("K-G6", "over")
    if state.step < s.TURN_STEP and not chance:
        return refused("K-S3", "drawing")
    if state.step >= s.TURN_STEP and chance:
        return refused("K-S3", "no-draw")
    first, values = a.NUMBERING.meaning(action)
    return REASONS[first](state, *values)


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


def order(state: KeyflowerPosition) -> RuleViolation:
    """The step has passed, or has not come yet."""
    return refused(RULE_OF_STEP.get(state.step, "K-T1"), "order", step="now-" + s.STEP_IDS[state.step])


def tile_id(tile: i64) -> str:
    return m.TILE_IDS[tile]


def worker_reason(state: KeyflowerPosition, colour: int) -> RuleViolation:
    return none_left(state, WORKER_STEPS, "K-C1", m.WORKER_IDS[colour])


def skill_reason(state: KeyflowerPosition, skill: int) -> RuleViolation:
    return none_left(state, SKILL_STEPS, "K-C3", m.SKILL_IDS[skill])


def tile_reason(state: KeyflowerPosition, tile: int) -> RuleViolation:
    if state.step in (s.HOMES_STEP, s.DEAL_STEP, s.OFFER_STEP):
        return refused("K-C4", "none-left-tile", tile=tile_id(tile))
    return refused("K-S3", "drawing")


WORKER_STEPS: Final = (s.SCREENS_STEP, s.LOAD_STEP, s.DRAW_STEP, s.GIFT_STEP)
SKILL_STEPS: Final = (s.LOAD_SKILLS_STEP, s.DRAW_SKILLS_STEP)


def none_left(state: KeyflowerPosition, steps: tuple[int, ...], rule: str, piece: str) -> RuleViolation:
    """In the steps that draw such pieces."""
    return refused(rule, "none-left", piece=piece) if state.step in steps else refused("K-S3", "drawing")


# Placing workers


def bid_reason(state: KeyflowerPosition, tile: int) -> RuleViolation:
    if state.step != s.TURN_STEP:
        return order(state)
    if m.BOATS <= tile < m.TURN_ORDER:
        return refused("K-B1", "boat-bid")
    if not placing.can_bid_on(state, tile):
        return refused("K-B1", "not-offered", tile=tile_id(tile))
    own = state.tile_cell(tile, s.TILE_BID_COLOURS + state.active)
    lies = own > 0 and own != state.tile_cell(tile, s.TILE_COLOUR)
    colours = placing.bid_colours(state, tile)
    least = int(placing.bid_least(state, tile))
    return colour_reason(state, tile, colours, lies) or too_few("K-B2", state, tile, colours, least)


def use_reason(state: KeyflowerPosition, tile: int) -> RuleViolation:
    if state.step != s.TURN_STEP:
        return order(state)
    if not m.USABLE[tile]:
        return refused("K-U1", "not-usable", tile=tile_id(tile))
    if not placing.can_use(state, tile):
        return refused("K-U1", "not-here", tile=tile_id(tile))
    if state.tile_cell(tile, s.TILE_LAST_USE) + 1 > m.MOST_ON_TILE - state.on_tile(tile):
        return refused("K-U2", "full", tile=tile_id(tile))
    colours = placing.use_colours(state, tile)
    least = int(state.tile_cell(tile, s.TILE_LAST_USE)) + 1
    return colour_reason(state, tile, colours, False) or too_few("K-U2", state, tile, colours, least)


def too_few(rule: str, state: KeyflowerPosition, tile: int, colours: i64, least: int) -> RuleViolation:
    """Too few workers of each colour that may be placed there, with the losing bids that can move along."""
    means = placing.means_of(state, tile if rule == "K-B2" else -1)
    fit = [colour for colour in range(m.COLOURS) if colours >> colour & 1]
    have = max(int(means[colour] + means[placing.GROUPS + colour]) for colour in fit)
    if len(fit) > 1:
        return refused(rule, "cannot-any", tile=tile_id(tile), need={"worker": least}, n=have)
    return refused(rule, "cannot", tile=tile_id(tile), need={m.WORKER_IDS[fit[0]]: least}, n=have)


def colour_reason(state: KeyflowerPosition, tile: int, colours: i64, lies: bool) -> RuleViolation | None:
    """None of the only colour that may be placed there."""
    means = placing.means_of(state, tile if lies else -1)
    for colour in range(m.COLOURS):
        if colours == 1 << colour and means[colour] + means[placing.GROUPS + colour] == 0:
            return wrong_colour(tile, colour, lies)
    return None


def wrong_colour(tile: i64, colour: int, lies: bool) -> RuleViolation:
    """K-T3: this colour holds here; or K-F4a: it is the own lying bid's."""
    rule, key = ("K-F4a", "own-colour") if lies else ("K-T3", "colour")
    return refused(rule, key, tile=tile_id(tile), worker=m.WORKER_IDS[colour])


def done_reason(state: KeyflowerPosition) -> RuleViolation:
    return more_reason(state) if state.step == s.WORKERS_STEP else order(state)


def more_reason(state: KeyflowerPosition) -> RuleViolation:
    """Too few workers chosen yet."""
    needed = int(placing.least_needed(state) - placing.chosen(state))
    return refused("K-B2" if bidding(state) else "K-U2", "more-needed", n=max(1, needed))


def bidding(state: KeyflowerPosition) -> bool:
    return state.cells[s.PLACEMENT] == s.BIDDING


def fits(state: KeyflowerPosition, colour: int) -> RuleViolation | None:
    """Whether a colour may be placed on the tile at all."""
    tile = int(state.placed())
    colours = placing.bid_colours(state, tile) if bidding(state) else placing.use_colours(state, tile)
    if colours >> colour & 1:
        return None
    own = state.tile_cell(tile, s.TILE_BID_COLOURS + state.active) if bidding(state) else 0
    standing = state.tile_cell(tile, s.TILE_COLOUR)
    return wrong_colour(tile, (own or standing) - 1, own not in (0, standing))


def workers_reason(state: KeyflowerPosition, colour: int, number: int) -> RuleViolation:
    if state.step != s.WORKERS_STEP:
        return order(state)
    tile = tile_id(state.placed())
    wrong = fits(state, colour)
    if wrong is not None:
        return wrong
    if not placing.screen_open(state, colour):
        mixed = placing.may_mix(state) or placing.open_colours(state) >> colour & 1
        return refused("K-T2", "screen-first") if mixed else refused("K-T3", "one-colour")
    held = state.seat_cell(state.active, s.SEAT_WORKERS + colour)
    if number > held:
        return refused("K-T2", "screen", worker=m.WORKER_IDS[colour], n=held)
    most = int(placing.most_allowed(state) - placing.chosen(state))
    if number > most:
        return refused("K-U2", "many", tile=tile, n=most)
    rule, key = ("K-B2", "bid-low") if bidding(state) else ("K-U2", "few")
    return refused(rule, key, tile=tile, n=int(placing.least_needed(state) - placing.chosen(state)))


def group_reason(state: KeyflowerPosition, source: int) -> RuleViolation:
    if state.step != s.WORKERS_STEP:
        return order(state)
    seat = state.active
    size = state.tile_cell(source, s.TILE_BIDS + seat)
    if size == 0 or source == placing.stays(state):
        return refused("K-T2", "no-group", tile=tile_id(source))
    if not state.loses(source, seat):
        return refused("K-T2", "winning", tile=tile_id(source))
    if state.tile_cell(source, s.TILE_MOVING):
        return refused("K-T2", "group-again", tile=tile_id(source))
    colour = state.bid_colour(source, seat)
    wrong = fits(state, colour)
    if wrong is not None:
        return wrong
    if not placing.open_colours(state) >> colour & 1:
        return refused("K-T3", "group-colour", tile=tile_id(source), worker=m.WORKER_IDS[colour])
    most = int(placing.most_allowed(state) - placing.chosen(state))
    if size > most:
        return refused("K-U2", "many", tile=tile_id(state.placed()), n=most)
    return more_reason(state)


# The effect of a tile


def pay_reason(state: KeyflowerPosition, piece: int) -> RuleViolation:
    if state.step != s.COST_STEP:
        return order(state)
    tile = int(state.placed())
    side = int(state.side(tile))
    worker = piece < m.COLOURS
    wanted = m.PAY_WORKER[side] if worker else m.PAY_SKILL[side]
    kind = piece if worker else piece - m.COLOURS
    if wanted not in (kind, m.ANY_COLOUR if worker else m.ANY_SKILL):
        return refused("K-U4", "cost-kind", tile=tile_id(tile))
    return refused("K-U4", "no-piece", piece=m.WORKER_IDS[kind] if worker else m.SKILL_IDS[kind])


def take_reason(state: KeyflowerPosition, good: int) -> RuleViolation:
    if state.step != s.CHOOSE_STEP:
        return order(state)
    return refused("K-V2", "not-choice" if good == m.GOLD else "none-supply", good=m.GOOD_IDS[good])


def carry_reason(state: KeyflowerPosition, good: int, tile: int) -> RuleViolation:
    if state.step != s.TRANSPORT_STEP:
        return order(state)
    if state.cells[s.CARRIES_LEFT] == 0:
        return refused("K-M1", "carries-spent")
    if state.owner(tile) != state.active:
        return refused("K-M1", "not-own", tile=tile_id(tile))
    if state.tile_cell(tile, s.TILE_GOODS + good) == 0:
        return refused("K-M1", "not-there", good=m.GOOD_IDS[good], tile=tile_id(tile))
    return refused("K-M1", "no-way", good=m.GOOD_IDS[good], tile=tile_id(tile))


def direction_reason(state: KeyflowerPosition, direction: int) -> RuleViolation:
    if state.step != s.DIRECTION_STEP:
        return order(state)
    there = state.tile_cell(int(state.source()), s.TILE_NEXT + direction)
    key = "no-road" if there else "no-tile"
    return refused("K-M1", key, direction="direction-" + m.DIRECTION_IDS[direction])


def upgrade_reason(state: KeyflowerPosition, tile: int) -> RuleViolation:
    if state.step != s.TRANSPORT_STEP:
        return order(state)
    if state.cells[s.UPGRADES_LEFT] == 0:
        return refused("K-M1", "upgrades-spent")
    if not m.UPGRADABLE[tile]:
        return refused("K-M2", "not-upgradable", tile=tile_id(tile))
    if state.owner(tile) != state.active:
        return refused("K-M2", "not-own", tile=tile_id(tile))
    if state.tile_cell(tile, s.TILE_UPGRADED):
        return refused("K-M2", "upgraded", tile=tile_id(tile))
    return refused("K-M2", "missing", tile=tile_id(tile), pieces=missing(state, state.active, tile))


def missing(state: KeyflowerPosition, seat: int, tile: int) -> dict[str, int]:
    """What an upgrade of a seat's tile still lacks, gold on the tile counted where it is short (K-M2)."""
    lying = [state.tile_cell(tile, s.TILE_GOODS + good) for good in range(m.GOODS)]
    cost = m.COST_GOODS[tile * m.GOOD_COSTS : (tile + 1) * m.GOOD_COSTS]
    found: dict[str, int] = {}
    if state.owns(seat, m.SUMMER_BOAT_3A):
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
        held = state.seat_cell(seat, s.SEAT_SKILLS + skill)
        found[m.SKILL_IDS[skill]] = m.COST_SKILLS[tile * m.SKILL_COSTS + skill] - held
    found["any-skill"] = m.COST_SKILLS[tile * m.SKILL_COSTS + m.ANY_SKILL] - int(state.skills_behind(seat))
    return {piece: number for piece, number in found.items() if number > 0}


def payment_reason(state: KeyflowerPosition, payment: int) -> RuleViolation:
    if state.step != s.PAYMENT_STEP:
        return order(state)
    return refused("K-M2", "wrong-payment", tile=tile_id(state.upgrading()))


# Season start and end


def keep_reason(state: KeyflowerPosition, choice: int) -> RuleViolation:
    if state.step != s.KEEP_STEP:
        return order(state)
    for index in range(m.SUMMER_BOATS - m.WINTER):
        tile = m.WINTER + index
        if m.KEEPS[choice] >> index & 1 and state.place(tile) != s.HAND + state.active:
            return refused("K-N2", "not-dealt", tile=tile_id(tile))
    return order(state)


def boat_reason(state: KeyflowerPosition, boat: int) -> RuleViolation:
    if state.step != s.BOAT_STEP:
        return order(state)
    if boat >= state.players:
        return refused("K-C7", "boat-absent", boat=tile_id(m.BOATS + boat))
    return refused("K-E5", "boat-taken", boat=tile_id(m.BOATS + boat))


def lay_reason(state: KeyflowerPosition, tile: int) -> RuleViolation:
    if state.step != s.LAY_STEP:
        return order(state)
    if state.owner(tile) != state.active or state.tile_cell(tile, s.TILE_LAID):
        return refused("K-E7", "not-in-hand", tile=tile_id(tile))
    return refused("K-E7", "fits-nowhere", tile=tile_id(tile))


def cell_reason(state: KeyflowerPosition, cell: int) -> RuleViolation:
    if state.step != s.CELL_STEP:
        return order(state)
    id = a.cell_id(cell)
    laid = [
        t
        for t in range(m.TILES)
        if state.owner(t) == state.active and state.tile_cell(t, s.TILE_LAID) == s.LYING
    ]
    if any(state.cell_of(tile) == cell for tile in laid):
        return refused("K-E7", "occupied", cell=id)
    around = [
        (cell // m.SPAN + m.STEP_Q[d]) * m.SPAN + cell % m.SPAN + m.STEP_R[d] for d in range(m.DIRECTIONS)
    ]
    if not any(state.cell_of(tile) in around for tile in laid):
        return refused("K-E7", "apart", cell=id)
    return refused("K-E7", "edges", tile=tile_id(state.laying()), cell=id)


def rotation_reason(state: KeyflowerPosition, turn: int) -> RuleViolation:
    if state.step != s.ROTATION_STEP:
        return order(state)
    tile = tile_id(state.laying())
    return refused("K-E7", "edges", tile=tile, cell=a.cell_id(int(state.laying_cell())))


REASONS: Final[dict[int, Callable[..., RuleViolation]]] = {
    a.END: order,
    a.PASS: order,
    a.DONE: done_reason,
    a.DECLINE: order,
    a.BID: bid_reason,
    a.USE: use_reason,
    a.WORKERS: workers_reason,
    a.FROM: group_reason,
    a.PAY: pay_reason,
    a.TAKE: take_reason,
    a.CARRY: carry_reason,
    a.TO: direction_reason,
    a.UPGRADE: upgrade_reason,
    a.WITH: payment_reason,
    a.BOAT: boat_reason,
    a.KEEP: keep_reason,
    a.LAY: lay_reason,
    a.AT: cell_reason,
    a.TURN: rotation_reason,
    a.WORKER: worker_reason,
    a.SKILL: skill_reason,
    a.TILE: tile_reason,
}
"""By the first action of a block."""
