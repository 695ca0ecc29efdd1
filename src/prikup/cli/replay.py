"""``prikup replay``: a record, deal by deal, with every stored result checked."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from prikup.cli.common import command, print_json
from prikup.cli.files import read_record
from prikup.cli.match_text import MatchText
from prikup.cli.parser import Parser
from prikup.core import Ended, Scored
from prikup.records import MatchRecord


def add(parser: Parser) -> None:
    """Add the arguments of the command."""
    command(parser, run)
    parser.add_argument("file", metavar="FILE")
    mode = parser.add_mutually_exclusive_group()
    mode.add_argument("--strict", action="store_true")
    mode.add_argument("--lenient", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Print the record; return 2 if anything in it is wrong."""
    record = read_record(args.file, strict=not args.lenient)
    if args.json:
        print_json(summary(record))
    else:
        for line in MatchText(record, args.lang).lines():
            print(line)
    sys.stdout.flush()
    for problem in record.errors:
        print(f"prikup: {problem.told(args.lang)}", file=sys.stderr)
    return 2 if record.errors else 0


def summary(record: MatchRecord) -> dict[str, Any]:
    """Return deals, standing and result of a record as JSON data."""
    deals, result = [], None
    state = record.start()
    for step in record.replay():
        state = step.state
        for fact in step.facts:
            if isinstance(fact, Scored):
                deals.append(fact)
            elif isinstance(fact, Ended):
                result = fact.result
    return {
        "game": record.game,
        "rules": record.rules,
        "seats": record.seats,
        "deals": deals,
        "standing": state.standing,
        "in_progress": bool(state.log),
        "result": result,
        "errors": record.errors,
    }
