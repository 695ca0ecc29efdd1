"""``prikup puzzles``: puzzles cut from records, and files of puzzles checked with the solver."""

from __future__ import annotations

import argparse
import sys
from itertools import islice
from pathlib import Path

from prikup.cli.common import UsageError, command, number, print_json
from prikup.cli.files import check_place, read_records, read_text, record_files, write_text
from prikup.cli.parser import Parser
from prikup.progress import with_bar
from prikup.puzzles import (
    PUZZLE_KINDS,
    PuzzleFault,
    PuzzleKind,
    check_puzzles,
    cut_puzzles,
    read_puzzles,
    write_puzzles,
)
from prikup.words.catalogue import say


def add(parser: Parser) -> None:
    """Add the arguments of the command."""
    parser.commands("ACTION", {"make": add_make, "check": add_check})


def add_make(parser: Parser) -> None:
    """Add the arguments of ``puzzles make``."""
    command(parser, make_file)
    parser.add_argument("records", nargs="+", metavar="RECORD")
    parser.add_argument("-o", "--output", metavar="FILE")
    parser.add_argument("--kind", metavar="KINDS", default=",".join(PUZZLE_KINDS))
    parser.add_argument("--limit", type=number(1, 1_000_000), metavar="N")


def add_check(parser: Parser) -> None:
    """Add the arguments of ``puzzles check``."""
    command(parser, check_file)
    parser.add_argument("file", metavar="FILE")


def make_file(args: argparse.Namespace) -> int:
    """Cut puzzles from records; with ``--json`` print their counts."""
    if args.output is not None:
        check_place(args.output, "puzzles")
    kinds = _read_kinds(args.kind)
    count = len(record_files(args.records))
    records = with_bar(read_records(args.records), "records", count)
    all_puzzles = (
        puzzle
        for puzzles in cut_puzzles(((Path(path).stem, record) for path, record in records), kinds)
        for puzzle in puzzles
    )
    puzzles_written = list(islice(all_puzzles, args.limit))
    if args.output is not None:
        write_text(args.output, write_puzzles(puzzles_written))
    if args.json:
        counts = {kind: sum(puzzle.kind == kind for puzzle in puzzles_written) for kind in kinds}
        print_json({"records": count, "puzzles": len(puzzles_written), "kinds": counts})
    elif args.output is None:
        sys.stdout.write(write_puzzles(puzzles_written))
    if not puzzles_written and not args.json:
        print(say(args.lang, "cli-puzzles-none"), file=sys.stderr)
    return 0


def check_file(args: argparse.Namespace) -> int:
    """Check a file of puzzles; return 1 if one is wrong."""
    puzzles = read_puzzles(read_text(args.file))
    faults = [
        fault for fault in with_bar(check_puzzles(puzzles), "puzzles", len(puzzles)) if fault is not None
    ]
    if args.json:
        print_json({"puzzles": len(puzzles), "faults": faults})
    else:
        _print_faults(len(puzzles), faults, args.lang)
    return 1 if faults else 0


def _print_faults(count: int, faults: list[PuzzleFault], lang: str) -> None:
    """Print each fault, then the numbers of puzzles and of faults."""
    for fault in faults:
        print(fault.why.told(lang))
    print(say(lang, "cli-puzzles-checked", count=count, faults=len(faults)))


def _read_kinds(text: str) -> tuple[PuzzleKind, ...]:
    """Return the kinds of a comma-separated list in their usual order; raise UsageError."""
    names = text.split(",")
    for name in names:
        if name not in PUZZLE_KINDS:
            raise UsageError("puzzle-kind", given=name, expected=PUZZLE_KINDS)
    return tuple(kind for kind in PUZZLE_KINDS if kind in names)
