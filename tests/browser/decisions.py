"""Decisions of bots: the same code runs here and in the Python of a page, which must decide the same."""

from __future__ import annotations

from time import process_time

from prikup import bots, registry


def decide(game: str, bot: str, deals: int) -> tuple[list[str], float]:
    """Return what a bot chooses at all seats of some deals, and the seconds of CPU time that this took."""
    texts = []
    start = process_time()
    for deal in range(deals):
        match = registry.new(game).deal(seed=deal)
        number = match.deal_no
        players = [bots.make(bot, f"{deal} {seat}") for seat in range(match.players)]
        while match.turns() and match.deal_no == number:
            turn = match.turns()[0]
            texts.append(bots.decide(players[turn.by], match.view(turn.by)))
            match = match.apply(match.move(texts[-1], turn.by)).state
    return texts, process_time() - start
