"""``prikup bench``: measurements."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import cycle, islice
from time import perf_counter
from typing import Any

from prikup import games
from prikup.cli import corebench, matchbench, solverbench
from prikup.cli.common import command, cpu_cores, number, print_json
from prikup.cli.figures import kind_of_deal
from prikup.cli.matchbench import MADE_SUFFIX, SelfplaySetup, Tally
from prikup.cli.parser import Parser
from prikup.cli.players import add_bots, add_game, given_bots, given_rules
from prikup.cli.settings import BY_NAME
from prikup.progress import with_bar
from prikup.words.catalogue import Value, say


def add(parser: Parser) -> None:
    """Add the arguments of the command."""
    kinds = {"selfplay": add_selfplay, "core": add_core, "server": add_server, "solver": add_solver}
    parser.commands("WHAT", kinds)


def add_selfplay(parser: Parser) -> None:
    """Add the arguments of ``bench selfplay``."""
    command(parser, run_selfplay)
    add_game(parser)
    add_bots(parser, "rules,rules,rules")
    parser.add_argument("--matches", type=number(1, 10_000_000), default=100, metavar="N")
    parser.add_argument("--longest", type=number(1, 100_000), default=1000, metavar="N")
    parser.add_argument("--workers", type=number(1, 1024), default=cpu_cores(), metavar="N")


def add_core(parser: Parser) -> None:
    """Add the arguments of ``bench core``."""
    command(parser, run_core)
    add_game(parser)
    parser.add_argument("--deals", type=number(1, 1_000_000), default=2000, metavar="N")


def add_server(parser: Parser) -> None:
    """Add the arguments of ``bench server``."""
    command(parser, run_server)
    parser.add_argument("--game", default=games.get_default_id(), metavar="GAME")
    parser.add_argument("--rules", metavar="RULES")
    parser.add_argument("--tables", type=number(1, 100_000), default=10, metavar="N")
    parser.add_argument("--people", type=number(1, 8), default=3, metavar="N")
    parser.add_argument("--beside", type=number(0, 100_000), default=0, metavar="N")
    parser.add_argument("--seconds", type=number(1, 1_000_000), default=60, metavar="N")
    parser.add_argument("--tempo", type=number(1, 600_000), default=2000, metavar="MS")
    parser.add_argument("--workers", type=number(1, 256), default=1, metavar="N")
    parser.add_argument("--database", metavar="FILE|URL")
    parser.add_argument("--synchronous", type=BY_NAME["synchronous"].read, default="normal", metavar="HOW")


def add_solver(parser: Parser) -> None:
    """Add the arguments of ``bench solver``."""
    command(parser, run_solver)
    parser.add_argument("--jobs", default=",".join(solverbench.JOBS), metavar="JOBS")
    parser.add_argument("--yardstick", action="store_true")


def run_selfplay(args: argparse.Namespace) -> int:
    """Play and report; return 1 if a match failed or its results do not sum to zero."""
    setup = SelfplaySetup(args.game, given_rules(args), _bot_of_each_seat(args), args.seed, args.longest)
    setup.start()
    total = Tally()
    began = perf_counter()
    chunks = matchbench.run(setup, args.matches, min(args.workers, args.matches))
    for done in with_bar(chunks, "matches", args.matches, lambda one: one.matches + len(one.errors)):
        total.add(done)
    figures = matchbench.report(setup, total, perf_counter() - began)
    if args.json:
        print_json(figures)
    else:
        _print(figures, args.lang)
    return 1 if figures["errors"] or figures["zero_sum"] is False else 0


def _bot_of_each_seat(args: argparse.Namespace) -> tuple[str, ...]:
    """Return a bot for each seat; too few are repeated around a table of the usual size."""
    bots, numbers = given_bots(args), games.get_game(args.game).numbers
    return bots if len(bots) >= min(numbers) else tuple(islice(cycle(bots), numbers[0]))


def _print(figures: dict[str, Any], lang: str) -> None:
    print(say(lang, "selfplay-head", game=figures["game"], rules=figures["rules"], seed=figures["seed"]))
    print(say(lang, "selfplay-count", **{key: figures[key] for key in ("matches", "deals", "actions")}))
    if figures["unfinished"]:
        print(say(lang, "selfplay-ended", count=figures["unfinished"]))
    print(say(lang, "selfplay-kinds", kinds=say(lang, "joint-list").join(_count_kinds(figures, lang))))
    for place, one in enumerate(figures["bots"], 1):
        _print_mean(say(lang, "selfplay-bot", number=place, bot=one["bot"]), one)
    for seat, one in enumerate(figures["seats"]):
        _print_mean(say(lang, "solve-seat", seat=seat), one)
    if figures["zero_sum"] is not None:
        print(say(lang, "selfplay-zero" if figures["zero_sum"] else "selfplay-not-zero"))
    errors = say(lang, "measure-errors", count=figures["errors"])
    if figures["errors"]:
        errors = say(lang, "selfplay-first", errors=errors, error=figures["first_error"])
    print(errors)
    speed = {"seconds": f"{figures['seconds']:.1f}", "deals": str(figures["deals_per_second"])}
    print(say(lang, "selfplay-speed", **speed))


def _count_kinds(figures: dict[str, Any], lang: str) -> Iterator[str]:
    """Yield the count of each kind of deal, and how many of them the declarer made."""
    counts = figures["deals_by_kind"]
    for kind, count in counts.items():
        if kind.endswith(MADE_SUFFIX):
            continue
        name, made = kind_of_deal(figures["game"], kind, lang), counts.get(kind + MADE_SUFFIX)
        if made is None:
            yield f"{name} {count}"
        else:
            yield say(lang, "selfplay-made", kind=name, count=count, made=made)


def _print_mean(name: str, one: dict[str, Any]) -> None:
    error = "" if one["standard_error"] is None else f" ± {one['standard_error']:.2f}"
    print(f"  {name:18} {one['mean']:+9.2f}{error}")


def run_core(args: argparse.Namespace) -> int:
    """Measure and report."""
    figures = corebench.measure(args.game, given_rules(args), args.seed, args.deals)
    if args.json:
        print_json(figures)
        return 0
    print(say(args.lang, "core-count", actions=figures["actions"], deals=figures["deals"]))
    for key, name in (("random_play", "core-random"), ("replay", "core-replay")):
        count = f"{figures[key]['per_second']:>10,}"
        print(f"{say(args.lang, name):12} {say(args.lang, 'core-speed', count=count)}")
    return 0


def run_server(args: argparse.Namespace) -> int:
    """Measure and report; return 1 if a message was refused or a connection was lost."""
    import asyncio

    from uvicorn.loops.auto import auto_loop_factory

    from prikup.cli import serverbench

    rules = given_rules(args)
    seats = max(args.people, 3)
    load = serverbench.Load(
        processes=args.workers,
        tables=args.tables,
        people=args.people,
        seats=seats,
        seconds=args.seconds,
        tempo=args.tempo,
        beside=args.beside,
    )
    served = serverbench.run_servers(args.database, args.workers, args.synchronous)
    with served as urls, asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        figures = runner.run(serverbench.measure(urls, load, args.game, rules))
    if args.json:
        print_json(figures)
    else:
        _print_server(figures, args.lang)
    return 1 if figures["refused"] else 0


def _print_server(figures: dict[str, Any], lang: str) -> None:
    """Print the load, the delays, and what the servers used and sent; "?" where nothing was measured.

    The figures are those of :func:`prikup.cli.serverbench.measure`.
    """

    def print_line(name: str, **data: Value) -> None:
        print(say(lang, name, **data))

    print_line(
        "load-tables",
        tables=figures["tables"],
        people=figures["people"],
        processes=figures["processes"],
        seconds=f"{figures['seconds']:.0f}",
    )
    print_line("load-events", actions=figures["actions"], events=figures["events"], deals=figures["deals"])
    print_line("load-echo", echoes=_join_delays(figures["echo_ms"]))
    delay_by_stage = {say(lang, f"load-stage-{name}"): delay for name, delay in figures["stages_ms"].items()}
    print_line("load-stages", stages=_join_delays(delay_by_stage))
    load_before, load_after = figures["load"]
    print_line("load-own", delays=_join_delays(figures["own_delay_ms"]), before=load_before, after=load_after)
    print_line("load-cpu", cpu=_one_decimal(figures["cpu"]), memory=_in_thousands(figures["memory_a_table"]))
    print_line(
        "load-bytes",
        deal=_in_thousands(figures["bytes_a_deal_and_player"]),
        second=_in_thousands(figures["bytes_a_second"]),
    )
    if figures["refused"]:
        codes = ", ".join(f"{code} {count}" for code, count in figures["refused"].items())
        print_line("load-refused", codes=codes)


def _join_delays(delays_ms: dict[str, float | None]) -> str:
    """Return delays by name as text: ``median 1.2 ms, p99 ?``."""
    return ", ".join(f"{name} {'?' if ms is None else f'{ms} ms'}" for name, ms in delays_ms.items())


def _in_thousands(value: float | None) -> str:
    """Return bytes as kilobytes with one decimal, "?" for None."""
    return _one_decimal(None if value is None else value / 1000)


def _one_decimal(value: float | None) -> str:
    """Return a number with one decimal, "?" for None."""
    return "?" if value is None else f"{value:,.1f}"


def run_solver(args: argparse.Namespace) -> int:
    """Measure and report; return 1 if a value differs from the known one."""
    jobs = solverbench.job_names(args.jobs)
    found = solverbench.measure(jobs, solverbench.read_rows())
    figures: dict[str, Any] = {"jobs": list(with_bar(found, "jobs", len(jobs), lambda _: 1))}
    if args.yardstick:
        figures["yardstick"] = solverbench.yardstick()
    if args.json:
        print_json(figures)
    else:
        _print_solver(figures, args.lang)
    return 1 if any("wrong" in job for job in figures["jobs"]) else 0


def _print_solver(figures: dict[str, Any], lang: str) -> None:
    """Print a line for each job: its deals, the time of one in microseconds, and the positions searched."""
    columns = ("mean_us", "median_us", "p95_us", "p99_us", "max_us")
    heads = "".join(f"{name.replace('_us', ' µs'):>11}" for name in columns)
    print(f"{'job':21}{'deals':>6}{heads}{'nodes':>12}")
    for job in figures["jobs"]:
        times = "".join(f"{job[name]:11,.1f}" for name in columns)
        wrong = f"  {job['wrong']} WRONG" if "wrong" in job else ""
        print(f"{job['job']:21}{job['deals']:6}{times}{job['nodes']:12,.0f}{wrong}")
    if "yardstick" in figures:
        one = figures["yardstick"]
        mean, median = (f"{one[f'{key}_ms']:.1f}" for key in ("mean", "median"))
        print(say(lang, "bench-yardstick", mean=mean, median=median))
