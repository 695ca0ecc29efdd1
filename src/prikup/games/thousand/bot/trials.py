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


def draw_layouts(view: View, seed: Seed, most: int) -> list[list[int]]:
    """Return up to ``most`` ways to fill the hands, by place, that fit the view."""
    hands = [mask_of(view.seats[seat].cards or ()) for seat in view.order]
    unknown = view.hidden
    if not unknown:
        return [hands]
    filled = Layouts.of(unknown).sample(Random(seeded_number(seed, view)), most)
    at = {seat: place for place, seat in enumerate(view.order)}
    found = []
    for fill in filled.tolist():
        one = hands[:]
        for place, mask in zip(unknown, fill, strict=True):
            if place.place == "hand" and place.seat is not None:
                one[at[place.seat]] = mask_of(Cards(mask))
        found.append(one)
    return found


def best_trump(terms: Terms, hand: int) -> int:
    """Return the suit that a hand would name trump, -1 where none is named."""
    return max(range(4), key=lambda suit: _trump_strength(terms, hand, suit)) if terms.named else -1


def _trump_strength(terms: Terms, hand: int, suit: int) -> float:
    held = hand & SUIT_MASKS[suit]
    strength = 10.0 * held.bit_count() + 0.5 * sum(CARD_POINTS[card] for card in bits(held))
    if terms.in_trump and held & MARRIAGE_MASKS[suit] == MARRIAGE_MASKS[suit]:
        strength += terms.in_trump - terms.values[suit]
    return strength


@lru_cache(maxsize=1 << 14)
def card_usefulness(terms: Terms, hand: int, card: int, given: bool) -> float:
    """Return the value of a card to a declarer; if ``given``, an opponent gets it when they part with it."""
    suit = CARD_SUIT[card]
    held = hand & SUIT_MASKS[suit]
    pair = MARRIAGE_MASKS[suit]
    length = held.bit_count()
    useful = 0.7 * CARD_POINTS[card]
    if card & ACE_MASK:
        useful += 20
    elif card & pair and held & pair == pair:
        useful += 20 + terms.values[suit] / 2
    elif card & (KING_MASK | QUEEN_MASK) and given:
        # The receiver may hold the other card of the pair.
        useful += terms.values[suit] / 10
    if card & TEN_MASK and (held & ACE_MASK or length > 1):
        useful += 6
    if held & ACE_MASK:
        useful += 2.0 * max(0, length - 2)
    elif held & TEN_MASK and length == 2:
        useful += 3
    if suit == best_trump(terms, hand):
        useful += 8
    return useful


def least_useful(terms: Terms, hand: int, count: int, given: bool) -> list[int]:
    """Return the cards of least use to a declarer, worst first."""
    return sorted(bits(hand), key=lambda card: card_usefulness(terms, hand, card, given))[:count]


@lru_cache(maxsize=512)
def declaring_deals(
    terms: Terms, hand: int, players: int, given: int
) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """Return deals before the first lead in which a hand declares, at place 0, and the trump suits named.

    The talon is drawn for each deal. ``players`` play, ``given`` cards go to others (as many lie in the talon
    besides one), else two are laid away.
    """
    random = Random(hand)
    pack = [card for card in bits(terms.pack) if not hand & card]
    size = hand.bit_count()
    talon = given + 1 if players == 3 and given else 2
    deals, trumps = [], []
    for _ in range(TALON_TRIALS):
        random.shuffle(pack)
        own = hand | sum(pack[:talon])
        dealt = talon
        others = []
        for _other in range(players - 1):
            others.append(sum(pack[dealt : dealt + size]))
            dealt += size
        parted = least_useful(terms, own, given or 2, bool(given))
        for place, card in enumerate(parted[:given]):
            others[place] |= card
        own &= ~sum(parted)
        deals.append((own, *others))
        trumps.append(best_trump(terms, own))
    return tuple(deals), tuple(trumps)


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
    at = list(order).index(seat)
    return (*order[at:], *order[:at])
