"""The score keeper over HTTP: a document of results is answered, stored for those who watch, and shown."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Mapping
from functools import partial
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from prikup import core, keeper
from prikup.core import OptionError, PrikupError, Struct
from prikup.records import MatchRecord
from prikup.server.http.addresses import address_of
from prikup.server.http.guest_tokens import hash_token, new_link_id
from prikup.server.http.json_io import MAX_DOCUMENT_BYTES, answer, body, from_here
from prikup.server.http.responses import SheetShown
from prikup.server.http.services import Services, with_cookie
from prikup.server.problems import HTTPProblem, coded
from prikup.server.storage.store import SharedSheet
from prikup.server.tables.host import Work
from prikup.words.catalogue import ENGLISH

Form = Literal["classic", "balanced", "upright"]
Lang = Annotated[str, Meta(max_length=20)]


class ScoreRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A document, as JSON or a record's ``text``, and how to answer it: see :func:`prikup.keeper.score`."""

    record: msgspec.Raw = msgspec.Raw()
    text: str = ""
    lang: Lang = ENGLISH
    viewer: int | None = None
    upto: int | None = None
    form: Form = "classic"
    entry: int | None = None
    wrong: bool = True


class ShareRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A document to be shown to others; ``revision`` is its number, one more than that of the stored one."""

    record: msgspec.Raw
    revision: Annotated[int, Meta(ge=1, le=1_000_000_000)] = 1


class Watched(Struct, frozen=True):
    """How a watcher asks for a sheet."""

    lang: Lang = ENGLISH
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
        """Everything under /api/score and /api/scores."""
        return [
            Route("/api/score", self.score, methods=["POST"]),
            Route("/api/scores", self.create, methods=["POST"]),
            Route("/api/scores/{id}", self.show, methods=["GET"]),
            Route("/api/scores/{id}", self.replace, methods=["PUT"]),
            Route("/api/scores/{id}", self.withdraw, methods=["DELETE"]),
        ]

    async def score(self, request: Request) -> Response:
        """Everything about a document; nothing is stored."""
        asked = await body(request, ScoreRequest, MAX_DOCUMENT_BYTES)
        if bool(asked.text) == bool(bytes(asked.record)):
            raise HTTPProblem(400, "message-score")
        record = _document(asked.text or bytes(asked.record))
        how = {name: getattr(asked, name) for name in ("lang", "viewer", "upto", "form", "entry", "wrong")}
        return answer(await _scored(record, how, self._services.worker(request)))

    async def create(self, request: Request) -> Response:
        """A sheet that others may watch, and the key with which it is changed."""
        shown = await body(request, ShareRequest, MAX_DOCUMENT_BYTES)
        kept = await _stored(_document(bytes(shown.record)), self._services.worker(request))
        guest, token = await self._services.find_or_make_guest(request)
        admission, most = self._services.admission, self._services.limits.sheets
        if await self._storage.count_shared_sheets(guest.id) >= most:
            raise admission.refusal("sheets", "limit-sheets", most=most)
        admission.showing(address_of(request.scope))
        sheet_id, key = new_link_id(), secrets.token_urlsafe(24)
        stored = SharedSheet(sheet_id, hash_token(key), shown.revision, kept)
        await self._storage.add_guest(guest)
        await self._storage.add_sheet(stored, guest.id)
        return with_cookie(answer(SheetShown(sheet_id, key, shown.revision), 201), token, request)

    async def replace(self, request: Request) -> Response:
        """A newer document in the place of a stored one."""
        shown = await body(request, ShareRequest, MAX_DOCUMENT_BYTES)
        found = await self._own(request)
        kept = await _stored(_document(bytes(shown.record)), self._services.worker(request))
        if not await self._storage.replace_sheet(found.id, shown.revision, kept):
            now = (await self._found(request)).revision
            raise HTTPProblem(409, "revision", revision=now, expected=now + 1, found=shown.revision)
        return answer({"id": found.id, "revision": shown.revision})

    async def withdraw(self, request: Request) -> Response:
        """Show a sheet no longer; those who watch are told."""
        from_here(request)
        found = await self._own(request)
        await self._storage.withdraw_sheet(found.id)
        return Response(status_code=204)

    async def show(self, request: Request) -> Response:
        """A stored sheet as those who watch see it: the answer, without the form, and its revision."""
        found = await self._found(request)
        query = request.url.query
        tag = f'"{found.revision}-{hash_token(query).hex()[:12]}"'
        headers = {"etag": tag, "cache-control": "no-cache"}
        if tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        how = msgspec.structs.asdict(_watched(request.query_params))
        scored = await _scored(_document(found.record.encode()), how, self._services.worker(request))
        plain = msgspec.to_builtins(scored, enc_hook=str)
        shown = plain | {"entry": None, "id": found.id, "revision": found.revision}
        said = answer(shown)
        said.headers.update(headers)
        return said

    async def _found(self, request: Request) -> SharedSheet:
        found = await self._storage.find_sheet(request.path_params["id"])
        if found is None:
            raise HTTPProblem(404, "not_found-sheet")
        if not found.record:
            raise HTTPProblem(410, "withdrawn")
        return found

    async def _own(self, request: Request) -> SharedSheet:
        """The sheet, for who has its key; raises Problem."""
        found = await self._found(request)
        key = hash_token(request.headers.get("x-score-key", ""))
        if not hmac.compare_digest(key, found.key_hash):
            raise HTTPProblem(403, "key")
        return found


def _document(data: str | bytes) -> MatchRecord:
    try:
        record = keeper.document(data)
        record.start()
    except PrikupError as error:
        raise _refusal(error) from None
    try:
        keeper.check_names(record.seats)
    except PrikupError as error:
        raise HTTPProblem(400, coded(error, "seats")) from None
    return record


async def _stored(record: MatchRecord, work: Work) -> str:
    """What is kept of a document: names and deals, no notes; raises Problem if it could not be shown."""
    bare = MatchRecord(
        game=record.game,
        rules=record.rules,
        seats=record.seats,
        dealer=record.dealer,
        deals=record.deals,
        removed=record.removed,
        finish=record.finish,
    )
    text = core.to_json(bare).decode()
    await _scored(_document(text), {}, work)
    return text


async def _scored(record: MatchRecord, how: Mapping[str, Any], work: Work) -> Any:
    try:
        return await work(partial(keeper.score, record, **how))
    except PrikupError as error:
        raise _refusal(error) from None


def _refusal(error: PrikupError) -> HTTPProblem:
    return HTTPProblem(400, coded(error, "rules" if isinstance(error, OptionError) else "score"))


def _watched(query: Mapping[str, str]) -> Watched:
    try:
        return msgspec.convert(dict(query), Watched, strict=False)
    except msgspec.ValidationError as error:
        raise HTTPProblem(400, "message-address", why=error) from None
