"""The names by which bots are called at a table.

A stored table is made again from its events, so a name is never taken out of a list, and new ones come last.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count

NAMES: dict[str, tuple[str, ...]] = {
    "en": ("Boris", "Vera", "Lev", "Zoya", "Felix", "Nina", "Oscar", "Clara", "Hugo", "Ida", "Max", "Rosa"),
    "ru": ("Борис", "Вера", "Лев", "Зоя", "Глеб", "Нина", "Марк", "Клара", "Яков", "Ида", "Тихон", "Роза"),
}


def free(lang: str, taken: Iterable[str]) -> str:
    """The first name of a language that nobody at the table has.

    >>> free("en", ["Anna", "boris "])
    'Vera'
    """
    used = {name.strip().casefold() for name in taken}
    names = NAMES.get(lang, NAMES["en"])
    found = next((name for name in names if name.casefold() not in used), None)
    return found or next(name for n in count(2) if (name := f"{names[0]} {n}").casefold() not in used)
