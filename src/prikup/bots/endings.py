"""Endings: exact search with the cards open, and the layouts a seat cannot tell apart.

Cards are masks as in :mod:`prikup.cards`, so within a suit the higher bit wins; three seats play, numbered
0, 1, 2 in order of play. What is searched for is always a number of tricks: those of the *counted*
seats, driven up by the *maximising* seats and down by the others. That covers a contract (the
declarer counts and maximises), a misère (the declarer counts, the defenders maximise) and one
player against the rest. Where only two play, the third hand is empty, and 0 stands in its place in a trick.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations

from prikup.cards import Suit

SUITS = tuple(suit.mask for suit in Suit)
Hands = tuple[int, int, int]

_SUIT = {1 << card: SUITS[card >> 3] for card in range(32)}
_NEXT = (1, 2, 0)


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
    while hand:
        low = hand & -hand
        hand ^= low
        following = hand & -hand
        if not following & _SUIT[low] or others & (following - low):
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

    __slots__ = ("_counts", "_memo", "_single", "_wants", "nodes", "trumps")

    def __init__(self, trump: int, maximise: int, counted: int, nodes: int | None = None) -> None:
        self.trumps = SUITS[trump] if trump >= 0 else 0
        self.nodes = nodes
        self._wants = tuple(bool(maximise >> seat & 1) for seat in range(3))
        self._counts = tuple(counted >> seat & 1 for seat in range(3))
        self._memo: dict[tuple[int, int, int, int, int], bool] = {}
        avoids = maximise ^ 7 == counted and trump < 0 and counted.bit_count() == 1
        self._single = counted.bit_length() - 1 if avoids else -1

    def reaches(self, hands: Hands, to_play: int, trick: Sequence[int], need: int) -> bool:
        """Whether the counted seats can be made to take ``need`` more tricks; ``trick`` as played so far."""
        own, second, third = hands[to_play], hands[to_play - 2], hands[to_play - 1]
        if not trick:
            return self._lead(own, second, third, to_play, need)
        best, who = self._winning(trick, (to_play - len(trick)) % 3)
        led = _SUIT[trick[0]]
        return self._follow(own, second, third, to_play, led, best, who, 3 - len(trick), need)

    def tricks(self, hands: Hands, to_play: int, trick: Sequence[int] = ()) -> int:
        """How many more tricks the counted seats take with best play of all."""
        left = max(hand.bit_count() for hand in hands)
        for need in range(1, left + 1):
            if not self.reaches(hands, to_play, trick, need):
                return need - 1
        return left

    def after(self, hands: Hands, to_play: int, trick: Sequence[int], card: int, need: int) -> bool:
        """As :meth:`reaches`, once ``card`` has been played by the seat whose turn it is."""
        left = list(hands)
        left[to_play] ^= card
        rest = (left[0], left[1], left[2])
        played = (*trick, card)
        if len(played) < 3:
            return self.reaches(rest, _NEXT[to_play], played, need)
        _, who = self._winning(played, _NEXT[to_play])
        return self.reaches(rest, who, (), need - self._counts[who])

    def _winning(self, trick: Sequence[int], first: int) -> tuple[int, int]:
        """The winning card of a trick so far, and whose it is."""
        best, who = trick[0], first
        for place, card in enumerate(trick):
            if card > best if card & _SUIT[best] else card & self.trumps:
                best, who = card, (first + place) % 3
        return best, who

    def _lead(self, own: int, second: int, third: int, leader: int, need: int) -> bool:
        if need <= 0:
            return True
        if need > own.bit_count():
            return False
        if not own & (own - 1):
            return self._counts[self._winning((own, second, third), leader)[1]] == 1
        key = (own, second, third, leader, need)
        known = self._memo.get(key)
        if known is not None:
            return known
        if self.nodes is not None:
            self.nodes -= 1
            if self.nodes < 0:
                raise TooLong
        cards = distinct(own, second | third)
        if self._single >= 0:
            if leader != self._single and self._never(own, second, third, leader):
                self._memo[key] = False
                return False
        else:
            cards.reverse()
        wants = self._wants[leader]
        seat = _NEXT[leader]
        result = not wants
        for card in cards:
            if self._follow(second, third, own ^ card, seat, _SUIT[card], card, leader, 2, need) is wants:
                result = wants
                break
        self._memo[key] = result
        return result

    def _follow(
        self,
        own: int,
        second: int,
        third: int,
        seat: int,
        led: int,
        best: int,
        who: int,
        togo: int,
        need: int,
    ) -> bool:
        if not own:
            # A hand that does not play: two play on beside it.
            if togo == 2:
                return self._follow(second, third, 0, _NEXT[seat], led, best, who, 1, need)
            if who == _NEXT[seat]:
                return self._lead(second, third, 0, who, need - self._counts[who])
            return self._lead(third, 0, second, who, need - self._counts[who])
        choices = own & led or own & self.trumps or own
        wants = self._wants[seat]
        suit = _SUIT[best]
        options = distinct(choices, second | third | best) if choices & (choices - 1) else [choices]
        if len(options) > 1:
            options = self._ordered(options, suit, best)
        for card in options:
            if card > best if card & suit else card & self.trumps:
                top, winner = card, seat
            else:
                top, winner = best, who
            rest = own ^ card
            if togo == 2:
                result = self._follow(second, third, rest, _NEXT[seat], led, top, winner, 1, need)
            elif winner == seat:
                result = self._lead(rest, second, third, seat, need - self._counts[seat])
            elif winner == _NEXT[seat]:
                result = self._lead(second, third, rest, winner, need - self._counts[winner])
            else:
                result = self._lead(third, rest, second, winner, need - self._counts[winner])
            if result is wants:
                return wants
        return not wants

    def _ordered(self, cards: list[int], suit: int, best: int) -> list[int]:
        """The likely best first: the cheapest that wins, then the lowest; to lose, the highest."""
        if self._single >= 0:
            return cards[::-1]
        trumps = self.trumps
        beating = [card for card in cards if (card > best if card & suit else card & trumps)]
        return beating + [card for card in cards if card not in beating] if beating else cards

    def _never(self, own: int, second: int, third: int, leader: int) -> bool:
        """Whether who is to take no trick ducks in every suit whatever the others lead."""
        holder = second if self._single == _NEXT[leader] else third
        others = (own | second | third) ^ holder
        return (
            ducks(holder & 255, others & 255)
            and ducks(holder >> 8 & 255, others >> 8 & 255)
            and ducks(holder >> 16 & 255, others >> 16 & 255)
            and ducks(holder >> 24, others >> 24)
        )


def layouts(places: Sequence[tuple[int, int]]) -> Iterator[tuple[int, ...]]:
    """Every way to fill hidden places, each given as (how many cards, which may lie there).

    The cards to lay out are all that may lie anywhere; together the places hold them all.

    >>> sorted(layouts([(1, 0b011), (1, 0b111), (1, 0b110)]))
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
