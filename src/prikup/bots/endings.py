"""Endings: exact search with the cards open, and the layouts a seat cannot tell apart.

Cards are masks as in :mod:`prikup.cards`, so within a suit the higher bit wins; three seats play, numbered
0, 1, 2 in order of play. What is searched for is always a number of tricks: those of the *counted*
seats, driven up by the *maximising* seats and down by the others. That covers a contract (the
declarer counts and maximises), a misère (the declarer counts, the defenders maximise) and one
player against the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations

from prikup.cards import Suit
from prikup.tricks import legal_mask

SUITS = tuple(suit.mask for suit in Suit)
Hands = tuple[int, int, int]


class TooLong(Exception):
    """The search would take more nodes than it may."""


def bits(mask: int) -> list[int]:
    """The single cards of a mask as masks, low to high."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low)
        mask ^= low
    return found


def suit_of(card: int) -> int:
    """The suit, 0 to 3, of a mask that holds one card."""
    return (card.bit_length() - 1) >> 3


def distinct(hand: int, others: int) -> list[int]:
    """The cards of a hand with only the highest of each run that no other card in play parts.

    >>> from prikup.cards import Cards
    >>> hand, others = Cards.parse("AK9..."), Cards.parse("T8...")
    >>> [str(Cards(card)) for card in distinct(hand.mask, others.mask)]
    ['9...', 'A...']
    """
    found: list[int] = []
    for suit in SUITS:
        rest = hand & suit
        if not rest:
            continue
        between = others & suit
        while rest:
            low = rest & -rest
            rest ^= low
            following = rest & -rest
            if not following or between & (following - 1) & ~(low - 1):
                found.append(low)
    return found


@cache
def ducks(own: int, others: int) -> bool:
    """Whether a suit (two masks of eight bits) never takes a trick unless its holder leads it.

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


class Search:
    """A search with one trump and one aim; positions are remembered between calls.

    ``trump`` is a suit 0 to 3 or -1; ``maximise`` and ``counted`` are masks of seats; ``nodes`` the
    positions that may still be looked at, None without limit, and :class:`TooLong` is raised beyond.
    """

    __slots__ = ("_memo", "_single", "counted", "maximise", "nodes", "trump", "trumps")

    def __init__(self, trump: int, maximise: int, counted: int, nodes: int | None = None) -> None:
        self.trump = trump
        self.trumps = SUITS[trump] if trump >= 0 else 0
        self.maximise = maximise
        self.counted = counted
        self.nodes = nodes
        self._memo: dict[tuple[int, int, int, int, int], bool] = {}
        avoids = maximise ^ 7 == counted and trump < 0 and counted.bit_count() == 1
        self._single = counted.bit_length() - 1 if avoids else -1

    def reaches(self, hands: Hands, to_play: int, trick: Sequence[int], need: int) -> bool:
        """Whether the counted seats can be made to take ``need`` more tricks; ``trick`` as played so far."""
        if not trick:
            return self._lead(hands, to_play, need)
        first = (to_play - len(trick)) % 3
        best, who = trick[0], first
        for place, card in enumerate(trick[1:], 1):
            if self._beats(card, best):
                best, who = card, (first + place) % 3
        return self._follow(hands, to_play, suit_of(trick[0]), best, who, 3 - len(trick), need)

    def tricks(self, hands: Hands, to_play: int, trick: Sequence[int] = ()) -> int:
        """How many more tricks the counted seats take with best play of all."""
        left = max(hand.bit_count() for hand in hands)
        for need in range(1, left + 1):
            if not self.reaches(hands, to_play, trick, need):
                return need - 1
        return left

    def after(self, hands: Hands, to_play: int, trick: Sequence[int], card: int, need: int) -> bool:
        """As :meth:`reaches`, once ``card`` has been played by the seat whose turn it is."""
        rest = _without(hands, to_play, card)
        if len(trick) < 2:
            return self.reaches(rest, (to_play + 1) % 3, (*trick, card), need)
        first = (to_play + 1) % 3
        best, who = trick[0], first
        for place, other in enumerate((*trick[1:], card), 1):
            if self._beats(other, best):
                best, who = other, (first + place) % 3
        return self._lead(rest, who, need - (self.counted >> who & 1))

    def _beats(self, card: int, best: int) -> bool:
        suit = suit_of(card)
        return card > best if suit == suit_of(best) else suit == self.trump

    def _lead(self, hands: Hands, leader: int, need: int) -> bool:
        hand = hands[leader]
        if need <= 0:
            return True
        if need > hand.bit_count():
            return False
        key = (*hands, leader, need)
        known = self._memo.get(key)
        if known is not None:
            return known
        if self.nodes is not None:
            self.nodes -= 1
            if self.nodes < 0:
                raise TooLong
        if self._single >= 0 and leader != self._single and self._never(hands):
            self._memo[key] = False
            return False
        wants = bool(self.maximise >> leader & 1)
        others = hands[0] | hands[1] | hands[2]
        cards = distinct(hand, others & ~hand)
        if self._single < 0:
            cards.reverse()
        result = not wants
        for card in cards:
            rest = _without(hands, leader, card)
            if self._follow(rest, (leader + 1) % 3, suit_of(card), card, leader, 2, need) is wants:
                result = wants
                break
        self._memo[key] = result
        return result

    def _follow(self, hands: Hands, seat: int, led: int, best: int, who: int, togo: int, need: int) -> bool:
        hand = hands[seat]
        choices = hand & SUITS[led] or hand & self.trumps or hand
        others = (hands[0] | hands[1] | hands[2] | best) & ~hand
        wants = bool(self.maximise >> seat & 1)
        for card in self._ordered(distinct(choices, others), seat, best):
            rest = _without(hands, seat, card)
            top, by = (card, seat) if self._beats(card, best) else (best, who)
            if togo > 1:
                result = self._follow(rest, (seat + 1) % 3, led, top, by, togo - 1, need)
            else:
                result = self._lead(rest, by, need - (self.counted >> by & 1))
            if result is wants:
                return wants
        return not wants

    def _ordered(self, cards: list[int], seat: int, best: int) -> list[int]:
        """The likely best first: the cheapest that wins, then the lowest; to lose, the highest."""
        if len(cards) == 1:
            return cards
        if self._single >= 0:
            return cards[::-1]
        beating = [card for card in cards if self._beats(card, best)]
        return beating + [card for card in cards if card not in beating] if beating else cards

    def _never(self, hands: Hands) -> bool:
        own = hands[self._single]
        others = (hands[0] | hands[1] | hands[2]) & ~own
        return (
            ducks(own & 255, others & 255)
            and ducks(own >> 8 & 255, others >> 8 & 255)
            and ducks(own >> 16 & 255, others >> 16 & 255)
            and ducks(own >> 24, others >> 24)
        )


def _without(hands: Hands, seat: int, card: int) -> Hands:
    first, second, third = hands
    if seat == 0:
        return first ^ card, second, third
    if seat == 1:
        return first, second ^ card, third
    return first, second, third ^ card


def layouts(places: Sequence[tuple[int, int]]) -> Iterator[tuple[int, ...]]:
    """Every way to fill hidden places, each given as (how many cards, which may lie there).

    The cards to lay out are all that may lie anywhere; together the places hold them all.

    >>> list(layouts([(1, 0b011), (1, 0b111), (1, 0b110)]))
    [(1, 2, 4), (1, 4, 2), (2, 1, 4)]
    """
    unseen = 0
    for _, may in places:
        unseen |= may
    order = sorted(range(len(places)), key=lambda place: places[place][1].bit_count())

    def fill(depth: int, left: int, filled: list[int]) -> Iterator[tuple[int, ...]]:
        if depth == len(order):
            if not left:
                yield tuple(filled)
            return
        place = order[depth]
        size, may = places[place]
        if depth == len(order) - 1:
            if left.bit_count() == size and not left & ~may:
                filled[place] = left
                yield tuple(filled)
            return
        elsewhere = 0
        for later in order[depth + 1 :]:
            elsewhere |= places[later][1]
        must = left & ~elsewhere
        free = size - must.bit_count()
        if free < 0 or must & ~may:
            return
        for chosen in combinations(bits(left & may & ~must), free):
            filled[place] = must | sum(chosen)
            yield from fill(depth + 1, left & ~filled[place], filled)

    yield from fill(0, unseen, [0] * len(places))


def every(found: Iterator[Hands], holds: Callable[[Hands], bool], limit: int) -> bool:
    """Whether something holds in every layout; False as well where there are more than ``limit``."""
    seen: set[Hands] = set()
    for hands in found:
        if hands in seen:
            continue
        seen.add(hands)
        if len(seen) > limit or not holds(hands):
            return False
    return bool(seen)


def legal(hand: int, trick: Sequence[int], trump: int) -> int:
    """The cards of a hand that may be played to a trick, by the shared rule of following and ruffing."""
    led = Suit(suit_of(trick[0])) if trick else None
    return legal_mask(hand, led, Suit(trump) if trump >= 0 else None)
