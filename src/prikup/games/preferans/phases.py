"""Russian Preferans, phase by phase, from the draw to the auction, and what may follow what.

``FLOW`` is the order of play; a test holds the code to it. Clauses are those of the rules of
Russian Preferans.
"""

from __future__ import annotations

from typing import ClassVar, Final

from prikup.cards import Card, Cards
from prikup.core import (
    Dealt,
    Fact,
    Input,
    Looked,
    Match,
    Over,
    Phase,
    Record,
    Said,
    Say,
    Step,
)
from prikup.games.preferans.deal_end import Giving, finish, write_deal
from prikup.games.preferans.defending import Defending
from prikup.games.preferans.exchange import Discarding, Naming, start_misere, take_talon
from prikup.games.preferans.playing import Exposing, Playing, talon_led
from prikup.games.preferans.results import DealResult
from prikup.games.preferans.rules import (
    BLIND,
    MISERE_HAND,
    NINE_HAND,
    active_seats,
    auction_rules,
    raspasy_play,
)
from prikup.games.preferans.talon import Talon
from prikup.games.preferans.typed import checked
from prikup.toolkit import phases
from prikup.toolkit.auction import LOOK, Auction
from prikup.toolkit.claims import Claiming


class Drawing(phases.Drawing, frozen=True, tag=True):
    """Before the match: who deals first (2.2)."""

    clause: ClassVar[str] = "2.2"


class Dealing(phases.Dealing, frozen=True, tag=True):
    """Between deals: waits for the cards (2.3), or for the agreement to finish."""

    clause: ClassVar[str] = "2.3"
    results: ClassVar[type[Record]] = DealResult

    def finished(self, match: Match) -> Step:
        return finish(match, match.standing)

    def told(self, match: Match, result: DealResult) -> Step:
        return write_deal(match, checked(match, result))

    def dealt(self, match: Match, move: Input, hands: tuple[Cards, ...], talon: tuple[Card, ...]) -> Step:
        assert match.dealer is not None
        auction = Auction.start(auction_rules(match.options, match.standing), active_seats(match))
        phase = Bidding(auction, hands, Talon(talon))
        backs = () if phase.blind is None else (phase.blind,)
        return match.to(move, phase, Dealt(match.deal_no, match.dealer, hands, backs))


class Bidding(phases.Speaking, frozen=True, tag=True):
    """The auction (section 4)."""

    hands: tuple[Cards, ...]
    talon: Talon

    @property
    def blind(self) -> int | None:
        """The seat that has seen only the backs of its cards (4.5)."""
        return self.auction.speaker if self.auction.blind else None

    def apply(self, match: Match, move: Input) -> Step:
        assert isinstance(move.action, Say) and move.seat is not None
        said = move.action.word
        auction = self.auction.say(said)
        facts: list[Fact] = [] if said == LOOK else [Said(move.seat, said)]
        if said in (LOOK, BLIND):
            facts.append(Looked(move.seat, self.hands[move.seat]))
        if auction.speaker is not None:
            return match.to(move, Bidding(auction, self.hands, self.talon), *facts)
        if auction.holder is None:
            return self._all_pass(match, move, auction, facts)
        assert auction.bid is not None
        declarer, calls = auction.holder, auction.calls
        if auction.bid == MISERE_HAND:
            return start_misere(match, move, self.hands, self.talon, declarer, calls, *facts)
        if auction.bid == NINE_HAND:
            naming = Naming(self.hands, self.talon, declarer, auction.bid, calls)
            return match.to(move, naming, *facts)
        return take_talon(match, move, self.hands, self.talon, declarer, auction.bid, calls, *facts)

    def _all_pass(self, match: Match, move: Input, auction: Auction, facts: list[Fact]) -> Step:
        play = raspasy_play(match, [hand.mask for hand in self.hands], self.talon.cards)
        talon = Talon(self.talon.cards, "led")
        playing = Playing(play, None, None, auction.calls, (), talon)
        return match.to(move, playing, *facts, *talon_led(play))


_AFTER_DEAL: Final[frozenset[type[Phase]]] = frozenset({Giving, Dealing, Over})

FLOW: Final[dict[type[Phase], frozenset[type[Phase]]]] = {
    Drawing: frozenset({Dealing}),
    Dealing: frozenset({Bidding, Over}),
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
