"""PettingZoo: a game as an AEC environment, in which the seats act one after another (extra ``learn``)."""

from __future__ import annotations

from random import Random
from typing import Any, Final, SupportsIndex

from prikup.adapters.episode import Episode
from prikup.adapters.numbering import find_numbers
from prikup.core import PrikupError

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ModuleNotFoundError as error:
    raise PrikupError("extra", name=error.name, extra="learn") from error

MAX_OBSERVED_NUMBER: Final = 1000
"""Highest number in an observation."""


def make_name(game: str) -> str:
    """Return the name of a game's environment, such as ``preferans_v0``; it has the version of the actions.

    >>> make_name("preferans")
    'preferans_v0'
    """
    return f"{game}_v{find_numbers(game).version}"


class DealEnv(AECEnv):  # type: ignore[misc]
    """A deal on a fresh sheet; the agents are ``seat_0``, ``seat_1`` and so on.

    An observation has the array ``observation`` (:mod:`prikup.adapters.observing`) and an ``action_mask``.
    The reward comes at the end: what the deal brought the seat, in whists, chips or points. ``infos`` of the
    agent to act have the view as ``text`` and the legal actions as ``texts`` if the environment was made with
    ``texts=True``. ``state`` is all that the seat to act sees with all hands open, for critics; it must be
    asked for by ``perfect_information=True``.
    """

    def __init__(
        self,
        game: str | None = None,
        rules: str | None = None,
        players: int | None = None,
        *,
        perfect_information: bool = False,
        texts: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.episode = Episode(game, rules, players)
        self.metadata = {
            "render_modes": ["ansi"],
            "is_parallelizable": False,
            "name": make_name(self.episode.start.game.id),
        }
        self.render_mode = render_mode
        self._has_perfect_information, self._has_texts = perfect_information, texts
        self.possible_agents = [f"seat_{seat}" for seat in range(self.episode.start.players)]
        self.agents: list[str] = []
        size, count = self.episode.layout.size, self.episode.numbers.count
        array = spaces.Box(-MAX_OBSERVED_NUMBER, MAX_OBSERVED_NUMBER, (size,), np.int16)
        mask = spaces.Box(0, 1, (count,), np.int8)
        both: dict[str, spaces.Space[Any]] = {"observation": array, "action_mask": mask}
        self.observation_spaces = {agent: spaces.Dict(both) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}
        self.state_space = array
        self._random = Random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def seat_of(self, agent: str) -> int:
        """Return the seat of an agent."""
        return self.possible_agents.index(agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new deal; a seed determines this one and those that follow."""
        if seed is not None:
            self._random = Random(seed)
        self.episode.reset(self._random)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._move_on()

    def step(self, action: SupportsIndex | None) -> None:
        """Apply the action of the agent to act; raise PrikupError, and change nothing, if it is illegal."""
        if not self.agents:
            raise PrikupError("adapter-over")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.episode.act(action)
        self.episode.deal(self._random)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._move_on()
        self._accumulate_rewards()

    def _move_on(self) -> None:
        """Select the agent to act; at the end give the rewards."""
        turn, rewards = self.episode.turn, self.episode.rewards
        if rewards is not None:
            self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        elif turn is not None:
            self.agent_selection = self.possible_agents[turn.by]
        if self._has_texts:
            view = self.episode.match.view(self.seat_of(self.agent_selection))
            self.infos[self.agent_selection] = {"text": str(view), "texts": view.legal}

    def observe(self, agent: str) -> dict[str, Any]:
        """Return the observation of an agent and the mask of its actions."""
        seat = self.seat_of(agent)
        return {"observation": self.episode.observe(seat), "action_mask": self.episode.mask(seat)}

    def state(self) -> Any:
        """Return the observation of the seat to act with all hands open; raise PrikupError if unasked."""
        if not self._has_perfect_information:
            raise PrikupError("adapter-perfect")
        return self.episode.layout.write_open(self.episode.match, self.seat_of(self.agent_selection))

    def render(self) -> str | None:
        """Return the position as the seat to act sees it, as text."""
        return str(self.episode.match.view(self.seat_of(self.agent_selection)))

    def close(self) -> None:
        """Do nothing: an environment holds nothing open."""


def env(
    game: str | None = None, rules: str | None = None, players: int | None = None, **options: Any
) -> DealEnv:
    """Return the environment of a game: an AEC environment with masks of actions.

    ``options`` are those of :class:`DealEnv`. Raise OptionError for rules that cannot be played.
    """
    return DealEnv(game, rules, players, **options)


def raw_env(game: str | None = None, **options: Any) -> DealEnv:
    """Return the environment of a game, as :func:`env`: there are no wrappers."""
    return env(game, **options)
