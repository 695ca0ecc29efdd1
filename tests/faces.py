"""Matches at certain moments, made with the public API for every game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import prikup
from prikup.core import Step
from prikup.games import GAMES

AUCTIONS = {
    "preferans": ("7S", "pass", "pass"),
    "prefa": ("7S", "pass", "pass"),
    "paston": ("paston", "pass", "pass"),
    "thousand": ("100", "pass", "pass"),
}
"""The calls of an auction of each game that the eldest hand wins."""
RESULTS = {
    "preferans": "0 7H whist pass 7 3 0",
    "prefa": "0 7H in out alone 7 3 0",
    "paston": "0 gupa whist pass 6 4 0 opener 0",
    "thousand": "0 120 71 32 17 marriages 0:H",
}
"""The typed result of a deal with real cards in each game."""
every_game = pytest.mark.parametrize("game", AUCTIONS)


class MyBot:
    """A bot that takes the last legal choice."""

    def choose(self, view: prikup.View) -> str:
        """Return the text of the last legal choice."""
        return [choice.text for choice in view.choices if choice.legal][-1]


def after_auction(game: str) -> prikup.Match:
    """Return a match after its auction."""
    match = prikup.new(game).deal(seed=1)
    for text in AUCTIONS[game]:
        match = match.play(text)
    return match


def in_play() -> prikup.Match:
    """Return a match in play: two defenders whist, and the declarer is to lead."""
    match = after_auction("preferans")
    for text in ("discard KH TH", "name 7C", "whist", "whist"):
        match = match.play(text)
    return match


def finished() -> prikup.Match:
    """Return a finished match."""
    match = prikup.new("paston")
    rng = Random(3)
    while not match.finished:
        match = (
            match.play(rng.choice(list(match.legal(match.turns()[0]))).text)
            if match.turns()
            else match.deal(random=rng)
        )
    return match


def random_match(game: str, players: int, seed: int) -> Iterator[tuple[prikup.Match, Step | None]]:
    """Yield the states of some random deals, each with the step that led to it; some inputs are offers."""
    rng, match = Random(seed), prikup.new(game, players=players)
    yield match, None
    while not match.finished and match.deal_no < 4:
        if not match.turns():
            match = match.deal(random=rng)
            yield match, None
            continue
        by = rng.randrange(players)
        offers = match.offers(by) if rng.random() < 0.1 else ()
        turn = rng.choice(match.turns())
        texts = [action.text for action in offers or match.legal(turn)]
        step = match.apply(match.move(rng.choice(texts), by if offers else turn.by))
        match = step.state
        yield match, step


POSITIONS = [(game, players) for game in AUCTIONS for players in GAMES[game].numbers]
