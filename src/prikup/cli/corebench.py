"""How many actions a second the core takes in random play, on one core."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any

from prikup import games, shuffle
from prikup.core import Draw, Input, Match


def deals(start: Match, seed: str, count: int) -> list[Input]:
    """So many deals of cards, each with seat 0 as dealer of the match before it."""
    game = start.game
    pattern = game.needs_deal(start.apply(Input(None, None, Draw(0))).state)
    assert pattern is not None
    found = []
    for number in range(1, count + 1):
        order = shuffle.order(start.pack, shuffle.derived_seed(seed, "core", number), (), number, "core")
        found.append(Input(None, None, shuffle.deal(order, pattern, start.players)))
    return found


def play_random(cards: list[Input], start: Match, random: Random) -> list[list[Input]]:
    """Play these deals at random, a new match whenever one ends; the inputs of each match."""
    draw = Input(None, None, Draw(0))
    opened = start.apply(draw).state
    match, inputs = opened, [draw]
    matches = [inputs]
    for move in cards:
        number = match.deal_no
        while True:
            inputs.append(move)
            match = match.apply(move).state
            if match.deal_no != number or match.finished:
                break
            turn = match.turns()[0]
            legal = match.phase.legal(match, turn)
            move = Input(turn.seat, turn.by, legal[int(random.random() * len(legal))])
        if match.finished:
            match, inputs = opened, [draw]
            matches.append(inputs)
    return matches


def apply_all(matches: list[list[Input]], start: Match) -> int:
    """Fold the inputs of matches; how many."""
    for inputs in matches:
        match = start
        for move in inputs:
            match = match.apply(move).state
    return sum(map(len, matches))


def measure(game: str, rules: str, seed: str, count: int) -> dict[str, Any]:
    """Actions a second in random play (turns, legal moves, apply) and in replay (apply alone)."""
    found = games.get(game)
    options = found.options(rules)
    start = found.start(options, 3)
    cards = deals(start, seed, count)
    began = perf_counter()
    matches = play_random(cards, start, Random(seed))
    played = perf_counter() - began
    began = perf_counter()
    actions = apply_all(matches, start)
    replayed = perf_counter() - began
    return {
        "game": game,
        "rules": found.rules(options),
        "deals": count,
        "actions": actions,
        "random_play": {"seconds": round(played, 4), "per_second": round(actions / played)},
        "replay": {"seconds": round(replayed, 4), "per_second": round(actions / replayed)},
    }
