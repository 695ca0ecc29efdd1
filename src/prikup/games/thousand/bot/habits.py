"""Rules of thumb for the card to play: the points of the trick and later uses of a card."""

from __future__ import annotations

from typing import Final

from prikup.games.thousand.bot.deal import HandsByPlace, Move
from prikup.games.thousand.bot.ranked import (
    ACE_MASK,
    CARD_POINTS,
    CARD_SUIT,
    FOUR_ACES_INDEX,
    KING_MASK,
    MARRIAGE_MASKS,
    QUEEN_MASK,
    SUIT_MASKS,
    TEN_MASK,
    bits,
)

LEAD_VALUE: Final = 4.0
"""Value of being on lead next."""
ADDED_POINTS: Final = 4.0
"""Points that each later player adds to a trick on average."""
RUFF_LIKELIHOODS: Final = (0.9, 0.7, 0.45, 0.3, 0.15, 0.1)
"""Likelihood that a suit is ruffed, by the number of its cards that the others hold."""
HIGHER_CARD_LIKELIHOOD: Final = 0.85
"""Likelihood that a higher card that an opponent may hold behind is played."""
UNANNOUNCED_SHARE: Final = 0.3
"""Share of a marriage's points that it is worth before it is announced."""
GIFT_SHARE: Final = 0.4
"""Share of a card's points that it is worth on the trick of a fellow defender."""


def choose_move(deal: HandsByPlace) -> Move:
    """Return the card to play, and True if it is announced."""
    hand = deal.hands[deal.me]
    if not hand & (hand - 1):
        return hand, False
    others = deal.others
    if not deal.played:
        announced = _choose_announcement(deal, hand, others)
        return announced if announced else (_choose_lead(deal, hand, others), False)
    return _choose_card(deal, hand, others), False


def _choose_announcement(deal: HandsByPlace, hand: int, others: int) -> Move | None:
    """Return the announcement: four aces at once, a marriage once the sure tricks beside it are taken."""
    found = deal.announcements()
    if not found:
        return None
    if FOUR_ACES_INDEX in found:
        return hand & ACE_MASK & -(hand & ACE_MASK), True
    beside = (
        0
        if len(found) > 1 or others & deal.trumps
        else _unbeatable_cards(hand & ~SUIT_MASKS[found[0]], others)
    )
    if beside:
        return max(bits(beside), key=lambda card: CARD_POINTS[card]), False
    # A marriage whose lead takes the trick leaves the lead for the next one.
    suit = max(found, key=lambda one: (_takes_trick(deal, one, others), deal.terms.value(one, deal.trump)))
    return announcing_card(deal, suit), True


def _takes_trick(deal: HandsByPlace, suit: int, others: int) -> bool:
    """Return True if the card that announces a marriage takes the trick."""
    drawing = deal.terms.named and suit != deal.trump and others & deal.trumps
    return not drawing and announcing_card(deal, suit) > others & SUIT_MASKS[suit]


def _unbeatable_cards(hand: int, others: int) -> int:
    """Return the cards of a hand that no card of the others beats in their suits."""
    found = 0
    for suit in SUIT_MASKS:
        above = others & suit
        found |= hand & suit & ~((1 << above.bit_length()) - 1) if above else hand & suit
    return found


def announcing_card(deal: HandsByPlace, suit: int) -> int:
    """Return the card of a marriage to lead: the king if nothing beats it, else the queen."""
    pair = MARRIAGE_MASKS[suit]
    higher = deal.others & SUIT_MASKS[suit] & (ACE_MASK | TEN_MASK)
    return pair & QUEEN_MASK if higher or deal.terms.queen else pair & KING_MASK


def _later_value(deal: HandsByPlace, card: int, hand: int, others: int) -> float:
    """Return the value of a card in later tricks."""
    suit = CARD_SUIT[card]
    held, out = hand & SUIT_MASKS[suit], others & SUIT_MASKS[suit]
    later = 3.0 if card & deal.trumps else 0.0
    pair = MARRIAGE_MASKS[suit]
    if card & pair and hand & pair == pair:
        later += UNANNOUNCED_SHARE * deal.terms.value(suit, deal.trump)
    if card > out:
        later += 8.0 if out else 2.0
    elif held & TEN_MASK and not card & TEN_MASK and held.bit_count() == 2:
        later += 3.0
    return later


def _choose_lead(deal: HandsByPlace, hand: int, others: int) -> int:
    """Return the card to lead."""
    best, most = 0, -1e9
    drawing = others & deal.trumps
    own = (hand & deal.trumps).bit_count()
    for card in bits(hand):
        suit = CARD_SUIT[card]
        out = others & SUIT_MASKS[suit]
        higher = (out & -card).bit_count() if out > card else 0
        chance = (1 - HIGHER_CARD_LIKELIHOOD) ** higher
        if drawing and suit != deal.trump:
            chance *= 1 - RUFF_LIKELIHOODS[min(out.bit_count(), 5)]
        worth = (
            chance * (CARD_POINTS[card] + ADDED_POINTS * (deal.size - 1) + LEAD_VALUE)
            - (1 - chance) * CARD_POINTS[card]
        )
        later = _later_value(deal, card, hand, others)
        worth -= later * (1 - chance) if card > out else later
        if drawing and suit == deal.trump and not higher and own >= drawing.bit_count():
            worth += 6.0
        if worth > most:
            best, most = card, worth
    return best


def _choose_card(deal: HandsByPlace, hand: int, others: int) -> int:
    """Return the card to play to a trick."""
    legal = deal.legal()
    if not legal & (legal - 1):
        return legal
    behind = deal.size - deal.played - 1
    share = HIGHER_CARD_LIKELIHOOD * behind / (deal.size - 1)
    friend = deal.size == 3 and deal.me != deal.declarer != deal.who
    kept = _win_likelihood(deal, deal.best, others, share) if friend else 0.0
    best, most = 0, -1e9
    for card in bits(legal):
        points = CARD_POINTS[card]
        if deal.beats(card):
            chance = _win_likelihood(deal, card, others, share)
            worth = chance * (deal.pot + points + ADDED_POINTS * behind + LEAD_VALUE) - (1 - chance) * points
        else:
            worth = (kept * GIFT_SHARE - (1 - kept)) * points
        worth -= _later_value(deal, card, hand, others)
        if worth > most:
            best, most = card, worth
    return best


def _win_likelihood(deal: HandsByPlace, card: int, others: int, share: float) -> float:
    """Return the likelihood that a card that wins a trick so far wins it in the end."""
    if not share:
        return 1.0
    out = others & SUIT_MASKS[CARD_SUIT[card]]
    chance = (1 - share) ** ((out & -card).bit_count() if out > card else 0)
    trumps = others & deal.trumps
    if trumps and not card & deal.trumps:
        chance *= 1 - RUFF_LIKELIHOODS[min((others & SUIT_MASKS[deal.led]).bit_count(), 5)] * share
    return chance
