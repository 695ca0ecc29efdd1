"""Messages in Fluent: those of one language, parsed as they are said and filled in with data."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Message, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentFloat, FluentInt
from fluent.syntax import FluentParser, ast

from prikup.words.numbers import format_decimal, format_number, format_signed

MAX_FILLED_CHARS: Final = 2000
"""Characters of the longest text that is filled in; Fluent refuses one of 2500."""


class _Whole(FluentInt):
    """A whole number that chooses a plural and is printed as ours are."""

    def format(self, locale: object) -> str:
        return format_number(int(self))


class _Broken(FluentFloat):
    """A fraction that chooses the plural of fractions and is printed as ours are."""

    exact: Fraction

    def format(self, locale: object) -> str:
        return format_number(self.exact)


class _Measured(FluentFloat):
    """Measured number with one decimal place, printed with the decimal mark of the language."""

    lang: str

    def format(self, locale: object) -> str:
        return format_decimal(float(self), self.lang)


def _value(given: object, lang: str) -> object:
    if isinstance(given, float):
        if round(given, 1).is_integer():
            return _Whole(round(given))
        measured = _Measured(given)
        measured.lang = lang
        return measured
    if isinstance(given, Fraction) and given.denominator != 1:
        broken = _Broken(float(given))
        broken.exact = given
        return broken
    if isinstance(given, (int, Fraction)) and not isinstance(given, bool):
        return _Whole(int(given))
    text = str(given)
    return (
        text
        if len(text) <= MAX_FILLED_CHARS
        else f"{text[: MAX_FILLED_CHARS // 2]}…{text[-MAX_FILLED_CHARS // 2 :]}"
    )


def _signed(amount: Any) -> Any:
    """Return an amount with its sign; the function SIGNED of the messages."""
    return format_signed(amount.exact if isinstance(amount, _Broken) else int(amount))


class Messages(FluentBundle):
    """The messages of a language; each is parsed when it is first said, since all of them take a while."""

    def __init__(self, lang: str, written: Mapping[str, str]) -> None:
        super().__init__([lang], functions={"SIGNED": _signed}, use_isolating=False)
        self.lang = lang
        self.written = written

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        name = f"-{entry_id}" if term else entry_id
        if name not in self._compiled:
            entry = FluentParser(with_spans=False).parse_entry(self.written[name])
            if isinstance(entry, ast.Junk):
                raise ValueError(f"{entry.content!r} is no message of {self.lang}")
            self._compiled[name] = self._compiler(entry)  # type: ignore[arg-type]
        return self._compiled[name]

    def pattern(self, name: str, attribute: str = "") -> Pattern | None:
        """Return the pattern of a message, or of an attribute of it; None if it does not exist."""
        if name not in self.written:
            return None
        message = self._lookup(name)
        return message.attributes.get(attribute) if attribute else message.value

    def attributes(self, name: str) -> tuple[str, ...]:
        """Return the attributes of a message, in order."""
        return tuple(self._lookup(name).attributes) if name in self.written else ()

    def filled(self, pattern: Pattern, data: Mapping[str, object]) -> str:
        """Return a pattern with data filled in; raises KeyError if a value that it names is not given."""
        # Not by format_pattern, which would make plain numbers of ours.
        args = {key: _value(given, self.lang) for key, given in data.items()}
        env = ResolverEnvironment(self, [], CurrentEnvironment(args=args))
        text = str(pattern(env))
        if env.errors:
            raise KeyError(f"{text!r} in {self.lang}: {env.errors[0]}")
        return text
