"""Cards judged over the worlds that fit what the player saw, each solved with all cards open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prikup.arena.open_view import open_view
from prikup.bots.rules import GameBot
from prikup.core import Match, View
from prikup.review.fixed import SEED
from prikup.review.weighing import Weighed, weighed

FEW: Final = 40
"""Worlds of a first look, which is enough where nothing can have been lost."""
HUNTED: Final = (12, 6)
"""The same in an all-pass, and five times as many at most: late, and early, where each takes milliseconds."""
EARLY: Final = 7
"""More cards than this are left early in a deal."""


def judged(own: GameBot, view: View, texts: Sequence[str], played: str, worlds: int) -> Weighed:
    """What a card lost by what the player could know, over up to so many worlds."""
    assert own.trials is not None and view.contract is not None and view.acting is not None
    hunted = view.contract.declarer is None
    few, most = FEW, worlds
    if hunted:
        few = HUNTED[view.seats[view.acting.seat].count > EARLY]
        most = min(worlds, 5 * few)
    first = own.trials(view, texts, SEED, min(few, most))
    found = weighed(first, texts, played)
    alone = not first.complete and len(first.weights) < few // 2  # a few worlds outweigh all others
    if (found.most >= own.mistake or alone) and few < most:
        found = weighed(own.trials(view, texts, SEED, most), texts, played)
    if hunted and found.loss >= own.mistake:
        found = _feared(own, view, found, played, most)
    return found


def opened(own: GameBot, match: Match, by: int, texts: Sequence[str]) -> dict[str, float]:
    """What each card is worth as the cards lie."""
    assert own.trials is not None
    scores = own.trials(open_view(match, by), texts, SEED, 1).scores[0].tolist()
    return dict(zip(texts, scores, strict=True))


def _feared(own: GameBot, view: View, found: Weighed, played: str, most: int) -> Weighed:
    """A card of an all-pass is blamed only if the best one is better too where the others hunt the player."""
    pair = [found.best, played]
    trials = None if own.fears is None else own.fears(view, pair, SEED, most)
    return found if trials is None else found._replace(low=min(found.low, weighed(trials, pair, played).low))
