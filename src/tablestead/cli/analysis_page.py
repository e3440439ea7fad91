"""An analysis as one file of HTML that needs nothing else: the answers, the curve, every mistake."""

from __future__ import annotations

from html import escape

from tablestead.analysis.report import Report, Turn
from tablestead.cli.analyse import answers, heading, is_exact, marked_decisions, told_of
from tablestead.cli.screen import Screen

WIDTH, HEIGHT = 960, 220
COLOURS = ("#0b62a5", "#c2570c", "#5b7f2b", "#8b3fa0", "#8a6d1c", "#a12a4b")
DASHES = ("", "8 4", "2 3", "10 3 2 3", "1 4", "12 6")
"""So that the curves can be told apart without colours."""
SCALE = (
    f'<path d="M0 1H{WIDTH}M0 {HEIGHT / 2}H{WIDTH}M0 {HEIGHT - 1}H{WIDTH}" stroke="#888"/>'
    f'<g fill="currentColor"><text y="16">100</text><text y="{HEIGHT - 6}">0</text></g>'
)
"""Per cent."""
STYLE = """
:root { color-scheme: light dark; --line: #8888; --soft: #8882; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; } th, td { padding: .2rem 1rem .2rem 0; text-align: right; }
th:first-child { text-align: left; font-weight: normal; } tr { border-bottom: 1px solid var(--line); }
article { border-left: 4px solid var(--line); margin: 1rem 0; padding: .2rem 1rem; background: var(--soft); }
article.mistake { border-left-style: dashed; } article.blunder { border-left: 6px double; }
h2 { font-size: 1.05rem; margin: 0; } p { margin: .2rem 0; } svg { width: 100%; height: auto; }
"""


PAGE = """<!doctype html>
<html lang="{lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>{style}</style>
<h1>{title}</h1>
{answers}
{curve}
{mistakes}
<p><small>{note}</small></p>
</html>
"""


def page(screen: Screen, report: Report) -> str:
    kind = "exact" if is_exact(report) else "estimated"
    return PAGE.format(
        lang=screen.words.lang,
        title=escape(f"{screen.term('game-title')}: {', '.join(screen.names)}"),
        style=STYLE,
        answers=_table(answers(screen, report)),
        curve=_curve(screen, report),
        mistakes=_mistakes(screen, report),
        note=escape(screen.say(f"terminal-analysis-{kind}")),
    )


def _mistakes(screen: Screen, report: Report) -> str:
    found = [
        f'<article class="{decision.mark}"><h2>{escape(heading(screen, turn, decision))}</h2>'
        + "".join(f"<p>{escape(text)}</p>" for text in told_of(screen, report, decision))
        + "</article>"
        for turn, decision in marked_decisions(report)
    ]
    return "\n".join(found) or f"<p>{escape(screen.say('terminal-analysis-none'))}</p>"


def _table(rows: list[list[str]]) -> str:
    head = "".join(f"<th>{escape(cell)}</th>" for cell in rows[0])
    body = "\n".join(
        f"<tr><th>{escape(row[0])}</th>" + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:]) + "</tr>"
        for row in rows[1:]
    )
    return f"<table>\n<tr>{head}</tr>\n{body}\n</table>"


def _curve(screen: Screen, report: Report) -> str:
    """The chance to win of every player, turn by turn; of two, the first one's says all."""
    if len(report.players) == 1 or not report.turns:
        return ""
    shown = range(1 if len(report.players) == 2 else len(report.players))
    lines = "".join(
        f'<polyline fill="none" stroke="{COLOURS[seat]}" stroke-dasharray="{DASHES[seat]}" stroke-width="2" '
        f'points="{_points(report.turns, seat)}"><title>{escape(screen.names[seat])}</title></polyline>'
        for seat in shown
    )
    names = ", ".join(screen.names[seat] for seat in shown)
    label = escape(screen.say("terminal-analysis-curve", {"name": names}))
    return (
        f'<figure><svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">'
        f"{SCALE}{lines}</svg>"
        f"<figcaption>{label}</figcaption></figure>"
    )


def _points(turns: list[Turn], seat: int) -> str:
    outlooks = [turns[0].before.outlooks[seat], *(turn.after.outlooks[seat] for turn in turns)]
    step = WIDTH / max(1, len(outlooks) - 1)
    return " ".join(
        f"{step * index:.1f},{HEIGHT * (1 - one.win.mean):.1f}"
        for index, one in enumerate(outlooks)
        if one.win is not None
    )
