"""The table of Milestones in plain text."""

from __future__ import annotations

from tablestead.engine.view import counted, headline, listed, seat_name
from tablestead.games.milestones import material as m
from tablestead.games.milestones.view.structs import MilestonesView

MILESTONE, MARKET, FLOUR = "*", "M", "F"


def text_of(view: MilestonesView) -> str:
    """The points of the board by rows, what is built between them, the tiles, and every player board."""
    board = view.board
    lines = [headline(view), *_points(view)]
    lines.append(
        f"  {MILESTONE} milestone, {MARKET} marketplace, {FLOUR} marketplace with flour, else the number"
    )
    lines.append(f"streets: {listed(board.streets)}")
    lines.append(f"houses: {listed(board.houses)}")
    lines.append(f"bonus tiles: {listed(f'{lot}:{good}' for lot, good in board.bonuses.items())}")
    lines.append(f"for hire: {listed(view.display)} | pile {len(view.pile)}")
    if any(view.starting):
        lines.append(f"draft: {listed(view.starting)}")
    for seat in range(view.players):
        own = view.seats[seat]
        workers = [
            (worker or ".") + ("+" if bonus else "")
            for worker, bonus in zip(own.workers, own.bonus, strict=True)
        ]
        lines.append(
            f"{seat_name(view, seat)}: {own.score.total} points, on {own.piece},"
            f" goods {counted(m.GOOD_IDS, own.goods)}"
        )
        lines.append(f"    workers 1–8: {listed(workers)}")
    return "\n".join(lines)


def _points(view: MilestonesView) -> list[str]:
    """A line for each row; a point stands above the gap between two of the next row, as on the board."""
    signs = {point.id: str(point.value) for point in view.board.points}
    signs |= dict.fromkeys(view.board.milestones, MILESTONE)
    signs |= {market.point: FLOUR if market.flour else MARKET for market in view.board.markets}
    rows: dict[int, list[str]] = {}
    for point, sign in signs.items():
        row, column = m.POINT_PLACES[m.POINT_IDS.index(point)]
        line = rows.setdefault(row, [point[0], *" " * (2 * m.MAX_HX + 2)])
        line[2 + 2 * column] = sign
    return ["".join(rows[row]).rstrip() for row in sorted(rows)]
