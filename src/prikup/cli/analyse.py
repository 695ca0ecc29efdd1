"""``prikup analyse``: where each player of a record went wrong, and what was luck."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from prikup.arena.parallel import compute_in_order
from prikup.cli.common import command, number, print_json
from prikup.cli.files import check_place, read_records, write_text
from prikup.cli.parser import Parser
from prikup.cli.players import add_workers
from prikup.progress import with_bar
from prikup.records import MatchRecord
from prikup.review import REVIEW_WORLDS, DealReview, PlayedDeal, Review, deals_of, review_deal
from prikup.review.page import page, sums
from prikup.review.words import choice_in_words, explanation, unjudged
from prikup.words.catalogue import say
from prikup.words.numbers import format_decimal

MIN_DEALS_PER_WORKER = 15
"""Deals below which another process does not pay."""
DECISION_FIELDS = (
    "deal", "ply", "seat", "asks", "played", "best", "loss", "low", "high", "open_loss", "verdict",
)  # fmt: skip


def add(parser: Parser) -> None:
    """Add the arguments of the command."""
    command(parser, run)
    parser.add_argument("path", metavar="PATH")
    parser.add_argument("--worlds", type=number(1, 100_000), default=REVIEW_WORLDS, metavar="N")
    parser.add_argument("--html", metavar="FILE")
    add_workers(parser)


def run(args: argparse.Namespace) -> int:
    """Review and report."""
    if args.html:
        check_place(args.html, "page")
    records = [(Path(path).name, record) for path, record in read_records([args.path])]
    deals = [(at, deal) for at, (_, record) in enumerate(records) for deal in _deals(record)]
    workers = min(args.workers, -(-len(deals) // MIN_DEALS_PER_WORKER))
    judge = partial(_judged, [deal for _, deal in deals], args.worlds)
    judged = compute_in_order(judge, range(len(deals)), workers, args.ray)
    found: list[list[DealReview]] = [[] for _ in records]
    for (at, _), deal in zip(deals, with_bar(judged, "deals", len(deals)), strict=True):
        found[at].append(deal)
    reviews = [(name, record, Review(tuple(one))) for (name, record), one in zip(records, found, strict=True)]
    if args.html:
        write_text(args.html, page([(record, one) for _, record, one in reviews], args.lang))
    if args.json and Path(args.path).is_dir():
        print_json({"records": [{"file": name, **figures(one)} for name, _, one in reviews]})
    elif args.json:
        print_json(figures(reviews[0][2]))
    else:
        for name, record, one in reviews:
            _print(name, record, one, args.lang)
    return 0


def _deals(record: MatchRecord) -> list[PlayedDeal]:
    return list(deals_of(record.start(), (moment.move for moment in record.replay())))


def _judged(deals: Sequence[PlayedDeal], worlds: int, at: int) -> DealReview:
    return review_deal(deals[at], worlds)


def figures(found: Review) -> dict[str, Any]:
    """Return the figures of a review as JSON data."""
    return {
        "decisions": [{name: getattr(one, name) for name in DECISION_FIELDS} for one in found.decisions],
        "luck": [{"deal": deal.number, "seats": list(map(float, deal.luck))} for deal in found.judged],
        "skill": [
            {"deal": deal.number, "seats": list(map(float, deal.skill)), "own": list(map(float, deal.own))}
            for deal in found.judged
        ],
        "unjudged": found.unjudged,
    }


def _print(name: str, record: MatchRecord, found: Review, lang: str) -> None:
    names = record.seats
    print(f"{name}: {record.game}, {record.rules}: {', '.join(names)}")
    if not found.judged:
        print(say(lang, "review-unjudged"))
        return
    wrong = 0
    for deal in found.deals:
        for one in deal.decisions:
            if one.verdict in ("mistake", "blunder"):
                wrong += 1
                said = choice_in_words(one.played, record.game, names, lang)
                joint, verdict = say(lang, "joint-list"), say(lang, f"review-verdict-{one.verdict}")
                where = joint.join((say(lang, "review-deal", number=deal.number), names[one.seat]))
                print(where + say(lang, "joint-name") + joint.join((said, verdict)))
                print(f"    {explanation(one, record.game, deal.measure, names, lang)}")
    print(say(lang, "review-count", n=wrong) if wrong else say(lang, "review-none"))
    if found.unjudged:
        print(unjudged(found, lang))
    heads = [say(lang, f"review-{one}") for one in ("luck", "skill", "own", "result")]
    print(f"{'':<12}" + "".join(f"{head:>{max(12, len(head) + 2)}}" for head in heads))
    for seat, player in enumerate(names):
        cells = zip(heads, sums(found, seat), strict=True)
        print(
            f"{player:<12}"
            + "".join(
                f"{format_decimal(value, lang, sign=True):>{max(12, len(head) + 2)}}" for head, value in cells
            )
        )
