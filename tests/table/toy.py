"""A small game with every kind of question that a table must handle.

Three players, twelve cards: three hidden cards each and a hidden talon of three. In turn each says
``in`` or ``out``; the first who is in discards a card face down; then the others are asked at once,
``yes`` or ``no``; then the talon is shown, and everyone plays one card in turn. Any player, in turn or not,
may say ``stop`` during the play, which ends the deal at once. The highest card wins a point.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any, ClassVar

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
    Game,
    Input,
    Match,
    OptionError,
    Over,
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
    def apply_chance(self, match: Match, move: Input) -> Step:
        if not isinstance(move.action, Draw):
            raise RuleError("phase-draw", "1")
        return Step(at(match, Waiting(), deal_no=1, dealer=move.action.dealer), ())


class Waiting(Phase, frozen=True, tag=True):
    def apply_chance(self, match: Match, move: Input) -> Step:
        if isinstance(move.action, Finish):
            return finish(match)
        assert isinstance(move.action, Deal) and move.action.talon is not None
        hands = tuple(hand or Cards() for hand in move.action.hands)
        assert match.dealer is not None
        return match.to(move, Bidding(hands, move.action.talon), Dealt(match.deal_no, match.dealer, hands))


class DealState(Phase, frozen=True, tag=True):
    hands: tuple[Cards, ...]
    talon: tuple[Card, ...]

    def grid(self, match: Match, turn: Turn) -> Sequence[Action]:
        return self.legal(match, turn)

    def check(self, match: Match, turn: Turn, action: Action) -> None:
        if action not in self.legal(match, turn):
            raise RuleError("illegal", "1", given=action.text)

    def replace(self, seat: int, card: Card) -> tuple[Cards, ...]:
        return tuple(hand - Cards([card]) if at == seat else hand for at, hand in enumerate(self.hands))


class Bidding(DealState, frozen=True, tag=True):
    asks = "bid"
    said: tuple[str, ...] = ()

    def turns(self, match: Match) -> tuple[Turn, ...]:
        return (Turn(len(self.said), len(self.said)),)

    def legal(self, match: Match, turn: Turn) -> Sequence[Action]:
        return (Say("in"), Say("out"))

    def apply(self, match: Match, move: Input) -> Step:
        assert isinstance(move.action, Say) and move.seat is not None
        said = (*self.said, move.action.word)
        fact = Said(move.seat, move.action.word)
        if move.action.word == "in":
            return match.to(move, Discarding(self.hands, self.talon, move.seat), fact)
        if len(said) < PLAYERS:
            return match.to(move, Bidding(self.hands, self.talon, said), fact)
        return score(match, None, fact)


class Discarding(DealState, frozen=True, tag=True):
    asks = "discard"
    one: int = 0

    def turns(self, match: Match) -> tuple[Turn, ...]:
        return (Turn(self.one, self.one),)

    def legal(self, match: Match, turn: Turn) -> Sequence[Action]:
        return [Discard(Cards([card])) for card in self.hands[self.one]]

    def apply(self, match: Match, move: Input) -> Step:
        assert isinstance(move.action, Discard) and move.action.cards is not None
        (card,) = move.action.cards
        phase = Voting(self.replace(self.one, card), self.talon, self.one)
        return match.to(move, phase, Discarded(self.one, 1, move.action.cards))


class Voting(DealState, frozen=True, tag=True):
    asks = "answer"
    one: int = 0
    voted: tuple[int, ...] = ()

    def turns(self, match: Match) -> tuple[Turn, ...]:
        return tuple(Turn(at, at) for at in range(PLAYERS) if at != self.one and at not in self.voted)

    def legal(self, match: Match, turn: Turn) -> Sequence[Action]:
        return (Say("yes"), Say("no"))

    def apply(self, match: Match, move: Input) -> Step:
        assert isinstance(move.action, Say) and move.seat is not None
        voted = (*self.voted, move.seat)
        fact = Said(move.seat, move.action.word)
        if len(voted) < PLAYERS - 1:
            return match.to(move, Voting(self.hands, self.talon, self.one, voted), fact)
        return match.to(move, Playing(self.hands, self.talon), fact, Shown(None, self.talon))


class Playing(DealState, frozen=True, tag=True):
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

    def apply(self, match: Match, move: Input) -> Step:
        assert move.seat is not None and move.by is not None
        if isinstance(move.action, Say):
            return score(match, None, Said(move.by, "stop"))
        assert isinstance(move.action, PlayCard)
        card = move.action.card
        fact = Played(move.seat, move.by, card)
        cards = (*self.cards, card)
        if len(cards) == PLAYERS:
            return score(match, cards.index(max(cards)), fact)
        return match.to(move, Playing(self.replace(move.seat, card), self.talon, cards), fact)


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


class Toy(Game):
    id = "toy"
    clockwise = True
    numbers = (3,)
    drawing = Drawing
    dealing = Waiting
    presets = ("short",)
    longest_deal = 20

    flow: ClassVar[dict[type[Phase], frozenset[type[Phase]]]] = {}

    def options(self, rules: str) -> int:
        if not rules.isdecimal():
            raise OptionError("option", given=rules, expected=())
        return int(rules)

    def rules(self, options: int) -> str:
        return str(options)

    def check(self, options: int, players: int) -> None:
        if players != PLAYERS:
            raise OptionError("players", "", players=players, game="Toy", expected=(PLAYERS,))

    def blank(self, options: int, players: int) -> tuple[int, ...]:
        return (0, 0, 0)

    def pack(self, options: int) -> Pack:
        return Pack("QKA")

    def view(self, match: Match, viewer: int | None) -> View:
        phase = match.phase
        held = phase if isinstance(phase, DealState) else None
        acting = None if viewer is None else match.turn_of(viewer)
        return View(
            game=self.id,
            options=match.options,
            players=PLAYERS,
            clockwise=True,
            seat=viewer,
            deal_no=match.deal_no,
            dealer=match.dealer,
            phase=phase.stage,
            asks=phase.asks,
            standing=match.standing,
            seats=tuple(
                SeatView(
                    seat,
                    tuple(held.hands[seat]) if held and seat == viewer else None,
                    len(held.hands[seat]) if held else 0,
                    False,
                    0,
                    "",
                    (),
                    True,
                )
                for seat in range(PLAYERS)
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
            offers=tuple(Choice(one.text, True) for one in match.offers(viewer))
            if viewer is not None
            else (),
            hidden=(),
            log=tuple(Input(move.seat, move.by, move.action.seen_by(viewer, move.by)) for move in match.log),
            totals=tuple(map(Fraction, match.standing)),
            result=self.result(match),
        )

    def world(self, view: View, places: Mapping[tuple[str, int | None], Iterable[Card]]) -> World:
        raise RuleError("world", "")

    def read(self, match: Match, turn: Turn, text: str) -> Action:
        raise RuleError("unknown", "", given=text, expected=())

    def balances(self, options: Any) -> bool:
        return True

    def draw_order(self, match: Match) -> tuple[Card, ...] | None:
        return None

    def pattern(self, match: Match) -> DealPattern:
        return DealPattern(((0, 2), (1, 2), (2, 2), ("talon", 3), (0, 1), (1, 1), (2, 1)))


TOY = Toy()
