"""The match that bots alone play with the cards of a tournament."""

from __future__ import annotations

from fractions import Fraction

from prikup import bots, games
from prikup.core import Struct
from prikup.table import events
from prikup.table.ending import DealEnding, summarize_match
from prikup.table.events import AnyEvent
from prikup.table.finished_deal import DealShown, show_deal
from prikup.table.fold import apply, fold
from prikup.table.inputs import collect_inputs
from prikup.table.pending_work import Append, BotTurn, list_todos
from prikup.table.state import Table


class BotMatch(Struct, frozen=True):
    """The match of bots with the cards of a tournament: names and result by seat, and its deals."""

    names: tuple[str, ...]
    result: tuple[Fraction, ...]
    each: tuple[DealEnding, ...]
    shown: tuple[DealShown, ...]


def play_bots(opened: events.Opened, bot: str) -> BotMatch:
    """Let a bot play at every seat of a new table of a tournament, as it would at the table of a person."""
    log: list[AnyEvent] = [opened, *(events.SeatBot(seat=at, bot=bot) for at in range(opened.players))]
    table = fold(log, games.get_game)
    while table.stage == "playing":
        event = _next_event(table)
        log.append(event)
        table = apply(table, event).table
    ending = summarize_match(table)
    assert ending is not None and ending.result is not None
    _, inputs = collect_inputs(log, games.get_game)
    made = list(inputs)
    shown = (show_deal(table, made, deal.deal_no) for deal in table.deals)
    return BotMatch(ending.names, ending.result, ending.each, tuple(one for one in shown if one is not None))


def _next_event(table: Table) -> AnyEvent:
    """Return the event that chance, or the first bot to act, adds to the table."""
    for one in list_todos(table):
        match one:
            case Append(event):
                return event
            case BotTurn(seat, bot, prompt):
                assert table.match is not None and table.series is not None
                chosen = bots.decide(bots.make(bot, table.series.make_bot_seed(seat)), table.match.view(seat))
                return events.Move(by=seat, text=chosen, prompt=prompt, bot=bot)
    raise AssertionError("a table of bots always has something to do")
