"""The table without sockets: seats, chance, moves, consent, clocks, and the messages to each seat.

A table is the fold of its events (:mod:`prikup.table.events`); :func:`apply` adds one, :func:`list_todos`
lists what chance, bots and clocks must supply, :func:`make_state` makes the message to a seat or a watcher.
"""

from prikup.table.bot_match import BotMatch, play_bots
from prikup.table.chance import list_proofs
from prikup.table.clock import minutes_left
from prikup.table.consent import may_hint
from prikup.table.deal_reuse import reuse_deal, summarize_deal
from prikup.table.decision_clock import longest_decision, runs_since_before
from prikup.table.ending import DealEnding, Ending, summarize_match
from prikup.table.events import AnyEvent, Event, Listing, TableError, decode, encode
from prikup.table.finished_deal import DealShown, show_deal
from prikup.table.fold import apply, fold, open_table
from prikup.table.inputs import collect_inputs
from prikup.table.match_record import StoredDeal, list_stored_deals, store_ended_deal, write_record
from prikup.table.open_tables import ListedTable, summarize_open_table
from prikup.table.pending_work import (
    Append,
    BotTurn,
    Deadline,
    DecisionLimit,
    FillSeats,
    NeedSeed,
    ReadClock,
    Todo,
    Unopened,
    Unseal,
    list_todos,
)
from prikup.table.rematch import list_first_events, opens_next
from prikup.table.requests import check_request
from prikup.table.reused_deal import DealSeries, ReusedDeal
from prikup.table.rules import TEMPO_FACTORS, TableRules, Tempo
from prikup.table.saved_state import SavedTable, is_worth_saving, load_table, save_table
from prikup.table.state import Applied, Rematch, Seat, Table
from prikup.table.views import (
    STRANGER,
    State,
    TableView,
    Visitor,
    find_prompt,
    find_visitor,
    make_state,
    view_table,
)

__all__ = [
    "STRANGER",
    "TEMPO_FACTORS",
    "AnyEvent",
    "Append",
    "Applied",
    "BotMatch",
    "BotTurn",
    "Deadline",
    "DealEnding",
    "DealSeries",
    "DealShown",
    "DecisionLimit",
    "Ending",
    "Event",
    "FillSeats",
    "ListedTable",
    "Listing",
    "NeedSeed",
    "ReadClock",
    "Rematch",
    "ReusedDeal",
    "SavedTable",
    "Seat",
    "State",
    "StoredDeal",
    "Table",
    "TableError",
    "TableRules",
    "TableView",
    "Tempo",
    "Todo",
    "Unopened",
    "Unseal",
    "Visitor",
    "apply",
    "check_request",
    "collect_inputs",
    "decode",
    "encode",
    "find_prompt",
    "find_visitor",
    "fold",
    "is_worth_saving",
    "list_first_events",
    "list_proofs",
    "list_stored_deals",
    "list_todos",
    "load_table",
    "longest_decision",
    "make_state",
    "may_hint",
    "minutes_left",
    "open_table",
    "opens_next",
    "play_bots",
    "reuse_deal",
    "runs_since_before",
    "save_table",
    "show_deal",
    "store_ended_deal",
    "summarize_deal",
    "summarize_match",
    "summarize_open_table",
    "view_table",
    "write_record",
]
