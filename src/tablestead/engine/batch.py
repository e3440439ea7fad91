"""Many games side by side, stepped together in one compiled loop: what learning programs need."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from tablestead.engine.arrays import Index, Rows
from tablestead.engine.dealer import Dealer
from tablestead.engine.errors import IllegalAction, RuleViolation
from tablestead.engine.game import CHANCE, RANDOM, Game, State
from tablestead.engine.rng import Rng
from tablestead.engine.space import Space

WIN: Final = "win"
POINTS: Final = "points"


def win_shares(state: State) -> list[float]:
    """1 shared by the winners, -1 by all others; 0 when all win, and alone the points."""
    places = state.places()
    players = len(places)
    if players == 1:
        return [float(state.scores()[0])]
    winners = places.count(1)
    if winners == players:
        return [0.0] * players
    return [1.0 / winners if place == 1 else -1.0 / (players - winners) for place in places]


def leads(state: State) -> list[float]:
    """By how many points each seat is ahead of the best other one; alone the points."""
    scores = state.scores()
    if len(scores) == 1:
        return [float(scores[0])]
    return [
        float(score - max(other for rival, other in enumerate(scores) if rival != seat))
        for seat, score in enumerate(scores)
    ]


def draw_from(legal: list[int], rng: Rng) -> int:
    """One of these actions, each equally likely."""
    return legal[rng.below(len(legal))]


def holds(legal: list[int], action: i64) -> bool:
    """Whether a sorted list has an action."""
    low: i64 = 0
    high: i64 = len(legal)
    while low < high:
        middle: i64 = (low + high) // 2
        found: i64 = legal[middle]
        if found == action:
            return True
        if found < action:
            low = middle + 1
        else:
            high = middle
    return False


class Arrays:
    """The arrays of a caller that a batch of `n` games writes into."""

    def __init__(
        self,
        space: Space,
        n: int,
        observations: object,
        masks: object,
        rewards: object,
        players: object,
        ends: object,
    ) -> None:
        bytes_wanted = "uint8, int8 or bool"
        self.observations = Rows(observations, "h", "int16 (observations)", (n, space.observation_size))
        self.masks = Rows(masks, "Bb?", f"{bytes_wanted} (masks)", (n, space.actions))
        self.rewards = Rows(rewards, "f", "float32 (rewards)", (n, space.max_players))
        self.players = Rows(players, "b", "int8 (players)", (n,))
        self.ends = Rows(ends, "Bb?", f"{bytes_wanted} (ends)", (n,))


class Loop:
    """Some games of one title, each with a dealer of its own: no game knows of the others."""

    def __init__(
        self,
        game: Game,
        options: Mapping[str, object],
        seeds: list[int],
        reward: str,
        arrays: Arrays,
        first: int,
    ) -> None:
        self._space: Final = game.space()
        self._game: Final = game
        self._options: Final = game.check(options, settled=False)
        self._first_game: Final = first
        """The number of the first game in the whole batch, of which these may be a part."""
        self._lead: Final = reward == POINTS
        self._arrays: Final = arrays
        self._index: Final[Index] = self._space.index_of_actions()
        self._dealers: Final = [Dealer(seed) for seed in seeds]
        self._policies: Final = [Rng(-1 - seed) for seed in seeds]
        settled = RANDOM not in self._options.values()
        self._start: State | None = game.start(**self._options) if settled else None
        self._states: Final = [self._fresh(number) for number in range(len(seeds))]
        self._legal: Final[list[list[int]]] = [[] for _ in seeds]
        self._deciding: Final = [0] * len(seeds)
        self._ended: Final = [0] * len(seeds)
        self.restart()

    def restart(self) -> None:
        """Show every game as it stands, without rewards or ends."""
        self._arrays.rewards.clear()
        for number in range(len(self._states)):
            self._go_on(number)
            self._ended[number] = 0
        self._tell()

    def state(self, number: int) -> State:
        """A copy of one of the positions."""
        return self._states[number].copy()

    def check(self, actions: list[int]) -> None:
        """Raise an error that names the first game whose action cannot be played, and that action."""
        if len(actions) != len(self._states):
            raise ValueError(f"{len(self._states)} actions are needed, not {len(actions)}")
        numbering = self._space.all_actions()
        known = len(numbering)
        for number, index in enumerate(actions):
            if not 0 <= index < known or not holds(self._legal[number], numbering[index]):
                self._refuse(number, index)

    def step(self, actions: list[int]) -> None:
        """Play an action in every game, with the chance that follows; a game that ends begins anew."""
        self.check(actions)
        self._arrays.rewards.clear()
        numbering = self._space.all_actions()
        for number, index in enumerate(actions):
            self._states[number].apply_trusted(numbering[index])
            self._go_on(number)
        self._tell()

    def random_actions(self) -> list[int]:
        """A legal action for every game, each equally likely, drawn from the seed of that game."""
        return [
            self._space.index(draw_from(self._legal[number], self._policies[number]))
            for number in range(len(self._states))
        ]

    def _fresh(self, number: int) -> State:
        if self._start is not None:
            return self._start.copy()
        return self._game.start(**self._dealers[number].settle(self._game, **self._options))

    def _go_on(self, number: int) -> None:
        """Up to the next decision, which is shown to the seat that has it."""
        state = self._states[number]
        rng = self._dealers[number].rng
        player = state.player
        ended = 0
        while player < 0:
            if player == CHANCE:
                state.apply_trusted(state.sample(rng))
            else:
                ended = 1
                self._arrays.rewards.put(number, leads(state) if self._lead else win_shares(state))
                state = self._fresh(number)
                self._states[number] = state
            player = state.player
        legal = state.legal()
        self._ended[number] = ended
        self._deciding[number] = player
        self._legal[number] = legal
        self._space.plan(state, player).write_row(
            state.cells, state.printed(), self._arrays.observations, number
        )
        self._index.mark_row(legal, self._arrays.masks, number)

    def _tell(self) -> None:
        self._arrays.players.put(0, self._deciding)
        self._arrays.ends.put(0, self._ended)

    def _refuse(self, number: int, index: int) -> None:
        game = self._first_game + number
        if not 0 <= index < self._space.actions:
            raise ValueError(f"game {game}: there is no action {index}: 0 to {self._space.actions - 1}")
        action = self._space.action(index)
        why = self._states[number].why_not(action)
        fault = {"n": game, "action": index, "text": self._game.text(action), "why": str(why)}
        raise IllegalAction(RuleViolation("", "error-batch-action", fault), action)
