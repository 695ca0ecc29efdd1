"""A game small enough to see through, with every kind of question a table must handle.

Three players, twelve cards: three hidden cards each and a hidden talon of three. In turn each says
``in`` or ``out``; the first who is in discards a card face down; then the others are asked at once,
``yes`` or ``no``; then the talon is shown, and everyone plays one card in turn. Whoever has turn or not
may say ``stop`` during the play, which ends the deal at once. The highest card wins a point.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from prikup.cards import Card, Cards, Pack
from prikup.core import (
    Action,
    Choice,
    Deal,
    DealPattern,
    Dealt,
    Discard,
    Discarded,
    Draw,
    Ended,
    Entry,
    Fact,
    Finish,
    Input,
    Match,
    OptionError,
    Phase,
    PlayCard,
    Played,
    RuleError,
    Said,
    Say,
    Scored,
    SeatView,
    Shown,
    Step,
    Turn,
    View,
    World,
)

PLAYERS = 3


class Drawing(Phase, frozen=True, tag=True):
    def chance(self, match: Match, put: Input) -> Step:
        if not isinstance(put.action, Draw):
            raise RuleError("phase", "1", "the first dealer is drawn before anything else")
        return Step(at(match, Waiting(), deal_no=1, dealer=put.action.dealer), ())


class Waiting(Phase, frozen=True, tag=True):
    def chance(self, match: Match, put: Input) -> Step:
        if isinstance(put.action, Finish):
            return finish(match)
        assert isinstance(put.action, Deal) and put.action.talon is not None
        hands = tuple(hand or Cards() for hand in put.action.hands)
        assert match.dealer is not None
        return match.to(put, Bidding(hands, put.action.talon), Dealt(match.deal_no, match.dealer, hands))


class Held(Phase, frozen=True, tag=True):
    hands: tuple[Cards, ...]
    talon: tuple[Card, ...]

    def grid(self, match: Match, turn: Turn) -> Sequence[Action]:
        return self.legal(match, turn)

    def check(self, match: Match, turn: Turn, action: Action) -> None:
        if action not in self.legal(match, turn):
            raise RuleError("illegal", "1", f"{action.text} is not legal")

    def but(self, seat: int, card: Card) -> tuple[Cards, ...]:
        return tuple(hand - Cards([card]) if at == seat else hand for at, hand in enumerate(self.hands))


class Bidding(Held, frozen=True, tag=True):
    asks = "bid"
    said: tuple[str, ...] = ()

    def turns(self, match: Match) -> tuple[Turn, ...]:
        return (Turn(len(self.said), len(self.said)),)

    def legal(self, match: Match, turn: Turn) -> Sequence[Action]:
        return (Say("in"), Say("out"))

    def apply(self, match: Match, put: Input) -> Step:
        assert isinstance(put.action, Say) and put.seat is not None
        said = (*self.said, put.action.word)
        fact = Said(put.seat, put.action.word)
        if put.action.word == "in":
            return match.to(put, Discarding(self.hands, self.talon, put.seat), fact)
        if len(said) < PLAYERS:
            return match.to(put, Bidding(self.hands, self.talon, said), fact)
        return score(match, None, fact)


class Discarding(Held, frozen=True, tag=True):
    asks = "discard"
    one: int = 0

    def turns(self, match: Match) -> tuple[Turn, ...]:
        return (Turn(self.one, self.one),)

    def legal(self, match: Match, turn: Turn) -> Sequence[Action]:
        return [Discard(Cards([card])) for card in self.hands[self.one]]

    def apply(self, match: Match, put: Input) -> Step:
        assert isinstance(put.action, Discard) and put.action.cards is not None
        (card,) = put.action.cards
        phase = Voting(self.but(self.one, card), self.talon, self.one)
        return match.to(put, phase, Discarded(self.one, 1, put.action.cards))


class Voting(Held, frozen=True, tag=True):
    asks = "answer"
    one: int = 0
    voted: tuple[int, ...] = ()

    def turns(self, match: Match) -> tuple[Turn, ...]:
        return tuple(Turn(at, at) for at in range(PLAYERS) if at != self.one and at not in self.voted)

    def legal(self, match: Match, turn: Turn) -> Sequence[Action]:
        return (Say("yes"), Say("no"))

    def apply(self, match: Match, put: Input) -> Step:
        assert isinstance(put.action, Say) and put.seat is not None
        voted = (*self.voted, put.seat)
        fact = Said(put.seat, put.action.word)
        if len(voted) < PLAYERS - 1:
            return match.to(put, Voting(self.hands, self.talon, self.one, voted), fact)
        return match.to(put, Playing(self.hands, self.talon), fact, Shown(None, self.talon))


class Playing(Held, frozen=True, tag=True):
    asks = "play"
    cards: tuple[Card, ...] = ()

    def turns(self, match: Match) -> tuple[Turn, ...]:
        return (Turn(len(self.cards), len(self.cards)),)

    def legal(self, match: Match, turn: Turn) -> Sequence[Action]:
        return [PlayCard(card) for card in self.hands[turn.seat]]

    def offers(self, match: Match, by: int) -> Sequence[Action]:
        return (Say("stop"),)

    def unasked(self, action: Action) -> bool:
        return isinstance(action, Say)

    def apply(self, match: Match, put: Input) -> Step:
        assert put.seat is not None and put.by is not None
        if isinstance(put.action, Say):
            return score(match, None, Said(put.by, "stop"))
        assert isinstance(put.action, PlayCard)
        card = put.action.card
        fact = Played(put.seat, put.by, card)
        cards = (*self.cards, card)
        if len(cards) == PLAYERS:
            return score(match, cards.index(max(cards)), fact)
        return match.to(put, Playing(self.but(put.seat, card), self.talon, cards), fact)


class Over(Phase, frozen=True, tag=True):
    result: tuple[Fraction, ...] = ()


def at(match: Match, phase: Phase, **fields: Any) -> Match:
    new = {"deal_no": match.deal_no, "dealer": match.dealer, "standing": match.standing} | fields
    return Match(match.game, match.options, match.players, phase=phase, **new)


def score(match: Match, winner: int | None, *facts: Fact) -> Step:
    points = tuple(point + (seat == winner) for seat, point in enumerate(match.standing))
    entries = () if winner is None else (Entry("points", winner, None, 1, "won", "1"),)
    assert match.dealer is not None
    scored = Scored(match.deal_no, match.dealer, winner, entries)
    after = at(match, Waiting(), deal_no=match.deal_no + 1, dealer=(match.dealer + 1) % 3, standing=points)
    if match.deal_no == match.options:
        step = finish(after)
        return Step(step.state, (*facts, scored, *step.facts))
    return Step(after, (*facts, scored))


def finish(match: Match) -> Step:
    result = tuple(Fraction(3 * point - sum(match.standing), 3) for point in match.standing)
    return Step(at(match, Over(result)), (Ended(result),))


class Toy:
    id = "toy"
    clockwise = True
    pack = Pack("QKA")
    flow: dict[type[Phase], frozenset[type[Phase]]]
    presets: tuple[str, ...] = ("short",)
    longest_deal = 20

    def __init__(self) -> None:
        self.flow = {}

    def options(self, rules: str) -> int:
        if not rules.isdecimal():
            raise OptionError(f"{rules!r} is no number of deals")
        return int(rules)

    def rules(self, options: int) -> str:
        return str(options)

    def start(self, options: int, players: int) -> Match:
        if players != PLAYERS:
            raise OptionError("three play this game")
        return Match(self, options, players, 0, None, (0, 0, 0), Drawing())

    def dealing(self) -> Phase:
        return Waiting()

    def view(self, match: Match, seat: int | None) -> View:
        phase = match.phase
        held = phase if isinstance(phase, Held) else None
        acting = None if seat is None else match.turn_of(seat)
        return View(
            game=self.id,
            options=match.options,
            players=PLAYERS,
            clockwise=True,
            seat=seat,
            deal_no=match.deal_no,
            dealer=match.dealer,
            phase=type(phase).__name__,
            asks=phase.asks,
            standing=match.standing,
            seats=tuple(
                SeatView(
                    at,
                    tuple(held.hands[at]) if held and at == seat else None,
                    len(held.hands[at]) if held else 0,
                    False,
                    0,
                    "",
                    (),
                    True,
                )
                for at in range(PLAYERS)
            ),
            order=(0, 1, 2),
            auction=(),
            declarations=(),
            contract=None,
            talon=phase.talon if isinstance(phase, Playing) else None,
            discard=None,
            trick=None,
            last_trick=None,
            trick_winners=(),
            claim=None,
            turns=match.turns(),
            acting=acting,
            choices=tuple(Choice(one.text, True) for one in match.legal(acting)) if acting else (),
            offers=tuple(Choice(one.text, True) for one in match.offers(seat)) if seat is not None else (),
            hidden=(),
            log=tuple(Input(put.seat, put.by, put.action.seen_by(seat, put.by)) for put in match.log),
            now=tuple(map(Fraction, match.standing)),
            result=self.result(match),
        )

    def world(self, view: View, places: Mapping[tuple[str, int | None], Iterable[Card]]) -> World:
        raise RuleError("world", "", "nobody searches this game")

    def read(self, match: Match, turn: Turn, text: str) -> Action:
        raise RuleError("unknown", "", f"{text!r} is nothing in this game")

    def balances(self, options: Any) -> bool:
        return True

    def result(self, match: Match) -> tuple[Fraction, ...] | None:
        return match.phase.result if isinstance(match.phase, Over) else None

    def draw_order(self, match: Match) -> tuple[Card, ...] | None:
        return None

    def needs_deal(self, match: Match) -> DealPattern | None:
        if not isinstance(match.phase, Waiting):
            return None
        return DealPattern(((0, 2), (1, 2), (2, 2), ("talon", 3), (0, 1), (1, 1), (2, 1)))


TOY = Toy()
