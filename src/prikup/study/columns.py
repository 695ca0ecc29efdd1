"""Columns of the rows of a study, with type, meaning and unit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, TypeAlias

from prikup.rows import RowColumn

RowKind: TypeAlias = Literal["deals", "decisions", "observations"]
"""Kind of the rows of a study: a row for each deal, or for each decision, as text or as numbers."""

_WHERE: Final = (
    RowColumn("game", "text", "id of the game"),
    RowColumn("rules", "text", "rules as text: a preset and changes"),
    RowColumn("seed", "text", "seed of the run"),
    RowColumn("match", "integer", "number of the match, from 1"),
    RowColumn(
        "deal", "integer", "number of the deal in the run, from 1, also counting those that a filter drops"
    ),
    RowColumn("deal_no", "integer", "number of the deal in its match, from 1"),
    RowColumn("dealer", "integer", "seat that dealt"),
)
_DEAL: Final = (
    RowColumn("kind", "text", "what became of the deal, such as contract, misere or raspasy"),
    RowColumn("contract", "text", "contract that was played, such as 6S; empty if there was none"),
    RowColumn("declarer", "integer", "seat that played it; none if nobody did"),
    RowColumn("talon", "text", "cards of the talon in order"),
    RowColumn("moves", "text", "every call and card, separated by commas"),
    RowColumn("entries", "text", "what was written on the sheet, separated by commas"),
)
_SEAT: Final = (
    RowColumn("bot", "text", "bot in this seat"),
    RowColumn("hand", "text", "cards as they were dealt"),
    RowColumn("tricks", "integer", "tricks taken; none if no card was played"),
    RowColumn("score", "number", "what the deal added to the result, in whists, chips or points"),
    RowColumn("total", "number", "result after the deal, in the same unit"),
)
_OPEN_SEAT: Final = RowColumn(
    "open",
    "integer",
    "label: tricks or points at the first card with all hands open and best play; for the declarer, in an "
    "all-pass for everyone",
)
_DECISION: Final = (
    RowColumn("kind", "text", "what became of the deal"),
    RowColumn("ply", "integer", "index of the decision among the inputs of the deal; the cards are 0"),
    RowColumn("seat", "integer", "seat whose call or card it is"),
    RowColumn("by", "integer", "seat that decides, another one where hands are open"),
    RowColumn("bot", "text", "bot that decides"),
    RowColumn("asks", "text", "question: bid, discard, name, defend, play and others"),
    RowColumn("hand", "text", "cards of the seat before the decision"),
    RowColumn("calls", "texts", "calls of the deal so far, each with its seat"),
    RowColumn("contract", "text", "contract; empty before it is known"),
    RowColumn("trump", "text", "letter of the trump suit; empty without one"),
    RowColumn("declarer", "integer", "seat of the declarer; none without one"),
    RowColumn("talon", "text", "cards of the talon that the decider has seen"),
    RowColumn("discard", "text", "cards that the decider has laid away"),
    RowColumn("played", "texts", "cards played in the deal so far, each with its seat"),
    RowColumn("trick", "texts", "cards of the trick on the table, each with its seat"),
    RowColumn("tricks", "integers", "tricks taken so far, by seat"),
    RowColumn("legal", "texts", "legal choices"),
    RowColumn("choice", "text", "choice that was made, or an offer to divide the rest"),
    RowColumn("score", "number", "what the deal added to the decider's result, in whists, chips or points"),
)
_OBSERVATION: Final = (
    RowColumn("kind", "text", "what became of the deal"),
    RowColumn("ply", "integer", "index of the decision among the inputs of the deal; the cards are 0"),
    RowColumn("by", "integer", "seat that decides"),
    RowColumn(
        "observation", "integers", "what the decider may know, as the bytes of an observation of version 1"
    ),
    RowColumn("legal", "integers", "numbers of the legal actions"),
    RowColumn("action", "integer", "number of the action that was chosen"),
    RowColumn("score", "number", "what the deal added to the decider's result, in whists, chips or points"),
)
_OPEN_DECISION: Final = (
    RowColumn(
        "open_seat", "integer", "label: seat whose tricks or points the values count; none without values"
    ),
    RowColumn(
        "open_values",
        "integers",
        "label: tricks or points still to come for that seat after each legal choice, with all hands open "
        "and best play; none before the play and where the solver has no answer",
    ),
)


def columns_of(rows: RowKind, players: int, labels: bool = False) -> tuple[RowColumn, ...]:
    """Return the columns of the rows of a study at a table of this size.

    >>> [column.name for column in columns_of("deals", 3)][-5:]
    ['bot_2', 'hand_2', 'tricks_2', 'score_2', 'total_2']
    """
    if rows != "deals":
        own = _DECISION if rows == "decisions" else _OBSERVATION
        return (*_WHERE, *own, *(_OPEN_DECISION if labels else ()))
    return (*_WHERE, *_DEAL, *_list_seat_columns(players, labels))


def _list_seat_columns(players: int, labels: bool) -> Iterator[RowColumn]:
    """Yield the columns of each seat, such as ``bot_0``, then with ``labels`` the label of each."""
    for seat in range(players):
        for column in _SEAT:
            yield _number_column(column, seat)
    if labels:
        for seat in range(players):
            yield _number_column(_OPEN_SEAT, seat)


def _number_column(column: RowColumn, seat: int) -> RowColumn:
    """Return the column of a seat, with its number at the end of the name."""
    return RowColumn(f"{column.name}_{seat}", column.kind, column.meaning)
