"""Talon, discard, naming the contract, giving up (section 5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

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
    RuleError,
    Said,
    Shown,
    Step,
    Turn,
)
from prikup.games.preferans.contracts import CONTRACTS, MISERE
from prikup.games.preferans.deal_end import write_deal
from prikup.games.preferans.defending import Defending
from prikup.games.preferans.playing import Playing, start_play
from prikup.games.preferans.rules import (
    BLIND,
    NAMES,
    NINE_HAND,
    misere_play,
    nameable,
)
from prikup.games.preferans.score import (
    DealResult,
)
from prikup.games.preferans.talon import Talon
from prikup.toolkit.auction import word
from prikup.toolkit.defence import Call
from prikup.toolkit.exchange import Discards, check_discard

CONCEDE: Final = word("concede")
THROW: Final = word("throw")


def with_hand(hands: tuple[Cards, ...], seat: int, hand: Cards) -> tuple[Cards, ...]:
    """The hands with that of one seat changed."""
    return (*hands[:seat], hand, *hands[seat + 1 :])


def take_talon(
    match: Match,
    move: Input,
    hands: tuple[Cards, ...],
    talon: Talon,
    declarer: int,
    bid: str,
    calls: tuple[Call, ...],
    *facts: Fact,
) -> Step:
    """The winner of the auction turns up the talon and takes it (5.1); by 6.11 all may see his misère."""
    hand = hands[declarer] | talon.mask
    shown = [Shown(None, talon.cards)]
    if bid == MISERE and match.options.misere_exposure == "declarer_before_discard":
        shown.append(Shown(declarer, tuple(hand)))
    taken = Talon(talon.cards, "taken")
    phase = Discarding(with_hand(hands, declarer, hand), taken, declarer, bid, calls)
    return match.to(move, phase, *facts, *shown)


def start_misere(
    match: Match,
    move: Input,
    hands: tuple[Cards, ...],
    talon: Talon,
    declarer: int,
    calls: tuple[Call, ...],
    *facts: Fact,
) -> Step:
    """The play of a misère, with the talon or without."""
    play = misere_play(match, [hand.mask for hand in hands], declarer, hand_game=talon.use == "closed")
    playing = Playing(play, CONTRACTS[MISERE], declarer, calls, (), talon)
    return start_play(match, move, playing, *facts)


class Discarding(Phase, frozen=True, tag=True):
    """The declarer has taken the talon: he lays two cards away, throws it back or gives up (5.1 to 5.4)."""

    asks: ClassVar[str] = "discard"

    hands: tuple[Cards, ...]
    talon: Talon
    declarer: int
    bid: str
    calls: tuple[Call, ...]

    def turns(self, match: Match) -> tuple[Turn, ...]:
        return (Turn(self.declarer, self.declarer),)

    def legal(self, match: Match, turn: Turn) -> Sequence[Action]:
        other = [word for word in (CONCEDE, THROW) if self._refused(match, word) is None]
        return Discards(self.hands[self.declarer], other)

    def grid(self, match: Match, turn: Turn) -> Iterable[Action]:
        words = (CONCEDE, THROW) if match.players == 4 else (CONCEDE,)
        return Discards(self.hands[self.declarer], words)

    def _refused(self, match: Match, action: Action) -> RuleError | None:
        if action == CONCEDE:
            return _concede_refused(match, self.bid, self.talon)
        if not match.options.talon_throw or match.players != 4:
            return RuleError("throw", "5.4", "the talon cannot be thrown back here")
        if self.bid == MISERE:
            return RuleError("throw_misere", "5.4", "a misère keeps its talon")
        return None

    def check(self, match: Match, turn: Turn, action: Action) -> None:
        if action in (CONCEDE, THROW):
            refused = self._refused(match, action)
            if refused is not None:
                raise refused
            return
        check_discard(action, self.hands[self.declarer], "5.1")

    def apply(self, match: Match, move: Input) -> Step:
        if move.action == CONCEDE:
            return _conceded(match, self.declarer, self.bid, self.talon)
        hand = self.hands[self.declarer]
        if move.action == THROW:
            hands = with_hand(self.hands, self.declarer, hand - self.talon.mask)
            thrown = Talon(self.talon.cards, "thrown")
            phase = Naming(hands, thrown, self.declarer, self.bid, self.calls)
            return match.to(move, phase, Said(self.declarer, "throw"))
        assert isinstance(move.action, Discard) and move.action.cards is not None
        laid = move.action.cards
        hands = with_hand(self.hands, self.declarer, hand - laid)
        talon = Talon(self.talon.cards, "taken", laid)
        fact = Discarded(self.declarer, len(laid), laid)
        if self.bid == MISERE:
            return start_misere(match, move, hands, talon, self.declarer, self.calls, fact)
        return match.to(move, Naming(hands, talon, self.declarer, self.bid, self.calls), fact)


def _concede_refused(match: Match, bid: str, talon: Talon) -> RuleError | None:
    if not match.options.concede:
        return RuleError("concede", "5.3", "giving up is not played here")
    if bid == MISERE:
        return RuleError("concede_misere", "5.3", "a misère cannot be given up")
    if talon.use != "taken":
        return RuleError("concede_hand", "5.3", "only who has taken the talon can give up")
    return None


def _conceded(match: Match, declarer: int, bid: str, talon: Talon) -> Step:
    # A blind bid counts as a six (4.5).
    contract = "6S" if bid == BLIND else bid
    result = DealResult("concede", declarer=declarer, contract=contract, talon=talon.cards)
    return write_deal(match, result, Said(declarer, "concede"))


class Naming(Phase, frozen=True, tag=True):
    """The declarer names the contract, or gives up (5.2, 5.3)."""

    asks: ClassVar[str] = "name"

    hands: tuple[Cards, ...]
    talon: Talon
    declarer: int
    bid: str
    calls: tuple[Call, ...]

    def turns(self, match: Match) -> tuple[Turn, ...]:
        return (Turn(self.declarer, self.declarer),)

    def legal(self, match: Match, turn: Turn) -> Sequence[Action]:
        named = nameable(match.options, self.bid)
        return named if _concede_refused(match, self.bid, self.talon) else (*named, CONCEDE)

    def grid(self, match: Match, turn: Turn) -> Iterable[Action]:
        return (*NAMES.values(), CONCEDE)

    def check(self, match: Match, turn: Turn, action: Action) -> None:
        if action == CONCEDE:
            refused = _concede_refused(match, self.bid, self.talon)
            if refused is not None:
                raise refused
            return
        if not isinstance(action, Name) or action.contract not in NAMES:
            raise RuleError("phase", "5.2", "a contract of six to ten is to be named now")
        if action not in nameable(match.options, self.bid):
            clause = "3.2" if self.bid == NINE_HAND else "5.2"
            text = f"{action.contract} is below the bid of {self.bid}"
            raise RuleError("floor", clause, text, floor=self.bid)

    def apply(self, match: Match, move: Input) -> Step:
        if move.action == CONCEDE:
            return _conceded(match, self.declarer, self.bid, self.talon)
        assert isinstance(move.action, Name)
        contract = CONTRACTS[move.action.contract]
        phase = Defending(self.hands, self.talon, self.declarer, contract, self.calls)
        return phase.ask(match, move, (), Said(self.declarer, move.action.text))
