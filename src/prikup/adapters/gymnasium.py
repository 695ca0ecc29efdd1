"""Gymnasium: one seat against bots (extra ``learn``).

Importing this module registers an environment for each game, such as ``prikup/Preferans-v0``;
``gymnasium.make("prikup.adapters.gymnasium:prikup/Preferans-v0")`` imports it by itself. ``make_vec`` makes
a :class:`prikup.adapters.deal_vector.DealVectorEnv`.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from prikup import registry
from prikup.bots import Bot, make
from prikup.core import ArgumentError, PrikupError, quote
from prikup.errors import check_argument

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces

    from prikup.adapters.episode import Episode
    from prikup.learn.env_error import check_render_mode, check_whole
    from prikup.learn.numbering import find_words
    from prikup.learn.observations import OBSERVATION_BYTES
except ModuleNotFoundError as error:
    raise PrikupError("extra", name=error.name, extra="learn") from error

ILLEGAL_REWARD_POINTS: Final = -100.0
"""Reward of an illegal action."""
MAX_SKIPPED_DEALS: Final = 1000
"""Deals in a row in which the seat may have nothing to decide."""


class SeatEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """One seat of a table of bots; an episode is a deal on a fresh sheet.

    The ``bots``, by name, take the seats after the agent's, fewer go round. Deals in which the seat has
    nothing to decide are skipped, and bots offer no division of the tricks but play them all. The reward
    comes at the end: what the deal brought the seat, in whists, chips or points. An illegal action ends the
    episode with ``illegal_reward``, and ``info`` has its ``error``; if that reward is None it is raised.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - as the base class has it

    def __init__(
        self,
        game: str | None = None,
        rules: str | None = None,
        players: int | None = None,
        *,
        seat: int = 0,
        bots: Sequence[str] = ("rules",),
        illegal_reward: float | None = ILLEGAL_REWARD_POINTS,
        render_mode: str | None = None,
    ) -> None:
        self.episode = Episode(game, rules, players)
        others = self.episode.start.players - 1
        self.seat, self.illegal_reward = check_whole("seat", seat, 0, others), illegal_reward
        if isinstance(bots, str) or not isinstance(bots, Sequence) or not 1 <= len(bots) <= others:
            raise ArgumentError("argument-bots", what=quote(bots), most=others)
        check_argument("illegal_reward", illegal_reward, (int, float, type(None)))
        self.bots = tuple(bots)
        for name in self.bots:
            if not isinstance(name, str):
                raise ArgumentError("argument-bots", what=quote(bots), most=others)
            make(name)
        check_render_mode(render_mode)
        self.render_mode = render_mode
        count = self.episode.numbers.count
        array = spaces.Box(0, 255, (OBSERVATION_BYTES,), np.uint8)
        mask = spaces.Box(0, 1, (count,), np.int8)
        self.observation_space = spaces.Dict({"observation": array, "action_mask": mask})
        self.action_space = spaces.Discrete(count)
        self._random = Random()
        self._players: dict[int, Bot] = {}
        self._is_over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal until the seat has something to decide; return its observation and info."""
        super().reset(seed=seed)
        if seed is not None or self._is_fresh:
            self._random = Random(int(self.np_random.integers(2**63)))
        for _ in range(MAX_SKIPPED_DEALS):
            self._seat_bots()
            self.episode.reset(self._random)
            self._play_bots()
            if not self.episode.finished:
                self._is_over = False
                return self._observe(), self._info()
        raise PrikupError("adapter-dealt", count=MAX_SKIPPED_DEALS)

    @property
    def _is_fresh(self) -> bool:
        """True before the first reset."""
        return not self._players

    def step(self, action: np.int64 | int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Act, and let the bots act until the seat is to act again or the deal is over."""
        if self._is_over:
            raise PrikupError("adapter-over")
        try:
            self.episode.act(action)
        except PrikupError as error:
            if self.illegal_reward is None:
                raise
            self._is_over = True
            return self._observe(), self.illegal_reward, True, False, {**self._info(), "error": str(error)}
        self.episode.deal(self._random)
        self._play_bots()
        rewards = self.episode.rewards
        self._is_over = rewards is not None
        reward = 0.0 if rewards is None else rewards[self.seat]
        return self._observe(), reward, self._is_over, False, self._info()

    def render(self) -> str | None:
        """Return the position as the seat sees it, as text."""
        return str(self.episode.match.view(self.seat)) if self.render_mode == "ansi" else None

    def _seat_bots(self) -> None:
        """Make a bot for each other seat, with a seed of its own."""
        players = self.episode.start.players
        self._players = {
            (self.seat + after) % players: make(
                self.bots[(after - 1) % len(self.bots)], self._random.randrange(2**32)
            )
            for after in range(1, players)
        }

    def _play_bots(self) -> None:
        """Let the bots act until the seat is to act or the deal is over."""
        while (turn := self.episode.turn) is not None and turn.by != self.seat:
            match = self.episode.match
            text = self._players[turn.by].choose(match.view(turn.by))
            self.episode.put(match.move(text, turn.by))
            self.episode.deal(self._random)

    def _observe(self) -> dict[str, Any]:
        return {"observation": self.episode.observe(self.seat), "action_mask": self.episode.mask(self.seat)}

    def _info(self) -> dict[str, Any]:
        """Return the mask, where many trainers look for it."""
        return {"action_mask": self.episode.mask(self.seat)}


def make_id(game: str) -> str:
    """Return the id of a game's environment.

    >>> make_id("preferans")
    'prikup/Preferans-v0'
    """
    return f"prikup/{game.capitalize()}-v{find_words(game).version}"


def register() -> None:
    """Register the environments of all games whose actions have numbers."""
    for game in registry.GAMES:
        try:
            name = make_id(game)
        except PrikupError:  # an installed game without numbers
            continue
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point=f"{__name__}:SeatEnv",
                vector_entry_point="prikup.adapters.deal_vector:DealVectorEnv",
                kwargs={"game": game},
            )


register()
