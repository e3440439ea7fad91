"""An analysis in the terminal: of one game, or a table of the players of many."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import reduce
from pathlib import Path

from rich import box
from rich.table import Table

import tablestead as ts
from tablestead.analysis.report import Decision, Line, Player, Report, Turn
from tablestead.arena import Workers
from tablestead.cli.arena import counted, tenths
from tablestead.cli.history import turn_heading
from tablestead.cli.problems import read_text
from tablestead.cli.screen import Screen, capital
from tablestead.engine.errors import RecordError, TablesteadError
from tablestead.engine.record import UNFINISHED, Record

SIGNS = {"slip": "?!", "mistake": "?", "blunder": "??"}
INTERVAL = 1.96
"""Standard errors to each side of a mean: 95 of 100 intervals hold the truth."""


def record_of(text: str) -> Record:
    """A record; one that was cut off is taken as far as it goes."""
    try:
        return ts.parse_record(text)
    except RecordError as error:
        if error.key != "error-record-cut":
            raise
        return ts.parse_record(f"{text.rstrip()}\nend: {UNFINISHED}\n")


def analysed(record: Record, depth: str, seed: int, viewer: int | None) -> Report:
    """With a progress bar."""
    analysis = ts.analyse(record, depth, seed, viewer)
    with counted(record.game.id, len(analysis)) as told:
        for done, _ in enumerate(analysis, start=1):
            told(done)
    return analysis.report()


# One game


def show(screen: Screen, report: Report) -> None:
    """The answers first, then every mistake."""
    show_rows(screen, answers(screen, report))
    marked = list(marked_decisions(report))
    if not marked:
        screen.tell("terminal-analysis-none")
    for turn, decision in marked:
        screen.line()
        screen.line(heading(screen, turn, decision), "bold")
        for line in told_of(screen, report, decision):
            screen.line(line, indent=2, hanging=4)
    screen.line()
    screen.tell(f"terminal-analysis-{'exact' if is_exact(report) else 'estimated'}", style="dim")


def show_rows(screen: Screen, rows: list[list[str]]) -> None:
    """A table whose first row and column are titles; plain, a line for each row."""
    titles = rows[0]
    if screen.plain:
        for label, *cells in rows[1:]:
            told = [f"{title}: {cell}" for title, cell in zip(titles[1:], cells, strict=True)]
            screen.line(f"{label}. {', '.join(told)}")
        return
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 2, 0, 0), pad_edge=False)
    for index, title in enumerate(titles):
        table.add_column(title, justify="right" if index else "left")
    for row in rows[1:]:
        table.add_row(*row)
    screen.show(table)


def answers(screen: Screen, report: Report) -> list[list[str]]:
    """A row of titles, then one for each question, with a cell for each player."""
    say, players = screen.say, report.players
    figures = {
        "start": [one.start for one in players],
        "loss": [0.0 - one.loss for one in players],
        "others": [one.others for one in players],
        "luck": [one.luck for one in players],
        "result": [one.result for one in players],
        "without": [one.without_luck for one in players],
    }
    means = [say("terminal-analysis-hundredths", {"n": round(one.mean_loss, 2)}) for one in players]
    return [
        ["", *screen.names],
        [say("terminal-analysis-grade"), *(grade(screen, one) for one in players)],
        [say("terminal-analysis-mean"), *means],
        [say("terminal-analysis-marks"), *(marks_of(one) for one in players)],
        *(
            [say(f"terminal-analysis-{key}"), *(say("terminal-number", {"n": tenths(n)}) for n in row)]
            for key, row in figures.items()
        ),
        [say("terminal-analysis-turned"), *(turned(screen, report, n) for n in range(len(players)))],
    ]


def marks_of(player: Player) -> str:
    return " · ".join(str(player.marks[mark]) for mark in SIGNS)


def grade(screen: Screen, player: Player) -> str:
    return screen.say(f"shell-bot-{player.grade}.level") if player.grade else "–"


def turned(screen: Screen, report: Report, seat: int) -> str:
    """The turn that changed a player's chance to win most, and how."""
    turn = next((one for one in report.turns if one.number == report.players[seat].turning), None)
    if turn is None:
        return "–"
    before, after = turn.before.outlooks[seat].win, turn.after.outlooks[seat].win
    text = place_of(screen, turn, turn.seat)
    if before is None or after is None:
        return text
    chances = {"before": round(100 * before.mean), "after": round(100 * after.mean)}
    return screen.say("terminal-analysis-change", {"text": text, **chances})


def marked_decisions(report: Report) -> Iterator[tuple[Turn, Decision]]:
    for turn in report.turns:
        for step in turn.steps:
            if isinstance(step, Decision) and step.mark:
                yield turn, step


def place_of(screen: Screen, turn: Turn, seat: int) -> str:
    """Where in the game: the number of the turn, the round, and who had it, if anybody."""
    if seat >= 0:
        text = turn_heading(screen, turn.round, seat)
    else:
        text = screen.say(f"{screen.game}-round", {"n": turn.round})
    return screen.say("terminal-analysis-place", {"n": turn.number + 1, "text": text})


def heading(screen: Screen, turn: Turn, decision: Decision) -> str:
    """Where, how bad, and what it cost: points, chance, or both."""
    mark = f"{screen.say(f'terminal-analysis-{decision.mark}')} {SIGNS[decision.mark]}"
    place = place_of(screen, turn, decision.seat)
    parts = [screen.say("terminal-analysis-decision", {"text": place, "mark": mark})]
    if points := tenths(0.0 - decision.loss):
        parts.append(screen.say("terminal-analysis-points", {"n": points}))
    if percent := round(-100 * decision.win_loss):
        parts.append(screen.say("terminal-analysis-win", {"n": percent}))
    return ", ".join(parts)


def told_of(screen: Screen, report: Report, decision: Decision) -> list[str]:
    """What was played, what would have been better, and why."""
    played = next(line for line in decision.lines if line.played)
    told = [lead(screen, "played", played), lead(screen, "better", decision.lines[0])]
    reasons = [screen.say(f"{report.game}-reason-{one.key}", one.args) for one in decision.reasons]
    if decision.screens:
        luck = tenths(decision.screens[decision.seat])
        key = "shell-analysis-screens" if luck > 0 else "shell-analysis-screens-worse"
        points = screen.say("terminal-number", {"n": abs(luck)})
        reasons.append(screen.say(key, {"points": points}))
    return told + reasons


def lead(screen: Screen, key: str, line: Line) -> str:
    found = line.outlook.lead
    args = {"text": line.text, "n": tenths(found.mean), "error": tenths(INTERVAL * found.error)}
    text = screen.say(f"terminal-analysis-{key}", args)
    if not line.facts:
        return text
    facts = [screen.say(f"{screen.game}-fact-{fact.key}", fact.args) for fact in line.facts]
    clauses = reduce(lambda one, other: screen.say("common-clauses", {"one": one, "other": other}), facts)
    return f"{text}. {capital(clauses)}"


def is_exact(report: Report) -> bool:
    """All odds were enumerated."""
    return all(
        line.outlook.lead.n == 0
        for turn in report.turns
        for step in turn.steps
        if isinstance(step, Decision)
        for line in step.lines
    )


# A folder of games


@dataclass
class Played:
    """A record to analyse."""

    path: str
    depth: str
    seed: int


@dataclass
class Verdict:
    """What came of it: the players, or what is wrong with the file."""

    path: str
    players: list[Player] = field(default_factory=list)
    fault: TablesteadError | None = None


@dataclass
class Standing:
    """A player over many games."""

    name: str
    games: int = 0
    decisions: int = 0
    mean_loss: float = 0.0
    luck: float = 0.0
    result: float = 0.0
    without_luck: float = 0.0

    def add(self, player: Player) -> None:
        self.games += 1
        self.decisions += player.decisions
        self.mean_loss += player.mean_loss
        self.luck += player.luck
        self.result += player.result
        self.without_luck += player.without_luck

    def means(self) -> dict[str, float]:
        return {
            "mean_loss": self.mean_loss / self.games,
            "luck": self.luck / self.games,
            "result": self.result / self.games,
            "without_luck": self.without_luck / self.games,
        }


def judge_file(task: Played) -> Verdict:
    """In a worker; what is wrong with one file does not stop the others."""
    try:
        analysis = ts.analyse(record_of(read_text(task.path)), task.depth, task.seed)
        for _ in analysis:
            pass
    except TablesteadError as error:
        return Verdict(task.path, fault=error)
    return Verdict(task.path, analysis.report().players)


def judge_folder(folder: Path, depth: str, seed: int, workers: Workers) -> list[Verdict]:
    """All records of a folder, in the order of their names."""
    paths = sorted(path for path in folder.iterdir() if path.is_file() and is_record(path))
    if not paths:
        raise TablesteadError("terminal-analysis-empty", {"path": str(folder)})
    tasks = [Played(str(path), depth, seed) for path in paths]
    found = []
    with counted(folder.name, len(tasks)) as told:
        for verdict in workers.map(judge_file, tasks):
            found.append(verdict)
            told(len(found))
    return found


def is_record(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(11).startswith(b"tablestead ")


def standings(verdicts: Sequence[Verdict]) -> list[Standing]:
    """By name, the least loss first."""
    found: dict[str, Standing] = {}
    for verdict in verdicts:
        for player in verdict.players:
            found.setdefault(player.name, Standing(player.name)).add(player)
    return sorted(found.values(), key=lambda one: one.mean_loss / one.games)


def show_standings(screen: Screen, verdicts: Sequence[Verdict]) -> None:
    say = screen.say
    titles = [say("terminal-analysis-player"), say("terminal-ladder-games")]
    titles += [say(f"terminal-analysis-{key}") for key in ("mean", "luck", "result", "without")]
    rows = [titles]
    for one in standings(verdicts):
        loss, *others = one.means().values()
        mean = say("terminal-analysis-hundredths", {"n": round(loss, 2)})
        name = one.name or say("terminal-analysis-nameless")
        rows.append([name, str(one.games), mean, *(say("terminal-number", {"n": tenths(n)}) for n in others)])
    show_rows(screen, rows)
    for verdict in verdicts:
        if verdict.fault is not None:
            screen.line(verdict.path)
            screen.problem(verdict.fault)


def standings_json(verdicts: Sequence[Verdict]) -> str:
    found = {
        "players": [
            {"name": one.name, "games": one.games, "decisions": one.decisions, **one.means()}
            for one in standings(verdicts)
        ],
        "faults": {one.path: str(one.fault) for one in verdicts if one.fault is not None},
    }
    return json.dumps(found, ensure_ascii=False, indent=2)
