"""Rules of thumb for a misère: the declarer's preferences, and the catchers' order of cards."""

from __future__ import annotations

from prikup.bots.lookahead import distinct_cards
from prikup.bots.mask_view import MaskView
from prikup.bots.masks import SUITS, above, below, low, suit_of, top
from prikup.bots.suits import ducks
from prikup.core import PlayCard


def preference(seen: MaskView, option: int) -> float:
    """Return the preference for a card: the highest that loses; on the lead the most surely beaten one."""
    own = seen.hands[seen.me]
    left = own ^ option
    if not seen.trick:
        others = seen.others & SUITS[suit_of(option)]
        beaten = (others & above(option)).bit_count() - 3 * (others & below(option)).bit_count()
        return beaten + 4 * _count_safe_suits(left, seen)
    wins = seen.beats(option, seen.best)
    return 4 * _count_safe_suits(left, seen) + 0.01 * (option.bit_length() & 7) - (3.0 if wins else 0.0)


def _count_safe_suits(own: int, seen: MaskView) -> int:
    """Return the number of suits of a hand that duck whatever is led."""
    others = seen.others
    return sum(ducks(own >> shift & 255, others >> shift & 255) for shift in (0, 8, 16, 24))


def played_by_declarer(seen: MaskView) -> int:
    """Return the cards that the declarer has played, as a mask."""
    mask = 0
    for move in seen.view.log:
        if isinstance(move.action, PlayCard) and seen.seat_places.get(move.seat or 0) == seen.declarer:
            mask |= move.action.card.bit
    return mask


def order_cards(seen: MaskView) -> list[int]:
    """Return the cards that may be played, one of each run, the one a catcher would try first in front."""
    worth = _lead_preference if not seen.trick else _follow_preference
    return sorted(distinct_cards(seen), key=lambda option: -worth(seen, option))


def _lead_preference(seen: MaskView, option: int) -> float:
    """Return the preference for a lead: best where the declarer has holes, worst where they are void.

    Low cards catch; but first the partner's cards of the suit must go, so high ones come first in a suit that
    both hold.
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
    holes = 0.0 if ducks(declarer >> 8 * suit & 255, _defenders_suit(seen, suit)) else 1.5
    return holes + over - 1.5 * under - 0.3 * partner.bit_count()


def _defenders_suit(seen: MaskView, suit: int) -> int:
    """Return the cards of a suit that the defenders hold, as eight bits."""
    both = 0
    for place in range(3):
        if place != seen.declarer:
            both |= seen.hands[place]
    return both >> 8 * suit & 255


def _follow_preference(seen: MaskView, option: int) -> float:
    """Return the value of a card that follows: under the declarer if they are winning, else unblocking."""
    suit = suit_of(option)
    if suit != seen.lead:
        return _throw_preference(seen, option)
    rank = (option.bit_length() - 1) & 7
    if seen.who == seen.declarer:
        return -10.0 * seen.beats(option, seen.best) + rank
    if seen.last:
        return float(rank)
    declarer = seen.may[seen.declarer] & SUITS[suit]
    if not declarer & below(max(option, seen.best)):
        return 5.0 - 0.1 * rank
    return float(rank)


def _throw_preference(seen: MaskView, option: int) -> float:
    """Return the value of a discard: from suits in which the partner can catch, highest first."""
    suit = suit_of(option)
    rank = (option.bit_length() - 1) & 7
    declarer = seen.may[seen.declarer] & SUITS[suit]
    if not declarer:
        return -0.5 + 0.01 * rank
    holes = not ducks(declarer >> 8 * suit & 255, _defenders_suit(seen, suit))
    partner = seen.hands[3 - seen.me - seen.declarer] & SUITS[suit]
    can = partner and low(partner) < top(declarer)
    return (2.0 if holes and can else 0.5) + 0.1 * rank - 0.2 * (not can)
