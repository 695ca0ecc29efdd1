"""The words that cards, contracts, calls and numbers have in English and Russian."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from prikup.catalogue import languages
from prikup.errors import PrikupError

SUITS: Final = {"S": "♠", "C": "♣", "D": "♦", "H": "♥"}
RANKS: Final = {"en": {"T": "10"}, "ru": {"A": "Т", "K": "К", "Q": "Д", "J": "В", "T": "10"}}
NO_TRUMP: Final = {"en": "NT", "ru": "БК"}
CALLS: Final = {
    "en": {
        "hold": "here", "misere": "misère", "raspasy": "all-pass", "half": "half-whist",
        "concede": "gives up", "yes": "accept", "no": "play on", "throw": "talon thrown back",
        "keep": "points kept", "misere-hand": "misère, no talon", "9-hand": "nine, no talon",
        "tagrafo": "if they remain", "aces": "four aces", "all_pass": "three passes",
        "polles": "three passes played",
    },
    "ru": {
        "pass": "пас", "hold": "здесь", "misere": "мизер", "raspasy": "распасы", "whist": "вист",
        "half": "полвиста", "open": "в светлую", "closed": "в тёмную", "concede": "уход без розыгрыша",
        "yes": "согласен", "no": "играем", "withdraw": "снимаю", "look": "смотрю", "blind": "вслепую",
        "throw": "прикуп брошен", "keep": "очки себе", "misere-hand": "мизер без прикупа",
        "9-hand": "девять без прикупа", "tagrafo": "если останутся", "aces": "четыре туза",
        "in": "играю", "out": "не играю", "alone": "один", "along": "вместе", "all_pass": "три паса",
        "polles": "игра после трёх пасов",
    },
}  # fmt: skip
"""What is said otherwise than it is written, by language."""


def check_language(lang: str) -> str:
    """The language itself; raises PrikupError if it is none of ours."""
    if lang not in languages():
        raise PrikupError(f"{lang!r} is no language here: expected one of {', '.join(languages())}")
    return lang


def rank(letter: str, lang: str) -> str:
    """A rank as it stands on the card."""
    return RANKS[check_language(lang)].get(letter, letter)


def card(text: str, lang: str) -> str:
    """A card as it is shown.

    >>> card("TS", "en"), card("QH", "ru")
    ('10♠', 'Д♥')
    """
    return rank(text[0], lang) + SUITS[text[1]]


def contract(text: str, lang: str) -> str:
    """A contract as it is shown.

    >>> contract("7H", "en"), contract("10NT", "ru"), contract("misere", "ru")
    ('7♥', '10 БК', 'мизер')
    """
    said = CALLS[check_language(lang)].get(text)
    if said is not None:
        return said
    if text.endswith("NT"):
        return f"{text[:-2]} {NO_TRUMP[lang]}"
    return text[:-1] + SUITS[text[-1]] if text[:-1].isdigit() and text[-1] in SUITS else text


def call(text: str, lang: str) -> str:
    """Something said, as people say it.

    >>> call("name 6C", "en"), call("hold", "ru"), call("claim 3-1-0", "en")
    ('6♣', 'здесь', 'claim 3-1-0')
    """
    first, _, rest = text.partition(" ")
    if first == "name":
        return contract(rest, lang)
    return contract(first, lang) + (f" {rest}" if rest else "")


def russian(amount: int | Fraction, one: str, few: str, many: str) -> str:
    """The Russian form for a number: 1 взятка, 2 взятки, 5 взяток, ½ взятки.

    >>> [russian(n, "взятка", "взятки", "взяток") for n in (1, 3, 11, 21)]
    ['взятка', 'взятки', 'взяток', 'взятка']
    """
    if amount != int(amount):
        return few
    unit, ten = abs(int(amount)) % 10, abs(int(amount)) % 100
    if unit == 1 and ten != 11:
        return one
    return few if 2 <= unit <= 4 and not 12 <= ten <= 14 else many
