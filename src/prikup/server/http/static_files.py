"""The pages: the built browser client, which finds its own way by the address."""

from __future__ import annotations

import asyncio
import gzip
from importlib.resources import files
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from prikup.server.http.error_responses import on_http_exception
from prikup.server.http.guest_tokens import COOKIE_NAME, has_wellformed_token, new_guest, set_cookie
from prikup.server.problems import HTTPProblem

HASHED = "assets"
"""The folder whose file names hold a hash of their content, so that they never change."""


def built() -> Path:
    """Where the installed package has the browser client."""
    return Path(str(files("prikup") / "web"))


class Files(StaticFiles):
    """The client's files: the hashed ones are kept for ever, the others asked for each time.

    A hashed one is compressed once, in a worker, for all who ask.
    """

    def __init__(self, web: Path) -> None:
        super().__init__(directory=web)
        self._packed: dict[str, bytes] = {}

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file; raises HTTPException if there is none."""
        answer = await super().get_response(path, scope)
        kept = Path(path).parts[:1] == (HASHED,)
        answer.headers["cache-control"] = "public, max-age=31536000, immutable" if kept else "no-cache"
        if kept and isinstance(answer, FileResponse) and _wants_packed(scope):
            return await self._compressed(answer)
        return answer

    async def _compressed(self, file: FileResponse) -> Response:
        """A file as it is sent to who takes it compressed; as it is if that saves nothing."""
        packed = self._packed.get(str(file.path))
        if packed is None:
            packed = self._packed[str(file.path)] = await asyncio.to_thread(_pack, Path(file.path))
        if not packed:
            return file
        headers = {name: value for name, value in file.headers.items() if name != "content-length"}
        headers |= {"content-encoding": "gzip", "vary": "accept-encoding"}
        return Response(packed, headers=headers)


def _wants_packed(scope: Scope) -> bool:
    headers = Headers(scope=scope)
    whole = scope["method"] == "GET" and "range" not in headers
    return whole and "gzip" in headers.get("accept-encoding", "")


def _pack(path: Path) -> bytes:
    """A file compressed; nothing if that saves next to nothing."""
    content = path.read_bytes()
    packed = gzip.compress(content, mtime=0)
    return packed if len(packed) < 0.9 * len(content) else b""


class Pages:
    """Serves the one page of the client at each of its addresses, and gives a newcomer their cookie.

    The cookie comes with the page because all that the page then asks at once must come from one guest. The
    database is not asked: a page is there whatever becomes of that.
    """

    def __init__(self, web: Path) -> None:
        self._index = web / "index.html"
        self._embed = web / "embed.html"

    async def page(self, request: Request) -> Response:
        """The client's page."""
        if not self._index.is_file():
            raise HTTPProblem(503, "http-client")
        return self._client(request, 200)

    async def embed(self, request: Request) -> Response:
        """The page for frames of others, which need not know who looks at it."""
        if not self._embed.is_file():
            raise HTTPProblem(503, "http-client")
        return FileResponse(self._embed, headers={"cache-control": "no-cache"})

    async def missing(self, request: Request, error: Exception) -> Response:
        """What is at no address: to a browser that wants a page the client, which says so; else the error."""
        assert isinstance(error, HTTPException)
        wanted = request.method == "GET" and "text/html" in request.headers.get("accept", "")
        if error.status_code != 404 or not wanted or not self._index.is_file():
            return await on_http_exception(request, error)
        return self._client(request, 404)

    def _client(self, request: Request, status: int) -> Response:
        headers = {"cache-control": "no-cache", "vary": "cookie"}
        answer = FileResponse(self._index, status, headers=headers)
        # Who comes again keeps theirs for another year: by it alone their matches are found.
        token = request.cookies[COOKIE_NAME] if has_wellformed_token(request.cookies) else new_guest()[1]
        set_cookie(answer, token, request.url)
        return answer
