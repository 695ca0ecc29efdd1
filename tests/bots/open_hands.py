"""Losses of bots that know where all cards lie: ``python -m tests.bots.open_hands BOT DEALS [SEED]``.

Rules, number of players and cards of each deal are random; all seats have the same bot.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator

from prikup import games
from prikup.arena import choices_of, moves, seeded_chance
from prikup.bots import make
from prikup.core import Input, Match, OptionError, PlayCard
from prikup.solver import AllPassPosition, AllPassSolver, PointPosition, PointSolver, Position, Solver
from prikup.solver.match import find_question
from prikup.testing import draw_rules
from prikup.worlds import Layouts

TRICKS, POINTS, ALL_PASS = Solver(), PointSolver(), AllPassSolver()


def random_match(game: str, seed: str) -> Match:
    """Return a match of a random number of players by random rules."""
    chance = random.Random(f"{game} {seed}")
    while True:
        players = chance.choice((3, 3, 4)) if game != "thousand" else chance.choice((2, 3, 4))
        try:
            return games.new(game, draw_rules(game, chance.randrange), players)
        except OptionError:
            continue


def knows_all_cards(match: Match) -> bool:
    """Return True if the player who must play a card can infer all hands."""
    turns = match.turns()
    if match.phase.asks != "play" or not turns:
        return False
    return Layouts.of(match.view(turns[0].by).hidden).count == 1


def loss_of_card(match: Match, move: Input) -> int:
    """Return how many tricks or points a better card would have gained, all cards open."""
    question, action = find_question(match), move.action
    assert question is not None and isinstance(action, PlayCard)
    position = question.position
    if isinstance(position, AllPassPosition):
        taken = {card: tricks[position.to_play] for card, tricks in ALL_PASS.cards(position).items()}
        return taken[action.card] - min(taken.values())
    if isinstance(position, PointPosition):
        points = POINTS.cards(position)
        most, to_play = (max if position.play.to_play == 0 else min)(points.values()), points[action]
        return abs(most - to_play)
    assert isinstance(position, Position)
    misere = question.kind == "misere"
    tricks = TRICKS.cards(position, misere=misere)
    wanted = max if (position.to_play == 0) != misere else min
    return abs(wanted(tricks.values()) - tricks[action.card])


def card_losses(bot: str, game: str, seed: str) -> Iterator[tuple[Match, Input, int]]:
    """Yield each card of a deal that is played with all hands known, and its loss."""
    match = random_match(game, seed)
    players = [make(bot, f"{seed} {seat}") for seat in range(match.players)]
    for move, step in moves(match, choices_of(players), seeded_chance(seed, "open hands", 1)):
        if knows_all_cards(match) and isinstance(move.action, PlayCard):
            yield match, move, loss_of_card(match, move)
        match = step.state


def main(bot: str, deals: int, seed: str = "open") -> None:
    """Print for each game the number of such cards and their loss."""
    for game in games.GAMES:
        cards = wrong = 0
        for number in range(deals):
            for match, move, regret in card_losses(bot, game, f"{seed} {number}"):
                cards += 1
                wrong += regret
                if regret:
                    view = match.view(move.by)
                    print(game, number, regret, move.action.text, view.contract, view.players)
        print(f"{game}: {deals} deals, {cards} cards, {wrong} lost", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), *sys.argv[3:])
