"""A learning curve as an SVG, drawn from the points that a run has printed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from xml.sax.saxutils import escape

WIDTH, HEIGHT = 640, 320
LEFT, RIGHT, TOP, BOTTOM = 56, 16, 36, 44
STYLE = "text{font:13px sans-serif;fill:#333}.grid{stroke:#ddd}.bar{stroke:#b45309;stroke-dasharray:6 4}"


def draw(
    path: Path,
    title: str,
    across: str,
    up: str,
    points: Sequence[tuple[float, float]],
    bars: dict[str, float] | None = None,
) -> None:
    """`points` in the order of `across`; `bars` are levels to compare with."""
    bars = bars or {}
    levels = [y for _, y in points] + list(bars.values())
    low, high = min(levels), max(levels)
    margin = (high - low) / 20 or 1.0
    low, high, end = low - margin, high + margin, max(x for x, _ in points) or 1.0

    def at(x: float, y: float) -> tuple[float, float]:
        right = LEFT + x / end * (WIDTH - LEFT - RIGHT)
        return round(right, 1), round(HEIGHT - BOTTOM - (y - low) / (high - low) * (HEIGHT - TOP - BOTTOM), 1)

    parts = [f'<text x="{LEFT}" y="20" font-weight="bold">{escape(title)}</text>']
    for step in range(5):
        x, y = at(end * step / 4, low + (high - low) * step / 4)
        parts.append(f'<path class="grid" d="M{LEFT} {y}H{WIDTH - RIGHT}"/>')
        parts.append(
            f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{low + (high - low) * step / 4:.3g}</text>'
        )
        parts.append(
            f'<text x="{x}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{end * step / 4:.3g}</text>'
        )
    for name, level in bars.items():
        _, y = at(0, level)
        parts.append(f'<path class="bar" d="M{LEFT} {y}H{WIDTH - RIGHT}"/>')
        parts.append(f'<text x="{WIDTH - RIGHT}" y="{y - 5}" text-anchor="end">{escape(name)}</text>')
    line = " ".join(f"{x},{y}" for x, y in (at(*point) for point in points))
    parts.append(f'<polyline points="{line}" fill="none" stroke="#0f766e" stroke-width="2"/>')
    parts.append(f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 8}" text-anchor="end">{escape(across)}</text>')
    parts.append(f'<text x="{LEFT}" y="{HEIGHT - 8}">{escape(up)}</text>')
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">'
    body = f'{head}<style>{STYLE}</style><rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>'
    path.write_text("\n".join([body, *parts, "</svg>"]) + "\n", encoding="utf-8")
