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
    """Return the card to lead for an announcement and True, or a sure trick to take before it and False.

    Four aces are announced at once, a marriage once the sure tricks in other suits are taken. None if nothing
    can be announced.
    """
    announcements = deal.announcements()
    if not announcements:
        return None
    if FOUR_ACES_INDEX in announcements:
        return hand & ACE_MASK & -(hand & ACE_MASK), True
    sure_cards = (
        0
        if len(announcements) > 1 or others & deal.trumps
        else _find_unbeatable_cards(hand & ~SUIT_MASKS[announcements[0]], others)
    )
    if sure_cards:
        return max(bits(sure_cards), key=lambda card: CARD_POINTS[card]), False
    # A marriage whose lead takes the trick leaves the lead for the next one.
    suit = max(
        announcements,
        key=lambda marriage: (_takes_trick(deal, marriage, others), deal.terms.value(marriage, deal.trump)),
    )
    return announcing_card(deal, suit), True


def _takes_trick(deal: HandsByPlace, suit: int, others: int) -> bool:
    """Return True if the card that announces the marriage of a suit takes the trick."""
    drawing = deal.terms.named and suit != deal.trump and others & deal.trumps
    return not drawing and announcing_card(deal, suit) > others & SUIT_MASKS[suit]


def _find_unbeatable_cards(hand: int, others: int) -> int:
    """Return the cards of a hand that no card of the others beats in their suits."""
    unbeatable = 0
    for suit in SUIT_MASKS:
        rivals = others & suit
        unbeatable |= hand & suit & ~((1 << rivals.bit_length()) - 1) if rivals else hand & suit
    return unbeatable


def announcing_card(deal: HandsByPlace, suit: int) -> int:
    """Return the card of a marriage to lead: the king if nothing beats it, else the queen."""
    pair = MARRIAGE_MASKS[suit]
    higher = deal.others & SUIT_MASKS[suit] & (ACE_MASK | TEN_MASK)
    return pair & QUEEN_MASK if higher or deal.terms.queen else pair & KING_MASK


def _estimate_later_value(deal: HandsByPlace, card: int, hand: int, others: int) -> float:
    """Return the value of a card in later tricks, which is lost if it is played now."""
    suit = CARD_SUIT[card]
    suit_cards, rivals = hand & SUIT_MASKS[suit], others & SUIT_MASKS[suit]
    value = 3.0 if card & deal.trumps else 0.0
    pair = MARRIAGE_MASKS[suit]
    if card & pair and hand & pair == pair:
        value += UNANNOUNCED_SHARE * deal.terms.value(suit, deal.trump)
    if card > rivals:
        value += 8.0 if rivals else 2.0
    elif suit_cards & TEN_MASK and not card & TEN_MASK and suit_cards.bit_count() == 2:
        value += 3.0
    return value


def _choose_lead(deal: HandsByPlace, hand: int, others: int) -> int:
    """Return the card to lead."""
    best, best_value = 0, -1e9
    drawing = others & deal.trumps
    own_trumps = (hand & deal.trumps).bit_count()
    for card in bits(hand):
        suit = CARD_SUIT[card]
        rivals = others & SUIT_MASKS[suit]
        higher = (rivals & -card).bit_count() if rivals > card else 0
        chance = (1 - HIGHER_CARD_LIKELIHOOD) ** higher
        if drawing and suit != deal.trump:
            chance *= 1 - RUFF_LIKELIHOODS[min(rivals.bit_count(), 5)]
        value = (
            chance * (CARD_POINTS[card] + ADDED_POINTS * (deal.size - 1) + LEAD_VALUE)
            - (1 - chance) * CARD_POINTS[card]
        )
        later = _estimate_later_value(deal, card, hand, others)
        value -= later * (1 - chance) if card > rivals else later
        if drawing and suit == deal.trump and not higher and own_trumps >= drawing.bit_count():
            value += 6.0
        if value > best_value:
            best, best_value = card, value
    return best


def _choose_card(deal: HandsByPlace, hand: int, others: int) -> int:
    """Return the card to play to a trick."""
    legal = deal.legal()
    if not legal & (legal - 1):
        return legal
    still_to_play = deal.size - deal.played - 1
    share = HIGHER_CARD_LIKELIHOOD * still_to_play / (deal.size - 1)
    partner_wins = deal.size == 3 and deal.me != deal.declarer != deal.who
    partner_chance = _estimate_win_likelihood(deal, deal.best, others, share) if partner_wins else 0.0
    best, best_value = 0, -1e9
    for card in bits(legal):
        points = CARD_POINTS[card]
        if deal.beats(card):
            chance = _estimate_win_likelihood(deal, card, others, share)
            value = (
                chance * (deal.pot + points + ADDED_POINTS * still_to_play + LEAD_VALUE)
                - (1 - chance) * points
            )
        else:
            value = (partner_chance * GIFT_SHARE - (1 - partner_chance)) * points
        value -= _estimate_later_value(deal, card, hand, others)
        if value > best_value:
            best, best_value = card, value
    return best


def _estimate_win_likelihood(deal: HandsByPlace, card: int, others: int, share: float) -> float:
    """Return the likelihood that the card that is winning a trick wins it in the end.

    ``others`` are the cards that others may hold, ``share`` the likelihood that a higher one of them is
    played to this trick.
    """
    if not share:
        return 1.0
    rivals = others & SUIT_MASKS[CARD_SUIT[card]]
    chance = (1 - share) ** ((rivals & -card).bit_count() if rivals > card else 0)
    trumps = others & deal.trumps
    if trumps and not card & deal.trumps:
        chance *= 1 - RUFF_LIKELIHOODS[min((others & SUIT_MASKS[deal.led]).bit_count(), 5)] * share
    return chance
