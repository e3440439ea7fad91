"""OpenSpiel: the games as Python games of its own, `pyspiel.load_game("tablestead_ages(players=3)")`.

Importing this module registers them. Chance nodes have exact outcomes, an information state is all that a
player was told, an observation the numbers of `ts.research.space(game)`.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.bots import Bot, bot
from tablestead.engine.batch import win_shares
from tablestead.engine.errors import OptionError
from tablestead.engine.game import CHANCE, OVER, Game, State, Value, playout
from tablestead.engine.rng import Rng
from tablestead.games import game as find_game
from tablestead.research.extras import missing

try:
    import numpy as np
    import numpy.typing as npt
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts
except ModuleNotFoundError as error:
    raise missing(error, "openspiel") from None

GAMES: Final = ("ages", "milestones", "keyflower")
MOST_DECISIONS: Final = 10_000
"""OpenSpiel wants games that end: one that has not ended by then is a draw."""
UNSAID: Final = "default"
"""An option that is text, where nobody says: OpenSpiel would read `2009` as a number."""
UCT: Final = 1.4
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
SIMULATIONS: Final = 100
"""For a search where nobody says how many."""


class Position:
    """A position and what the players heard on the way: what is copied when OpenSpiel clones a state."""

    __slots__ = ("decisions", "game", "heard", "player", "state")

    def __init__(self, game: SpielGame, state: State, heard: list[str], decisions: int = 0) -> None:
        self.game = game
        self.state = state
        self.heard = heard
        """All actions, as each player may know them; one story for all where nothing is hidden."""
        self.decisions = decisions
        self.player = self._who_decides()
        """As OpenSpiel numbers players; kept, because it asks several times a step."""

    def __deepcopy__(self, memo: object) -> Position:
        return Position(self.game, self.state.copy(), list(self.heard), self.decisions)

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (str(self.game), list(self.state.cells), self.heard, self.decisions)

    def _who_decides(self) -> int:
        over = self.state.player == OVER or self.decisions >= MOST_DECISIONS
        return TERMINAL if over else self.state.player

    def apply(self, action: int) -> None:
        """Play an action of the engine, and tell those who may know it; an illegal one changes nothing."""
        state, conceals = self.state, self.game.source.conceals
        told = f" {action}"
        heard = [
            story + (" ?" if conceals(state, action, seat) else told) for seat, story in enumerate(self.heard)
        ]
        state.apply(action)
        self.heard = heard
        self.decisions += self.player != CHANCE
        self.player = self._who_decides()


def _unpickled(game: str, cells: list[int], heard: list[str], decisions: int) -> Position:
    spiel: SpielGame = pyspiel.load_game(game)
    state = spiel.first_position()
    state.cells = vec[i64](cells)
    return Position(spiel, state, heard, decisions)


class SpielGame(pyspiel.Game):
    """One of our games with its options."""

    source: Game
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        said = {name: value for name, value in (params or {}).items() if value != UNSAID}
        self.options = self.source.check(said)
        if self.options["players"] == 1:
            fault = {"option": "players", "value": "1", "allowed": f"2–{self.source.max_players}"}
            raise OptionError("error-option-value", fault)
        self.space = self.source.space()
        self.actions = [self.space.action(index) for index in range(self.space.actions)]
        self.numbers = {action: index for index, action in enumerate(self.actions)}
        self.first_chance = self.actions[-1] + 1
        """In every game chance events stand behind all that a seat can choose."""
        _, first, count = self.source.verbs()[-1]
        self._start = self.source.start(**self.options)
        self.stories = self._start.players if self.source.hidden else 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.space.actions,
            max_chance_outcomes=first + count - self.first_chance,
            num_players=self._start.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(self.kind, info, params or {})

    def first_position(self) -> State:
        """That of the engine."""
        return self._start.copy()

    def new_initial_state(self) -> SpielState:
        """The first position."""
        return SpielState(self, Position(self, self.first_position(), [""] * self.stories))

    def state_at(self, state: State) -> SpielState:
        """A position of the engine without the way to it: all that the players know is what they see now."""
        heard = [self.seen(state, seat) for seat in range(self.stories)]
        return SpielState(self, Position(self, state.copy(), heard))

    def seen(self, state: State, seat: int) -> str:
        """A story that begins with what a seat sees."""
        numbers = np.empty(self.space.observation_size, np.int16)
        state.observe(seat, numbers)
        return f"~{numbers.tobytes().hex()}"

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """How a player looks at the game; None for the parts of an observation, which nobody provides."""
        if params:
            raise ValueError(f"observers have no parameters: {params}")
        if iig_obs_type is None:
            return SeatObserver(self)
        if iig_obs_type.perfect_recall:
            return Recall()
        whole = (
            iig_obs_type.public_info and iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        )
        return SeatObserver(self) if whole else None


class SpielState(pyspiel.State):
    """A position of one of our games."""

    def __init__(self, game: SpielGame, position: Position) -> None:
        super().__init__(game)
        self.position = position

    def current_player(self) -> int:
        """Who decides."""
        return self.position.player

    def is_chance_node(self) -> bool:
        """As OpenSpiel answers, without the way to C++ and back."""
        return self.position.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """As OpenSpiel answers, without the way to C++ and back for who decides."""
        now = self.position.player
        if now >= 0 and player in (None, now):
            return self._legal_actions(now)
        asked: list[int] = super().legal_actions(now if player is None else player)
        return asked

    def _legal_actions(self, player: int) -> list[int]:
        return list(map(self.position.game.numbers.__getitem__, self.position.state.legal()))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every chance event with its exact probability."""
        first = self.position.game.first_chance
        return [(action - first, chance) for action, chance in self.position.state.outcomes()]

    def _engine_action(self, action: int) -> int:
        if self.position.player == CHANCE:
            return action + self.position.game.first_chance
        return self.position.game.space.action(action)

    def _apply_action(self, action: int) -> None:
        self.position.apply(self._engine_action(action))

    def _action_to_string(self, player: int, action: int) -> str:
        engine = (
            action + self.position.game.first_chance
            if player == CHANCE
            else self.position.game.space.action(action)
        )
        return self.position.game.source.text(engine)

    def is_terminal(self) -> bool:
        """Whether it is over."""
        return self.position.player == TERMINAL

    def returns(self) -> list[float]:
        """0 for all until the end."""
        state = self.position.state
        return win_shares(state) if state.player == OVER else [0.0] * state.players

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """The same to a player, what it cannot know dealt anew; what the others know begins there."""
        made: SpielState = self.clone()
        position = made.position
        position.state.redeal(player, Rng(int(sampler() * 2**53)))
        if position.game.source.hidden:
            for seat in range(position.state.players):
                if seat != player:
                    position.heard[seat] = position.game.seen(position.state, seat)
        return made

    def __str__(self) -> str:
        return str(self.position.state)


class SeatObserver:
    """What a player sees now, as numbers with names; as text those that are not all zero."""

    def __init__(self, game: SpielGame) -> None:
        self._entries = game.space.entries
        self._numbers = np.empty(game.space.observation_size, np.int16)
        self.tensor = np.zeros(game.space.observation_size, np.float32)
        self.dict = {
            entry.name: self.tensor[entry.first : entry.first + entry.count].reshape(entry.shape or (1,))
            for entry in self._entries
        }

    def set_from(self, state: SpielState, player: int) -> None:
        """Look at a state."""
        state.position.state.observe(player, self._numbers)
        self.tensor[:] = self._numbers

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text."""
        state.position.state.observe(player, self._numbers)
        numbers = self._numbers.tolist()
        parts = [(entry.name, numbers[entry.first : entry.first + entry.count]) for entry in self._entries]
        return "\n".join(f"{name}: {' '.join(map(str, some))}" for name, some in parts if any(some))


class Recall:
    """All that a player heard so far: a text that grows, and no tensor."""

    def __init__(self) -> None:
        self.tensor: npt.NDArray[np.float32] | None = None
        self.dict: dict[str, npt.NDArray[np.float32]] = {}

    def set_from(self, state: SpielState, player: int) -> None:
        """There is no tensor."""

    def string_from(self, state: SpielState, player: int) -> str:
        """The story so far."""
        heard = state.position.heard
        return f"{player}:{heard[player if len(heard) > 1 else 0]}"


class Playouts(mcts.Evaluator):
    """Random games to the end by the engine, as evaluator for OpenSpiel's searches."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def evaluate(self, state: SpielState) -> npt.NDArray[np.float64]:
        """The results of one game played on from here."""
        if state.is_terminal():
            return np.array(state.returns())
        end = state.position.state.copy()
        playout(end, self._rng)
        return np.array(win_shares(end))

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """All actions alike."""
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class SearchBot(Bot):
    """OpenSpiel's search at one of our tables: MCTS, or IS-MCTS where something is hidden."""

    def __init__(self, game: Game, seat: int, budget: float, rng: Rng, simulations: int) -> None:
        super().__init__(game, seat, budget, rng)
        random = np.random.RandomState(int(rng.next32()))
        self._simulations = simulations or SIMULATIONS
        self._games: dict[int, SpielGame] = {}
        self._random = random

    def decide(self, state: State, legal: list[int]) -> int:
        """The action that was tried most."""
        spiel = self._games.get(state.players)
        if spiel is None:
            spiel = self._games[state.players] = load(self.game.id, players=state.players)
        search: Any
        if self.game.hidden:
            search = ismcts.ISMCTSBot(
                spiel, Playouts(self.rng), UCT, self._simulations, random_state=self._random,
                allow_inconsistent_action_sets=True,
            )  # fmt: skip
        else:
            search = mcts.MCTSBot(
                spiel, UCT, self._simulations, Playouts(self.rng), solve=False, random_state=self._random
            )
        return int(spiel.actions[search.step(spiel.state_at(state))])


class TableBot(pyspiel.Bot):
    """One of our bots in OpenSpiel: `TableBot(game, player=0, name="planner", seed=1)`."""

    def __init__(
        self, game: SpielGame, player: int, name: str, budget: float = 1.0, seed: int | None = None
    ) -> None:
        super().__init__()
        self._game = game
        self._player = player
        self._bot = bot(name, game.source, game.options, player, budget, seed)
        self._line: list[int] = []
        self._at = -1

    def step(self, state: SpielState) -> int:
        """The next action of its line; it thinks again where the game has gone another way."""
        now = len(state.history())
        if not self._line or now != self._at:
            self._line = list(self._bot.choose(state.position.state.view(self._player)))
        self._at = now + 1
        return self._game.numbers[self._line.pop(0)]

    def restart(self) -> None:
        """Forget the line."""
        self._line = []

    def restart_at(self, state: SpielState) -> None:
        """Forget the line."""
        self._line = []


def load(game_id: str, **options: Value) -> SpielGame:
    """A game of OpenSpiel: `load("keyflower", players=4)`."""
    if game_id not in GAMES:
        find_game(game_id)
        raise ValueError(f"OpenSpiel has {', '.join(GAMES)}, not {game_id!r}")
    game: SpielGame = pyspiel.load_game(f"tablestead_{game_id}", dict(options))
    return game


def _kind(source: Game) -> Any:
    """What OpenSpiel wants to know of a game before there is one."""
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=f"tablestead_{source.id}",
        long_name=f"Tablestead {source.id.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if source.hidden else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=source.max_players,
        min_num_players=max(2, source.min_players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            option.name: UNSAID if isinstance(option.default, str) else option.default
            for option in source.options
        },
    )


class SpielAges(SpielGame):
    """Roll Through the Ages, for two and more."""

    source = find_game("ages")
    kind = _kind(source)


class SpielMilestones(SpielGame):
    """Milestones."""

    source = find_game("milestones")
    kind = _kind(source)


class SpielKeyflower(SpielGame):
    """Keyflower."""

    source = find_game("keyflower")
    kind = _kind(source)


for _game in (SpielAges, SpielMilestones, SpielKeyflower):
    pyspiel.register_game(_game.kind, _game)
