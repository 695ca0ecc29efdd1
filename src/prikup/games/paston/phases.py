"""Phases of Paston from the draw to the auction, and the flow of all phases.

``FLOW`` is the order of play; a test compares the code with it. Clauses are those of the rules of Paston.
"""

from __future__ import annotations

from typing import ClassVar, Final

from prikup.cards import Card, Cards
from prikup.core import (
    Deal,
    Dealt,
    Fact,
    Input,
    Over,
    Phase,
    Proved,
    Redealt,
    RuleError,
    Step,
    Struct,
)
from prikup.games.paston.contracts import BID_LADDER
from prikup.games.paston.deal_end import finish, score_deal
from prikup.games.paston.exchange import Discarding, Naming
from prikup.games.paston.match import Match
from prikup.games.paston.opening import LOW_SPADES, eldest, find_run, find_starter, is_thrown_in, order_from
from prikup.games.paston.playing import Defending, Playing
from prikup.games.paston.results import DealResult
from prikup.games.paston.score import is_over
from prikup.toolkit import phases
from prikup.toolkit.auction import Auction, AuctionRules
from prikup.toolkit.claims import Claiming
from prikup.toolkit.deal_state import DealState
from prikup.toolkit.dealing import start_next_deal
from prikup.toolkit.phases import take_talon

AUCTION_RULES: Final = AuctionRules(
    BID_LADDER,
    opening="lowest",
    raises="next",
    top_ends=True,
    clauses=(("turn", "3.3"), ("next", "3.3"), ("raise", "3.3"), ("unknown", "3.1")),
)
"""Rules of the auction of Paston (3.1, 3.3, 3.4)."""


class Drawing(phases.Drawing, frozen=True, tag=True):
    """Draw of the first dealer before the match (2.1)."""

    clause: ClassVar[str] = "2.1"


class Dealing(phases.Dealing, frozen=True, tag=True):
    """Phase between deals, waiting for the cards (2.3) or for the agreement to finish."""

    clause: ClassVar[str] = "2.3"
    results: ClassVar[type[Struct]] = DealResult

    def decided(self, match: Match) -> bool:
        return is_over(match.standing, match.options)

    def finished(self, match: Match) -> Step:
        return finish(match, match.standing)

    def result_given(self, match: Match, result: DealResult) -> Step:
        return score_deal(match, result)

    def dealt(self, match: Match, move: Input, hands: tuple[Cards, ...], talon: tuple[Card, ...]) -> Step:
        assert isinstance(move.action, Deal)
        bottom = move.action.bottom
        _check_bottom(bottom, hands[match.dealt_by])
        if is_thrown_in(bottom, match.options):
            return redeal(match, Redealt(match.deal_no, match.dealt_by, "bottom", "2.2"))
        fact = Dealt(match.deal_no, match.dealt_by, hands)
        run = find_run(hands, match.options)
        if run is not None:
            cards = tuple(LOW_SPADES)
            return redeal(match, fact, Redealt(match.deal_no, match.dealt_by, "run", "2.4", run, cards))
        state = DealState(hands, talon)
        if match.deal_no > 1:
            return match.to(move, _start_auction(state, eldest(match.dealt_by)), fact)
        starter = find_starter(hands)
        if starter is None:
            return redeal(match, fact, Redealt(match.deal_no, match.dealt_by, "nobody", "3.2"))
        state = state.replace(proved=((starter.seat, starter.card),))
        return match.to(
            move, _start_auction(state, starter.seat), fact, Proved(starter.seat, (starter.card,))
        )


def _start_auction(state: DealState, first_seat: int) -> Bidding:
    """Return the auction in which ``first_seat`` speaks first."""
    return Bidding(Auction.start(AUCTION_RULES, order_from(first_seat)), state)


def redeal(match: Match, *facts: Fact) -> Step:
    """Return the step in which the same dealer deals again; the deal keeps its number (3.6)."""
    return Step(start_next_deal(match, match.standing, match.dealt_by, 0), facts)


def _check_bottom(bottom: Card | None, hand: Cards) -> None:
    """Raise RuleError if the bottom card is not in the dealer's hand, who gets the last card (2.3)."""
    if bottom is not None and bottom not in hand:
        raise RuleError("deal-paston-bottom", "2.3", card=bottom.text)


class Bidding(phases.Bidding, frozen=True, tag=True):
    """The auction (3)."""

    clause: ClassVar[str] = "3.3"

    def hidden_turn(self, match: Match) -> bool:
        return bool(self.held.proved) and not self.auction.calls

    def sold(self, match: Match, move: Input, state: DealState, *facts: Fact) -> Step:
        return take_talon(match, move, Discarding, state, *facts)

    def passed(self, match: Match, move: Input, state: DealState, *facts: Fact) -> Step:
        return _declare_after_passes(match, move, state, *facts)


def _declare_after_passes(match: Match, move: Input, state: DealState, *facts: Fact) -> Step:
    """Return the step after three passes: the holder of the jack of spades, or the seven, declares (3.5)."""
    starter = find_starter(state.hands)
    if starter is None:
        return redeal(match, *facts, Redealt(match.deal_no, match.dealt_by, "nobody", "3.5"))
    proof = (starter.seat, starter.card)
    state = state.replace(declarer=starter.seat, proved=tuple({*state.proved, proof}))
    proof_facts = () if match.deal_no == 1 else (Proved(starter.seat, (starter.card,)),)
    return take_talon(match, move, Discarding, state, *facts, *proof_facts)


_AFTER_DEAL: Final[frozenset[type[Phase]]] = frozenset({Dealing, Over})

FLOW: Final[dict[type[Phase], frozenset[type[Phase]]]] = {
    Drawing: frozenset({Dealing}),
    Dealing: frozenset({Bidding, Dealing, Over}),
    Bidding: frozenset({Bidding, Discarding, Dealing}),
    Discarding: frozenset({Naming}),
    Naming: frozenset({Defending, *_AFTER_DEAL}),
    Defending: frozenset({Defending, Playing, *_AFTER_DEAL}),
    Playing: frozenset({Playing, Claiming, *_AFTER_DEAL}),
    Claiming: frozenset({Claiming, Playing, *_AFTER_DEAL}),
    Over: frozenset(),
}
