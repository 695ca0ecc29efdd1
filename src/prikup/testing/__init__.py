"""Tests for packages that add games and bots: whether a game obeys the laws, and a bot the rules of bots.

:func:`check_game` plays random matches by all presets, numbers of players and random rules; :func:`check_bot`
asks a bot in random positions. Both raise :class:`CheckError`, an AssertionError that says what is wrong, in
which match and by which call it is found again. Neither needs pytest.

The pieces are there too: :func:`walk` plays a match at random and :data:`CHECKS` has the law of each number,
for a test that draws the choices itself.
"""

from prikup.testing.bots import BotReport, check_bot
from prikup.testing.failure import LAWS, CheckError
from prikup.testing.games import GameReport, check_game
from prikup.testing.laws import CHECKS, Law, check_all, check_sample
from prikup.testing.random_rules import draw_case, draw_rules
from prikup.testing.walks import Case, Walk, playable_cases, walk

__all__ = [
    "CHECKS",
    "LAWS",
    "BotReport",
    "Case",
    "CheckError",
    "GameReport",
    "Law",
    "Walk",
    "check_all",
    "check_bot",
    "check_game",
    "check_sample",
    "draw_case",
    "draw_rules",
    "playable_cases",
    "walk",
]
