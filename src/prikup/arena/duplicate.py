"""Duplicate: each deal is played with the candidate in every seat against the baseline in all others.

What luck the cards bring falls to each side alike, so a difference shows after far fewer deals. Every deal is
played on a fresh sheet; the mirror, a baseline among candidates, says whether the gain holds in company too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from fractions import Fraction
from functools import partial
from multiprocessing import get_context

from prikup import bots, registry
from prikup.arena.play import chosen_by, moves, seeded
from prikup.core import Match, Record, Scored


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
    """A deal as one seat met it: the ``kind`` of deal, the seat's ``role``, and by what it came ahead of the
    table's mean."""

    kind: str
    role: str
    score: Fraction


class Unit(Record, frozen=True):
    """One deal played with the candidate in each seat, and mirrored with the baseline in each."""

    number: int
    candidate: tuple[Played, ...]
    mirror: tuple[Played, ...] = ()

    @property
    def gain(self) -> float:
        """What the candidate scored on average over the seats."""
        return float(sum(one.score for one in self.candidate) / len(self.candidate))

    @property
    def mirrored(self) -> float:
        """What the baseline scored on average among candidates."""
        return float(sum(one.score for one in self.mirror) / len(self.mirror))


def play_unit(pairing: Pairing, number: int) -> Unit:
    """The deal of this number in every seat; raises BotError, RuleError or ArgumentError where a bot fails."""
    seats = range(pairing.players)
    alone = tuple(_play(pairing, number, seat, pairing.candidate, pairing.baseline) for seat in seats)
    if not pairing.mirror:
        return Unit(number, alone)
    return Unit(
        number,
        alone,
        tuple(_play(pairing, number, seat, pairing.baseline, pairing.candidate) for seat in seats),
    )


def _play(pairing: Pairing, number: int, seat: int, one: str, others: str) -> Played:
    """A deal with ``one`` in this seat; equal situations find equal decisions, whoever sits elsewhere."""
    start, seed = pairing.start(), f"{pairing.seed} {number}"
    players = [bots.make(one if place == seat else others, seed) for place in range(pairing.players)]
    before = start.game.view(start, None).now
    for _, step in moves(start, chosen_by(players), seeded(pairing.seed, f"duplicate {number}")):
        for fact in step.facts:
            if isinstance(fact, Scored):
                now = start.game.view(step.state, None).now
                result = fact.result
                declarer = getattr(result, "declarer", None)
                role = "" if declarer is None else "declarer" if declarer == seat else "defender"
                return Played(str(getattr(result, "kind", "deal")), role, _ahead(now, seat) - _ahead(before, seat))
    raise AssertionError("a match ends only after a deal")


def _ahead(results: Sequence[Fraction], seat: int) -> Fraction:
    """How far a seat is ahead of the table's mean, which is 0 where the results sum to zero."""
    return results[seat] - sum(results, Fraction(0)) / len(results)


def units(pairing: Pairing, first: int, count: int, workers: int = 1) -> Iterator[Unit]:
    """So many deals from the number ``first`` on, in order; how many processes share them changes nothing."""
    numbers = range(first, first + count)
    if workers == 1:
        yield from map(partial(play_unit, pairing), numbers)
        return
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        yield from pool.map(partial(play_unit, pairing), numbers, chunksize=4)
