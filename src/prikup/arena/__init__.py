"""Matches between bots without a table, and measurements of bots.

:mod:`prikup.arena.play` has the game loop and self-play, :mod:`prikup.arena.played` its deals as rows and as
records, :mod:`prikup.arena.duplicate` plays deals with a candidate in every seat,
:mod:`prikup.arena.parallel` spreads work over processes, :mod:`prikup.arena.report` and
:mod:`prikup.arena.page` report the results.
"""

from prikup.arena.duplicate import CpuUse, Pairing, SeatResult, Tried, Unit, play_timed, play_unit, units
from prikup.arena.host import OPEN, Hosted, make_bot, make_hosted
from prikup.arena.play import (
    BotError,
    ChooseInput,
    Supply,
    choices_of,
    moves,
    name_of,
    play_match,
    seats,
    seeded_chance,
    selfplay,
)
from prikup.arena.played import DealRow, FinishedDeal, deals_of, records_of
from prikup.arena.report import Interval, cpu_figures, difference, interval, report

__all__ = [
    "OPEN",
    "BotError",
    "ChooseInput",
    "CpuUse",
    "DealRow",
    "FinishedDeal",
    "Hosted",
    "Interval",
    "Pairing",
    "SeatResult",
    "Supply",
    "Tried",
    "Unit",
    "choices_of",
    "cpu_figures",
    "deals_of",
    "difference",
    "interval",
    "make_bot",
    "make_hosted",
    "moves",
    "name_of",
    "play_match",
    "play_timed",
    "play_unit",
    "records_of",
    "report",
    "seats",
    "seeded_chance",
    "selfplay",
    "units",
]
