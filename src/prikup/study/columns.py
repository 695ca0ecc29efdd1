"""Columns of the rows of a study, with type, meaning and unit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, TypeAlias

from prikup.rows import Column

RowKind: TypeAlias = Literal["deals", "decisions"]
"""Kind of the rows of a study: a row for each deal, or for each decision."""

_WHERE: Final = (
    Column("game", "text", "id of the game"),
    Column("rules", "text", "rules as text: a preset and changes"),
    Column("seed", "text", "seed of the run"),
    Column("match", "integer", "number of the match, from 1"),
    Column("deal", "integer", "number of the deal in the run, from 1; those that a filter drops count too"),
    Column("deal_no", "integer", "number of the deal in its match, from 1"),
    Column("dealer", "integer", "seat that dealt"),
)
_DEAL: Final = (
    Column("kind", "text", "what became of the deal, such as contract, misere or raspasy"),
    Column("contract", "text", "contract that was played, such as 6S; empty if there was none"),
    Column("declarer", "integer", "seat that played it; none if nobody did"),
    Column("talon", "text", "cards of the talon in order"),
    Column("moves", "text", "every call and card, separated by commas"),
    Column("entries", "text", "what was written on the sheet, separated by commas"),
)
_SEAT: Final = (
    Column("bot", "text", "bot in this seat"),
    Column("hand", "text", "cards as they were dealt"),
    Column("tricks", "integer", "tricks taken; none if no card was played"),
    Column("score", "number", "what the deal added to the result, in whists, chips or points"),
    Column("total", "number", "result after the deal, in the same unit"),
)
_OPEN_SEAT: Final = Column(
    "open",
    "integer",
    "label: tricks or points at the first card with all hands open and best play; for the declarer, in an "
    "all-pass for everyone",
)
_DECISION: Final = (
    Column("kind", "text", "what became of the deal"),
    Column("ply", "integer", "index of the decision among the inputs of the deal; the cards are 0"),
    Column("seat", "integer", "seat whose call or card it is"),
    Column("by", "integer", "seat that decides, another one where hands are open"),
    Column("bot", "text", "bot that decides"),
    Column("asks", "text", "question: bid, discard, name, defend, play and others"),
    Column("hand", "text", "cards of the seat before the decision"),
    Column("calls", "texts", "calls of the deal so far, each with its seat"),
    Column("contract", "text", "contract; empty before it is known"),
    Column("trump", "text", "letter of the trump suit; empty without one"),
    Column("declarer", "integer", "seat of the declarer; none without one"),
    Column("talon", "text", "cards of the talon that the decider has seen"),
    Column("discard", "text", "cards that the decider has laid away"),
    Column("played", "texts", "cards played in the deal so far, each with its seat"),
    Column("trick", "texts", "cards of the trick on the table, each with its seat"),
    Column("tricks", "integers", "tricks taken so far, by seat"),
    Column("legal", "texts", "legal choices"),
    Column("choice", "text", "choice that was made, or an offer to divide the rest"),
    Column("score", "number", "what the deal added to the decider's result, in whists, chips or points"),
)
_OPEN_DECISION: Final = (
    Column(
        "open_seat", "integer", "label: seat whose tricks or points the values count; none without values"
    ),
    Column(
        "open_values",
        "integers",
        "label: tricks or points still to come for that seat after each legal choice, with all hands open "
        "and best play; none before the play and where the solver has no answer",
    ),
)


def columns_of(rows: RowKind, players: int, labels: bool = False) -> tuple[Column, ...]:
    """Return the columns of the rows of a study at a table of this size.

    >>> [column.name for column in columns_of("deals", 3)][-5:]
    ['bot_2', 'hand_2', 'tricks_2', 'score_2', 'total_2']
    """
    if rows == "decisions":
        return (*_WHERE, *_DECISION, *(_OPEN_DECISION if labels else ()))
    return (*_WHERE, *_DEAL, *_list_seat_columns(players, labels))


def _list_seat_columns(players: int, labels: bool) -> Iterator[Column]:
    """Yield the columns of each seat, then the labels."""
    for seat in range(players):
        for column in _SEAT:
            yield Column(f"{column.name}_{seat}", column.kind, column.meaning)
    for seat in range(players if labels else 0):
        yield Column(f"{_OPEN_SEAT.name}_{seat}", _OPEN_SEAT.kind, _OPEN_SEAT.meaning)
