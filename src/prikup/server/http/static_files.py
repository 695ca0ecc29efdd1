"""The built browser client: its page at every address of the client, and its files."""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
from importlib.resources import files
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from prikup.core import Struct, from_json
from prikup.server.http.compression import accepts_gzip
from prikup.server.http.error_responses import on_http_exception
from prikup.server.http.guest_tokens import COOKIE_NAME, has_wellformed_token, new_guest, set_cookie
from prikup.server.http.routes import preferred_language
from prikup.server.problems import HTTPProblem

HASHED_FOLDER = "assets"
"""The folder whose file names contain a hash of their content, so that they never change."""

# Windows takes types from its registry, where programs change them; browsers run no module of another type.
mimetypes.add_type("text/javascript", ".js")


def client_folder() -> Path:
    """Return the folder of the browser client in the installed package."""
    return Path(str(files("prikup") / "web"))


class Files(StaticFiles):
    """The client's files: browsers keep the hashed ones forever and ask for the others each time.

    A hashed file is compressed once, in a thread.
    """

    def __init__(self, web: Path) -> None:
        super().__init__(directory=web)
        self._compressed_files: dict[str, bytes] = {}

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file; raises HTTPException if there is none."""
        answer = await super().get_response(path, scope)
        is_hashed = Path(path).parts[:1] == (HASHED_FOLDER,)
        answer.headers["cache-control"] = "public, max-age=31536000, immutable" if is_hashed else "no-cache"
        if is_hashed and isinstance(answer, FileResponse) and _may_be_compressed(scope):
            return await self._compress(answer)
        return answer

    async def _compress(self, file: FileResponse) -> Response:
        """Return a file compressed, or as it is if that saves nothing."""
        path = str(file.path)
        if path not in self._compressed_files:
            self._compressed_files[path] = await asyncio.to_thread(_gzip, Path(path))
        if not self._compressed_files[path]:
            return file
        headers = {name: value for name, value in file.headers.items() if name != "content-length"}
        headers |= {"content-encoding": "gzip", "vary": "accept-encoding"}
        return Response(self._compressed_files[path], headers=headers)


def _may_be_compressed(scope: Scope) -> bool:
    """Return True if a request asks for a whole file and its client can read gzip."""
    return scope["method"] == "GET" and "range" not in Headers(scope=scope) and accepts_gzip(scope)


def _gzip(path: Path) -> bytes:
    """Return a file compressed, or b"" if that saves less than a tenth."""
    content = path.read_bytes()
    compressed = gzip.compress(content, mtime=0)
    return compressed if len(compressed) < 0.9 * len(content) else b""


class EarlyFiles(Struct, frozen=True):
    """The files that browsers should request with the page: the words by language, those of the start page.

    The build of the client writes them; otherwise they would be requested after the first modules have run.
    """

    words: dict[str, str]
    home: tuple[str, ...]

    def write_link(self, path: str, language: str) -> str:
        """Return the header ``link`` for the page at a path, in a language of the catalogue."""
        words = [self.words[language]] if language in self.words else []
        files = [*words, *(self.home if path == "/" else ())]
        return ", ".join(
            f"</{file}>; rel="
            + ("preload; as=style; crossorigin" if file.endswith(".css") else "modulepreload")
            for file in files
        )


class Pages:
    """The client's page at each of its addresses, sent with a cookie to new guests.

    The cookie comes with the page because the page's first requests, all sent at once, must come from one
    guest. No database is needed, so the page is available during an outage.
    """

    def __init__(self, web: Path) -> None:
        self._index = web / "index.html"
        self._embed = web / "embed.html"
        early = web / "early.json"
        self._early = from_json(EarlyFiles, early.read_bytes()) if early.is_file() else EarlyFiles({}, ())

    async def page(self, request: Request) -> Response:
        """Answer with the client's page."""
        if not self._index.is_file():
            raise HTTPProblem(503, "http-client")
        return self._client_page(request, 200)

    async def embed(self, request: Request) -> Response:
        """Answer with the page that other sites may frame, without a cookie."""
        if not self._embed.is_file():
            raise HTTPProblem(503, "http-client")
        return FileResponse(self._embed, headers={"cache-control": "no-cache"})

    async def missing(self, request: Request, error: Exception) -> Response:
        """Answer an unknown path: a browser gets the client, which says so, and others the error."""
        assert isinstance(error, HTTPException)
        wants_page = request.method == "GET" and "text/html" in request.headers.get("accept", "")
        if error.status_code != 404 or not wants_page or not self._index.is_file():
            return await on_http_exception(request, error)
        return self._client_page(request, 404)

    def _client_page(self, request: Request, status: int) -> Response:
        headers = {"cache-control": "no-cache", "vary": "cookie, accept-language"}
        link = self._early.write_link(request.url.path, preferred_language(request.headers))
        if link:
            headers["link"] = link
        answer = FileResponse(self._index, status, headers=headers)
        # A returning guest keeps the token for another year: only it leads to their matches.
        token = request.cookies[COOKIE_NAME] if has_wellformed_token(request.cookies) else new_guest()[1]
        set_cookie(answer, token, request.url)
        return answer
