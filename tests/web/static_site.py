"""The site of static files: building and serving it, and a player at its table."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext

from prikup.server.http.static_files import client_folder
from tests.pages import ROOT
from tests.web.player import Json, Player
from tests.web.serving import serve_other_site

PARTS = ROOT / "build" / "site-parts"
MADE = ROOT / "build" / "site"
"""Where ``make site`` writes."""
_WORKER = re.compile(r"worker-[^.]+\.js")
# Counts the acts that the page sends to its worker and collects what the worker sends to its sockets.
_LISTEN = """
const Original = Worker;
globalThis.host = { worker: null, sent: 0, frames: [], last: 0 };
globalThis.Worker = class extends Original {
  constructor(...given) {
    super(...given);
    host.worker = this;
    this.addEventListener("message", ({ data }) => data.type === "message" && host.frames.push(data.text));
  }
  postMessage(message) {
    super.postMessage(message);
    if (message.type === "send" && message.text.includes("nonce")) host.sent += 1;
  }
};"""
_ASK = """([path, body]) => new Promise((done) => {
  const id = --host.last;
  host.worker.addEventListener("message", function hear({ data }) {
    if (data.type !== "answer" || data.id !== id) return;
    host.worker.removeEventListener("message", hear);
    done(data);
  });
  const method = body === null ? "GET" : "POST";
  host.worker.postMessage({ type: "request", id, method, path, headers: {}, body: body ?? "" });
})"""


def build_site(folder: Path) -> Path:
    """Return a site: that of ``make site`` if nothing has changed since, else one in a new folder."""
    page = MADE / "index.html"
    sources = [ROOT / "src" / "prikup", client_folder(), PARTS]
    if page.is_file():
        made = page.stat().st_mtime
        files = (file for source in sources for file in source.rglob("*") if "__pycache__" not in file.parts)
        if all(file.stat().st_mtime < made for file in files):
            return MADE
    command = [sys.executable, "-m", "prikup", "site", "build", str(folder), "--parts", str(PARTS)]
    subprocess.run(command, check=True, capture_output=True)
    return folder


def unpack_host(site: Path, folder: Path) -> None:
    """Write the files of the host of a site into a folder, decompressed and by their names."""
    for file in (site / "host").iterdir():
        name = file.name.removesuffix(".bin").rpartition(".")[0]
        (folder / name).write_bytes(gzip.decompress(file.read_bytes()))


class Site:
    """A site on a web server, in a folder; ``sent`` counts the bytes of each file that was requested."""

    def __init__(self, address: str, sent: Counter[str]) -> None:
        self.address = address
        self.sent = sent


@contextmanager
def serve_site(folder: Path, script: str = "") -> Iterator[Site]:
    """Serve the site in a folder, whose worker runs ``script`` first."""
    sent: Counter[str] = Counter()

    class Files(SimpleHTTPRequestHandler):
        def translate_path(self, path: str) -> str:
            return super().translate_path(path.removeprefix("/any/folder"))

        def do_GET(self) -> None:
            path = Path(self.translate_path(self.path))
            if not script or not _WORKER.fullmatch(path.name):
                return super().do_GET()
            self.send_response(200)
            self.send_header("content-type", "text/javascript")
            self.end_headers()
            self.wfile.write(script.encode() + path.read_bytes())

        def copyfile(self, source: Any, outputfile: Any) -> None:
            content = source.read()
            sent[self.path] += len(content)
            outputfile.write(content)

        def log_message(self, *_: object) -> None:
            pass

    with serve_other_site(partial(Files, directory=str(folder))) as address:
        yield Site(f"{address}any/folder/", sent)


class SitePlayer(Player):
    """A player at a table of the site: what is sent and received goes to its worker."""

    def __init__(self, context: BrowserContext, site: Site, address: str = "/") -> None:
        page = context.new_page()
        page.add_init_script(_LISTEN)
        super().__init__(page)
        self._site = site
        self.go(address)

    def go(self, address: str) -> None:
        """Open an address of the client."""
        self.page.goto(f"{self._site.address}?{address}")

    def ask(self, path: str, body: Json | None = None) -> Json:
        """Return the answer of the host to a GET, or to the POST of a body."""
        self.page.wait_for_function("() => host.worker")
        answer = self.page.evaluate(_ASK, [path, None if body is None else json.dumps(body)])
        assert answer["status"] < 300, answer["body"]
        found: Json = json.loads(answer["body"])
        return found

    def states(self) -> list[Json]:
        """Return every state that this page received since it was loaded, in order."""
        self.frames = self.page.evaluate("() => host.frames")
        return super().states()

    @contextmanager
    def sending(self) -> Iterator[None]:
        """Wait at the end of the block until an act is sent."""
        before = self.page.evaluate("() => host.sent")
        yield
        self.page.wait_for_function("(before) => host.sent > before", arg=before)
