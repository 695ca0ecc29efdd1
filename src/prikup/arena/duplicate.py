"""Duplicate: each deal is played with the candidate in every seat against the baseline in all others.

What luck the cards bring falls to each side alike, so a difference shows after far fewer deals. Every deal is
played on a fresh sheet. The mirror, one baseline among candidates, says whether the gain holds in company.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from fractions import Fraction
from functools import partial
from multiprocessing import get_context

from prikup import bots, registry
from prikup.arena.host import Hosted
from prikup.arena.play import chosen_by, moves, seeded
from prikup.core import Match, PrikupError, Record, Scored


class Pairing(Record, frozen=True):
    """A candidate and the baseline it is measured against, by name, in one game; ``mirror`` for both ways."""

    game: str
    rules: str
    players: int
    candidate: str
    baseline: str
    seed: str
    mirror: bool = True

    def start(self) -> Match:
        """A match on a fresh sheet; raises OptionError."""
        return registry.new(self.game, self.rules, self.players)


class Played(Record, frozen=True):
    """A deal as one seat met it: the ``kind`` of deal, the seat's ``role`` in it, and its ``score``.

    The score is by how much the deal brought the seat ahead of the table's mean, which stays 0 where results
    sum to zero. ``errors`` counts answers of the bot in this seat that were none.
    """

    kind: str
    role: str
    score: Fraction
    errors: int = 0


class Unit(Record, frozen=True):
    """One deal played with the candidate in each seat, and mirrored with the baseline in each."""

    number: int
    candidate: tuple[Played, ...]
    mirror: tuple[Played, ...] = ()


def play_unit(pairing: Pairing, number: int) -> Unit:
    """The deal of this number in every seat; raises PrikupError where bots cannot be made."""
    one, other = pairing.candidate, pairing.baseline
    seats = range(pairing.players)
    alone = tuple(_play(pairing, number, seat, one, other) for seat in seats)
    mirror = tuple(_play(pairing, number, seat, other, one) for seat in seats if pairing.mirror)
    return Unit(number, alone, mirror)


def _play(pairing: Pairing, number: int, seat: int, one: str, others: str) -> Played:
    """A deal with ``one`` in this seat; equal situations find equal decisions, whoever sits elsewhere."""
    start, seed = pairing.start(), f"{pairing.seed} {number}"
    players = [Hosted(bots.make(one if place == seat else others, seed)) for place in range(pairing.players)]
    before = start.game.view(start, None).now
    for _, step in moves(start, chosen_by(players), seeded(pairing.seed, f"duplicate {number}")):
        for fact in step.facts:
            if isinstance(fact, Scored):
                now = start.game.view(step.state, None).now
                score = _ahead(now, seat) - _ahead(before, seat)
                return Played(_kind(fact), _role(fact, seat), score, players[seat].errors)
    raise PrikupError("arena-deal", number=number)


def _kind(fact: Scored) -> str:
    return str(getattr(fact.result, "kind", "deal"))


def _role(fact: Scored, seat: int) -> str:
    """What a seat was in a deal: ``declarer``, ``defender``, or ``player`` where nobody declared."""
    declarer = getattr(fact.result, "declarer", None)
    if declarer is None:
        return "player"
    return "declarer" if declarer == seat else "defender"


def _ahead(results: Sequence[Fraction], seat: int) -> Fraction:
    """How far a seat is ahead of the table's mean."""
    return results[seat] - sum(results, Fraction(0)) / len(results)


def units(pairing: Pairing, first: int, count: int, workers: int = 1) -> Iterator[Unit]:
    """So many deals from the number ``first`` on, in order; how many processes share them changes nothing."""
    numbers = range(first, first + count)
    if workers == 1:
        yield from map(partial(play_unit, pairing), numbers)
        return
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        yield from pool.map(partial(play_unit, pairing), numbers, chunksize=4)
