"""A deal that is over, to be dealt again at other tables, and what it came to."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from prikup import core
from prikup.core import Input
from prikup.shuffle import DealSeeds
from prikup.table.ending import Ending
from prikup.table.events import TableError
from prikup.table.reused_deal import ReusedDeal
from prikup.table.state import Table, find_reused


def reuse_deal(table: Table, deal_no: int, name: str) -> ReusedDeal:
    """Return a finished deal of a table, under this name, as the first deal of other tables.

    Raises TableError if it is not over, or if no match could begin with it: its cards were gathered and not
    shuffled, or dealt as only a later deal is.
    """
    view = next((deal for deal in table.deals if deal.deal_no == deal_no), None)
    shuffles = (shuffle for shuffle in table.shuffles if shuffle.deal_no == deal_no)
    shuffle = next((shuffle for shuffle in shuffles if shuffle.deal is not None), None)
    if view is None or shuffle is None or not shuffle.revealed:
        raise TableError("given-open", deal=deal_no)
    given = find_reused(table, shuffle.number)
    if given is not None and given is table.given:
        return given
    place = (shuffle.number, table.id) if given is None else (given.seeds.number, given.seeds.table)
    made = ReusedDeal(name, DealSeeds(shuffle.seed, shuffle.player_seeds, *place), view.dealer)
    match = table.game.start(table.options, len(table.seats))
    drawn = match.due(made.seeds.numbers) if made.seeds.number == 1 else core.Draw(view.dealer)
    if drawn is None:
        raise TableError("given-first", deal=deal_no)
    match = match.apply(Input(None, None, drawn)).state
    if match.dealer != view.dealer or match.due(made.seeds.numbers) != shuffle.deal:
        raise TableError("given-first", deal=deal_no)
    return made


def summarize_deal(table: Table, inputs: Iterable[Input], deal_no: int) -> Ending:
    """Return the result of one deal of a match; ``result`` is the change it made to each seat's totals."""
    match = table.game.start(table.options, len(table.seats))
    before: tuple[Fraction, ...] = (Fraction(0),) * len(table.seats)
    after = before
    for move in inputs:
        step = match.apply(move)
        if any(isinstance(fact, core.Dealt) and fact.deal_no == deal_no for fact in step.facts):
            before = match.totals
        match = step.state
        if any(isinstance(fact, core.Scored) and fact.deal_no == deal_no for fact in step.facts):
            after = match.totals
            break
    return Ending(
        rules=table.rules,
        names=tuple(seat.name for seat in table.seats),
        bots=tuple(seat.bot for seat in table.seats),
        deals=1,
        result=tuple(Fraction(b) - Fraction(a) for a, b in zip(before, after, strict=True)),
        last=next(one.outcome for one in table.deals if one.deal_no == deal_no),
    )
