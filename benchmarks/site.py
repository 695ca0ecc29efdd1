"""Start and speed of the site of static files, in Chromium and Node: ``python benchmarks/site.py``, after ``make site``.

The start is the time from an empty browser to the first hand, at once after the press of each button; its control
is a page that starts Pyodide and nothing else, in turn with it. The bot ``search`` plays the same deals natively
and in WebAssembly. An argument sets the number of rounds.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from threading import Thread
from time import perf_counter

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
SITE, PARTS = ROOT / "build" / "site", ROOT / "build" / "site-parts"
CONTROL = """<!doctype html><title>starting</title><script type="module">
import { loadPyodide } from "./pyodide/pyodide.mjs";
await loadPyodide();
document.title = "started";
</script>"""
DECISIONS = """
from time import process_time
from prikup import bots, registry

def decide(deals):
    "Return the number of decisions and the seconds of CPU time that they took."
    count, start = 0, process_time()
    for deal in range(deals):
        match = registry.new("preferans").deal(seed=deal)
        players = [bots.make("search", f"{deal} {seat}") for seat in range(3)]
        while match.turns():
            turn = match.turns()[0]
            text = bots.decide(players[turn.by], match.view(turn.by))
            match = match.apply(match.move(text, turn.by)).state
            count += 1
    return count, process_time() - start
"""
NODE = """
import { readFileSync, readdirSync } from "node:fs";
import { gunzipSync } from "node:zlib";
const [parts, site, code] = process.argv.slice(1);
const { loadPyodide } = await import(`${parts}/pyodide/pyodide.mjs`);
const read = (name) => gunzipSync(readFileSync(`${site}/host/${readdirSync(`${site}/host`).find((file) => file.startsWith(name))}`));
const python = await loadPyodide({ indexURL: `${parts}/pyodide/` });
python.unpackArchive(new Uint8Array(read("packages.zip")), "zip", { extractDir: "/packages" });
const wasi = new Proxy({}, { get: () => () => 0 });
const { instance } = await WebAssembly.instantiate(read("kernel.wasm"), { wasi_snapshot_preview1: wasi });
const { memory, _initialize, ...functions } = instance.exports;
_initialize();
python.runPython('import sys; sys.path.insert(0, "/packages")');
await python.pyimport("prikup.browser.page").start({
  call: (name, ...given) => functions[name](...given) ?? 0,
  read: (address, size) => new Uint8Array(memory.buffer, address, size).slice(),
  write: (address, data) => new Uint8Array(memory.buffer).set(data.toJs(), address),
}, undefined);
console.log(python.runPython(code));
process.exit(0);
"""


class Quiet(SimpleHTTPRequestHandler):
    """Files without a log."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def serve(folder: Path, stack: ExitStack) -> str:
    """Serve a folder until the stack is left; return the address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
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


def measure_decisions(rounds: int) -> None:
    """Print the milliseconds of a decision natively and in WebAssembly."""
    code = f"{DECISIONS}\nimport json; json.dumps(decide({rounds}))"
    inside = ["node", "--input-type=module", "--eval", NODE, str(PARTS), str(SITE), code]
    native = [sys.executable, "-c", code.replace("json.dumps", "print(json.dumps") + ")"]
    found = []
    for command in (native, inside):
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        count, seconds = json.loads(done.stdout)
        found.append((count, 1000 * seconds / count))
    (count, outside_ms), (same, inside_ms) = found
    assert count == same, "the decisions differ"
    print(f"search, {count} decisions: {outside_ms:.1f} ms natively, {inside_ms:.1f} ms in WebAssembly,", end=" ")
    print(f"ratio {inside_ms / outside_ms:.2f}")


if __name__ == "__main__":
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    measure_start(rounds)
    measure_decisions(4 * rounds)
