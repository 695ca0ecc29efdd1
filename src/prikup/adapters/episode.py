"""An episode: one deal on a fresh sheet, played by numbers of actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
from random import Random
from typing import Final, SupportsIndex

import numpy as np
import numpy.typing as npt

from prikup import registry
from prikup.adapters.numbering import find_numbers
from prikup.adapters.observing import Array, find_layout
from prikup.core import Action, Game, Input, PrikupError, RuleError, Scored, Turn, quote
from prikup.shuffle import chance_of

MAX_DEALINGS: Final = 1000
"""Times that cards may be dealt anew within an episode."""
AID_QUESTION: Final = "aid"
"""Question to whom points are given."""
Mask = npt.NDArray[np.int8]
"""A mask of actions: 1 for each number that may be chosen."""


class Episode:
    """The deal in progress; ``rewards`` are what it brought each seat once it is ``finished``.

    The unit is that of the game's results: whists, chips or points.
    """

    def __init__(
        self, game: str | Game | None = None, rules: str | None = None, players: int | None = None
    ) -> None:
        """Prepare episodes; raise OptionError for rules that cannot be played, PrikupError for a game."""
        self.start = registry.new(registry.get_default_id() if game is None else game, rules, players)
        self.numbers = find_numbers(self.start.game.id)
        self.layout = find_layout(self.start.game.id, self.start.players)
        self.match = self.start
        self.rewards: tuple[float, ...] | None = None
        self._choices: dict[int, Action] | None = None

    @property
    def finished(self) -> bool:
        """True if the deal has been scored."""
        return self.rewards is not None

    @property
    def turn(self) -> Turn | None:
        """The open turn, the first if several are; None if cards must be dealt, and at the end."""
        return None if self.finished else next(iter(self.match.turns()), None)

    def reset(self, random: Random | None = None) -> None:
        """Begin a new episode; with ``random`` the cards are dealt."""
        self.match, self.rewards, self._choices = self.start, None, None
        if random is not None:
            self.deal(random)

    def deal(self, random: Random) -> None:
        """Supply all chance that the match waits for."""
        for _ in range(MAX_DEALINGS):
            action = None if self.finished else self.match.due(chance_of(random))
            if action is None:
                return
            self.put(Input(None, None, action))
        raise PrikupError("adapter-dealt", count=MAX_DEALINGS)

    def put(self, move: Input) -> None:
        """Apply an input; the score of the deal ends the episode.

        Who gives points away, after the last trick where pools are closed, is no decision of the episode: the
        first legal answer counts.
        """
        step = self.match.apply(move)
        facts = list(step.facts)
        while step.state.phase.asks == AID_QUESTION:
            turn = step.state.turns()[0]
            step = step.state.apply(Input(turn.seat, turn.by, step.state.legal(turn)[0]))
            facts += step.facts
        self.match, self._choices = step.state, None
        if any(isinstance(fact, Scored) for fact in facts):
            before = self.start.totals
            self.rewards = tuple(
                float(after - start) for after, start in zip(self.match.totals, before, strict=True)
            )

    def act(self, number: SupportsIndex | None) -> None:
        """Apply the action of this number for the player to act; raise PrikupError if it is illegal."""
        turn = self.turn
        if turn is None:
            raise PrikupError("adapter-over")
        try:
            whole_number = index(number)  # type: ignore[arg-type]
        except TypeError:
            raise PrikupError("adapter-number", given=quote(number), last=self.numbers.count - 1) from None
        action = self.choices.get(whole_number)
        if action is None:
            raise self._refuse(turn, whole_number)
        self.put(Input(turn.seat, turn.by, action))

    def _refuse(self, turn: Turn, number: int) -> PrikupError:
        """Return the error of an action that is not legal now."""
        text = self.numbers.decode(number, turn.by, self.match.players)
        phase = self.match.phase
        why = RuleError("phase", phase.asked_by(self.match), given=text)
        if self.numbers.answers(number, phase.asks):
            try:
                self.match.apply(self.match.move(text, turn.by))
            except RuleError as error:
                why = error
        return PrikupError("adapter-illegal", given=str(number), text=text, why=why)

    @property
    def choices(self) -> Mapping[int, Action]:
        """The legal actions of the player to act by their numbers, in the order of the rules."""
        turn, players = self.turn, self.match.players
        if self._choices is None and turn is not None:
            asks = self.match.phase.asks
            self._choices = {
                self.numbers.find(action, asks, turn.by, players): action for action in self.match.legal(turn)
            }
        return self._choices or {}

    def legal(self) -> Sequence[int]:
        """Return the numbers of the legal actions of the player to act, in the order of the rules."""
        return list(self.choices)

    def observe(self, seat: int) -> Array:
        """Return the observation of a seat."""
        return self.layout.write(self.match.view(seat))

    def mask(self, seat: int) -> Mask:
        """Return the mask of a seat: its legal actions, none while another must act, all at the end.

        At the end any action is ignored; a mask without a 1 would make the probabilities of a policy NaN.
        """
        if self.finished:
            return np.ones(self.numbers.count, np.int8)
        mask = np.zeros(self.numbers.count, np.int8)
        if self.turn is not None and self.turn.by == seat:
            mask[list(self.legal())] = 1
        return mask
