"""Points of cards and marriages, and the hands and talons that are dealt again."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import combinations
from typing import Final

from prikup.cards import CARDS_BY_INDEX, PACK_24, PACK_32_TEN_HIGH, Card, Cards, Pack, Suit
from prikup.games.thousand.options import MARRIAGE_SUITS, Options

ACES_WORD: Final = "A"
"""Word for four aces announced like a marriage (7.5)."""
ALL_CARD_POINTS: Final = 120
"""Card points of a pack (1.3)."""
_POINTS: Final = {
    card: {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}.get(card.rank, 0) for card in CARDS_BY_INDEX
}
NINE_CARDS: Final = Cards.parse("9S 9C 9D 9H")
ACE_CARDS: Final = Cards.parse("AS AC AD AH")
MARRIAGE_CARDS: Final[dict[str, Cards]] = {
    letter: Cards.parse(f"K{letter} Q{letter}") for letter in MARRIAGE_SUITS
}
"""Cards of a marriage, by its suit."""


def pack_of(options: Options) -> Pack:
    """Return the pack by these options (1.2, 13.2)."""
    return PACK_24 if options.pack == 24 else PACK_32_TEN_HIGH


def talon_size(options: Options) -> int:
    """Return the number of cards taken from the talon with three or four players (2.2, 13.2)."""
    return 3 if options.pack == 24 else 2


def tricks_of(options: Options, players: int) -> int:
    """Return the number of tricks in a deal (6.3, 13.2, 14.1)."""
    if players == 2:
        return 11 if options.two_player_exchange == "give1" else 10
    return 8 if options.pack == 24 else 10


def cards_out(options: Options, players: int) -> int:
    """Return the number of cards that count for no player (13.2, 14.1).

    These are the discard and, with two players, the other talon.
    """
    if players == 2 and options.two_player_rest == "last_trick":
        return 0
    return options.pack - min(players, 3) * tricks_of(options, players)


def card_points(cards: Iterable[Card]) -> int:
    """Return the points of some cards (1.3).

    >>> card_points(Cards.parse("ATKQJ9...")), card_points(PACK_32_TEN_HIGH.cards)
    (30, 120)
    """
    return sum(map(_POINTS.__getitem__, cards))


def round_points(points: int, unit: int) -> int:
    """Round points to the nearest multiple of a unit, halves up (8.2).

    >>> [round_points(points, 5) for points in (1, 2, 3, 7, 8)], round_points(55, 10)
    ([0, 0, 5, 5, 10], 60)
    """
    return (2 * points + unit) // (2 * unit) * unit


def marriages_in(hand: Cards) -> tuple[str, ...]:
    """Return the suits of the marriages in a hand."""
    return tuple(letter for letter, pair in MARRIAGE_CARDS.items() if pair <= hand)


def announcement_points(options: Options, suits: Iterable[str], trump: Suit | None = None) -> int:
    """Return the points of announced marriages together; ``A`` stands for four aces (1.4, 7.5, 13.1)."""
    return sum(_price_announcement(options, suit, trump) for suit in suits)


def _price_announcement(options: Options, suit: str, trump: Suit | None) -> int:
    """Return the points of one announcement: a marriage, in the trump suit or not, or four aces."""
    if suit == ACES_WORD:
        return options.ace_marriage
    if options.trump_marriage is not None and trump is not None and suit == trump.letter:
        return options.trump_marriage
    return options.marriage_values[MARRIAGE_SUITS.index(suit)]


def highest_bid(options: Options, suits: Iterable[str]) -> int:
    """Return the highest bid with these marriages in hand: 120 and their points (3.3, 4.2).

    Where a marriage in trumps has its own price, one of them may become that.

    >>> from prikup.games.thousand.options import parse_rules
    >>> highest_bid(parse_rules("thousand-blog"), "S"), highest_bid(parse_rules("pagat-501"), "SH")
    (160, 180)
    """
    return _compute_highest_bid(options.marriage_values, options.trump_marriage, suits)


def _compute_highest_bid(values: tuple[int, ...], trump_marriage: int | None, suits: Iterable[str]) -> int:
    """Return the highest bid with these marriages, by the values of marriages and of one in trumps."""
    marriage_points = [values[MARRIAGE_SUITS.index(suit)] for suit in suits if suit != ACES_WORD]
    trump_gain = (
        0 if trump_marriage is None else max((trump_marriage - value for value in marriage_points), default=0)
    )
    return ALL_CARD_POINTS + sum(marriage_points) + max(trump_gain, 0)


def marriages_allowing(options: Options, bid: int) -> list[list[str]]:
    """Return the cards of each set of marriages that allows this bid, the smaller sets first (3.3)."""
    sets = _list_marriage_sets(options.marriage_values, options.trump_marriage)
    return [cards for highest, cards in sets if highest >= bid]


@cache
def _list_marriage_sets(values: tuple[int, ...], trump_marriage: int | None) -> list[tuple[int, list[str]]]:
    """Return all sets of marriages, each as the highest bid it allows and its cards."""
    sets = [suits for count in range(1, 5) for suits in combinations(MARRIAGE_SUITS, count)]
    return [
        (
            _compute_highest_bid(values, trump_marriage, suits),
            [card.text for suit in suits for card in MARRIAGE_CARDS[suit]],
        )
        for suits in sets
    ]


def max_points(options: Options) -> int:
    """Return the most points of a deal: every card, every marriage, the aces, the last trick."""
    return highest_bid(options, MARRIAGE_SUITS) + options.ace_marriage + options.last_trick_bonus


def talon_reasons(options: Options, talon: Iterable[Card]) -> tuple[str, ...]:
    """Return the reasons for which an opened talon is dealt again; empty if it is not (5.1)."""
    cards = Cards(talon)
    reasons = []
    if options.redeal_talon_nines is not None and len(cards & NINE_CARDS) >= options.redeal_talon_nines:
        reasons.append("talon_nines")
    if options.redeal_talon_max is not None and card_points(cards) <= options.redeal_talon_max:
        reasons.append("talon_points")
    return tuple(reasons)


def hand_reasons(options: Options, hand: Cards, *, forehand: bool) -> tuple[str, ...]:
    """Return the reasons for which a hand is dealt again after the exchange; empty if it is not (5.2)."""
    reasons = []
    nines = nines_to_redeal(options, forehand=forehand)
    if nines is not None and len(hand & NINE_CARDS) >= nines:
        reasons.append("hand_nines")
    if options.redeal_hand_below is not None and card_points(hand) < options.redeal_hand_below:
        reasons.append("hand_points")
    return tuple(reasons)


def nines_to_redeal(options: Options, *, forehand: bool) -> int | None:
    """Return the number of nines with which a hand is dealt again (5.2); None if nines give no redeal.

    The option of four for the first hand alone has no effect: the hand is then treated as the others.
    """
    if forehand and options.redeal_forehand_nines == 3:
        return 3
    return options.redeal_hand_nines
