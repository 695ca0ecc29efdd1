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
from prikup.words.catalogue import format_number, format_signed, say


def add(parser: Parser) -> None:
    """Add the arguments of the command."""
    command(parser, run)
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--svg", metavar="OUT")
    parser.add_argument("--form", choices=keeper.SHEET_FORMS, default="classic")
    parser.add_argument("--hide-wrong", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Print the sheet; return 2, naming place and clause, if a deal is impossible."""
    record, read_error = _read(read_text(args.file))
    document = keeper.score(record, args.lang, form=args.form, wrong=not args.hide_wrong)
    if document.problem is not None:
        message = (
            document.problem.text if read_error is None or not read_error.line else read_error.told(args.lang)
        )
        print(f"prikup: {message}", file=sys.stderr)
        return 2
    if args.svg is not None:
        check_place(args.svg, "drawing")
        write_text(args.svg, document.svg)
    if args.json:
        print_json(summary(document))
    else:
        _print(document, args.lang, Console(highlight=False), not args.hide_wrong)
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


def summary(document: ScoredDocument) -> dict[str, Any]:
    """Return entries and totals as JSON data: the keeper's answer without form, drawing and text."""
    names = (name for name in document.__struct_fields__ if name not in ("entry", "svg", "text"))
    return {name: getattr(document, name) for name in names}


def _print(document: ScoredDocument, lang: str, console: Console, wrong: bool) -> None:
    """Print deals, accounts and settlement; with ``wrong`` also the results that were corrected."""
    for deal in document.deals:
        console.print(f"{deal.number}. {deal.title}", markup=False, soft_wrap=True)
        for corrected in deal.wrong if wrong else ():
            console.print(f"   {corrected.text}", markup=False, soft_wrap=True)
        for line in deal.lines:
            console.print(f"   {line}", markup=False, soft_wrap=True)
    for removed in document.removed if wrong else ():
        console.print(removed.text, markup=False, soft_wrap=True)
    console.print(_make_standing_table(document, lang))
    for gift in document.aid:
        console.print(gift.text, markup=False, soft_wrap=True)
    if document.next is not None:
        console.print(document.next.title, markup=False, soft_wrap=True)
        console.print(say(lang, "cli-score-now"), markup=False, soft_wrap=True)
    console.print(_make_settlement_table(document))
    if document.payments or not sum(document.now):
        console.print(balance_text(document.now), markup=False, soft_wrap=True)
    if document.settlement.winners:
        console.print(document.settlement.steps[-1].text, markup=False, soft_wrap=True)
    for payment in document.payments:
        console.print(payment.text, markup=False, soft_wrap=True)


def _make_table(document: ScoredDocument) -> Table:
    """Return an empty table with a column for each player."""
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("")
    for name in document.seats:
        table.add_column(name.replace("[", r"\["), justify="right")
    return table


def _make_standing_table(document: ScoredDocument, lang: str) -> Table:
    """Return the accounts as running totals, a column for each player."""
    table = _make_table(document)
    seats = range(len(document.seats))
    for account in find_style(document.game).accounts:
        for on in seats if account.on else (None,):
            label = account_label(document.game, account.name, lang, "" if on is None else document.seats[on])
            row = ("" if seat == on else _spell_cell(document, account.name, seat, on) for seat in seats)
            table.add_row(label.replace("[", r"\["), *row)
    return table


def _spell_cell(document: ScoredDocument, account: str, seat: int, on: int | None) -> str:
    """Return all figures of a cell in order; wrong ones are in brackets."""
    figures = [
        figure
        for figure in document.figures
        if (figure.account, figure.seat, figure.on) == (account, seat, on)
    ]
    totals = [
        f"[{format_number(figure.total)}]" if figure.wrong else f"{format_number(figure.total)}."
        for figure in figures
    ]
    if figures and on is None and figures[0].before:
        totals.insert(0, f"{format_number(figures[0].before)}.")
    return " ".join(totals).replace("[", r"\[")


_SIGNED = ("hill_part", "balance", "result", "pots", "shares")
"""Steps of a settlement whose amounts are won or lost."""


def _make_settlement_table(document: ScoredDocument) -> Table:
    """Return the steps of the settlement, a column for each player."""
    table = _make_table(document)
    for step in document.settlement.steps:
        show = format_signed if step.name in _SIGNED else format_number
        table.add_row(step.title, *(show(amount) for amount in step.amounts))
    return table
