"""Causes of a card that are proved from the rules of a trick or by exchanging two cards in each world.

Two cards of one suit that both win the trick, or both lose it, differ only in the card that stays in the
hand. That an opponent can ruff a card is the cause of a loss if nothing is lost where the opponent has a card
of the suit.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import Final

from prikup.bots.causes import MIN_DIFFERENCE, MIN_PRECISION, Cause
from prikup.bots.mask_view import MaskView
from prikup.bots.masks import SUITS, above, low, suit_of
from prikup.bots.open_hands import after_each
from prikup.bots.ratings import Trials
from prikup.cards import CARDS_BY_INDEX

MIN_GAIN_SHARE: Final = 0.8
"""The least share of the gain that comes from the worlds of a mechanism."""


def find_mechanism(
    mask_view: MaskView, trials: Trials, cards: Sequence[int], best: int, than: int
) -> Cause | None:
    """Return the cause of a card, as a mask by index, against another; None if none is proved."""
    if mask_view.dropped >= 0:
        return None
    if mask_view.trick:
        return _compare_kept(mask_view, cards[best], cards[than])
    return _find_ruff(mask_view, trials, cards[best], cards[than])


def _compare_kept(mask_view: MaskView, card: int, other: int) -> Cause | None:
    """Return a cause where both cards take the trick, or neither does: only the card that is kept differs."""
    if suit_of(card) != suit_of(other):
        return None
    if _wins(mask_view, card) and _wins(mask_view, other):
        return Cause("both-win", _text(other), card=_text(card))
    if not mask_view.beats(card, mask_view.best) and not mask_view.beats(other, mask_view.best):
        return Cause("both-lose", _text(other), card=_text(card))
    return None


def _wins(mask_view: MaskView, card: int) -> bool:
    """Return True if a card takes the trick whatever the others hold and play."""
    if not mask_view.beats(card, mask_view.best):
        return False
    later = [(mask_view.me + step) % 3 for step in range(1, 3 - len(mask_view.trick))]
    for place in later:
        possible = mask_view.may[place]
        if possible & above(card) or (card & ~mask_view.trumps and possible & mask_view.trumps):
            return False
    return True


def _find_ruff(mask_view: MaskView, trials: Trials, card: int, other: int) -> Cause | None:
    """Return a cause where an opponent is known to have none of a suit, and can ruff the other lead."""
    suit = suit_of(other)
    if not trials.hands or other & mask_view.trumps or mask_view.kind != "contract":
        return None
    for place in mask_view.against():
        can_ruff = mask_view.may[place] & mask_view.trumps and mask_view.void(place, suit)
        if can_ruff and _is_cause(mask_view, trials, place, card, other):
            seat = mask_view.view.order[place]
            name = "draw" if card & mask_view.trumps else "ruffed"
            return Cause(name, _text(other), seat=seat, suit=CARDS_BY_INDEX[8 * suit].suit.letter)
    return None


def _is_cause(mask_view: MaskView, trials: Trials, place: int, card: int, other: int) -> bool:
    """Return True if the ruff at a place is why ``other`` is worse: without it nothing is lost."""
    pair = [card, other]
    gains = [max(0.0, row[0] - row[1]) for row in _gains(mask_view, trials.hands, pair)]
    exchanged, weights, ruffed = [], [], []
    for hands, weight, gain in zip(trials.hands, trials.weights, gains, strict=True):
        if gain < MIN_DIFFERENCE:
            continue
        swapped = _give_suit(mask_view, hands, place, suit_of(other))
        ruffed.append(weight * gain * (hands[place] & mask_view.trumps != 0 and swapped is not None))
        if swapped is not None:
            exchanged.append(swapped)
            weights.append(weight)
    total = fsum(weight * gain for weight, gain in zip(trials.weights, gains, strict=True))
    if not exchanged or fsum(ruffed) < MIN_GAIN_SHARE * total:
        return False
    without = _gains(mask_view, exchanged, pair)
    gone = fsum(
        weight for weight, row in zip(weights, without, strict=True) if row[0] - row[1] < MIN_DIFFERENCE
    )
    return gone >= MIN_PRECISION * fsum(weights)


def _gains(mask_view: MaskView, worlds: Sequence[Sequence[int]], cards: Sequence[int]) -> list[list[float]]:
    """Return by world the tricks of the player's side after each card; those of a defender are negative."""
    sign = 1.0 if mask_view.me == mask_view.declarer else -1.0
    rows = after_each(mask_view, [list(hands) for hands in worlds], cards, mask_view.declarer)
    return [[sign * tricks for tricks in row] for row in rows]


def _give_suit(mask_view: MaskView, hands: Sequence[int], place: int, suit: int) -> list[int] | None:
    """Return hands in which a place has a card of a suit, for its lowest other card but trumps."""
    given = hands[place] & ~mask_view.trumps
    if not given:
        return None
    for giver in range(3):
        taken = hands[giver] & SUITS[suit]
        if giver not in (place, mask_view.me) and taken:
            swapped = list(hands)
            swapped[place] ^= low(given) | low(taken)
            swapped[giver] ^= low(given) | low(taken)
            return swapped
    return None


def _text(card: int) -> str:
    return CARDS_BY_INDEX[card.bit_length() - 1].text
