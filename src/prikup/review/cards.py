"""Cards judged over the worlds that fit what the player saw, each solved with all cards open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prikup.arena.open_view import open_view
from prikup.bots.rules import GameBot, RulesBot, SearchBot
from prikup.core import Match, View
from prikup.review.fixed import SEED
from prikup.review.weighing import Weighed, weighed

FEW: Final = 40
"""Worlds of a first look, which is enough where nothing can have been lost."""
HUNTED: Final = ((5, 12, 60), (7, 12, 40), (9, 6, 18), (12, 6, 6))
"""Worlds of a first look and at most in an all-pass, by how many cards are left: early each takes long."""


def judged(own: GameBot, view: View, texts: Sequence[str], played: str, worlds: int) -> Weighed:
    """What a card lost by what the player could know, over up to so many worlds."""
    assert own.trials is not None and view.contract is not None and view.acting is not None
    hunted = view.contract.declarer is None
    few, most = FEW, worlds
    if hunted:
        left = view.seats[view.acting.seat].count
        _, few, most = next(one for one in HUNTED if left <= one[0])
        most = min(worlds, most)
    first = own.trials(view, texts, SEED, min(few, most))
    found = weighed(first, texts, played)
    alone = not first.complete and len(first.weights) < few // 2  # a few worlds outweigh all others
    if (found.most >= own.mistake or alone) and few < most:
        found = weighed(own.trials(view, texts, SEED, most), texts, played)
    if hunted and found.loss >= own.mistake and found.low > 0:
        habit = any(bot(SEED).choose(view) == played for bot in (RulesBot, SearchBot))
        found = found._replace(low=0.0) if habit else _feared(own, view, found, played, most)
    return found


def opened(own: GameBot, match: Match, by: int, texts: Sequence[str]) -> dict[str, float]:
    """What each card is worth as the cards lie."""
    assert own.trials is not None
    scores = own.trials(open_view(match, by), texts, SEED, 1).scores[0].tolist()
    return dict(zip(texts, scores, strict=True))


def _feared(own: GameBot, view: View, found: Weighed, played: str, most: int) -> Weighed:
    """A card of an all-pass is blamed only if the best one is better too where the others hunt the player.

    It has no single value, so what either bot plays is not blamed at all.
    """
    pair = [found.best, played]
    trials = None if own.fears is None else own.fears(view, pair, SEED, most)
    return found if trials is None else found._replace(low=min(found.low, weighed(trials, pair, played).low))
