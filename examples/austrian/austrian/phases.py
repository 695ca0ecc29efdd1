"""Phases of a match, and the flow from one to the next."""

from __future__ import annotations

from typing import ClassVar, Final

import msgspec

from austrian.score import BIDS, HELP, PASS, DealResult, Standing, check, defenders, entries
from prikup.cards import PACK_32, Card, Cards, Suit
from prikup.core import Dealt, Fact, Input, Match, Over, Phase, Scored, Step, Struct
from prikup.toolkit import phases
from prikup.toolkit.auction import Auction, AuctionRules
from prikup.toolkit.claims import Claiming
from prikup.toolkit.deal_state import DealState
from prikup.toolkit.dealing import end_match, start_next_deal
from prikup.toolkit.defence import DefenceQuestion
from prikup.toolkit.phases import take_talon
from prikup.toolkit.tricks import Play, PlayRules

TRUMPS: Final = dict(zip(BIDS, (Suit.CLUBS, Suit.SPADES, Suit.DIAMONDS, Suit.HEARTS), strict=True))


def order_from(seat: int) -> tuple[int, ...]:
    """Return the seats clockwise from one of them."""
    return seat, (seat + 1) % 3, (seat + 2) % 3


def eldest(match: Match) -> int:
    """Return the dealer's left neighbour, who speaks first (2.2)."""
    return order_from(match.dealt_by)[1]


class Drawing(phases.Drawing, frozen=True, tag=True):
    """Draw before the match: anyone deals first (1.1)."""

    clause: ClassVar[str] = "1.1"


class Dealing(phases.Dealing, frozen=True, tag=True):
    """Phase between deals, waiting for the cards or for the agreement to finish (1.2)."""

    clause: ClassVar[str] = "1.2"
    results: ClassVar[type[Struct]] = DealResult

    def finished(self, match: Match) -> Step:
        return finish(match, match.standing)

    def result_given(self, match: Match, result: DealResult) -> Step:
        check(result)
        return score_deal(match, result)

    def dealt(self, match: Match, move: Input, hands: tuple[Cards, ...], talon: tuple[Card, ...]) -> Step:
        rules = AuctionRules(tuple(TRUMPS), raises=match.options.raises, hold="seniority")
        auction = Auction.start(rules, order_from(eldest(match)))
        return match.to(
            move, Bidding(auction, DealState(hands, talon)), Dealt(match.deal_no, match.dealt_by, hands)
        )


class Bidding(phases.Bidding, frozen=True, tag=True):
    """The auction (2)."""

    def sold(self, match: Match, move: Input, state: DealState, *facts: Fact) -> Step:
        return take_talon(match, move, Discarding, state, *facts)

    def passed(self, match: Match, move: Input, state: DealState, *facts: Fact) -> Step:
        return score_deal(match, DealResult("passed"), *facts)


class Discarding(phases.Discarding, frozen=True, tag=True):
    """Discard of the declarer, who lays two cards away (3.1)."""

    clause: ClassVar[str] = "3.1"

    def laid(self, match: Match, move: Input, state: DealState, fact: Fact) -> Step:
        return ask(match, move, state, fact)


class Defending(phases.Defending, frozen=True, tag=True):
    """Declarations of the defenders, who help or pass (4)."""

    def spoke(self, match: Match, move: Input, state: DealState, fact: Fact) -> Step:
        return ask(match, move, state, fact)


class Playing(phases.Playing, frozen=True, tag=True):
    """Ten tricks against one helper or two (5)."""

    clause: ClassVar[str] = "5.1"

    def ended(self, match: Match, move: Input, taken: tuple[int, ...], *facts: Fact) -> Step:
        return score_deal(match, result_of(self.held, taken), *facts)


def ask(match: Match, move: Input, state: DealState, fact: Fact) -> Step:
    """Return the step to the next defender's answer, to the play, or straight to the score (4)."""
    if len(state.said) < 2:
        asked = defenders(state.declarer_seat)[len(state.said)]
        return match.to(move, Defending(state, DefenceQuestion(asked, (HELP, PASS))), fact)
    playing = [state.declarer_seat, *(seat for seat, said in state.said if said == HELP)]
    if len(playing) == 1:
        return score_deal(match, result_of(state, None), fact)
    after = dict(zip(playing, [*playing[1:], state.declarer_seat], strict=True))
    rules = PlayRules(
        PACK_32, tuple(after.get(seat, -1) for seat in range(3)), len(playing), state.declarer_seat
    )
    masks = [hand.mask if seat in after else 0 for seat, hand in enumerate(state.hands)]
    play = Play.start(rules, masks, TRUMPS[state.bid or ""], state.declarer_seat)
    return match.to(move, Playing(state, play), fact)


def result_of(state: DealState, tricks: tuple[int, ...] | None) -> DealResult:
    """Return the result of a deal with these tricks."""
    return DealResult("contract", state.declarer_seat, state.bid, state.said, tricks)


def score_deal(match: Match, result: DealResult, *facts: Fact) -> Step:
    """Write a deal, and return the step to the next one or to the end (6)."""
    result = msgspec.structs.replace(result, dealer=match.dealt_by)
    written = entries(result, match.options)
    standing = match.standing.after(written)
    scored = Scored(match.deal_no, match.dealt_by, result, written)
    if standing.deals >= match.options.deals:
        step = finish(match, standing)
        return Step(step.state, (*facts, scored, *step.facts))
    return Step(start_next_deal(match, standing, order_from(match.dealt_by)[1]), (*facts, scored))


def finish(match: Match, standing: Standing) -> Step:
    """Return the step that ends the match (6.3)."""
    return end_match(match, standing, standing.result())


FLOW: Final[dict[type[Phase], frozenset[type[Phase]]]] = {
    Drawing: frozenset({Dealing}),
    Dealing: frozenset({Bidding, Over}),
    Bidding: frozenset({Bidding, Discarding, Dealing, Over}),
    Discarding: frozenset({Defending}),
    Defending: frozenset({Defending, Playing, Dealing, Over}),
    Playing: frozenset({Playing, Claiming, Dealing, Over}),
    Claiming: frozenset({Claiming, Playing, Dealing, Over}),
    Over: frozenset(),
}
