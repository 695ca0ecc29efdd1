"""The names by which bots are called at a table: the messages ``bot-name-1`` and on of each language.

A stored table is made again from its events, so a name is never taken out of them, and new ones come last.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import count, takewhile

from prikup.words.catalogue import ENGLISH, has, languages, say


@cache
def known(lang: str) -> tuple[str, ...]:
    """The names in a language, at the same place the same name as in any other.

    >>> known("en")[0], known("ru")[0]
    ('Boris', 'Борис')
    """
    names = takewhile(lambda name: has(lang, name), (f"bot-name-{n}" for n in count(1)))
    return tuple(say(lang, name) for name in names)


@cache
def _places() -> dict[str, int]:
    """The place of every name, whatever the language; letter case tells no names apart."""
    return {name.casefold(): at for lang in languages() for at, name in enumerate(known(lang))}


def key(name: str) -> str:
    """What two names have in common that would be mistaken for each other.

    >>> key("Борис") == key(" boris"), key("Anna")
    (True, 'anna')
    """
    plain = name.strip().casefold()
    at = _places().get(plain)
    return plain if at is None else known(ENGLISH)[at].casefold()


def number(name: str) -> int | None:
    """The number of a bot's name among the messages, whatever its language; None for any other name.

    >>> number("Vera 2"), number("Борис"), number("Anna")
    (2, 1, None)
    """
    at = _places().get(name.partition(" ")[0].casefold())
    return None if at is None else at + 1


def said(name: str, lang: str) -> str:
    """A bot's name in another language, where that has it.

    >>> said("Борис", "en"), said("Vera 2", "ru"), said("Anna", "ru")
    ('Boris', 'Вера 2', 'Anna')
    """
    plain, space, number = name.partition(" ")
    at = _places().get(plain.casefold())
    return name if at is None or lang not in languages() else known(lang)[at] + space + number


def free(lang: str, taken: Iterable[str]) -> str:
    """The first name of a language that nobody at the table has.

    >>> free("en", ["Anna", "Борис"])
    'Vera'
    """
    used = {key(name) for name in taken}
    names = known(lang if lang in languages() else ENGLISH)
    found = next((name for name in names if key(name) not in used), None)
    return found or next(name for n in count(2) if key(name := f"{names[0]} {n}") not in used)
