"""Write web/src/lib/wire.ts, the types of all messages, from the structs of the package (make types)."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable
from fractions import Fraction
from pathlib import Path
from typing import get_args

from msgspec import inspect as types

from prikup import board
from prikup.board import page
from prikup.bots.hints import Hint
from prikup.cards import Card, Cards
from prikup.core import Action, Fact
from prikup.errors import Sentence
from prikup.keeper import model
from prikup.records import DealRecord, MatchRecord
from prikup.review import MatchLuck
from prikup.server.http import blocks, challenges, open_tables, operator, reports, responses, tournaments
from prikup.server.http.error_responses import Refusal
from prikup.server.http.routes import NewTable
from prikup.server.tables import practice, protocol
from prikup.server.workers.review_calls import ReviewShown
from prikup.table import DealShown, State, rules_form

FILE = Path(__file__).parents[1] / "src/lib/wire.ts"
DOWN: tuple[type, ...] = (State, protocol.Change, protocol.Refused, protocol.Pong)
ANSWERED: tuple[type, ...] = (
    rules_form.Games,
    rules_form.RulesRead,
    responses.Me,
    responses.TableMade,
    responses.SheetShown,
    Hint,
)
ANSWERED += (responses.AccountShown, responses.AccountMade, responses.RecoveryKey, responses.DeviceLink)
ANSWERED += (responses.PasskeyOptions, responses.AccountExport, responses.MatchRecords)
ANSWERED += (responses.PublicMatches, responses.MyStatistics)
ANSWERED += (responses.MyMatches, responses.ChallengeMade, responses.ChallengeShown)
ANSWERED += (
    responses.DealsPage,
    responses.ProofsResponse,
    DealShown,
    ReviewShown,
    MatchLuck,
    model.ScoredDocument,
    Refusal,
)
ANSWERED += (page.BoardShown, board.BoardValues, board.ContractTable, board.AllDeals, page.BoardReply)
ANSWERED += (responses.TournamentDay, responses.TournamentMade, responses.TournamentShown)
ANSWERED += (responses.OpenTables,)
ANSWERED += (operator.ShownReports, operator.AttendedTables, operator.AccountList, operator.BanList)
ANSWERED += (blocks.BlockList, blocks.BlockedSeats)
ANSWERED += (practice.PuzzleList, practice.LessonList, practice.PracticeResult)
SENT: tuple[type, ...] = (DealRecord, MatchRecord, NewTable, page.BoardDraft, page.BoardAsked)
SENT += (challenges.NewChallenge, challenges.TakeUp, tournaments.NewTournament, open_tables.FindTable)
SENT += (reports.NewReport, operator.NewBan, operator.ClosedReports, blocks.NewBlock)
NAMES: dict[type, str] = {board.Node: "BoardNodeDraft"}
"""Names in TypeScript of classes whose own names are not unique."""
UNIONS: dict[str, tuple[type, ...]] = {"Fact": get_args(Fact), "Action": get_args(Action)}
"""Names of unions of classes."""
TEXTS = {Card: "CardText", Cards: "HandText", Fraction: "Num", Sentence: "string", object: "unknown"}
PLAIN = {
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
    types.BoolType: "boolean",
    types.NoneType: "null",
    types.AnyType: "unknown",
}
HEAD = """// Made from the records of the Python package by `make types`: not to be changed by hand.

export type CardText = string; // "AS": rank, then suit; the ten is "T"
export type HandText = string; // "AKT.QJ9..87": spades, hearts, diamonds, clubs
export type Num = number | string; // a whole number, or a fraction such as "1/3"
export type Changed<T> = { [K in keyof T]?: T[K] | Tail | PackedChoices }; // the fields that changed
"""


class Writer:
    """Collection of declarations: each class is declared once, in the order in which it is met."""

    def __init__(self) -> None:
        self.declared: dict[str, str] = {}
        self._of: dict[str, type] = {}

    def union(self, name: str, kinds: Iterable[type], *, sent: bool = False) -> None:
        """Declare a union of these classes, which differ by their tags."""
        self.declared[name] = ""
        found = [types.type_info(kind) for kind in kinds]
        parts = [f"{{ {'; '.join(self._fields(one, sent))} }}" if sent else self.record(one) for one in found]
        self.declared[name] = f"export type {name} =" + "".join(f"\n  | {part}" for part in parts) + ";\n"

    def record(self, found: types.Type, *, sent: bool = False) -> str:
        """Return the name of a class; declare it if it is new."""
        assert isinstance(found, types.StructType)
        name = NAMES.get(found.cls, found.cls.__name__)
        if self._of.setdefault(name, found.cls) is not found.cls:
            raise TypeError(f"{found.cls} and {self._of[name]} are both {name}: rename one in NAMES")
        if name not in self.declared:
            self.declared[name] = ""
            fields = "".join(f"  {field};\n" for field in self._fields(found, sent))
            self.declared[name] = f"{_doc_comment(found.cls)}export interface {name} {{\n{fields}}}\n"
        return name

    def _fields(self, found: types.Type, sent: bool = False) -> list[str]:
        """Return the declared fields; those with a default may be optional.

        They are in ``sent`` messages, and in classes that omit defaults.
        """
        assert isinstance(found, types.StructType)
        can_omit = sent or found.cls.__struct_config__.omit_defaults
        tag = [] if found.tag is None else [f'{found.tag_field}: "{found.tag}"']
        return tag + [
            f"{field.encode_name}{'?' if not field.required and can_omit else ''}: {self._type(field.type)}"
            for field in found.fields
        ]

    def _type(self, found: types.Type) -> str:
        match found:
            case types.Metadata(extra={"of": kind}):
                self.record(types.type_info(protocol.Tail))
                self.record(types.type_info(protocol.PackedChoices))
                return f"Changed<{self.record(types.type_info(kind))}>"
            case types.StructType():
                return self.record(found)
            case types.CustomType():
                return TEXTS[found.cls]
            case types.LiteralType():
                return " | ".join(
                    f'"{value}"' if isinstance(value, str) else str(value) for value in found.values
                )
            case types.UnionType() if (name := _union_name(found)) is not None:
                if name not in self.declared:
                    self.union(name, UNIONS[name])
                return name
            case types.UnionType():
                return " | ".join(self._type(one) for one in found.types)
            case types.VarTupleType() | types.ListType() | types.FrozenSetType():
                several = isinstance(found.item_type, types.UnionType | types.LiteralType)
                item = self._type(found.item_type)
                return f"({item})[]" if several else f"{item}[]"
            case types.TupleType():
                return f"[{', '.join(self._type(one) for one in found.item_types)}]"
            case types.DictType():
                return f"Record<string, {self._type(found.value_type)}>"
        return PLAIN[type(found)]


def _union_name(found: types.UnionType) -> str | None:
    """Return the name of the union of exactly these classes, None if there is none."""
    kinds = {one.cls for one in found.types if isinstance(one, types.StructType)}
    return next((name for name, together in UNIONS.items() if kinds == set(together)), None)


def _doc_comment(kind: type) -> str:
    """Return a comment with the first paragraph of a class's docstring."""
    doc = re.split(r"\n\s*\n", inspect.getdoc(kind) or "")[0].replace("``", "`")
    doc = re.sub(r"\bNone\b", "null", doc)
    return f"/** {' '.join(doc.split())} */\n"


def written() -> str:
    """Return the content of the file."""
    writer = Writer()
    writer.union("Down", DOWN)
    writer.union("Event", get_args(protocol.TableRequest), sent=True)
    for kind in ANSWERED:
        writer.record(types.type_info(kind))
    for kind in SENT:
        writer.record(types.type_info(kind), sent=True)
    return HEAD + "".join(f"\n{one}" for one in writer.declared.values())


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
