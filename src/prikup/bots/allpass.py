"""All-pass: take no tricks. Duck with the highest card that loses, throw the most dangerous."""

from __future__ import annotations

from prikup.bots.mask_view import MaskView
from prikup.bots.masks import SUITS, above, below, bits, low, suit_of, top


def card(seen: MaskView) -> int:
    """Return the card to play, as a mask."""
    choices = seen.choices
    if choices & (choices - 1) == 0:
        return choices
    if seen.lead < 0:
        return _lead(seen)
    if not choices & SUITS[seen.lead]:
        return max(bits(choices), key=lambda option: (_danger(seen, option), option))
    return _duck(seen)


def _duck(seen: MaskView) -> int:
    """Return the highest losing card; without one, the highest card if last, else one that may be beaten."""
    under = seen.choices & (seen.best - 1) if seen.best and suit_of(seen.best) == seen.lead else 0
    if under:
        return top(under)
    if seen.best and suit_of(seen.best) != seen.lead:
        return top(seen.choices)
    if seen.last:
        return top(seen.choices)
    return _hoping(seen)


def _hoping(seen: MaskView) -> int:
    """With players to come: the highest card that is very likely beaten, else the lowest."""
    coming = [(seen.me + step) % 3 for step in range(1, 3 - len(seen.trick))]
    best = low(seen.choices)
    for option in bits(seen.choices):
        if _stays(seen, option, coming) < 0.12:
            best = option
    if not any(seen.may[place] & above(best) for place in coming):
        return top(seen.choices)
    return best


def _stays(seen: MaskView, option: int, coming: list[int]) -> float:
    """Return the probability that no later player beats a card."""
    stays = 1.0
    for place in coming:
        stays *= _not_beaten(seen, option, place)
    return stays


def _not_beaten(seen: MaskView, option: int, place: int) -> float:
    """Return the probability that a hand does not beat a card; a hand that can duck does."""
    may = seen.may[place]
    under, over = may & below(option), may & above(option)
    if not over:
        return 1.0
    if seen.hands[place]:
        return 1.0 if under else 0.0
    homes = 1 + sum(1 for other in range(3) if other not in (seen.me, place) and not seen.hands[other])
    free = 1 - 1 / (homes + 0.2)
    none_under = free ** under.bit_count()
    none_over = free ** over.bit_count()
    return 1 - none_under * (1 - none_over)


def _danger(seen: MaskView, option: int) -> float:
    """Return the danger of a card: others hold lower ones, and no low card guards it."""
    suit = SUITS[suit_of(option)]
    others = seen.others & suit
    lower = (others & below(option)).bit_count()
    if not others:
        return -1.0
    guards = (seen.hands[seen.me] & below(option)).bit_count()
    return lower - 1.2 * guards + 0.3 * (seen.hands[seen.me] & suit).bit_count() * (lower > 1)


def _lead(seen: MaskView) -> int:
    """Lead what is most surely taken from us; of those, the most dangerous to keep."""
    coming = [(seen.me + 1) % 3, (seen.me + 2) % 3]
    best, least = 0, 99.0
    for option in bits(seen.choices):
        cost = _stays(seen, option, coming) - 0.035 * _danger(seen, option)
        if not seen.others & SUITS[suit_of(option)]:
            cost += 1.0
        if cost < least:
            best, least = option, cost
    return best
