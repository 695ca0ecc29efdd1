"""Where matches are played without a table, and where bots are measured.

:mod:`prikup.arena.play` has the one loop of a game and self-play, :mod:`prikup.arena.duplicate` plays deals
with a candidate in every seat, :mod:`prikup.arena.report` says what they come to.
"""

from prikup.arena.duplicate import Pairing, Played, Unit, play_unit, units
from prikup.arena.host import Hosted
from prikup.arena.play import (
    BotError,
    Choose,
    PlayedDeal,
    Row,
    Supply,
    chosen_by,
    moves,
    name_of,
    play_match,
    seats,
    seeded,
    selfplay,
)
from prikup.arena.report import Interval, interval, report

__all__ = [
    "BotError",
    "Choose",
    "Hosted",
    "Interval",
    "Pairing",
    "Played",
    "PlayedDeal",
    "Row",
    "Supply",
    "Unit",
    "chosen_by",
    "interval",
    "moves",
    "name_of",
    "play_match",
    "play_unit",
    "report",
    "seats",
    "seeded",
    "selfplay",
    "units",
]
