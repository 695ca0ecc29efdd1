"""The names of the bots at a table: the messages ``bot-name-1`` and on of each language.

A stored table is recomputed from its events, so a name is never removed, and new ones are added at the end.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import count, takewhile

from prikup.words.catalogue import ENGLISH_CODE, has_message, languages, say


@cache
def bot_names(lang: str) -> tuple[str, ...]:
    """Return the bot names of a language; an index means the same name in every language.

    >>> bot_names("en")[0], bot_names("ru")[0]
    ('Boris', 'Борис')
    """
    names = takewhile(lambda name: has_message(lang, name), (f"bot-name-{n}" for n in count(1)))
    return tuple(say(lang, name) for name in names)


@cache
def _index_names() -> dict[str, int]:
    """Return the index of every name in any language, by its case-folded text."""
    return {name.casefold(): at for lang in languages() for at, name in enumerate(bot_names(lang))}


def name_key(name: str) -> str:
    """Return a key that is equal for two names that people could confuse.

    >>> name_key("Борис") == name_key(" boris"), name_key("Anna")
    (True, 'anna')
    """
    plain = name.strip().casefold()
    at = _index_names().get(plain)
    return plain if at is None else bot_names(ENGLISH_CODE)[at].casefold()


def name_number(name: str) -> int | None:
    """Return the number of a bot's name in the catalogue, in any language; None for another name.

    >>> name_number("Vera 2"), name_number("Борис"), name_number("Anna")
    (2, 1, None)
    """
    at = _index_names().get(name.partition(" ")[0].casefold())
    return None if at is None else at + 1


def translate_name(name: str, lang: str) -> str:
    """Return a bot's name in another language; any other name unchanged.

    >>> translate_name("Борис", "en"), translate_name("Vera 2", "ru"), translate_name("Anna", "ru")
    ('Boris', 'Вера 2', 'Anna')
    """
    plain, space, number = name.partition(" ")
    at = _index_names().get(plain.casefold())
    return name if at is None or lang not in languages() else bot_names(lang)[at] + space + number


def pick_free_name(lang: str, taken: Iterable[str]) -> str:
    """Return the first name of a language that nobody at the table has.

    >>> pick_free_name("en", ["Anna", "Борис"])
    'Vera'
    """
    used = {name_key(name) for name in taken}
    names = bot_names(lang if lang in languages() else ENGLISH_CODE)
    found = next((name for name in names if name_key(name) not in used), None)
    return found or next(name for n in count(2) if name_key(name := f"{names[0]} {n}") not in used)
