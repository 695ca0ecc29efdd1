"""Phases of the declarations and of the play, with offers to divide the rest (7, 8)."""

from __future__ import annotations

from typing import ClassVar

from prikup.core import Fact, Input, Step
from prikup.games.prefa.deal_end import score_deal
from prikup.games.prefa.match import Match
from prikup.games.prefa.results import DealResult
from prikup.games.prefa.rules import ACE_CARDS, question_or_roles, start_play
from prikup.toolkit import phases
from prikup.toolkit.deal_state import DealState
from prikup.toolkit.defence import DefenceQuestion, Roles


def has_announced_aces(state: DealState) -> bool:
    """Return True if the declarer has announced four aces."""
    return len(state.proved) == len(ACE_CARDS)


class Defending(phases.Defending, frozen=True, tag=True):
    """Declarations of the defenders, who play or not, alone or taking the other along (7)."""

    clause: ClassVar[str] = "7.1"

    def spoke(self, match: Match, move: Input, state: DealState, fact: Fact) -> Step:
        return ask_defence(match, move, state, fact)


def ask_defence(match: Match, move: Input, state: DealState, fact: Fact) -> Step:
    """Return the step after these declarations: to the next question, to the play, or to the score."""
    question = question_or_roles(match, state)
    if isinstance(question, DefenceQuestion):
        return match.to(move, Defending(state, question), fact)
    if not question.played:
        return score_deal(match, result_of(state, None), fact)
    return match.to(move, Playing(state, start_play(match, state, question), roles=question), fact)


def result_of(state: DealState, tricks: tuple[int, ...] | None) -> DealResult:
    """Return the result of a deal with these tricks."""
    if state.declarer is None:
        return DealResult("polles", tricks=tricks)
    return DealResult(
        "contract", state.declarer, state.contract, state.said, tricks, aces=has_announced_aces(state)
    )


class Playing(phases.Playing, frozen=True, tag=True):
    """Ten tricks of a contract, or, without a declarer, of three passes (8, 13.5)."""

    clause: ClassVar[str] = "8.2"

    roles: Roles | None = None

    def ended(self, match: Match, move: Input, tricks: tuple[int, ...], *facts: Fact) -> Step:
        return score_deal(match, result_of(self.held, tricks), *facts)
