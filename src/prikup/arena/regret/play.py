"""The regret of cards: the gain of the best card, in the true deal and over worlds."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import Final

from prikup.arena.exchange import question_of
from prikup.arena.regret.losses import Loss
from prikup.bots.base import seeded_number
from prikup.core import Match, Turn, View
from prikup.solver import OpenHands
from prikup.worlds import Layouts, Weights, build_state

REGRET_WORLDS: Final = 20


def losses(match: Match, turn: Turn, text: str, solver: OpenHands, over_worlds: bool) -> Iterator[Loss]:
    """Yield a card's loss in the true deal and, with ``over_worlds`` and hidden hands, over worlds."""
    question = question_of(match)
    if question is None:
        return
    values = solver.play_values(question)
    if len(values) < 2 or text not in values:
        return
    view = match.view(turn.by)
    is_open = not any(place.place == "hand" for place in view.hidden)
    phase = f"{question.kind} {'open' if is_open else 'closed'}"
    role = role_of(match, turn.seat)
    yield Loss("play", phase, role, Fraction(max(values.values()) - values[text]))
    if over_worlds and not is_open:
        yield Loss("worlds", phase, role, _compute_mean_loss(match, view, text, solver))


def role_of(match: Match, seat: int) -> str:
    """Return a seat's role: ``declarer``, ``defender``, or ``player`` without a declarer."""
    contract = match.view(None).contract
    declarer = None if contract is None else contract.declarer
    return "player" if declarer is None else "declarer" if seat == declarer else "defender"


def _compute_mean_loss(match: Match, view: View, text: str, solver: OpenHands) -> Fraction:
    """Return the mean loss of a card over worlds that fit the view."""
    layouts = Layouts.of(view.hidden).sample(Random(seeded_number("regret", view)), REGRET_WORLDS)
    game_weights = match.game.part("weights", Weights)
    weights = [1.0] * len(layouts) if game_weights is None else game_weights.of(view, layouts)
    sums: dict[str, float] = {}
    total = 0.0
    for masks, weight in zip(layouts, weights, strict=True):
        state = build_state(match.game, view, masks)
        if state is None:
            continue
        question = question_of(state)
        assert question is not None
        total += weight
        for choice, value in solver.play_values(question).items():
            sums[choice] = sums.get(choice, 0.0) + weight * value
    mean_loss = (max(sums.values()) - sums[text]) / total if total else 0.0
    return Fraction(round(mean_loss, 9))
