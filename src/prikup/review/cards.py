"""Judgement of cards over worlds that fit the player's view, each solved with all cards open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prikup.arena.open_view import open_view
from prikup.bots.base import JUDGE_SEED
from prikup.bots.causes import find_cause
from prikup.bots.hints import CARD_WORLDS
from prikup.bots.rules import GameBot, SearchBot
from prikup.core import Match, View
from prikup.review.weighing import Weighed, weigh

FIRST_SAMPLE_WORLDS: Final = 40
"""Worlds of the first sample, which is enough if nothing can have been lost."""
SECOND_SAMPLE_WORLDS: Final = CARD_WORLDS
"""Worlds of the second sample, which is enough if it shows less than half the loss of a mistake.

They are those of a hint, so that the card of a hint loses nothing there.
"""
ALL_PASS_WORLD_LIMITS: Final = ((5, 12, 60), (7, 12, 40), (9, 6, 18), (12, 6, 6))
"""Rows of an all-pass: up to so many cards left, worlds of the first sample, largest number of worlds."""


def judge_card(game_bot: GameBot, view: View, texts: Sequence[str], played: str, worlds: int) -> Weighed:
    """Return the loss of a card by the player's knowledge, over at most ``worlds`` worlds.

    A small sample comes first. If it leaves a loss possible, a larger one follows, and the largest one if
    that shows half the loss of a mistake, or if the first has too few likely worlds.
    """
    assert game_bot.trials is not None and view.contract is not None and view.acting is not None
    is_all_pass = view.contract.declarer is None
    first_worlds, max_worlds = FIRST_SAMPLE_WORLDS, worlds
    if is_all_pass:
        cards_left = view.seats[view.acting.seat].count
        _, first_worlds, max_worlds = next(row for row in ALL_PASS_WORLD_LIMITS if cards_left <= row[0])
        max_worlds = min(worlds, max_worlds)
    trials = game_bot.trials(view, texts, JUDGE_SEED, min(first_worlds, max_worlds))
    weighed = weigh(trials, texts, played)
    # A few worlds outweigh all others.
    is_thin = not trials.complete and len(trials.weights) < first_worlds // 2
    is_open = (
        (weighed.most >= game_bot.mistake or is_thin) and first_worlds < max_worlds and not trials.limited
    )
    if is_open and not is_thin and not is_all_pass and max_worlds > SECOND_SAMPLE_WORLDS:
        weighed = weigh(game_bot.trials(view, texts, JUDGE_SEED, SECOND_SAMPLE_WORLDS), texts, played)
        is_open = weighed.loss >= game_bot.mistake / 2
    if is_open:
        trials = game_bot.trials(view, texts, JUDGE_SEED, max_worlds)
        weighed = weigh(trials, texts, played)
        is_thin = not trials.complete and not trials.limited and len(trials.weights) < max_worlds // 5
        if weighed.most >= game_bot.mistake and is_thin:
            trials = game_bot.trials(view, texts, JUDGE_SEED, 4 * max_worlds)
            weighed = weigh(trials, texts, played)
    if is_all_pass and weighed.loss >= game_bot.mistake and weighed.low > 0:
        # A habit of a weaker bot is no excuse.
        weighed = (
            weighed._replace(low=0.0)
            if SearchBot(JUDGE_SEED).choose(view) == played
            else _lower_hunted_loss(game_bot, view, weighed, played, max_worlds)
        )
    if weighed.loss < game_bot.mistake or weighed.low <= 0:
        return weighed
    best, chosen = texts.index(weighed.best), texts.index(played)
    cause = find_cause(view, texts, trials, best, chosen, game_bot.mechanism)
    return weighed._replace(cause=cause if cause.is_proved else None)


def open_values(game_bot: GameBot, match: Match, seat: int, texts: Sequence[str]) -> dict[str, float]:
    """Return the value of each card of a seat with the true cards."""
    assert game_bot.trials is not None
    scores = game_bot.trials(open_view(match, seat), texts, JUDGE_SEED, 1).scores[0]
    return dict(zip(texts, scores, strict=True))


def _lower_hunted_loss(
    game_bot: GameBot, view: View, weighed: Weighed, played: str, max_worlds: int
) -> Weighed:
    """Lower the end ``low`` of the loss of an all-pass card to that against opponents who hunt this seat.

    Hunting opponents give this seat as many tricks as they can. An all-pass position has no single value, so
    a loss counts only if the best card is better against them too.
    """
    pair = [weighed.best, played]
    trials = None if game_bot.fears is None else game_bot.fears(view, pair, JUDGE_SEED, max_worlds)
    return (
        weighed if trials is None else weighed._replace(low=min(weighed.low, weigh(trials, pair, played).low))
    )
