"""A finished deal with all cards open: the hands, the discards, every trick."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from prikup import board, core
from prikup.cards import Card, Cards
from prikup.core import Fact, Input, Match, PlayCard, Struct, TrickView
from prikup.table.state import Table


class DealShown(Struct, frozen=True):
    """All cards of a finished deal.

    ``hands`` are the hands by seat when the first card was led, ``talon`` the cards dealt to nobody, ``laid``
    the discards by seat, ``tricks`` the tricks in order. ``board`` is its code for the analysis board, "" if
    no board can show it.
    """

    deal_no: int
    hands: tuple[tuple[Card, ...], ...]
    talon: tuple[Card, ...]
    laid: tuple[tuple[Card, ...], ...]
    tricks: tuple[TrickView, ...]
    board: str


def show_deal(table: Table, inputs: Iterable[Input], number: int) -> DealShown | None:
    """Return a scored deal of the match that these inputs made; None if it is not scored yet."""
    if number not in {one.deal_no for one in table.deals}:
        return None
    match = table.game.start(table.options, len(table.seats))
    facts: list[Fact] = []
    plays: list[PlayCard] = []
    before = None  # the first card
    for move in inputs:
        step = match.apply(move)
        if any(isinstance(fact, core.Dealt) for fact in step.facts):  # again, where a deal was thrown in
            facts, plays, before = [], [], None
        over = any(isinstance(fact, core.Scored) and fact.deal_no == number for fact in step.facts)
        if before is None and (over or any(isinstance(fact, core.Played) for fact in step.facts)):
            before = match
        facts.extend(step.facts)
        if isinstance(move.action, PlayCard):
            plays.append(move.action)
        if over:
            break
        match = step.state
    assert before is not None
    return _show(before, facts, plays, number)


def _show(before: Match, facts: list[Fact], plays: Iterable[PlayCard], number: int) -> DealShown:
    study = board.study_match(before, plays)
    talon = before.game.pack(before.options).cards
    laid = [Cards() for _ in range(before.players)]
    for fact in facts:
        match fact:
            case core.Dealt(hands=hands):
                for hand in hands:
                    talon -= hand or Cards()
            case core.Discarded(seat, cards=cards) if cards is not None:
                laid[seat] |= cards
    held = (before.view(seat).seats[seat].cards or () for seat in range(before.players))
    return DealShown(
        number,
        tuple(held),
        tuple(talon),
        tuple(map(tuple, laid)),
        tuple(_collect_tricks(facts)),
        "" if study is None else board.encode(study),
    )


def _collect_tricks(facts: Iterable[Fact]) -> Iterator[TrickView]:
    plays: list[tuple[int, Card]] = []
    led: Card | None = None
    for fact in facts:
        match fact:
            case core.Played(seat=None, card=card):
                led = card
            case core.Played(seat=int(seat), card=card):
                plays.append((seat, card))
            case core.Taken(seat, talon):
                yield TrickView(plays[0][0], tuple(plays), seat, led, talon)
                plays, led = [], None
