"""Phases of the declarations and of the play: whist or pass, then ten tricks or a division (5, 6)."""

from __future__ import annotations

from typing import ClassVar, Final

from prikup.cards import PACK_32
from prikup.core import Fact, Input, Step
from prikup.games.paston.contracts import CONTRACTS
from prikup.games.paston.deal_end import score_deal
from prikup.games.paston.match import Match
from prikup.games.paston.results import PASS, WHIST, DealResult, defenders
from prikup.toolkit import phases
from prikup.toolkit.deal_state import DealState
from prikup.toolkit.defence import Call, DefenceQuestion, Roles
from prikup.toolkit.tricks import Play, PlayRules

_ROLES: Final = {WHIST: "whister", PASS: "passer"}


def question_or_roles(declarer: int, calls: tuple[Call, ...]) -> DefenceQuestion | Roles:
    """Return the question to the next defender, or the roles if both have spoken (5.1, 5.2).

    ``calls`` are the declarations so far, the left neighbour's first.
    """
    order = defenders(declarer)
    if len(calls) < len(order):
        return DefenceQuestion(order[len(calls)], (WHIST, PASS))
    played = any(word == WHIST for _, word in calls)
    return Roles(tuple((seat, _ROLES[word]) for seat, word in calls), played)


class Defending(phases.Defending, frozen=True, tag=True):
    """Declarations of the defenders, who say whist or pass (5)."""

    clause: ClassVar[str] = "5.1"

    def spoke(self, match: Match, move: Input, state: DealState, fact: Fact) -> Step:
        return ask_defence(match, move, state, fact)


def ask_defence(match: Match, move: Input, state: DealState, fact: Fact) -> Step:
    """Return the step after these declarations: to the next question, to the play, or to the score."""
    question = question_or_roles(state.declarer_seat, state.said)
    if isinstance(question, DefenceQuestion):
        return match.to(move, Defending(state, question), fact)
    if not question.played:
        return score_deal(match, result_of(state, None), fact)
    return match.to(move, Playing(state, start_play(state, question)), fact)


def start_play(state: DealState, roles: Roles) -> Play:
    """Return the play before the declarer's first lead; a hand that passed stays closed (6.1, 6.3)."""
    declarer = state.declarer_seat
    playing = [declarer, *roles.seats("whister")]
    next_seats = [-1, -1, -1]
    for place, seat in enumerate(playing):
        next_seats[seat] = playing[(place + 1) % len(playing)]
    rules = PlayRules(PACK_32, tuple(next_seats), len(playing), declarer)
    masks = [hand.mask if seat in playing else 0 for seat, hand in enumerate(state.hands)]
    return Play.start(rules, masks, CONTRACTS[state.contract or ""].trump, declarer)


def result_of(state: DealState, tricks: tuple[int, ...] | None) -> DealResult:
    """Return the result of a deal with these tricks."""
    return DealResult(
        "contract", state.declarer_seat, state.contract, state.said, tricks, opener=state.opener
    )


class Playing(phases.Playing, frozen=True, tag=True):
    """Ten tricks of the declarer against two defenders or one (6)."""

    clause: ClassVar[str] = "6.2"

    def ended(self, match: Match, move: Input, tricks: tuple[int, ...], *facts: Fact) -> Step:
        return score_deal(match, result_of(self.held, tricks), *facts)
