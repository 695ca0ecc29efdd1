"""The table without sockets: seats, chance, moves, consent, clocks, and the messages to each seat.

A table is the fold of its events (:mod:`prikup.table.events`); :func:`apply` adds one, :func:`todo` lists
what chance, bots and clocks must supply, :func:`stream` makes the message to a seat or a watcher.
"""

from prikup.table.again import came_to, given
from prikup.table.chance import proof
from prikup.table.clock import minutes_left
from prikup.table.consent import may_hint
from prikup.table.ending import Ending, ending
from prikup.table.events import AnyEvent, Event, TableError, decode, encode
from prikup.table.fold import apply, fold, open_table
from prikup.table.inputs import match_inputs
from prikup.table.lookback import DealShown, lookback
from prikup.table.match_record import StoredDeal, deal_lines, ended_deal, record
from prikup.table.reused_deal import ReusedDeal
from prikup.table.rules import TableRules
from prikup.table.state import Applied, Seat, Table
from prikup.table.todo import Append, BotTurn, Deadline, NeedSeed, ReadClock, Todo, Unopened, todo
from prikup.table.views import State, TableView, prompt_of, stream, view_table

__all__ = [
    "AnyEvent",
    "Append",
    "Applied",
    "BotTurn",
    "Deadline",
    "DealShown",
    "Ending",
    "Event",
    "NeedSeed",
    "ReadClock",
    "ReusedDeal",
    "Seat",
    "State",
    "StoredDeal",
    "Table",
    "TableError",
    "TableRules",
    "TableView",
    "Todo",
    "Unopened",
    "apply",
    "came_to",
    "deal_lines",
    "decode",
    "encode",
    "ended_deal",
    "ending",
    "fold",
    "given",
    "lookback",
    "match_inputs",
    "may_hint",
    "minutes_left",
    "open_table",
    "prompt_of",
    "proof",
    "record",
    "stream",
    "todo",
    "view_table",
]
