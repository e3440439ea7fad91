"""Games that were played for a while, as records to open tables from."""

from __future__ import annotations

import tablestead as ts
from tablestead.engine.game import Value
from tests.soak.games import TITLES

LONG: dict[str, dict[str, Value]] = {
    "ages": {"players": 4},
    "milestones": {"players": 4, "turn_limit": 200},
    "keyflower": {"players": 6},
}
"""Options under which a game can be made long."""


def half_played(game_id: str, players: int, seed: int) -> ts.Record:
    """The first half of a game of which each step was greedy with probability 0.8, up to a real decision."""
    title = TITLES[game_id]
    options = ts.Dealer(seed).settle(title.game, players=players)
    state = title.start(options)
    player = title.player("mixed", seed, options, ts.Rng(seed))
    actions: list[int] = []
    decisions: list[int] = []
    while state.player != ts.OVER:
        legal = state.legal()
        if len(legal) > 1:
            decisions.append(len(actions))
        action = player.choose(state, legal) if legal else player.draw(state)
        state.apply_trusted(action)
        player.played(action)
        actions.append(action)
    middle = next(at for at in decisions if at >= len(actions) // 2)
    record = ts.Record(title.game, options)
    record.actions = actions[:middle]
    return record


def long_game(game_id: str, length: int, seed: int) -> tuple[ts.Record, int]:
    """A game of at least `length` actions, and an action that may follow and be taken back.

    Nobody hurries: milestones is played aimlessly, and of ages what would end it (buying, building) is left.
    """
    title = TITLES[game_id]
    options = ts.Dealer(seed).settle(title.game, **LONG[game_id])
    player = title.player("mixed" if game_id == "keyflower" else "uniform", seed, options, ts.Rng(seed))
    record, state = ts.Record(title.game, options), title.start(options)
    while state.player != ts.OVER:
        legal = state.legal()
        if len(record.actions) >= length and (undoable := first_undoable(record, legal)) is not None:
            return record, undoable
        if game_id == "ages":
            legal = [one for one in legal if not title.game.text(one).startswith(("buy", "build"))] or legal
        action = player.choose(state, legal) if legal else player.draw(state)
        state.apply_trusted(action)
        player.played(action)
        record.append(action)
    raise ValueError(f"{game_id} {seed} ended after {len(record.actions)} actions")


def first_undoable(record: ts.Record, legal: list[int]) -> int | None:
    """The first action that would be taken back alone."""
    for action in legal:
        record.append(action)
        back, _ = record.undoable()
        record.actions.pop()
        if back == 1:
            return action
    return None
