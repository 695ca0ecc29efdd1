"""All-pass: take no tricks. Duck with the highest card that loses, throw the most dangerous."""

from __future__ import annotations

from prikup.bots.mask_view import MaskView
from prikup.bots.masks import SUITS, above, below, bits, low, suit_of, top

SAFE_SUIT_DANGER = -1.0
"""The danger of a card of which suit nobody else holds any."""
GUARD_WEIGHT = 1.2
"""The danger that a lower card of one's own takes away, in lower cards of others."""
LENGTH_WEIGHT = 0.3
"""The danger that each card of the own suit adds where others hold several lower ones, in the same unit."""
MAX_WIN_LIKELIHOOD = 0.12
"""The likelihood of winning the trick below which a card is taken for a loser."""
TALON_IN_HANDS = 0.2
"""The size of the talon in hands: two cards of ten."""


def choose_card(mask_view: MaskView) -> int:
    """Return the card that avoids tricks, as a mask."""
    choices = mask_view.choices
    if choices & (choices - 1) == 0:
        return choices
    if mask_view.lead < 0:
        return _choose_lead(mask_view)
    if not choices & SUITS[mask_view.lead]:
        return max(bits(choices), key=lambda option: (_estimate_danger(mask_view, option), option))
    return _choose_duck(mask_view)


def _choose_duck(mask_view: MaskView) -> int:
    """Return the highest card that loses.

    If there is none: the highest card if it is the last of the trick, else one that may still be beaten.
    """
    losing = (
        mask_view.choices & (mask_view.best - 1)
        if mask_view.best and suit_of(mask_view.best) == mask_view.lead
        else 0
    )
    if losing:
        return top(losing)
    if mask_view.best and suit_of(mask_view.best) != mask_view.lead:
        return top(mask_view.choices)
    if mask_view.last:
        return top(mask_view.choices)
    return _choose_likely_loser(mask_view)


def _choose_likely_loser(mask_view: MaskView) -> int:
    """Return the highest card that a later player very likely beats, else the lowest."""
    coming = [(mask_view.me + step) % 3 for step in range(1, 3 - len(mask_view.trick))]
    best = low(mask_view.choices)
    for option in bits(mask_view.choices):
        if _estimate_win_likelihood(mask_view, option, coming) < MAX_WIN_LIKELIHOOD:
            best = option
    if not any(mask_view.may[place] & above(best) for place in coming):
        return top(mask_view.choices)
    return best


def _estimate_win_likelihood(mask_view: MaskView, option: int, coming: list[int]) -> float:
    """Return the probability that no later player beats a card; ``coming`` are their places."""
    probability = 1.0
    for place in coming:
        probability *= _estimate_unbeaten(mask_view, option, place)
    return probability


def _estimate_unbeaten(mask_view: MaskView, option: int, place: int) -> float:
    """Return the probability that the hand of a place does not beat a card; a hand that can duck does.

    A hidden card is taken to lie in each hidden hand with the same probability, and in the talon by its size.
    The hand beats the card if it has a higher card of the suit and no lower one.
    """
    possible = mask_view.may[place]
    lower, higher = possible & below(option), possible & above(option)
    if not higher:
        return 1.0
    if mask_view.hands[place]:
        return 1.0 if lower else 0.0
    other_hidden_hands = sum(
        1 for other in range(3) if other not in (mask_view.me, place) and not mask_view.hands[other]
    )
    card_is_elsewhere = 1 - 1 / (1 + other_hidden_hands + TALON_IN_HANDS)
    has_none_lower = card_is_elsewhere ** lower.bit_count()
    has_none_higher = card_is_elsewhere ** higher.bit_count()
    return 1 - has_none_lower * (1 - has_none_higher)


def _estimate_danger(mask_view: MaskView, option: int) -> float:
    """Return the danger of keeping a card, in cards of others that it may have to beat.

    It grows with the lower cards of others, and where there are several also with the length of the own suit;
    each lower card of one's own guards it. The weights were chosen by play between bots.
    """
    suit = SUITS[suit_of(option)]
    others_in_suit = mask_view.others & suit
    if not others_in_suit:
        return SAFE_SUIT_DANGER
    own_in_suit = mask_view.hands[mask_view.me] & suit
    lower_count = (others_in_suit & below(option)).bit_count()
    guard_count = (own_in_suit & below(option)).bit_count()
    danger = lower_count - GUARD_WEIGHT * guard_count
    return danger + LENGTH_WEIGHT * own_in_suit.bit_count() if lower_count > 1 else danger


def _choose_lead(mask_view: MaskView) -> int:
    """Return the card whose trick another most surely takes; of those, the most dangerous to keep."""
    later_places = [(mask_view.me + 1) % 3, (mask_view.me + 2) % 3]
    best, lowest_cost = 0, 99.0
    for option in bits(mask_view.choices):
        cost = _estimate_win_likelihood(mask_view, option, later_places) - 0.035 * _estimate_danger(
            mask_view, option
        )
        if not mask_view.others & SUITS[suit_of(option)]:
            cost += 1.0
        if cost < lowest_cost:
            best, lowest_cost = option, cost
    return best
