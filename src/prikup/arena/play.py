"""Where matches are played without a table: the one loop of a game, and matches between bots.

:func:`moves` plays a match with whatever chooses its moves and supplies its chance, :func:`play_match` has
bots play it, :func:`selfplay` deal after deal of as many matches as that takes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import chain, count, islice
from typing import TypeAlias

import msgspec

from prikup import bots as registered
from prikup import registry
from prikup.arena.parallel import compute_by_processes
from prikup.arena.played import FinishedDeal, deals_of_steps
from prikup.bots import Bot, decide
from prikup.bots.faults import describe_exception
from prikup.core import (
    Action,
    ArgumentError,
    Deal,
    Finish,
    Game,
    Input,
    Match,
    PrikupError,
    RuleError,
    Scored,
    Step,
    Turn,
    quote,
)
from prikup.errors import check_argument, check_worker_count
from prikup.progress import with_bar
from prikup.records import ReplayStep
from prikup.shuffle import DealSeeds, seed_text

ChooseInput: TypeAlias = Callable[[Match, Turn], Input]
"""A function that answers a turn."""
Supply: TypeAlias = Callable[[Match], Action | None]
"""A function that supplies chance: a draw, cards, or the end of the match; None breaks it off."""


class BotError(PrikupError):
    """A bot gave an illegal answer, or failed."""


def moves(match: Match, choose: ChooseInput, supply: Supply) -> Iterator[tuple[Input, Step]]:
    """Play a match to its end, and yield each input with its step.

    If several turns are open, the first is asked. Raise RuleError for an illegal input.
    """
    check_argument("match", match, Match)
    while (pending := next_input(match, supply)) is not None:
        move = choose(match, pending) if isinstance(pending, Turn) else pending
        step = match.apply(move)
        yield move, step
        match = step.state


def next_input(match: Match, supply: Supply) -> Turn | Input | None:
    """Return the first open turn, else the input of chance; None at the end of the match."""
    turns = match.turns()
    if turns:
        return turns[0]
    action = None if match.finished else supply(match)
    return None if action is None else Input(None, None, action)


def choices_of(players: Sequence[Bot]) -> ChooseInput:
    """Return a function by which these bots, by seat, choose from their views."""

    def choose(match: Match, turn: Turn) -> Input:
        bot = players[turn.by]
        view = match.view(turn.by)
        try:
            text = decide(bot, view)
        except Exception as error:
            place = {"deal": match.deal_no, "given": name_of(bot), "seat": turn.by}
            raise BotError("bot-fails", **place, why=describe_exception(error)) from error
        return match.move(text, turn.by)

    return choose


def seeded_chance(seed: str, table: str, max_deals: int | None = None) -> Supply:
    """Return the chance of one match, derived from a seed; after ``max_deals`` deals it ends the match."""
    dealt = 0

    def supply(match: Match) -> Action | None:
        nonlocal dealt
        action = match.due(DealSeeds.derived(seed, match.players, dealt + 1, table).numbers)
        dealt += isinstance(action, Deal)
        return Finish() if max_deals is not None and dealt > max_deals else action

    return supply


def play_match(
    match: Match, players: Sequence[Bot], seed: str, number: int, max_deals: int | None = None
) -> Iterator[tuple[Input, Step]]:
    """Play a match between bots, by seat, with the chance of a seed and a match number.

    Raise BotError if a bot fails or gives an illegal answer.
    """
    check_argument("match", match, Match)
    try:
        for move, step in moves(
            match, choices_of(players), seeded_chance(seed, f"selfplay {number}", max_deals)
        ):
            yield move, step
            match = step.state
    except (RuleError, ArgumentError) as error:
        seat = match.turns()[0].by
        bot = name_of(players[seat])
        raise BotError("bot-answer", deal=match.deal_no, given=bot, seat=seat, why=error) from error


def seats(bots: Sequence[Bot | str], players: int, seed: str, number: int) -> list[Bot]:
    """Return the bots by seat: too few are repeated, and they move on by one seat each match.

    Bots given by name are made anew, so that the seed determines their decisions.
    """
    check_argument("bots", bots, (list, tuple))
    check_argument("players", players, int)
    check_argument("number", number, int)
    bots_by_seat: list[Bot] = []
    for seat in range(players):
        bot = bots[(seat - number) % len(bots)]
        bots_by_seat.append(registered.make(bot, f"{seed} {number} {seat}") if isinstance(bot, str) else bot)
    return bots_by_seat


def tell_over(bot: object, match: Match, seat: int) -> None:
    """Show a bot that has a method ``over`` what its seat sees after a deal."""
    tell = getattr(bot, "over", None)
    if callable(tell):
        tell(match.view(seat))


def name_of(bot: Bot) -> str:
    """Return a bot's ``name`` if it has one, else the name of its class."""
    return str(getattr(bot, "name", type(bot).__name__))


def selfplay(
    bots: Sequence[Bot | str],
    *,
    game: str | Game | None = None,
    rules: str | None = None,
    players: int | None = None,
    deals: int = 100,
    seed: int | str = 1,
    workers: int = 1,
    progress: bool = True,
) -> Iterator[FinishedDeal]:
    """Let bots play this many deals, and yield each as it is finished; the same seed repeats them.

    A bot is a name, such as ``"rules"`` or ``"random"``, or an object with a method ``choose``. If there are
    fewer bots than seats they are repeated round the table; after each match they move on one seat. The game,
    the rules and the number of players have the defaults of :func:`prikup.new`. The last match may be left
    unfinished. With ``progress`` a bar is shown on a terminal.

    Several ``workers`` are processes that share the matches; the deals are the same, in the same order. The
    bots are then given by name, such as ``"rules"`` or ``"module:Class"``, and a script begins behind
    ``if __name__ == "__main__":``, since each process imports it.

    Raises OptionError for a game or rules that cannot be played and ArgumentError for bad arguments; while
    playing, BotError for an illegal answer of a bot, PrikupError if processes are killed again and again.

    >>> for deal in selfplay(["random"], game="prefa", deals=2, seed=6):
    ...     print(deal.number, deal.contract, deal.declarer, deal.tricks, deal.row()["entries"])
    1 9C 1 (5, 2, 3) pot 1 18, chips 2 1 54, chips 2 1 90
    2 10S 0 (8, 0, 2) pot 0 20, chips 2 0 40
    """
    start = registry.new_match(game, rules, players)
    _check_arguments(bots, start, deals, check_worker_count("workers", workers))
    play_numbered_match = partial(_play_numbered_match, start, tuple(bots), seed_text(seed))
    play_whole_match = partial(_list_deals, play_numbered_match)
    matches = (
        map(play_numbered_match, count())
        if workers == 1
        else compute_by_processes(play_whole_match, count(), workers, chunk=1)
    )
    numbered = enumerate(islice(chain.from_iterable(matches), deals), 1)
    played = (msgspec.structs.replace(deal, number=number) for number, deal in numbered)
    return with_bar(played, "deals", deals) if progress else played


def _check_arguments(bots: Sequence[Bot | str], start: Match, deals: int, workers: int) -> None:
    """Raise ArgumentError for wrong arguments of :func:`selfplay`."""
    if isinstance(bots, str) or not isinstance(bots, Sequence) or not 0 < len(bots) <= start.players:
        raise ArgumentError("argument-bots", what=quote(bots), most=start.players)
    for bot in bots:
        if isinstance(bot, str):
            _make_bot(bot)
        elif isinstance(bot, type) or not callable(getattr(bot, "choose", None)):
            raise ArgumentError("argument-bot", what=quote(bot))
        elif workers > 1:
            raise ArgumentError("argument-bot_sent", what=quote(bot))
    if type(deals) is not int or deals < 1:
        raise ArgumentError("argument-deals", what=quote(deals))


def _make_bot(name: str) -> Bot:
    """Make a bot by its name; raise ArgumentError if there is none."""
    try:
        return registered.make(name)
    except PrikupError as error:
        raise ArgumentError.of(error) from error


def _play_numbered_match(
    start: Match, bots: Sequence[Bot | str], seed: str, number: int
) -> Iterator[FinishedDeal]:
    """Play the match of this number, from 0, and yield its deals."""
    players = seats(bots, start.players, seed, number)
    steps = play_steps(start, players, seed, number)
    return deals_of_steps(start, steps, [name_of(bot) for bot in players], seed, number + 1)


def _list_deals(
    play_numbered_match: Callable[[int], Iterator[FinishedDeal]], number: int
) -> list[FinishedDeal]:
    """Return the deals of a match as a list, which can be sent to another process."""
    return list(play_numbered_match(number))


def play_steps(start: Match, players: Sequence[Bot], seed: str, number: int) -> Iterator[ReplayStep]:
    """Play a match and yield its steps; call ``over`` of the bots after each deal."""
    before = start
    for move, step in play_match(start, players, seed, number):
        if any(isinstance(fact, Scored) for fact in step.facts):
            for seat, bot in enumerate(players):
                tell_over(bot, step.state, seat)
        yield ReplayStep(before, move, step.state, step.facts)
        before = step.state
