"""Rules of thumb for the card to play: the points of the trick and later uses of a card."""

from __future__ import annotations

from typing import Final

from prikup.games.thousand.bot.deal import HandsByPlace, Move
from prikup.games.thousand.bot.ranked import ACE, FOUR, KING, PAIRS, POINTS, QUEEN, SUIT, SUITS, TEN, bits

TEMPO: Final = 4.0
"""Value of being on lead next."""
ADDED: Final = 4.0
"""Points that each later player adds to a trick on average."""
RUFFED: Final = (0.9, 0.7, 0.45, 0.3, 0.15, 0.1)
"""Likelihood that a suit is ruffed, by the number of its cards that the others hold."""
HELD_BEHIND: Final = 0.85
"""Likelihood that a higher card that an opponent may hold behind is played."""
MARRIAGE: Final = 0.3
"""Share of a marriage's points that it is worth before it is announced."""
GIFT: Final = 0.4
"""Share of a card's points that it is worth on the trick of a fellow defender."""


def move(deal: HandsByPlace) -> Move:
    """Return the card to play, and True if it is announced."""
    hand = deal.hands[deal.me]
    if not hand & (hand - 1):
        return hand, False
    others = deal.others
    if not deal.played:
        announced = _announced(deal, hand, others)
        return announced if announced else (_lead(deal, hand, others), False)
    return _follow(deal, hand, others), False


def _announced(deal: HandsByPlace, hand: int, others: int) -> Move | None:
    """Return the announcement: four aces at once, a marriage once the sure tricks beside it are taken."""
    found = deal.announcements()
    if not found:
        return None
    if FOUR in found:
        return hand & ACE & -(hand & ACE), True
    beside = 0 if len(found) > 1 or others & deal.trumps else _sure(hand & ~SUITS[found[0]], others)
    if beside:
        return max(bits(beside), key=lambda card: POINTS[card]), False
    # A marriage whose lead takes the trick leaves the lead for the next one.
    suit = max(found, key=lambda one: (_holds(deal, one, others), deal.terms.value(one, deal.trump)))
    return marrying(deal, suit), True


def _holds(deal: HandsByPlace, suit: int, others: int) -> bool:
    """Return True if the card that announces a marriage takes the trick."""
    drawing = deal.terms.named and suit != deal.trump and others & deal.trumps
    return not drawing and marrying(deal, suit) > others & SUITS[suit]


def _sure(hand: int, others: int) -> int:
    """Return the cards of a hand that no card of the others beats in their suits."""
    found = 0
    for suit in SUITS:
        above = others & suit
        found |= hand & suit & ~((1 << above.bit_length()) - 1) if above else hand & suit
    return found


def marrying(deal: HandsByPlace, suit: int) -> int:
    """Return the card of a marriage to lead: the king if nothing beats it, else the queen."""
    pair = PAIRS[suit]
    higher = deal.others & SUITS[suit] & (ACE | TEN)
    return pair & QUEEN if higher or deal.terms.queen else pair & KING


def _later(deal: HandsByPlace, card: int, hand: int, others: int) -> float:
    """Return the value of a card in later tricks."""
    suit = SUIT[card]
    held, out = hand & SUITS[suit], others & SUITS[suit]
    later = 3.0 if card & deal.trumps else 0.0
    pair = PAIRS[suit]
    if card & pair and hand & pair == pair:
        later += MARRIAGE * deal.terms.value(suit, deal.trump)
    if card > out:
        later += 8.0 if out else 2.0
    elif held & TEN and not card & TEN and held.bit_count() == 2:
        later += 3.0
    return later


def _lead(deal: HandsByPlace, hand: int, others: int) -> int:
    """Return the card to lead."""
    best, most = 0, -1e9
    drawing = others & deal.trumps
    own = (hand & deal.trumps).bit_count()
    for card in bits(hand):
        suit = SUIT[card]
        out = others & SUITS[suit]
        higher = (out & -card).bit_count() if out > card else 0
        chance = (1 - HELD_BEHIND) ** higher
        if drawing and suit != deal.trump:
            chance *= 1 - RUFFED[min(out.bit_count(), 5)]
        worth = chance * (POINTS[card] + ADDED * (deal.size - 1) + TEMPO) - (1 - chance) * POINTS[card]
        later = _later(deal, card, hand, others)
        worth -= later * (1 - chance) if card > out else later
        if drawing and suit == deal.trump and not higher and own >= drawing.bit_count():
            worth += 6.0
        if worth > most:
            best, most = card, worth
    return best


def _follow(deal: HandsByPlace, hand: int, others: int) -> int:
    """Return the card to play to a trick."""
    legal = deal.legal()
    if not legal & (legal - 1):
        return legal
    behind = deal.size - deal.played - 1
    share = HELD_BEHIND * behind / (deal.size - 1)
    friend = deal.size == 3 and deal.me != deal.declarer != deal.who
    kept = _chance(deal, deal.best, others, share) if friend else 0.0
    best, most = 0, -1e9
    for card in bits(legal):
        points = POINTS[card]
        if deal.beats(card):
            chance = _chance(deal, card, others, share)
            worth = chance * (deal.pot + points + ADDED * behind + TEMPO) - (1 - chance) * points
        else:
            worth = (kept * GIFT - (1 - kept)) * points
        worth -= _later(deal, card, hand, others)
        if worth > most:
            best, most = card, worth
    return best


def _chance(deal: HandsByPlace, card: int, others: int, share: float) -> float:
    """Return the likelihood that a card that wins a trick so far wins it in the end."""
    if not share:
        return 1.0
    out = others & SUITS[SUIT[card]]
    chance = (1 - share) ** ((out & -card).bit_count() if out > card else 0)
    trumps = others & deal.trumps
    if trumps and not card & deal.trumps:
        chance *= 1 - RUFFED[min((others & SUITS[deal.led]).bit_count(), 5)] * share
    return chance
