"""The law of indistinguishability fails at once when a leak is planted."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from prikup.core import Match, View
from prikup.games import GAMES
from prikup.games.preferans.game import Preferans
from tests.laws.test_laws import check_same_to
from tests.laws.walks import Case, imagined, walk


class Leaky(Preferans):
    """Shows a watcher how many trumps the declarer holds, by a changed trick count."""

    def view(self, match: Match, viewer: int | None) -> View:
        honest = super().view(match, viewer)
        declarer = next((one.seat for one in honest.seats if one.role == "declarer"), None)
        if declarer is None:
            return honest
        held = super().view(match, declarer).seats[declarer].cards or ()
        aces = sum(card.rank == "A" for card in held)
        seats = tuple(msgspec.structs.replace(one, tricks=one.tricks + aces) for one in honest.seats)
        return msgspec.structs.replace(honest, seats=seats)


class LeakyCase(Case):
    """A match of the game that leaks."""

    def start(self) -> Match:
        return Leaky().start(GAMES[self.game].options(self.rules), self.players)


def test_a_planted_leak_is_found() -> None:
    random = Random(7)
    for _ in range(20):
        walked = walk(LeakyCase("preferans", "wikipedia-sochi", 3), random.randrange, 1)
        for match in walked.states:
            view = match.view(None)
            if not any(seat.role == "declarer" for seat in view.seats):
                continue
            try:
                check_same_to(match, None, imagined(match, view, random.randrange))
            except AssertionError:
                return
    pytest.fail("nobody noticed that the view counts the declarer's aces")
