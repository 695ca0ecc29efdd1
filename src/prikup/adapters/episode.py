"""An episode on the Python engine: one deal on a fresh sheet, played by numbers of actions."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from random import Random
from typing import Final, SupportsIndex

import numpy as np
import numpy.typing as npt

from prikup import registry
from prikup.cards import Cards
from prikup.core import Action, Game, Input, Match, PrikupError, Scored, Step, Turn
from prikup.learn.match_observations import Observation
from prikup.learn.numbered_match import AID_QUESTION, NumberedMatch
from prikup.learn.numbering import ActionNumbers
from prikup.shuffle import chance_of

MAX_DEALINGS: Final = 1000
"""Times that cards may be dealt anew within an episode."""
Mask = npt.NDArray[np.int8]
"""A mask of actions: int8 (count,), 1 for each number that may be chosen."""


class Episode:
    """The deal in progress; ``rewards`` are what it brought each seat once it is ``finished``.

    The unit is that of the game's results: whists, chips or points. It plays where a match is needed: bots
    see views, and OpenSpiel deals card by card and copies states.
    """

    def __init__(
        self, game: str | Game | None = None, rules: str | None = None, players: int | None = None
    ) -> None:
        """Prepare episodes; raise OptionError for rules that cannot be played, PrikupError for a game."""
        self.start = registry.new_match(game, rules, players)
        self.rewards: tuple[float, ...] | None = None
        self._numbered = NumberedMatch(self.start)

    def __deepcopy__(self, memo: object) -> Episode:
        """Return an episode that goes on from here; matches never change, so both have the same one."""
        made = copy(self)
        made._numbered = copy(self._numbered)
        return made

    @property
    def match(self) -> Match:
        """The match in its present state."""
        return self._numbered.match

    @property
    def numbers(self) -> ActionNumbers:
        """The numbers of the actions."""
        return self._numbered.numbers

    @property
    def finished(self) -> bool:
        """True if the deal has been scored."""
        return self.rewards is not None

    @property
    def turn(self) -> Turn | None:
        """The open turn, the first if several are; None if cards must be dealt, and at the end."""
        return None if self.finished else self._numbered.turn

    @property
    def laid(self) -> Cards:
        """The cards laid away so far of a discard in progress."""
        return self._numbered.laid

    def laid_by(self, seat: int) -> Cards:
        """Return the cards of a discard in progress as a seat sees them."""
        turn = self.turn
        return self.laid if turn is not None and turn.seat == seat else Cards()

    def reset(self, random: Random | None = None) -> None:
        """Begin a new episode; with ``random`` the cards are dealt."""
        self.follow(self.start)
        if random is not None:
            self.deal(random)

    def follow(self, match: Match) -> None:
        """Go on with another match that has begun a deal."""
        self._numbered.follow(match)
        self.rewards = None

    def deal(self, random: Random) -> None:
        """Supply all chance that the match waits for."""
        for _ in range(MAX_DEALINGS):
            action = None if self.finished else self.match.due(chance_of(random))
            if action is None:
                return
            self.put(Input(None, None, action))
        raise PrikupError("adapter-dealt", count=MAX_DEALINGS)

    def put(self, move: Input) -> None:
        """Apply an input, such as a bot's; the score of the deal ends the episode."""
        self._follow(self.match.apply(move))

    def act(self, number: SupportsIndex | None) -> None:
        """Take the action of this number for the player to act; raise EnvError if it is not legal."""
        if self.finished:
            raise PrikupError("adapter-over")
        step = self._numbered.act(number)
        if step is not None:
            self._follow(step)

    def _follow(self, step: Step) -> None:
        """Go on after a step.

        Who gives points away, after the last trick where pools are closed, is no decision of the episode: the
        first legal answer counts.
        """
        facts = list(step.facts)
        while step.state.phase.asks == AID_QUESTION:
            turn = step.state.turns()[0]
            step = step.state.apply(Input(turn.seat, turn.by, step.state.legal(turn)[0]))
            facts += step.facts
        self._numbered.follow(step.state)
        if any(isinstance(fact, Scored) for fact in facts):
            totals = zip(step.state.totals, self.start.totals, strict=True)
            self.rewards = tuple(float(after - before) for after, before in totals)

    @property
    def choices(self) -> Mapping[int, Action]:
        """The legal actions of the player to act by their numbers, in the order of the rules."""
        return {} if self.finished else self._numbered.choices

    def observe(self, seat: int) -> Observation:
        """Return the observation of a seat: uint8 (OBSERVATION_BYTES,)."""
        return self._numbered.observe(seat)

    def mask(self, seat: int) -> Mask:
        """Return the mask of a seat: its legal actions, none while another must act, all at the end.

        At the end any action is ignored; a mask without a 1 would make the probabilities of a policy NaN.
        """
        if self.finished:
            return np.ones(self.numbers.count, np.int8)
        mask = np.zeros(self.numbers.count, np.int8)
        if self.turn is not None and self.turn.by == seat:
            mask[list(self.choices)] = 1
        return mask
