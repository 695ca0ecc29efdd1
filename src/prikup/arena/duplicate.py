"""Duplicate: each deal is played with the candidate in every seat against the baseline in all others.

Both sides get the same cards, so a difference shows after far fewer deals. Every deal is played on a fresh
sheet; if a sheet says little before its end, whole matches are played instead. The mirror, one baseline
among candidates, shows whether the gain holds against other candidates.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial
from typing import Final, NamedTuple

from prikup import registry
from prikup.arena.forcing import find_forced_call
from prikup.arena.host import Hosted, KnownChoices, choose_all, make_hosted
from prikup.arena.parallel import compute_in_order
from prikup.arena.play import next_input, seeded_chance
from prikup.bots import DECISION_TIMEOUT_S
from prikup.bots.faults import BotFault, join_faults
from prikup.core import Input, Match, PrikupError, Scored, Struct, Turn, View
from prikup.errors import check_argument

CALL_QUESTIONS: Final = ("bid", "defend", "name", "redeal")
"""Questions whose answers are calls."""
MAX_TRIED_CALLS: Final = 6
"""Other calls that are tried in the place of one: pass first, then from the lowest."""
MAX_MATCH_DEALS: Final = 200
"""Deals after which a whole match is ended and settled."""


class Pairing(Struct, frozen=True):
    """A candidate and its baseline, by name, in one game; with ``mirror`` they also change roles.

    ``force`` is the kind of deal that each auction is led to, ``whole`` plays matches to their end, ``calls``
    also tries other calls in the place of the candidate's. A program has ``seconds`` for a decision.
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
    seconds: float = DECISION_TIMEOUT_S

    def start(self) -> Match:
        """Return a match on a fresh sheet; raise OptionError."""
        return registry.new(self.game, self.rules, self.players)


class SeatResult(Struct, frozen=True):
    """The result of a deal for one seat: the ``kind`` of deal, the seat's ``role``, and its ``score``.

    The score is the seat's gain over the table's mean, which is 0 if results sum to zero. ``faults`` are
    those of the bots at its table.
    """

    kind: str
    role: str
    score: Fraction
    faults: tuple[BotFault, ...] = ()


class Tried(Struct, frozen=True):
    """Another call tried in the place of one: question, call, other call, and the gain of the other."""

    asks: str
    said: str
    instead: str
    gain: Fraction


class Unit(Struct, frozen=True):
    """One deal, or match, played with the candidate in each seat, and mirrored with the baseline in each.

    ``tried`` are the other calls that were tried for the candidate.
    """

    number: int
    candidate: tuple[SeatResult, ...]
    mirror: tuple[SeatResult, ...] = ()
    tried: tuple[Tried, ...] = ()


@dataclass
class CpuUse:
    """Number of decisions with a choice by bot, and their CPU time in nanoseconds."""

    by_bot: dict[str, tuple[int, int]] = field(default_factory=dict)

    def add(self, bot: str, decisions: int, cpu: int) -> None:
        """Add decisions of a bot, with their CPU nanoseconds."""
        before = self.by_bot.get(bot, (0, 0))
        self.by_bot[bot] = (before[0] + decisions, before[1] + cpu)

    def join(self, other: CpuUse) -> None:
        """Add the counts of another process."""
        for bot, (decisions, cpu) in other.by_bot.items():
            self.add(bot, decisions, cpu)


def play_unit(pairing: Pairing, number: int) -> Unit:
    """Play the deal of this number in every seat; raise PrikupError if it cannot be dealt."""
    return play_timed(pairing, number)[0]


def play_timed(pairing: Pairing, number: int) -> tuple[Unit, CpuUse]:
    """Play a unit as :func:`play_unit`, and return its CPU time too, which differs from run to run."""
    check_argument("pairing", pairing, Pairing)
    candidate, baseline, seats = pairing.candidate, pairing.baseline, range(pairing.players)
    cpu_use, candidate_results, mirror_results = CpuUse(), list[SeatResult](), list[SeatResult]()
    tried: list[Tried] = []
    make_table = partial(DuplicateTable, pairing, number, shared={})

    def collect_candidate(table: DuplicateTable) -> None:
        table.close(cpu_use)
        candidate_results.append(table.seat_result())
        tried.extend(table.try_calls() if pairing.calls else ())

    def collect_mirror(table: DuplicateTable) -> None:
        table.close(cpu_use)
        mirror_results.append(table.seat_result())

    play_all([partial(make_table, seat, candidate, baseline) for seat in seats], collect_candidate)
    if pairing.mirror:
        play_all([partial(make_table, seat, baseline, candidate) for seat in seats], collect_mirror)
    return Unit(number, tuple(candidate_results), tuple(mirror_results), tuple(tried)), cpu_use


def play_all(tables: Sequence[Callable[[], DuplicateTable]], done: Callable[[DuplicateTable], None]) -> None:
    """Make and play tables, and call ``done`` for each when it is over.

    Tables are played one after another, so that few programs run at once; all together if a bot can choose
    for many views at once.
    """
    for index, make in enumerate(tables):
        table = make()
        together = (
            [table, *(make_other() for make_other in tables[index + 1 :])]
            if table.can_choose_many
            else [table]
        )
        play_together(together)
        for finished in together:
            done(finished)
        if table.can_choose_many:
            return


def play_together(tables: Sequence[DuplicateTable]) -> None:
    """Play tables to their ends, each time asking all bots of one name at once."""
    while True:
        questions = [(table, question) for table in tables if (question := table.next_question()) is not None]
        if not questions:
            return
        by_name: dict[str, list[tuple[DuplicateTable, PendingDecision]]] = {}
        for table, question in questions:
            by_name.setdefault(question.name, []).append((table, question))
        for group in by_name.values():
            texts = choose_all([(question.player, question.view) for _, question in group])
            for (table, _), text in zip(group, texts, strict=True):
                table.put(text)


class PendingDecision(NamedTuple):
    """An open question at a table: the name of the bot, the bot, and its view."""

    name: str
    player: Hosted
    view: View


class DuplicateTable:
    """A table of bots for one deal: the bot ``name`` at ``seat``, ``other_name`` at all others.

    All bots have the seed of the deal, so that equal situations lead to equal decisions, whoever sits
    elsewhere. With a ``match`` the table goes on from there, with the chance named ``instead``. Tables of one
    deal may share the answers of our bots, ``shared``, by name.
    """

    def __init__(
        self, pairing: Pairing, number: int, seat: int, name: str, other_name: str,
        match: Match | None = None, instead: str = "", shared: dict[str, KnownChoices] | None = None,
    ) -> None:  # fmt: skip
        self.pairing, self.number, self.seat = pairing, number, seat
        self.name, self.other_name = name, other_name
        self.names = [name if table_seat == seat else other_name for table_seat in range(pairing.players)]
        seed = f"{pairing.seed} {number}"
        self.shared = None if pairing.whole else shared
        self.players = [make_hosted(name, seed, pairing.seconds, self.shared) for name in self.names]
        self.match = pairing.start() if match is None else match
        self.fact: Scored | None = None
        self._chance = seeded_chance(pairing.seed, f"duplicate {number}{instead}", MAX_MATCH_DEALS)
        self._turn: Turn | None = None
        self._calls_made: list[tuple[Match, Turn, str]] = []

    @property
    def can_choose_many(self) -> bool:
        """True if a bot of the table can choose for many views at once."""
        return any(callable(getattr(player.bot, "choose_many", None)) for player in self.players)

    def next_question(self) -> PendingDecision | None:
        """Apply everything that follows by itself, and return the next question; None at the end."""
        while self.fact is None:
            pending = next_input(self.match, self._chance)
            if pending is None and not self.pairing.whole:
                raise PrikupError("arena-deal", number=self.number)
            if pending is None:
                return None
            if isinstance(pending, Turn):
                text = find_forced_call(self.match, pending, self.pairing.force)
                if text is None:
                    self._turn = pending
                    player = self.players[pending.by]
                    return PendingDecision(
                        self.names[pending.by], player, player.sees(self.match, pending.by)
                    )
                pending = self.match.move(text, pending.by)
            self._apply(pending)
        return None

    def put(self, text: str) -> None:
        """Apply the choice of the bot that was asked."""
        turn, match = self._turn, self.match
        assert turn is not None
        if turn.by == self.seat and match.phase.asks in CALL_QUESTIONS and len(match.legal(turn)) > 1:
            self._calls_made.append((match, turn, text))
        self._apply(match.move(text, turn.by))

    def _apply(self, move: Input) -> None:
        """Apply an input; unless whole matches are played, a score ends the table."""
        step = self.match.apply(move)
        self.match = step.state
        if not self.pairing.whole:
            self.fact = next((fact for fact in step.facts if isinstance(fact, Scored)), None)

    def close(self, cpu_use: CpuUse) -> None:
        """Tell the bots that the deal is over, and add up their CPU time."""
        for seat, player in enumerate(self.players):
            player.over(self.match, seat)
            cpu_use.add(self.names[seat], player.decisions, player.cpu)

    def seat_result(self) -> SeatResult:
        """Return the result of the deal or match for the seat."""
        by_seat = zip(self.players, self.names, strict=True)
        faults = join_faults(
            fault for player, name in by_seat for fault in player.faults.of(name, self.number)
        )
        if self.fact is None:
            return SeatResult("match", "player", lead_over_mean(self.match, self.seat), faults)
        return SeatResult(
            _get_kind(self.fact),
            _get_role(self.fact, self.seat),
            lead_over_mean(self.match, self.seat),
            faults,
        )

    def try_calls(self) -> list[Tried]:
        """Try other calls in the place of the seat's, with the same bots; return the gain of each."""
        tried_calls, own_lead = list[Tried](), lead_over_mean(self.match, self.seat)
        for match, turn, call in self._calls_made:
            texts = [action.text for action in match.legal(turn) if action.text != call]
            texts = sorted(texts, key=lambda other: other != "pass")[:MAX_TRIED_CALLS]
            ends: list[Match] = []
            play_all(
                [partial(self._make_branch, match, turn, text) for text in texts], _collect_matches(ends)
            )
            tried_calls += [
                Tried(match.phase.asks, call, text, lead_over_mean(end, self.seat) - own_lead)
                for text, end in zip(texts, ends, strict=True)
            ]
        return tried_calls

    def _make_branch(self, match: Match, turn: Turn, text: str) -> DuplicateTable:
        """Return a table that goes on from ``match`` with another call of the seat."""
        table = DuplicateTable(
            self.pairing, self.number, self.seat, self.name, self.other_name, match, f" instead {text}",
            self.shared,
        )  # fmt: skip
        table._apply(match.move(text, turn.by))
        return table


def _collect_matches(ends: list[Match]) -> Callable[[DuplicateTable], None]:
    """Return a function that appends the match of a finished table to ``ends``."""
    return lambda table: ends.append(table.match)


def lead_over_mean(match: Match, seat: int) -> Fraction:
    """Return a seat's lead over the table's mean, in totals."""
    totals = match.totals
    return totals[seat] - sum(totals, Fraction(0)) / len(totals)


def _get_kind(fact: Scored) -> str:
    """Return the kind of a scored deal."""
    return str(getattr(fact.result, "kind", "deal"))


def _get_role(fact: Scored, seat: int) -> str:
    """Return a seat's role in a deal: ``declarer``, ``defender``, or ``player`` without a declarer."""
    declarer = getattr(fact.result, "declarer", None)
    if declarer is None:
        return "player"
    return "declarer" if declarer == seat else "defender"


def units(
    pairing: Pairing, first: int, count: int, workers: int = 1, ray: str = "", cpu_use: CpuUse | None = None
) -> Iterator[Unit]:
    """Play ``count`` deals from number ``first`` on and yield them in order.

    They are played by ``workers`` processes, or on the Ray cluster at the address ``ray``; the results are
    the same. Their CPU time is added to ``spent``. Raise PrikupError if there is no such cluster, or if
    processes keep being killed.
    """
    check_argument("pairing", pairing, Pairing)
    for unit, unit_cpu in compute_in_order(
        partial(play_timed, pairing), range(first, first + count), workers, ray
    ):
        if cpu_use is not None:
            cpu_use.join(unit_cpu)
        yield unit
