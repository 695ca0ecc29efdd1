"""Phase of the declarations of the defence (section 6)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import ClassVar, Final

import msgspec

from prikup.core import (
    Action,
    Fact,
    Input,
    Step,
    Turn,
)
from prikup.games.preferans.contracts import CONTRACTS
from prikup.games.preferans.deal_end import score_deal
from prikup.games.preferans.defence import ANSWERS, MODES, OPEN, Defence, defence_ways
from prikup.games.preferans.match import Match
from prikup.games.preferans.playing import Playing, result_of, start_play
from prikup.games.preferans.results import declaring_order
from prikup.games.preferans.rules import can_open_later, contract_play
from prikup.toolkit import phases
from prikup.toolkit.deal_state import DealState
from prikup.toolkit.defence import DefenceQuestion, follow_replies

_REFUSED: Final = {
    (): ("half_first", "6.3"),
    ("whist",): ("half_whisted", "6.3"),
    ("pass", "half"): ("half_twice", "6.3"),
    ("whist", "pass"): ("whist_stands", "6.4"),
    ("pass", "half", "pass"): ("half_dealer", "6.9"),
}
"""Code and clause of the refusal of an answer that cannot follow these words."""


class Defending(phases.Defending, frozen=True, tag=True):
    """Declarations: the defenders say whist, pass or half, where agreed the dealer after them (section 6).

    A lone whister then chooses open or closed.
    """

    clause: ClassVar[str] = "6.1"

    def grid(self, match: Match, turn: Turn) -> Iterable[Action]:
        return self.asked.grid()

    def spoke(self, match: Match, move: Input, state: DealState, fact: Fact) -> Step:
        return ask_defence(match, move, state, fact)


def ask_defence(match: Match, move: Input, state: DealState, fact: Fact) -> Step:
    """Return the step after these declarations: to the next question, to the play, or to the score."""
    question = question_or_roles(match, state)
    if isinstance(question, DefenceQuestion):
        return match.to(move, Defending(state, question), fact)
    if not question.played:
        return score_deal(match, move, match.phase, result_of(state), fact)
    play = contract_play(match, state, question)
    opens_later = can_open_later(match.options) and len(question.whisters) == 1 and not question.open
    governor = question.whisters[0] if opens_later else None
    return start_play(match, move, Playing(state, play, roles=question, governor=governor), fact)


def question_or_roles(match: Match, state: DealState) -> DefenceQuestion | Defence:
    """Return the next question to the defence, or the roles that its declarations made (6.1 to 6.10)."""
    contract = CONTRACTS[state.contract or ""]
    order = declaring_order(state.declarer_seat, match.dealt_by, match.players)
    calls = [call for call in state.said if call[1] not in MODES]
    outcome = follow_replies(defence_ways(contract, match.options, order, match.players == 4), order, calls)
    if isinstance(outcome, DefenceQuestion):
        return _make_question(outcome.seat, outcome.words, tuple([word for _, word in calls]))
    whisters = outcome.whisters
    if len(whisters) != 1 or outcome.open or can_open_later(match.options):
        return outcome
    if len(calls) == len(state.said):
        return DefenceQuestion(whisters[0], MODES)
    return msgspec.structs.replace(outcome, open=state.said[-1][1] == OPEN)


@cache
def _make_question(seat: int, words: tuple[str, ...], spoken: tuple[str, ...]) -> DefenceQuestion:
    """Return the question to a defender who may say these ``words``; ``spoken`` are those before.

    The other answers are refused, by the clause for what was spoken.
    """
    name, clause = _REFUSED.get(spoken, ("half_level", "6.3"))
    return DefenceQuestion(
        seat, ANSWERS, tuple((answer, name, clause) for answer in ANSWERS if answer not in words)
    )
