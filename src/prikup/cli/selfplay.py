"""``prikup selfplay``: deals between bots, or their decisions, as rows of a file."""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from typing import get_args

from prikup import games
from prikup.cli.common import UsageError, command, number, print_json
from prikup.cli.figures import kind_of_deal
from prikup.cli.files import file_error
from prikup.cli.parser import Parser
from prikup.cli.players import add_bots, add_game, add_workers, given_bots, given_rules
from prikup.rows import check_suffix
from prikup.study import StudyPlan, columns_of, run_study
from prikup.study.columns import RowKind
from prikup.study.rows import list_deal_kinds, read_progress
from prikup.words.catalogue import ENGLISH_CODE, say


def add(parser: Parser) -> None:
    """Add the arguments of the command."""
    command(parser, run)
    parser.add_argument("--out", required=True, metavar="FILE")
    add_game(parser)
    parser.add_argument("--players", type=number(2, 4), metavar="N")
    add_bots(parser, "rules")
    parser.add_argument("--deals", type=number(1, 100_000_000), default=1000, metavar="N")
    parser.add_argument("--rows", choices=get_args(RowKind), default="deals")
    parser.add_argument("--labels", action="store_true")
    parser.add_argument("--kind", default="", metavar="KIND")
    parser.add_argument("--contract", default="", metavar="CONTRACT")
    parser.add_argument("--force", default="", metavar="WISH")
    parser.add_argument("--hand", action="append", default=[], metavar="SEAT=HAND")
    add_workers(parser, ray=False)


def run(args: argparse.Namespace) -> int:
    """Play and write the rows; return 130, a shell's status after Ctrl-C, if that stopped the run.

    The same command goes on where a stopped run ended.
    """
    suffix = check_suffix(args.out)
    if suffix == ".parquet":
        import_module("pyarrow")  # fail before hours of play if it is missing
    start = games.new(args.game, given_rules(args), args.players)
    rules = start.game.rules(start.options)
    study = StudyPlan(
        game=args.game,
        rules=rules,
        players=start.players,
        bots=given_bots(args),
        seed=args.seed,
        rows=args.rows,
        labels=args.labels,
        kind=_read_kind(args.game, args.kind),
        contract=args.contract,
        force=args.force,
        hands=tuple(args.hand),
    )
    try:
        rows = run_study(study, args.deals, args.out, args.workers, args.lang)
    except OSError as error:
        raise file_error("written", args.out, error) from None
    except KeyboardInterrupt:
        done = read_progress(study, args.deals, args.out)
        print(say(args.lang, "rows-stopped", done=done, total=args.deals), file=sys.stderr)
        return 130
    if args.json:
        columns = columns_of(study.rows, study.players, study.labels)
        print_json({"file": args.out, "deals": args.deals, "rows": rows, "columns": columns})
    else:
        print(say(args.lang, "rows-written", path=args.out, rows=rows, deals=args.deals))
    return 0


def _read_kind(game: str, text: str) -> str:
    """Return the kind of deal with this name, or with this English word; raise UsageError.

    >>> [_read_kind(game, "all-pass") for game in ("preferans", "prefa")]
    ['raspasy', 'all_pass']
    """
    kinds = list_deal_kinds(games.get_game(game).id)
    words = {kind_of_deal(game, kind, ENGLISH_CODE).lower().replace(" ", "-"): kind for kind in kinds}
    words |= {kind.replace("_", "-"): kind for kind in kinds} | {kind: kind for kind in kinds}
    if text and text not in words:
        raise UsageError("study-kind", given=text, game=game, expected=tuple(sorted(words)))
    return words.get(text, "")
