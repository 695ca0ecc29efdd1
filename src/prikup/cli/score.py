"""``prikup score``: the sheet of a game with real cards, from a record of its results."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from prikup import keeper
from prikup.cli.common import command, print_json
from prikup.cli.files import check_place, read_text, write_text
from prikup.cli.parser import Parser
from prikup.keeper.model import ScoredDocument
from prikup.records import MatchRecord, RecordError, from_json, read
from prikup.sheet import find_style
from prikup.sheet.explain import account_label, balance_text
from prikup.words.catalogue import format_number, format_signed


def add(parser: Parser) -> None:
    """Add the arguments of the command."""
    command(parser, run)
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--svg", metavar="OUT")
    parser.add_argument("--form", choices=keeper.SHEET_FORMS, default="classic")
    parser.add_argument("--hide-wrong", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Print the sheet; return 2, naming place and clause, if a deal is impossible."""
    record, wrong = _read(read_text(args.file))
    kept = keeper.score(record, args.lang, form=args.form, wrong=not args.hide_wrong)
    if kept.problem is not None:
        told = kept.problem.text if wrong is None or not wrong.line else wrong.told(args.lang)
        print(f"prikup: {told}", file=sys.stderr)
        return 2
    if args.svg is not None:
        check_place(args.svg, "drawing")
        write_text(args.svg, kept.svg)
    if args.json:
        print_json(summary(kept))
    else:
        _print(kept, args.lang, Console(highlight=False), not args.hide_wrong)
    return 0


def _read(text: str) -> tuple[MatchRecord, RecordError | None]:
    """Read a record as text or JSON, with its error if the keeper will report an impossible deal."""
    try:
        return (from_json if text.lstrip().startswith("{") else read)(text), None
    except RecordError as error:
        record = keeper.read_document(text)
        if keeper.follow_document(record).problem is None:
            raise error from None
        return record, error


def summary(kept: ScoredDocument) -> dict[str, Any]:
    """Return entries and totals as JSON data: the keeper's answer without form, drawing and text."""
    names = (name for name in kept.__struct_fields__ if name not in ("entry", "svg", "text"))
    return {name: getattr(kept, name) for name in names}


def _print(kept: ScoredDocument, lang: str, console: Console, wrong: bool) -> None:
    for deal in kept.deals:
        console.print(f"{deal.number}. {deal.title}", markup=False, soft_wrap=True)
        for before in deal.wrong if wrong else ():
            console.print(f"   {before.text}", markup=False, soft_wrap=True)
        for line in deal.lines:
            console.print(f"   {line}", markup=False, soft_wrap=True)
    for gone in kept.removed if wrong else ():
        console.print(gone.text, markup=False, soft_wrap=True)
    console.print(_standing(kept, lang))
    for one in kept.aid:
        console.print(one.text, markup=False, soft_wrap=True)
    if kept.next is not None:
        console.print(kept.next.title, markup=False, soft_wrap=True)
    console.print(_settlement(kept))
    if kept.payments or not sum(kept.now):
        console.print(balance_text(kept.now), markup=False, soft_wrap=True)
    if kept.settlement.winners:
        console.print(kept.settlement.steps[-1].text, markup=False, soft_wrap=True)
    for payment in kept.payments:
        console.print(payment.text, markup=False, soft_wrap=True)


def _table(kept: ScoredDocument) -> Table:
    found = Table(box=box.SIMPLE_HEAD)
    found.add_column("")
    for name in kept.seats:
        found.add_column(name.replace("[", r"\["), justify="right")
    return found


def _standing(kept: ScoredDocument, lang: str) -> Table:
    """Return the accounts as running totals, a column for each player."""
    found = _table(kept)
    seats = range(len(kept.seats))
    for one in find_style(kept.game).accounts:
        for on in seats if one.on else (None,):
            label = account_label(kept.game, one.name, lang, "" if on is None else kept.seats[on])
            row = ("" if seat == on else _cell(kept, one.name, seat, on) for seat in seats)
            found.add_row(label.replace("[", r"\["), *row)
    return found


def _cell(kept: ScoredDocument, account: str, seat: int, on: int | None) -> str:
    figures = [one for one in kept.figures if (one.account, one.seat, one.on) == (account, seat, on)]
    totals = [
        f"[{format_number(one.total)}]" if one.wrong else f"{format_number(one.total)}." for one in figures
    ]
    if figures and on is None and figures[0].before:
        totals.insert(0, f"{format_number(figures[0].before)}.")
    return " ".join(totals).replace("[", r"\[")


_SIGNED = ("hill_part", "balance", "result", "pots", "shares")
"""Steps of a settlement whose amounts are won or lost."""


def _settlement(kept: ScoredDocument) -> Table:
    found = _table(kept)
    for step in kept.settlement.steps:
        show = format_signed if step.name in _SIGNED else format_number
        found.add_row(step.title, *(show(amount) for amount in step.amounts))
    return found
