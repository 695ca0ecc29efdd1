"""What a record is made of: deals as they were written down, the moments of a replay, and what is wrong."""

from __future__ import annotations

from prikup.cards import Card, Cards
from prikup.catalogue import ENGLISH, say
from prikup.core import Entry, Fact, Input, Match, PrikupError, Record


class RecordError(PrikupError):
    """A written match is wrong; ``line`` and ``column`` (from 1, 0 where there is none) say where."""

    def __init__(self, name: str, line: int = 0, column: int = 0, **data: object) -> None:
        super().__init__(name, **data)
        self.line = line
        self.column = column

    def __str__(self) -> str:
        text = super().__str__()
        if not self.line:
            return text
        place = {"line": self.line, "column": self.column}
        return say(ENGLISH, "error-at-column" if self.column else "error-at-line", **place, text=text)


def first_unseen(line: str) -> RecordError | None:
    """The error at the first character of a line that nobody can see; white space is none."""
    for at, char in enumerate(line):
        if not char.isprintable() and not char.isspace():
            around = line[max(at - 8, 0) : at + 9]
            text = f"{around!r}: U+{ord(char):04X} cannot stand here: expected printable characters"
            return RecordError(text, column=at + 1)
    return None


class Problem(Record, frozen=True):
    """Something wrong that a lenient reader found, and where."""

    text: str
    line: int
    column: int

    def __str__(self) -> str:
        return str(RecordError(self.text, self.line, self.column))


class Seeds(Record, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What the shuffle of a deal was made of; ``number`` counts the deals of a table from 1."""

    number: int
    commitment: str
    player_seeds: tuple[str, ...]
    server_seed: str | None = None


class DealRecord(Record, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """One deal: cards and moves, or only the result of a deal played with real cards.

    ``moves`` are the texts of actions in order, with the seat (``1:yes``) only where it is not implied.
    A hand or card of the talon that nobody wrote down is None; ``bottom`` is the bottom card of the pack
    where the game looks at it. ``result`` are the words of a typed-in result such as
    ``0 7H whist pass 7 3 0``; an object that breaks a rule, and so has no words, stands there as JSON.
    ``tricks`` is what was written after ``=``, a number a seat, empty where nothing was played, None where
    nothing was written; ``entries`` likewise. A comment stands after so many moves.
    """

    hands: tuple[Cards | None, ...] = ()
    talon: tuple[Card | None, ...] = ()
    bottom: Card | None = None
    moves: tuple[str, ...] = ()
    result: str = ""
    tricks: tuple[int, ...] | None = None
    entries: tuple[str, ...] | None = None
    comments: tuple[tuple[int, str], ...] = ()


class Moment(Record, frozen=True):
    """One step of a replay: the match before and after it, what was put in and what came of it."""

    before: Match
    move: Input
    state: Match
    facts: tuple[Fact, ...]

    @classmethod
    def of(cls, match: Match, move: Input) -> Moment:
        """The step that an input makes; raises RuleError."""
        step = match.apply(move)
        return cls(match, move, step.state, step.facts)


def spell_entry(entry: Entry) -> str:
    """An entry as it is written: ``pool 0 4``, ``whists 1 0 8``."""
    on = "" if entry.on is None else f" {entry.on}"
    return f"{entry.account} {entry.seat}{on} {entry.amount}"
