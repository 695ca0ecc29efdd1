"""Phases of the exchange: kitty, discard, aces, naming the contract, giving up (5, 6, 13.3, 13.4)."""

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
from prikup.games.prefa.contracts import NAMES, bid_ladder, lowest_contract
from prikup.games.prefa.deal_end import score_deal
from prikup.games.prefa.match import Match
from prikup.games.prefa.playing import ask_defence, has_announced_aces
from prikup.games.prefa.results import DealResult
from prikup.games.prefa.rules import ACE_CARDS, nameable_contracts
from prikup.toolkit import phases
from prikup.toolkit.auction import make_say
from prikup.toolkit.deal_state import DealState

CONCEDE: Final = make_say("concede")
ACES_WORD: Final = make_say("aces")
NAMING_WORDS: Final[tuple[Action, ...]] = (*NAMES.values(), ACES_WORD, CONCEDE)
"""Words of naming by any rules; a table refuses those it lacks with their clause."""


class Discarding(phases.Discarding, frozen=True, tag=True):
    """Discard of the declarer, who lays two of twelve cards away face down (5.1)."""

    clause: ClassVar[str] = "5.1"

    def laid(self, match: Match, move: Input, state: DealState, fact: Fact) -> Step:
        return match.to(move, Naming(state), fact)


class Naming(phases.Naming, frozen=True, tag=True):
    """Naming of the contract; the declarer may announce four aces first, or give up (6.1, 13.3, 13.4)."""

    words: ClassVar[tuple[Say, ...]] = (ACES_WORD, CONCEDE)
    clause: ClassVar[str] = "6.1"

    def names(self, match: Match) -> Sequence[Name]:
        return nameable_contracts(self.held.bid or "", match.options.allow_10nt)

    def grid(self, match: Match, turn: Turn) -> Iterable[Action]:
        options = match.options
        says = ((ACES_WORD, options.aces_bonus), (CONCEDE, options.concede))
        names = (NAMES[text] for text in bid_ladder(options.allow_10nt))
        return (*names, *(word for word, is_played in says if is_played))

    def read(self, match: Match, turn: Turn, text: str) -> Action | None:
        return super().read(match, turn, text) or next(
            (word for word in NAMING_WORDS if word.text == text), None
        )

    def check_decided(self, match: Match, action: Action) -> None:
        if not isinstance(action, Name) or action.contract not in NAMES:
            raise RuleError("phase-name", "6.1")
        if action in self.names(match):
            return
        if action.contract == "10NT" and not match.options.allow_10nt:
            raise RuleError("unknown-prefa-10NT", "4.1")
        floor = lowest_contract(self.held.bid or "").text
        raise RuleError("floor-bid", "6.1", contract=action.contract, floor=floor)

    def why_not_word(self, match: Match, word: Action) -> RuleError | None:
        state = self.held
        if word == CONCEDE:
            is_forbidden = not match.options.concede
            return RuleError("concede", "13.4") if is_forbidden else None
        if not match.options.aces_bonus:
            return RuleError("aces-prefa", "13.3")
        if has_announced_aces(state):
            return RuleError("aces_again", "13.3")
        missing = ACE_CARDS - state.hands[state.declarer_seat]
        if not missing:
            return None
        card = next(iter(missing))
        return RuleError("not_held", "13.3", card=card.text)

    def named(self, match: Match, move: Input, state: DealState, fact: Fact) -> Step:
        return ask_defence(match, move, state, fact)

    def spoke(self, match: Match, move: Input, state: DealState, fact: Fact) -> Step:
        if move.action == CONCEDE:
            contract = lowest_contract(state.bid or "").text
            result = DealResult("concede", state.declarer_seat, contract, aces=has_announced_aces(state))
            return score_deal(match, result, fact)
        proved = tuple((state.declarer_seat, ace) for ace in ACE_CARDS)
        return match.to(move, Naming(state.replace(proved=proved)), fact)
