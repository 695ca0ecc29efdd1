"""The error that a broken law raises: which law, where, and how to see it again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Self

from prikup.core import Input, Match, Struct
from prikup.errors import quote, shorten
from prikup.records import make_record, write

LAWS: Final = {
    1: "somebody can act until the match is over, and every deal ends",
    2: "every legal action applies; every other one raises RuleError and changes nothing",
    3: "a replay gives an equal state",
    4: "cards are conserved, and results balance",
    5: "a seat cannot distinguish what it does not see",
    6: "the texts of legal actions are unique and can be read back",
    7: "only declared transitions happen",
    8: "each value of each option changes something observable",
    9: "a view and the true cards give the true state",
    10: "rotating the seats rotates the result",
    11: "a deal that is typed in writes the same entries as when it was played",
}
"""The laws of a game by number."""


MAX_LOG_LINE_CHARS: Final = 2000
"""Characters of a line of the record in a message; only a deal that never ends has more."""
MAX_VALUE_CHARS: Final = 200
"""Characters of a value in a message."""


class BrokenError(Exception):
    """A law does not hold, in words that name what was found and what was expected."""


class CheckError(AssertionError):
    """A game breaks a law, or a bot does something wrong.

    ``law`` is the number of the law, None for a bot. ``start`` is the match before its first draw and
    ``inputs`` lead to the state in which it was found, so ``replay(start, inputs)`` gives that state; both
    are empty if no single match shows it. ``again`` is the call that finds it again, once it is known.
    """

    def __init__(
        self, problem: str, law: int | None = None, start: Match | None = None, inputs: Sequence[Input] = ()
    ) -> None:
        super().__init__(problem)
        self.problem = problem
        self.law = law
        self.start = start
        self.inputs = tuple(inputs)
        self.again = ""

    def place(self, start: Match, inputs: Sequence[Input]) -> Self:
        """Return the error with the match and the inputs at which it was found, unless it has them."""
        if self.start is None:
            self.start, self.inputs = start, tuple(inputs)
        return self

    def __str__(self) -> str:
        lines = [self.problem]
        if self.law is not None:
            lines = [f"law {self.law} is broken: {LAWS[self.law]}", f"  {self.problem}"]
        if self.start is not None:
            lines += _describe_place(self.start, self.inputs)
        if self.again:
            lines.append(f"  to see it again: {self.again}")
        if self.start is not None:
            lines += ["  the match so far:", *_describe_log(self.start, self.inputs)]
        return "\n".join(lines)


def _describe_place(start: Match, inputs: Sequence[Input]) -> list[str]:
    """Return the lines that say in which match, and where in it, the error was found."""
    rules = start.game.rules(start.options)
    lines = [f'  in {start.game.id}, rules "{rules}", {start.players} players']
    match = start
    try:
        for move in inputs:
            match = match.apply(move).state
        lines.append(f"  after {len(inputs)} inputs: {match.moment}")
    except Exception:  # a faulty game may not get there again
        lines.append(f"  after {len(inputs)} inputs")
    return lines


def _describe_log(start: Match, inputs: Sequence[Input]) -> list[str]:
    """Return the lines of the record of a match, or of its inputs if no record can be made of them."""
    try:
        names = [f"seat {seat}" for seat in range(start.players)]
        lines = write(make_record(start, inputs, names)).splitlines()
    except Exception:  # as above
        lines = [spell_input(move) for move in inputs]
    return [f"    {shorten(line, MAX_LOG_LINE_CHARS)}".rstrip() for line in lines]


def difference(subject: str, value: object, other_value: object) -> str:
    """Return the first place in which two values differ, and how; empty if they are equal.

    >>> difference("the facts", [1, (2, 3)], [1, (2, 4)])
    'the facts[1][1] is 3 here and 4 there'
    """
    if value == other_value:
        return ""
    if isinstance(value, Sequence) and isinstance(other_value, Sequence) and not isinstance(value, str):
        places = enumerate(zip(value, other_value, strict=False))
        first = _find_first(difference(f"{subject}[{index}]", *pair) for index, pair in places)
        return first or f"{subject} has {len(value)} items here and {len(other_value)} there"
    if isinstance(value, Struct) and type(value) is type(other_value):
        return _find_first(
            difference(f"{subject}.{name}", getattr(value, name), getattr(other_value, name))
            for name in value.__struct_fields__
        )
    return (
        f"{subject} is {quote(value, MAX_VALUE_CHARS)} here and {quote(other_value, MAX_VALUE_CHARS)} there"
    )


def _find_first(texts: Iterable[str]) -> str:
    """Return the first text that is not empty, or an empty one."""
    return next(filter(None, texts), "")


def spell_input(move: Input) -> str:
    """Return an input in words: the action, and whose it is.

    >>> from prikup.core import Draw, Say
    >>> spell_input(Input(0, 2, Say("pass"))), spell_input(Input(None, None, Draw(1)))
    ('seat 0 by seat 2: pass', 'draw 1')
    """
    if move.seat is None:
        return move.action.text
    by = "" if move.by == move.seat else f" by seat {move.by}"
    return f"seat {move.seat}{by}: {move.action.text}"
