"""OpenSpiel: a game with explicit chance, card by card (``pip install 'prikup[openspiel]'``).

Importing this module registers ``python_prikup``, whose parameters are the game, a preset of its rules and
the number of players: ``pyspiel.load_game("python_prikup(game=preferans,rules=wikipedia-sochi,players=3)")``.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

import numpy as np

from prikup.adapters.episode import Episode
from prikup.cards import CARDS_BY_INDEX, Card, Cards
from prikup.core import Draw, Input, PrikupError
from prikup.learn.env_error import EnvError
from prikup.learn.numbering import MAX_PLACES
from prikup.learn.observations import OBSERVATION_SECTIONS, expand, expanded_size
from prikup.registry import get_default_id

try:
    import pyspiel
except ImportError as error:  # pragma: no cover - where it is not installed
    raise PrikupError("adapter-openspiel", why=error) from error

NAME: Final = "python_prikup"
MAX_UTILITY_POINTS: Final = 100_000.0
"""Bound of what a deal brings a seat, in whists, chips or points."""
MAX_EPISODE_ACTIONS: Final = 400
"""Bound of the actions of an episode, without chance."""

_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Prikup: the Preference family of card games",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MAX_PLACES,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"game": get_default_id(), "rules": "", "players": 3},
)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the family; chance draws the dealer, then the pack from its top, card by card."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.game = str(given.get("game", get_default_id()))
        self.rules = str(given.get("rules", "")) or None
        self.players = int(given.get("players", 3))
        self.episode = Episode(self.game, self.rules, self.players)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.episode.numbers.count,
            max_chance_outcomes=len(CARDS_BY_INDEX),
            num_players=self.players,
            min_utility=-MAX_UTILITY_POINTS,
            max_utility=MAX_UTILITY_POINTS,
            utility_sum=None,
            max_game_length=MAX_EPISODE_ACTIONS,
        )
        super().__init__(_TYPE, info, given)

    def new_initial_state(self) -> SpielState:
        """Return the state before the dealer is drawn."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Return an observer of what a player knows."""
        return SpielObserver(self)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state: the match, and the cards that were drawn for a deal that is not complete."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.episode = deepcopy(game.episode)
        self.stack: list[Card] = []

    def current_player(self) -> int:
        """Return the player to act, or the mark of chance or of the end."""
        if self.episode.finished:
            return int(pyspiel.PlayerId.TERMINAL)
        turn = self.episode.turn
        return int(pyspiel.PlayerId.CHANCE) if turn is None else turn.by

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of chance with their probabilities: the dealer, or the next card."""
        match = self.episode.match
        if match.game.needs_deal(match) is None:
            return [(seat, 1 / match.players) for seat in range(match.players)]
        left = sorted(card.index for card in match.pack.cards - Cards(self.stack))
        return [(card, 1 / len(left)) for card in left]

    def _legal_actions(self, player: int) -> list[int]:
        """Return the legal actions of a player, in ascending order."""
        turn = self.episode.turn
        return sorted(self.episode.choices) if turn is not None and turn.by == player else []

    def _apply_action(self, action: int) -> None:
        """Apply an action of a player or an outcome of chance."""
        match = self.episode.match
        if self.episode.finished or self.episode.turn is not None:
            self.episode.act(action)
            return
        if all(action != outcome for outcome, _ in self.chance_outcomes()):
            raise EnvError("spiel-chance", given=str(action))
        pattern = match.game.needs_deal(match)
        if pattern is None:
            self.episode.put(Input(None, None, Draw(action)))
            return
        self.stack.append(CARDS_BY_INDEX[action])
        if len(self.stack) == len(match.pack.cards):
            stack, self.stack = self.stack, []
            self.episode.put(Input(None, None, pattern.deal(stack, match.players)))

    def _action_to_string(self, player: int, action: int) -> str:
        """Return the text of an action."""
        if player != int(pyspiel.PlayerId.CHANCE):
            return self.episode.numbers.text(action)
        match = self.episode.match
        return f"draw {action}" if match.game.needs_deal(match) is None else CARDS_BY_INDEX[action].text

    def is_terminal(self) -> bool:
        """Return True if the deal has been scored."""
        return self.episode.finished

    def returns(self) -> list[float]:
        """Return what the deal brought each seat, 0 before its end."""
        return list(self.episode.rewards or [0.0] * self.episode.start.players)

    def __str__(self) -> str:
        """Draw the position with all cards open."""
        return f"{self.episode.match}\n{' '.join(card.text for card in self.stack)} {self.episode.laid}"


class SpielObserver:
    """Knowledge of a player, as the numbers of :func:`prikup.learn.observations.expand` and as text."""

    def __init__(self, game: SpielGame) -> None:
        self.game = game.episode.start.game.id
        self.tensor = np.zeros(expanded_size(self.game), np.float32)
        self._before_deal = expand(game.episode.observe(0)[None], self.game)[0]
        self.dict = {}
        first = 0
        for name, section in OBSERVATION_SECTIONS.items():
            size = int(np.prod(section.shape))
            self.dict[name] = self.tensor[first : first + size].reshape(section.shape)
            first += size
        self.dict["features"] = self.tensor[first:]

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player knows into the tensor."""
        if not state.episode.match.log:  # OpenSpiel asks for the shape of the first tensor with each one
            self.tensor[:] = self._before_deal
            return
        self.tensor[:] = expand(state.episode.observe(player)[None], self.game)[0]

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what a player knows as text: every call and card that the player has seen."""
        view = state.episode.match.view(player)
        return f"{view}\n{view.history}\n{len(state.stack)} {state.episode.laid_by(player)}"


pyspiel.register_game(_TYPE, SpielGame)
