"""Start and speed of the site of static files: ``python -m benchmarks.site``, after ``make site``.

The start is the time from an empty browser to the first hand, where each button is pressed at once; its
control is a page that starts Pyodide and nothing else, in turn with it. The bot ``search`` plays the same
deals natively and in WebAssembly. An argument sets the number of rounds.
"""

from __future__ import annotations

import inspect
import json
import shutil
import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from threading import Thread
from time import perf_counter

from playwright.sync_api import Browser, Page, sync_playwright

from prikup.browser.site import run_python
from tests.browser.decisions import decide
from tests.web.static_site import MADE as SITE
from tests.web.static_site import PARTS, unpack_host

CONTROL = """<!doctype html><title>starting</title><script type="module">
import { loadPyodide } from "./pyodide/pyodide.mjs";
await loadPyodide();
document.title = "started";
</script>"""


class Files(SimpleHTTPRequestHandler):
    """Files without a log; a browser may close the connection before it has read them."""

    def handle(self) -> None:
        """Answer requests."""
        with suppress(ConnectionError):
            super().handle()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def serve(folder: Path, stack: ExitStack) -> str:
    """Serve a folder until the stack is left; return the address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    stack.callback(server.shutdown)
    return f"http://127.0.0.1:{server.server_port}/"


def timed(browser: Browser, show: Callable[[Page], None]) -> tuple[float, float]:
    """Return the seconds in which a page is shown in an empty browser, and then its memory in MB."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    start = perf_counter()
    show(page)
    seconds = perf_counter() - start
    megabytes = max(map(resident_megabytes, Path("/proc").glob("[0-9]*")))
    context.close()
    return seconds, megabytes


def resident_megabytes(process: Path) -> float:
    """Return the memory of a process if it shows pages, else 0."""
    try:
        if b"--type=renderer" not in (process / "cmdline").read_bytes():
            return 0.0
        pages = int((process / "statm").read_text().split()[1])
    except OSError:
        return 0.0
    return pages * 4096 / 1e6


def show_control(page: Page, address: str) -> None:
    """Start Pyodide."""
    page.goto(address)
    page.wait_for_function("() => document.title === 'started'")


def show_hand(page: Page, address: str) -> None:
    """Go to the first deal with two bots."""
    page.goto(f"{address}?/?speed=instant")
    page.get_by_test_id("btn-play-bots").click()
    page.get_by_test_id("btn-deal").click()
    page.wait_for_function("() => document.querySelectorAll('[data-testid=hand] [data-card]').length === 10")


def measure_start(rounds: int) -> None:
    """Print the seconds of both, in turn."""
    with ExitStack() as stack:
        control = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        (control / "index.html").write_text(CONTROL, "utf-8")
        (control / "pyodide").symlink_to(PARTS / "pyodide")
        addresses = serve(control, stack), serve(SITE, stack)
        playwright = stack.enter_context(sync_playwright())
        path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        results = [
            (timed(browser, partial(show_control, address=addresses[0])),
             timed(browser, partial(show_hand, address=addresses[1])))
            for _ in range(rounds)
        ]  # fmt: skip
    for (alone, _), (hand, megabytes) in results:
        print(f"Pyodide alone {alone:.1f} s, first hand {hand:.1f} s, {megabytes:.0f} MB")
    print(f"ratio {median(hand / alone for (alone, _), (hand, _) in results):.2f}")


def measure_decisions(deals: int) -> None:
    """Print the milliseconds of a decision natively and in the Python of the site."""
    native, outside_s = decide("preferans", "search", deals)
    source = Path(inspect.getfile(decide)).read_text("utf-8")
    code = f"""{source}
import json
from prikup import wasm_kernel
from prikup.browser.page import PageKernel
wasm_kernel.use(PageKernel(kernel))
json.dumps(decide("preferans", "search", {deals}))
"""
    with tempfile.TemporaryDirectory() as name:
        unpack_host(SITE, Path(name))
        inside, inside_s = json.loads(run_python(PARTS / "pyodide", Path(name), code))
    assert inside == native, "the decisions differ"
    outside_ms, inside_ms = 1000 * outside_s / len(native), 1000 * inside_s / len(native)
    print(
        f"search, {len(native)} decisions: {outside_ms:.1f} ms natively, {inside_ms:.1f} ms in WebAssembly,",
        end=" ",
    )
    print(f"ratio {inside_ms / outside_ms:.2f}")


if __name__ == "__main__":
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    measure_start(rounds)
    measure_decisions(10 * rounds)
