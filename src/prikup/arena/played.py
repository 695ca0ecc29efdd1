"""Finished deals as rows of a table, and their conversion to records and back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import groupby
from typing import TypeAlias

from prikup import registry
from prikup.core import Deal, Entry, Input, Match, Scored, Struct
from prikup.errors import check_argument, check_type
from prikup.records import MatchRecord, ReplayStep, make_record
from prikup.records.model import spell_entry

DealRow: TypeAlias = dict[str, str | int | float | None]
"""The values of a finished deal by column."""


class FinishedDeal(Struct, frozen=True):
    """A deal that was played to its end.

    ``match`` counts the matches from 1, ``number`` all deals from 1, ``deal_no`` the deals of one match. By
    seat: the ``bots``, the ``tricks`` (None if no card was played), the ``scores`` that the deal added to the
    results, and the ``totals`` after it. ``entries`` are what was written on the sheet, ``log`` the cards and
    every action, ``before`` what came between the deal before and these cards: the draw for the first dealer,
    cards that were thrown in.
    """

    game: str
    rules: str
    seed: str
    match: int
    number: int
    deal_no: int
    dealer: int
    bots: tuple[str, ...]
    kind: str
    contract: str
    declarer: int | None
    tricks: tuple[int, ...] | None
    scores: tuple[Fraction, ...]
    totals: tuple[Fraction, ...]
    entries: tuple[Entry, ...]
    log: tuple[Input, ...]
    before: tuple[Input, ...] = ()

    def row(self) -> DealRow:
        """Return the deal as a flat row, with columns for each seat such as ``hand_0``.

        Hands and actions are written as in records, ``moves`` separated by commas; an entry is its account,
        the seat, the seat it is written on (if any), and the amount.
        """
        row: DealRow = {
            "game": self.game,
            "rules": self.rules,
            "seed": self.seed,
            "match": self.match,
            "deal": self.number,
            "deal_no": self.deal_no,
            "dealer": self.dealer,
            "kind": self.kind,
            "contract": self.contract,
            "declarer": self.declarer,
            "talon": "",
            "moves": ", ".join(move.action.text for move in self.log[1:]),
            "entries": ", ".join(map(spell_entry, self.entries)),
        }
        dealt = self.log[0].action if self.log else None
        if isinstance(dealt, Deal):
            row["talon"] = " ".join(card.text for card in dealt.talon or ())
        for seat, bot in enumerate(self.bots):
            row[f"bot_{seat}"] = bot
            row[f"hand_{seat}"] = str(dealt.hands[seat]) if isinstance(dealt, Deal) else ""
            row[f"tricks_{seat}"] = None if self.tricks is None else self.tricks[seat]
            row[f"score_{seat}"] = float(self.scores[seat])
            row[f"total_{seat}"] = float(self.totals[seat])
        return row

    def __repr__(self) -> str:
        label = f"{self.contract} of seat {self.declarer}" if self.contract else self.kind
        return f"<deal {self.number} of {self.game}: {label}, {', '.join(map(str, self.scores))}>"


def deals_of(record: MatchRecord) -> Iterator[FinishedDeal]:
    """Yield the scored deals of a record, with its players as the bots.

    Raise RecordError or RuleError if the record is impossible, ArgumentError if it is no record.
    """
    check_type(record, MatchRecord, "argument-record")
    return deals_of_steps(record.start(), record.replay(), record.seats)


def _check_deal(deal: FinishedDeal) -> FinishedDeal:
    """Return a deal after checking its type; raises ArgumentError."""
    check_argument("deal", deal, FinishedDeal)
    return deal


def records_of(deals: Iterable[FinishedDeal]) -> Iterator[MatchRecord]:
    """Yield the record of each match of deals in order; the bots are the players.

    Bots of one name get a number: ``rules 1``, ``rules 2``. Raise RuleError if deals are missing at the
    beginning or in the middle of a match.
    """
    check_argument("deals", deals, Iterable)
    for _, match_deals in groupby(map(_check_deal, deals), lambda deal: deal.match):
        deals_of_match = list(match_deals)
        first = deals_of_match[0]
        inputs = (move for deal in deals_of_match for move in (*deal.before, *deal.log))
        start = registry.new(first.game, first.rules, len(first.bots))
        yield make_record(start, inputs, _number_repeated_names(first.bots), entries=True)


def _number_repeated_names(names: Sequence[str]) -> list[str]:
    """Return the names, with a number after repeated ones."""
    return [
        name if names.count(name) == 1 else f"{name} {names[: seat + 1].count(name)}"
        for seat, name in enumerate(names)
    ]


def deals_of_steps(
    start: Match, steps: Iterable[ReplayStep], names: Sequence[str], seed: str = "", match: int = 1
) -> Iterator[FinishedDeal]:
    """Yield the scored deals of one match, numbered from 1; ``names`` are those of its players."""
    rules, totals, number = start.game.rules(start.options), start.totals, 0
    moves: list[Input] = []
    for step in steps:
        moves.append(step.move)
        for fact in step.facts:
            if not isinstance(fact, Scored):
                continue
            log, new_totals, result = (*step.before.log, step.move), step.state.totals, fact.result
            number += 1
            yield FinishedDeal(
                game=start.game.id,
                rules=rules,
                seed=seed,
                match=match,
                number=number,
                deal_no=fact.deal_no,
                dealer=fact.dealer,
                bots=tuple(names),
                kind=str(getattr(result, "kind", "deal")),
                contract=str(getattr(result, "contract", None) or getattr(result, "bid", None) or ""),
                declarer=getattr(result, "declarer", None),
                tricks=getattr(result, "tricks", None),
                scores=tuple(after - before for after, before in zip(new_totals, totals, strict=True)),
                totals=new_totals,
                entries=fact.entries,
                log=log,
                before=tuple(moves[: -len(log)]),
            )
            totals = new_totals
            moves = []
