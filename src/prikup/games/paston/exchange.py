"""Phases of the exchange: talon, discard, naming the game, surrender (4)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from prikup.core import (
    Action,
    Fact,
    Input,
    Name,
    RuleError,
    Say,
    Step,
    Turn,
)
from prikup.games.paston.contracts import BEST_CONTRACT, NAMES, nameable_contracts
from prikup.games.paston.deal_end import score_deal
from prikup.games.paston.match import Match
from prikup.games.paston.playing import ask_defence
from prikup.games.paston.results import DealResult
from prikup.toolkit import phases
from prikup.toolkit.auction import make_say
from prikup.toolkit.deal_state import DealState

SURRENDER: Final = make_say("surrender")


class Discarding(phases.Discarding, frozen=True, tag=True):
    """Discard of the declarer, who lays two of twelve cards away face down (4.1)."""

    clause: ClassVar[str] = "4.1"

    def hidden_turn(self, match: Match) -> bool:
        return self.held.bid is None and match.deal_no > 1

    def laid(self, match: Match, move: Input, state: DealState, fact: Fact) -> Step:
        return match.to(move, Naming(state), fact)


class Naming(phases.Naming, frozen=True, tag=True):
    """Naming of the game by the declarer, who may surrender instead (4.2, 4.4)."""

    words: ClassVar[tuple[Say, ...]] = (SURRENDER,)
    clause: ClassVar[str] = "4.2"

    def names(self, match: Match) -> Sequence[Name]:
        return nameable_contracts(self.held.bid)

    def grid(self, match: Match, turn: Turn) -> Iterable[Action]:
        return (*NAMES.values(), SURRENDER)

    def check_decided(self, match: Match, action: Action) -> None:
        if not isinstance(action, Name) or action.contract not in NAMES:
            raise RuleError("phase-paston-name", "4.2")
        if action in self.names(match):
            return
        if action.contract == BEST_CONTRACT:
            raise RuleError("best", "4.2")
        raise RuleError("floor-bid", "4.2", contract=action.contract, floor=self.held.bid)

    def named(self, match: Match, move: Input, state: DealState, fact: Fact) -> Step:
        return ask_defence(match, move, state, fact)

    def spoke(self, match: Match, move: Input, state: DealState, fact: Fact) -> Step:
        return score_deal(match, DealResult("surrender", state.declarer_seat, opener=state.opener), fact)
