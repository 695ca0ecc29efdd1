"""Phases of the exchange: talon, discard, naming the contract, giving up (section 5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from prikup.cards import Cards
from prikup.core import (
    Action,
    Fact,
    Input,
    Name,
    RuleError,
    Say,
    Shown,
    Step,
    Turn,
)
from prikup.games.preferans.contracts import MISERE
from prikup.games.preferans.deal_end import write_deal
from prikup.games.preferans.defending import ask_defence
from prikup.games.preferans.match import Match
from prikup.games.preferans.playing import Playing, start_play
from prikup.games.preferans.results import DealResult
from prikup.games.preferans.rules import BLIND, NAMES, NINE_HAND, misere_play, nameable_contracts
from prikup.toolkit import phases
from prikup.toolkit.auction import make_say
from prikup.toolkit.deal_state import DealState
from prikup.toolkit.exchange import DiscardChoices

CONCEDE: Final = make_say("concede")
THROW: Final = make_say("throw")


def take_talon(match: Match, move: Input, state: DealState, *facts: Fact) -> Step:
    """Return the step in which the declarer turns up the talon and takes it (5.1).

    By 6.11 their hand may lie open at a misère.
    """
    state = state.take_talon().replace(shown=state.talon)
    facts_shown = [Shown(None, state.talon)]
    if state.bid == MISERE and match.options.misere_exposure == "declarer_before_discard":
        state = state.replace(exposed=(state.declarer_seat,))
        facts_shown.append(Shown(state.declarer_seat, tuple(state.hands[state.declarer_seat])))
    return match.to(move, Discarding(state), *facts, *facts_shown)


def start_misere(match: Match, move: Input, state: DealState, *facts: Fact) -> Step:
    """Return the step to the play of a misère, with the talon or without."""
    return start_play(match, move, Playing(state, misere_play(match, state)), *facts)


class Discarding(phases.Discarding, frozen=True, tag=True):
    """Discard of the declarer, who lays two cards away, throws the talon back or gives up (5.1 to 5.4)."""

    clause: ClassVar[str] = "5.1"
    words: ClassVar[tuple[Say, ...]] = (CONCEDE, THROW)

    def grid(self, match: Match, turn: Turn) -> Iterable[Action]:
        words = self.words if match.players == 4 else (CONCEDE,)
        return DiscardChoices(self.held.hands[self.held.declarer_seat], words)

    def why_not_word(self, match: Match, word: Action) -> RuleError | None:
        if word == CONCEDE:
            return _why_not_concede(match, self.held)
        if not match.options.talon_throw or match.players != 4:
            return RuleError("throw", "5.4")
        if self.held.bid == MISERE:
            return RuleError("throw_misere", "5.4")
        return None

    def spoke(self, match: Match, move: Input, state: DealState, fact: Fact) -> Step:
        if move.action == CONCEDE:
            return _concede(match, state, fact)
        hands = state.with_hand(state.hands[state.declarer_seat] - Cards(state.talon))
        return match.to(move, Naming(state.replace(hands=hands, taken=())), fact)

    def laid(self, match: Match, move: Input, state: DealState, fact: Fact) -> Step:
        if state.bid == MISERE:
            return start_misere(match, move, state.replace(exposed=()), fact)
        return match.to(move, Naming(state), fact)


def _why_not_concede(match: Match, state: DealState) -> RuleError | None:
    """Return the error if the declarer may not give up, else None (5.3)."""
    if not match.options.concede:
        return RuleError("concede", "5.3")
    if state.bid == MISERE and not match.options.concede_misere:
        return RuleError("concede_misere", "5.3")
    if not state.taken:
        return RuleError("concede_hand", "5.3")
    return None


def _concede(match: Match, state: DealState, fact: Fact) -> Step:
    """Return the step after giving up, which writes the winning bid as failed (5.3)."""
    # A blind bid counts as a six (4.5).
    contract = "6S" if state.bid == BLIND else state.bid
    result = DealResult("concede", declarer=state.declarer_seat, contract=contract, talon=state.shown)
    return write_deal(match, result, fact)


class Naming(phases.Naming, frozen=True, tag=True):
    """Naming of the contract by the declarer, who may give up instead (5.2, 5.3)."""

    words: ClassVar[tuple[Say, ...]] = (CONCEDE,)
    clause: ClassVar[str] = "5.2"

    def names(self, match: Match) -> Sequence[Name]:
        return nameable_contracts(match.options, self.held.bid or "")

    def grid(self, match: Match, turn: Turn) -> Iterable[Action]:
        return (*NAMES.values(), CONCEDE)

    def check_decided(self, match: Match, action: Action) -> None:
        if not isinstance(action, Name) or action.contract not in NAMES:
            raise RuleError("phase-name", "5.2")
        if action not in self.names(match):
            bid = self.held.bid
            clause = "3.2" if bid == NINE_HAND else "5.2"
            raise RuleError("floor-bid", clause, contract=action.contract, floor=bid)

    def why_not_word(self, match: Match, word: Action) -> RuleError | None:
        return _why_not_concede(match, self.held)

    def named(self, match: Match, move: Input, state: DealState, fact: Fact) -> Step:
        return ask_defence(match, move, state, fact)

    def spoke(self, match: Match, move: Input, state: DealState, fact: Fact) -> Step:
        return _concede(match, state, fact)
