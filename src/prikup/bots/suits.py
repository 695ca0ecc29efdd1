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
    found = []
    part = mask
    while True:
        found.append((part, mask ^ part))
        if not part:
            return found
        part = (part - 1) & mask


@cache
def _closed_up(hand: int, whole: int) -> int:
    """Return a hand's cards renumbered among those that are left, without gaps."""
    packed = 0
    for rank, card in enumerate(bits(whole)):
        packed |= (hand & card != 0) << rank
    return packed


def _by_order(worth: Callable[[int, int, int], T]) -> Callable[[int, int, int], T]:
    """Keep what is worked out for three hands by the order of their cards, which is all that matters."""
    known = cache(worth)

    def asked(own: int, left: int, right: int) -> T:
        whole = own | left | right
        if whole & (whole + 1):
            return known(_closed_up(own, whole), _closed_up(left, whole), _closed_up(right, whole))
        return known(own, left, right)

    return asked


@cache
def _answers(hand: int, best: int) -> list[int]:
    """Return the candidates to play in one suit: the cheapest winning card and the lowest."""
    if not hand:
        return [0]
    low = hand & -hand
    over = hand & ~((best << 1) - 1)
    win = over & -over
    return [low] if not win or win == low else [win, low]


@cache
def _tops(hand: int) -> list[int]:
    """Return the highest card of each run of adjacent cards."""
    return bits(hand & ~(hand >> 1))


@_by_order
def _leading(own: int, left: int, right: int) -> int:
    """Tricks of the holder if they lead the suit every time."""
    if not left and not right:
        return own.bit_count()
    most = 0
    for card in _tops(own):
        least = 8
        for second in _answers(left, card):
            for third in _answers(right, max(card, second)):
                won = card > second and card > third
                least = min(least, won + _leading(own ^ card, left ^ second, right ^ third))
        most = max(most, least)
    return most


@_by_order
def _led(own: int, left: int, right: int) -> int:
    """Tricks of the holder if the others lead the suit, from the better side, while they have it."""
    if not own or not (left or right):
        return own.bit_count()
    return min(_from(own, left, right, False), _from(own, right, left, True))


def _from(own: int, leader: int, other: int, through: bool) -> int:
    """Return the holder's tricks if others lead; with ``through`` the holder plays before the third hand."""
    if not leader:
        return 8
    least = 8
    for card in _tops(leader):
        if through:
            worth = 0
            for mine in _answers(own, card):
                thirds = _answers(other, max(card, mine))
                worst = min(
                    (mine > card and mine > third) + _led(own ^ mine, leader ^ card, other ^ third)
                    for third in thirds
                )
                worth = max(worth, worst)
        else:
            worth = 8
            for second in _answers(other, card):
                high = max(card, second)
                mine_best = max(
                    (mine > high) + _led(own ^ mine, leader ^ card, other ^ second)
                    for mine in _answers(own, high)
                )
                worth = min(worth, mine_best)
        least = min(least, worth)
    return least


@cache
def attacking(own: int) -> float:
    """Return a holding's mean tricks if its holder leads the suit.

    >>> attacking(0b11000000), attacking(0)
    (2.0, 0.0)
    """
    return _mean(own, _leading)


@cache
def sure(own: int) -> int:
    """Return a holding's sure tricks, for any layout, if its holder leads the suit.

    >>> sure(0b11100110), sure(0b01100000)
    (5, 1)
    """
    return min(_leading(own, left, right) for left, right in splits(ALL_RANKS & ~own))


@cache
def waiting(own: int) -> float:
    """Return a holding's mean tricks if the others lead the suit.

    >>> waiting(0b01000001) > attacking(0b01000001)
    True
    """
    return _mean(own, _led)


def _mean(own: int, worth: Callable[[int, int, int], int]) -> float:
    shares = splits(ALL_RANKS & ~own)
    return sum(worth(own, left, right) for left, right in shares) / len(shares)


@_by_order
def _rest(own: int, left: int, right: int) -> float:
    """Return the declarer's value of a suit from here on, averaged over who leads it."""
    return 0.5 * (_leading(own, left, right) + _led(own, left, right))


def _shares(left: int, right: int) -> list[tuple[int, int]]:
    """Return all divisions of cards that may lie in two hands."""
    sure = left & ~right
    return [(sure | part, (left | right) & ~(sure | part)) for part, _ in splits(left & right)]


@lru_cache(maxsize=1 << 16)
def standing(place: int, own: int, second: int, third: int) -> float:
    """Return the declarer's mean value of a suit over the unseen cards.

    ``own`` is a known holding, ``second`` and ``third`` what may lie in the other two hands;
    ``place`` says whose is the declarer's: 0 the known one, 1 or 2 another.
    """
    shares = _shares(second, third)
    if place == 0:
        return sum(_rest(own, left, right) for left, right in shares) / len(shares)
    if place == 1:
        return sum(_rest(left, own, right) for left, right in shares) / len(shares)
    return sum(_rest(right, own, left) for left, right in shares) / len(shares)


@lru_cache(maxsize=1 << 16)
def outcomes(declarer: int, played: tuple[int, ...], own: int, others: tuple[int, ...]) -> dict[int, float]:
    """Return the declarer's mean value of the suit after each card of the player to act.

    A trick in one suit: ``played`` are its cards so far (0: something else was played), then comes the player
    to act, who holds ``own``. ``others`` says what may lie in the hands that play after them in this
    trick, then in those that have played. ``declarer`` is the declarer's place in the trick.
    """
    shares = _shares(others[0], others[1])
    best = max(played, default=0)
    mine = declarer < len(played) and played[declarer] == best > 0
    found: dict[int, float] = {}
    for card in bits(own):
        total = 0.0
        for following, last in shares:
            total += _finish(declarer - len(played), 3 - len(played), best, mine, card, own, following, last)
        found[card] = total / len(shares)
    return found


def _finish(
    declarer: int, togo: int, best: int, mine: bool, card: int, own: int, following: int, last: int
) -> float:
    """Return the value of a suit after a card, with best play of both sides in the rest of the trick.

    ``own`` holds the card, then the two others come. ``togo`` cards are to be played, this one included;
    ``best`` wins so far, and is the declarer's if ``mine``. ``declarer`` says how many play before the
    declarer does: none if it is who plays the card, fewer than none if the declarer has played.
    """
    if card > best:
        best, mine = card, declarer == 0
    own ^= card
    if togo == 1:
        if not declarer:
            return mine + _rest(own, last, following)
        return mine + (_rest(following, own, last) if declarer in (1, -2) else _rest(last, following, own))
    worths = [
        _finish(declarer - 1, togo - 1, best, mine, answer, following, last, own)
        for answer in _answers(following, best)
    ]
    return max(worths) if declarer == 1 else min(worths)


@cache
def ducks(own: int, others: int) -> bool:
    """Return True if a suit takes no trick unless its holder leads it.

    True if the first, second, third … lowest card lies below the first, second, third … lowest of
    the others: then whatever they lead, the highest card below it may be played, and it stays true.
    """
    while own and others:
        low, least = own & -own, others & -others
        if low > least:
            return False
        own ^= low
        others ^= least
    return True


@cache
def holes(own: int) -> float:
    """Return the probability that a holding takes a trick at misère: 0 is safe, 1 is lost.

    For each way the rest can lie it counts whether the suit is caught as it lies, and whether once one
    of the others has thrown away one or two cards of it.
    """
    if not own:
        return 0.0
    shares = splits(ALL_RANKS & ~own)
    total = 0.0
    for left, right in shares:
        for thrown, share in ((0, 0.5), (1, 0.3), (2, 0.2)):
            if _caught_after(own, left, right, thrown):
                total += share
    return total / len(shares)


def _caught_after(own: int, left: int, right: int, thrown: int) -> bool:
    """Return True if the suit is caught after a defender has discarded ``thrown`` of its cards."""
    if _caught(own, left, right):
        return True
    if not thrown:
        return False
    return any(_caught_after(own, left ^ card, right, thrown - 1) for card in _ends(left)) or any(
        _caught_after(own, left, right ^ card, thrown - 1) for card in _ends(right)
    )


def _ends(hand: int) -> list[int]:
    return [1 << (hand.bit_length() - 1)] if hand else []


@_by_order
def _caught(own: int, left: int, right: int) -> bool:
    """Return True if a lead from either other hand makes the holder take a trick."""
    if not own or not (left or right):
        return False
    return _catching(own, left, right) or _catching(own, right, left)


def _catching(own: int, leader: int, other: int) -> bool:
    """Return True if some lead from the first hand catches the holder, who plays last."""
    for card in _tops(leader):
        for second in _tops(other) or [0]:
            high = max(card, second)
            under = own & (high - 1)
            if not under:
                return True
            duck = 1 << (under.bit_length() - 1)
            if _caught(own ^ duck, leader ^ card, other ^ second):
                return True
    return False
