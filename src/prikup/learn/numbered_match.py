"""A match on the Python engine, played and observed as environments are: by numbers and bytes."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Final, SupportsIndex

from prikup.cards import Card, Cards
from prikup.core import Action, Discard, Input, Match, RuleError, Step, Turn
from prikup.learn.env_error import EnvError
from prikup.learn.match_observations import Observation, find_kind, write_observation
from prikup.learn.numbering import (
    ANNOUNCE_MARK,
    FIRST_LAY,
    FIRST_WORD,
    GIVE_PREFIX,
    ActionNumbers,
    find_numbers,
    lay_number,
)

PLAY_QUESTION: Final = "play"
"""Question whose answers are cards."""
AID_QUESTION: Final = "aid"
"""Question who gets points, which has no numbers of its own on the Python engine: the first answer counts."""


class NumberedMatch:
    """A match at one moment, with the cards that its player has laid away of a discard in progress.

    A discard is several actions, each of one card; the match goes on with the last. ``turn`` is the open
    turn, None if cards must be dealt, and at the end.
    """

    match: Match
    turn: Turn | None
    laid: Cards
    _choices: dict[int, Action] | None

    def __init__(self, match: Match, numbers: ActionNumbers | None = None, *, by: int | None = None) -> None:
        """Take a match; ``numbers`` are by default those of its game.

        Where several may act, ``by`` says whose turn is taken first.
        """
        self.numbers = find_numbers(match.game.id) if numbers is None else numbers
        self.follow(match, by)

    @property
    def choices(self) -> Mapping[int, Action]:
        """The legal actions by their numbers; for a card to lay away, a discard with it."""
        if self._choices is None:
            turn = self.turn
            self._choices = {} if turn is None else self._list_choices(turn)
        return self._choices

    def _list_choices(self, turn: Turn) -> dict[int, Action]:
        found = dict[int, Action]()
        for action in self.match.legal(turn):
            if not isinstance(action, Discard):
                if not self.laid:
                    found[self.numbers.find(action, turn.seat, self.match.players)] = action
            elif action.cards is not None and self.laid <= action.cards:
                for card in action.cards - self.laid:
                    found.setdefault(lay_number(card), action)
        return found

    def act(self, number: SupportsIndex | None) -> Step | None:
        """Take an action by its number; return the step, None while more cards must be laid away.

        Raises EnvError for what is no number of an action, and with the reason for an action that is not
        legal; nothing changes then.
        """
        turn, action = self.turn, self.take(number)
        if turn is None or action is None:
            return None
        step = self.match.apply(Input(turn.seat, turn.by, action))
        self.follow(step.state)
        return step

    def take(self, number: SupportsIndex | None) -> Action | None:
        """Return the action of a number, None while more cards must be laid away; these are remembered.

        The match stays as it is. Raises EnvError as :meth:`act` does.
        """
        turn = self.turn
        if turn is None:
            raise EnvError("adapter-over")
        text = self.numbers.text(number)  # type: ignore[arg-type]  # raises EnvError for None
        place = index(number)  # type: ignore[arg-type]
        action = self.choices.get(place)
        if action is None:
            why = self._explain(place, text, turn)
            raise EnvError("adapter-illegal", given=str(place), text=text, why=why)
        if isinstance(action, Discard) and action.cards is not None:
            laid = self.laid | Cards([Card(place - FIRST_LAY)])
            if len(laid) < len(action.cards):
                self.laid, self._choices = laid, None
                return None
            action = Discard(laid)
        return action

    def _explain(self, number: int, text: str, turn: Turn) -> RuleError:
        """Return why an action is not legal."""
        phase = self.match.phase
        why = RuleError("phase", phase.find_clause(self.match), given=text)
        is_card = number < FIRST_LAY or text.endswith(ANNOUNCE_MARK)
        if FIRST_LAY <= number < FIRST_WORD or self.laid or is_card != (phase.asks == PLAY_QUESTION):
            return why
        if number >= FIRST_WORD:
            text = self.numbers.words[number - FIRST_WORD]
        if text.startswith(GIVE_PREFIX):
            gift, after = text.split("+")
            text = f"{gift}{(turn.seat + int(after)) % self.match.players}"
        try:
            self.match.apply(self.match.move(text, turn.by))
        except RuleError as error:
            return error
        return why

    def follow(self, match: Match, by: int | None = None) -> None:
        """Go on with another state of the match; of several open turns that of ``by``, or the first."""
        turns = match.turns()
        self.match, self.laid, self._choices = match, Cards(), None
        self.turn = next((turn for turn in turns if turn.by == by), next(iter(turns), None))

    def list_numbers(self, action: Action) -> list[int]:
        """Return the numbers of an action of the seat to act: one, or one for each card of a discard."""
        turn = self.turn
        if isinstance(action, Discard) and action.cards is not None:
            return [lay_number(card) for card in action.cards]
        seat = 0 if turn is None else turn.seat
        return [self.numbers.find(action, seat, self.match.players)]

    def observe(self, seat: int) -> Observation:
        """Return what a seat may know: uint8 (OBSERVATION_BYTES,), see :mod:`prikup.learn.observations`."""
        kind = find_kind(self.choices.values())
        return write_observation(self.match, seat, self.turn, kind, self.laid)
