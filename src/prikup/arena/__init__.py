"""Where matches are played without a table, and where bots are measured.

:mod:`prikup.arena.play` has the one loop of a game and self-play, :mod:`prikup.arena.duplicate` plays the same
deals with a candidate in every seat.
"""

from prikup.arena.duplicate import Pairing, Played, Unit, play_unit, units
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

__all__ = [
    "BotError",
    "Choose",
    "Pairing",
    "Played",
    "PlayedDeal",
    "Row",
    "Supply",
    "Unit",
    "chosen_by",
    "moves",
    "name_of",
    "play_match",
    "play_unit",
    "seats",
    "seeded",
    "selfplay",
    "units",
]
