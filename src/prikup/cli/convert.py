"""``prikup convert``: records from and to the formats of other programs."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from prikup.cli.common import UsageError, command, number
from prikup.cli.files import read_text, write_text
from prikup.cli.parser import Parser
from prikup.records.formats import FORMATS_BY_NAME, Left, convert
from prikup.words.catalogue import say

MAX_DEAL_NUMBER: Final = 1_000_000


def add(parser: Parser) -> None:
    """Add the arguments of the command."""
    command(parser, run, json=False)
    parser.add_argument("file", metavar="IN")
    parser.add_argument("-o", "--output", metavar="OUT")
    parser.add_argument("--from", dest="source", choices=tuple(FORMATS_BY_NAME), default="")
    parser.add_argument("--to", dest="target", choices=tuple(FORMATS_BY_NAME))
    parser.add_argument("--deal", type=number(1, MAX_DEAL_NUMBER), metavar="N")
    parser.add_argument("--rules", metavar="RULES", default="")
    parser.add_argument("--force", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Convert; report on standard error everything that the target format cannot hold."""
    out = args.output
    if out is not None and Path(out).is_file() and Path(out).stat().st_size and not args.force:
        raise UsageError("file-there", path=out)
    target = args.target or _find_format(out)
    converted = convert(read_text(args.file), target, args.source, rules=args.rules, deal=args.deal)
    if out is None:
        print(converted.text, end="")
        sys.stdout.flush()
    else:
        write_text(out, converted.text)
    for line in _describe_omitted(converted.left, args.lang):
        print(f"prikup: {line}", file=sys.stderr)
    return 0


def _find_format(out: str | None) -> str:
    """Return the format of a file ending, ``prikup`` if there is none; raise UsageError."""
    ending = "" if out is None else Path(out).suffix[1:].lower()
    endings = {FORMATS_BY_NAME[name].ending: name for name in reversed(FORMATS_BY_NAME)} | {"": "prikup"}
    if ending not in endings:
        raise UsageError(
            "convert-ending",
            path=out,
            endings=tuple(f".{file_ending}" for file_ending in endings if file_ending),
        )
    return endings[ending]


def _describe_omitted(omitted: Sequence[Left], lang: str) -> Iterator[str]:
    """Yield a line for each thing left out, with its deals."""
    for word in dict.fromkeys(part.what for part in omitted):
        text = say(lang, "format-left", what=word)
        deals = say(lang, "joint-list").join(
            str(part.deal) for part in omitted if part.what == word and part.deal
        )
        yield say(lang, "format-left-deals", left=text, deals=deals) if deals else text
