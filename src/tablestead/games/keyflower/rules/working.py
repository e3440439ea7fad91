"""The effect of a tile that is used: what it makes, costs and draws, transport and upgrades."""

from __future__ import annotations

from mypy_extensions import i64

from tablestead.games.keyflower import actions as a
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.state import KeyflowerPosition

# The effect of a tile (K-U3, K-U4, K-V1, K-V2)


def enter_effect(state: KeyflowerPosition) -> None:
    c = state.cells
    seat: i64 = c[s.ACTIVE]
    side = state.side(state.placed())
    if m.PAY_WORKER[side] >= 0:
        if gain_possible(state, side) and state.workers_behind(seat) > 0:
            c[s.STEP] = s.COST_STEP
    elif m.PAY_SKILL[side] >= 0:
        if gain_possible(state, side) and state.skills_behind(seat) > 0:
            c[s.STEP] = s.COST_STEP
    elif m.CHOOSES[side]:
        if c[s.SUPPLY + m.IRON] + c[s.SUPPLY + m.STONE] + c[s.SUPPLY + m.WOOD] > 0:
            c[s.STEP] = s.CHOOSE_STEP
    elif m.CARRIES[side] > 0:
        times: i64 = 2 if state.owns(seat, m.SUMMER_BOAT_2B) else 1
        c[s.CARRIES_LEFT] = m.CARRIES[side] * times
        c[s.UPGRADES_LEFT] = m.UPGRADES[side] * times
        c[s.STEP] = s.TRANSPORT_STEP
    else:
        gain(state, side)


def gain_possible(state: KeyflowerPosition, side: i64) -> bool:
    """K-U4: whether anything at all could be gained; everybody can see it."""
    c = state.cells
    if m.DRAW_WORKERS[side] > 0:
        return state.in_bag() > 0
    if m.DRAW_SKILLS[side] > 0:
        return state.in_pile() > 0
    if m.GREEN_GAIN[side] > 0:
        return c[s.GREEN_SUPPLY] > 0
    good: i64 = 0
    while good < m.GOODS:
        if m.PRODUCES[side * m.GOODS + good] > 0 and c[s.SUPPLY + good] > 0:
            return True
        good += 1
    return False


def gain(state: KeyflowerPosition, side: i64) -> None:
    """What the tile brings, as far as there is of it; then the turn can end."""
    c = state.cells
    good: i64 = 0
    while good < m.GOODS:
        if m.PRODUCES[side * m.GOODS + good] > 0:
            make(state, good, m.PRODUCES[side * m.GOODS + good])
        good += 1
    greens: i64 = m.GREEN_GAIN[side]
    if greens > c[s.GREEN_SUPPLY]:
        greens = c[s.GREEN_SUPPLY]
    c[s.GREEN_SUPPLY] -= greens
    state.come_openly(c[s.ACTIVE], m.GREEN, greens)
    c[s.STEP] = s.END_STEP
    if m.DRAW_WORKERS[side] > 0:
        enter_draw(state, s.DRAW_STEP, m.DRAW_WORKERS[side], state.in_bag())
    elif m.DRAW_SKILLS[side] > 0:
        enter_draw(state, s.DRAW_SKILLS_STEP, m.DRAW_SKILLS[side], state.in_pile())


def make(state: KeyflowerPosition, good: i64, number: i64) -> None:
    """K-U3: on the tile if it is one's own, else on the home tile."""
    c = state.cells
    if number > c[s.SUPPLY + good]:
        number = c[s.SUPPLY + good]
    tile: i64 = state.placed()
    if not state.owns(c[s.ACTIVE], tile):
        tile = state.home_of(c[s.ACTIVE])
    c[s.SUPPLY + good] -= number
    c[state.tile_base(tile) + s.TILE_GOODS + good] += number


def enter_draw(state: KeyflowerPosition, step: i64, number: i64, left: i64) -> None:
    c = state.cells
    c[s.LEFT] = number if number < left else left
    if c[s.LEFT] > 0:
        c[s.STEP] = step


def finish_draw(state: KeyflowerPosition) -> None:
    """K-V1: what Tavern and Hiring fair were paid goes back only now."""
    c = state.cells
    colour: i64 = state.paid()
    skill: i64 = colour - m.COLOURS
    c[s.PAID] = 0
    if skill >= 0:
        c[s.PILE + skill] += 1
    elif colour >= 0:
        c[s.BAG + colour] += 1
    c[s.STEP] = s.END_STEP


def legal_costs(state: KeyflowerPosition) -> list[int]:
    c = state.cells
    base = state.seat_base(c[s.ACTIVE])
    side = state.side(state.placed())
    wanted: i64 = m.PAY_WORKER[side]
    result: list[int] = [a.DECLINE]
    if wanted >= 0:
        colour: i64 = 0
        while colour < m.COLOURS:
            if (colour == wanted or wanted == m.ANY_COLOUR) and c[base + s.SEAT_WORKERS + colour] > 0:
                result.append(int(a.PAY + colour))
            colour += 1
        return result
    wanted = m.PAY_SKILL[side]
    skill: i64 = 0
    while skill < m.SKILLS:
        if (skill == wanted or wanted == m.ANY_SKILL) and c[base + s.SEAT_SKILLS + skill] > 0:
            result.append(int(a.PAY + m.COLOURS + skill))
        skill += 1
    return result


def pay(state: KeyflowerPosition, piece: i64) -> None:
    c = state.cells
    side = state.side(state.placed())
    if piece < m.COLOURS:
        colour: i64 = piece
        state.leave_screen(c[s.ACTIVE], colour, 1)
        if m.DRAW_WORKERS[side] > 0:
            c[s.PAID] = piece + 1
        else:
            c[s.BAG + colour] += 1
    else:
        skill: i64 = piece - m.COLOURS
        state.skill_leaves(c[s.ACTIVE], skill)
        if m.DRAW_SKILLS[side] > 0:
            c[s.PAID] = piece + 1
        else:
            c[s.PILE + skill] += 1
    gain(state, side)


def legal_takes(state: KeyflowerPosition) -> list[int]:
    """K-V2: Workshop, of a kind still in the supply."""
    result: list[int] = []
    good: i64 = m.IRON
    while good < m.GOODS:
        if state.cells[s.SUPPLY + good] > 0:
            result.append(int(a.TAKE + good))
        good += 1
    return result


# Transport and upgrade (K-V3, K-M1, K-M2)


def legal_works(state: KeyflowerPosition) -> list[int]:
    c = state.cells
    seat: i64 = c[s.ACTIVE]
    result: list[int] = [a.DONE]
    upgrades: list[int] = []
    tile: i64 = 0
    while tile < m.TILES:
        at = state.tile_base(tile)
        if c[at + s.TILE_PLACE] == s.OWNED + seat:
            if c[s.CARRIES_LEFT] > 0 and any_goods(state, at) and any_way(state, tile, seat):
                good: i64 = 0
                while good < m.GOODS:
                    if c[at + s.TILE_GOODS + good] > 0:
                        result.append(int(a.CARRY + good * m.TILES + tile))
                    good += 1
            if c[s.UPGRADES_LEFT] > 0 and can_upgrade(state, tile, seat):
                upgrades.append(int(a.UPGRADE + tile))
        tile += 1
    result.sort()
    return result + upgrades


def any_goods(state: KeyflowerPosition, at: i64) -> bool:
    c = state.cells
    goods: i64 = at + s.TILE_GOODS
    return c[goods + m.GOLD] + c[goods + m.IRON] + c[goods + m.STONE] + c[goods + m.WOOD] > 0


def any_way(state: KeyflowerPosition, tile: i64, seat: i64) -> bool:
    direction: i64 = 0
    while direction < m.DIRECTIONS:
        if way(state, tile, direction, seat):
            return True
        direction += 1
    return False


def way(state: KeyflowerPosition, tile: i64, direction: i64, seat: i64) -> bool:
    """K-M1: a road joins both edges; with K-F2a any touching edges but water."""
    other: i64 = state.neighbour(tile, direction)
    if other < 0:
        return False
    one = state.edge(tile, direction)
    opposite = state.edge(other, (direction + m.OPPOSITE) % m.DIRECTIONS)
    if one == m.ROAD and opposite == m.ROAD:
        return True
    return one != m.WATER and opposite != m.WATER and state.owns(seat, m.SUMMER_BOAT_2A)


def legal_directions(state: KeyflowerPosition) -> list[int]:
    c = state.cells
    result: list[int] = []
    direction: i64 = 0
    while direction < m.DIRECTIONS:
        if way(state, state.source(), direction, c[s.ACTIVE]):
            result.append(int(a.TO + direction))
        direction += 1
    return result


def carry(state: KeyflowerPosition, direction: i64) -> None:
    c = state.cells
    at = state.tile_base(state.source())
    good: i64 = state.carried()
    c[at + s.TILE_GOODS + good] -= 1
    c[state.tile_base(c[at + s.TILE_NEXT + direction] - 1) + s.TILE_GOODS + good] += 1
    c[s.CARRIED] = 0
    c[s.SOURCE] = 0
    c[s.CARRIES_LEFT] -= 1
    go_on_working(state)


def go_on_working(state: KeyflowerPosition) -> None:
    c = state.cells
    c[s.STEP] = s.TRANSPORT_STEP if c[s.CARRIES_LEFT] + c[s.UPGRADES_LEFT] > 0 else s.END_STEP


def can_upgrade(state: KeyflowerPosition, tile: i64, seat: i64) -> bool:
    """K-M2: its cost lies on the tile, its skill tile behind the screen."""
    c = state.cells
    at = state.tile_base(tile)
    if not m.UPGRADABLE[tile] or c[at + s.TILE_UPGRADED] != 0:
        return False
    if m.COST_SKILLS[tile * m.SKILL_COSTS + m.ANY_SKILL] > 0 and state.skills_behind(seat) == 0:
        return False
    skill: i64 = 0
    while skill < m.SKILLS:
        if m.COST_SKILLS[tile * m.SKILL_COSTS + skill] > c[state.seat_base(seat) + s.SEAT_SKILLS + skill]:
            return False
        skill += 1
    wanted: i64 = m.COST_GOODS[tile * m.GOOD_COSTS + m.ANY_GOOD]
    lying: i64 = 0
    short: i64 = 0
    good: i64 = 0
    while good < m.GOODS:
        cost: i64 = m.COST_GOODS[tile * m.GOOD_COSTS + good]
        found: i64 = c[at + s.TILE_GOODS + good]
        wanted += cost
        lying += found
        if good == m.GOLD:
            short = cost - found  # gold to spare counts for the others
        elif cost > found:
            short += cost - found
        good += 1
    if lying < wanted:
        return False
    return short <= 0 or state.owns(seat, m.SUMMER_BOAT_3A)


def payments_for(state: KeyflowerPosition, tile: i64) -> list[int]:
    """All that the active player could upgrade a tile with."""
    c = state.cells
    at = state.tile_base(tile)
    free = state.owns(c[s.ACTIVE], m.SUMMER_BOAT_3A)
    skills = skill_payments(state, tile)
    result: list[int] = []
    bundle: i64 = 0
    while bundle < m.BUNDLE_COUNT:
        if lies_there(state, at, bundle) and pays_for(tile, bundle, free):
            for skill in skills:
                result.append(int(bundle * m.SKILL_PAYMENTS) + skill)
        bundle += 1
    return result


def skill_payments(state: KeyflowerPosition, tile: i64) -> list[int]:
    """Skill tiles + 1 that can be paid for an upgrade; 0 where it takes none."""
    c = state.cells
    base = state.seat_base(c[s.ACTIVE])
    if m.COST_SKILLS[tile * m.SKILL_COSTS + m.ANY_SKILL] > 0:
        return [skill + 1 for skill in range(m.SKILLS) if c[base + s.SEAT_SKILLS + skill] > 0]
    for skill in range(m.SKILLS):
        if m.COST_SKILLS[tile * m.SKILL_COSTS + skill] > 0:
            return [skill + 1]
    return [0]


def lies_there(state: KeyflowerPosition, at: i64, bundle: i64) -> bool:
    good: i64 = 0
    while good < m.GOODS:
        if m.BUNDLES[bundle * m.GOODS + good] > state.cells[at + s.TILE_GOODS + good]:
            return False
        good += 1
    return True


def upgrade(state: KeyflowerPosition, tile: i64) -> None:
    """Asks what is paid where there is a choice; for a skill tile of any kind always: see __init__.py."""
    c = state.cells
    c[s.UPGRADING] = tile + 1
    payments = payments_for(state, tile)
    if len(payments) == 1 and m.COST_SKILLS[tile * m.SKILL_COSTS + m.ANY_SKILL] == 0:
        pay_upgrade(state, payments[0])
    else:
        c[s.STEP] = s.PAYMENT_STEP


def legal_payments(state: KeyflowerPosition) -> list[int]:
    return [a.WITH + payment - 1 for payment in payments_for(state, state.upgrading())]


def pay_upgrade(state: KeyflowerPosition, payment: i64) -> None:
    c = state.cells
    at = state.tile_base(state.upgrading())
    good: i64 = 0
    while good < m.GOODS:
        number: i64 = m.BUNDLES[payment // m.SKILL_PAYMENTS * m.GOODS + good]
        c[at + s.TILE_GOODS + good] -= number
        c[s.SUPPLY + good] += number
        good += 1
    skill: i64 = payment % m.SKILL_PAYMENTS - 1
    if skill >= 0:
        state.skill_leaves(c[s.ACTIVE], skill)
        c[s.PILE + skill] += 1
    c[at + s.TILE_UPGRADED] = 1
    c[s.UPGRADING] = 0
    c[s.UPGRADES_LEFT] -= 1
    go_on_working(state)


def pays_for(tile: i64, bundle: i64, free: bool) -> bool:
    """K-M2: in kind or in gold; what is asked for as any, in any mix. `free` is K-F3a."""
    wanted: i64 = m.COST_GOODS[tile * m.GOOD_COSTS + m.ANY_GOOD]
    surplus: i64 = 0
    paid: i64 = 0
    good: i64 = 0
    while good < m.GOODS:
        cost: i64 = m.COST_GOODS[tile * m.GOOD_COSTS + good]
        found: i64 = m.BUNDLES[bundle * m.GOODS + good]
        wanted += cost
        paid += found
        if good != m.GOLD and found > cost:
            surplus += found - cost
        good += 1
    return paid == wanted and (free or surplus <= m.COST_GOODS[tile * m.GOOD_COSTS + m.ANY_GOOD])
