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


def _make_value(value: object, lang: str) -> object:
    """Return a value as Fluent needs it: numbers that choose plurals, and texts of limited length."""
    if isinstance(value, float):
        if round(value, 1).is_integer():
            return _Whole(round(value))
        measured = _Measured(value)
        measured.lang = lang
        return measured
    if isinstance(value, Fraction) and value.denominator != 1:
        fraction = _Broken(float(value))
        fraction.exact = value
        return fraction
    if isinstance(value, (int, Fraction)) and not isinstance(value, bool):
        return _Whole(int(value))
    text = str(value)
    return (
        text
        if len(text) <= MAX_FILLED_CHARS
        else f"{text[: MAX_FILLED_CHARS // 2]}…{text[-MAX_FILLED_CHARS // 2 :]}"
    )


def _spell_signed(amount: Any) -> Any:
    """Return an amount with its sign; the function SIGNED of the messages."""
    return format_signed(amount.exact if isinstance(amount, _Broken) else int(amount))


class Messages(FluentBundle):
    """The messages of a language; each is parsed when it is first said, since all of them take a while."""

    def __init__(self, lang: str, written: Mapping[str, str]) -> None:
        functions: dict[str, Any] = {"SIGNED": _spell_signed, "NAME": self._spell_name}
        super().__init__([lang], functions=functions, use_isolating=False)
        self.lang = lang
        self.written = written

    def _spell_name(self, who: Any, *, case: str) -> str:
        """Return a bot's name in a case, any other name behind a sign; the function NAME of the messages."""
        forms = self.fill(self._lookup(f"name-{case}").attributes["bots"], {}).split(", ")
        for number, form in enumerate(forms, 1):
            if self.written.get(f"bot-name-{number}", "").partition(" = ")[2].rstrip() == who:
                return form
        other = self.pattern(f"name-{case}")
        assert other is not None
        return self.fill(other, {"who": who})

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        """Return the parsed message of this name; Fluent calls this too."""
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

    def fill(self, pattern: Pattern, data: Mapping[str, object]) -> str:
        """Return a pattern with data filled in; raises KeyError if a value that it names is not given."""
        # Not by format_pattern, which would make plain numbers of ours.
        args = {key: _make_value(value, self.lang) for key, value in data.items()}
        env = ResolverEnvironment(self, [], CurrentEnvironment(args=args))
        text = str(pattern(env))
        if env.errors:
            raise KeyError(f"{text!r} in {self.lang}: {env.errors[0]}")
        return text
