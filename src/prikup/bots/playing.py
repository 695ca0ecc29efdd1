"""The play of a contract while many cards are left: each suit judged alone, and what joins them."""

from __future__ import annotations

from typing import Final

from prikup.bots.mask_view import MaskView
from prikup.bots.masks import SUITS, above, bits, low, suit_of, top
from prikup.bots.suits import outcomes, standing

RUFFED_SHARE: Final = 0.7


def card(seen: MaskView) -> int:
    """Return the card to play, as a mask."""
    if seen.choices & (seen.choices - 1) == 0:
        return seen.choices
    if seen.dropped >= 0:
        return _against_one(seen)
    if seen.me == seen.declarer:
        return _declarer_leads(seen) if not seen.trick else _follow(seen)
    return _defender_leads(seen) if not seen.trick else _follow(seen)


def _against_one(seen: MaskView) -> int:
    """Return the card where two play.

    Lead trumps while they are the higher ones, then masters, then the longest suit; follow with the cheapest
    winning card, else the lowest.
    """

    def dear(card: int) -> tuple[bool, int]:
        return card & seen.trumps != 0, (card.bit_length() - 1) & 7

    cards = sorted(bits(seen.choices), key=dear)
    if seen.trick:
        return next((card for card in cards if seen.beats(card, seen.best)), cards[0])
    own = seen.hands[seen.me]
    masters = [card for card in cards if not seen.others & above(card)]
    drawing = [card for card in masters if card & seen.trumps and seen.others & seen.trumps]
    if drawing or masters:
        return (drawing or masters)[-1]
    return max(cards, key=lambda card: ((own & SUITS[suit_of(card)]).bit_count(), -card.bit_length()))


def _in_suit(seen: MaskView, suit: int) -> dict[int, float]:
    """Return the declarer's value of a suit after each card from it."""
    shift = 8 * suit
    played = tuple(_of(card, shift) for card in seen.trick)
    own = seen.choices >> shift & 255
    place = len(seen.trick)
    following = tuple(seen.may[(seen.me + step) % 3] >> shift & 255 for step in (1, 2))
    declarer = (place + seen.declarer - seen.me) % 3
    worths = outcomes(declarer, played, own, following)
    return {card << shift: worth for card, worth in worths.items()}


def _of(card: int, shift: int) -> int:
    return card >> shift & 255


def _standing(seen: MaskView, suit: int, own: int) -> float:
    """Return the declarer's value of a suit of which the hand to play holds ``own``."""
    shift = 8 * suit
    second, third = (seen.may[(seen.me + step) % 3] >> shift & 255 for step in (1, 2))
    return standing((seen.declarer - seen.me) % 3, own >> shift & 255, second, third)


# ---------------------------------------------------------------------------------------------
# Leading


def _declarer_leads(seen: MaskView) -> int:
    own = seen.hands[seen.me]
    mine, theirs = own & seen.trumps, seen.others & seen.trumps
    if mine and theirs and _draws(seen, mine, theirs):
        worths = _in_suit(seen, seen.trump)
        return max(worths, key=lambda card: (round(worths[card], 6), card))
    best, worth = 0, -99.0
    for suit in range(4):
        held = own & SUITS[suit]
        if not held or (suit == seen.trump and held != own):
            continue
        gains = _in_suit(seen, suit)
        before = _standing(seen, suit, held)
        for card, value in gains.items():
            gain = value - before + _declarer_extra(seen, suit, card, mine, theirs)
            if gain > worth:
                best, worth = card, gain
    return best


def _draws(seen: MaskView, mine: int, theirs: int) -> bool:
    """Return True if trumps should be drawn: not a last master, nor with too few trumps to go on."""
    count, out = mine.bit_count(), theirs.bit_count()
    if top(mine) > top(theirs):
        return True
    return out > 1 and count > out


def _declarer_extra(seen: MaskView, suit: int, card: int, mine: int, theirs: int) -> float:
    """Return a lead's bonus apart from its suit: masters, and long suits while trumps last."""
    extra = 0.0
    held = seen.hands[seen.me] & SUITS[suit]
    master = not seen.others & above(card)
    if master:
        extra += 0.05 if mine or theirs else 0.3
        if theirs:
            extra -= 0.1 * max(0, 3 - (seen.others & SUITS[suit]).bit_count())
    elif mine and not theirs and held.bit_count() >= 3:
        extra += 0.25
    return extra


def _defender_leads(seen: MaskView) -> int:
    own = seen.hands[seen.me]
    best, worth = 0, -99.0
    for suit in range(4):
        held = own & SUITS[suit]
        if not held:
            continue
        before = _standing(seen, suit, held)
        for card, value in _in_suit(seen, suit).items():
            gain = before - value + _defender_extra(seen, suit, card, held)
            if gain > worth:
                best, worth = card, gain
    return best


def _defender_extra(seen: MaskView, suit: int, card: int, held: int) -> float:
    """Return the bonus of a defender's lead apart from its suit: ruffs and masters."""
    declarer = seen.declarer
    partner = 3 - seen.me - declarer
    trumps_left = bool(seen.may[declarer] & seen.trumps)
    if suit == seen.trump:
        return -0.3
    if seen.void(declarer, suit):
        return -RUFFED_SHARE if trumps_left else 0.4
    extra = 0.0
    if seen.trumps and seen.void(partner, suit) and seen.may[partner] & seen.trumps:
        extra += 0.8 - 0.01 * (card.bit_length() & 7)
    if not seen.others & above(card):
        extra += 0.25
    elif (declarer - seen.me) % 3 == 1:
        extra += 0.08
    return extra - 0.02 * (held.bit_count() == 1)


# ---------------------------------------------------------------------------------------------
# Following


def _follow(seen: MaskView) -> int:
    choices = seen.choices
    led = SUITS[seen.lead]
    if choices & led:
        return _follow_suit(seen)
    if choices & seen.trumps:
        return _ruff(seen)
    return _throw(seen)


def _follow_suit(seen: MaskView) -> int:
    """Follow: the card that leaves the suit best; of equal ones the cheapest that wins, or the lowest."""
    if seen.best and suit_of(seen.best) != seen.lead:
        return low(seen.choices)
    worths = _in_suit(seen, seen.lead)
    sign = 1 if seen.me == seen.declarer else -1
    return max(
        worths,
        key=lambda card: (round(sign * worths[card] + _wins_now(seen, card), 6), -card.bit_length()),
    )


def _wins_now(seen: MaskView, card: int) -> float:
    """Return the bonus of a trick won now; it is negative for overtaking a partner."""
    if not seen.beats(card, seen.best):
        return 0.0
    if seen.who >= 0 and seen.who not in seen.against():
        return -0.05
    coming = 0
    for step in range(1, 3 - len(seen.trick)):
        place = (seen.me + step) % 3
        if place in seen.against():
            coming |= seen.may[place]
    return 0.12 if not coming & above(card) else 0.03


def _ruff(seen: MaskView) -> int:
    """Ruff as low as wins; higher if the next player is known to be able to ruff over it."""
    trumps = bits(seen.choices & seen.trumps)
    over = [card for card in trumps if seen.beats(card, seen.best)]
    partner_wins = seen.who >= 0 and seen.who not in seen.against()
    if partner_wins and seen.last:
        return trumps[0]
    if not over:
        return trumps[0]
    if seen.last:
        return over[0]
    following = (seen.me + 1) % 3
    if following in seen.against() and seen.void(following, seen.lead):
        sure = [card for card in over if not seen.may[following] & above(card)]
        if sure:
            return sure[0]
        return trumps[0]
    return over[0]


def _throw(seen: MaskView) -> int:
    """Throw away the card that costs its suit least, from where it matters least."""
    sign = 1 if seen.me == seen.declarer else -1
    own = seen.hands[seen.me]
    best, least = 0, 99.0
    for suit in range(4):
        held = own & SUITS[suit]
        if not held:
            continue
        card = low(held)
        loss = sign * (_standing(seen, suit, held) - _standing(seen, suit, held ^ card))
        loss += 0.01 * ((card.bit_length() - 1) & 7)
        if loss < least:
            best, least = card, loss
    return best
