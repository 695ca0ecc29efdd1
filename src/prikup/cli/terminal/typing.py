"""Typed letters become choices: ``6 S`` a bid, ``1 0 D`` or ``T D`` a card, ``P`` pass."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

WORDS: Final = {
    "p": ("pass",), "m": ("misere", "misere-hand"), "w": ("whist",), "o": ("open",), "c": ("closed",),
    "y": ("yes",), "n": ("no",), "x": ("concede",), "z": ("throw",), "l": ("look",), "b": ("blind",),
    "h": ("hold", "half"), "k": ("keep",),
}  # fmt: skip
_SUITS: Final = {"s": "S", "c": "C", "d": "D", "h": "H"}


class Typed(NamedTuple):
    """What typing led to: a whole choice, or letters that wait for more."""

    choice: str | None
    buffer: str


def typed(buffer: str, key: str, asks: str, choices: Sequence[str]) -> Typed:
    """The choice that is complete with this key, else what has been typed so far.

    Of several words that a key stands for the first of the choices counts.

    >>> typed("", "6", "bid", ["6S", "6NT", "pass"])
    Typed(choice=None, buffer='6')
    >>> typed("6", "n", "bid", ["6S", "6NT", "pass"]).choice
    '6NT'
    >>> typed("1", "0", "play", ["TD"]).buffer, typed("10", "d", "play", ["TD"]).choice
    ('10', 'TD')
    """
    key = key.lower()
    if not buffer:
        word = next((choice for choice in choices if choice in WORDS.get(key, ())), None)
        if word is not None:
            return Typed(word, "")
    text = buffer + key
    if asks in ("bid", "name"):
        return _contract(text, "name " if asks == "name" else "", choices)
    if asks in ("play", "discard"):
        return _card(text, choices)
    return Typed(None, "")


def _contract(text: str, prefix: str, choices: Sequence[str]) -> Typed:
    level = "10" if text.startswith(("1", "t")) else text[:1]
    rest = text.removeprefix("10").removeprefix("1").removeprefix("t") if level == "10" else text[1:]
    if text == "1" or (not rest and level in ("6", "7", "8", "9", "10")):
        return Typed(None, text)
    strain = "NT" if rest == "n" else _SUITS.get(rest)
    found = f"{prefix}{level}{strain}"
    return Typed(found if found in choices else None, "")


def _card(text: str, choices: Sequence[str]) -> Typed:
    text = "t" + text[2:] if text.startswith("10") else text
    if text == "1":
        return Typed(None, text)
    if len(text) == 1:
        return Typed(None, "10" if text == "t" else text) if text in "789tjqka" else Typed(None, "")
    found = text[0].upper() + _SUITS.get(text[1:], "?")
    return Typed(found if found in choices else None, "")
