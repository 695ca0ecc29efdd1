"""The names by which bots are called at a table.

A stored table is made again from its events, so a name is never taken out of a list, and new ones come last.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count

NAMES: dict[str, tuple[str, ...]] = {
    "en": ("Boris", "Vera", "Lev", "Zoya", "Felix", "Nina", "Oscar", "Clara", "Max", "Ida", "Anton", "Rosa"),
    "ru": ("Борис", "Вера", "Лев", "Зоя", "Феликс", "Нина", "Оскар", "Клара", "Макс", "Ида", "Антон", "Роза"),
}
"""By language; at the same place stands the same name."""


def key(name: str) -> str:
    """What two names have in common that would be mistaken for each other.

    >>> key("Борис") == key(" boris"), key("Anna")
    (True, 'anna')
    """
    plain = name.strip().casefold()
    for names in NAMES.values():
        for one, usual in zip(names, NAMES["en"], strict=True):
            if one.casefold() == plain:
                return usual.casefold()
    return plain


def said(name: str, lang: str) -> str:
    """A bot's name in another language, where that has it.

    >>> said("Борис", "en"), said("Vera 2", "ru"), said("Anna", "ru")
    ('Boris', 'Вера 2', 'Anna')
    """
    plain, space, number = name.partition(" ")
    at = next((names.index(plain) for names in NAMES.values() if plain in names), None)
    return name if at is None or lang not in NAMES else NAMES[lang][at] + space + number


def free(lang: str, taken: Iterable[str]) -> str:
    """The first name of a language that nobody at the table has.

    >>> free("en", ["Anna", "Борис"])
    'Vera'
    """
    used = {key(name) for name in taken}
    names = NAMES.get(lang, NAMES["en"])
    found = next((name for name in names if key(name) not in used), None)
    return found or next(name for n in count(2) if key(name := f"{names[0]} {n}") not in used)
