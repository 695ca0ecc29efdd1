"""Gymnasium: one seat in each of many deals side by side, by compiled rules (extra ``learn``)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from prikup import registry
from prikup.core import ArgumentError, PrikupError, quote

try:
    import numpy as np
    import numpy.typing as npt
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
    from gymnasium.vector.utils import batch_space

    from prikup.learn.compiling import find_tables
    from prikup.learn.env_error import EnvError
    from prikup.learn.observations import OBSERVATION_BYTES
    from prikup.learn.tables import Array
    from prikup.learn.vector_env import VectorEnv, make_array, to_signed
except ModuleNotFoundError as error:
    raise PrikupError("extra", name=error.name, extra="learn") from error

Opponent: TypeAlias = Callable[[Array, Array], Array]
"""A function from observations, uint8 (count, 128), and masks, bool (count, actions), to actions."""


class DealVectorEnv(GymnasiumVectorEnv[dict[str, Array], Array, Array]):
    """One seat in each of ``num_envs`` deals; an ``opponent`` plays the others, or they play at random.

    The opponent is a function from observations, uint8 (count, 128), and masks, bool (count, actions), to
    actions, (count,). Where the agent decides, it sees zeros and a mask full of ones, and its action is
    ignored. The reward comes at the end of a deal: what it brought the seat, in whists, chips or points. A
    new deal follows in the same step, in which the seat sits elsewhere; deals in which it has nothing to
    decide are skipped.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - as the base class has it

    def __init__(
        self,
        game: str | None = None,
        rules: str | None = None,
        players: int | None = None,
        *,
        num_envs: int = 1,
        threads: int = 1,
        opponent: Opponent | None = None,
    ) -> None:
        """Compile the rules, once in a process; raise OptionError, CompileError or EnvError."""
        if opponent is not None and not callable(opponent):
            raise ArgumentError("argument-opponent", what=quote(opponent))
        start = registry.new_match(game, rules, players)
        tables = find_tables(start.game.id, rules, start.players)
        self._env = VectorEnv(tables, num_envs, threads=threads)
        self._opponent = opponent
        self.num_envs = len(self._env)
        array = spaces.Box(0, 255, (OBSERVATION_BYTES,), np.uint8)
        mask = spaces.Box(0, 1, (tables.action_count,), np.int8)
        self.single_observation_space = spaces.Dict({"observation": array, "action_mask": mask})
        self.single_action_space = spaces.Discrete(tables.action_count)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._has_acted = np.zeros(self.num_envs, np.bool_)
        self._places = self._has_acted.astype(np.uint8)
        self._is_awaited = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Array], dict[str, Any]]:
        """Deal everywhere until the seat has something to decide; a seed determines all that follows."""
        super().reset(seed=seed)
        self._env.reset(int(self.np_random.integers(2**63)))
        self._has_acted[:] = False
        self._seat(np.ones(self.num_envs, np.bool_))
        self._play_others(np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_))
        return self._observe(), {}

    def step(self, actions: Array) -> tuple[dict[str, Array], Array, Array, Array, dict[str, Any]]:
        """Act everywhere, and let the others act until the seat is to act again.

        ``actions`` are whole numbers, (num_envs,). Raises EnvError, and changes nothing, if one is not legal;
        for a wrong action of the opponent too. After that, or an error of its own, a new :meth:`reset` is
        needed: until then, and before the first, PrikupError is raised.
        """
        if not self._is_awaited:
            raise PrikupError("adapter-over")
        self._env.step([] if actions is None else actions)
        self._has_acted[:] = True
        rewards, ended = np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_)
        self._collect(rewards, ended)
        self._play_others(rewards, ended)
        return self._observe(), rewards, ended, np.zeros(self.num_envs, np.bool_), {}

    def _seat(self, wanted: npt.NDArray[np.bool_]) -> None:
        """Draw the place of the seat in the environments that are wanted."""
        drawn = self.np_random.integers(self._env.tables.players, size=self.num_envs, dtype=np.uint8)
        self._places[wanted] = drawn[wanted]

    def _play_others(self, rewards: Array, ended: Array) -> None:
        """Let the others act until the seat is to act everywhere; add what deals that end bring it."""
        self._is_awaited = False
        while not (waits := self._env.actors == self._places).all():
            if self._opponent is None:
                actions = self._env.sample()
            else:
                observations, masks = self._env.observations.copy(), self._env.legal()
                observations[waits], masks[waits] = 0, True
                actions = make_array(self._opponent(observations, masks))
            try:
                if actions.shape == waits.shape and actions.dtype.kind in "iu":  # the step refuses others
                    _check_opponent(actions, waits)
                    actions = np.where(waits, -1, to_signed(actions))
                self._env.step(actions, holds=True)
            except EnvError as error:
                raise EnvError("env-opponent", why=error) from None
            self._collect(rewards, ended)
        self._is_awaited = True

    def _collect(self, rewards: Array, ended: Array) -> None:
        """Add what the deals that have just ended brought the seat, if it decided anything in them."""
        over = self._env.terminals.astype(np.bool_)
        if over.any():
            counted = over & self._has_acted
            rewards[counted] += self._env.rewards[counted, self._places[counted]]
            ended |= counted
            self._has_acted[over] = False
            self._seat(over)

    def _observe(self) -> dict[str, Array]:
        return {
            "observation": self._env.observations.copy(),
            "action_mask": self._env.legal().view(np.int8),
        }


def _check_opponent(actions: Array, waits: npt.NDArray[np.bool_]) -> None:
    """Raise EnvError for a number below 0 where the opponent decides: a step would hold the deal for ever."""
    wrong = ~waits & (actions < 0)
    if wrong.any():
        index = int(wrong.argmax())
        raise EnvError("env-illegal", index=str(index), number=str(actions[index]), text=quote(""))
