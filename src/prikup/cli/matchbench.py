"""Whole matches between bots, spread over processes; results do not depend on how they are spread."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial
from typing import Any, Final

from prikup import arena, games
from prikup.arena.parallel import compute_in_order
from prikup.bots.faults import describe_exception
from prikup.core import Fact, Finish, Match, Scored

FAILURE_CAUSES: Final = frozenset({"remiz", "misere_caught", "failed"})
"""Causes of entries of a declarer who failed."""
MADE_SUFFIX: Final = "_made"
"""Suffix of the keys that count deals whose declarer made the contract."""


@dataclass(frozen=True)
class SelfplaySetup:
    """Setup of a run: game, rules text, a bot for each seat, seed, and the longest match in deals."""

    game: str
    rules: str
    bots: tuple[str, ...]
    seed: str
    longest: int

    def start(self) -> Match:
        """Return a match before its first draw; raise OptionError."""
        return games.new(self.game, self.rules, len(self.bots))

    def seat_of(self, bot: int, number: int) -> int:
        """Return the seat of a bot in a match: bots move on by one seat each match."""
        return (bot + number) % len(self.bots)


@dataclass
class Tally:
    """Exact sums over matches, which do not depend on their order."""

    matches: int = 0
    unfinished: int = 0
    deals: int = 0
    actions: int = 0
    unbalanced: int = 0
    errors: list[str] = field(default_factory=list)
    kinds: dict[str, int] = field(default_factory=dict)
    by_bot: list[list[Fraction]] = field(default_factory=list)
    by_seat: list[list[Fraction]] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Add the sums of other matches."""
        self.matches += other.matches
        self.unfinished += other.unfinished
        self.deals += other.deals
        self.actions += other.actions
        self.unbalanced += other.unbalanced
        self.errors += other.errors
        for kind, count in other.kinds.items():
            self.kinds[kind] = self.kinds.get(kind, 0) + count
        self.by_bot = _add_columns(self.by_bot, other.by_bot)
        self.by_seat = _add_columns(self.by_seat, other.by_seat)


def _add_columns(sums: list[list[Fraction]], other_sums: list[list[Fraction]]) -> list[list[Fraction]]:
    """Return the sums of two tables, cell by cell; an empty table adds nothing."""
    if not sums or not other_sums:
        return sums or other_sums
    return [
        [sum_of_one + sum_of_other for sum_of_one, sum_of_other in zip(one_row, other_row, strict=True)]
        for one_row, other_row in zip(sums, other_sums, strict=True)
    ]


def play(setup: SelfplaySetup, first: int, count: int = 1) -> Tally:
    """Play the matches numbered from ``first``; count errors instead of raising them."""
    tally = Tally()
    for number in range(first, first + count):
        try:
            tally.add(play_match(setup, number))
        except Exception as error:
            # One broken match must not lose the others; its number and the reason are reported.
            tally.errors.append(f"match {number}: {describe_exception(error)}")
    return tally


def play_match(setup: SelfplaySetup, number: int) -> Tally:
    """Play one match to its end."""
    match = setup.start()
    players = arena.seats(setup.bots, match.players, setup.seed, number)
    tally = Tally(matches=1)
    for move, step in arena.play_match(match, players, setup.seed, number, setup.longest):
        tally.actions += move.by is not None
        tally.unfinished += isinstance(move.action, Finish)
        _count_deals(tally, step.facts)
        match = step.state
    _add_results(tally, setup, number, match)
    return tally


def _count_deals(tally: Tally, facts: Sequence[Fact]) -> None:
    """Add the deals that were scored to the tally, by kind."""
    for fact in facts:
        if isinstance(fact, Scored):
            tally.deals += 1
            for kind in _list_kinds(fact):
                tally.kinds[kind] = tally.kinds.get(kind, 0) + 1


def _list_kinds(fact: Scored) -> Iterator[str]:
    """Yield the kind of a deal and, if its declarer made the contract, the kind with MADE_SUFFIX."""
    kind = getattr(fact.result, "kind", "deal")
    yield kind
    causes = {entry.cause for entry in fact.entries}
    if kind in ("contract", "misere", "played") and not causes & FAILURE_CAUSES:
        yield kind + MADE_SUFFIX


def _add_results(tally: Tally, setup: SelfplaySetup, number: int, match: Match) -> None:
    """Add the result of a match to the tally, by seat and by bot: the amount and its square."""
    result = match.game.result(match)
    assert result is not None
    if sum(result) and match.game.balances(match.options):
        tally.unbalanced = 1
    tally.by_seat = [[amount, amount * amount] for amount in result]
    order = [setup.seat_of(bot, number) for bot in range(len(setup.bots))]
    tally.by_bot = [[result[seat], result[seat] ** 2] for seat in order]


def run(setup: SelfplaySetup, matches: int, processes: int) -> Iterator[Tally]:
    """Yield the tally of each match, played by processes; raise PrikupError if they keep dying."""
    return compute_in_order(partial(play, setup), range(matches), processes)


def mean(sums: list[Fraction], count: int) -> tuple[float, float | None]:
    """Return the mean of ``count`` results and its standard error (None for fewer than two)."""
    average = sums[0] / count
    if count < 2:
        return float(average), None
    variance = (sums[1] - count * average * average) / (count - 1)
    return float(average), float(variance / count) ** 0.5


def report(setup: SelfplaySetup, tally: Tally, seconds: float) -> dict[str, Any]:
    """Return the figures of a run as JSON data."""
    balances = games.get_game(setup.game).balances(setup.start().options)
    return {
        "game": setup.game,
        "rules": setup.rules,
        "seed": setup.seed,
        "matches": tally.matches,
        "unfinished": tally.unfinished,
        "deals": tally.deals,
        "actions": tally.actions,
        "errors": len(tally.errors),
        "first_error": min(tally.errors, default=None),
        "zero_sum": tally.unbalanced == 0 if balances else None,
        "bots": _make_mean_rows(list(setup.bots), "bot", tally.by_bot, tally.matches),
        "seats": _make_mean_rows(list(range(len(setup.bots))), "seat", tally.by_seat, tally.matches),
        "deals_by_kind": dict(sorted(tally.kinds.items())),
        "seconds": round(seconds, 3),
        "deals_per_second": round(tally.deals / seconds, 1) if seconds else None,
    }


def _make_mean_rows(
    names: Sequence[object], key: str, sums: list[list[Fraction]], count: int
) -> list[dict[str, Any]]:
    """Return a row with mean and standard error for each name; ``key`` is the name's field."""
    rows = []
    for name, sums_of_row in zip(names, sums, strict=False):
        average, error = mean(sums_of_row, count)
        rows.append(
            {
                key: name,
                "mean": round(average, 3),
                "standard_error": None if error is None else round(error, 3),
            }
        )
    return rows
