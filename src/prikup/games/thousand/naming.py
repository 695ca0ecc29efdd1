"""Phases of naming: the target or surrender, the trump suit (sections 4.2, 9, 13.1)."""

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
    Shown,
    Step,
    Turn,
)
from prikup.games.thousand.deal_end import score_deal
from prikup.games.thousand.deal_state import DealState
from prikup.games.thousand.match import Match
from prikup.games.thousand.playing import start_playing
from prikup.games.thousand.points import highest_bid, marriages_in
from prikup.games.thousand.results import HUNDRED_TARGET, DealResult
from prikup.games.thousand.rules import bid_ladder
from prikup.toolkit import deal_state, phases
from prikup.toolkit.auction import make_said, make_say

SURRENDER: Final = make_say("surrender")
TRUMP_NAMES: Final = tuple(Name(letter) for letter in "SCDH")


class Raising(phases.Naming, frozen=True, tag=True):
    """Naming of the target, at least the bid, by the declarer, who may surrender (4.2, 9.1)."""

    words: ClassVar[tuple[Say, ...]] = (SURRENDER,)
    clause: ClassVar[str] = "4.2"

    held: DealState

    def names(self, match: Match) -> list[Name]:
        bid, highest = self.held.target, self._highest_target(match)
        return [Name(text) for text in bid_ladder(match.options) if bid <= int(text) <= highest]

    def _highest_target(self, match: Match) -> int:
        """Return the highest target (3.6, 4.2)."""
        if self._is_locked(match):
            return self.held.target
        if match.options.raise_cap == "none":
            return int(bid_ladder(match.options)[-1])
        hand = self.held.hands[self.held.declarer_seat]
        return max(self.held.target, highest_bid(match.options, marriages_in(hand)))

    def _is_locked(self, match: Match) -> bool:
        """Return True if the target is that of a golden deal without an auction (3.6)."""
        return self.held.golden and match.options.golden_bidding == "locked"

    def grid(self, match: Match, turn: Turn) -> Iterable[Action]:
        return [*map(Name, bid_ladder(match.options)), SURRENDER]

    def why_not_word(self, match: Match, word: Action) -> RuleError | None:
        if match.standing.barrel[self.held.declarer_seat] is None:
            return None
        return RuleError("surrender_barrel", "9.1")

    def check_decided(self, match: Match, action: Action) -> None:
        if not isinstance(action, Name) or action.contract not in bid_ladder(match.options):
            raise RuleError("phase-thousand-name", "4.2", given=action.text, floor=self.held.target)
        target, bid, highest = int(action.contract), self.held.target, self._highest_target(match)
        if target < bid:
            raise RuleError("floor-bid", "4.2", contract=target, floor=bid)
        if target > highest and self._is_locked(match):
            raise RuleError("cap-thousand-golden", "3.6", given=target, most=highest)
        if target > highest:
            raise RuleError("cap-thousand-target", "4.2", given=target, most=highest)

    def named(self, match: Match, move: Input, state: deal_state.DealState, fact: Fact) -> Step:
        assert isinstance(state, DealState)
        facts = [fact]
        if state.target > self.held.target == HUNDRED_TARGET and not state.shown and not state.blind:
            facts.append(Shown(None, state.taken))
            state = state.replace(shown=state.taken)
        if match.options.trump_mode == "named":
            return match.to(move, Trumping(state), *facts)
        return start_playing(match, move, state, *facts)

    def spoke(self, match: Match, move: Input, state: deal_state.DealState, fact: Fact) -> Step:
        assert isinstance(state, DealState)
        result = DealResult("surrender", declarer=state.declarer_seat, bid=state.target, talon=state.taken)
        return score_deal(match, result, state.gather_pack(()), fact)


class Trumping(phases.Naming, frozen=True, tag=True):
    """Naming of the trump suit by the declarer (13.1)."""

    clause: ClassVar[str] = "13.1"

    held: DealState

    def names(self, match: Match) -> Sequence[Name]:
        return TRUMP_NAMES

    def check_decided(self, match: Match, action: Action) -> None:
        if action not in TRUMP_NAMES:
            raise RuleError("phase-thousand-trump", "13.1", given=action.text)

    def apply(self, match: Match, move: Input) -> Step:
        assert isinstance(move.action, Name)
        state = self.held.replace(trump=move.action.contract)
        return start_playing(match, move, state, make_said(move))
