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
from prikup.review.page import page, sum_parts
from prikup.review.words import choice_in_words, explain_decision, name_unjudged_deals
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
    deals = [
        (record_index, deal)
        for record_index, (_, record) in enumerate(records)
        for deal in _list_deals(record)
    ]
    workers = min(args.workers, -(-len(deals) // MIN_DEALS_PER_WORKER))
    judge = partial(_review_deal, [deal for _, deal in deals], args.worlds)
    judged = compute_in_order(judge, range(len(deals)), workers, args.ray)
    reviews_by_record: list[list[DealReview]] = [[] for _ in records]
    for (record_index, _), deal in zip(deals, with_bar(judged, "deals", len(deals)), strict=True):
        reviews_by_record[record_index].append(deal)
    reviews = [
        (name, record, Review(tuple(deal_reviews)))
        for (name, record), deal_reviews in zip(records, reviews_by_record, strict=True)
    ]
    if args.html:
        write_text(args.html, page([(record, review) for _, record, review in reviews], args.lang))
    if args.json and Path(args.path).is_dir():
        print_json({"records": [{"file": name, **figures(review)} for name, _, review in reviews]})
    elif args.json:
        print_json(figures(reviews[0][2]))
    else:
        for name, record, review in reviews:
            _print_review(name, record, review, args.lang)
    return 0


def _list_deals(record: MatchRecord) -> list[PlayedDeal]:
    """Return the deals of a record."""
    return list(deals_of(record.start(), (moment.move for moment in record.replay())))


def _review_deal(deals: Sequence[PlayedDeal], worlds: int, index: int) -> DealReview:
    """Return the review of the deal with this index."""
    return review_deal(deals[index], worlds)


def figures(review: Review) -> dict[str, Any]:
    """Return the figures of a review as JSON data."""
    return {
        "decisions": [
            {name: getattr(decision, name) for name in DECISION_FIELDS} for decision in review.decisions
        ],
        "luck": [{"deal": deal.number, "seats": list(map(float, deal.luck))} for deal in review.judged],
        "skill": [
            {"deal": deal.number, "seats": list(map(float, deal.skill)), "own": list(map(float, deal.own))}
            for deal in review.judged
        ],
        "unjudged": review.unjudged,
    }


def _print_review(name: str, record: MatchRecord, review: Review, lang: str) -> None:
    """Print the mistakes of a review, then luck, skill, own part and result of each player."""
    names = record.seats
    print(f"{name}: {record.game}, {record.rules}: {', '.join(names)}")
    if not review.judged:
        print(say(lang, "review-unjudged"))
        return
    mistake_count = 0
    for deal in review.deals:
        for decision in deal.decisions:
            if decision.verdict in ("mistake", "blunder"):
                mistake_count += 1
                choice = choice_in_words(decision.played, record.game, names, lang)
                joint, verdict = say(lang, "joint-list"), say(lang, f"review-verdict-{decision.verdict}")
                where = joint.join((say(lang, "review-deal", number=deal.number), names[decision.seat]))
                print(where + say(lang, "joint-name") + joint.join((choice, verdict)))
                print(f"    {explain_decision(decision, record.game, deal.measure, names, lang)}")
    print(say(lang, "review-count", n=mistake_count) if mistake_count else say(lang, "review-none"))
    if review.unjudged:
        print(name_unjudged_deals(review, lang))
    heads = [say(lang, f"review-{decision}") for decision in ("luck", "skill", "own", "result")]
    print(f"{'':<12}" + "".join(f"{head:>{max(12, len(head) + 2)}}" for head in heads))
    for seat, player in enumerate(names):
        cells = zip(heads, sum_parts(review, seat), strict=True)
        print(
            f"{player:<12}"
            + "".join(
                f"{format_decimal(value, lang, sign=True):>{max(12, len(head) + 2)}}" for head, value in cells
            )
        )
