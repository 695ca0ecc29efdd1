"""Causes of a card of Thousand: its points in the trick, a marriage, or the card that is kept."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum

from prikup.bots.causes import MIN_DIFFERENCE, MIN_PRECISION, Cause
from prikup.bots.ratings import Trials
from prikup.cards import Card
from prikup.games.thousand.bot.deal import HandsByPlace
from prikup.games.thousand.bot.playing import POINT_VALUE, TARGET_FACTOR, hands_by_aim
from prikup.games.thousand.bot.ranked import CARD_POINTS, CARD_SUIT, SUIT_MASKS, mask_of
from prikup.games.thousand.match import View


def find_mechanism(view: View, texts: Sequence[str], trials: Trials, best: int, than: int) -> Cause | None:
    """Return the proved cause of a card against another, both by index; None if there is none."""
    deal = hands_by_aim(view)
    chosen, other = texts[best], texts[than]
    card, than_card = (mask_of((Card.parse(text.removesuffix("!")),)) for text in (chosen, other))
    gains = _list_gains(view, deal, trials, best, than)
    if not gains:
        return None
    text = chosen.removesuffix("!")
    if not deal.played:
        return _find_announced(deal, chosen, other, card, gains)
    if _both_win(deal, card, than_card):
        lost = CARD_POINTS[than_card] - CARD_POINTS[card]
        if _share(gains, -lost) >= MIN_PRECISION:
            return Cause("scores-more", other, card=text, count=-lost)
        return Cause("both-win", other, card=text) if _share(gains, -lost) <= 1 - MIN_PRECISION else None
    if deal.beats(card) or deal.beats(than_card):
        return None
    given = CARD_POINTS[than_card] - CARD_POINTS[card]
    side = _find_winning_side(deal)
    if side is None and given:
        return None
    name, points = ("gives-less", given) if side is False else ("scores-more", -given)
    if points > 0 and _share(gains, points) >= MIN_PRECISION:
        return Cause(name, other, card=text, count=points)
    if _share(gains, max(points, 0)) <= 1 - MIN_PRECISION:
        return Cause("both-lose", other, card=text)
    return None


def _list_gains(
    view: View, deal: HandsByPlace, trials: Trials, best: int, than: int
) -> list[tuple[float, float]]:
    """Return by layout in which a card is better the weight and the points that its side gains."""
    assert view.contract is not None
    sign = 1 if deal.me == deal.declarer else -1
    made_value = TARGET_FACTOR * int(view.contract.text)
    gains = []
    for weight, scores, made in zip(trials.weights, trials.scores, trials.shown, strict=True):
        if scores[best] - scores[than] >= MIN_DIFFERENCE:
            first, second = (
                (sign * scores[index] - made_value * made[index]) / POINT_VALUE for index in (best, than)
            )
            gains.append((weight * (scores[best] - scores[than]), sign * (first - second)))
    return gains


def _share(gains: Sequence[tuple[float, float]], points: float) -> float:
    """Return the share of the gain where no more points are gained than these."""
    total = fsum(weight for weight, _ in gains)
    return fsum(weight for weight, gained in gains if gained <= points + MIN_DIFFERENCE) / total


def _both_win(deal: HandsByPlace, card: int, other: int) -> bool:
    """Return True if two cards of one suit take the trick whatever the others hold."""
    if CARD_SUIT[card] != CARD_SUIT[other] or not (deal.beats(card) and deal.beats(other)):
        return False
    return all(_is_safe(deal, one) for one in (card, other))


def _is_safe(deal: HandsByPlace, card: int) -> bool:
    """Return True if nobody who still plays to the trick can beat a card that wins so far."""
    for step in range(1, deal.size - deal.played):
        possible = deal.hands[(deal.me + step) % deal.size]
        suit = SUIT_MASKS[CARD_SUIT[card]]
        if possible & suit & ~((card << 1) - 1) or (not card & deal.trumps and possible & deal.trumps):
            return False
    return True


def _find_winning_side(deal: HandsByPlace) -> bool | None:
    """Return True if the player's side takes the trick for sure, False if the others do."""
    later = [(deal.me + step) % deal.size for step in range(1, deal.size - deal.played)]
    mine = deal.me == deal.declarer
    is_side = (deal.who == deal.declarer) == mine
    if all(((place == deal.declarer) == mine) == is_side for place in later) or _is_safe(deal, deal.best):
        return is_side
    return None


def _find_announced(
    deal: HandsByPlace, chosen: str, other: str, card: int, gains: Sequence[tuple[float, float]]
) -> Cause | None:
    """Return a cause where a marriage is announced, and its points are all that is gained."""
    if not chosen.endswith("!") or other.endswith("!"):
        return None
    points = deal.terms.value(CARD_SUIT[card], deal.trump)
    if _share(gains, points) < MIN_PRECISION:
        return None
    return Cause("announces", other, card=chosen.removesuffix("!"), count=points)
