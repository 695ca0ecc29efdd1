"""Phases of the play, with hands laid open and offers to divide the rest (sections 6, 7, 9, 10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

import msgspec

from prikup.core import (
    Action,
    Fact,
    Input,
    Phase,
    Question,
    RuleError,
    Say,
    Stage,
    Step,
    Turn,
)
from prikup.games.preferans.contracts import MISERE
from prikup.games.preferans.deal_end import score_deal
from prikup.games.preferans.defence import CLOSED, OPEN, Defence
from prikup.games.preferans.match import Match
from prikup.games.preferans.results import DealResult
from prikup.games.preferans.rules import opening_of
from prikup.toolkit import phases
from prikup.toolkit.auction import make_said, make_say
from prikup.toolkit.deal_state import Aside, DealState
from prikup.toolkit.phases import list_opened_hands
from prikup.toolkit.tricks import Play

OPEN_WORD: Final = make_say(OPEN)
CLOSED_WORD: Final = make_say(CLOSED)


class Playing(phases.Playing, frozen=True, tag=True):
    """Ten tricks of a contract (section 7), a misère (9) or, without a declarer, an all-pass (10).

    ``roles`` are those of the defence of a contract. ``governor`` is a lone whister who may still choose to
    play openly, until a defender has played a card (6.10).
    """

    words: ClassVar[tuple[Say, ...]] = (OPEN_WORD,)
    clause: ClassVar[str] = "7.2"

    roles: Defence = Defence((), played=True)
    governor: int | None = None

    def find_clause(self, match: Match) -> str:
        return "10.1" if self.held.declarer is None else self.clause

    def offers(self, match: Match, by: int) -> Sequence[Action]:
        opens = (OPEN_WORD,) if by == self.governor else ()
        return (*opens, *super().offers(match, by))

    def check_offer(self, match: Match, by: int, action: Action) -> None:
        if action != OPEN_WORD:
            super().check_offer(match, by, action)
        elif by != self.governor:
            raise RuleError("open", "6.10")

    def following(self) -> Phase:
        """Return the phase of the next card, or the last question whether to open before it (6.10)."""
        if self.governor is None or self.play.to_play == self.held.declarer:
            return self
        return Exposing(self)

    def spoke(self, match: Match, move: Input, fact: Fact) -> Step:
        """Return the step in which a lone whister opens: both hands lie open, they decide for both (6.10)."""
        opening = opening_of(match, self.held, self.roles)
        play = self.play.open(msgspec.structs.replace(opening, cards=0))
        return match.to(move, self.with_choice(move, play), fact, *list_opened_hands(play, self.play))

    def with_choice(self, move: Input, play: Play) -> Playing:
        """Return this phase after the lone whister has chosen between open and closed.

        ``play`` is the play with the hands as they then lie.
        """
        fact = make_said(move)
        state = self.held.replace(said=(*self.held.said, (fact.seat, fact.text)))
        return msgspec.structs.replace(self, held=state, play=play, governor=None)

    def ended(self, match: Match, move: Input, tricks: tuple[int, ...], *facts: Fact) -> Step:
        result = result_of(self.held, tricks, dealer_leads=self.play.rules.lead_owner is not None)
        return score_deal(match, move, self, result, *facts)


def result_of(
    state: DealState, tricks: tuple[int, ...] | None = None, dealer_leads: bool = False
) -> DealResult:
    """Return the result of a deal with these tricks, None where nothing was played.

    ``dealer_leads`` is True at an all-pass in which the dealer leads the talon.
    """
    if state.declarer is None:
        return DealResult("raspasy", tricks=tricks, dealer_leads_talon=dealer_leads)
    is_misere = state.contract is None
    is_thrown = state.shown and not state.taken
    return DealResult(
        "misere" if is_misere else "talon_throw" if is_thrown else "contract",
        declarer=state.declarer,
        contract=MISERE if is_misere else state.contract,
        declarations=state.said,
        tricks=tricks,
        talon=state.shown or None,
    )


def start_play(match: Match, move: Input, playing: Playing, *facts: Fact) -> Step:
    """Return the step to the first card, or to the question that comes just before it."""
    return match.to(move, playing.following(), *facts, *list_opened_hands(playing.play))


class Exposing(Aside, frozen=True, tag=True):
    """The last moment for a lone whister to open: a defender is to play the next card (6.10)."""

    stage: ClassVar[Stage] = "defence"
    asks: ClassVar[Question] = "defend"
    clause: ClassVar[str] = "6.10"

    before: Playing

    def turns(self, match: Match) -> tuple[Turn, ...]:
        (governor,) = self.before.roles.whisters
        return (Turn(governor, governor),)

    def legal(self, match: Match, turn: Turn) -> Sequence[Action]:
        return (OPEN_WORD, CLOSED_WORD)

    def check(self, match: Match, turn: Turn, action: Action) -> None:
        if action not in (OPEN_WORD, CLOSED_WORD):
            raise RuleError("phase-preferans-open", "6.10")

    def apply(self, match: Match, move: Input) -> Step:
        if move.action == OPEN_WORD:
            return self.before.spoke(match, move, make_said(move))
        return match.to(move, self.before.with_choice(move, self.before.play), make_said(move))
