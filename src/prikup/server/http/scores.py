"""The HTTP routes of the score keeper: a document of results is answered, shared with watchers, and shown."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from prikup.core import Struct
from prikup.keeper.model import ScoredDocument
from prikup.server.http.addresses import address_of
from prikup.server.http.guest_tokens import hash_token, new_link_id
from prikup.server.http.json_io import (
    MAX_DOCUMENT_BYTES,
    check_origin,
    json_response,
    packed_response,
    read_body,
)
from prikup.server.http.operations import operation
from prikup.server.http.responses import SheetRevision, SheetShown
from prikup.server.http.services import Services, with_cookie
from prikup.server.problems import HTTPProblem
from prikup.server.stored import SharedSheet
from prikup.server.tables.host import Cost
from prikup.server.workers.packed_answers import PackedAnswer, pack_answer
from prikup.server.workers.score_calls import score_document, write_shared_document
from prikup.words.catalogue import ENGLISH_CODE

KEY_HEADER = "x-score-key"
"""The header with the key that changes a shared sheet."""
Form = Literal["classic", "balanced", "upright"]
Lang = Annotated[str, Meta(max_length=20)]


SCORE_MS = 25.0
"""The estimated cost of scoring the shortest document."""
SCORE_BYTE_MS = 0.06
"""The estimated cost of each byte more: 6 kB of 200 deals took 360 ms."""
SCORE_LIMIT_S = 20.0
"""The CPU time in which a document must be scored."""


class ScoreRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A document, as JSON or a record's ``text``, and how to answer it: see :func:`prikup.keeper.score`."""

    record: msgspec.Raw = msgspec.field(default_factory=msgspec.Raw)
    text: str = ""
    lang: Lang = ENGLISH_CODE
    viewer: int | None = None
    upto: int | None = None
    form: Form = "classic"
    entry: int | None = None
    wrong: bool = True


class ShareRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A document to be shown to others; ``revision`` is its number, one more than that of the stored one."""

    record: msgspec.Raw
    revision: Annotated[int, Meta(ge=1, le=1_000_000_000)] = 1


class WatchRequest(Struct, frozen=True):
    """A watcher's choice of how to show a sheet."""

    lang: Lang = ENGLISH_CODE
    form: Form = "classic"
    viewer: int | None = None
    upto: int | None = None
    wrong: bool = True


class Scores:
    """The routes of the score keeper."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._storage = services.storage

    def routes(self) -> list[Route]:
        """Return the routes under ``/api/score`` and ``/api/scores``."""
        return [
            Route("/api/score", self.score, methods=["POST"]),
            Route("/api/scores", self.share, methods=["POST"]),
            Route("/api/scores/{id}", self.show, methods=["GET"]),
            Route("/api/scores/{id}", self.replace, methods=["PUT"]),
            Route("/api/scores/{id}", self.withdraw, methods=["DELETE"]),
        ]

    @operation(
        "Everything about a sheet of real cards, which is not stored", ScoredDocument, body=ScoreRequest
    )
    async def score(self, request: Request) -> Response:
        """Answer with everything about a document, without storing it."""
        self._services.work_for(request).check()
        asked = await read_body(request, ScoreRequest, MAX_DOCUMENT_BYTES)
        if bool(asked.text) == bool(bytes(asked.record)):
            raise HTTPProblem(400, "message-score")
        how = {name: getattr(asked, name) for name in ("lang", "viewer", "upto", "form", "entry", "wrong")}
        return packed_response(await self._score(request, asked.text or bytes(asked.record), how))

    @operation("Share a sheet with watchers", {201: SheetShown}, body=ShareRequest, errors=(401,))
    async def share(self, request: Request) -> Response:
        """Store a sheet for watchers and answer with the key that changes it."""
        shared, text = await self._read_shared(request)
        guest, token = await self._services.find_or_make_guest(request)
        admission, most = self._services.admission, self._services.limits.sheets
        sheet_id, key = new_link_id(), secrets.token_urlsafe(24)
        sheet = SharedSheet(sheet_id, hash_token(key), shared.revision, text)
        async with admission.turn_of(guest.id):
            if await self._storage.count_shared_sheets(guest.id) >= most:
                raise admission.refuse("sheets", "limit-sheets", most=most)
            admission.count_new_sheet(address_of(request.scope))
            await self._storage.add_guest(guest)
            await self._storage.add_sheet(sheet, guest.id)
        return with_cookie(json_response(SheetShown(sheet_id, key, shared.revision), 201), token, request)

    @operation(
        "Replace a shared sheet",
        SheetRevision,
        body=ShareRequest,
        key_header=KEY_HEADER,
        errors=(404, 409, 410),
    )
    async def replace(self, request: Request) -> Response:
        """Replace a stored document by its next revision."""
        found = await self._find_with_key(request)
        shared, text = await self._read_shared(request)
        if not await self._storage.replace_sheet(found.id, shared.revision, text):
            now = (await self._find(request)).revision
            raise HTTPProblem(409, "revision", revision=now, expected=now + 1, found=shared.revision)
        return json_response(SheetRevision(found.id, shared.revision))

    @operation("Stop sharing a sheet", {204: None}, key_header=KEY_HEADER, errors=(403, 404, 410))
    async def withdraw(self, request: Request) -> Response:
        """Delete the content of a sheet; its watchers are told."""
        check_origin(request)
        found = await self._find_with_key(request)
        await self._storage.withdraw_sheet(found.id)
        return Response(status_code=204)

    @operation(
        "A shared sheet, as its watchers see it",
        {200: ScoredDocument, 304: None},
        query=WatchRequest,
        errors=(400, 404, 410),
    )
    async def show(self, request: Request) -> Response:
        """Answer with a stored sheet for watchers: the score, without the form, and its revision."""
        found = await self._find(request)
        tag = f'"{found.revision}-{hash_token(request.url.query).hex()[:12]}"'
        headers = {"etag": tag, "cache-control": "no-cache"}
        if tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        how = msgspec.structs.asdict(_read_query(request.query_params))
        more = {"entry": None, "id": found.id, "revision": found.revision}
        response = packed_response(await self._score(request, found.record.encode(), how, more))
        response.headers.update(headers)
        return response

    async def _score(
        self,
        request: Request,
        data: str | bytes,
        how: Mapping[str, Any],
        more: Mapping[str, Any] | None = None,
    ) -> PackedAnswer:
        cost = Cost("other", SCORE_MS + SCORE_BYTE_MS * len(data), SCORE_LIMIT_S)
        return await self._services.work_for(request)(cost, pack_answer, score_document, data, how, more)

    async def _read_shared(self, request: Request) -> tuple[ShareRequest, str]:
        """Return a document to be shared, and the text that is stored of it; raises HTTPProblem."""
        work = self._services.work_for(request)
        work.check()
        shared = await read_body(request, ShareRequest, MAX_DOCUMENT_BYTES)
        data = bytes(shared.record)
        cost = Cost("other", SCORE_MS + SCORE_BYTE_MS * len(data), SCORE_LIMIT_S)
        answer = await work(cost, pack_answer, write_shared_document, data)
        return shared, msgspec.json.decode(answer.unpack(), type=str)

    async def _find(self, request: Request) -> SharedSheet:
        found = await self._storage.find_sheet(request.path_params["id"])
        if found is None:
            raise HTTPProblem(404, "not_found-sheet")
        if not found.record:
            raise HTTPProblem(410, "withdrawn")
        return found

    async def _find_with_key(self, request: Request) -> SharedSheet:
        """Return the sheet; raises HTTPProblem unless the request has its key."""
        found = await self._find(request)
        key = hash_token(request.headers.get(KEY_HEADER, ""))
        if not hmac.compare_digest(key, found.key_hash):
            raise HTTPProblem(403, "key")
        return found


def _read_query(query: Mapping[str, str]) -> WatchRequest:
    try:
        return msgspec.convert(dict(query), WatchRequest, strict=False)
    except msgspec.ValidationError as error:
        raise HTTPProblem(400, "message-address", why=error) from None
