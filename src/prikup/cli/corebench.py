"""Measurement of the core: actions per second in random play, on one CPU core."""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Any

from prikup import games, shuffle
from prikup.arena import moves
from prikup.cards import Card
from prikup.core import Action, Draw, Input, Match, Turn
from prikup.shuffle import DealSeeds


def packs(start: Match, seed: str, count: int) -> list[tuple[Card, ...]]:
    """Return ``count`` shuffled packs."""
    seeds = (DealSeeds.derived(seed, 0, number, "core") for number in range(1, count + 1))
    return [shuffle.shuffle_pack(start.pack, seeds.numbers("deal")) for seeds in seeds]


def play_random(cards: list[tuple[Card, ...]], start: Match, random: Random) -> list[list[Input]]:
    """Deal these packs and play them at random, in as many matches as needed; return each match's inputs."""
    remaining = iter(cards)

    def choose(match: Match, turn: Turn) -> Input:
        legal = match.phase.legal(match, turn)
        return Input(turn.seat, turn.by, legal[int(random.random() * len(legal))])

    def supply(match: Match) -> Action | None:
        pattern = match.game.needs_deal(match)
        if pattern is None:
            return Draw(0)
        pack = next(remaining, None)
        return None if pack is None else pattern.deal(pack, match.players)

    matches: list[list[Input]] = []
    finished = True
    while finished:
        finished = False
        matches.append([])
        for move, step in moves(start, choose, supply):
            matches[-1].append(move)
            finished = step.state.finished
    return matches


def apply_all(matches: list[list[Input]], start: Match) -> int:
    """Apply the inputs of all matches and return their number."""
    for inputs in matches:
        match = start
        for move in inputs:
            match = match.apply(move).state
    return sum(map(len, matches))


def measure(game: str, rules: str, seed: str, count: int) -> dict[str, Any]:
    """Measure actions per second in random play (turns, legal, apply) and in replay (apply only)."""
    start = games.new(game, rules, 3)
    cards = packs(start, seed, count)
    start_time = process_time()
    matches = play_random(cards, start, Random(seed))
    played = process_time() - start_time
    start_time = process_time()
    actions = apply_all(matches, start)
    replayed = process_time() - start_time
    return {
        "game": game,
        "rules": start.game.rules(start.options),
        "deals": count,
        "actions": actions,
        "random_play": {"seconds": round(played, 4), "per_second": round(actions / played)},
        "replay": {"seconds": round(replayed, 4), "per_second": round(actions / replayed)},
    }
