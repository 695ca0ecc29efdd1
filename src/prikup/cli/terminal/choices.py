"""The viewer's choices in rows, for any game."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Sequence
from typing import Final

from prikup.cards import Card
from prikup.core import View
from prikup.words.catalogue import SUIT_SIGNS

ORDER: Final = "SDCH"
STRAIN_WORDS: Final = ("S", "C", "D", "H", "NT")
BID_LEVELS: Final = range(6, 11)
BIDS_PER_ROW: Final = 12
"""Bids in points in a row."""
MAX_BID_ROWS: Final = 2
"""Rows of bids in points; a higher bid is typed."""

_CONTRACT: Final = re.compile(r"(?:[6-9]|10)(?:S|C|D|H|NT)")


def sorted_hand(cards: Iterable[Card], trump: str | None, low_first: bool = False) -> list[Card]:
    """Sort a hand by suits in alternating colours, trumps first; high cards first unless ``low_first``."""
    order = ORDER if trump not in SUIT_SIGNS else trump + "".join(suit for suit in ORDER if suit != trump)
    sign = 1 if low_first else -1
    return sorted(cards, key=lambda card: (order.index(card.suit.letter), sign * card.index))


def wants_few_tricks(view: View) -> bool:
    """Return True if fewer tricks are better: in a misère, or a deal without a declarer."""
    contract = view.contract
    return contract is not None and (contract.declarer is None or contract.text == "misere")


def own_hand(view: View, seat: int) -> list[Card]:
    """Return the cards of a seat in the order in which they are drawn."""
    trump = view.contract.trump if view.contract else None
    return sorted_hand(view.seats[seat].cards or (), trump, wants_few_tricks(view))


def choice_rows(view: View) -> list[list[str]]:
    """Return the texts of the viewer's choices in rows; a discard is chosen card by card."""
    if view.acting is None:
        return []
    texts = [choice.text for choice in view.choices]
    legal = {choice.text for choice in view.choices if choice.legal}
    hand = [card.text for card in own_hand(view, view.acting.seat)]
    match view.asks:
        case "play":
            cards = [text for text in hand if text in texts]
            others = [text for text in texts if text not in cards]
            # Leave out marriages that cannot be announced now.
            rows = [cards, [text for text in others if text in legal or not text.endswith("!")]]
        case "discard":
            return [hand, [text for text in texts if not text.startswith("discard")]]
        case "give":
            rows = [
                [f"give {card} {to}" for card in hand if f"give {card} {to}" in texts] for to in view.order
            ]
        case "aid":
            gifts = [[text for text in texts[::-1] if text.startswith(f"aid {seat}:")] for seat in view.order]
            rows = [*gifts, ["keep"]]
        case _:
            rows = _arrange_grid(texts, legal, words_last=view.asks == "name")
    return [row for row in rows if row]


def _arrange_grid(texts: Sequence[str], legal: Container[str], words_last: bool) -> list[list[str]]:
    """Arrange contracts by level and strain, the lowest bids in points, and the other calls in rows."""
    bare = {text.removeprefix("name "): text for text in texts}
    contracts = [
        [bare[f"{level}{strain}"] for strain in STRAIN_WORDS if f"{level}{strain}" in bare]
        for level in BID_LEVELS
    ]
    numbers = [text for bare_text, text in bare.items() if bare_text.isdigit() and text in legal][
        : MAX_BID_ROWS * BIDS_PER_ROW
    ]
    lines = [numbers[start : start + BIDS_PER_ROW] for start in range(0, len(numbers), BIDS_PER_ROW)]
    words = [
        text
        for bare_text, text in bare.items()
        if not bare_text.isdigit() and not _CONTRACT.fullmatch(bare_text)
    ]
    if len(words) == len(texts):
        return [words]
    # The first choice is preselected: Enter must never give up a game.
    return [*contracts, *lines, words[::-1]] if words_last else [words[::-1], *contracts, *lines]
