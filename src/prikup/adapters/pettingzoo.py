"""PettingZoo: a game as an AEC environment, in which the seats act one after another (extra ``learn``)."""

from __future__ import annotations

from copy import copy, deepcopy
from operator import index
from random import Random
from typing import Any, Final, SupportsIndex

from prikup import registry
from prikup.core import Deal, Draw, Input, Match, PrikupError, quote

try:
    import numpy as np
    import numpy.typing as npt
    from gymnasium import spaces
    from pettingzoo import AECEnv

    from prikup.learn.compiling import find_tables
    from prikup.learn.env_error import EnvError, check_render_mode, check_seed
    from prikup.learn.numbered_match import NumberedMatch
    from prikup.learn.numbering import find_words
    from prikup.learn.observations import ALL_CARDS_BYTES, OBSERVATION_BYTES
    from prikup.learn.vector_env import VectorEnv
except ModuleNotFoundError as error:
    raise PrikupError("extra", name=error.name, extra="learn") from error


AGENT_NAMES: Final = ("rewards", "_cumulative_rewards", "terminations", "truncations", "infos")
"""Dictionaries by agent that change from step to step."""


def make_name(game: str) -> str:
    """Return the name of a game's environment, such as ``preferans_v0``; it has the version of the actions.

    >>> make_name("preferans")
    'preferans_v0'
    """
    return f"{game}_v{find_words(game).version}"


class DealEnv(AECEnv):  # type: ignore[misc]
    """A deal on a fresh sheet by compiled rules; the agents are ``seat_0``, ``seat_1`` and so on.

    An observation has the array ``observation``, uint8 (128,) (:mod:`prikup.learn.observations`), and an
    ``action_mask``, int8 (actions,): new arrays each time. The reward comes at the end: what the deal brought
    the seat, in whists, chips or points. Who deals is drawn at random.

    With ``texts=True``, or ``render_mode="ansi"``, a match on the Python engine follows the deal, which is
    slower: ``infos`` of the agent to act have the view as ``text`` and the legal actions as ``texts``.
    ``state`` is the observation of the seat to act and all hands, uint8 (152,), for critics; it must be asked
    for by ``perfect_information=True``.
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
        """Compile the rules, once in a process; raise OptionError or CompileError."""
        super().__init__()
        check_render_mode(render_mode)
        self._start = registry.new_match(game, rules, players)
        tables = find_tables(self._start.game.id, rules, self._start.players)
        self.numbers = tables.numbers
        self.metadata = {
            "render_modes": ["ansi"],
            "is_parallelizable": False,
            "name": make_name(tables.game),
        }
        self.render_mode = render_mode
        self._has_perfect_information, self._has_texts = perfect_information, texts
        self.possible_agents = [f"seat_{seat}" for seat in range(tables.players)]
        self.agents: list[str] = []
        array = spaces.Box(0, 255, (OBSERVATION_BYTES,), np.uint8)
        mask = spaces.Box(0, 1, (tables.action_count,), np.int8)
        both: dict[str, spaces.Space[Any]] = {"observation": array, "action_mask": mask}
        self.observation_spaces = {agent: spaces.Dict(both) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(tables.action_count) for agent in self.possible_agents}
        self.state_space = spaces.Box(0, 255, (OBSERVATION_BYTES + ALL_CARDS_BYTES,), np.uint8)
        self._random = Random()
        self._env = VectorEnv(tables, 1, restarts=False)
        self._bind()
        self._by_place = self.possible_agents
        self._is_over = True
        self._numbered: NumberedMatch | None = None

    def _bind(self) -> None:
        """Look at the arrays of the environment; numbers by memoryviews, which are faster than arrays."""
        self._row, self._mask_row = self._env.observations[0], self._env.masks[0]
        self._actor, self._terminal = self._env.actors.data, self._env.terminals.data
        self._action = self._env.actions.data

    def __deepcopy__(self, memo: dict[int, Any]) -> DealEnv:
        """Return an environment of its own that goes on from here, such as for a search."""
        made = copy(self)
        for name in ("_env", "_random", "agents", *AGENT_NAMES):
            if name in vars(self):
                setattr(made, name, deepcopy(vars(self)[name], memo))
        if self._numbered is not None:
            made._numbered = copy(self._numbered)
        made._bind()
        return made

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[self.possible_agents[self.seat_of(agent)]]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions."""
        return self.action_spaces[self.possible_agents[self.seat_of(agent)]]

    def seat_of(self, agent: str) -> int:
        """Return the seat of an agent; raise PrikupError for what is none."""
        if agent not in self.possible_agents:
            raise EnvError("adapter-agent", given=quote(agent), expected=tuple(self.possible_agents))
        return self.possible_agents.index(agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new deal; a seed determines this one and those that follow.

        Raise EnvError for a seed that is no whole number.
        """
        if seed is not None:
            self._random = Random(check_seed(seed) % (1 << 64))
        first = self._random.randrange(len(self.possible_agents))
        self._by_place = self.possible_agents[first:] + self.possible_agents[:first]
        self._env.reset(self._random.getrandbits(64))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._is_over = False
        self.agent_selection = self._by_place[self._actor[0]]
        if self._has_texts or self.render_mode is not None:
            drawn = Draw(dealer=(first - 1) % len(self.possible_agents))
            match = self._start.apply(Input(None, None, drawn)).state
            self._numbered = NumberedMatch(self._dealt(match), self.numbers)
            self._tell()

    def step(self, action: SupportsIndex | None) -> None:
        """Take the action of the agent to act; raise PrikupError, and change nothing, if it is not legal."""
        if self._is_over:
            if not self.agents:
                raise PrikupError("adapter-over")
            if action is not None:
                raise EnvError("env-ended", given=quote(action))
            self._was_dead_step(None)
            return
        given = None if isinstance(action, bool) else action
        try:
            self._action[0] = index(given)  # type: ignore[arg-type]  # raises TypeError for None
        except (TypeError, ValueError):
            raise EnvError("env-number", given=quote(action), last=self.numbers.count - 1) from None
        self._env.step()
        if self._terminal[0]:
            self._end()
        else:
            self.agent_selection = self._by_place[self._actor[0]]
        if self._numbered is not None:
            self._follow(self._numbered, self._action[0])

    def _end(self) -> None:
        """Give the rewards of a deal that is over."""
        self._is_over = True
        brought = dict(zip(self._by_place, self._env.rewards[0].tolist(), strict=True))
        self.rewards = {agent: brought[agent] for agent in self.agents}
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def _dealt(self, match: Match) -> Match:
        """Return the match with the cards that the environment has dealt."""
        hands, _ = self._env.hands(0)
        by_seat = tuple(hands[self._by_place.index(agent)] for agent in self.possible_agents)
        return match.apply(Input(None, None, Deal(by_seat, self._env.talon(0)))).state

    @property
    def followed_match(self) -> Match | None:
        """The match on the Python engine that follows the deal, where texts were asked for."""
        return None if self._numbered is None else self._numbered.match

    def _follow(self, numbered: NumberedMatch, number: int) -> None:
        """Take the action in the match on the Python engine, too, and write what the agent to act sees."""
        step = numbered.act(number)
        if step is not None and not self._is_over and not step.state.turns():
            numbered.follow(self._dealt(step.state))
        self._tell()

    def _tell(self) -> None:
        """Write the view of the agent to act as text into its info; at the end, what the deal brought."""
        if self._numbered is None or not self._has_texts:
            return
        if self._is_over:
            brought = ", ".join(f"{agent} {reward:+g}" for agent, reward in self.rewards.items())
            self.infos = {agent: {"text": f"over: {brought}", "texts": []} for agent in self.agents}
            return
        view = self._numbered.match.view(self.seat_of(self.agent_selection))
        texts = [self.numbers.text(number) for number in self._numbered.choices]
        self.infos[self.agent_selection] = {"text": str(view), "texts": texts}

    def observe(self, agent: str) -> dict[str, Any]:
        """Return the observation of an agent and the mask of its actions.

        The mask has no 1 while another is to act. It is full of ones at the end, when only None may be
        stepped: a policy that divides by the sum of its mask stays finite.
        """
        if not self._is_over and agent == self.agent_selection:
            bits = np.unpackbits(self._mask_row, None, self.numbers.count, "little")
            return {"observation": self._row.copy(), "action_mask": bits.view(np.int8)}
        seat = self.seat_of(agent)
        self._require_begun()
        row = self._env.observe(0, self._by_place.index(self.possible_agents[seat])).copy()
        mask = np.full(self.numbers.count, self._is_over, np.int8)
        return {"observation": row, "action_mask": mask}

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Return observation, reward, end, cut and info of the agent to act; raise PrikupError for none."""
        self._require_begun()
        if not self.agents:
            raise PrikupError("adapter-over")
        found: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
        return found

    def _require_begun(self) -> None:
        """Raise PrikupError before the first reset."""
        if not hasattr(self, "agent_selection"):
            raise PrikupError("adapter-over")

    def state(self) -> npt.NDArray[np.uint8]:
        """Return the observation of the seat to act and all hands; raise PrikupError if not asked for."""
        if not self._has_perfect_information:
            raise PrikupError("adapter-perfect")
        self._require_begun()
        return np.concatenate([self._row, self._env.all_cards[0]])

    def render(self) -> str | None:
        """Return the position as the seat to act sees it, as text; None without a ``render_mode``."""
        if self.render_mode is None or self._numbered is None:
            return None
        return str(self._numbered.match.view(self.seat_of(self.agent_selection)))

    def close(self) -> None:
        """Do nothing: an environment holds nothing open."""


def env(
    game: str | None = None, rules: str | None = None, players: int | None = None, **options: Any
) -> DealEnv:
    """Return the environment of a game: an AEC environment with masks of actions.

    ``options`` are those of :class:`DealEnv`. Raise OptionError for rules that cannot be played,
    CompileError for an option that tables cannot hold.
    """
    return DealEnv(game, rules, players, **options)
