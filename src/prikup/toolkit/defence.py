"""The declarations of the defence, as the games share them.

A game gives a *script*: a function from the calls made so far to the next question, or to the roles
that the calls made. The script is all there is to a game's way of defending.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TypeVar

from prikup.core import Action, RuleError, Say, Struct

Call = tuple[int, str]
T = TypeVar("T")


class DefenceQuestion(Struct, frozen=True):
    """A question to one seat: the words of the fixed grid, and why some may not be said now.

    ``refused`` holds (word, name of the error, clause).
    """

    seat: int
    words: tuple[str, ...]
    refused: tuple[tuple[str, str, str], ...] = ()

    def legal(self) -> list[str]:
        """Return the words that may be said."""
        refused_words = [refusal[0] for refusal in self.refused]
        return [word for word in self.words if word not in refused_words]

    def actions(self) -> list[Say]:
        """Return the actions for the words that may be said."""
        return [Say(word) for word in self.legal()]

    def grid(self) -> list[Say]:
        """Return the actions for the words of the grid, legal or not."""
        return [Say(word) for word in self.words]

    def check(self, action: Action, clause: str) -> None:
        """Raise RuleError if this may not be said; ``clause`` is that of the question."""
        if not isinstance(action, Say):
            raise RuleError("unknown-answer", clause, given=action.text, expected=self.words)
        error = self.why_not(action.text, clause)
        if error is not None:
            raise error

    def why_not(self, said: str, clause: str) -> RuleError | None:
        """Return the error if this word may not be said, else None."""
        for word, name, refused_by in self.refused:
            if word == said:
                return RuleError(name, refused_by)
        if said in self.words:
            return None
        return RuleError("unknown-answer", clause, given=said, expected=self.words)


class Roles(Struct, frozen=True):
    """Outcome of the declarations of the defence.

    ``roles`` gives a word of the game for each defender as (seat, role);
    ``played`` is True if cards are played, ``open`` if the defence plays with open hands.
    """

    roles: tuple[tuple[int, str], ...]
    played: bool
    open: bool = False

    def role(self, seat: int) -> str:
        """Return the role of a seat, empty if it has none."""
        return dict(self.roles).get(seat, "")

    def seats(self, role: str) -> tuple[int, ...]:
        """Return the seats in a role, in order of declaring."""
        return tuple([seat for seat, word in self.roles if word == role])


class Ways(dict[tuple[str, ...], T]):
    """Table of all sequences of words that the defence may say, each with its outcome.

    A sequence that begins another one is the short form of a typed result: at the table the next seat is
    asked.
    """

    @cached_property
    def answers(self) -> dict[tuple[str, ...], tuple[str, ...]]:
        """Words that may follow each sequence, in the order of the table."""
        next_words: dict[tuple[str, ...], dict[str, None]] = {}
        for sequence in self:
            for length, word in enumerate(sequence):
                next_words.setdefault(sequence[:length], {})[word] = None
        return {words: tuple(following) for words, following in next_words.items()}


def follow_replies(ways: Ways[T], order: Sequence[int], calls: Sequence[Call]) -> DefenceQuestion | T:
    """Return the next question, or the outcome of the calls; ``order`` are the seats as they speak.

    >>> ways = Ways({("in", "in"): "both", ("in", "out"): "one", ("out",): "none"})
    >>> follow_replies(ways, (1, 2), [(1, "in")])
    DefenceQuestion(seat=2, words=('in', 'out'), refused=())
    >>> follow_replies(ways, (1, 2), [(1, "out")])
    'none'
    """
    words = tuple([word for _, word in calls])
    answers = ways.answers.get(words)
    return ways[words] if answers is None else DefenceQuestion(order[len(words)], answers)
