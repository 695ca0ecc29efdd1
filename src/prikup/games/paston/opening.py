"""Decisions by the cards alone before the auction: deals that are thrown in, and the seat that begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prikup.cards import Card, Cards
from prikup.core import Struct
from prikup.games.paston.options import Options

JACK_OF_SPADES: Final = Card.parse("JS")
SEVEN_OF_SPADES: Final = Card.parse("7S")
LOW_SPADES: Final = Cards.parse("QJT987...")
STOPPERS: Final = Cards.parse("AK...")


class Starter(Struct, frozen=True):
    """The seat that must begin because of a spade that it holds and shows (3.2, 3.5).

    The card is the jack or, if that lies in the talon, the seven.
    """

    seat: int
    card: Card


def find_starter(hands: Sequence[Cards]) -> Starter | None:
    """Return the holder of the jack of spades or else of the seven; None if both lie in the talon.

    >>> find_starter([Cards.parse("7..."), Cards.parse("A..."), Cards.parse("K...")]).seat
    0
    """
    for card in (JACK_OF_SPADES, SEVEN_OF_SPADES):
        for seat, hand in enumerate(hands):
            if card in hand:
                return Starter(seat, card)
    return None


def find_run(hands: Sequence[Cards], options: Options) -> int | None:
    """Return the seat with the six low spades and neither king nor ace, if such a deal is thrown in (2.4)."""
    if not options.spade_run_redeal:
        return None
    runs = (seat for seat, hand in enumerate(hands) if not LOW_SPADES - hand and not hand & STOPPERS)
    return next(runs, None)


def is_thrown_in(bottom: Card | None, options: Options) -> bool:
    """Return True if the deal is thrown in because of its bottom card, the seven of spades (2.2)."""
    return options.bottom_7s_reshuffle and bottom is SEVEN_OF_SPADES


def eldest(dealer: int) -> int:
    """Return the dealer's left neighbour (1.1)."""
    return (dealer + 1) % 3


def order_from(seat: int) -> tuple[int, ...]:
    """Return the seats clockwise from one of them."""
    return tuple((seat + step) % 3 for step in range(3))
