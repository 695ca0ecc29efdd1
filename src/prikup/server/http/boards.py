"""The analysis board over HTTP: a position is read, written, solved; nothing of it is stored.

What takes time is worked out in a process of its own, and counted as the work of who asks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from prikup import board
from prikup.board.text import card_of, hand_of, rules_of
from prikup.cards import Suit
from prikup.core import PrikupError, Struct, Why, to_json
from prikup.registry import usual
from prikup.server.admission import Admission
from prikup.server.fair_semaphore import FairSemaphore
from prikup.server.http.addresses import address_of
from prikup.server.http.json_io import MAX_DOCUMENT_BYTES, body
from prikup.server.http.responses import BoardNode, BoardReply, BoardSetting, BoardShown
from prikup.server.problems import HTTPProblem
from prikup.server.workers.compute import ComputePool

THINKS = 2.0
"""Seconds of a processor that one question may take; none of those that can be asked does."""

T = TypeVar("T")
Word = Annotated[str, Meta(max_length=60)]
Few = Meta(max_length=32)


class BoardText(Struct, frozen=True, forbid_unknown_fields=True):
    """A position as a text or a code."""

    text: str


class BoardDraft(Struct, frozen=True, forbid_unknown_fields=True):
    """A position as it is being set up; hands and cards are texts."""

    hands: Annotated[tuple[Word, ...], Few]
    contract: Word
    declarer: int = 0
    leader: int = 0
    aside: Annotated[tuple[Word, ...], Few] = ()
    trump: Word | None = None
    won: Annotated[tuple[int, ...], Few] = ()
    game: Word = msgspec.field(default_factory=usual)
    rules: Annotated[str, Meta(max_length=3000)] = ""
    nodes: tuple[board.Node, ...] = (board.Node(),)
    at: int = 0


class BoardAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """What is asked of a position, which its code tells: the table (``leader``), all deals as one seat
    ``sees`` them and the hands that are open to it, what is played on ``by``.
    """

    code: str
    leader: int | None = None
    sees: int = 0
    open: Annotated[tuple[int, ...], Few] = ()
    by: Literal["solver", "player"] = "solver"


class Boards:
    """The routes of the board, and the process that works for them."""

    def __init__(self, admission: Admission, thinkers: ComputePool) -> None:
        self._admission = admission
        self._thinkers = thinkers
        self._turns = FairSemaphore(1)  # so that what was asked before is counted before the next is begun

    def routes(self) -> list[Route]:
        """Everything under /api/board."""
        return [
            Route("/api/board/read", self.read, methods=["POST"]),
            Route("/api/board/write", self.write, methods=["POST"]),
            *(
                Route(f"/api/board/{name}", self._asked(make), methods=["POST"])
                for name, make in QUESTIONS.items()
            ),
        ]

    async def read(self, request: Request) -> Response:
        """What a text or a code says."""
        said = await body(request, BoardText, MAX_DOCUMENT_BYTES)
        return await self._answer(request, _read, said.text)

    async def write(self, request: Request) -> Response:
        """A position that is being set up, checked and written."""
        return await self._answer(request, _write, await body(request, BoardDraft, MAX_DOCUMENT_BYTES))

    def _asked(self, make: Callable[[BoardAsked], Any]) -> Callable[[Request], Any]:
        async def serve(request: Request) -> Response:
            return await self._answer(request, make, await body(request, BoardAsked, MAX_DOCUMENT_BYTES))

        return serve

    async def _answer(self, request: Request, make: Callable[[T], Any], asked: T) -> Response:
        address = address_of(request.scope)
        async with self._turns.place(address):
            self._admission.check_cpu(address)
            spent = await self._thinkers.work(address, THINKS, _told, make, asked)
            self._admission.count_cpu(address, spent.seconds)
        if spent.found is None:
            raise HTTPProblem(503, "board-slow")
        if isinstance(spent.found, Why):
            raise HTTPProblem(400, spent.found)
        return Response(spent.found, headers={"cache-control": "no-store"}, media_type="application/json")


def _told(make: Callable[[T], Any], asked: T) -> bytes | Why:
    """The answer as it is sent, or why there is none: that costs something too."""
    try:
        return to_json(make(asked))
    except PrikupError as error:
        return error.why


def _read(text: str) -> BoardShown:
    return shown(board.read(text))


def _write(draft: BoardDraft) -> BoardShown:
    made = board.Board(
        hands=tuple(map(hand_of, draft.hands)),
        contract=draft.contract,
        declarer=draft.declarer,
        leader=draft.leader,
        aside=tuple(map(card_of, draft.aside)),
        trump=None if draft.trump is None else Suit.parse(draft.trump),
        won=draft.won if any(draft.won) else (),
        game=draft.game,
        rules=rules_of(draft.game, draft.rules),
    )
    return shown(board.Study.of(made, draft.nodes, draft.at))


def _values(asked: BoardAsked) -> board.Values:
    return board.values(board.read(asked.code).moment)


def _table(asked: BoardAsked) -> board.ContractTable:
    return board.table(board.read(asked.code).moment, asked.leader)


def _deals(asked: BoardAsked) -> board.AllDeals:
    return board.all_deals(board.read(asked.code).moment, asked.sees, asked.open)


def _reply(asked: BoardAsked) -> BoardReply:
    return BoardReply(board.reply(board.read(asked.code).moment, asked.by))


QUESTIONS: dict[str, Callable[[BoardAsked], Any]] = {
    "values": _values,
    "table": _table,
    "deals": _deals,
    "reply": _reply,
}
"""What can be asked, by its address."""


def shown(study: board.Study) -> BoardShown:
    """A study as the page draws it."""
    one, game = study.board, study.board.kind_of_game
    setting = board.setting_of(one.game)
    nodes = (
        BoardNode(
            node.text,
            node.parent,
            node.comment,
            moment.seat,
            moment.legal,
            moment.won,
            moment.taker,
            moment.talon,
        )
        for node, moment in zip(study.nodes, study.moments, strict=True)
    )
    trump = one.stake.trump if one.stake.kind == "contract" else one.trump
    return BoardShown(
        code=board.encode(study),
        text=board.write(study),
        game=one.game,
        rules=one.rules,
        hands=one.hands,
        aside=one.aside,
        contract=one.contract,
        declarer=one.declarer,
        leader=one.leader,
        trump=None if trump is None else trump.letter,
        won=one.sides,
        kind=one.stake.kind,
        needs=one.stake.needs,
        nodes=tuple(nodes),
        at=study.at,
        setting=BoardSetting(
            contracts=setting.contracts,
            ranks=one.pack.ranks,
            tricks=one.tricks,
            clockwise=game.clockwise,
        ),
    )
