"""The talon, the discard, naming the game, surrender (4)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from prikup.auction import word
from prikup.cards import Cards
from prikup.core import (
    Action,
    Discard,
    Discarded,
    Fact,
    Input,
    Match,
    Name,
    Phase,
    PickedUp,
    RuleError,
    Said,
    Step,
    Turn,
)
from prikup.exchange import Discards, check_discard
from prikup.games.paston.closing import score_deal
from prikup.games.paston.contracts import BEST, NAMES, nameable
from prikup.games.paston.playing import ask
from prikup.games.paston.score import DealResult
from prikup.held import Held

SURRENDER: Final = word("surrender")


def take_talon(match: Match, put: Input, held: Held, *facts: Fact) -> Step:
    """The declarer takes the talon, which nobody else sees (4.1)."""
    hand = held.hands[held.won] | Cards(held.talon)
    taken = PickedUp(held.won, len(held.talon), held.talon)
    return match.to(put, Discarding(held.but(hands=held.with_hand(hand))), *facts, taken)


class Discarding(Phase, frozen=True, tag=True):
    """The declarer has twelve cards and lays two of them away face down (4.1)."""

    asks: ClassVar[str] = "discard"

    held: Held

    def turns(self, match: Match) -> tuple[Turn, ...]:
        return (Turn(self.held.won, self.held.won),)

    def hidden_turn(self, match: Match) -> bool:
        return self.held.bid is None and match.deal_no > 1

    def legal(self, match: Match, turn: Turn) -> Sequence[Action]:
        return Discards(self.held.hands[self.held.won])

    def check(self, match: Match, turn: Turn, action: Action) -> None:
        check_discard(action, self.held.hands[self.held.won], "4.1")

    def apply(self, match: Match, put: Input) -> Step:
        assert isinstance(put.action, Discard) and put.action.cards is not None
        held, laid = self.held, put.action.cards
        hands = held.with_hand(held.hands[held.won] - laid)
        fact = Discarded(held.won, len(laid), laid)
        return match.to(put, Naming(held.but(hands=hands, discard=laid)), fact)


class Naming(Phase, frozen=True, tag=True):
    """The declarer names the game, or surrenders instead (4.2, 4.4)."""

    asks: ClassVar[str] = "name"

    held: Held

    def turns(self, match: Match) -> tuple[Turn, ...]:
        return (Turn(self.held.won, self.held.won),)

    def legal(self, match: Match, turn: Turn) -> Sequence[Action]:
        return (*nameable(self.held.bid), SURRENDER)

    def grid(self, match: Match, turn: Turn) -> Iterable[Action]:
        return (*NAMES.values(), SURRENDER)

    def check(self, match: Match, turn: Turn, action: Action) -> None:
        if action == SURRENDER:
            return
        if not isinstance(action, Name) or action.contract not in NAMES:
            raise RuleError("phase", "4.2", "a game is to be named now, or surrendered")
        bid = self.held.bid
        if action in nameable(bid):
            return
        if action.contract == BEST:
            text = "best spades can be named only by who bid them"
            raise RuleError("best", "4.2", text)
        raise RuleError("floor", "4.2", f"{action.contract} is below the bid of {bid}", floor=bid)

    def apply(self, match: Match, put: Input) -> Step:
        held = self.held
        said = Said(held.won, put.action.text)
        if put.action == SURRENDER:
            return score_deal(match, DealResult("surrender", held.won, opener=held.opener), said)
        assert isinstance(put.action, Name)
        return ask(match, put, held.but(contract=put.action.contract), said)
