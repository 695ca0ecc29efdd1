"""Possible deals: the hidden hands, the talon of a declarer, and the cards parted with."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Final

from prikup.bots.base import Seed, seeded_number
from prikup.cards import Cards
from prikup.games.thousand.bot.ranked import (
    ACE_MASK,
    CARD_POINTS,
    CARD_SUIT,
    KING_MASK,
    MARRIAGE_MASKS,
    QUEEN_MASK,
    SUIT_MASKS,
    TEN_MASK,
    Terms,
    bits,
    mask_of,
)
from prikup.games.thousand.match import View
from prikup.worlds import Layouts

TALON_TRIALS: Final = 24
"""Deals that are tried for a hand, each with another talon."""

# Weights of a card to a declarer, in points, by rules of thumb.
CARD_POINT_USE: Final = 0.7
"""Use of a point of the card itself."""
ACE_USE: Final = 20
MARRIED_USE: Final = 20
"""Use of a king or queen beside half of what their marriage brings."""
GIVEN_MARRIAGE_DIVISOR: Final = 10
"""Divisor of what a marriage brings for the use of a king or queen that would be given away."""
GUARDED_TEN_USE: Final = 6
"""Use of a ten that has the ace or another card of its suit beside it."""
LONG_CARD_USE: Final = 2.0
"""Use of each card of a suit with the ace for every card beyond two."""
TEN_GUARD_USE: Final = 3
"""Use of the two cards of a suit of which one is the ten."""
TRUMP_USE: Final = 8
TRUMP_LENGTH_STRENGTH: Final = 10.0
TRUMP_POINT_STRENGTH: Final = 0.5
"""Strength of a trump suit for each of its cards, and for each point of them."""


def draw_layouts(view: View, seed: Seed, max_layouts: int) -> list[list[int]]:
    """Return up to ``max_layouts`` ways to fill the hands, by place, that fit the view."""
    hands = [mask_of(view.seats[seat].cards or ()) for seat in view.order]
    unknown = view.hidden
    if not unknown:
        return [hands]
    filled = Layouts.of(unknown).sample(Random(seeded_number(seed, view)), max_layouts)
    place_of_seat = {seat: place for place, seat in enumerate(view.order)}
    layouts = []
    for fill in filled:
        layout = hands[:]
        for place, mask in zip(unknown, fill, strict=True):
            if place.place == "hand" and place.seat is not None:
                layout[place_of_seat[place.seat]] = mask_of(Cards(mask))
        layouts.append(layout)
    return layouts


def best_trump(terms: Terms, hand: int) -> int:
    """Return the suit that a hand would name trump, -1 where none is named."""
    return max(range(4), key=lambda suit: _rate_trump(terms, hand, suit)) if terms.named else -1


def _rate_trump(terms: Terms, hand: int, suit: int) -> float:
    """Return the strength of a hand with this trump suit."""
    suit_cards = hand & SUIT_MASKS[suit]
    points = sum(CARD_POINTS[card] for card in bits(suit_cards))
    strength = TRUMP_LENGTH_STRENGTH * suit_cards.bit_count() + TRUMP_POINT_STRENGTH * points
    if terms.in_trump and suit_cards & MARRIAGE_MASKS[suit] == MARRIAGE_MASKS[suit]:
        strength += terms.in_trump - terms.values[suit]
    return strength


@lru_cache(maxsize=1 << 14)
def card_usefulness(terms: Terms, hand: int, card: int, is_gift: bool) -> float:
    """Return the value of a card to a declarer; an opponent gets it afterwards if it ``is_gift``."""
    suit = CARD_SUIT[card]
    suit_cards = hand & SUIT_MASKS[suit]
    pair = MARRIAGE_MASKS[suit]
    length = suit_cards.bit_count()
    usefulness = CARD_POINT_USE * CARD_POINTS[card]
    if card & ACE_MASK:
        usefulness += ACE_USE
    elif card & pair and suit_cards & pair == pair:
        usefulness += MARRIED_USE + terms.values[suit] / 2
    elif card & (KING_MASK | QUEEN_MASK) and is_gift:
        # The receiver may hold the other card of the pair.
        usefulness += terms.values[suit] / GIVEN_MARRIAGE_DIVISOR
    if card & TEN_MASK and (suit_cards & ACE_MASK or length > 1):
        usefulness += GUARDED_TEN_USE
    if suit_cards & ACE_MASK:
        usefulness += LONG_CARD_USE * max(0, length - 2)
    elif suit_cards & TEN_MASK and length == 2:
        usefulness += TEN_GUARD_USE
    if suit == best_trump(terms, hand):
        usefulness += TRUMP_USE
    return usefulness


def least_useful(terms: Terms, hand: int, count: int, are_gifts: bool) -> list[int]:
    """Return the cards of least use to a declarer, worst first."""
    return sorted(bits(hand), key=lambda card: card_usefulness(terms, hand, card, are_gifts))[:count]


@lru_cache(maxsize=512)
def declaring_deals(
    terms: Terms, hand: int, players: int, gifts: int
) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """Return sampled deals in which a hand declares, before the first lead, and the trump suit named in each.

    The hand is at place 0; the talon is drawn for each deal. ``players`` play. ``gifts`` cards go to the
    others (the talon has one more), or two are laid away if it is 0.
    """
    random = Random(hand)
    pack = [card for card in bits(terms.pack) if not hand & card]
    deals = []
    for _ in range(TALON_TRIALS):
        random.shuffle(pack)
        deals.append(deal_to_declarer(terms, hand, pack, players, gifts))
    return tuple(deals), tuple(best_trump(terms, hands[0]) for hands in deals)


def deal_to_declarer(
    terms: Terms, hand: int, pack: Sequence[int], players: int, gifts: int
) -> tuple[int, ...]:
    """Return the hands after the exchange, the declarer's first, who parts with the least useful cards.

    ``pack`` are the other cards in the order in which they are dealt, the talon first; ``players`` and
    ``gifts`` are as in :func:`declaring_deals`.
    """
    size = hand.bit_count()
    dealt = gifts + 1 if players == 3 and gifts else 2
    declarer_hand = hand | sum(pack[:dealt])
    other_hands = []
    for _ in range(players - 1):
        other_hands.append(sum(pack[dealt : dealt + size]))
        dealt += size
    parted = least_useful(terms, declarer_hand, gifts or 2, bool(gifts))
    for place, card in enumerate(parted[:gifts]):
        other_hands[place] |= card
    return (declarer_hand & ~sum(parted), *other_hands)


def gift_count(view: View) -> int:
    """Return the number of cards that a declarer gives to others: 0 where they lay away."""
    if view.players == 2:
        return int(view.options.two_player_exchange == "give1")
    return 2 if view.options.exchange == "give_one" else 0


def place_of(view: View, seat: int) -> int:
    """Return the place of a seat."""
    return view.order.index(seat)


def rotate_order(order: Sequence[int], seat: int) -> tuple[int, ...]:
    """Return the seats in order of play from one of them on."""
    place = list(order).index(seat)
    return (*order[place:], *order[:place])
