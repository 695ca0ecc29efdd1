"""``prikup regret``: what a bot's decisions lose against the best with all cards open."""

from __future__ import annotations

import argparse
from functools import partial
from typing import Any

from prikup import games
from prikup.arena import make_bot
from prikup.arena.parallel import compute_in_order
from prikup.arena.regret import PARTS, RegretSetup, judge, report
from prikup.cli.common import UsageError, command, number, print_json
from prikup.cli.faults import print_faults
from prikup.cli.figures import interval, label_of, pad_names
from prikup.cli.parser import Parser
from prikup.cli.players import add_bots, add_game, add_workers, given_rules, read_bots
from prikup.progress import with_bar
from prikup.words.catalogue import say


def add(parser: Parser) -> None:
    """Add the arguments of the command."""
    command(parser, run)
    add_game(parser)
    parser.add_argument("--players", type=number(2, 4), metavar="N")
    add_bots(parser, "rules")
    parser.add_argument("--deals", type=number(1, 10_000_000), default=100, metavar="N")
    parser.add_argument("--parts", default=",".join(PARTS), metavar="PARTS")
    add_workers(parser)


def run(args: argparse.Namespace) -> int:
    """Play, judge and report; return 1 if a bot gave an illegal answer."""
    names, parts = read_bots(args.bots, make_bot), tuple(args.parts.split(","))
    if not set(parts) <= set(PARTS):
        raise UsageError("regret-parts", given=args.parts, expected=PARTS)
    if "worlds" in parts and "play" not in parts:
        parts = ("play", *parts)
    start = games.new(args.game, given_rules(args), args.players)
    rules = start.game.rules(start.options)
    if start.game.settles_late(start.options):  # what a deal brings is not known before the end
        parts = tuple(part for part in parts if part in ("play", "worlds"))
    reports = []
    for name in names:
        setup = RegretSetup(args.game, rules, start.players, name, args.seed, parts)
        judged = compute_in_order(partial(judge, setup), range(1, args.deals + 1), args.workers, args.ray)
        reports.append(report(setup, list(with_bar(judged, name, args.deals, lang=args.lang))))
    figures = {
        "game": args.game,
        "rules": rules,
        "players": start.players,
        "seed": args.seed,
        "bots": reports,
    }
    if args.json:
        print_json(figures)
    else:
        _print(figures, args.lang)
    return 1 if any(bot["errors"] for bot in reports) else 0


def _print(figures: dict[str, Any], lang: str) -> None:
    """Print the figures of each bot: its losses by part, phase and role."""
    print(say(lang, "measure-head", **{key: figures[key] for key in ("game", "rules", "players", "seed")}))
    for bot in figures["bots"]:
        print(say(lang, "regret-bot", bot=bot["bot"], count=bot["deals"]))
        rows = [(part, name, row) for part in PARTS for name, row in bot.get(part, {}).items()]
        parts = pad_names([label_of(part, lang) for part, _, _ in rows], 9)
        names = pad_names([label_of(name, lang) for _, name, _ in rows], 26)
        for part, name, (_, _, row) in zip(parts, names, rows, strict=True):
            between = interval(row, "deal", lang, sign="")
            counts = {key: row[key] for key in ("mistakes", "decisions", "deals")}
            counts_text = say(lang, "regret-mistakes", **counts)
            print(f"  {part} {name} {row['mean']:8.3f}   {between}, {counts_text}")
        print_faults(bot, "deal", lang)
