"""The difficulty of a puzzle: how often bots solve it, from random play to rules of thumb."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

import msgspec

from prikup import bots, registry
from prikup.bots import Bot
from prikup.core import View
from prikup.puzzles.answers import PuzzleSolver, list_words
from prikup.puzzles.attempt import Attempt
from prikup.puzzles.model import Puzzle, SolveRates
from prikup.puzzles.view import hide_others, make_view

RANDOM_TRIES: Final = 20
"""Attempts of the random bot at a puzzle."""
SEEDS_PER_BOT: Final = 2
"""Attempts of each other bot, each by another seed."""
OFTEN_SOLVED: Final = 0.5
"""Share of the attempts from which on a bot often solves a puzzle."""
EVER_SOLVED: Final = 0.1
"""Share of the attempts below which chance hardly ever solves it."""


def measure_rates(puzzle: Puzzle, solver: PuzzleSolver) -> SolveRates:
    """Return how often each bot of the ladder solves a puzzle.

    The rules bot sees only the hand to play from, as it would search if all cards were open.
    """
    if not puzzle.is_for_points:
        # It is the same play in every game; bots know most of the usual one.
        game = registry.get_game(registry.get_default_id())
        puzzle = msgspec.structs.replace(puzzle, game=game.id, rules=game.presets[0], named="")
    if puzzle.kind in ("discard", "whist"):
        return _measure_word_rates(puzzle, solver)
    random_tries = [
        _solves(puzzle, _make_random_choice(puzzle, number), solver) for number in range(RANDOM_TRIES)
    ]
    beginner_tries = [
        _solves(puzzle, bots.make("beginner", seed).choose, solver) for seed in range(SEEDS_PER_BOT)
    ]
    rules_tries = [
        _solves(puzzle, _make_unseeing_choice(bots.make("rules", seed)), solver)
        for seed in range(SEEDS_PER_BOT)
    ]
    return SolveRates(
        sum(random_tries) / RANDOM_TRIES,
        sum(beginner_tries) / SEEDS_PER_BOT,
        sum(rules_tries) / SEEDS_PER_BOT,
    )


def _measure_word_rates(puzzle: Puzzle, solver: PuzzleSolver) -> SolveRates:
    """Return how often each bot chooses a right word or discard: by chance, and 0 or 1 of the others."""
    start = hide_others(make_view(Attempt(puzzle, (), solver)))
    right = [_split_answer(answer) for answer in puzzle.answers]
    beginner, rules = (
        float(_split_answer(bots.make(name, puzzle.position).choose(start)) in right)
        for name in ("beginner", "rules")
    )
    return SolveRates(len(puzzle.answers) / len(list_words(puzzle)), beginner, rules)


def rate_difficulty(rates: SolveRates) -> int:
    """Return the difficulty from 1 (random play often solves it) to 5 (no bot does).

    It is one more than the number of these that are true.
    """
    return 1 + sum(
        (
            rates.random < OFTEN_SOLVED,
            rates.random < EVER_SOLVED,
            rates.beginner < OFTEN_SOLVED,
            rates.rules < OFTEN_SOLVED,
        )
    )


def _split_answer(text: str) -> frozenset[str]:
    """Return the words of an answer as a set, so that the order of a discard does not matter."""
    return frozenset(text.split())


def _make_unseeing_choice(bot: Bot) -> Callable[[View], str]:
    """Return the bot's choice as a function of a view, in which the bot sees only the hand to play from."""
    return lambda view: bot.choose(hide_others(view))


def _make_random_choice(puzzle: Puzzle, number: int) -> Callable[[View], str]:
    """Return a function that chooses at random; ``number`` is that of the try."""
    chance = Random(f"{puzzle.position} {number}")
    return lambda view: chance.choice(view.legal)


def _solves(puzzle: Puzzle, choose: Callable[[View], str], solver: PuzzleSolver) -> bool:
    """Return True if these choices solve the puzzle."""
    attempt = Attempt(puzzle, (), solver)
    while not attempt.solved:
        if not attempt.judge(choose(make_view(attempt))).right:
            return False
    return True
