"""A record cut into turns, and these into decisions and events of chance."""

from __future__ import annotations

from dataclasses import dataclass, field

from tablestead.engine.game import CHANCE, State
from tablestead.engine.record import Record

NOBODY = -1


@dataclass
class Piece:
    """Actions of one seat, or of chance, that belong together."""

    at: int
    before: State
    player: int
    actions: list[int] = field(default_factory=list)
    free: bool = False
    """There was something to choose."""

    @property
    def chance(self) -> bool:
        return self.player == CHANCE


@dataclass
class CutTurn:
    """A turn; `seat` is NOBODY where chance alone acts."""

    round: int
    seat: int
    at: int
    pieces: list[Piece] = field(default_factory=list)

    @property
    def count(self) -> int:
        return sum(len(piece.actions) for piece in self.pieces)


def cut(record: Record) -> list[CutTurn]:
    """All turns of a record, in their order."""
    turns: list[CutTurn] = []
    state = record.start()
    ended = True
    for at, action in enumerate(record.actions):
        player = state.player
        if player == CHANCE:
            new = not turns or (ended and state.active != turns[-1].seat and turns[-1].seat != NOBODY)
            seat = NOBODY
        else:
            new = ended or turns[-1].seat == NOBODY
            seat = player
        if new or not turns:
            turns.append(CutTurn(state.round, seat, at))
        ended = _add(turns[-1], state, at, action, ended and player != CHANCE)
        state.apply_trusted(action)
    return turns


def _add(turn: CutTurn, state: State, at: int, action: int, new: bool) -> bool:
    """Add an action to a turn; gives whether a decision is over with it."""
    player = state.player
    if new or not turn.pieces or turn.pieces[-1].player != player:
        turn.pieces.append(Piece(at, state.copy(), player))
    piece = turn.pieces[-1]
    piece.actions.append(action)
    if player == CHANCE:
        return False
    piece.free = piece.free or len(state.legal()) > 1
    return state.game.ends_turn(action)


def cut_for(turns: list[CutTurn], viewer: int) -> list[CutTurn]:
    """The same for one who may know nothing but his own part: all that others do is an event of chance."""
    found: list[CutTurn] = []
    for turn in turns:
        if turn.seat == viewer:
            found.append(turn)
        elif found and found[-1].seat == NOBODY:
            found[-1].pieces[0].actions += [action for piece in turn.pieces for action in piece.actions]
        else:
            actions = [action for piece in turn.pieces for action in piece.actions]
            others = Piece(turn.at, turn.pieces[0].before, CHANCE, actions)
            found.append(CutTurn(turn.round, NOBODY, turn.at, [others]))
    return found
