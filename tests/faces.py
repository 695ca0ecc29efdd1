"""Matches brought to a moment by the face, for every game."""

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
"""An auction of each game that the eldest hand wins."""
RESULTS = {
    "preferans": "0 7H whist pass 7 3 0",
    "prefa": "0 7H in out alone 7 3 0",
    "paston": "0 gupa whist pass 6 4 0 opener 0",
    "thousand": "0 120 71 32 17 marriages 0:H",
}
"""The result of a deal with real cards in each game, as it is typed in."""
every_game = pytest.mark.parametrize("game", AUCTIONS)


class MyBot:
    """The last legal choice."""

    def choose(self, view: prikup.View) -> str:
        """The text of a legal choice."""
        return [choice.text for choice in view.choices if choice.legal][-1]


def after_auction(game: str) -> prikup.Match:
    """A match whose declarer is found."""
    match = prikup.new(game).deal(seed=1)
    for text in AUCTIONS[game]:
        match = match.play(text)
    return match


def in_play() -> prikup.Match:
    """Cards in play, the declarer at the first lead, a defender who whists with open hands."""
    match = after_auction("preferans")
    for text in ("discard KH TH", "name 7C", "whist", "whist"):
        match = match.play(text)
    return match


def finished() -> prikup.Match:
    """A match that is over."""
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
    """The positions of some random deals, with what led to them; offers are made now and then."""
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
