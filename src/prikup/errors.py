"""Errors of the package as codes with data; the sentences are in the catalogue."""

from __future__ import annotations

import errno
import re
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import partial
from socket import gaierror
from typing import Any, Self

from msgspec import field

from prikup.structs import Struct
from prikup.words.catalogue import ENGLISH_CODE, SUIT_SIGNS, Value, has_message, say

MAX_WORKER_COUNT = 1024
"""Threads or processes that may share some work."""
MAX_SHOWN_CHARS = 60
"""Characters of what was given that a sentence repeats."""
CALL_DATA_KEYS = ("bid", "floor", "high", "over", "own", "word")
"""Data that are said aloud: a sentence has them as a table tells them."""


class Sentence:
    """A sentence in English, made when it is first read: most refusals of a grid of choices never are.

    It is never compared: the name and the data of an error say the same.

    >>> str(Sentence(lambda: "nobody bids"))
    'nobody bids'
    """

    __slots__ = ("_made",)

    def __init__(self, made: str | Callable[[], str]) -> None:
        self._made = made

    def __str__(self) -> str:
        if not isinstance(self._made, str):
            self._made = self._made()
        return self._made

    def __repr__(self) -> str:
        return repr(str(self))

    def __reduce__(self) -> tuple[type[Sentence], tuple[str]]:
        return Sentence, (str(self),)


class Why(Struct, frozen=True):
    """An error as a record: how a view, the wire and a file have it.

    ``name`` is that of the sentence, the message ``error-NAME`` of the catalogue, and ``data`` is what fills
    it in: numbers, texts, lists of what was expected, other errors in this form. ``sentence`` is the English
    text, made when it is first read; JSON calls it ``text``. Comparing does not make it.
    """

    code: str
    name: str
    clause: str
    sentence: Sentence = field(name="text")
    data: dict[str, Any]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Why):
            return NotImplemented
        mine, theirs = (self.code, self.name, self.clause), (other.code, other.name, other.clause)
        return mine == theirs and self.data == other.data

    def __hash__(self) -> int:
        return hash((self.code, self.name, self.clause, *self.data))

    @property
    def text(self) -> str:
        """Sentence in English, without the clause."""
        return str(self.sentence)

    def said(self, lang: str, attribute: str = "") -> str:
        """Return the sentence in a language, or another form of it, without the clause."""
        return _sentence(lang, self.name, self.data, attribute)

    def told(self, lang: str) -> str:
        """Return the sentence in a language, followed by the clause."""
        return _with_clause(self.said(lang), self.clause, lang)


class PrikupError(ValueError):
    """Something that was asked for cannot be done; the base of all errors of the package.

    Below it: ``RuleError`` (a rule forbids it), ``RecordError`` (a written match is wrong), ``OptionError``
    (rules that do not exist or do not go together), ``ArgumentError`` (a function was called with arguments
    it cannot take).

    ``name`` is the name of the sentence: the message ``error-NAME`` of the catalogue, filled in with ``data``
    when it is read. The part before the first hyphen is the ``code``, short and stable. ``clause`` is the
    clause of the rules, empty if there is none. In the sentence, what was ``given`` is quoted in short, a
    tuple reads as *3, 4 or any*, and an error among the data is told in the same language, with its clause.

    >>> str(PrikupError("lang", given="xx", expected=("en", "ru")))
    "'xx' is not a known language: expected en or ru"
    >>> error = OptionError("players", "1.1", game="Preferans", players=5, expected=("3", "4"))
    >>> error.code, error.said("ru"), str(error)[-12:]
    ('players', 'Preferans, игроков 5: ожидается 3 или 4', '(clause 1.1)')
    >>> error.why.data
    {'game': 'Preferans', 'players': 5, 'expected': ('3', '4')}
    """

    def __init__(self, name: str, clause: str = "", /, **data: object) -> None:
        # ValueError.__init__ is not called, so ``args`` stay as given and the error can be copied.
        self.name = name
        self.clause = clause
        self.data = data

    @classmethod
    def of(cls, error: PrikupError | Why) -> Self:
        """Return the same error as an instance of this class."""
        return cls(error.name, error.clause, **error.data)

    @property
    def code(self) -> str:
        """Stable code of the error, for programs."""
        return self.name.partition("-")[0]

    @property
    def text(self) -> str:
        """Sentence in English, without the clause."""
        return self.said(ENGLISH_CODE)

    def said(self, lang: str, attribute: str = "") -> str:
        """Return the sentence in a language, or another form of it, without the clause."""
        return _sentence(lang, self.name, _simplify_data(self.data), attribute)

    def told(self, lang: str) -> str:
        """Return the sentence in a language, followed by the clause."""
        return _with_clause(self.said(lang), self.clause, lang)

    @property
    def why(self) -> Why:
        """The error as a record."""
        data = _simplify_data(self.data)
        sentence = Sentence(partial(_sentence, ENGLISH_CODE, self.name, data))
        return Why(self.code, self.name, self.clause, sentence, data)

    def __str__(self) -> str:
        return self.told(ENGLISH_CODE)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"


class ArgumentError(PrikupError, TypeError):
    """A value of another type, or out of the range, that a function takes; also a TypeError."""


class RuleError(PrikupError):
    """A rule forbids the action; ``clause`` names the clause of the game's rules."""

    def __init__(self, name: str, clause: str, /, **data: object) -> None:
        super().__init__(name, clause, **data)


class OptionError(PrikupError):
    """An option or preset that does not exist, has no such value, or does not go with another."""


def _sentence(lang: str, name: str, data: Mapping[str, Any], attribute: str = "") -> str:
    """Return the message of an error with its data filled in; without a message, its name and data.

    Lists of lists are for programs only. Raises KeyError if the message lacks the data that it needs.
    """
    told = {
        key: _render_value(key, value, lang) for key, value in data.items() if not _is_list_of_lists(value)
    }
    try:
        return say(lang, f"error-{name}", attribute, **told)
    except KeyError:
        if has_message(lang, f"error-{name}", attribute):
            raise
        return " ".join([name, *(f"{key}={value}" for key, value in told.items())])


def _with_clause(text: str, clause: str, lang: str) -> str:
    return say(lang, "error-with-clause", text=text, clause=clause) if clause else text


def _render_value(key: str, value: Any, lang: str) -> Value:
    """Return a value of the data as it stands in a sentence."""
    if isinstance(value, Why):
        return value.told(lang)
    if isinstance(value, tuple | list):
        return join_choices([str(_render_value(key, one, lang)) for one in value], lang)
    if key in CALL_DATA_KEYS and has_message(lang, f"call-{value}"):
        return say(lang, f"call-{value}")
    shown: Value = SUIT_SIGNS.get(str(value), value) if key == "suit" else value
    return shown


def _simplify_data(data: Mapping[str, object]) -> dict[str, Any]:
    return {key: _simplify_value(key, value) for key, value in data.items()}


def _simplify_value(key: str, value: object) -> Any:
    """Return a value of the data independent of language: a number, a text, texts, or an error."""
    if key == "given":
        return shorten_value(value)
    if type(value) in (str, int, Fraction, Why):
        return value
    if isinstance(value, PrikupError):
        return value.why
    if _is_list_of_lists(value):
        return value
    if isinstance(value, Sequence) and not isinstance(value, str):
        return tuple(map(str, value))
    return str(value)


def _is_list_of_lists(value: object) -> bool:
    """Return True if a value is a list of lists; such values are for programs, and no sentence has them."""
    return isinstance(value, list) and bool(value) and isinstance(value[0], list)


def join_choices(words: Sequence[str], lang: str) -> str:
    """Join words as a list of alternatives in a language.

    >>> join_choices(["3", "4", "any"], "en"), join_choices(["3"], "en")
    ('3, 4 or any', '3')
    """
    if len(words) < 2:
        return "".join(words)
    return say(lang, "list-or", items=say(lang, "joint-list").join(words[:-1]), last=words[-1])


def shorten_value(value: object, limit: int = MAX_SHOWN_CHARS) -> str:
    """Return a value shortened for a sentence that puts it into quotation marks.

    >>> shorten_value("7S"), shorten_value("x" * 100, 8)
    ('7S', 'xxxxxxx…')
    """
    return shorten(
        _repr_without_address(value)[1:-1] if isinstance(value, str) else _repr_without_address(value), limit
    )


def quote(value: object, limit: int = MAX_SHOWN_CHARS) -> str:
    """Return a value as Python writes it, shortened for a sentence.

    >>> quote("7S"), quote("x" * 100, 8)
    ("'7S'", "'xxxxxx…")
    """
    return shorten(_repr_without_address(value), limit)


def _repr_without_address(value: object) -> str:
    """Return the ``repr`` of a value without memory addresses."""
    told = repr(value)
    return told if isinstance(value, str) else re.sub(r" at 0x[0-9a-fA-F]+", "", told)


_SYSTEM_REASONS = {
    errno.ENOENT: "missing",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no_folder",
    errno.ENOSPC: "full",
    errno.EADDRINUSE: "taken",
    errno.EADDRNOTAVAIL: "elsewhere",
}


def explain_system_error(error: Exception) -> PrikupError | str:
    """Return the reason why the system refuses a file or an address.

    Errors that the catalogue does not know keep the system's own words, in small letters.

    >>> str(explain_system_error(FileNotFoundError(2, "no")))
    'no such file or directory'
    >>> explain_system_error(OSError(5, "Input/output error"))
    'input/output error'
    """
    if isinstance(error, gaierror):  # its numbers are not those of other errors of the system
        return PrikupError("system-unknown")
    said = _SYSTEM_REASONS.get(error.errno or 0) if isinstance(error, OSError) else None
    if said is not None:
        return PrikupError(f"system-{said}")
    return (getattr(error, "strerror", None) or str(error)).lower()


def check_type(value: object, kind: type | tuple[type, ...], name: str, /, **data: object) -> None:
    """Raise ArgumentError for a value of another kind; the message ``error-NAME`` quotes it as ``what``."""
    if not isinstance(value, kind):
        raise ArgumentError(name, what=quote(value), **data)


def check_argument(name: str, value: object, kind: type | tuple[type, ...]) -> None:
    """Raise ArgumentError if an argument is not of a type, or of one of several; the error names both.

    >>> check_argument("seat", None, int)
    Traceback (most recent call last):
        ...
    prikup.errors.ArgumentError: seat is None: expected a value of type int
    """
    if not isinstance(value, kind):
        kinds = kind if isinstance(kind, tuple) else (kind,)
        expected = tuple(one.__name__ for one in kinds)
        raise ArgumentError("argument-type", name=name, what=quote(value), expected=expected)


def check_worker_count(name: str, number: int) -> int:
    """Return a number of threads or processes; raises ArgumentError unless it is 1 to MAX_WORKER_COUNT."""
    if type(number) is not int or not 1 <= number <= MAX_WORKER_COUNT:
        raise ArgumentError("argument-range", name=name, what=quote(number), least=1, most=MAX_WORKER_COUNT)
    return number


def shorten(text: str, limit: int = MAX_SHOWN_CHARS) -> str:
    """Return a text cut to at most ``limit`` characters.

    >>> shorten("wikipedia-sochi; target=10", 12)
    'wikipedia-s…'
    """
    return text if len(text) <= limit else text[: limit - 1] + "…"


__all__ = [
    "ArgumentError",
    "OptionError",
    "PrikupError",
    "RuleError",
    "Sentence",
    "Why",
    "explain_system_error",
]  # fmt: skip
