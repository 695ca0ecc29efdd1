"""Phases of Prefa from the draw to the auction, and the flow of all phases.

``FLOW`` is the order of play; a test compares the code with it. Clauses are those of the rules of Prefa.
"""

from __future__ import annotations

from typing import ClassVar, Final

from prikup.cards import Card, Cards
from prikup.core import (
    Action,
    Dealt,
    Fact,
    Input,
    Over,
    Phase,
    Step,
    Struct,
    Turn,
)
from prikup.games.prefa.deal_end import finish, score_deal
from prikup.games.prefa.exchange import Discarding, Naming
from prikup.games.prefa.match import Match
from prikup.games.prefa.playing import Defending, Playing
from prikup.games.prefa.results import DealResult
from prikup.games.prefa.rules import active_seats, auction_rules, start_play
from prikup.games.prefa.score import is_over
from prikup.toolkit import phases
from prikup.toolkit.auction import Auction
from prikup.toolkit.claims import Claiming
from prikup.toolkit.deal_state import DealState
from prikup.toolkit.phases import take_talon
from prikup.words.catalogue import SUIT_SIGNS


class Drawing(phases.Drawing, frozen=True, tag=True):
    """Draw of the first dealer before the match (1.4)."""

    clause: ClassVar[str] = "1.4"


class Dealing(phases.Dealing, frozen=True, tag=True):
    """Phase between deals, waiting for the cards (3.2) or for the agreement to finish."""

    clause: ClassVar[str] = "3.2"
    results: ClassVar[type[Struct]] = DealResult

    def decided(self, match: Match) -> bool:
        return is_over(match.standing, match.options)

    def finished(self, match: Match) -> Step:
        return finish(match, match.standing)

    def result_given(self, match: Match, result: DealResult) -> Step:
        return score_deal(match, result)

    def dealt(self, match: Match, move: Input, hands: tuple[Cards, ...], talon: tuple[Card, ...]) -> Step:
        auction = Auction.start(auction_rules(match.options), active_seats(match))
        phase = Bidding(auction, DealState(hands, talon))
        return match.to(move, phase, Dealt(match.deal_no, match.dealt_by, hands))


class Bidding(phases.Bidding, frozen=True, tag=True):
    """The auction (4)."""

    clause: ClassVar[str] = "4.3"

    def read(self, match: Match, turn: Turn, text: str) -> Action | None:
        """Return the bid or word that is so spelled; a suit by itself is a six of it (4.2)."""
        return super().read(match, turn, f"6{text}" if text in SUIT_SIGNS else text)

    def sold(self, match: Match, move: Input, state: DealState, *facts: Fact) -> Step:
        return take_talon(match, move, Discarding, state, *facts)

    def passed(self, match: Match, move: Input, state: DealState, *facts: Fact) -> Step:
        if match.options.all_pass == "polles":
            return match.to(move, Playing(state, start_play(match, state, None)), *facts)
        return score_deal(match, DealResult("all_pass"), *facts)


_AFTER_DEAL: Final[frozenset[type[Phase]]] = frozenset({Dealing, Over})

FLOW: Final[dict[type[Phase], frozenset[type[Phase]]]] = {
    Drawing: frozenset({Dealing}),
    Dealing: frozenset({Bidding, Dealing, Over}),
    Bidding: frozenset({Bidding, Discarding, Playing, *_AFTER_DEAL}),
    Discarding: frozenset({Naming}),
    Naming: frozenset({Naming, Defending, *_AFTER_DEAL}),
    Defending: frozenset({Defending, Playing, *_AFTER_DEAL}),
    Playing: frozenset({Playing, Claiming, *_AFTER_DEAL}),
    Claiming: frozenset({Claiming, Playing, *_AFTER_DEAL}),
    Over: frozenset(),
}
