"""One suit alone: the tricks a holding is worth, averaged over every way the rest can lie.

Holdings are masks of eight bits, seven lowest. The holder plays against two hands; the values are
played out exactly, with the cards of the suit open, for each split and then averaged.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final, TypeVar

from prikup.bots.masks import bits

ALL_RANKS: Final = 255

T = TypeVar("T")


def splits(mask: int) -> list[tuple[int, int]]:
    """Return all divisions of these cards between two hands."""
    divisions = []
    subset = mask
    while True:
        divisions.append((subset, mask ^ subset))
        if not subset:
            return divisions
        subset = (subset - 1) & mask


@cache
def _close_gaps(hand: int, all_cards: int) -> int:
    """Return a hand's cards renumbered among ``all_cards``, so that these have no gaps."""
    packed = 0
    for rank, card in enumerate(bits(all_cards)):
        packed |= (hand & card != 0) << rank
    return packed


def _cache_by_order(count: Callable[[int, int, int], T]) -> Callable[[int, int, int], T]:
    """Return a cached function of three hands, which only depends on the order of their cards."""
    cached_count = cache(count)

    def asked(own: int, left: int, right: int) -> T:
        all_cards = own | left | right
        if all_cards & (all_cards + 1):
            return cached_count(
                _close_gaps(own, all_cards), _close_gaps(left, all_cards), _close_gaps(right, all_cards)
            )
        return cached_count(own, left, right)

    return asked


@cache
def _list_answers(hand: int, best: int) -> list[int]:
    """Return the candidates to play in one suit: the cheapest winning card and the lowest; 0 when void."""
    if not hand:
        return [0]
    low = hand & -hand
    winning = hand & ~((best << 1) - 1)
    cheapest_winner = winning & -winning
    return [low] if not cheapest_winner or cheapest_winner == low else [cheapest_winner, low]


@cache
def _list_run_tops(hand: int) -> list[int]:
    """Return the highest card of each run of adjacent cards."""
    return bits(hand & ~(hand >> 1))


@_cache_by_order
def _count_if_leading(own: int, left: int, right: int) -> int:
    """Return the tricks of the holder if they lead the suit every time."""
    if not left and not right:
        return own.bit_count()
    best = 0
    for card in _list_run_tops(own):
        fewest = 8
        for second in _list_answers(left, card):
            for third in _list_answers(right, max(card, second)):
                won = card > second and card > third
                fewest = min(fewest, won + _count_if_leading(own ^ card, left ^ second, right ^ third))
        best = max(best, fewest)
    return best


@_cache_by_order
def _count_if_led(own: int, left: int, right: int) -> int:
    """Return the tricks of the holder if the others lead the suit, from their better side, while they can."""
    if not own or not (left or right):
        return own.bit_count()
    return min(
        _count_if_led_from(own, left, right, holder_second=False),
        _count_if_led_from(own, right, left, holder_second=True),
    )


def _count_if_led_from(own: int, leader: int, other: int, holder_second: bool) -> int:
    """Return the holder's tricks if ``leader`` leads the suit.

    With ``holder_second`` the holder plays before the third hand, else after it.
    """
    if not leader:
        return 8
    fewest = 8
    for card in _list_run_tops(leader):
        if holder_second:
            value = 0
            for holder_card in _list_answers(own, card):
                thirds = _list_answers(other, max(card, holder_card))
                worst = min(
                    (holder_card > card and holder_card > third)
                    + _count_if_led(own ^ holder_card, leader ^ card, other ^ third)
                    for third in thirds
                )
                value = max(value, worst)
        else:
            value = 8
            for second in _list_answers(other, card):
                high = max(card, second)
                mine_best = max(
                    (holder_card > high) + _count_if_led(own ^ holder_card, leader ^ card, other ^ second)
                    for holder_card in _list_answers(own, high)
                )
                value = min(value, mine_best)
        fewest = min(fewest, value)
    return fewest


@cache
def mean_tricks_if_leading(holding: int) -> float:
    """Return a holding's mean tricks if its holder leads the suit.

    >>> mean_tricks_if_leading(0b11000000), mean_tricks_if_leading(0)
    (2.0, 0.0)
    """
    return _average(holding, _count_if_leading)


@cache
def count_sure_tricks(holding: int) -> int:
    """Return a holding's sure tricks, for any layout, if its holder leads the suit.

    >>> count_sure_tricks(0b11100110), count_sure_tricks(0b01100000)
    (5, 1)
    """
    return min(_count_if_leading(holding, left, right) for left, right in splits(ALL_RANKS & ~holding))


@cache
def mean_tricks_if_led_by_others(holding: int) -> float:
    """Return a holding's mean tricks if the others lead the suit.

    >>> mean_tricks_if_led_by_others(0b01000001) > mean_tricks_if_leading(0b01000001)
    True
    """
    return _average(holding, _count_if_led)


def _average(holding: int, count: Callable[[int, int, int], int]) -> float:
    """Return the mean of a count of tricks over all divisions of the other cards between two hands."""
    divisions = splits(ALL_RANKS & ~holding)
    return sum(count(holding, left, right) for left, right in divisions) / len(divisions)


@_cache_by_order
def _rate_rest(own: int, left: int, right: int) -> float:
    """Return the declarer's value of a suit from here on, averaged over who leads it."""
    return 0.5 * (_count_if_leading(own, left, right) + _count_if_led(own, left, right))


def _list_divisions(left: int, right: int) -> list[tuple[int, int]]:
    """Return all divisions between two hands of cards that may lie in ``left`` and ``right``."""
    sure = left & ~right
    return [(sure | extra, (left | right) & ~(sure | extra)) for extra, _ in splits(left & right)]


@lru_cache(maxsize=1 << 16)
def mean_open_value(place: int, own: int, second: int, third: int) -> float:
    """Return the declarer's mean value of a suit over the unseen cards.

    ``own`` is a known holding, ``second`` and ``third`` the cards that may lie in the other two hands;
    ``place`` says whose is the declarer's: 0 the known one, 1 or 2 another.
    """
    shares = _list_divisions(second, third)
    if place == 0:
        return sum(_rate_rest(own, left, right) for left, right in shares) / len(shares)
    if place == 1:
        return sum(_rate_rest(left, own, right) for left, right in shares) / len(shares)
    return sum(_rate_rest(right, own, left) for left, right in shares) / len(shares)


@lru_cache(maxsize=1 << 16)
def outcomes(declarer: int, played: tuple[int, ...], own: int, others: tuple[int, ...]) -> dict[int, float]:
    """Return the declarer's mean value of the suit after each card of the player to act.

    A trick in one suit: ``played`` are its cards so far (0: something else was played), then comes the player
    to act, who holds ``own``. ``others`` are the cards that may lie in the hands that play after them in this
    trick, then in those that have played. ``declarer`` is the declarer's place in the trick.
    """
    shares = _list_divisions(others[0], others[1])
    best = max(played, default=0)
    declarer_wins = declarer < len(played) and played[declarer] == best > 0
    values: dict[int, float] = {}
    for card in bits(own):
        total = 0.0
        for following, last in shares:
            total += _rate_after_card(
                declarer - len(played), 3 - len(played), best, declarer_wins, card, own, following, last
            )
        values[card] = total / len(shares)
    return values


def _rate_after_card(
    declarer: int,
    cards_to_come: int,
    best: int,
    declarer_wins: bool,
    card: int,
    own: int,
    following: int,
    last: int,
) -> float:
    """Return the value of a suit after a card, with best play of both sides in the rest of the trick.

    ``own`` holds the card; the other two hands follow it in order of play. ``cards_to_come`` are still to be
    played to the trick, this card included; ``best`` wins so far, and is the declarer's if ``declarer_wins``.
    ``declarer`` is the number of players before the declarer: 0 if this card is the declarer's, negative if
    the declarer has played.
    """
    if card > best:
        best, declarer_wins = card, declarer == 0
    own ^= card
    if cards_to_come == 1:
        if not declarer:
            return declarer_wins + _rate_rest(own, last, following)
        return declarer_wins + (
            _rate_rest(following, own, last) if declarer in (1, -2) else _rate_rest(last, following, own)
        )
    values = [
        _rate_after_card(declarer - 1, cards_to_come - 1, best, declarer_wins, answer, following, last, own)
        for answer in _list_answers(following, best)
    ]
    return max(values) if declarer == 1 else min(values)


@cache
def ducks(own: int, others: int) -> bool:
    """Return True if a suit takes no trick unless its holder leads it.

    True if the first, second, third … lowest card lies below the first, second, third … lowest of
    the others: then whatever they lead, the highest card below it may be played, and it stays true.
    """
    while own and others:
        low, lowest = own & -own, others & -others
        if low > lowest:
            return False
        own ^= low
        others ^= lowest
    return True


@cache
def holes(holding: int) -> float:
    """Return the probability that a holding takes a trick at misère: 0 is safe, 1 is lost.

    For each way the rest can lie it counts whether the suit is caught as it lies, and whether once one
    of the others has thrown away one or two cards of it.
    """
    if not holding:
        return 0.0
    divisions = splits(ALL_RANKS & ~holding)
    total = 0.0
    for left, right in divisions:
        for thrown, share in ((0, 0.5), (1, 0.3), (2, 0.2)):
            if _is_caught_after(holding, left, right, thrown):
                total += share
    return total / len(divisions)


def _is_caught_after(own: int, left: int, right: int, thrown: int) -> bool:
    """Return True if the suit is caught after a defender has discarded ``thrown`` of its cards."""
    if _is_caught(own, left, right):
        return True
    if not thrown:
        return False
    return any(_is_caught_after(own, left ^ card, right, thrown - 1) for card in _list_highest(left)) or any(
        _is_caught_after(own, left, right ^ card, thrown - 1) for card in _list_highest(right)
    )


def _list_highest(hand: int) -> list[int]:
    """Return the highest card of a hand in a list, which is empty if it has none."""
    return [1 << (hand.bit_length() - 1)] if hand else []


@_cache_by_order
def _is_caught(own: int, left: int, right: int) -> bool:
    """Return True if a lead from either other hand makes the holder take a trick."""
    if not own or not (left or right):
        return False
    return _can_catch(own, left, right) or _can_catch(own, right, left)


def _can_catch(own: int, leader: int, other: int) -> bool:
    """Return True if some lead from the first hand catches the holder, who plays last."""
    for card in _list_run_tops(leader):
        for second in _list_run_tops(other) or [0]:
            high = max(card, second)
            losing = own & (high - 1)
            if not losing:
                return True
            duck = 1 << (losing.bit_length() - 1)
            if _is_caught(own ^ duck, leader ^ card, other ^ second):
                return True
    return False
