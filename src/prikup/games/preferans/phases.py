"""Phases of Russian Preferans from the draw to the auction, and the flow of all phases.

``FLOW`` is the order of play; a test compares the code with it. Clauses are those of the rules of Russian
Preferans.
"""

from __future__ import annotations

from typing import ClassVar, Final

from prikup.cards import Card, Cards
from prikup.core import (
    Dealt,
    Fact,
    Input,
    Over,
    Phase,
    Step,
    Struct,
)
from prikup.games.preferans.deal_end import Giving, finish, write_deal
from prikup.games.preferans.defending import Defending
from prikup.games.preferans.exchange import Discarding, Naming, start_misere, take_talon
from prikup.games.preferans.match import Match
from prikup.games.preferans.playing import Exposing, Playing
from prikup.games.preferans.results import DealResult
from prikup.games.preferans.rules import (
    BLIND,
    MISERE_HAND,
    NINE_HAND,
    active_seats,
    auction_rules,
    raspasy_play,
)
from prikup.games.preferans.score import is_over
from prikup.games.preferans.typed import check_typed
from prikup.toolkit import phases
from prikup.toolkit.auction import LOOK_WORD, Auction
from prikup.toolkit.claims import Claiming
from prikup.toolkit.deal_state import DealState
from prikup.toolkit.phases import list_talon_facts


class Drawing(phases.Drawing, frozen=True, tag=True):
    """Draw of the first dealer before the match (2.2)."""

    clause: ClassVar[str] = "2.2"


class Dealing(phases.Dealing, frozen=True, tag=True):
    """Phase between deals, waiting for the cards (2.3) or for the agreement to finish."""

    clause: ClassVar[str] = "2.3"
    results: ClassVar[type[Struct]] = DealResult

    def decided(self, match: Match) -> bool:
        return is_over(match.standing, match.options)

    def in_series(self, match: Match) -> bool:
        return bool(match.options.end_after_raspasy and match.standing.streak)

    def finished(self, match: Match) -> Step:
        return finish(match, match.standing)

    def result_given(self, match: Match, result: DealResult) -> Step:
        return write_deal(match, check_typed(match, result))

    def dealt(self, match: Match, move: Input, hands: tuple[Cards, ...], talon: tuple[Card, ...]) -> Step:
        order = active_seats(match)
        auction = Auction.start(auction_rules(match.options, match.standing), order)
        backs = order[:1] if auction.blind else ()
        phase = Bidding(auction, DealState(hands, talon, backs=backs))
        return match.to(move, phase, Dealt(match.deal_no, match.dealt_by, hands, backs))


class Bidding(phases.Bidding, frozen=True, tag=True):
    """The auction (section 4)."""

    looking: ClassVar[tuple[str, ...]] = (LOOK_WORD, BLIND)
    clause: ClassVar[str] = "4.1"

    def sold(self, match: Match, move: Input, state: DealState, *facts: Fact) -> Step:
        if state.bid == MISERE_HAND:
            return start_misere(match, move, state, *facts)
        if state.bid == NINE_HAND:
            return match.to(move, Naming(state), *facts)
        return take_talon(match, move, state, *facts)

    def passed(self, match: Match, move: Input, state: DealState, *facts: Fact) -> Step:
        play = raspasy_play(match, state)
        return match.to(move, Playing(state, play), *facts, *list_talon_facts(play))


_AFTER_DEAL: Final[frozenset[type[Phase]]] = frozenset({Giving, Dealing, Over})

FLOW: Final[dict[type[Phase], frozenset[type[Phase]]]] = {
    Drawing: frozenset({Dealing}),
    Dealing: frozenset({Bidding, Dealing, Over}),
    Bidding: frozenset({Bidding, Discarding, Naming, Playing}),
    Discarding: frozenset({Naming, Playing, *_AFTER_DEAL}),
    Naming: frozenset({Defending, Playing, Exposing, *_AFTER_DEAL}),
    Defending: frozenset({Defending, Playing, Exposing, *_AFTER_DEAL}),
    Exposing: frozenset({Playing}),
    Playing: frozenset({Playing, Exposing, Claiming, *_AFTER_DEAL}),
    Claiming: frozenset({Claiming, Playing, *_AFTER_DEAL}),
    Giving: frozenset({Giving, *_AFTER_DEAL}),
    Over: frozenset(),
}
