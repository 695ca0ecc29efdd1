"""How hard a puzzle is: how the bots fare, from one that plays anything to the one by rules of thumb."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from prikup import bots
from prikup.bots import Bot
from prikup.core import View
from prikup.puzzles.attempt import Attempt
from prikup.puzzles.model import Puzzle, Rates
from prikup.puzzles.seen import closed, view_of
from prikup.solver import Solver

TRIES: Final = 20
"""How often chance tries a puzzle."""
SEEDS: Final = 4
"""How often the other bots do, each time by another seed."""


def fares(puzzle: Puzzle, solver: Solver) -> Rates:
    """How often each bot of the ladder solves a puzzle.

    The rules bot, which with all cards open would calculate, sees only the hand to play from.
    """
    anything = [_solves(puzzle, _by_chance(puzzle, number), solver) for number in range(TRIES)]
    beginner = [_solves(puzzle, bots.make("beginner", seed).choose, solver) for seed in range(SEEDS)]
    rules = [_solves(puzzle, _closed(bots.make("rules", seed)), solver) for seed in range(SEEDS)]
    return Rates(sum(anything) / TRIES, sum(beginner) / SEEDS, sum(rules) / SEEDS)


def difficulty(rates: Rates) -> int:
    """From 1, what even chance often finds, to 5, what no bot does."""
    return (
        1
        + (rates.random < 0.5)
        + (rates.random < 0.1)
        + (rates.beginner < 0.5)
        + (rates.rules < 0.5)
    )


def _closed(bot: Bot) -> Callable[[View], str]:
    return lambda view: bot.choose(closed(view) if view.asks == "play" else view)


def _by_chance(puzzle: Puzzle, number: int) -> Callable[[View], str]:
    chance = Random(f"{puzzle.id} {number}")
    return lambda view: chance.choice(view.legal)


def _solves(puzzle: Puzzle, choose: Callable[[View], str], solver: Solver) -> bool:
    attempt = Attempt(puzzle, (), solver)
    while not attempt.solved:
        if not attempt.judge(choose(view_of(attempt))).right:
            return False
    return True
