"""Talon, discard, naming the contract, giving up (section 5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import ClassVar, Final, overload

from prikup.auction import word
from prikup.cards import Card, Cards, cards_of
from prikup.core import (
    Action,
    Discard,
    Discarded,
    Input,
    Match,
    Name,
    Phase,
    RuleError,
    Said,
    Step,
    Turn,
)
from prikup.defence import Call
from prikup.games.preferans.closing import score_deal
from prikup.games.preferans.conduct import (
    NAMES,
    misere_play,
    nameable,
)
from prikup.games.preferans.contracts import CONTRACTS, MISERE
from prikup.games.preferans.defending import Defending
from prikup.games.preferans.options import Options
from prikup.games.preferans.playing import Playing, start_play
from prikup.games.preferans.score import (
    DealResult,
)

CONCEDE: Final = word("concede")


def with_hand(hands: tuple[Cards, ...], seat: int, hand: Cards) -> tuple[Cards, ...]:
    """The hands with that of one seat changed."""
    return (*hands[:seat], hand, *hands[seat + 1 :])


class Discards(Sequence[Action]):
    """Every way to lay two of twelve cards away, made as it is asked for; giving up may come last."""

    __slots__ = ("_cards", "_concede")

    def __init__(self, hand: Cards, concede: bool) -> None:
        self._cards = cards_of(hand.mask)[::-1]
        self._concede = concede

    def __len__(self) -> int:
        return len(_PAIRS) + self._concede

    @overload
    def __getitem__(self, place: int) -> Action: ...

    @overload
    def __getitem__(self, place: slice) -> Sequence[Action]: ...

    def __getitem__(self, place: int | slice) -> Action | Sequence[Action]:
        if isinstance(place, slice):
            return [self[index] for index in range(*place.indices(len(self)))]
        if place < 0:
            place += len(self)
        if self._concede and place == len(_PAIRS):
            return CONCEDE
        one, other = _PAIRS[place]
        return Discard(Cards(self._cards[one].bit | self._cards[other].bit))


_PAIRS: Final = tuple(combinations(range(12), 2))


class Discarding(Phase, frozen=True, tag=True):
    """The declarer has taken the talon and lays two cards away, or gives up (5.1, 5.3)."""

    asks: ClassVar[str] = "discard"

    hands: tuple[Cards, ...]
    talon: tuple[Card, ...]
    declarer: int
    bid: str
    calls: tuple[Call, ...]

    def turns(self, match: Match) -> tuple[Turn, ...]:
        return (Turn(self.declarer, self.declarer),)

    def legal(self, match: Match, turn: Turn) -> Sequence[Action]:
        refused = _concede_refused(match.options, self.bid)
        return Discards(self.hands[self.declarer], concede=refused is None)

    def grid(self, match: Match, turn: Turn) -> Iterable[Action]:
        return Discards(self.hands[self.declarer], concede=True)

    def check(self, match: Match, turn: Turn, action: Action) -> None:
        if action == CONCEDE:
            refused = _concede_refused(match.options, self.bid)
            if refused is not None:
                raise refused
            return
        if not isinstance(action, Discard) or action.cards is None:
            raise RuleError("phase", "5.1", "two cards are to be discarded now")
        if len(action.cards) != 2:
            raise RuleError("discard_count", "5.1", f"{action.text!r}: expected two cards")
        missing = action.cards - self.hands[self.declarer]
        if missing:
            card = next(iter(missing))
            raise RuleError("not_held", "5.1", f"{card} is not in that hand", card=card.text)

    def apply(self, match: Match, put: Input) -> Step:
        if put.action == CONCEDE:
            return _conceded(match, put, self.declarer, self.bid, self.talon)
        assert isinstance(put.action, Discard) and put.action.cards is not None
        laid = put.action.cards
        hands = with_hand(self.hands, self.declarer, self.hands[self.declarer] - laid)
        fact = Discarded(self.declarer, len(laid), laid)
        if self.bid != MISERE:
            phase = Naming(hands, self.talon, laid, self.declarer, self.bid, self.calls)
            return match.to(put, phase, fact)
        play = misere_play(match, [hand.mask for hand in hands], self.declarer)
        playing = Playing(play, CONTRACTS[MISERE], self.declarer, self.calls, (), self.talon, laid)
        return start_play(match, put, playing, fact)


def _concede_refused(options: Options, bid: str) -> RuleError | None:
    if not options.concede:
        return RuleError("concede", "5.3", "giving up is not played here")
    if bid == MISERE:
        return RuleError("concede_misere", "5.3", "a misère cannot be given up")
    return None


def _conceded(match: Match, put: Input, declarer: int, bid: str, talon: tuple[Card, ...]) -> Step:
    result = DealResult("concede", declarer=declarer, contract=bid, talon=talon)
    return score_deal(match, result, Said(declarer, "concede"))


class Naming(Phase, frozen=True, tag=True):
    """The declarer names the contract, or gives up (5.2, 5.3)."""

    asks: ClassVar[str] = "name"

    hands: tuple[Cards, ...]
    talon: tuple[Card, ...]
    discard: Cards
    declarer: int
    bid: str
    calls: tuple[Call, ...]

    def turns(self, match: Match) -> tuple[Turn, ...]:
        return (Turn(self.declarer, self.declarer),)

    def legal(self, match: Match, turn: Turn) -> Sequence[Action]:
        named = nameable(match.options, self.bid)
        return named if _concede_refused(match.options, self.bid) else (*named, CONCEDE)

    def grid(self, match: Match, turn: Turn) -> Iterable[Action]:
        return (*NAMES.values(), CONCEDE)

    def check(self, match: Match, turn: Turn, action: Action) -> None:
        if action == CONCEDE:
            refused = _concede_refused(match.options, self.bid)
            if refused is not None:
                raise refused
            return
        if not isinstance(action, Name) or action.contract not in NAMES:
            raise RuleError("phase", "5.2", "a contract of six to ten is to be named now")
        if action not in nameable(match.options, self.bid):
            text = f"{action.contract} is below the bid of {self.bid}"
            raise RuleError("floor", "5.2", text, floor=self.bid)

    def apply(self, match: Match, put: Input) -> Step:
        if put.action == CONCEDE:
            return _conceded(match, put, self.declarer, self.bid, self.talon)
        assert isinstance(put.action, Name)
        contract = CONTRACTS[put.action.contract]
        phase = Defending(self.hands, self.talon, self.discard, self.declarer, contract, self.calls)
        return phase.ask(match, put, (), Said(self.declarer, put.action.text))
