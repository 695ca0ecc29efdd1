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
    Solution,
    Solver,
    SolverError,
    SolverTask,
    answer,
    find_question,
    read_cards,
    read_hands,
)
from prikup.toolkit.tricks import InPlay


def add(parser: Parser) -> None:
    """Add the arguments of the command."""
    command(parser, run)
    group = parser.add_argument_group(parser.word("group"))
    source = group.add_mutually_exclusive_group(required=True)
    source.add_argument("hands", nargs="?", metavar="HANDS")
    source.add_argument("--record", metavar="FILE")
    source.add_argument("--file", metavar="TSV")
    group.add_argument("--deal", type=number(1, 100_000), metavar="N")
    group.add_argument("--ply", type=number(0, 32), metavar="N")
    group.add_argument("--tsv", action="store_true")
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument("--misere", action="store_true")
    kind.add_argument("--allpass", action="store_true")
    kind.add_argument("--game", metavar="GAME")
    parser.add_argument("--rules", metavar="RULES")
    parser.add_argument("--trump", type=_read_suit, metavar="SUIT")
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


def _check_options(args: argparse.Namespace) -> None:
    """Raise UsageError if an option would have no effect."""
    names = [
        *ALLOWED_OPTIONS,
        *dict.fromkeys(name for takes in ALLOWED_OPTIONS.values() for name in sorted(takes)),
    ]
    given = [name for name in names if getattr(args, name) is not None and getattr(args, name) is not False]
    question = given[0]
    for name in given[1:]:
        if name in ALLOWED_OPTIONS[question] or (name == "hands" and question not in ("record", "file")):
            continue
        if question == "hands" and name in OPTION_OWNERS:
            raise UsageError("solve-owner", option=name, owner=OPTION_OWNERS[name])
        raise UsageError("solve-other", option=name, question=f"--{question}")


def _read_suit(text: str) -> Suit:
    """Read the argument of ``--trump``; raise ArgumentTypeError."""
    try:
        return Suit.parse(text)
    except PrikupError as error:
        raise argparse.ArgumentTypeError(error.told(current_language())) from None


def run(args: argparse.Namespace) -> int:
    """Solve and print."""
    _check_options(args)
    if args.file is not None:
        return solvefile.run(args.file, args.lang, tsv=args.tsv, json=args.json)
    if args.record is not None:
        record = read_record(args.record)
        solution = answer(from_record(record, args.deal or 1, args.ply or 0))
        _print(solution, args, record.seats)
        return 0
    if has_more_parts(args.hands):
        solution = answer(from_board(args))
        _print(solution, args)
        return 0
    hands, rest = read_deal(args.hands)
    if args.table:
        table = Solver().table(hands, (0, 1, 2) if args.leader is None else (args.leader,))
        solveprint.print_table_json(table) if args.json else solveprint.print_table(table, args.lang)
    elif args.discards:
        _print_discards(args, hands, rest)
    else:
        solution = answer(question(args, hands, rest))
        _print(solution, args)
    return 0


def _print(solution: Solution, args: argparse.Namespace, names: Sequence[str] = ()) -> None:
    """Print a solution, as JSON or in words; ``names`` are those of the seats."""
    if args.json:
        solveprint.print_answer_json(solution)
    else:
        solveprint.print_answer(solution, args.lang, names)


def from_board(args: argparse.Namespace) -> SolverTask:
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
    hands_text, _, rest_text = text.partition("/")
    hands, rest = read_hands(hands_text), read_cards(rest_text)
    dealt = Cards(card for hand in hands for card in hand)
    twice = dealt & Cards(rest)
    if twice:
        raise UsageError("solve-twice", deal=shorten_value(text, 100), cards=" ".join(map(str, twice)))
    return hands, rest


def question(args: argparse.Namespace, hands: tuple[Cards, ...], rest: tuple[Card, ...]) -> SolverTask:
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
    hands_in_order = tuple(hands[seat] for seat in seats)
    if args.allpass:
        if args.talon and len(rest) != 2:
            raise UsageError("solve-talon", talon=args.talon, count=len(rest))
        tricks_played = 10 - max(map(len, hands), default=0)
        leads = rest[tricks_played : tricks_played + 2] if args.talon else ()
        leaders = (leader,) * len(leads)  # the eldest plays first to these tricks and leads to the next
        all_pass = AllPassPosition(
            hands_in_order,
            leader,
            trick,
            leads,
            dealer_leads=args.talon in ("dealer", "dealer-plays"),
            leaders=leaders,
            eldest=leader,
            dealer_plays=args.talon == "dealer-plays",
        )
        return SolverTask("allpass", all_pass, (*seats, players) if args.talon == "dealer" else seats)
    position = Position(hands_in_order, trump, leader, trick)
    if args.game is not None:
        return SolverTask("points", _make_point_position(args, position, Cards(rest)), seats)
    return SolverTask("misere" if args.misere else "contract", position, seats)


def _print_discards(args: argparse.Namespace, hands: tuple[Cards, ...], rest: tuple[Card, ...]) -> None:
    """Solve and print every discard of the declarer, who picks up the cards after the slash."""
    declarer = args.declarer or 0
    if declarer >= len(hands):
        raise UsageError("solve-declarer", declarer=declarer, last=len(hands) - 1)
    hands_in_order = hands[declarer:] + hands[:declarer]
    hand = hands_in_order[0] | Cards(rest)
    leader = ((args.leader or 0) - declarer) % len(hands)
    values = Solver().discards(hand, hands_in_order[1:], leader)
    solveprint.print_discards_json(values) if args.json else solveprint.print_discards(
        hand, values, args.lang
    )


def _make_point_position(args: argparse.Namespace, position: Position, rest: Cards) -> PointPosition:
    """Return the position of a point game; raise OptionError or UsageError."""
    game = games.get_game(args.game)
    solver = game.part("solver", GameSolver)
    if solver is None:
        raise UsageError("solve-game", game=game.id)
    return solver.typed(game.options(given_rules(args)), position, rest)


def from_record(record: MatchRecord, deal: int, ply: int) -> SolverTask:
    """Return the question of a record's deal after ``ply`` cards.

    Raise UsageError, SolverError or RecordError.
    """
    cards_played = -1
    for step in record.replay():
        match = step.state
        if match.deal_no != deal or not isinstance(match.phase, InPlay) or match.phase.play.over:
            continue
        cards_played = sum(isinstance(move.action, PlayCard) for move in match.log)
        question = find_question(match) if cards_played == ply else None
        if question is not None:
            return question
    if deal > len(record.deals):
        raise UsageError("solve-deals", deal=deal, count=len(record.deals))
    if cards_played < 0:
        raise UsageError("solve-cards", deal=deal)
    raise UsageError("solve-ply", deal=deal, ply=ply, most=cards_played)
