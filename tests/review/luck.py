"""Luck and skill in many matches: ``python -m tests.review.luck MATCHES [SEED [DEALS]]``.

In each match of any game, between any bots, luck and skill add up to the result. The mean own skill of the
fixed bot is zero within its error.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from fractions import Fraction

from prikup import registry
from prikup.arena import interval, play_match
from prikup.bots import make
from prikup.bots.base import JUDGE_SEED
from prikup.core import Input, Match
from prikup.games import GAMES
from prikup.review import PlayedDeal, deals_of
from prikup.review.fixed_bot import FixedBot, compute_leads
from prikup.review.luck import Luck, luck_of

BOTS = ("random", "beginner", "rules")
DEALS = 4


def luck_of_match(
    game: str, rules: str, bots: list[str], seed: str, deals: int = DEALS
) -> tuple[Match, list[tuple[PlayedDeal, Luck]]]:
    """Return a match at its end, and its deals with their luck."""
    start = registry.new(game, rules)
    players = [make(bot, JUDGE_SEED if bot == "rules" else f"{seed} {seat}") for seat, bot in enumerate(bots)]
    moves = list[Input]()
    match = start
    for move, step in play_match(start, players, seed, 0, deals):
        moves.append(move)
        match = step.state
    return match, [(deal, luck_of(deal, FixedBot())) for deal in deals_of(start, moves)]


def adds_up(match: Match, found: list[tuple[PlayedDeal, Luck]]) -> bool:
    """Return True if luck and skill of all deals sum to the result."""
    sums = [
        sum((one.luck[seat] + one.skill[seat] for _, one in found), Fraction(0))
        for seat in range(match.players)
    ]
    return tuple(sums) == compute_leads(match)


def matches(
    number: int, seed: str, deals: int = DEALS
) -> Iterator[tuple[list[str], Match, list[tuple[PlayedDeal, Luck]]]]:
    """Yield so many matches by random presets, with their bots."""
    chance = random.Random(seed)
    for one in range(number):
        game = chance.choice(list(GAMES.values()))
        rules = chance.choice(game.presets)
        start = registry.new(game, rules)
        bots = [chance.choice(BOTS) for _ in range(start.players)]
        yield bots, *luck_of_match(game.id, rules, bots, f"{seed} {one}", deals)


def main(number: str, seed: str = "final", deals: str = str(DEALS)) -> None:
    """Print how many matches do not add up, and the fixed bot's own skill."""
    wrong, own = 0, list[float]()
    for bots, match, found in matches(int(number), seed, int(deals)):
        wrong += not adds_up(match, found)
        own += [float(one.own[seat]) for seat, bot in enumerate(bots) if bot == "rules" for _, one in found]
    print(f"{number} matches, {wrong} of which do not add up; own skill of the fixed bot: {interval(own)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
