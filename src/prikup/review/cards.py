"""Judgement of cards over worlds that fit the player's view, each solved with all cards open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prikup.arena.open_view import open_view
from prikup.bots.rules import GameBot, RulesBot, SearchBot
from prikup.core import Match, View
from prikup.review.fixed_bot import REVIEW_SEED
from prikup.review.weighing import Weighed, weigh

FIRST_SAMPLE_WORLDS: Final = 40
"""Worlds of the first sample, which is enough if nothing can have been lost."""
ALL_PASS_WORLDS: Final = ((5, 12, 60), (7, 12, 40), (9, 6, 18), (12, 6, 6))
"""Rows of an all-pass: up to so many cards left, worlds of the first sample, largest number of worlds."""


def judge_card(own: GameBot, view: View, texts: Sequence[str], played: str, worlds: int) -> Weighed:
    """Return the loss of a card by the player's knowledge, over at most ``worlds`` worlds."""
    assert own.trials is not None and view.contract is not None and view.acting is not None
    hunted = view.contract.declarer is None
    few, most = FIRST_SAMPLE_WORLDS, worlds
    if hunted:
        left = view.seats[view.acting.seat].count
        _, few, most = next(one for one in ALL_PASS_WORLDS if left <= one[0])
        most = min(worlds, most)
    first = own.trials(view, texts, REVIEW_SEED, min(few, most))
    found = weigh(first, texts, played)
    alone = not first.complete and len(first.weights) < few // 2  # a few worlds outweigh all others
    if (found.most >= own.mistake or alone) and few < most:
        trials = own.trials(view, texts, REVIEW_SEED, most)
        found = weigh(trials, texts, played)
        if found.most >= own.mistake and not trials.complete and len(trials.weights) < most // 5:
            found = weigh(own.trials(view, texts, REVIEW_SEED, 4 * most), texts, played)
    if hunted and found.loss >= own.mistake and found.low > 0:
        habit = any(bot(REVIEW_SEED).choose(view) == played for bot in (RulesBot, SearchBot))
        found = found._replace(low=0.0) if habit else _with_hunted_loss(own, view, found, played, most)
    return found


def open_values(own: GameBot, match: Match, by: int, texts: Sequence[str]) -> dict[str, float]:
    """Return the value of each card with the true cards."""
    assert own.trials is not None
    scores = own.trials(open_view(match, by), texts, REVIEW_SEED, 1).scores[0].tolist()
    return dict(zip(texts, scores, strict=True))


def _with_hunted_loss(own: GameBot, view: View, found: Weighed, played: str, most: int) -> Weighed:
    """Lower the loss of an all-pass card if the best card is not better against hunting opponents too.

    An all-pass position has no single value, so a card that either bot plays is no mistake.
    """
    pair = [found.best, played]
    trials = None if own.fears is None else own.fears(view, pair, REVIEW_SEED, most)
    return found if trials is None else found._replace(low=min(found.low, weigh(trials, pair, played).low))
