"""``prikup solve``: the value of a deal with all cards open."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Final

from prikup import board, games
from prikup.board.text import has_more_parts
from prikup.cards import Card, Cards, Suit
from prikup.cli import solvefile, solveprint
from prikup.cli.common import UsageError, command, number
from prikup.cli.files import read_record
from prikup.cli.parser import Parser, current_language
from prikup.cli.players import given_rules
from prikup.core import PlayCard, PrikupError
from prikup.errors import shorten_value
from prikup.records import MatchRecord
from prikup.solver import (
    AllPassPosition,
    GameSolver,
    PointPosition,
    Position,
    Question,
    Solution,
    Solver,
    SolverError,
    answer,
    find_question,
    read_cards,
    read_hands,
)
from prikup.toolkit.tricks import InPlay


def add(parser: Parser) -> None:
    """Add the arguments of the command."""
    command(parser, run)
    asked = parser.add_argument_group(parser.word("group"))
    what = asked.add_mutually_exclusive_group(required=True)
    what.add_argument("hands", nargs="?", metavar="HANDS")
    what.add_argument("--record", metavar="FILE")
    what.add_argument("--file", metavar="TSV")
    asked.add_argument("--deal", type=number(1, 100_000), metavar="N")
    asked.add_argument("--ply", type=number(0, 32), metavar="N")
    asked.add_argument("--tsv", action="store_true")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--misere", action="store_true")
    how.add_argument("--allpass", action="store_true")
    how.add_argument("--game", metavar="GAME")
    parser.add_argument("--rules", metavar="RULES")
    parser.add_argument("--trump", type=_suit, metavar="SUIT")
    parser.add_argument("--declarer", type=number(0, 2), metavar="SEAT")
    parser.add_argument("--leader", type=number(0, 2), metavar="SEAT")
    parser.add_argument("--trick", metavar="CARDS")
    parser.add_argument("--talon", choices=("suit", "dealer", "dealer-plays"))
    parser.add_argument("--table", action="store_true")
    parser.add_argument("--discards", action="store_true")


_PLAY_OPTIONS: Final = frozenset({"trump", "declarer", "leader", "trick"})
ALLOWED_OPTIONS: Final = {
    "record": {"deal", "ply"},
    "file": {"tsv"},
    "table": {"leader"},
    "discards": {"declarer", "leader"},
    "misere": _PLAY_OPTIONS,
    "allpass": _PLAY_OPTIONS | {"talon"},
    "game": _PLAY_OPTIONS | {"rules"},
    "hands": _PLAY_OPTIONS,
}
"""Options allowed with each question; the first question given counts."""
OPTION_OWNERS: Final = {
    "deal": "--record",
    "ply": "--record",
    "tsv": "--file",
    "talon": "--allpass",
    "rules": "--game",
}


def _check(args: argparse.Namespace) -> None:
    """Raise UsageError if an option would have no effect."""
    names = [
        *ALLOWED_OPTIONS,
        *dict.fromkeys(name for takes in ALLOWED_OPTIONS.values() for name in sorted(takes)),
    ]
    said = [name for name in names if getattr(args, name) is not None and getattr(args, name) is not False]
    question = said[0]
    for name in said[1:]:
        if name in ALLOWED_OPTIONS[question] or (name == "hands" and question not in ("record", "file")):
            continue
        if question == "hands" and name in OPTION_OWNERS:
            raise UsageError("solve-owner", option=name, owner=OPTION_OWNERS[name])
        raise UsageError("solve-other", option=name, question=f"--{question}")


def _suit(text: str) -> Suit:
    try:
        return Suit.parse(text)
    except PrikupError as error:
        raise argparse.ArgumentTypeError(error.told(current_language())) from None


def run(args: argparse.Namespace) -> int:
    """Solve and print."""
    _check(args)
    if args.file is not None:
        return solvefile.run(args.file, args.lang, tsv=args.tsv, json=args.json)
    if args.record is not None:
        record = read_record(args.record)
        found = answer(from_record(record, args.deal or 1, args.ply or 0))
        _print(found, args, record.seats)
        return 0
    if has_more_parts(args.hands):
        found = answer(from_board(args))
        _print(found, args)
        return 0
    hands, rest = read_deal(args.hands)
    if args.table:
        table = Solver().table(hands, (0, 1, 2) if args.leader is None else (args.leader,))
        solveprint.print_table_json(table) if args.json else solveprint.print_table(table, args.lang)
    elif args.discards:
        _discards(args, hands, rest)
    else:
        found = answer(question(args, hands, rest))
        _print(found, args)
    return 0


def _print(found: Solution, args: argparse.Namespace, names: Sequence[str] = ()) -> None:
    if args.json:
        solveprint.print_answer_json(found)
    else:
        solveprint.print_answer(found, args.lang, names)


def from_board(args: argparse.Namespace) -> Question:
    """Return the question of a board, given as text, code or link.

    Raise BoardError, SolverError or UsageError.
    """
    for name in (*ALLOWED_OPTIONS, *_PLAY_OPTIONS, *OPTION_OWNERS):
        if name != "hands" and getattr(args, name) not in (None, False):
            raise UsageError("solve-other", option=name, question="HANDS")
    moment = board.read(args.hands).moment
    if moment.is_over:
        raise SolverError("solver-over")
    return moment.question


def read_deal(text: str) -> tuple[tuple[Cards, ...], tuple[Card, ...]]:
    """Read hands and, after a slash, the cards out of play; raise SolverError or UsageError."""
    left, _, right = text.partition("/")
    hands, rest = read_hands(left), read_cards(right)
    held = Cards(card for hand in hands for card in hand)
    twice = held & Cards(rest)
    if twice:
        raise UsageError("solve-twice", deal=shorten_value(text, 100), cards=" ".join(map(str, twice)))
    return hands, rest


def question(args: argparse.Namespace, hands: tuple[Cards, ...], rest: tuple[Card, ...]) -> Question:
    """Return the question about a typed deal; raise UsageError."""
    trick, trump, players = read_cards(args.trick or ""), args.trump, len(hands)
    declarer = args.declarer or 0
    seats = tuple((declarer + place) % players for place in range(players)) if players else ()
    if declarer >= max(players, 1):
        raise UsageError("solve-declarer", declarer=declarer, last=players - 1)
    if trump is not None and (args.misere or args.allpass):
        raise UsageError("solve-trump", trump=trump.letter)
    leader = args.leader or 0
    if leader < players:
        leader = seats.index(leader)
    turned = tuple(hands[seat] for seat in seats)
    if args.allpass:
        if args.talon and len(rest) != 2:
            raise UsageError("solve-talon", talon=args.talon, count=len(rest))
        done = 10 - max(map(len, hands), default=0)
        leads = rest[done : done + 2] if args.talon else ()
        leaders = (leader,) * len(leads)  # the eldest plays first to these tricks and leads to the next
        passed = AllPassPosition(
            turned,
            leader,
            trick,
            leads,
            dealer_leads=args.talon in ("dealer", "dealer-plays"),
            leaders=leaders,
            eldest=leader,
            dealer_plays=args.talon == "dealer-plays",
        )
        return Question("allpass", passed, (*seats, players) if args.talon == "dealer" else seats)
    position = Position(turned, trump, leader, trick)
    if args.game is not None:
        return Question("points", _point_position(args, position, Cards(rest)), seats)
    return Question("misere" if args.misere else "contract", position, seats)


def _discards(args: argparse.Namespace, hands: tuple[Cards, ...], rest: tuple[Card, ...]) -> None:
    """Solve and print every discard of the declarer, who picks up the cards after the slash."""
    declarer = args.declarer or 0
    if declarer >= len(hands):
        raise UsageError("solve-declarer", declarer=declarer, last=len(hands) - 1)
    turned = hands[declarer:] + hands[:declarer]
    hand = turned[0] | Cards(rest)
    leader = ((args.leader or 0) - declarer) % len(hands)
    found = Solver().discards(hand, turned[1:], leader)
    solveprint.print_discards_json(found) if args.json else solveprint.print_discards(hand, found, args.lang)


def _point_position(args: argparse.Namespace, position: Position, rest: Cards) -> PointPosition:
    """Return the position of a point game; raise OptionError or UsageError."""
    game = games.get_game(args.game)
    own = game.part("solver", GameSolver)
    if own is None:
        raise UsageError("solve-game", game=game.id)
    return own.typed(game.options(given_rules(args)), position, rest)


def from_record(record: MatchRecord, deal: int, ply: int) -> Question:
    """Return the question of a record's deal after ``ply`` cards.

    Raise UsageError, SolverError or RecordError.
    """
    most = -1
    for moment in record.replay():
        match = moment.state
        if match.deal_no != deal or not isinstance(match.phase, InPlay) or match.phase.play.over:
            continue
        most = sum(isinstance(move.action, PlayCard) for move in match.log)
        question = find_question(match) if most == ply else None
        if question is not None:
            return question
    if deal > len(record.deals):
        raise UsageError("solve-deals", deal=deal, count=len(record.deals))
    if most < 0:
        raise UsageError("solve-cards", deal=deal)
    raise UsageError("solve-ply", deal=deal, ply=ply, most=most)
