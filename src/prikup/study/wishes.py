"""Wished hands: a pattern of suits and ranks, and hands that fit it, each equally likely."""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations, product
from math import comb
from random import Random
from typing import Final, NamedTuple

from prikup.cards import Card, Cards, Pack, Suit
from prikup.core import PrikupError, Struct
from prikup.core.view import DRAWN_SUITS

ANY_CARD: Final = "x"
"""Sign of any other card of a suit."""
MORE_CARDS: Final = "*"
"""Sign of any number of further cards of a suit."""


class SuitWish(Struct, frozen=True):
    """A suit of a wished hand: the ``cards`` named, ``others`` besides, and with ``more`` any number more.

    ``AKxx*`` has ace and king as ``cards``, two ``others``, and ``more``.
    """

    cards: Cards
    others: int
    more: bool

    def count_fits(self, suit_cards: Cards, length: int) -> int:
        """Return how many holdings of ``length`` of the ``suit_cards`` fit: named cards and any others.

        >>> wish = SuitWish(Cards.parse("AK..."), others=1, more=False)
        >>> [wish.count_fits(Cards.parse("AKQJ..."), length) for length in (2, 3, 4)]
        [0, 2, 0]
        """
        other_count = length - len(self.cards)
        if other_count < self.others or (other_count > self.others and not self.more):
            return 0
        return comb(len(suit_cards - self.cards), other_count)


class HandWish(Struct, frozen=True):
    """A wished hand of one seat, as ``text``: it fits one of the ``alternatives``, suit by suit.

    >>> wish = HandWish.parse("0=AKxx*.xx.*.*")
    >>> wish.seat, wish.fits(Cards.parse("AK987.T9.987.")), wish.fits(Cards.parse("AQ987.T9.987."))
    (0, True, False)
    >>> HandWish.parse("1=4-3-2-1").fits(Cards.parse("7.T9.QJ7.AKQT"))
    True
    """

    text: str
    seat: int
    alternatives: tuple[tuple[SuitWish, ...], ...]

    @staticmethod
    def parse(text: str) -> HandWish:
        """Read a seat and its hand, such as ``0=AKxx*.xx.xx.*`` or ``1=5-3-1-1``; raise PrikupError.

        The suits are spades, hearts, diamonds, clubs, as a hand is written. Named ranks must
        be there, each ``x`` is any other card of the suit, ``*`` allows any number more. Four numbers with
        hyphens are the lengths of the suits in any order.
        """
        seat, equals, pattern = text.partition("=")
        if not equals or not seat.isdecimal() or len(seat) > 1:
            raise PrikupError("study-wish", given=text)
        lengths = pattern.split("-")
        if len(lengths) == len(DRAWN_SUITS) and all(part.isdecimal() and len(part) == 1 for part in lengths):
            counts = sorted(set(permutations(map(int, lengths))))
            return HandWish(
                text,
                int(seat),
                tuple(
                    tuple(SuitWish(Cards(), others=count, more=False) for count in each) for each in counts
                ),
            )
        parts = pattern.split(".")
        if len(parts) != len(DRAWN_SUITS):
            raise PrikupError("study-wish", given=text)
        suits = zip(DRAWN_SUITS, parts, strict=True)
        return HandWish(text, int(seat), (tuple(_read_suit(suit, part, text) for suit, part in suits),))

    def fits(self, hand: Cards) -> bool:
        """Return True if a hand is as wished."""
        return any(
            all(
                wish.cards <= hand and wish.count_fits(Cards(suit.mask), len(hand.suit(suit)))
                for suit, wish in zip(DRAWN_SUITS, wishes, strict=True)
            )
            for wishes in self.alternatives
        )

    def count_hands(self, pack: Pack, size: int) -> int:
        """Return the number of hands of this size that fit."""
        return sum(shape.hands for shape in _list_shapes(self, pack, size))

    def draw(self, pack: Pack, size: int, random: Random) -> Cards:
        """Draw one of the hands of this size that fit, each equally likely; raise PrikupError for none."""
        shapes = _list_shapes(self, pack, size)
        if not shapes:
            raise PrikupError("study-hand", given=self.text, count=size)
        (shape,) = random.choices(shapes, [shape.hands for shape in shapes])
        hand: list[Card] = []
        for suit, wish, length in zip(DRAWN_SUITS, shape.wishes, shape.lengths, strict=True):
            others = list(pack.cards.suit(suit) - wish.cards)
            hand += [*wish.cards, *random.sample(others, length - len(wish.cards))]
        return Cards(hand)


class _Shape(NamedTuple):
    """Lengths of the suits of hands that fit an alternative of a wish, and the number of these hands."""

    wishes: tuple[SuitWish, ...]
    lengths: tuple[int, ...]
    hands: int


@lru_cache
def _list_shapes(wish: HandWish, pack: Pack, size: int) -> tuple[_Shape, ...]:
    """Return the shapes of hands of this size that fit a wish."""
    suits = [pack.cards.suit(suit) for suit in DRAWN_SUITS]
    shapes = []
    for wishes in wish.alternatives:
        for lengths in product(*(range(len(cards) + 1) for cards in suits)):
            hands = int(sum(lengths) == size)
            for suit_wish, cards, length in zip(wishes, suits, lengths, strict=True):
                hands *= suit_wish.count_fits(cards, length) if hands and suit_wish.cards <= cards else 0
            if hands:
                shapes.append(_Shape(wishes, lengths, hands))
    return tuple(shapes)


def _read_suit(suit: Suit, part: str, text: str) -> SuitWish:
    """Read one suit of a wish; raise PrikupError, quoting the whole wish."""
    more = part.endswith(MORE_CARDS)
    named = part.removesuffix(MORE_CARDS)
    ranks = named.rstrip(ANY_CARD)
    try:
        cards = Cards(Card.parse(rank + suit.letter) for rank in ranks.replace("10", "T"))
    except PrikupError as error:
        raise PrikupError("study-wish", given=text) from error
    if len(cards) != len(ranks.replace("10", "T")):
        raise PrikupError("study-wish", given=text)
    return SuitWish(cards, others=len(named) - len(ranks), more=more)
