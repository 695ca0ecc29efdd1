"""Prefa, phase by phase, from the draw to the auction, and what may follow what.

``FLOW`` is the order of play; a test holds the code to it. Clauses are those of the rules of Prefa.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from prikup.auction import Auction
from prikup.claims import Claiming
from prikup.core import (
    Action,
    Deal,
    Dealt,
    Finish,
    Input,
    Match,
    Phase,
    RuleError,
    Said,
    Say,
    Step,
    Turn,
)
from prikup.dealing import dealt_hands, first_dealer
from prikup.games.prefa.closing import Over, finish, score_deal
from prikup.games.prefa.conduct import active_seats, auction_rules, start_play
from prikup.games.prefa.exchange import Discarding, Naming, take_kitty
from prikup.games.prefa.playing import Defending, Playing
from prikup.games.prefa.results import DealResult
from prikup.held import Held


class Drawing(Phase, frozen=True, tag=True):
    """Before the match: who deals first (1.4)."""

    def chance(self, match: Match, put: Input) -> Step:
        return first_dealer(match, put, Dealing(), "1.4")


class Dealing(Phase, frozen=True, tag=True):
    """Between deals: waits for the cards, or for the agreement to finish."""

    def chance(self, match: Match, put: Input) -> Step:
        if isinstance(put.action, Finish):
            return finish(match, match.standing)
        deal = put.action
        if not isinstance(deal, Deal):
            raise RuleError("phase", "3.2", "the cards are dealt first")
        hands = dealt_hands(match, deal, "3.2")
        assert deal.talon is not None and match.dealer is not None
        auction = Auction.start(auction_rules(match.options), active_seats(match))
        phase = Bidding(Held(hands, deal.talon), auction)
        return match.to(put, phase, Dealt(match.deal_no, match.dealer, hands))


class Bidding(Phase, frozen=True, tag=True):
    """The auction (4)."""

    asks: ClassVar[str] = "bid"

    held: Held
    auction: Auction

    def turns(self, match: Match) -> tuple[Turn, ...]:
        seat = self.auction.speaker
        return () if seat is None else (Turn(seat, seat),)

    def legal(self, match: Match, turn: Turn) -> Sequence[Action]:
        return self.auction.choices

    def grid(self, match: Match, turn: Turn) -> Iterable[Action]:
        return self.auction.grid()

    def check(self, match: Match, turn: Turn, action: Action) -> None:
        self.auction.check(turn.seat, action)

    def apply(self, match: Match, put: Input) -> Step:
        assert isinstance(put.action, Say) and put.seat is not None
        said = Said(put.seat, put.action.word)
        auction = self.auction.say(put.action.word)
        held = self.held.but(calls=auction.calls)
        if auction.speaker is not None:
            return match.to(put, Bidding(held, auction), said)
        if auction.holder is not None:
            return take_kitty(match, put, held.but(declarer=auction.holder, bid=auction.bid), said)
        if match.options.all_pass == "polles":
            return match.to(put, Playing(held, start_play(match, held, None)), said)
        return score_deal(match, DealResult("all_pass"), said)


_AFTER_DEAL: Final[frozenset[type[Phase]]] = frozenset({Dealing, Over})

FLOW: Final[dict[type[Phase], frozenset[type[Phase]]]] = {
    Drawing: frozenset({Dealing}),
    Dealing: frozenset({Bidding, Over}),
    Bidding: frozenset({Bidding, Discarding, Playing, Dealing}),
    Discarding: frozenset({Naming}),
    Naming: frozenset({Naming, Defending, *_AFTER_DEAL}),
    Defending: frozenset({Defending, Playing, *_AFTER_DEAL}),
    Playing: frozenset({Playing, Claiming, *_AFTER_DEAL}),
    Claiming: frozenset({Claiming, Playing, *_AFTER_DEAL}),
    Over: frozenset(),
}
