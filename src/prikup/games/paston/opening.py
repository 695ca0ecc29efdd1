"""What the cards of a deal decide before anybody speaks: deals that are thrown in, and who begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prikup.cards import Card, Cards
from prikup.core import Struct
from prikup.games.paston.options import Options

JACK: Final = Card.parse("JS")
SEVEN: Final = Card.parse("7S")
RUN: Final = Cards.parse("QJT987...")
_STOPPERS: Final = Cards.parse("AK...")


class Starter(Struct, frozen=True):
    """Who must begin because of a spade that they hold and show: the jack or, while that lies in the
    talon, the seven (3.2, 3.5).
    """

    seat: int
    card: Card


def starter(hands: Sequence[Cards]) -> Starter | None:
    """Who holds the jack of spades or else the seven; None if both lie in the talon.

    >>> starter([Cards.parse("7..."), Cards.parse("A..."), Cards.parse("K...")]).seat
    0
    """
    for card in (JACK, SEVEN):
        for seat, hand in enumerate(hands):
            if card in hand:
                return Starter(seat, card)
    return None


def run_of(hands: Sequence[Cards], options: Options) -> int | None:
    """The seat that holds the six low spades without king and ace, where such a deal is thrown in (2.4)."""
    if not options.spade_run_redeal:
        return None
    runs = (seat for seat, hand in enumerate(hands) if not RUN - hand and not hand & _STOPPERS)
    return next(runs, None)


def thrown_in(bottom: Card | None, options: Options) -> bool:
    """Whether the dealer, who looks at the bottom card, must shuffle again (2.2)."""
    return options.bottom_7s_reshuffle and bottom is SEVEN


def eldest(dealer: int) -> int:
    """The dealer's left neighbour (1.1)."""
    return (dealer + 1) % 3


def order_from(seat: int) -> tuple[int, ...]:
    """The seats clockwise from one of them."""
    return tuple((seat + step) % 3 for step in range(3))
