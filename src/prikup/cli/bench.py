"""``prikup bench``: measurements."""

from __future__ import annotations

import argparse
from time import perf_counter
from typing import Any

from prikup import games
from prikup.cli import corebench, selfplay, solverbench
from prikup.cli.common import command, cores, number, print_json
from prikup.cli.parser import Parser
from prikup.cli.players import add_bots, add_game, bots_of, rules_of
from prikup.cli.selfplay import Setup, Tally
from prikup.progress import with_bar


def add(parser: Parser) -> None:
    """The arguments of the command."""
    kinds = {"selfplay": add_selfplay, "core": add_core, "server": add_server, "solver": add_solver}
    parser.commands("WHAT", kinds)


def add_selfplay(parser: Parser) -> None:
    """The arguments of whole matches."""
    command(parser, run_selfplay)
    add_game(parser)
    add_bots(parser, "rules,rules,rules")
    parser.add_argument("--matches", type=number(1, 10_000_000), default=100, metavar="N")
    parser.add_argument("--longest", type=number(1, 100_000), default=1000, metavar="N")
    parser.add_argument("--processes", type=number(1, 1024), default=cores(), metavar="N")


def add_core(parser: Parser) -> None:
    """The arguments of the core alone."""
    command(parser, run_core)
    add_game(parser)
    parser.add_argument("--deals", type=number(1, 1_000_000), default=2000, metavar="N")


def add_server(parser: Parser) -> None:
    """The arguments of a server under load."""
    command(parser, run_server)
    parser.add_argument("--game", default=games.usual(), metavar="GAME")
    parser.add_argument("--rules", metavar="RULES")
    parser.add_argument("--tables", type=number(1, 100_000), default=10, metavar="N")
    parser.add_argument("--people", type=number(1, 8), default=3, metavar="N")
    parser.add_argument("--seconds", type=number(1, 1_000_000), default=60, metavar="N")
    parser.add_argument("--tempo", type=number(1, 600_000), default=2000, metavar="MS")
    parser.add_argument("--processes", type=number(1, 256), default=1, metavar="N")
    parser.add_argument("--database", metavar="FILE_OR_URL")


def add_solver(parser: Parser) -> None:
    """The arguments of the solver."""
    command(parser, run_solver)
    parser.add_argument("--jobs", default=",".join(solverbench.JOBS), metavar="JOBS")
    parser.add_argument("--yardstick", action="store_true")


def run_selfplay(args: argparse.Namespace) -> int:
    """Play and report; 1 if a match broke down or did not sum to zero."""
    setup = Setup(args.game, rules_of(args), bots_of(args), args.seed, args.longest)
    setup.start()
    total = Tally()
    began = perf_counter()
    chunks = selfplay.run(setup, args.matches, min(args.processes, args.matches))
    for done in with_bar(chunks, "matches", args.matches, lambda one: one.matches + len(one.errors)):
        total.add(done)
    figures = selfplay.report(setup, total, perf_counter() - began)
    if args.json:
        print_json(figures)
    else:
        _print(figures)
    return 1 if figures["errors"] or figures["zero_sum"] is False else 0


def _print(figures: dict[str, Any]) -> None:
    print(f"{figures['game']}, {figures['rules']}, seed {figures['seed']}")
    print(f"matches {figures['matches']}, deals {figures['deals']}, actions {figures['actions']}")
    if figures["unfinished"]:
        print(f"ended by agreement: {figures['unfinished']}")
    kinds = ", ".join(f"{kind.replace('_', ' ')} {count}" for kind, count in figures["deals_by_kind"].items())
    print(f"deals: {kinds}")
    for key in ("bot", "seat"):
        for place, one in enumerate(figures[f"{key}s"]):
            name = f"bot {place + 1} ({one['bot']})" if key == "bot" else f"seat {place}"
            error = "" if one["standard_error"] is None else f" ± {one['standard_error']:.2f}"
            print(f"  {name:18} {one['mean']:+9.2f}{error}")
    if figures["zero_sum"] is not None:
        print(f"results sum to zero: {'yes' if figures['zero_sum'] else 'NO'}")
    print(
        f"errors {figures['errors']}"
        + (f", the first: {figures['first_error']}" if figures["errors"] else "")
    )
    print(f"{figures['seconds']:.1f} s, {figures['deals_per_second']} deals/s")


def run_core(args: argparse.Namespace) -> int:
    """Measure and report."""
    figures = corebench.measure(args.game, rules_of(args), args.seed, args.deals)
    if args.json:
        print_json(figures)
        return 0
    print(f"{figures['actions']} actions in {figures['deals']} deals")
    for name in ("random_play", "replay"):
        one = figures[name]
        print(f"{name.replace('_', ' '):12} {one['per_second']:>10,} actions/s")
    return 0


def run_server(args: argparse.Namespace) -> int:
    """Measure and report; 1 if something that people said was refused, or somebody was cut off."""
    import asyncio

    from prikup.cli import serverbench

    rules = rules_of(args)
    seats = max(args.people, 3)
    load = serverbench.Load(args.processes, args.tables, args.people, seats, args.seconds, args.tempo)
    with serverbench.served(args.database, args.processes) as urls:
        figures = asyncio.run(serverbench.measure(urls, load, args.game, rules))
    if args.json:
        print_json(figures)
    else:
        _print_server(figures)
    return 1 if figures["refused"] else 0


def _print_server(figures: dict[str, Any]) -> None:
    def told(name: str, unit: int = 1000) -> str:
        value = figures[name]
        return "?" if value is None else f"{value / unit:,.1f}"

    who = f"{figures['tables']} tables of {figures['people']} people"
    print(f"{who}, {figures['processes']} processes, {figures['seconds']:.0f} s")
    print(f"actions {figures['actions']}, events {figures['events']}, deals {figures['deals']}")
    echoes = ", ".join(f"{name} {value} ms" for name, value in figures["echo_ms"].items())
    print(f"from an action to its echo: {echoes}")
    print(f"CPU {told('cpu', 1)} cores, memory {told('memory_a_table')} kB a table")
    print(f"{told('bytes_a_deal_and_player')} kB a deal and player, {told('bytes_a_second')} kB/s")
    if figures["refused"]:
        print(f"refused: {', '.join(f'{code} {count}' for code, count in figures['refused'].items())}")


def run_solver(args: argparse.Namespace) -> int:
    """Measure and report; 1 if a value is not the one that is known."""
    jobs = solverbench.names(args.jobs)
    found = solverbench.measure(jobs, solverbench.read_rows())
    figures: dict[str, Any] = {"jobs": list(with_bar(found, "jobs", len(jobs), lambda _: 1))}
    if args.yardstick:
        figures["yardstick"] = solverbench.yardstick()
    if args.json:
        print_json(figures)
    else:
        _print_solver(figures)
    return 1 if any("wrong" in job for job in figures["jobs"]) else 0


def _print_solver(figures: dict[str, Any]) -> None:
    columns = ("mean_us", "median_us", "p95_us", "p99_us", "max_us")
    heads = "".join(f"{name.replace('_us', ' µs'):>11}" for name in columns)
    print(f"{'job':21}{'deals':>6}{heads}{'nodes':>12}")
    for job in figures["jobs"]:
        times = "".join(f"{job[name]:11,.1f}" for name in columns)
        wrong = f"  {job['wrong']} WRONG" if "wrong" in job else ""
        print(f"{job['job']:21}{job['deals']:6}{times}{job['nodes']:12,.0f}{wrong}")
    if "yardstick" in figures:
        one = figures["yardstick"]
        print(f"DDS, a table of 20: mean {one['mean_ms']:.1f} ms, median {one['median_ms']:.1f} ms")
