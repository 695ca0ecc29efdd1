"""Russian Preferans, phase by phase, from the draw to the auction, and what may follow what.

``FLOW`` is the order of play; a test holds the code to it. Clauses are those of the rules of
Russian Preferans.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from prikup.auction import Auction, word
from prikup.cards import PACK_32, Card, Cards
from prikup.core import (
    Action,
    Deal,
    Dealt,
    Draw,
    Finish,
    Input,
    Match,
    Phase,
    RuleError,
    Said,
    Say,
    Shown,
    Step,
    Turn,
)
from prikup.games.preferans.closing import Over, finish
from prikup.games.preferans.conduct import (
    active_seats,
    auction_rules,
    raspasy_play,
)
from prikup.games.preferans.defending import Defending
from prikup.games.preferans.exchange import Discarding, Naming, with_hand
from prikup.games.preferans.playing import Claiming, Playing, talon_led


class Drawing(Phase, frozen=True, tag=True):
    """Before the match: who deals first (2.2)."""

    def chance(self, match: Match, put: Input) -> Step:
        draw = put.action
        if not isinstance(draw, Draw):
            raise RuleError("phase", "2.2", "the first dealer is drawn before anything else")
        if not 0 <= draw.dealer < match.players:
            raise RuleError("draw", "2.2", f"{draw.dealer} is no seat: expected 0 to {match.players - 1}")
        return Step(
            Match(match.game, match.options, match.players, 1, draw.dealer, match.standing, Dealing()),
            (),
        )


class Dealing(Phase, frozen=True, tag=True):
    """Between deals: waits for the cards, or for the agreement to finish."""

    def chance(self, match: Match, put: Input) -> Step:
        if isinstance(put.action, Finish):
            return finish(match, match.standing)
        deal = put.action
        if not isinstance(deal, Deal):
            raise RuleError("phase", "2.3", "the cards are dealt first")
        hands = _dealt(match, deal)
        order = active_seats(match)
        auction = Auction.start(auction_rules(match.options, match.standing), order)
        assert deal.talon is not None and match.dealer is not None
        phase = Bidding(hands, deal.talon, auction)
        return match.to(put, phase, Dealt(match.deal_no, match.dealer, hands))


def _dealt(match: Match, deal: Deal) -> tuple[Cards, ...]:
    """The hands of a deal, checked: ten for each active seat, two in the talon (2.3)."""
    playing = active_seats(match)
    hands = tuple(hand if hand is not None else Cards() for hand in deal.hands)
    if len(hands) != match.players:
        raise RuleError("deal", "2.3", f"{len(hands)} hands were dealt: expected {match.players}")
    for seat, hand in enumerate(hands):
        due = 10 if seat in playing else 0
        if len(hand) != due:
            raise RuleError("deal", "2.3", f"seat {seat} was dealt {len(hand)} cards: expected {due}")
    talon = deal.talon or ()
    union = Cards(talon)
    for hand in hands:
        union |= hand
    if len(talon) != 2 or union != PACK_32.cards:
        raise RuleError("deal", "2.3", "the cards dealt are not the pack of 32 with two in the talon")
    return hands


class Bidding(Phase, frozen=True, tag=True):
    """The auction (section 4)."""

    asks: ClassVar[str] = "bid"

    hands: tuple[Cards, ...]
    talon: tuple[Card, ...]
    auction: Auction

    def turns(self, match: Match) -> tuple[Turn, ...]:
        seat = self.auction.speaker
        return () if seat is None else (Turn(seat, seat),)

    def legal(self, match: Match, turn: Turn) -> Sequence[Action]:
        return self.auction.choices

    def grid(self, match: Match, turn: Turn) -> Iterable[Action]:
        return [word(said) for said in self.auction.words()]

    def check(self, match: Match, turn: Turn, action: Action) -> None:
        if action in self.auction.choices:
            return
        said = action.word if isinstance(action, Say) else type(action).__name__
        error = self.auction.why_not(turn.seat, said)
        if error is not None:
            raise error

    def apply(self, match: Match, put: Input) -> Step:
        assert isinstance(put.action, Say) and put.seat is not None
        auction = self.auction.say(put.action.word)
        said = Said(put.seat, put.action.word)
        if auction.speaker is not None:
            return match.to(put, Bidding(self.hands, self.talon, auction), said)
        if auction.holder is None:
            play = raspasy_play(match, [hand.mask for hand in self.hands], self.talon)
            playing = Playing(play, None, None, auction.calls, (), self.talon, None)
            return match.to(put, playing, said, *talon_led(play))
        declarer = auction.holder
        assert auction.bid is not None
        hands = with_hand(self.hands, declarer, self.hands[declarer] | Cards(self.talon))
        phase = Discarding(hands, self.talon, declarer, auction.bid, auction.calls)
        return match.to(put, phase, said, Shown(None, self.talon))


FLOW: Final[dict[type[Phase], frozenset[type[Phase]]]] = {
    Drawing: frozenset({Dealing}),
    Dealing: frozenset({Bidding, Over}),
    Bidding: frozenset({Bidding, Discarding, Playing}),
    Discarding: frozenset({Naming, Playing, Dealing, Over}),
    Naming: frozenset({Defending, Playing, Dealing, Over}),
    Defending: frozenset({Defending, Playing, Dealing, Over}),
    Playing: frozenset({Playing, Claiming, Dealing, Over}),
    Claiming: frozenset({Claiming, Playing, Dealing, Over}),
    Over: frozenset(),
}
