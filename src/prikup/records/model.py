"""The parts of a record: its deals, the steps of a replay, and the errors of a reader."""

from __future__ import annotations

from typing import Self

import msgspec

from prikup.cards import Card, Cards
from prikup.core import Entry, Fact, Input, Match, PrikupError, Struct, Why
from prikup.errors import shorten_value
from prikup.proof import DealProof, Origin
from prikup.words.catalogue import ENGLISH_CODE

MAX_QUOTED_CHARS = 120
"""Characters of what was written that an error repeats."""


class RecordError(PrikupError):
    """A mistake in a recorded match, with its place if it is known.

    ``line``, ``column`` and ``deal`` count from 1, 0 if unknown; ``word`` is the text at that place, empty if
    it does not help. The message names them all.

    >>> error = RecordError("record-over").at(7, 3, deal=2, word="AS")
    >>> error.code, str(error)
    ('record', "line 7, column 3: deal 2: 'AS': the deal was over before this")
    """

    line = 0
    column = 0
    deal = 0
    word = ""

    @classmethod
    def of(cls, error: PrikupError | Why) -> Self:
        """Return an error as a RecordError, at the same place if it has one."""
        record_error = super().of(error)
        if isinstance(error, RecordError):
            record_error.at(error.line, error.column, deal=error.deal, word=error.word)
        return record_error

    def at(self, line: int = 0, column: int = 0, *, deal: int = 0, word: str = "") -> Self:
        """Set the known parts of the place and return the error itself."""
        self.line, self.column = line or self.line, column or self.column
        self.deal, self.word = deal or self.deal, word or self.word
        return self

    @property
    def place(self) -> tuple[int, int]:
        """The line and column."""
        return self.line, self.column

    def without_line(self) -> RecordError:
        """Return a copy of the error without its line and column."""
        return RecordError(self.name, self.clause, **self.data).at(deal=self.deal, word=self.word)

    def _wrap_in_place(self) -> PrikupError:
        """Return the error, without its clause, wrapped in errors that name its place."""
        wrapped = PrikupError(self.name, **self.data)
        if self.word:
            wrapped = PrikupError("at-word", read=shorten_value(self.word, MAX_QUOTED_CHARS), text=wrapped)
        if self.deal:
            wrapped = PrikupError("at-deal", deal=self.deal, text=wrapped)
        if self.line:
            where = {"line": self.line} | ({"column": self.column} if self.column else {})
            wrapped = PrikupError("at-column" if self.column else "at-line", **where, text=wrapped)
        return wrapped

    def said(self, lang: str, attribute: str = "") -> str:
        """Return the message in a language, with its place and without the clause."""
        return self._wrap_in_place().said(lang, attribute)

    @property
    def why(self) -> Why:
        """The error as a record whose message includes its place."""
        return msgspec.structs.replace(self._wrap_in_place().why, code=self.code, clause=self.clause)


def find_invisible(line: str) -> RecordError | None:
    """Return the error at the first invisible character of a line; white space is allowed."""
    for index, char in enumerate(line):
        if not char.isprintable() and not char.isspace():
            around = line[max(index - 8, 0) : index + 9]
            return RecordError("record-unseen", given=around, char=f"U+{ord(char):04X}").at(column=index + 1)
    return None


class RecordProblem(Struct, frozen=True, omit_defaults=True):
    """A mistake found by a lenient reader, with its place: ``why`` in full, ``text`` in English."""

    text: str
    line: int
    column: int
    why: Why | None = None

    @classmethod
    def of(cls, error: RecordError) -> RecordProblem:
        """Return an error as a problem."""
        return cls(str(error.without_line()), error.line, error.column, error.why)

    def told(self, lang: str) -> str:
        """Return the message in a language, with its place."""
        return self.text if self.why is None else self.why.told(lang)

    def __str__(self) -> str:
        return self.told(ENGLISH_CODE)


class Seeds(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The seeds of a deal's shuffle; ``number`` counts the deals of a table from 1.

    ``bindings`` are the commitments of the players by seat, empty if there are none; ``origin`` is where a
    reused deal was first dealt.
    """

    number: int
    commitment: str
    player_seeds: tuple[str, ...]
    server_seed: str | None = None
    bindings: tuple[str, ...] = ()
    origin: Origin | None = None

    @classmethod
    def of(cls, proof: DealProof) -> Self:
        """Return the part of a deal's proof that a record stores."""
        bound = proof.bindings
        return cls(proof.number, proof.commitment, proof.player_seeds, proof.server_seed, bound, proof.origin)


class DealRecord(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """One deal: cards and moves, or only the result of a deal played with real cards.

    ``moves`` are the texts of actions in order, with the seat (``1:yes``) only if it is not implied. An
    unrecorded hand or card of the talon is None; ``bottom`` is the bottom card of the pack if the game looks
    at it. ``result`` are the words of a typed-in result such as ``0 7H whist pass 7 3 0``; an object that
    breaks a rule, and so has no words, is kept as JSON. ``wrong`` are its earlier results that were
    corrected, the oldest first. ``tricks`` is the text after ``=``, a number for each seat, empty if nothing
    was played, None if nothing was written; ``entries`` likewise. A comment stands after so many moves.
    ``clock`` is the number of minutes of the match that had been played after the deal, 0 if it was not
    recorded.
    """

    hands: tuple[Cards | None, ...] = ()
    talon: tuple[Card | None, ...] = ()
    bottom: Card | None = None
    moves: tuple[str, ...] = ()
    result: str = ""
    wrong: tuple[str, ...] = ()
    tricks: tuple[int, ...] | None = None
    entries: tuple[str, ...] | None = None
    comments: tuple[tuple[int, str], ...] = ()
    clock: int = 0


class ReplayStep(Struct, frozen=True):
    """One step of a replay: the match before and after it, its input and its facts."""

    before: Match
    move: Input
    state: Match
    facts: tuple[Fact, ...]

    @classmethod
    def of(cls, match: Match, move: Input) -> ReplayStep:
        """Return the step that an input makes; raises RuleError."""
        step = match.apply(move)
        return cls(match, move, step.state, step.facts)


def spell_entry(entry: Entry) -> str:
    """Return an entry as text: ``pool 0 4``, ``whists 1 0 8``."""
    on = "" if entry.on is None else f" {entry.on}"
    return f"{entry.account} {entry.seat}{on} {entry.amount}"
