"""Deals to order: a wished hand, a kind of deal or a contract, each deal on a fresh sheet."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from prikup.arena import choices_of, moves, seats
from prikup.arena.forcing import CONTRACT_KIND, check, find_contracts, find_forced_call
from prikup.cards import Card, Cards
from prikup.core import Action, Input, Match, PrikupError, Scored, Turn
from prikup.core.actions import DealPattern
from prikup.records import ReplayStep
from prikup.shuffle import chance_of
from prikup.study.wishes import HandWish

MAX_SHUFFLES: Final = 5000
"""Shuffles after which a deal to order is given up."""


class Order(NamedTuple):
    """Wishes for a deal: the ``hands`` of seats, and in ``force`` a kind of deal or a contract."""

    hands: tuple[HandWish, ...]
    force: str

    def check(self, start: Match) -> None:
        """Raise OptionError or PrikupError for a wish that the game cannot fulfil."""
        check(start, self.force, find_contracts(start))
        for wish in self.hands:
            start.seat(wish.seat)
        wished = [wish.seat for wish in self.hands]
        repeated = next((wish for wish in self.hands if wished.count(wish.seat) > 1), None)
        if repeated:
            raise PrikupError("study-seat", given=repeated.text)


def play_ordered(start: Match, bots: Sequence[str], order: Order, seed: str, number: int) -> list[ReplayStep]:
    """Play the ordered deal of this number; raise PrikupError if :data:`MAX_SHUFFLES` bring none.

    A contract is made by the auction, in which the seat with most trumps bids lowest and all others pass;
    what it names then is its own choice. Deals in which that is another contract are broken off before the
    play, and dealt anew.
    """
    for shuffle in range(MAX_SHUFFLES):
        random = Random(f"{seed} {number} {shuffle}")
        steps = _play_shuffle(start, bots, order, seed, number, random)
        if steps:
            return steps
    raise PrikupError("study-none", count=MAX_SHUFFLES, number=number + 1, given=order.force)


def _play_shuffle(
    start: Match, bots: Sequence[str], order: Order, seed: str, number: int, random: Random
) -> list[ReplayStep] | None:
    """Play a deal of one shuffle; None if it leads to another contract, or a seat with a wish rests."""
    contracts = find_contracts(start)
    wanted = order.force if order.force in contracts else ""
    kind, trump = (CONTRACT_KIND, contracts[wanted]) if wanted else (order.force, None)
    choose_freely = choices_of(seats(bots, start.players, seed, number))

    def choose(match: Match, turn: Turn) -> Input:
        text = find_forced_call(match, turn, kind, trump)
        return choose_freely(match, turn) if text is None else match.move(text, turn.by)

    def supply(match: Match) -> Action | None:
        return deal_to_order(match, order.hands, random)

    steps, before, is_wanted = list[ReplayStep](), start, not wanted
    for move, step in moves(start, choose, supply):
        steps.append(ReplayStep(before, move, step.state, step.facts))
        before = step.state
        if any(isinstance(fact, Scored) for fact in step.facts):
            return steps if is_wanted else None
        if _does_wished_seat_rest(before, order.hands):
            return None
        if not is_wanted and before.phase.asks in ("defend", "play"):
            contract = before.view(None).contract
            if contract is None or contract.text != wanted:
                return None
            is_wanted = True
    return None


def deal_to_order(match: Match, wishes: Sequence[HandWish], random: Random) -> Action | None:
    """Return what chance must supply next, cards as wished; None if the match waits for no chance.

    All deals that fit the wishes are equally likely. The hand with the fewest possibilities is drawn among
    these, and the other cards are shuffled until they fit the other wishes. Raise PrikupError if a hand
    cannot be dealt or :data:`MAX_SHUFFLES` shuffles do not fit.
    """
    pattern = match.game.needs_deal(match)
    if pattern is None or not wishes:
        return match.due(chance_of(random))
    sizes = _count_cards(pattern, match.players)
    rarest = min(wishes, key=lambda wish: wish.count_hands(match.pack, sizes[wish.seat]))
    for _ in range(MAX_SHUFFLES):
        hand = rarest.draw(match.pack, sizes[rarest.seat], random)
        deal = pattern.deal(_stack(match, rarest.seat, hand, pattern.packets, random), match.players)
        if all(wish.fits(deal.hands[wish.seat] or Cards()) for wish in wishes):
            return deal
    raise PrikupError("study-hands", count=MAX_SHUFFLES, given=", ".join(wish.text for wish in wishes))


def _does_wished_seat_rest(match: Match, wishes: Sequence[HandWish]) -> bool:
    """Return True if cards must be dealt, and none to one of these seats."""
    pattern = match.game.needs_deal(match)
    if pattern is None:
        return False
    sizes = _count_cards(pattern, match.players)
    return not all(sizes[wish.seat] for wish in wishes)


def _count_cards(pattern: DealPattern, players: int) -> list[int]:
    """Return how many cards each seat is dealt."""
    return [sum(size for place, size in pattern.packets if place == seat) for seat in range(players)]


def _stack(
    match: Match, seat: int, hand: Cards, packets: Sequence[tuple[int | str, int]], random: Random
) -> list[Card]:
    """Return a pack in dealing order that deals a hand to a seat."""
    own, others = list(hand), list(match.pack.cards - hand)
    random.shuffle(own)
    random.shuffle(others)
    return [(own if place == seat else others).pop() for place, size in packets for _ in range(size)]
