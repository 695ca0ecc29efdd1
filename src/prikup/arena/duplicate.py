"""Duplicate: each deal is played with the candidate in every seat against the baseline in all others.

What luck the cards bring falls to each side alike, so a difference shows after far fewer deals. Every deal
is played on a fresh sheet; where a sheet says little before its end, whole matches are played instead. The
mirror, one baseline among candidates, says whether the gain holds in company.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final

from prikup import registry
from prikup.arena.forcing import forced_call
from prikup.arena.host import hosted
from prikup.arena.play import Supply, moves, seeded
from prikup.bots import SECONDS
from prikup.core import Fact, Input, Match, PrikupError, Record, Scored, Turn

CALLS: Final = ("bid", "defend", "name", "redeal")
"""Questions whose answers are calls."""
TRIED: Final = 6
"""How many calls are tried in the place of one, to pass first and then from the lowest."""
LONGEST: Final = 200
"""Deals after which a match that is played whole is ended and settled."""


class Pairing(Record, frozen=True):
    """A candidate and the baseline it is measured against, by name, in one game; ``mirror`` for both ways.

    A ``force`` is the kind of deal that each auction is made to lead to, ``whole`` plays matches to their
    end, ``calls`` tries other calls in the place of the candidate's. A program has so many ``seconds`` a
    decision.
    """

    game: str
    rules: str
    players: int
    candidate: str
    baseline: str
    seed: str
    mirror: bool = True
    force: str = ""
    whole: bool = False
    calls: bool = False
    seconds: float = SECONDS

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


class Tried(Record, frozen=True):
    """Another call in the place of one: what was asked and said, what instead, how much more it brought."""

    asks: str
    said: str
    instead: str
    gain: Fraction


class Unit(Record, frozen=True):
    """One deal, or match, played with the candidate in each seat, and mirrored with the baseline in each.

    ``tried`` are the other calls that were tried for the candidate.
    """

    number: int
    candidate: tuple[Played, ...]
    mirror: tuple[Played, ...] = ()
    tried: tuple[Tried, ...] = ()


@dataclass
class Spent:
    """By bot how many decisions with a choice it made, and in how many nanoseconds of CPU."""

    by_bot: dict[str, tuple[int, int]] = field(default_factory=dict)

    def add(self, bot: str, decisions: int, cpu: int) -> None:
        """Count some decisions of a bot."""
        before = self.by_bot.get(bot, (0, 0))
        self.by_bot[bot] = (before[0] + decisions, before[1] + cpu)

    def join(self, other: Spent) -> None:
        """Count what was spent elsewhere too."""
        for bot, (decisions, cpu) in other.by_bot.items():
            self.add(bot, decisions, cpu)


def play_unit(pairing: Pairing, number: int) -> Unit:
    """The deal of this number in every seat; raises PrikupError where it cannot be dealt."""
    return play_timed(pairing, number)[0]


def play_timed(pairing: Pairing, number: int) -> tuple[Unit, Spent]:
    """The same with the time it took, which no two runs have alike."""
    one, other, spent = pairing.candidate, pairing.baseline, Spent()
    alone, mirror = [], []
    tried: list[Tried] = []
    for seat in range(pairing.players):
        table = Table(pairing, number, seat, one, other)
        alone.append(table.play(spent))
        tried += table.tried() if pairing.calls else ()
    for seat in range(pairing.players if pairing.mirror else 0):
        mirror.append(Table(pairing, number, seat, other, one).play(spent))
    return Unit(number, tuple(alone), tuple(mirror), tuple(tried)), spent


class Table:
    """A table of bots for one deal, ``one`` in this seat and ``others`` in all others.

    Equal situations find equal decisions, whoever sits elsewhere: all bots have the seed of the deal.
    """

    def __init__(self, pairing: Pairing, number: int, seat: int, one: str, others: str) -> None:
        self.pairing, self.number, self.seat = pairing, number, seat
        self.names = [one if place == seat else others for place in range(pairing.players)]
        seed = f"{pairing.seed} {number}"
        self.players = [hosted(name, seed, pairing.seconds) for name in self.names]
        self.score = Fraction(0)
        self._called: list[tuple[Match, Turn, str]] = []

    def play(self, spent: Spent) -> Played:
        """The deal, or the match, as the seat met it."""
        chance = seeded(self.pairing.seed, f"duplicate {self.number}", LONGEST)
        fact, state = self._on(self.pairing.start(), chance, self._called)
        for seat, player in enumerate(self.players):
            player.over(state, seat)
            spent.add(self.names[seat], player.decisions, player.cpu)
        self.score = self._ahead(state)
        errors = self.players[self.seat].errors
        if fact is None:
            return Played("match", "player", self.score, errors)
        return Played(_kind(fact), _role(fact, self.seat), self.score, errors)

    def tried(self) -> Iterator[Tried]:
        """Other calls in the place of those of the seat, the deal played on by the same bots."""
        for match, turn, said in self._called:
            texts = [action.text for action in match.legal(turn) if action.text != said]
            for number, text in enumerate(sorted(texts, key=lambda one: one != "pass")[:TRIED]):
                chance = seeded(self.pairing.seed, f"duplicate {self.number} instead {number}")
                step = match.apply(match.move(text, turn.by))
                scored = _scored(step.facts)
                state = step.state if scored else self._on(step.state, chance, [])[1]
                yield Tried(match.phase.asks, said, text, self._ahead(state) - self.score)

    def _on(
        self, match: Match, chance: Supply, called: list[tuple[Match, Turn, str]]
    ) -> tuple[Scored | None, Match]:
        """Play on until the deal is scored, or the match is over: what it came to; notes the seat's calls."""

        def choose(match: Match, turn: Turn) -> Input:
            text = forced_call(match, turn, self.pairing.force)
            if text is None:
                text = self.players[turn.by].at(match, turn.by)
                if turn.by == self.seat and match.phase.asks in CALLS and len(match.legal(turn)) > 1:
                    called.append((match, turn, text))
            return match.move(text, turn.by)

        for _, step in moves(match, choose, chance):
            match = step.state
            fact = None if self.pairing.whole else _scored(step.facts)
            if fact is not None:
                return fact, match
        if not self.pairing.whole:
            raise PrikupError("arena-deal", number=self.number)
        return None, match

    def _ahead(self, match: Match) -> Fraction:
        """How far the seat is ahead of the table's mean."""
        return ahead(match, self.seat)


def ahead(match: Match, seat: int) -> Fraction:
    """How far a seat is ahead of the table's mean, by the results if there are any, else by the sheet."""
    results: Sequence[Fraction] = match.game.result(match) or match.game.view(match, None).now
    return results[seat] - sum(results, Fraction(0)) / len(results)


def _scored(facts: Sequence[Fact]) -> Scored | None:
    return next((fact for fact in facts if isinstance(fact, Scored)), None)


def _kind(fact: Scored) -> str:
    return str(getattr(fact.result, "kind", "deal"))


def _role(fact: Scored, seat: int) -> str:
    """What a seat was in a deal: ``declarer``, ``defender``, or ``player`` where nobody declared."""
    declarer = getattr(fact.result, "declarer", None)
    if declarer is None:
        return "player"
    return "declarer" if declarer == seat else "defender"
