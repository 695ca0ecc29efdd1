"""Misère: the declarer ducks, the defenders, who know both their hands, search for the hole."""

from __future__ import annotations

from typing import Final

from prikup.bots.endings import SUITS, Hands, Search, TooLong, bits, distinct, ducks, layouts, suit_of
from prikup.bots.hand import feared, safety
from prikup.bots.lookahead import worlds
from prikup.bots.seen import ALL, Seen, above, below, low, top
from prikup.core import PlayCard

NODES: Final = 2500
LAYOUTS: Final = 4
DRAWN: Final = 6
"""Tricks left from which on hands that are not known are drawn at random."""


def card(seen: Seen, lot: int) -> int:
    """The card to play, as a mask."""
    if seen.choices & (seen.choices - 1) == 0:
        return seen.choices
    if seen.me == seen.declarer:
        return _declarer(seen, lot)
    return _catcher(seen, lot)


# ---------------------------------------------------------------------------------------------
# The declarer


def _declarer(seen: Seen, lot: int) -> int:
    options = sorted(bits(seen.choices), key=lambda option: -_preference(seen, option))
    if not all(seen.hands) and seen.left > DRAWN:
        return options[0]
    sums = _sums(seen, worlds(seen, lot, LAYOUTS), options)
    return min(options, key=lambda option: sums[option])


def _sums(seen: Seen, found: list[Hands], options: list[int]) -> dict[int, int]:
    """The tricks the declarer can be made to take after each card, over all these layouts."""
    sums = dict.fromkeys(options, 0)
    for hands in found:
        for option, count in _counts(seen, hands, options).items():
            sums[option] += count
    return sums


def _counts(seen: Seen, hands: Hands, options: list[int]) -> dict[int, int]:
    """The tricks the declarer can be made to take after each card; all alike if that takes too long."""
    search = Search(-1, 7 ^ 1 << seen.declarer, 1 << seen.declarer, 3 * NODES)
    counts = dict.fromkeys(options, 0)
    try:
        for option in options:
            need = 1
            while need <= seen.left and search.after(hands, seen.me, seen.trick, option, need):
                need += 1
            counts[option] = need - 1
            if need == 1 and seen.me == seen.declarer:
                return {other: int(other != option) for other in options}
    except TooLong:
        return dict.fromkeys(options, 0)
    return counts


def _preference(seen: Seen, option: int) -> float:
    """The rule of thumb: the highest card that loses; on the lead what is beaten most surely."""
    own = seen.hands[seen.me]
    left = own ^ option
    if not seen.trick:
        others = seen.others & SUITS[suit_of(option)]
        beaten = (others & above(option)).bit_count() - 3 * (others & below(option)).bit_count()
        return beaten + 4 * _kept(left, seen)
    wins = seen.beats(option, seen.best)
    return 4 * _kept(left, seen) + 0.01 * (option.bit_length() & 7) - (3.0 if wins else 0.0)


def _kept(own: int, seen: Seen) -> int:
    """How many suits of a hand duck whatever is led."""
    others = seen.others
    return sum(ducks(own >> shift & 255, others >> shift & 255) for shift in (0, 8, 16, 24))


# ---------------------------------------------------------------------------------------------
# The catchers


def _catcher(seen: Seen, lot: int) -> int:
    options = _orderly(seen)
    likely = _likely(seen, lot)
    if seen.taken[seen.declarer]:
        # He is caught already: as often as the likeliest layouts allow.
        sums = _sums(seen, likely, options)
        return max(options, key=lambda option: sums[option])
    found = _catching(seen, likely, options)
    return options[0] if found is None else found


def _catching(seen: Seen, likely: list[Hands], options: list[int]) -> int | None:
    """The card that catches in most of the likeliest layouts; None if none was found to catch."""
    scores = dict.fromkeys(options, 0.0)
    weight = 1.0
    for hands in likely:
        search = Search(-1, 7 ^ 1 << seen.declarer, 1 << seen.declarer, NODES)
        for option in options:
            try:
                if search.after(hands, seen.me, seen.trick, option, 1):
                    scores[option] += weight
            except TooLong:
                break
        weight *= 0.6
    best = max(options, key=lambda option: scores[option])
    return best if scores[best] > 0 else None


def _likely(seen: Seen, lot: int) -> list[Hands]:
    """Layouts of what is not known, hands the declarer would most probably have kept first."""
    declarer = seen.declarer
    unknown = [place for place in range(3) if not seen.hands[place]]
    if unknown != [declarer]:
        drawn = not unknown or seen.hands[declarer] or seen.left <= DRAWN
        return worlds(seen, lot, LAYOUTS) if drawn else []
    places = [(seen.sizes[declarer], seen.may[declarer]), seen.pile]
    played = _played(seen)
    ranked = sorted(
        layouts(places),
        key=lambda fill: (-round(safety(fill[0] | played), 6), -feared(fill[1]), fill[1]),
    )
    result = []
    for fill in ranked[:LAYOUTS]:
        hands = list(seen.hands)
        hands[declarer] = fill[0]
        result.append((hands[0], hands[1], hands[2]))
    return result


def _played(seen: Seen) -> int:
    """The cards the declarer has played."""
    mask = 0
    for move in seen.view.log:
        if isinstance(move.action, PlayCard) and seen.seat_places.get(move.seat or 0) == seen.declarer:
            mask |= move.action.card.bit
    return mask


def _orderly(seen: Seen) -> list[int]:
    """The cards that may be played, one of each run, the one a catcher would try first in front."""
    whole = (seen.others | seen.best) & ~seen.hands[seen.me] & ALL
    options = distinct(seen.choices, whole)
    worth = _lead_worth if not seen.trick else _follow_worth
    return sorted(options, key=lambda option: -worth(seen, option))


def _lead_worth(seen: Seen, option: int) -> float:
    """Lead where the declarer has holes, never where he is void while there is anything else.

    Low cards catch; but first the partner's cards of the suit must go, so high ones come first in
    a suit that both hold.
    """
    suit = suit_of(option)
    declarer = seen.may[seen.declarer] & SUITS[suit]
    if not declarer:
        return -5.0
    partner = seen.hands[3 - seen.me - seen.declarer] & SUITS[suit]
    under = (declarer & below(option)).bit_count()
    over = (declarer & above(option)).bit_count()
    if not under:
        return 6.0 + over if not partner & above(top(declarer)) else 3.0
    holes = 0.0 if ducks(declarer >> 8 * suit & 255, _both(seen, suit)) else 1.5
    return holes + over - 1.5 * under - 0.3 * partner.bit_count()


def _both(seen: Seen, suit: int) -> int:
    """The cards of a suit that the defenders hold, as eight bits."""
    both = 0
    for place in range(3):
        if place != seen.declarer:
            both |= seen.hands[place]
    return both >> 8 * suit & 255


def _follow_worth(seen: Seen, option: int) -> float:
    """Under the declarer if he is winning, else unblock; throw what covers him where he has holes."""
    suit = suit_of(option)
    if suit != seen.lead:
        return _throw_worth(seen, option)
    rank = (option.bit_length() - 1) & 7
    if seen.who == seen.declarer:
        return -10.0 * seen.beats(option, seen.best) + rank
    if seen.last:
        return float(rank)
    declarer = seen.may[seen.declarer] & SUITS[suit]
    if not declarer & below(max(option, seen.best)):
        return 5.0 - 0.1 * rank
    return float(rank)


def _throw_worth(seen: Seen, option: int) -> float:
    """Throw from suits in which the partner can catch, highest first; keep what can itself catch."""
    suit = suit_of(option)
    rank = (option.bit_length() - 1) & 7
    declarer = seen.may[seen.declarer] & SUITS[suit]
    if not declarer:
        return -0.5 + 0.01 * rank
    holes = not ducks(declarer >> 8 * suit & 255, _both(seen, suit))
    partner = seen.hands[3 - seen.me - seen.declarer] & SUITS[suit]
    can = partner and low(partner) < top(declarer)
    return (2.0 if holes and can else 0.5) + 0.1 * rank - 0.2 * (not can)
