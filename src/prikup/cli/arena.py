"""``prikup arena``: how strong bots are, one against another, over the same deals."""

from __future__ import annotations

import argparse
from importlib import import_module
from itertools import combinations
from typing import Any, Final

from prikup import games
from prikup.arena import CpuUse, Pairing, Unit, cpu_figures, difference, make_bot, report, units
from prikup.arena.forcing import check
from prikup.arena.page import page
from prikup.arena.report import MIN_INTERVAL_UNITS
from prikup.bots import DECISION_TIMEOUT_S
from prikup.cli.common import UsageError, command, number, print_json
from prikup.cli.faults import print_faults
from prikup.cli.figures import interval, pad_names, role_in_deal
from prikup.cli.files import check_place, write_text
from prikup.cli.parser import Parser
from prikup.cli.players import add_bots, add_game, add_workers, given_rules, read_bots
from prikup.progress import with_bar
from prikup.words.catalogue import say

MAX_PRINTED_CALLS: Final = 20
"""Rows of calls that are printed; JSON and the page have all of them."""


def add(parser: Parser) -> None:
    """Add the arguments of the command."""
    command(parser, run)
    add_game(parser)
    parser.add_argument("--players", type=number(2, 4), metavar="N")
    add_bots(parser, "search,rules")
    against = parser.add_mutually_exclusive_group()
    against.add_argument("--against", metavar="BOTS")
    against.add_argument("--pair", metavar="A,B")
    parser.add_argument("--deals", type=number(1, 10_000_000), default=200, metavar="N")
    parser.add_argument("--no-mirror", action="store_true")
    parser.add_argument("--force", default="", metavar="KIND")
    parser.add_argument("--whole", action="store_true")
    parser.add_argument("--calls", action="store_true")
    milliseconds = round(1000 * DECISION_TIMEOUT_S)
    parser.add_argument("--milliseconds", type=number(1, 3_600_000), default=milliseconds, metavar="MS")
    parser.add_argument("--html", metavar="FILE")
    add_workers(parser)


def run(args: argparse.Namespace) -> int:
    """Play and report; return 1 if a bot gave an illegal answer."""
    if args.html:
        check_place(args.html, "page")
    names = read_bots(args.bots, make_bot)
    start = games.new(args.game, given_rules(args), args.players)
    if args.force:
        check(start, args.force)
    if args.deals >= MIN_INTERVAL_UNITS:
        import_module("numpy")  # the intervals need it, and hours of play must not be lost for want of it
    cpu_use = CpuUse()
    rules = start.game.rules(start.options)
    plays_whole = args.whole or start.game.settles_late(start.options)
    figures: dict[str, Any] = {
        "game": args.game,
        "rules": rules,
        "players": start.players,
        "seed": args.seed,
        "unit": "match" if plays_whole else "deal",
        "force": args.force or None,
    }
    results = []
    for candidate, baseline in _list_pairs(args, names):
        pairing = Pairing(
            args.game, rules, start.players, candidate, baseline, args.seed,
            not args.no_mirror, args.force, plays_whole, args.calls and not plays_whole,
            args.milliseconds / 1000,
        )  # fmt: skip
        played_units = units(pairing, 1, args.deals, args.workers, args.ray, cpu_use)
        bar = with_bar(played_units, f"{candidate} against {baseline}", args.deals, lang=args.lang)
        results.append((pairing, list(bar)))
    figures["pairs"] = [report(*result) for result in results]
    if args.pair:
        figures["differences"] = [difference(*results[0], *results[1])]
    figures["cpu"] = cpu_figures(cpu_use)
    _report(args, figures, results)
    return 1 if any(pair["errors"] for pair in figures["pairs"]) else 0


def _list_pairs(args: argparse.Namespace, names: tuple[str, ...]) -> list[tuple[str, str]]:
    """Return the pairs of candidate and baseline; raise UsageError."""
    if args.pair:
        pair = read_bots(args.pair, make_bot)
        if len(pair) != 2:
            raise UsageError("arena-pair", given=args.pair)
        return [(candidate, names[-1]) for candidate in pair]
    if args.against:
        return [
            (candidate, baseline) for candidate in names for baseline in read_bots(args.against, make_bot)
        ]
    if len(names) < 2:
        raise UsageError("arena-bots", given=args.bots)
    return list(combinations(names, 2))


def _report(
    args: argparse.Namespace, figures: dict[str, Any], played: list[tuple[Pairing, list[Unit]]]
) -> None:
    """Write the page if it was asked for, and print the figures, as JSON or in words."""
    if args.html:
        write_text(args.html, page(figures, played))
    if args.json:
        print_json(figures)
    else:
        _print(figures, args.lang)


def _print(figures: dict[str, Any], lang: str) -> None:
    """Print the figures of all pairings, of the differences and of CPU time."""
    unit, force = figures["unit"], figures["force"]
    head = say(lang, "measure-head", **{key: figures[key] for key in ("game", "rules", "players", "seed")})
    print(say(lang, "arena-forced", head=head, force=force) if force else head)
    for pair in figures["pairs"]:
        data = {"one": pair["candidate"], "other": pair["baseline"], "count": pair["deals"], "unit": unit}
        print(say(lang, "arena-pair", **data))
        _print_gain(say(lang, "arena-alone"), pair, unit, lang)
        if pair["mirror"]:
            _print_gain(say(lang, "arena-company"), pair["mirror"], unit, lang)
        roles = pad_names([role_in_deal(figures["game"], role, lang) for role in pair["roles"]], 24)
        for role, gain in zip(roles, pair["roles"].values(), strict=True):
            times = say(lang, "arena-role", count=gain["deals"], mean=f"{gain['mean']:+.2f}")
            print(f"    {role} {gain['share']:+8.3f}   {times}")
        print_faults(pair, unit, lang)
        for row in pair.get("calls", ())[:MAX_PRINTED_CALLS]:
            call = say(lang, "arena-call", asks=row["asks"], instead=row["instead"], said=row["said"])
            times = say(lang, "arena-times", count=row["times"], between=interval(row, unit, lang))
            print(f"    {call:28} {row['mean']:+8.2f}   {times}")
    for row in figures.get("differences", ()):
        print(say(lang, "arena-ahead", one=row["one"], other=row["other"], baseline=row["baseline"]))
        _print_gain(say(lang, "arena-apart"), row, unit, lang)
    for bot, use in figures["cpu"].items():
        print(say(lang, "arena-cpu", bot=bot, milliseconds=f"{use['milliseconds']:.3f}"))


def _print_gain(label: str, row: dict[str, Any], unit: str, lang: str) -> None:
    """Print a mean with its interval after a label."""
    mean = f"{row['mean']:+8.3f}"
    print(f"  {label:12} {say(lang, 'arena-mean', mean=mean, unit=unit, between=interval(row, unit, lang))}")
