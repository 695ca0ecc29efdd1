"""The play of a contract while many cards are left: each suit judged alone, and what joins them."""

from __future__ import annotations

from typing import Final

from prikup.bots.mask_view import MaskView
from prikup.bots.masks import SUITS, above, bits, low, suit_of, top
from prikup.bots.suits import mean_open_value, outcomes

# Bonuses of a lead, in tricks, beside the value of its suit.
RUFFED_SHARE: Final = 0.7
"""Loss of a lead that the declarer ruffs."""
MASTER_BONUS: Final = 0.3
"""Bonus of the declarer's lead of a master when no trump is left."""
MASTER_BESIDE_TRUMPS_BONUS: Final = 0.05
"""The same while trumps are left."""
SHORT_SUIT_LOSS: Final = 0.1
"""Loss of that lead, while others have trumps, for each card fewer than three of the suit that they hold."""
LONG_SUIT_BONUS: Final = 0.25
"""Bonus of a lead of three or more cards when only the declarer has trumps."""
TRUMP_LEAD_LOSS: Final = 0.3
"""Loss of a defender's lead of trumps."""
VOID_DECLARER_BONUS: Final = 0.4
"""Bonus of a defender's lead of a suit of which the declarer has none, nor trumps."""
PARTNER_RUFF_BONUS: Final = 0.8
"""Bonus of a defender's lead that the partner can ruff."""
PARTNER_RUFF_RANK_LOSS: Final = 0.01
"""Loss of that lead for each rank of its card, so that a low one is led."""
DEFENDER_MASTER_BONUS: Final = 0.25
"""Bonus of a defender's lead of a master."""
THROUGH_DECLARER_BONUS: Final = 0.08
"""Bonus of a defender's other lead if the declarer plays next."""
SINGLETON_LOSS: Final = 0.02
"""Loss of a defender's lead of their only card of a suit."""


def choose_card(mask_view: MaskView) -> int:
    """Return the card to play in a contract, as a mask."""
    if mask_view.choices & (mask_view.choices - 1) == 0:
        return mask_view.choices
    if mask_view.dropped >= 0:
        return _choose_against_one(mask_view)
    if mask_view.me == mask_view.declarer:
        return _choose_declarer_lead(mask_view) if not mask_view.trick else _choose_follow(mask_view)
    return _choose_defender_lead(mask_view) if not mask_view.trick else _choose_follow(mask_view)


def _choose_against_one(mask_view: MaskView) -> int:
    """Return the card where two play.

    Lead trumps while they are the higher ones, then masters, then the longest suit; follow with the cheapest
    winning card, else the lowest.
    """

    def card_cost(card: int) -> tuple[bool, int]:
        return card & mask_view.trumps != 0, (card.bit_length() - 1) & 7

    cards = sorted(bits(mask_view.choices), key=card_cost)
    if mask_view.trick:
        return next((card for card in cards if mask_view.beats(card, mask_view.best)), cards[0])
    hand = mask_view.hands[mask_view.me]
    masters = [card for card in cards if not mask_view.others & above(card)]
    drawing = [card for card in masters if card & mask_view.trumps and mask_view.others & mask_view.trumps]
    if drawing or masters:
        return (drawing or masters)[-1]
    return max(cards, key=lambda card: ((hand & SUITS[suit_of(card)]).bit_count(), -card.bit_length()))


def _rate_suit_cards(mask_view: MaskView, suit: int) -> dict[int, float]:
    """Return the declarer's value of a suit after each card from it."""
    shift = 8 * suit
    played = tuple(_extract_suit(card, shift) for card in mask_view.trick)
    holding = mask_view.choices >> shift & 255
    place = len(mask_view.trick)
    following = tuple(mask_view.may[(mask_view.me + step) % 3] >> shift & 255 for step in (1, 2))
    declarer = (place + mask_view.declarer - mask_view.me) % 3
    values = outcomes(declarer, played, holding, following)
    return {card << shift: value for card, value in values.items()}


def _extract_suit(card: int, shift: int) -> int:
    """Return the eight bits of a suit, which begin at ``shift``."""
    return card >> shift & 255


def _rate_suit(mask_view: MaskView, suit: int, suit_cards: int) -> float:
    """Return the declarer's value of a suit of which the hand to play holds ``suit_cards``."""
    shift = 8 * suit
    second, third = (mask_view.may[(mask_view.me + step) % 3] >> shift & 255 for step in (1, 2))
    return mean_open_value((mask_view.declarer - mask_view.me) % 3, suit_cards >> shift & 255, second, third)


# ---------------------------------------------------------------------------------------------
# Leading


def _choose_declarer_lead(mask_view: MaskView) -> int:
    """Return the declarer's lead as a mask of one card: a trump to draw, else the card that gains most."""
    hand = mask_view.hands[mask_view.me]
    own_trumps, other_trumps = hand & mask_view.trumps, mask_view.others & mask_view.trumps
    if own_trumps and other_trumps and _should_draw(own_trumps, other_trumps):
        values = _rate_suit_cards(mask_view, mask_view.trump)
        return max(values, key=lambda card: (round(values[card], 6), card))
    best, best_gain = 0, -99.0
    for suit in range(4):
        suit_cards = hand & SUITS[suit]
        if not suit_cards or (suit == mask_view.trump and suit_cards != hand):
            continue
        values_led = _rate_suit_cards(mask_view, suit)
        value_unled = _rate_suit(mask_view, suit, suit_cards)
        for card, value_led in values_led.items():
            gain = (
                value_led
                - value_unled
                + _rate_declarer_extra(mask_view, suit, card, own_trumps, other_trumps)
            )
            if gain > best_gain:
                best, best_gain = card, gain
    return best


def _should_draw(own_trumps: int, other_trumps: int) -> bool:
    """Return True if trumps should be drawn: neither a last master, nor with too few trumps to go on."""
    own_count, other_count = own_trumps.bit_count(), other_trumps.bit_count()
    if top(own_trumps) > top(other_trumps):
        return True
    return other_count > 1 and own_count > other_count


def _rate_declarer_extra(
    mask_view: MaskView, suit: int, card: int, own_trumps: int, other_trumps: int
) -> float:
    """Return a lead's bonus apart from its suit: for masters, and for long suits while trumps last."""
    extra = 0.0
    suit_cards = mask_view.hands[mask_view.me] & SUITS[suit]
    master = not mask_view.others & above(card)
    if master:
        extra += MASTER_BESIDE_TRUMPS_BONUS if own_trumps or other_trumps else MASTER_BONUS
        if other_trumps:
            others_count = (mask_view.others & SUITS[suit]).bit_count()
            extra -= SHORT_SUIT_LOSS * max(0, 3 - others_count)
    elif own_trumps and not other_trumps and suit_cards.bit_count() >= 3:
        extra += LONG_SUIT_BONUS
    return extra


def _choose_defender_lead(mask_view: MaskView) -> int:
    """Return a defender's lead: the card that costs the declarer most."""
    hand = mask_view.hands[mask_view.me]
    best, best_gain = 0, -99.0
    for suit in range(4):
        suit_cards = hand & SUITS[suit]
        if not suit_cards:
            continue
        value_unled = _rate_suit(mask_view, suit, suit_cards)
        for card, value_led in _rate_suit_cards(mask_view, suit).items():
            gain = value_unled - value_led + _rate_defender_extra(mask_view, suit, card, suit_cards)
            if gain > best_gain:
                best, best_gain = card, gain
    return best


def _rate_defender_extra(mask_view: MaskView, suit: int, card: int, suit_cards: int) -> float:
    """Return the bonus of a defender's lead apart from its suit: ruffs and masters."""
    declarer = mask_view.declarer
    partner = 3 - mask_view.me - declarer  # the places 0, 1 and 2 add up to 3
    trumps_left = bool(mask_view.may[declarer] & mask_view.trumps)
    if suit == mask_view.trump:
        return -TRUMP_LEAD_LOSS
    if mask_view.void(declarer, suit):
        return -RUFFED_SHARE if trumps_left else VOID_DECLARER_BONUS
    extra = 0.0
    if mask_view.trumps and mask_view.void(partner, suit) and mask_view.may[partner] & mask_view.trumps:
        extra += PARTNER_RUFF_BONUS - PARTNER_RUFF_RANK_LOSS * (card.bit_length() & 7)
    if not mask_view.others & above(card):
        extra += DEFENDER_MASTER_BONUS
    elif (declarer - mask_view.me) % 3 == 1:
        extra += THROUGH_DECLARER_BONUS
    return extra - (SINGLETON_LOSS if suit_cards.bit_count() == 1 else 0.0)


# ---------------------------------------------------------------------------------------------
# Following


def _choose_follow(mask_view: MaskView) -> int:
    """Return the card to a trick that was led: in suit, a trump, or one thrown away."""
    choices = mask_view.choices
    led = SUITS[mask_view.lead]
    if choices & led:
        return _choose_in_suit(mask_view)
    if choices & mask_view.trumps:
        return _choose_ruff(mask_view)
    return _choose_throw(mask_view)


def _choose_in_suit(mask_view: MaskView) -> int:
    """Return the card that leaves the suit best; of equal ones the cheapest that wins, or the lowest."""
    if mask_view.best and suit_of(mask_view.best) != mask_view.lead:
        return low(mask_view.choices)
    values = _rate_suit_cards(mask_view, mask_view.lead)
    sign = 1 if mask_view.me == mask_view.declarer else -1
    return max(
        values,
        key=lambda card: (round(sign * values[card] + _rate_win_now(mask_view, card), 6), -card.bit_length()),
    )


def _rate_win_now(mask_view: MaskView, card: int) -> float:
    """Return the bonus of winning the trick now; it is negative for overtaking a partner."""
    if not mask_view.beats(card, mask_view.best):
        return 0.0
    if mask_view.who >= 0 and mask_view.who not in mask_view.against():
        return -0.05
    coming = 0
    for step in range(1, 3 - len(mask_view.trick)):
        place = (mask_view.me + step) % 3
        if place in mask_view.against():
            coming |= mask_view.may[place]
    return 0.12 if not coming & above(card) else 0.03


def _choose_ruff(mask_view: MaskView) -> int:
    """Return the lowest trump that wins; a higher one if the next player is known to be able to overruff."""
    trumps = bits(mask_view.choices & mask_view.trumps)
    winning = [card for card in trumps if mask_view.beats(card, mask_view.best)]
    partner_wins = mask_view.who >= 0 and mask_view.who not in mask_view.against()
    if partner_wins and mask_view.last:
        return trumps[0]
    if not winning:
        return trumps[0]
    if mask_view.last:
        return winning[0]
    following = (mask_view.me + 1) % 3
    if following in mask_view.against() and mask_view.void(following, mask_view.lead):
        sure = [card for card in winning if not mask_view.may[following] & above(card)]
        if sure:
            return sure[0]
        return trumps[0]
    return winning[0]


def _choose_throw(mask_view: MaskView) -> int:
    """Return the card whose loss costs its suit least."""
    sign = 1 if mask_view.me == mask_view.declarer else -1
    hand = mask_view.hands[mask_view.me]
    best, lowest_loss = 0, 99.0
    for suit in range(4):
        suit_cards = hand & SUITS[suit]
        if not suit_cards:
            continue
        card = low(suit_cards)
        loss = sign * (
            _rate_suit(mask_view, suit, suit_cards) - _rate_suit(mask_view, suit, suit_cards ^ card)
        )
        loss += 0.01 * ((card.bit_length() - 1) & 7)
        if loss < lowest_loss:
            best, lowest_loss = card, loss
    return best
