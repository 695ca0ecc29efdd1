"""What cards, contracts and calls are called."""

from __future__ import annotations

from prikup.errors import PrikupError
from prikup.words.catalogue import SIGNS, find, has, languages, say


def check_language(lang: str) -> str:
    """The language itself; raises PrikupError if there are no words of it."""
    if lang not in languages():
        raise PrikupError("lang", given=lang, expected=languages())
    return lang


def rank(letter: str, lang: str) -> str:
    """A rank as it stands on the card."""
    return say(check_language(lang), f"rank-{letter}")


def card(text: str, lang: str) -> str:
    """A card as it is shown.

    >>> card("TS", "en"), card("QH", "ru")
    ('10♠', 'Д♥')
    """
    return rank(text[0], lang) + SIGNS[text[1]]


def contract(text: str, lang: str, game: str = "") -> str:
    """A contract as it is shown, in the words of a game where it has some.

    >>> contract("7H", "en"), contract("10NT", "ru"), contract("misere", "ru")
    ('7♥', '10 БК', 'мизер')
    >>> contract("gupa", "en", "paston")
    'gupa ♥'
    """
    return call(text, lang, game)


def call(text: str, lang: str, *places: str) -> str:
    """Something said, as people say it; what ``places``, such as a game, say otherwise comes first.

    A word of the game's own country stands behind that of the language.

    >>> call("name 6C", "en"), call("hold", "ru"), call("hold", "ru", "prefa")
    ('6♣', 'здесь', 'есть (έχω)')
    >>> call("claim 3-1-0", "en", "table")
    'offers 3-1-0'
    >>> call("marriage H", "en", "thousand"), call("marriage A", "en", "thousand")
    ('marriage ♥', 'four aces')
    """
    text = text.removeprefix("name ")
    first, _, rest = text.partition(" ")
    prefixes = [*(f"{place}-call-" for place in places), "call-"]
    whole = find(check_language(lang), *(prefix + text.replace(" ", "-") for prefix in prefixes))
    if whole is not None:
        said = say(lang, whole)
        native = say(lang, whole, "native") if has(lang, whole, "native") else said
        return said if native == said else f"{said} ({native})"
    known = find(lang, *(prefix + first for prefix in prefixes))
    shown = say(lang, known) if known else _shown(first, lang)
    return f"{shown} {SIGNS.get(rest, rest)}" if rest else shown


def _shown(text: str, lang: str) -> str:
    """A contract by its level and suit, or a suit; anything else as it is."""
    if text.endswith("NT"):
        return say(lang, "contract-NT", level=text[:-2])
    level, suit = text[:-1], text[-1:]
    return level + SIGNS[suit] if suit in SIGNS and (not level or level.isdigit()) else text
