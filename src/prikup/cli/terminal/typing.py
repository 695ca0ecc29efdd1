"""Choices typed as letters: ``6 S`` or ``1 2 0`` a bid, ``1 0 D`` or ``T D`` a card, ``P`` pass."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from prikup.core import View
from prikup.games import GAMES

TYPED_WORDS: Final = {
    "p": ("pass",), "m": ("misere", "misere-hand"), "w": ("whist",), "o": ("open", "out"),
    "c": ("closed",), "y": ("yes",), "n": ("no",), "x": ("concede", "surrender"), "z": ("throw",),
    "l": ("look", "talon-1"), "b": ("blind",), "h": ("hold", "half"), "k": ("keep",),
    "i": ("in",), "a": ("alone", "aces"), "t": ("along", "tagrafo"), "r": ("redeal", "talon-2"),
}  # fmt: skip
"""Texts of letters in any game; a game may add more (see :class:`prikup.core.GameFolder`)."""

_SUITS: Final = {"s": "S", "c": "C", "d": "D", "h": "H"}


class TypedInput(NamedTuple):
    """Result of a typed key: a complete choice, or letters that wait for more."""

    choice: str | None
    buffer: str


def type_key(
    buffer: str,
    key: str,
    asks: str,
    choices: Sequence[str],
    own_words: Mapping[str, str] = MappingProxyType({}),
) -> TypedInput:
    """Return the choice that this key completes, else the letters typed so far.

    Of several words that a key stands for, one of them perhaps of the game's
    ``own_words``, the first of the choices counts.

    >>> type_key("", "6", "bid", ["6S", "6NT", "pass"])
    TypedInput(choice=None, buffer='6')
    >>> type_key("6", "n", "bid", ["6S", "6NT", "pass"]).choice
    '6NT'
    >>> type_key("10", "5", "name", ["name 100", "name 105"]).choice
    'name 105'
    >>> type_key("1", "0", "play", ["TD"]).buffer, type_key("10", "d", "play", ["TD"]).choice
    ('10', 'TD')
    """
    key = key.lower()
    if not buffer:
        words = (*TYPED_WORDS.get(key, ()), own_words.get(key))
        word = next((choice for choice in choices if choice.removeprefix("name ") in words), None)
        if word is None and key == "m":
            word = next((choice for choice in choices if choice.endswith("!")), None)
        if word is not None:
            return TypedInput(word, "")
    text = buffer + key
    if asks in ("bid", "name"):
        prefix = "name " if asks == "name" else ""
        if any(choice.removeprefix(prefix).isdigit() for choice in choices):
            return _type_number(text, prefix, choices)
        return _type_contract(text, prefix, choices)
    if asks in ("play", "discard"):
        return _type_card(text, choices)
    return TypedInput(None, "")


def type_answer(buffer: str, key: str, view: View, pointed: str) -> TypedInput:
    """Call :func:`type_key` for the viewer's turn; a typed card to give goes to the seat of ``pointed``."""
    # Of two choices that a key stands for the one that is legal comes first.
    choices = [choice.text for choice in sorted(view.choices, key=lambda choice: not choice.legal)]
    if view.asks == "give":
        receiver = pointed[-2:]
        typed = type_key(
            buffer, key, "play", [choice.split()[1] for choice in choices if choice.endswith(receiver)]
        )
        return typed if typed.choice is None else TypedInput(f"give {typed.choice}{receiver}", "")
    if view.asks == "discard" and view.acting is not None:
        choices += [choice.text for choice in view.seats[view.acting.seat].cards or ()]
    return type_key(buffer, key, view.asks, choices, GAMES[view.game].keys)


def _type_number(text: str, prefix: str, choices: Sequence[str]) -> TypedInput:
    """Return a bid in points once no longer bid begins with its digits; Enter completes it earlier."""
    longer = [choice for choice in choices if choice.startswith(prefix + text)]
    if longer == [prefix + text]:
        return TypedInput(longer[0], "")
    return TypedInput(None, text if longer else "")


def _type_contract(text: str, prefix: str, choices: Sequence[str]) -> TypedInput:
    """Return the contract that letters such as ``7d`` or ``10n`` complete."""
    level = "10" if text.startswith(("1", "t")) else text[:1]
    rest = text.removeprefix("10").removeprefix("1").removeprefix("t") if level == "10" else text[1:]
    if text == "1" or (not rest and level in ("6", "7", "8", "9", "10")):
        return TypedInput(None, text)
    strain = "NT" if rest == "n" else _SUITS.get(rest)
    contract = f"{prefix}{level}{strain}"
    return TypedInput(contract if contract in choices else None, "")


def _type_card(text: str, choices: Sequence[str]) -> TypedInput:
    """Return the card that letters such as ``as`` or ``10d`` complete."""
    text = "t" + text[2:] if text.startswith("10") else text
    if text == "1":
        return TypedInput(None, text)
    if len(text) == 1:
        return TypedInput(None, "10" if text == "t" else text) if text in "789tjqka" else TypedInput(None, "")
    card = text[0].upper() + _SUITS.get(text[1:], "?")
    return TypedInput(card if card in choices else None, "")
