"""Matches between bots without a table, and measurements of bots.

:mod:`prikup.arena.play` has the game loop and self-play, :mod:`prikup.arena.played` its deals as rows and as
records, :mod:`prikup.arena.duplicate` plays deals with a candidate in every seat,
:mod:`prikup.arena.parallel` spreads work over processes, :mod:`prikup.arena.report` and
:mod:`prikup.arena.page` report the results.
"""

from prikup.arena.duplicate import CpuUse, Pairing, SeatResult, Tried, Unit, play_timed, play_unit, units
from prikup.arena.host import OPEN, Hosted, hosted, made
from prikup.arena.play import (
    BotError,
    Choose,
    Supply,
    chosen_by,
    moves,
    name_of,
    play_match,
    seats,
    seeded,
    selfplay,
)
from prikup.arena.played import FinishedDeal, Row, deals_of, records_of
from prikup.arena.report import Interval, difference, interval, report, spending

__all__ = [
    "OPEN",
    "BotError",
    "Choose",
    "CpuUse",
    "FinishedDeal",
    "Hosted",
    "Interval",
    "Pairing",
    "Row",
    "SeatResult",
    "Supply",
    "Tried",
    "Unit",
    "chosen_by",
    "deals_of",
    "difference",
    "hosted",
    "interval",
    "made",
    "moves",
    "name_of",
    "play_match",
    "play_timed",
    "play_unit",
    "records_of",
    "report",
    "seats",
    "seeded",
    "selfplay",
    "spending",
    "units",
]
