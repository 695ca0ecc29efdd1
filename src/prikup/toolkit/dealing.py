"""From deal to deal: the first dealer and the cards, checked as the games share it; the end of a match."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from typing import Literal

from msgspec.structs import replace

from prikup.cards import Cards
from prikup.core import (
    Amount,
    ArgumentError,
    Deal,
    DealPattern,
    Draw,
    Drawn,
    Ended,
    Fact,
    Input,
    Match,
    Over,
    Phase,
    RuleError,
    Step,
    Struct,
    quote,
)
from prikup.toolkit.match_end import end, is_at_end


def draw_first_dealer(match: Match, move: Input, waiting: Phase, clause: str) -> Step:
    """Return the step from the draw of the first dealer to ``waiting``; raises RuleError with this clause."""
    draw = move.action
    if not isinstance(draw, Draw):
        raise RuleError("phase-draw", clause)
    if type(draw.dealer) is not int:
        raise ArgumentError("argument-seat", what=quote(draw.dealer), last=match.players - 1)
    if not 0 <= draw.dealer < match.players:
        raise RuleError("draw-seat", clause, given=draw.dealer, last=match.players - 1)
    if draw.cards:
        _check_draw(match, draw, clause)
    return Step(
        Match(match.game, match.options, match.players, 1, draw.dealer, match.standing, waiting),
        (Drawn(draw.dealer, draw.cards),),
    )


def _check_draw(match: Match, draw: Draw, clause: str) -> None:
    """Raise RuleError unless the drawn cards make this seat the dealer."""
    order = match.game.draw_order(match)
    drawn = " ".join(card.text for card in draw.cards)
    if order is None:
        raise RuleError("draw-random", clause, cards=drawn)
    sizes = {match.players}
    if len(order) == 1:
        # The pack can end within the round that brings the card.
        sizes.add(len(match.pack.cards) % match.players or match.players)
    if len(draw.cards) not in sizes or len(set(draw.cards)) != len(draw.cards):
        raise RuleError("draw-count", clause, cards=drawn, players=match.players)
    if not set(draw.cards) & set(order):
        raise RuleError("draw-card", clause, cards=drawn, card=order[0].text)
    dealer = Draw.of(draw.cards, order).dealer
    if dealer != draw.dealer:
        raise RuleError("draw-dealer", clause, cards=drawn, seat=dealer, other=draw.dealer)


def check_dealt_hands(match: Match, deal: Deal, clause: str) -> tuple[Cards, ...]:
    """Return the hands of a deal after checking the number of cards at each place; raises RuleError."""
    pattern = match.game.needs_deal(match)
    sizes = dict.fromkeys(range(match.players), 0)
    talon_size = 0
    for place, count in pattern.packets if pattern else ():
        if place == "talon":
            talon_size += count
        else:
            sizes[place] += count
    hands = tuple(hand if hand is not None else Cards() for hand in deal.hands)
    if len(hands) != match.players:
        raise RuleError("deal-hands", clause, count=len(hands), players=match.players)
    for seat, hand in enumerate(hands):
        if len(hand) != sizes[seat]:
            raise RuleError("deal-hand", clause, seat=seat, count=len(hand), size=sizes[seat])
    talon = deal.talon or ()
    union = Cards(talon)
    for hand in hands:
        union |= hand
    pack = match.pack.cards
    if len(talon) != talon_size or union != pack:
        raise RuleError("deal-pack", clause, pack=len(pack), talon=talon_size)
    return hands


def end_match(match: Match, standing: Struct, result: Iterable[Amount]) -> Step:
    """Return the step that ends a match with this standing and these results of the seats."""
    final = tuple(map(Fraction, result))
    after = Match(
        match.game,
        match.options,
        match.players,
        match.deal_no,
        match.dealer,
        standing,
        Over(final),
        minutes=match.minutes,
        last_deal=match.last_deal,
    )
    return Step(after, (Ended(final),))


def start_next_deal(match: Match, standing: Struct, dealer: int, later: int = 1) -> Match:
    """Return the match with this standing, waiting for cards.

    ``later`` is added to the number of the deal: 0 if the deal is dealt again under its number.
    """
    return Match(
        match.game,
        match.options,
        match.players,
        match.deal_no + later,
        dealer,
        standing,
        match.game.dealing(),
        minutes=match.minutes,
        last_deal=match.last_deal,
    )


def go_on(match: Match, standing: Struct, dealer: int, *facts: Fact) -> Step:
    """Return the step after a deal whose result was written: to the next deal, or to the end of the match."""
    waiting = start_next_deal(match, standing, dealer)
    if not is_at_end(waiting):
        return Step(waiting, facts)
    step = end(replace(waiting, deal_no=match.deal_no, dealer=match.dealer))
    return Step(step.state, (*facts, *step.facts))


@cache
def pattern_by_twos(order: tuple[int, ...], talon_after: int, bottom: bool = False) -> DealPattern:
    """Return the pattern of five rounds of packets of two, the talon as one packet after some of them."""
    packets: list[tuple[int | Literal["talon"], int]] = [(seat, 2) for seat in order * 5]
    packets.insert(talon_after, ("talon", 2))
    return DealPattern(tuple(packets), bottom=bottom)
