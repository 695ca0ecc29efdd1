"""Labels of rows of figures: kinds of deals, roles and decisions, and intervals in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from prikup.arena.report import MIN_INTERVAL_UNITS
from prikup.cli.wrapping import Cells
from prikup.words.catalogue import find_message, say


def kind_of_deal(game: str, kind: str, lang: str) -> str:
    """Return the name of a kind of deal, in the words of its game.

    >>> kind_of_deal("preferans", "raspasy", "ru"), kind_of_deal("preferans", "match", "ru")
    ('Распасы', 'партия')
    """
    message = find_message(lang, f"{game}-kind-{kind}")
    return say(lang, "measure-word", word=kind) if message is None else say(lang, message)


def role_in_deal(game: str, name: str, lang: str) -> str:
    """Return the label of a kind of deal and a role in it.

    >>> role_in_deal("preferans", "contract declarer", "en")
    'Contract, declarer'
    """
    kind, _, role = name.rpartition(" ")
    return say(lang, "joint-list").join(
        (kind_of_deal(game, kind, lang), say(lang, "measure-word", word=role))
    )


def label_of(name: str, lang: str) -> str:
    """Return the label of several keys that are joined by spaces.

    >>> label_of("contract closed defender", "ru")
    'контракт, в тёмную, защитник'
    """
    return say(lang, "joint-list").join(say(lang, "measure-word", word=word) for word in name.split())


def interval(row: Mapping[str, Any], unit: str, lang: str, sign: str = "+") -> str:
    """Return the 95 % interval of a mean in words; too few units have none.

    >>> interval({"low": None, "high": None}, "deal", "en")
    'fewer than 20 deals: no interval'
    """
    if row["low"] is None:
        return say(lang, "measure-few", unit=unit, least=MIN_INTERVAL_UNITS)
    low, high = (f"{row[end]:{sign}.3f}" for end in ("low", "high"))
    return say(lang, "measure-between", low=low, high=high)


def pad_names(names: Sequence[str], least: int) -> list[str]:
    """Pad names to the width of the widest, at least ``least`` cells.

    >>> pad_names(["札", "card"], 3)
    ['札  ', 'card']
    """
    width = max([least, *(len(Cells(name)) for name in names)])
    return [name + " " * (width - len(Cells(name))) for name in names]
