"""A slow reference for causes: fresh worlds as positions, played on by their rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import fsum
from typing import NamedTuple, TypeVar

from prikup.bots.causes import Cause
from prikup.bots.ratings import Trials
from prikup.bots.rules import game_bot
from prikup.cards import RANK_LETTERS, Card, Cards, Suit
from prikup.core import View
from prikup.solver import Position
from tests.bots.count_reference import DROPPED_ROLES, FRESH_SEED, SOLVER

T = TypeVar("T")
POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
FRESH_WORLDS = 150
MAX_WORLDS = 30
MIN_SHARE = 0.85
"""The least share of the gain, over fresh worlds, in which a claim must hold."""
Bar = Callable[[int, list[tuple[int, Card]]], bool]
"""True for an end of the trick that is barred, by the winner and the cards that were added."""


class World(NamedTuple):
    """A world as a position, the weight of what is gained in it, and by how many tricks."""

    position: Position
    weight: float
    gain: int


class Claim:
    """A choice, another, and the worlds in which the first is better, in fresh worlds."""

    def __init__(self, view: View, act: str, than: str) -> None:
        bot = game_bot(view.game)
        assert bot is not None and bot.trials is not None
        assert view.contract is not None and view.contract.declarer is not None and view.acting is not None
        self.view, self.act, self.than = view, Card.parse(act), Card.parse(than)
        self.trump = None if view.contract.trump is None else Suit.parse(view.contract.trump)
        self.misere = view.contract.text == "misere"
        first = view.order.index(view.contract.declarer)
        self.order = [
            seat
            for seat in (view.order[(first + step) % 3] for step in range(3))
            if view.seats[seat].role not in DROPPED_ROLES or view.game == "preferans"
        ]
        self.me = self.order.index(view.acting.seat)
        if view.hidden:
            trials = bot.trials(view, view.legal, FRESH_SEED, FRESH_WORLDS)
            found = list(zip(trials.weights, trials.hands, strict=True))
        else:
            found = [(1.0, [Cards(view.seats[seat].cards or ()).mask for seat in view.order])]
        self.worlds = self._read(found)
        self.total = fsum(world.weight for world in self.worlds)

    def _read(self, found: Sequence[tuple[float, Sequence[int]]]) -> list[World]:
        """Return the worlds in which the first choice is better, those first that carry most of the gain."""
        worlds = []
        for weight, world in found:
            position = self.place([Cards(world[self.view.order.index(seat)]) for seat in self.order])
            gain = self.gain(position)
            if gain > 0:
                worlds.append(World(position, weight * gain, gain))
        return sorted(worlds, key=lambda one: -one.weight)[:MAX_WORLDS]

    def place(self, hands: Sequence[Cards], trick: Sequence[Card] | None = None) -> Position:
        """Return the position with these hands, the cards of the view on the table."""
        assert self.view.trick is not None
        plays = [card for _, card in self.view.trick.plays] if trick is None else trick
        return Position(tuple(hands), self.trump, self.order.index(self.view.trick.leader), tuple(plays))

    def is_side(self, seat: int) -> bool:
        return (seat == 0) == (self.me == 0)

    def value(self, position: Position) -> int:
        """Return the tricks of the declarer for the side of the player."""
        if not position.left:
            return 0
        sign = 1 if (self.me == 0) != self.misere else -1
        return sign * SOLVER.value(position, misere=self.misere)

    def won(self, seat: int) -> int:
        sign = 1 if (self.me == 0) != self.misere else -1
        return sign * (seat == 0)

    def after(self, position: Position, card: Card) -> int:
        return self.search(position, [card], lambda winner, added: False) or 0

    def gain(self, position: Position) -> int:
        sign = 1 if (self.me == 0) != self.misere else -1
        values = SOLVER.cards(position, misere=self.misere)
        if self.act not in values or self.than not in values:
            return 0
        return sign * (values[self.act] - values[self.than])

    def search(
        self, position: Position, cards: Sequence[Card], bar: Bar, lead: int | None = None
    ) -> int | None:
        """Return the value of the trick and the rest where ends are barred; ``lead`` leads next."""
        return self._search(position, cards, [], bar, lead)

    def _search(
        self,
        position: Position,
        cards: Sequence[Card],
        added: list[tuple[int, Card]],
        bar: Bar,
        lead: int | None,
    ) -> int | None:
        seat, values = position.to_play, []
        for card in cards:
            trick = (*position.trick, card)
            now = added if seat == self.me else [*added, (seat, card)]
            following = position.after(card)
            if len(trick) == len(position.hands):
                winner = position.winner(trick)
                if bar(winner, now):
                    continue
                if lead is not None:
                    following = Position(following.hands, following.trump, lead)
                values.append(self.won(winner) + self.value(following))
            else:
                value = self._search(following, following.legal(), now, bar, lead)
                if value is not None:
                    values.append(value)
        if not values:
            return None
        return max(values) if self.is_side(seat) else min(values)

    def winners(self, position: Position, card: Card) -> set[int]:
        """Return who can win the trick after a card, by any play."""
        found: set[int] = set()
        self.search(position, [card], lambda winner, added: _note(found, winner))
        return found

    def share(self, holds: Callable[[World], bool | None]) -> bool:
        """Return True if something holds in most of the gain, and applies in most of it."""
        results = [(world.weight, holds(world)) for world in self.worlds]
        applied = fsum(weight for weight, one in results if one is not None)
        proved = fsum(weight for weight, one in results if one)
        return self.total > 0 and applied >= 0.7 * self.total and proved >= MIN_SHARE * applied

    def without(self, bar: Bar, can_force: bool = False) -> bool:
        """Return True if the other card is as good where ends are barred that can be reached.

        Where all are barred the answer is ``can_force``.
        """

        def holds(world: World) -> bool | None:
            reached: set[bool] = set()
            self.search(world.position, [self.than], lambda w, a: _note(reached, bar(w, a)))
            if not any(reached):
                return None
            left = self.search(world.position, [self.than], bar)
            return can_force if left is None else left >= self.after(world.position, self.act)

        return self.share(holds)

    def changed(self, change: Callable[[Position], Iterator[Position]]) -> bool:
        """Return True if most of the changed positions have no gain."""

        def holds(world: World) -> bool | None:
            gains = [self.gain(one) for one in change(world.position)]
            return 2 * sum(gain <= 0 for gain in gains) > len(gains) if gains else None

        return self.share(holds)

    def dead(self, position: Position) -> Cards:
        seen = Cards(position.trick)
        for hand in position.hands:
            seen |= hand
        return Cards(~seen.mask & 0xFFFFFFFF)

    def exchange(self, position: Position, seat: int, card: Card, other: Card) -> Position:
        """Return the position in which a seat has another card for one; who has that gets the first."""
        hands = []
        for place, hand in enumerate(position.hands):
            if place == seat:
                hand = (hand - Cards([card])) | Cards([other])
            elif other in hand:
                hand = (hand - Cards([other])) | Cards([card])
            hands.append(hand)
        return self.place(hands, position.trick)


def _note(found: set[T], value: T) -> bool:
    """Add a value, and bar nothing."""
    found.add(value)
    return False


def _fresh_gains(view: View, act: str, than: str) -> tuple[Trials, list[float]]:
    """Return fresh trials, and the gain of a choice in each world."""
    bot = game_bot(view.game)
    assert bot is not None and bot.trials is not None
    trials = bot.trials(view, [act, than], FRESH_SEED, FRESH_WORLDS)
    return trials, [first - second for first, second in trials.scores]


def holds_condition(view: View, act: str, cause: Cause) -> bool:
    """Return True if a choice is better where a condition holds and seldom elsewhere, in fresh worlds."""
    trials, gains = _fresh_gains(view, act, cause.than)
    held = better = both = 0.0
    for weight, gain, hands in zip(trials.weights, gains, trials.hands, strict=True):
        assert cause.seat is not None
        hand = Cards(hands[view.order.index(cause.seat)])
        has = any(card.text == cause.card for card in hand)
        is_void = all(card.suit.letter != cause.suit for card in hand)
        holds = has if cause.name == "if-card" else is_void
        held += weight * holds
        better += weight * (gain > 0)
        both += weight * (holds and gain > 0)
    return both >= 0.9 * held > 0 and both >= 0.8 * better


def prove_by_points(view: View, act: str, cause: Cause) -> bool:
    """Return True if a cause of a card of Thousand or an all-pass holds, by its trick and fresh worlds."""
    assert view.trick is not None
    cards = [Card.parse(text.removesuffix("!")) for text in (act, cause.than)]
    order = "789JQKTA" if view.game == "thousand" else RANK_LETTERS
    trump = None if view.contract is None else view.contract.trump
    plays = [card for _, card in view.trick.plays]
    if view.trick.talon is not None and view.trick.talon_wins:
        plays = [view.trick.talon, *plays]
    wins = [bool(plays) and _beats_all(card, plays, trump, order) for card in cards]
    if cause.name in ("both-lose", "unload"):
        is_true = bool(plays) and not any(wins) and not (cause.name == "unload" and is_lower(*cards))
    elif cause.name == "both-win":
        is_true = all(wins)
    elif cause.name == "avoid":
        is_true = bool(plays) and wins == [False, True]
    elif cause.name == "announces":
        is_true = act.endswith("!") and not plays
    else:
        difference = POINTS[cards[0].rank] - POINTS[cards[1].rank]
        is_true = cause.count == (difference if cause.name == "scores-more" else -difference)
    gain = fsum(weight * one for weight, one in zip(*_weights_and_gains(view, act, cause.than), strict=True))
    return is_true and gain > 0


def _weights_and_gains(view: View, act: str, than: str) -> tuple[Sequence[float], list[float]]:
    trials, gains = _fresh_gains(view, act, than)
    return trials.weights, gains


def _beats_all(card: Card, plays: Sequence[Card], trump: str | None, order: str) -> bool:
    def strength(one: Card) -> tuple[bool, bool, int]:
        return one.suit.letter == trump, one.suit == plays[0].suit, order.index(one.rank)

    return all(strength(card) > strength(one) for one in plays)


def is_lower(card: Card, than: Card) -> bool:
    return card.suit == than.suit and card.index < than.index


def prove(view: View, act: str, cause: Cause) -> bool:
    """Return True if a cause of a card holds in fresh worlds, by a search of its own."""
    claim = Claim(view, act, cause.than)
    if not claim.worlds:
        return False
    if cause.seat is not None and cause.seat not in claim.order:
        return False
    seat = None if cause.seat is None else claim.order.index(cause.seat)
    card = None if cause.card is None else Card.parse(cause.card)
    return CHECKS[cause.name](claim, seat, card, cause.suit)


def _loses(claim: Claim, *cards: Card) -> bool:
    for world in claim.worlds:
        position = world.position
        if not position.trick:
            return False
        for card in cards:
            if _leading(position, card) == claim.me:
                return False
    return True


def _leading(position: Position, card: Card) -> int:
    if not position.trick:
        return position.leader
    best = position.trick[0], position.leader
    for step, played in enumerate((*position.trick[1:], card), 1):
        over = played.suit == best[0].suit and played.index > best[0].index
        if over or (played.suit == position.trump and best[0].suit != position.trump):
            best = played, (position.leader + step) % len(position.hands)
    return best[1]


def _both_lose(claim: Claim, seat: int | None, card: Card | None, suit: str | None) -> bool:
    return _loses(claim, claim.act, claim.than)


def _unload(claim: Claim, seat: int | None, card: Card | None, suit: str | None) -> bool:
    return not is_lower(claim.act, claim.than) and _loses(claim, claim.act, claim.than)


def _both_win(claim: Claim, seat: int | None, card: Card | None, suit: str | None) -> bool:
    same = claim.act.suit == claim.than.suit
    return same and all(
        claim.winners(world.position, one) == {claim.me}
        for world in claim.worlds
        for one in (claim.act, claim.than)
    )


def _guard(claim: Claim, seat: int | None, card: Card | None, suit: str | None) -> bool:
    assert card is not None

    def lower(position: Position) -> Iterator[Position]:
        for place, hand in enumerate(position.hands):
            if not claim.is_side(place):
                for other in hand:
                    if is_lower(other, card):
                        yield claim.exchange(position, claim.me, card, other)

    return _loses(claim, claim.act, claim.than) and card.suit == claim.than.suit and claim.changed(lower)


def _ruff(claim: Claim, seat: int | None, card: Card | None, suit: str | None) -> bool:
    return claim.without(
        lambda winner, added: (
            winner == seat and any(who == seat and one.suit == claim.trump for who, one in added)
        )
    )


def _known_ruff(claim: Claim, seat: int | None, card: Card | None, suit: str | None) -> bool:
    assert seat is not None
    void = all(one.suit.letter != suit for world in claim.worlds for one in world.position.hands[seat])
    return void and _ruff(claim, seat, card, suit)


def _draw(claim: Claim, seat: int | None, card: Card | None, suit: str | None) -> bool:
    return claim.act.suit == claim.trump and _known_ruff(claim, seat, card, suit)


def _beaten(claim: Claim, seat: int | None, card: Card | None, suit: str | None) -> bool:
    safe = claim.share(
        lambda world: all(claim.is_side(one) for one in claim.winners(world.position, claim.act))
    )
    return safe and claim.without(lambda winner, added: winner == seat, True)


def _over_ruff(claim: Claim, seat: int | None, card: Card | None, suit: str | None) -> bool:
    return claim.than.suit == claim.trump and _beaten(claim, seat, card, suit)


def _splits(claim: Claim, world: World, won: Card, lost: Card) -> bool:
    takes = all(claim.is_side(one) for one in claim.winners(world.position, won))
    return takes and not any(claim.is_side(one) for one in claim.winners(world.position, lost))


def _take(claim: Claim, seat: int | None, card: Card | None, suit: str | None) -> bool:
    return claim.share(lambda world: _splits(claim, world, claim.act, claim.than))


def _duck(claim: Claim, seat: int | None, card: Card | None, suit: str | None) -> bool:
    return claim.share(lambda world: _splits(claim, world, claim.than, claim.act))


def _can_take(claim: Claim, seat: int | None, card: Card | None, suit: str | None) -> bool:
    def holds(world: World) -> bool:
        if any(claim.is_side(one) for one in claim.winners(world.position, claim.than)):
            return False
        left = claim.search(world.position, [claim.act], lambda winner, added: claim.is_side(winner))
        can = any(claim.is_side(one) for one in claim.winners(world.position, claim.act))
        return can and (left is None or left <= claim.after(world.position, claim.than))

    return claim.share(holds)


def _partner_wins(claim: Claim, seat: int | None, card: Card | None, suit: str | None) -> bool:
    assert seat is not None
    for world in claim.worlds:
        if _leading(world.position, claim.act) != seat or _leading(world.position, claim.than) != claim.me:
            return False

    def holds(world: World) -> bool:
        both = claim.winners(world.position, claim.act) | claim.winners(world.position, claim.than)
        value = claim.search(world.position, [claim.than], lambda w, a: False, seat)
        better = value is not None and value < claim.after(world.position, claim.act)
        return better and all(claim.is_side(one) for one in both)

    return claim.is_side(seat) and seat != claim.me and claim.share(holds)


def _holds_strength(claim: Claim, suit: str | None, strong: int, weak: int) -> bool:
    if claim.me == 0 or len(claim.order) < 3:
        return False

    def sort(position: Position) -> Iterator[Position]:
        both = [one for place in (strong, weak) for one in position.hands[place] if one.suit.letter == suit]
        both.sort(key=lambda one: one.index)
        count = sum(one.suit.letter == suit for one in position.hands[weak])
        changed = list(position.hands)
        for place, part in ((weak, both[:count]), (strong, both[count:])):
            rest = Cards(one for one in position.hands[place] if one.suit.letter != suit)
            changed[place] = rest | Cards(part)
        if tuple(changed) != position.hands:
            yield claim.place(changed, position.trick)

    return claim.changed(sort)


def _drives_suit(claim: Claim, seat: int | None, card: Card | None, suit: str | None) -> bool:
    return claim.act.suit.letter == suit and _holds_strength(claim, suit, 3 - claim.me, 0)


def _opens(claim: Claim, seat: int | None, card: Card | None, suit: str | None) -> bool:
    return claim.than.suit.letter == suit and _holds_strength(claim, suit, 3 - claim.me, 0)


def _to_strength(claim: Claim, seat: int | None, card: Card | None, suit: str | None) -> bool:
    return claim.act.suit.letter == suit and _holds_strength(claim, suit, 0, 3 - claim.me)


def _ruffs(claim: Claim, seat: int | None, card: Card | None, suit: str | None) -> bool:
    def plain(position: Position) -> Iterator[Position]:
        yield Position(position.hands, None, position.leader, position.trick)

    return claim.trump is not None and claim.changed(plain)


def _trumps_first(claim: Claim, seat: int | None, card: Card | None, suit: str | None) -> bool:
    return claim.act.suit == claim.trump != claim.than.suit and _ruffs(claim, seat, card, suit)


def _trumps_later(claim: Claim, seat: int | None, card: Card | None, suit: str | None) -> bool:
    return claim.than.suit == claim.trump != claim.act.suit and _ruffs(claim, seat, card, suit)


def _avoid(claim: Claim, seat: int | None, card: Card | None, suit: str | None) -> bool:
    return (
        claim.misere
        and claim.me == 0
        and claim.share(lambda world: _splits(claim, world, claim.than, claim.act))
    )


def _cheap(claim: Claim, seat: int | None, card: Card | None, suit: str | None) -> bool:
    hands = {id(world.position): world.position for world in claim.worlds}

    def holds(world: World) -> bool | None:
        assert seat is not None
        led = claim.than.suit if not world.position.trick else world.position.trick[0].suit

        def bar(winner: int, added: list[tuple[int, Card]]) -> bool:
            own = [one for who, one in added if who == seat and one.suit == led]
            return winner == seat and any(
                is_lower(one, other) for one in own for other in world.position.hands[seat]
            )

        reached: set[bool] = set()
        claim.search(world.position, [claim.than], lambda w, a: _note(reached, bar(w, a)))
        if not any(reached):
            return None
        left = claim.search(world.position, [claim.than], bar)
        return left is not None and left >= claim.after(world.position, claim.act)

    return bool(hands) and claim.share(holds)


def _draw_first(claim: Claim, seat: int | None, card: Card | None, suit: str | None) -> bool:
    def bare(position: Position) -> Iterator[Position]:
        dead = [one for one in claim.dead(position) if one.suit != claim.trump]
        for order in (dead, dead[::-1]):
            left, changed = list(order), position
            for place, hand in enumerate(position.hands):
                for one in hand:
                    if not claim.is_side(place) and one.suit == claim.trump:
                        if not left:
                            return
                        changed = claim.exchange(changed, place, one, left.pop())
            if changed != position:
                yield changed

    return claim.act.suit == claim.trump and claim.than.suit != claim.trump and claim.changed(bare)


def _cash(claim: Claim, seat: int | None, card: Card | None, suit: str | None) -> bool:
    assert seat is not None

    def longer(position: Position) -> Iterator[Position]:
        own = [one for one in position.hands[seat] if one.suit != claim.trump and one.suit != claim.act.suit]
        third = [
            one for place, hand in enumerate(position.hands) if place not in (seat, claim.me) for one in hand
        ]
        for other in [*claim.dead(position), *third]:
            if other.suit == claim.act.suit:
                for one in own:
                    yield claim.exchange(position, seat, one, other)

    wins = claim.share(lambda world: claim.winners(world.position, claim.act) == {claim.me})
    follows = claim.share(lambda world: any(one.suit == claim.act.suit for one in world.position.hands[seat]))
    return wins and follows and claim.changed(longer)


def _gives_lead(claim: Claim, seat: int | None, card: Card | None, suit: str | None) -> bool:
    def holds(world: World) -> bool:
        value = claim.search(world.position, [claim.than], lambda w, a: False, claim.me)
        return (
            claim.winners(world.position, claim.than) == {seat}
            and value is not None
            and value >= claim.after(world.position, claim.act)
        )

    return claim.share(holds)


def _lead_to(claim: Claim, seat: int | None, card: Card | None, suit: str | None) -> bool:
    def holds(world: World) -> bool:
        best = claim.after(world.position, claim.than)
        elsewhere = [place for place in range(len(world.position.hands)) if place != seat]
        values = [claim.search(world.position, [claim.act], lambda w, a: False, place) for place in elsewhere]
        return claim.winners(world.position, claim.act) == {seat} and all(
            value is not None and value <= best for value in values
        )

    return claim.share(holds)


def _keep_lead(claim: Claim, seat: int | None, card: Card | None, suit: str | None) -> bool:
    return _lead_to(claim, claim.me, card, suit)


def _both_beaten(claim: Claim, seat: int | None, card: Card | None, suit: str | None) -> bool:
    both = [
        claim.winners(world.position, claim.act) | claim.winners(world.position, claim.than)
        for world in claim.worlds
    ]
    return claim.act.suit == claim.than.suit and all(
        len(found) == 1 and claim.me not in found for found in both
    )


def _uppercut(claim: Claim, seat: int | None, card: Card | None, suit: str | None) -> bool:
    def is_ruff(winner: int, added: list[tuple[int, Card]]) -> bool:
        return any(who == seat and one.suit == claim.trump for who, one in added)

    def holds(world: World) -> bool:
        seen: set[bool] = set()
        claim.search(world.position, [claim.act], lambda w, a: _note(seen, w == 0 and is_ruff(w, a)))
        left = claim.search(world.position, [claim.act], is_ruff)
        return True in seen and left is not None and left <= claim.after(world.position, claim.than)

    return (
        claim.me != 0 and seat not in (0, claim.me) and claim.act.suit != claim.trump and claim.share(holds)
    )


def _force(claim: Claim, seat: int | None, card: Card | None, suit: str | None) -> bool:
    def longer(position: Position) -> Iterator[Position]:
        own = [one for one in position.hands[0] if one.suit != claim.trump]
        for other in [*claim.dead(position), *position.hands[3 - claim.me]]:
            if other.suit == claim.act.suit:
                for one in own:
                    yield claim.exchange(position, 0, one, other)

    if claim.me == 0 or len(claim.order) < 3 or claim.act.suit == claim.trump:
        return False
    void = claim.share(lambda world: all(one.suit != claim.act.suit for one in world.position.hands[0]))
    return void and claim.changed(longer)


def _hole(claim: Claim, seat: int | None, card: Card | None, suit: str | None) -> bool:
    return claim.misere and seat == 0 and card is not None and _exchanged(claim, seat, card)


def _seat(claim: Claim, seat: int | None, card: Card | None, suit: str | None) -> bool:
    assert seat is not None and card is not None
    return card.suit in (claim.act.suit, claim.than.suit) and _exchanged(claim, seat, card)


def _exchanged(claim: Claim, seat: int, card: Card) -> bool:
    """Return True if nothing is gained where a seat has a lower card of the suit for one."""

    def lower(position: Position) -> Iterator[Position]:
        if card in position.hands[seat]:
            third = [
                one
                for place, hand in enumerate(position.hands)
                if place != seat and (claim.misere or place != claim.me)
                for one in hand
                if is_lower(one, card) and one not in (claim.act, claim.than)
            ]
            for other in third or [one for one in claim.dead(position) if is_lower(one, card)]:
                yield claim.exchange(position, seat, card, other)

    return claim.changed(lower)


CHECKS = {
    "both-lose": _both_lose, "unload": _unload, "both-win": _both_win, "guard": _guard,
    "ruffed": _known_ruff, "draw": _draw, "ruffed-if": _ruff, "beaten": _beaten, "over-ruff": _over_ruff,
    "take": _take, "duck": _duck, "avoid": _avoid, "cheap": _cheap, "draw-first": _draw_first,
    "cash": _cash, "gives-lead": _gives_lead, "throw-in": _lead_to, "to-partner": _lead_to,
    "keep-lead": _keep_lead, "runs-into": _seat, "partner-has": _seat, "can-take": _can_take,
    "partner-wins": _partner_wins, "drives-suit": _drives_suit, "hole-in": _drives_suit, "opens": _opens,
    "to-strength": _to_strength, "ruffs": _ruffs, "trumps-first": _trumps_first,
    "trumps-later": _trumps_later, "drive-out": _seat, "catch": _seat, "hole": _hole,
    "both-beaten": _both_beaten, "uppercut": _uppercut, "force": _force,
}  # fmt: skip
