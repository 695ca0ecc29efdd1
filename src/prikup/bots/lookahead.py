"""The last tricks by search: layouts that fit all that was seen, each solved with the cards open."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from random import Random
from typing import Final

from prikup.bots.endings import Hands, Search, TooLong, bits, distinct, layouts
from prikup.bots.seen import ALL, Seen

ACES: Final = 0x80808080
WORLDS: Final = {8: 2, 7: 4, 6: 6, 5: 8}
FEWER: Final = 10
REACH: Final = (7, 7, 6)
TWO: Final = 8
"""Layouts looked at where two play."""
SLAM: Final = 6000


def worlds(seen: Seen, lot: int, most: int) -> list[Hands]:
    """Up to ``most`` layouts of the three hands: all if there are no more, else drawn at random."""
    unknown = [place for place in range(3) if not seen.hands[place] and seen.sizes[place]]
    if not unknown:
        return [(seen.hands[0], seen.hands[1], seen.hands[2])]
    places = [(seen.sizes[place], seen.may[place]) for place in unknown]
    if seen.away[0]:
        places.append(seen.away)
    if seen.pile[0]:
        places.append((seen.pile[0], _laid(seen)))
    found = drawn(places, Random(lot), most) if _many(places, most) else list(islice(layouts(places), most))
    if not found and seen.pile[0]:
        places[-1] = seen.pile
        found = list(islice(layouts(places), most))
    result = []
    for fill in found:
        hands = list(seen.hands)
        for place, mask in zip(unknown, fill, strict=False):
            hands[place] = mask
        result.append((hands[0], hands[1], hands[2]))
    return result


def _laid(seen: Seen) -> int:
    """What the declarer may have laid away: hardly an ace or a trump, if anything else is possible."""
    size, may = seen.pile
    likely = may & ~seen.trumps & ~ACES & ALL if seen.kind == "contract" and seen.chosen else may
    return likely if likely.bit_count() >= size else may


def _many(places: Sequence[tuple[int, int]], most: int) -> bool:
    """Whether there may be far more layouts than wanted."""
    free = sum(size for size, _ in places[:-1])
    return len(places) > 1 and free > 3 and most < 60


def drawn(places: list[tuple[int, int]], random: Random, most: int) -> list[tuple[int, ...]]:
    """Layouts drawn at random: cards with the fewest homes are placed first, and failures drawn again."""
    unseen = 0
    for _, may in places:
        unseen |= may
    if unseen.bit_count() != sum(size for size, _ in places):
        return []
    cards = bits(unseen)
    homes = {card: [place for place, (_, may) in enumerate(places) if may & card] for card in cards}
    found: list[tuple[int, ...]] = []
    for _ in range(4 * most):
        if len(found) == most:
            break
        random.shuffle(cards)
        cards.sort(key=lambda card: len(homes[card]))
        room = [size for size, _ in places]
        filled = [0] * len(places)
        for card in cards:
            open_to = [place for place in homes[card] if room[place]]
            if not open_to:
                break
            place = _pick(open_to, room, random)
            room[place] -= 1
            filled[place] |= card
        else:
            found.append(tuple(filled))
    return found


def _pick(places: list[int], room: list[int], random: Random) -> int:
    if len(places) == 1:
        return places[0]
    at = random.random() * sum(room[place] for place in places)
    for place in places:
        at -= room[place]
        if at < 0:
            return place
    return places[-1]


def in_reach(seen: Seen) -> bool:
    """Whether few enough cards are left: the fewer hands are unknown, the sooner; at once where two play."""
    return seen.dropped >= 0 or seen.left <= REACH[seen.hands.count(0)]


def card(seen: Seen, lot: int, habit: int, worth: Sequence[float]) -> int:
    """The card of a contract with the best average result over the layouts; ``habit`` wins a tie.

    ``worth`` says what each number of tricks is worth to the declarer.
    """
    whole = (
        seen.hands[0] | seen.hands[1] | seen.hands[2] | seen.may[0] | seen.may[1] | seen.may[2] | seen.best
    )
    cards = distinct(seen.choices, whole & ~seen.hands[seen.me])
    if len(cards) == 1:
        return habit
    sums = dict.fromkeys(cards, 0.0)
    aim = 1 << seen.declarer
    taken = seen.taken[seen.declarer]
    for hands in worlds(seen, lot, TWO if seen.dropped >= 0 else WORLDS.get(seen.left, FEWER)):
        search = Search(seen.trump, aim, aim)
        guess = 0
        for option in cards:
            guess = _more(search, hands, seen, option, guess)
            sums[option] += worth[taken + guess]
    sign = 1 if seen.me == seen.declarer else -1
    same = _same(habit, cards)
    chosen = max(cards, key=lambda option: (round(sign * sums[option], 6), option == same))
    return habit if chosen == same else chosen


def slam(seen: Seen, habit: int) -> int:
    """The card of a ten with all hands open: one that keeps every trick, or for the defence breaks it.

    ``habit`` where nothing does, or where that takes too long to find out.
    """
    aim = 1 << seen.declarer
    search = Search(seen.trump, aim, aim, SLAM)
    wanted = seen.me == seen.declarer
    hands = (seen.hands[0], seen.hands[1], seen.hands[2])
    cards = _options(seen)
    same = _same(habit, cards)
    try:
        for option in sorted(cards, key=lambda one: one != same):
            if search.after(hands, seen.me, seen.trick, option, seen.left) is wanted:
                return habit if option == same else option
    except TooLong:
        pass
    return habit


def avoiding(seen: Seen, lot: int, habit: int) -> int:
    """The card of an all-pass that takes the fewest tricks over the layouts against both the others."""
    cards = _options(seen)
    if len(cards) == 1:
        return habit
    sums = dict.fromkeys(cards, 0)
    own = 1 << seen.me
    for hands in worlds(seen, lot, FEWER):
        search = Search(-1, 7 ^ own, own)
        guess = 0
        for option in cards:
            guess = _more(search, hands, seen, option, guess)
            sums[option] += guess
    same = _same(habit, cards)
    best = min(cards, key=lambda option: (sums[option], option != same))
    return habit if best == same else best


def _options(seen: Seen) -> list[int]:
    """The cards that may be played, one of each run."""
    others = seen.may[0] | seen.may[1] | seen.may[2] | seen.best
    return distinct(seen.choices, others & ~seen.hands[seen.me])


def _same(habit: int, cards: list[int]) -> int:
    """The one of ``cards`` that stands for the run in which a card lies."""
    return min((card for card in cards if card >= habit), default=cards[-1])


def _more(search: Search, hands: Hands, seen: Seen, option: int, guess: int) -> int:
    """How many more tricks the declarer takes after a card, looked for from a guess."""
    if search.after(hands, seen.me, seen.trick, option, guess + 1):
        guess += 1
        while guess < seen.left and search.after(hands, seen.me, seen.trick, option, guess + 1):
            guess += 1
        return guess
    while guess > 0 and not search.after(hands, seen.me, seen.trick, option, guess):
        guess -= 1
    return guess
