"""One catalogue of words: every sentence a person reads, in Fluent files, a folder a language.

The files of a language are those of its folder in ``prikup/locale``, which the server, the terminal and the
browser read alike; an installed game has a folder ``locale`` of the same form beside its class.
"""

from __future__ import annotations

import re
from fractions import Fraction
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

from prikup.words.numbers import format_number, format_signed

if TYPE_CHECKING:
    from prikup.words.fluent_messages import Messages

ENGLISH_CODE: Final = "en"
"""The language that says what another lacks."""

SUIT_SIGNS: Final = {"S": "♠", "C": "♣", "D": "♦", "H": "♥"}
"""The signs of the suits, by their letters: the same in every language."""

Value = str | int | float | Fraction
_ENTRY_START_PATTERN: Final = re.compile(r"^(?=-?[A-Za-z][\w-]* *=)", re.MULTILINE)
_MESSAGE_NAME_PATTERN: Final = re.compile(r"-?[\w-]+")
_PLAIN_VALUE_PATTERN: Final = re.compile(r" *\.?([\w-]+) *= *(\S[^{}]*)")
_LOCALE_ROOTS: list[Traversable] = [files("prikup").joinpath("locale")]


@cache
def languages() -> tuple[str, ...]:
    """Return the complete languages: English, then the others by their codes.

    A language is complete if its folder has every file of English. An incomplete one is used by the browser
    alone, with English for the missing messages.
    """
    folders = {
        folder.name: folder
        for folder in _LOCALE_ROOTS[0].iterdir()
        if folder.is_dir() and not folder.name.startswith("_")
    }
    files_by_language = {lang: {file.name for file in folder.iterdir()} for lang, folder in folders.items()}
    complete = {lang for lang, files in files_by_language.items() if files >= files_by_language[ENGLISH_CODE]}
    return (ENGLISH_CODE, *sorted(complete - {ENGLISH_CODE}))


def add_root(root: Traversable) -> None:
    """Read the words of an installed package too: a folder with a folder a language."""
    if root.is_dir() and root not in _LOCALE_ROOTS:
        _LOCALE_ROOTS.append(root)
        forget()


def load_package_messages(package: str, lang: str) -> str:
    """Return the messages of an installed package in a language, else in English; "" if it has none.

    >>> load_package_messages("prikup.games.prefa", "en")
    ''
    """
    root = files(package).joinpath("locale")
    return "\n".join(_read_texts(root, lang) or _read_texts(root, ENGLISH_CODE))


def forget() -> None:
    """Read all languages anew when something is next said."""
    for cached in (languages, _load_entries, _find_plain_text, _load_messages, _say_cached):
        cached.cache_clear()


@cache
def _load_entries(lang: str) -> dict[str, str]:
    """Return the source of each message of a language by name; raises KeyError for an unknown language."""
    if lang not in languages():
        raise KeyError(lang)
    texts = (text for root in _LOCALE_ROOTS for text in _read_texts(root, lang))
    return {name: entry for text in texts for name, entry in parse_entries(text).items()}


def parse_entries(text: str) -> dict[str, str]:
    """Return the source of each message of a Fluent file by name.

    >>> parse_entries("one = One\\ntwo = Two\\n")
    {'one': 'one = One\\n', 'two': 'two = Two\\n'}
    """
    return {
        name[0]: entry
        for entry in _ENTRY_START_PATTERN.split(text)[1:]
        if (name := _MESSAGE_NAME_PATTERN.match(entry))
    }


@cache
def _load_messages(lang: str) -> Messages:
    """Return the messages of a language; raises KeyError for an unknown language."""
    from prikup.words.fluent_messages import Messages  # Fluent takes a while to import

    return Messages(lang, _load_entries(lang))


@lru_cache(maxsize=8192)
def _find_plain_text(lang: str, name: str, attribute: str) -> str | None:
    """Return the text of a message without Fluent if it is one line without placeholders, else None."""
    lines = [
        line for line in _load_entries(lang).get(name, "").split("\n") if line.strip() and line[0] != "#"
    ]
    for line, next_line in zip(lines, [*lines[1:], "."], strict=False):
        matched = _PLAIN_VALUE_PATTERN.fullmatch(line)
        if matched and matched[1] == (attribute or name):
            return None if next_line[0] == " " and next_line.lstrip()[0] != "." else matched[2].rstrip()
    return None


def _read_texts(root: Traversable, lang: str) -> list[str]:
    """Return the texts of the Fluent files of a language in this folder, by file name."""
    folder = root.joinpath(lang)
    entries = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    return [file.read_text("utf-8") for file in entries if file.name.endswith(".ftl")]


def say(lang: str, name: str, attribute: str = "", /, **data: Value) -> str:
    """Return a message of a language, or one of its attributes, with these data filled in.

    A message that the language lacks is taken from English. Raises KeyError if there is no such language or
    message, or if a value that the message names is not given.

    >>> say("en", "count-tricks", n=1), say("ru", "count-tricks", n=3)
    ('1 trick', '3 взятки')
    >>> say("ru", "ask-play", "theirs", who="Вера")
    'Ходит Вера'
    """
    return _say_cached(lang, name, attribute, tuple(data.items()))


@lru_cache(maxsize=4096)
def _say_cached(lang: str, name: str, attribute: str, data: tuple[tuple[str, Value], ...]) -> str:
    """Return a message with these data filled in, from English if the language lacks it; raises KeyError."""
    for code in (lang, ENGLISH_CODE):
        text = _find_plain_text(code, name, attribute)
        if text is not None:
            return text
        messages = _load_messages(code)
        pattern = messages.pattern(name, attribute)
        if pattern is not None:
            return messages.fill(pattern, dict(data))
    raise KeyError(f"{name}.{attribute}" if attribute else name)


def has_message(lang: str, name: str, attribute: str = "") -> bool:
    """Return True if a language, or English, has a message, or this attribute of it."""
    return any(
        _find_plain_text(code, name, attribute) is not None
        or _load_messages(code).pattern(name, attribute) is not None
        for code in (lang, ENGLISH_CODE)
    )


def find_message(lang: str, *names: str) -> str | None:
    """Return the first of these names that has a message, or None.

    Callers put the message of a game before the message of all games.

    >>> [find_message("en", f"{game}-call-hold", "call-hold") for game in ("prefa", "paston")]
    ['prefa-call-hold', 'call-hold']
    """
    return next((name for name in names if has_message(lang, name)), None)


def say_in(game: str, lang: str, name: str, attribute: str = "", /, **data: Value) -> str:
    """Return the message ``GAME-NAME`` if there is one, else the message ``NAME``, with these data filled in.

    >>> say_in("preferans", "en", "sheet-target", target=10), say_in("whist", "en", "sheet-target", target=10)
    ('Pool target 10', 'Target 10')
    """
    own_message = f"{game}-{name}"
    return say(lang, own_message if has_message(lang, own_message, attribute) else name, attribute, **data)


def list_attributes(lang: str, name: str) -> tuple[str, ...]:
    """Return the attributes of a message, in order; none if there is no such message."""
    return _load_messages(lang).attributes(name) or _load_messages(ENGLISH_CODE).attributes(name)


def list_message_names(lang: str) -> frozenset[str]:
    """Return the names of the messages that a language itself has."""
    return frozenset(_load_entries(lang))


__all__ = [
    "ENGLISH_CODE",
    "SUIT_SIGNS",
    "Value",
    "add_root",
    "find_message",
    "forget",
    "format_number",
    "format_signed",
    "has_message",
    "languages",
    "list_attributes",
    "list_message_names",
    "load_package_messages",
    "say",
    "say_in",
]  # fmt: skip
