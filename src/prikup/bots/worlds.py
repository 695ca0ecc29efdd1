"""Worlds: layouts of the hidden cards that a seat cannot tell apart."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, islice
from random import Random
from typing import Final

from prikup.bots.base import Seed, lot
from prikup.bots.masks import ALL, bits
from prikup.bots.seen import Seen

Hands = tuple[int, int, int]
"""Three hands as masks, by place; 0 for a hand that does not play."""
Place = tuple[int, int]
"""A hidden place: how many cards lie there, and the mask of those that may."""

ACES: Final = 0x80808080


def worlds(seen: Seen, seed: Seed, most: int) -> list[Hands]:
    """Up to ``most`` worlds: all if there are no more, else drawn at random."""
    unknown = [place for place in range(3) if not seen.hands[place] and seen.sizes[place]]
    if not unknown:
        return [(seen.hands[0], seen.hands[1], seen.hands[2])]
    places = [(seen.sizes[place], seen.may[place]) for place in unknown]
    if seen.away[0]:
        places.append(seen.away)
    if seen.pile[0]:
        places.append((seen.pile[0], _laid(seen)))
    if _many(places, most):
        found = drawn(places, Random(lot(seed, seen.view)), most)
    else:
        found = list(islice(layouts(places), most))
    if not found and seen.pile[0]:
        places[-1] = seen.pile
        found = list(islice(layouts(places), most))
    return [filled(seen, unknown, fill) for fill in found]


def every_world(seen: Seen) -> Iterator[Hands]:
    """Every world, one that differs only in cards that nobody plays again and again."""
    unknown = [place for place in range(3) if not seen.hands[place] and place != seen.dropped]
    places = [(seen.sizes[place], seen.may[place]) for place in unknown]
    aside = (seen.pile[0] + seen.away[0], seen.pile[1] | seen.away[1])
    if aside[0]:
        places.append(aside)
    for fill in layouts(places) if places else iter([()]):
        yield filled(seen, unknown, fill)


def filled(seen: Seen, unknown: Sequence[int], fill: Sequence[int]) -> Hands:
    """The hands with those that are not known filled, in their order; further masks of ``fill`` lie aside."""
    hands = list(seen.hands)
    for place, mask in zip(unknown, fill, strict=False):
        hands[place] = mask
    return hands[0], hands[1], hands[2]


def _laid(seen: Seen) -> int:
    """What the declarer may have laid away: hardly an ace or a trump, if anything else is possible."""
    size, may = seen.pile
    likely = may & ~seen.trumps & ~ACES & ALL if seen.kind == "contract" and seen.chosen else may
    return likely if likely.bit_count() >= size else may


def _many(places: Sequence[Place], most: int) -> bool:
    """Whether there may be far more layouts than wanted."""
    free = sum(size for size, _ in places[:-1])
    return len(places) > 1 and free > 3 and most < 60


def drawn(places: Sequence[Place], random: Random, most: int) -> list[tuple[int, ...]]:
    """Layouts drawn at random: cards with the fewest homes are placed first, and failures drawn again."""
    unseen = 0
    for _, may in places:
        unseen |= may
    sizes = [size for size, _ in places]
    if unseen.bit_count() != sum(sizes):
        return []
    cards = bits(unseen)
    homes = {card: [place for place, (_, may) in enumerate(places) if may & card] for card in cards}
    few = {card: len(found) for card, found in homes.items()}
    found: list[tuple[int, ...]] = []
    for _ in range(4 * most):
        if len(found) == most:
            break
        random.shuffle(cards)
        cards.sort(key=few.__getitem__)
        room, filled = sizes[:], [0] * len(places)
        for card in cards:
            place = _home(homes[card], room, random)
            if place is None:
                break
            room[place] -= 1
            filled[place] |= card
        else:
            found.append(tuple(filled))
    return found


def _home(places: Sequence[int], room: Sequence[int], random: Random) -> int | None:
    """One of the places that have room, the more likely the more they have; None where none has."""
    free = [place for place in places if room[place]]
    if len(free) < 2:
        return free[0] if free else None
    total = 0
    for place in free:
        total += room[place]
    at = random.random() * total
    for place in free:
        at -= room[place]
        if at < 0:
            return place
    return free[-1]


def layouts(places: Sequence[Place]) -> Iterator[tuple[int, ...]]:
    """Every way to fill hidden places.

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
