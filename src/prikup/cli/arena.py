"""``prikup arena``: how strong bots are, one against another, over the same deals."""

from __future__ import annotations

import argparse
from itertools import combinations
from typing import Any

from prikup import games
from prikup.arena import Pairing, report, units
from prikup.cli.common import (
    Commands,
    UsageError,
    add_bots,
    add_game,
    bots_of,
    command,
    cores,
    number,
    print_json,
    rules_of,
)
from prikup.progress import with_bar


def add(commands: Commands) -> None:
    """The arguments of the command."""
    parser = command(commands, "arena", "Measure bots against each other over the same deals.", run)
    add_game(parser)
    parser.add_argument("--players", type=number(2, 4), metavar="N", help="at the table (the usual number)")
    add_bots(parser, "search,rules", "every two of them meet, the one named first as the candidate")
    parser.add_argument(
        "--deals", type=number(2, 10_000_000), default=200, metavar="N",
        help="each is played with the candidate in every seat (%(default)s)",
    )  # fmt: skip
    parser.add_argument("--no-mirror", action="store_true", help="leave out a lone baseline among candidates")
    parser.add_argument(
        "--workers", type=number(1, 1024), default=cores(), metavar="N",
        help="processes; they do not change any result (%(default)s)",
    )  # fmt: skip


def run(args: argparse.Namespace) -> int:
    """Play and report; 1 if a bot gave an answer that was none."""
    names = bots_of(args)
    if len(names) < 2:
        raise UsageError("arena-bots", given=args.bots)
    start = games.new(args.game, rules_of(args), args.players)
    rules = start.game.rules(start.options)
    pairs = []
    for candidate, baseline in combinations(names, 2):
        pairing = Pairing(args.game, rules, start.players, candidate, baseline, args.seed, not args.no_mirror)
        played = units(pairing, 1, args.deals, min(args.workers, args.deals))
        pairs.append(report(pairing, list(with_bar(played, "deals", args.deals))))
    figures = {"game": args.game, "rules": rules, "players": start.players, "seed": args.seed, "pairs": pairs}
    if args.json:
        print_json(figures)
    else:
        _print(figures)
    return 1 if any(pair["errors"] for pair in pairs) else 0


def _print(figures: dict[str, Any]) -> None:
    print(f"{figures['game']}, {figures['rules']}, {figures['players']} players, seed {figures['seed']}")
    for pair in figures["pairs"]:
        print(f"{pair['candidate']} against {pair['baseline']}, {pair['deals']} deals in every seat")
        _line("alone", pair)
        if pair["mirror"]:
            _line("in company", pair["mirror"])
        for role, one in pair["roles"].items():
            print(f"    {role:24} {one['share']:+8.3f}   {one['deals']} times {one['mean']:+.2f}")
        if pair["errors"]:
            print(f"  errors {pair['errors']}")


def _line(what: str, one: dict[str, float]) -> None:
    print(f"  {what:12} {one['mean']:+8.3f} a deal, 95 % between {one['low']:+.3f} and {one['high']:+.3f}")
