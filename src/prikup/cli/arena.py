"""``prikup arena``: how strong bots are, one against another, over the same deals."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import combinations
from typing import Any, Final, TypeVar

from prikup import games
from prikup.arena import CpuUse, Pairing, Unit, cpu_figures, difference, make_bot, report, units
from prikup.arena.exploit import ExploitedDeal, play_deals, report_gains
from prikup.arena.forcing import check
from prikup.arena.host import list_exploiters
from prikup.arena.page import page
from prikup.arena.report import MIN_INTERVAL_UNITS
from prikup.arena.saved import SavedRun
from prikup.bots import DECISION_TIMEOUT_S
from prikup.cli.common import UsageError, command, number, print_json
from prikup.cli.faults import print_faults
from prikup.cli.figures import interval, pad_names, role_in_deal
from prikup.cli.files import check_place, file_error, write_text
from prikup.cli.parser import Parser
from prikup.cli.players import add_bots, add_game, add_workers, given_rules, read_bots
from prikup.core import Struct
from prikup.progress import with_bar
from prikup.words.catalogue import say

T = TypeVar("T", Unit, ExploitedDeal)

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
    against.add_argument("--exploiters", metavar="RULES")
    parser.add_argument("--deals", type=number(1, 10_000_000), default=200, metavar="N")
    parser.add_argument("--no-mirror", action="store_true")
    parser.add_argument("--force", default="", metavar="KIND")
    parser.add_argument("--whole", action="store_true")
    parser.add_argument("--calls", action="store_true")
    milliseconds = round(1000 * DECISION_TIMEOUT_S)
    parser.add_argument("--milliseconds", type=number(1, 3_600_000), default=milliseconds, metavar="MS")
    parser.add_argument("--html", metavar="FILE")
    parser.add_argument("--save", metavar="FILE")
    add_workers(parser)


def run(args: argparse.Namespace) -> int:
    """Play and report; return 1 if a bot gave an illegal answer, 130 if Ctrl-C stopped the run."""
    if args.html:
        check_place(args.html, "page")
    names = read_bots(args.bots, make_bot)
    start = games.new(args.game, given_rules(args), args.players)
    if args.force:
        check(start, args.force)
    if args.deals >= MIN_INTERVAL_UNITS:
        import_module("numpy")  # the intervals need it, and hours of play must not be lost for want of it
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
    exploiters = _read_exploiters(args)
    pairs = [(name, name) for name in names] if exploiters else _list_pairs(args, names)
    pairings = [
        Pairing(
            args.game, rules, start.players, candidate, baseline, args.seed,
            not (args.no_mirror or exploiters), args.force, plays_whole, args.calls and not plays_whole,
            args.milliseconds / 1000,
        )
        for candidate, baseline in pairs
    ]  # fmt: skip
    saved = _open_saved(args.save, {"pairings": pairings, "exploiters": exploiters}) if args.save else None
    if exploiters:
        return _measure_exploiters(args, figures, pairings, exploiters, saved)
    return _measure_pairs(args, figures, pairings, saved)


def _open_saved(path: str, about: dict[str, Any]) -> SavedRun:
    """Return the run that is kept in a file, or begin the file; raise UsageError if it cannot be written."""
    try:
        return SavedRun(path, about)
    except OSError as error:
        raise file_error("written", path, error) from None


def _read_exploiters(args: argparse.Namespace) -> tuple[str, ...]:
    """Return the names of the rules on top, none if they are not asked for; raise UsageError."""
    if args.exploiters is None:
        return ()
    for option, given in (("--calls", args.calls), ("--html", args.html), ("--no-mirror", args.no_mirror)):
        if given:
            raise UsageError("arena-exploiters-with", given=option)
    known = tuple(list_exploiters(args.game))
    if not known:
        raise UsageError("arena-exploiters-none", game=args.game)
    if args.exploiters == "all":
        return known
    names = tuple(dict.fromkeys(name.strip() for name in args.exploiters.split(",")))
    unknown = [name for name in names if name not in known]
    if unknown:
        raise UsageError("arena-exploiters", given=unknown[0], game=args.game, expected=("all", *known))
    return names


def _measure_pairs(
    args: argparse.Namespace, figures: dict[str, Any], pairings: list[Pairing], saved: SavedRun | None
) -> int:
    """Play and report the pairs; return the exit code."""
    cpu_use, results, stopped = CpuUse(), list[tuple[Pairing, list[Unit]]](), False
    for pairing in pairings:
        what = f"{pairing.candidate} against {pairing.baseline}"

        def play(first: int, count: int, pairing: Pairing = pairing) -> Iterator[Unit]:
            return units(pairing, first, count, args.workers, args.ray, cpu_use)

        played, stopped = _play(args, what, play, Unit, saved)
        if played:
            results.append((pairing, played))
        if stopped:
            break
    figures["pairs"] = [report(*result) for result in results]
    if args.pair and not stopped:
        figures["differences"] = [difference(*results[0], *results[1])]
    figures["cpu"] = cpu_figures(cpu_use)
    _report(args, figures, results)
    return 130 if stopped else int(any(pair["errors"] for pair in figures["pairs"]))


def _measure_exploiters(
    args: argparse.Namespace,
    figures: dict[str, Any],
    pairings: list[Pairing],
    exploiters: tuple[str, ...],
    saved: SavedRun | None,
) -> int:
    """Play and report what rules on top of each bot gain against it; return the exit code."""
    figures["exploiters"], stopped = [], False
    for pairing in pairings:

        def play(first: int, count: int, pairing: Pairing = pairing) -> Iterator[ExploitedDeal]:
            return play_deals(pairing, exploiters, first, count, args.workers, args.ray)

        played, stopped = _play(args, f"{pairing.baseline}: exploiters", play, ExploitedDeal, saved)
        if played:
            figures["exploiters"].append(report_gains(pairing.baseline, exploiters, played))
        if stopped:
            break
    if args.json:
        print_json(figures)
    else:
        _print_exploiters(figures, args.lang)
    return 130 if stopped else int(any(bot["errors"] for bot in figures["exploiters"]))


def _play(
    args: argparse.Namespace,
    what: str,
    play: Callable[[int, int], Iterator[T]],
    kind: type[T],
    saved: SavedRun | None,
) -> tuple[list[T], bool]:
    """Return the finished deals of a measurement, and True if Ctrl-C stopped it.

    Deals that are saved are not played again, and each new one is saved.
    """
    deals = saved.read(what, kind)[: args.deals] if saved else []
    missing = args.deals - len(deals)
    if not missing:
        return deals, False
    try:
        for deal in with_bar(play(len(deals) + 1, missing), what, missing, lang=args.lang):
            deals.append(deal)
            if saved:
                _save_deal(saved, what, deal, args.save)
    except KeyboardInterrupt:
        text = "arena-stopped-saved" if saved else "arena-stopped"
        print(say(args.lang, text, done=len(deals), total=args.deals), file=sys.stderr)
        return deals, True
    return deals, False


def _save_deal(saved: SavedRun, what: str, deal: Struct, path: str) -> None:
    """Append a finished deal to a file; raise UsageError if it cannot be written."""
    try:
        saved.add(what, deal)
    except OSError as error:
        raise file_error("written", path, error) from None


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


def _print_exploiters(figures: dict[str, Any], lang: str) -> None:
    """Print what each rule on top gains, and how the gain of a defender divides."""
    unit = figures["unit"]
    print(say(lang, "measure-head", **{key: figures[key] for key in ("game", "rules", "players", "seed")}))
    for bot in figures["exploiters"]:
        print(say(lang, "arena-exploited", bot=bot["bot"], count=bot["deals"], unit=unit))
        for row in bot["rules"]:
            print(f"  {row['exploiter']}: {say(lang, 'arena-changed', count=row['changed'])}")
            _print_gain("  " + say(lang, "arena-alone"), row["alone"], unit, lang)
            _print_gain("  " + say(lang, "arena-company"), row["company"], unit, lang)
            if row["defended"]:
                parts = {part: f"{row[part]:+.2f}" for part in ("own", "declarer", "partner")}
                print(f"    {say(lang, 'arena-divided', count=row['defended'], **parts)}")
        print_faults(bot, unit, lang)


def _print_gain(label: str, row: dict[str, Any], unit: str, lang: str) -> None:
    """Print a mean with its interval after a label."""
    mean = f"{row['mean']:+8.3f}"
    print(f"  {label:12} {say(lang, 'arena-mean', mean=mean, unit=unit, between=interval(row, unit, lang))}")
