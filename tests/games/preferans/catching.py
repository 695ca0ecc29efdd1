"""The share of catchable misère tricks that bots catch.

Run ``python -m tests.games.preferans.catching BOT DEALS [SEED]``.

Deals are drawn until so many have a misère that can be caught with open cards. The declarer has discarded the
two most dangerous cards (``safest``), or any two (``uniform``).
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator

import prikup
from prikup.arena import choices_of
from prikup.bots import make
from prikup.bots.hand import discards, misere_discard, safety_of_twelve
from prikup.cards import PACK_32, Cards
from prikup.core import Deal, Discard, Draw, Input, Match, Scored
from prikup.solver import Position, Solver
from prikup.solver.match import find_question

MODELS = ("safest", "uniform")
HOPEFUL = 0.45
"""The lowest safety of twelve cards with which a misère is bid."""
SOLVER = Solver()


def catchable_miseres(model: str, seed: str) -> Iterator[tuple[Match, int]]:
    """Yield misères of seat 0 before the first lead, and the tricks they take with open cards."""
    chance = random.Random(f"{seed} {model}")
    start = prikup.new("preferans", "kodeks-sochi").apply(Input(None, None, Draw(2))).state
    while True:
        pack = list(PACK_32.cards)
        chance.shuffle(pack)
        twelve = Cards(pack[:12]).mask
        if safety_of_twelve([twelve])[0] < HOPEFUL:
            continue
        laid = misere_discard(twelve) if model == "safest" else chance.choice(discards(twelve))
        hands = tuple(Cards(cards) for cards in (pack[:10], pack[12:22], pack[22:]))
        match = start.apply(Input(None, None, Deal(hands, tuple(pack[10:12])))).state
        for text in ("misere", "pass", "pass", Discard(Cards(laid)).text):
            match = match.play(text)
        question = find_question(match)
        assert question is not None and isinstance(question.position, Position)
        held = SOLVER.value(question.position, misere=True)
        if held:
            yield match, held


def play_misere(match: Match, bot: str, seed: str) -> Iterator[tuple[Match, Input, int | None]]:
    """Play a misère with bots; yield the match before each input, the input, and at the end the tricks."""
    choose = choices_of([make(bot, f"{seed} {seat}") for seat in range(3)])
    while True:
        move = choose(match, match.turns()[0])
        step = match.apply(move)
        scored = [fact.result for fact in step.facts if isinstance(fact, Scored)]
        yield match, move, scored[0].tricks[0] if scored else None
        if scored:
            return
        match = step.state


def main(bot: str, deals: int, seed: str = "catch") -> None:
    """Print the number of caught tricks and of those that can be caught."""
    for model in MODELS:
        held = got = 0
        for number, (match, tricks) in zip(range(deals), catchable_miseres(model, seed), strict=False):
            held += tricks
            *_, (_, _, taken) = play_misere(match, bot, f"{seed} {number}")
            assert taken is not None
            got += taken
        print(f"{model}: {deals} misères, {got} of {held} tricks, {got / held:.2f}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), *sys.argv[3:])
