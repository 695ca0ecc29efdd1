"""Matches made from their inputs, or from a view and a world."""

from __future__ import annotations

from collections.abc import Iterable

from prikup.core.actions import Input
from prikup.core.facts import Fact
from prikup.core.game import Game
from prikup.core.generics import OptionsT, StandingT
from prikup.core.match import Match
from prikup.core.view import View, World
from prikup.errors import RuleError, check_argument


def replay(
    match: Match[OptionsT, StandingT], inputs: Iterable[Input]
) -> tuple[Match[OptionsT, StandingT], tuple[Fact, ...]]:
    """Apply inputs to a match; return the last state and all facts.

    Raises RuleError at the first illegal input.
    """
    check_argument("match", match, Match)
    check_argument("inputs", inputs, Iterable)
    facts: list[Fact] = []
    for move in inputs:
        step = match.apply(move)
        match = step.state
        facts.extend(step.facts)
    return match, tuple(facts)


def state_of(
    game: Game[OptionsT, StandingT], view: View[OptionsT, StandingT], world: World
) -> Match[OptionsT, StandingT]:
    """Return the match that a view and a world make.

    The hidden actions of the world fill the inputs of the log that the viewer did not see. Before the cards
    are dealt the world is not used. Raises RuleError if the world contradicts the view.
    """
    check_argument("game", game, Game)
    check_argument("view", view, View)
    check_argument("world", world, World)
    start = Match(
        game,
        view.options,
        view.players,
        view.deal_no,
        view.dealer,
        view.standing,
        game.dealing(),
        minutes=view.minutes,
        last_deal=view.last_deal,
    )
    if not view.log:
        return start
    dealt = start.apply(Input(None, None, world.deal)).state
    if not dealt.log:
        raise RuleError("world", "")
    hidden_actions = iter(world.acts)
    inputs = []
    for move in view.log[1:]:
        inputs.append(Input(move.seat, move.by, next(hidden_actions)) if move.action.unseen else move)
    return replay(dealt, inputs)[0]
