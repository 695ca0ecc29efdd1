"""Phases of Russian Thousand from the draw to the auction, and the flow of all phases.

``FLOW`` is the order of play; a test compares the code with it. Clauses are those of the rules of Russian
Thousand.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from prikup.cards import Card, Cards
from prikup.core import (
    Action,
    Deal,
    Dealt,
    Fact,
    Input,
    Looked,
    Over,
    Phase,
    RuleError,
    Said,
    Say,
    Shown,
    Step,
    Struct,
    Turn,
)
from prikup.games.thousand.deal_end import finish, redeal, score_deal
from prikup.games.thousand.deal_state import DealState
from prikup.games.thousand.exchange import Choosing, Discarding, Giving, Redealing, open_talon
from prikup.games.thousand.match import Match
from prikup.games.thousand.naming import Raising, Trumping
from prikup.games.thousand.options import Options
from prikup.games.thousand.playing import Playing
from prikup.games.thousand.points import marriages_allowing, marriages_in
from prikup.games.thousand.results import DealResult, is_golden
from prikup.games.thousand.rules import (
    MAX_BLIND_BID,
    active_seats,
    blind_bidders,
    is_silenced,
    start_auction,
)
from prikup.games.thousand.score import is_over
from prikup.games.thousand.typed import check_typed
from prikup.toolkit import deal_state, phases
from prikup.toolkit.auction import LOOK_WORD, PASS_WORD, make_say


class Drawing(phases.Drawing, frozen=True, tag=True):
    """Draw of the first dealer before the match (2.1)."""

    clause: ClassVar[str] = "2.1"


class Dealing(phases.Dealing, frozen=True, tag=True):
    """Phase between deals, waiting for the cards (2.2) or for the agreement to finish."""

    clause: ClassVar[str] = "2.2"
    results: ClassVar[type[Struct]] = DealResult

    def decided(self, match: Match) -> bool:
        return is_over(match.standing)

    def finished(self, match: Match) -> Step:
        return finish(match, match.standing)

    def result_given(self, match: Match, result: DealResult) -> Step:
        return score_deal(match, check_typed(match, result), ())

    def dealt(self, match: Match, move: Input, hands: tuple[Cards, ...], talon: tuple[Card, ...]) -> Step:
        assert isinstance(move.action, Deal)
        options: Options = match.options
        facts: list[Fact] = []
        bottom = move.action.bottom if options.bottom_card_check == "on" else None
        if bottom is not None and bottom.rank == "9":
            return redeal(match, ("bottom_nine",), match.dealt_by, (bottom,), match.standing.pile)
        if bottom is not None and bottom.rank == "J":
            facts.append(Shown(match.dealt_by, (bottom,)))
        else:
            bottom = None
        state = DealState(hands, talon, golden=is_golden(match.standing, options), bottom=bottom)
        order = active_seats(match)
        if state.golden and options.golden_bidding == "locked":
            bid = str(MAX_BLIND_BID)
            state = state.replace(calls=((order[0], bid),), declarer=order[0], bid=bid)
            dealt = Dealt(match.deal_no, match.dealt_by, hands)
            return open_talon(match, move, state, *facts, dealt, Said(order[0], bid))
        marriages = {seat: marriages_in(hands[seat]) for seat in order}
        auction = start_auction(options, match.standing, match.dealt_by, marriages)
        backs = blind_bidders(options, match.standing, order)
        dealt = Dealt(match.deal_no, match.dealt_by, hands, backs)
        return match.to(move, Bidding(auction, state.replace(backs=backs)), *facts, dealt)


class Bidding(phases.Bidding, frozen=True, tag=True):
    """The auction (section 3); a seat that may bid blind looks by a word, or by passing (3.7)."""

    looking: ClassVar[tuple[str, ...]] = (LOOK_WORD, PASS_WORD)
    clause: ClassVar[str] = "3.2"

    held: DealState

    def legal(self, match: Match, turn: Turn) -> Sequence[Action]:
        if turn.seat not in self.held.backs:
            return self.auction.choices
        passing = [choice for choice in self.auction.choices if choice.word == PASS_WORD]
        return [make_say(LOOK_WORD), *self._blind_bids(match, turn.seat), *passing]

    def _blind_bids(self, match: Match, seat: int) -> list[Say]:
        """Return the bids that may be made without looking (3.7).

        With ``blind_bid=any`` these are the legal bids up to MAX_BLIND_BID; otherwise only that bid itself,
        even if it is more than one step higher, unless the seat must not bid at all.
        """
        if match.options.blind_bid == "any":
            bids = [choice for choice in self.auction.choices if choice.word != PASS_WORD]
            return [bid for bid in bids if int(bid.word) <= MAX_BLIND_BID]
        high = int(self.auction.bid or 0)
        is_barred = is_silenced(match.options, match.standing.scores[seat])
        return [] if high >= MAX_BLIND_BID or is_barred else [make_say(str(MAX_BLIND_BID))]

    def grid(self, match: Match, turn: Turn) -> Iterable[Action]:
        look = [make_say(LOOK_WORD)] if match.options.blind == "on" else []
        return [*look, *self.auction.grid()]

    def check(self, match: Match, turn: Turn, action: Action) -> None:
        seat, score = turn.seat, match.standing.scores[turn.seat]
        if action in self.legal(match, turn):
            return
        if seat in self.held.backs and isinstance(action, Say):
            raise RuleError("look-thousand", "3.7", given=action.word, most=MAX_BLIND_BID)
        if action == make_say(LOOK_WORD):
            raise RuleError("looked", "3.7", seat=seat)
        if is_silenced(match.options, score) and self.auction.calls:
            raise RuleError("silence", "3.5", score=score)
        error = self.auction.why_not(seat, action.text)
        if error is not None and error.code == "cap":
            error.data["needs"] = marriages_allowing(match.options, int(error.data["bid"]))  # type: ignore[call-overload]
        if error is not None:
            raise error

    def sold(self, match: Match, move: Input, state: deal_state.DealState, *facts: Fact) -> Step:
        assert isinstance(state, DealState)
        looks = [Looked(seat, state.hands[seat]) for seat in state.backs]
        state = state.replace(blind=state.declarer_seat in state.backs, backs=())
        return open_talon(match, move, state, *facts, *looks)


_AFTER_DEAL: Final[frozenset[type[Phase]]] = frozenset({Dealing, Over})
_AFTER_TALON: Final[frozenset[type[Phase]]] = frozenset({Redealing, Giving, Discarding, Dealing})

FLOW: Final[dict[type[Phase], frozenset[type[Phase]]]] = {
    Drawing: frozenset({Dealing}),
    Dealing: frozenset({*_AFTER_TALON, Bidding, Choosing, Dealing, Over}),
    Bidding: frozenset({Bidding, Choosing, *_AFTER_TALON}),
    Choosing: _AFTER_TALON,
    Redealing: frozenset({Redealing, Giving, Discarding, Raising, Dealing}),
    Giving: frozenset({Giving, Redealing, Raising, Dealing}),
    Discarding: frozenset({Redealing, Raising, Dealing}),
    Raising: frozenset({Trumping, Playing, *_AFTER_DEAL}),
    Trumping: frozenset({Playing}),
    Playing: frozenset({Playing, *_AFTER_DEAL}),
    Over: frozenset(),
}
