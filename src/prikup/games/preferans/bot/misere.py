"""Rules of thumb for a misère: the declarer's preferences, and the catchers' order of cards."""

from __future__ import annotations

from prikup.bots.lookahead import distinct_cards
from prikup.bots.mask_view import MaskView
from prikup.bots.masks import SUITS, above, below, low, suit_of, top
from prikup.bots.suits import ducks
from prikup.core import PlayCard

# Preferences compare cards of one decision; their unit has no meaning.
SAFE_SUIT_WEIGHT = 4
"""Preference of a declarer for each suit that stays safe, against one for each higher card of others."""
LOWER_CARD_WEIGHT = 3
"""Its loss for each lower card that others have of a suit that is led."""
WINNING_LOSS = 3.0
"""Its loss for a card that wins the trick."""
RANK_WEIGHT = 0.01
"""Preference for each rank of a card, between cards that are equal otherwise."""
VOID_LEAD_LOSS = 5.0
"""Loss of a catcher's lead of a suit of which the declarer has none."""
FORCED_LEAD_PREFERENCE = 6.0
"""Preference for a lead under which the declarer has no card, if the partner has no higher card."""
TAKEN_LEAD_PREFERENCE = 3.0
"""Preference for the same lead if the partner has one."""
HOLE_PREFERENCE = 1.5
"""Preference for a lead of a suit in which the declarer can be caught."""
DUCK_LOSS = 1.5
"""Loss of a lead for each lower card with which the declarer can duck."""
PARTNER_CARD_LOSS = 0.3
"""Loss of a lead for each card that the partner has of the suit."""

WINNING_FOLLOW_LOSS = 10.0
"""Loss of a catcher's card that beats the declarer, who is winning the trick; its rank is its preference."""
UNDER_FOLLOW_PREFERENCE = 5.0
"""Preference for a card under which the declarer, who plays later, has none."""
CATCHING_THROW_PREFERENCE = 2.0
"""Preference for a throw from a suit in which the declarer can be caught by the partner."""
THROW_PREFERENCE = 0.5
"""Preference for a throw from another suit that the declarer has, and loss of one that the declarer lacks."""
USELESS_THROW_LOSS = 0.2
"""Loss of a throw from a suit in which the partner cannot catch."""
THROW_RANK_WEIGHT = 0.1
"""Preference for each rank of a throw, and loss for each rank of a card under which the declarer has none."""


def preference(mask_view: MaskView, option: int) -> float:
    """Return the preference for a card of a hand that must not win: the higher, the better.

    It is for the highest card that loses; on the lead for the card most surely beaten.
    """
    hand = mask_view.hands[mask_view.me]
    remaining = hand ^ option
    if not mask_view.trick:
        others_in_suit = mask_view.others & SUITS[suit_of(option)]
        higher = (others_in_suit & above(option)).bit_count()
        lower = (others_in_suit & below(option)).bit_count()
        beaten = higher - LOWER_CARD_WEIGHT * lower
        return beaten + SAFE_SUIT_WEIGHT * _count_safe_suits(remaining, mask_view)
    wins = mask_view.beats(option, mask_view.best)
    return (
        SAFE_SUIT_WEIGHT * _count_safe_suits(remaining, mask_view)
        + RANK_WEIGHT * (option.bit_length() & 7)
        - (WINNING_LOSS if wins else 0.0)
    )


def _count_safe_suits(hand: int, mask_view: MaskView) -> int:
    """Return the number of suits of a hand that duck whatever is led."""
    others = mask_view.others
    return sum(ducks(hand >> shift & 255, others >> shift & 255) for shift in (0, 8, 16, 24))


def played_by_declarer(mask_view: MaskView) -> int:
    """Return the cards that the declarer has played, as a mask."""
    mask = 0
    for move in mask_view.view.log:
        if (
            isinstance(move.action, PlayCard)
            and mask_view.seat_places.get(move.seat or 0) == mask_view.declarer
        ):
            mask |= move.action.card.bit
    return mask


def order_cards(mask_view: MaskView) -> list[int]:
    """Return the cards that may be played, one of each run, in the order in which a catcher tries them."""
    rate = _rate_lead if not mask_view.trick else _rate_follow
    return sorted(distinct_cards(mask_view), key=lambda option: -rate(mask_view, option))


def _rate_lead(mask_view: MaskView, option: int) -> float:
    """Return the preference for a lead: best where the declarer has holes, worst where they are void.

    Low cards catch; but first the partner's cards of the suit must go, so high ones come first in a suit that
    both hold.
    """
    suit = suit_of(option)
    declarer = mask_view.may[mask_view.declarer] & SUITS[suit]
    if not declarer:
        return -VOID_LEAD_LOSS
    partner = mask_view.hands[3 - mask_view.me - mask_view.declarer] & SUITS[suit]
    lower = (declarer & below(option)).bit_count()
    higher = (declarer & above(option)).bit_count()
    if not lower:
        partner_takes = partner & above(top(declarer))
        return TAKEN_LEAD_PREFERENCE if partner_takes else FORCED_LEAD_PREFERENCE + higher
    is_safe = ducks(declarer >> 8 * suit & 255, _find_defenders_suit(mask_view, suit))
    holes = 0.0 if is_safe else HOLE_PREFERENCE
    return holes + higher - DUCK_LOSS * lower - PARTNER_CARD_LOSS * partner.bit_count()


def _find_defenders_suit(mask_view: MaskView, suit: int) -> int:
    """Return the cards of a suit that the defenders hold, as eight bits."""
    hands = 0
    for place in range(3):
        if place != mask_view.declarer:
            hands |= mask_view.hands[place]
    return hands >> 8 * suit & 255


def _rate_follow(mask_view: MaskView, option: int) -> float:
    """Return the value of a card that follows: under the declarer if they are winning, else unblocking."""
    suit = suit_of(option)
    if suit != mask_view.lead:
        return _rate_throw(mask_view, option)
    rank = (option.bit_length() - 1) & 7
    if mask_view.who == mask_view.declarer:
        return -WINNING_FOLLOW_LOSS * mask_view.beats(option, mask_view.best) + rank
    if mask_view.last:
        return float(rank)
    declarer = mask_view.may[mask_view.declarer] & SUITS[suit]
    if not declarer & below(max(option, mask_view.best)):
        return UNDER_FOLLOW_PREFERENCE - THROW_RANK_WEIGHT * rank
    return float(rank)


def _rate_throw(mask_view: MaskView, option: int) -> float:
    """Return the value of a discard: from suits in which the partner can catch, highest first."""
    suit = suit_of(option)
    rank = (option.bit_length() - 1) & 7
    declarer = mask_view.may[mask_view.declarer] & SUITS[suit]
    if not declarer:
        return -THROW_PREFERENCE + RANK_WEIGHT * rank
    holes = not ducks(declarer >> 8 * suit & 255, _find_defenders_suit(mask_view, suit))
    partner = mask_view.hands[3 - mask_view.me - mask_view.declarer] & SUITS[suit]
    partner_catches = partner and low(partner) < top(declarer)
    preferred = CATCHING_THROW_PREFERENCE if holes and partner_catches else THROW_PREFERENCE
    return preferred + THROW_RANK_WEIGHT * rank - (0.0 if partner_catches else USELESS_THROW_LOSS)
