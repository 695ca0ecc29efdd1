"""CPU time of a server for each visitor of a tournament: ``python -m benchmarks.tournament 100``.

So many guests play a tournament of eight deals of Preferans, eight at a time, without pauses. The CPU time is
that of the server and its workers, which compute the bots' decisions; the bots' own match is in it too.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, time

from tests.server.players import Browser, play_to_end
from tests.web.serving import free_port

LIMITS = ("cpu", "requests", "files", "opened", "events", "address_events", "connections")
"""The limits of an address that are lifted: all guests have one."""
VISITORS_AT_ONCE = 8
DEALS = 8


def visit(url: str, cup: str, number: int) -> None:
    """Play a whole tournament as a new guest."""
    browser = Browser(url)
    play_to_end(browser.take_up(f"/api/tournaments/{cup}", f"Guest {number}"), number)
    browser.close()


def cpu_seconds(pid: int) -> float:
    """Return the CPU time of a process and all its descendants that still run."""
    parents: dict[int, tuple[int, int]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:  # it has ended
            continue
        parents[int(folder.name)] = (int(fields[1]), int(fields[11]) + int(fields[12]))
    family = {pid}
    while more := {child for child, (parent, _) in parents.items() if parent in family} - family:
        family |= more
    return sum(parents[one][1] for one in family if one in parents) / os.sysconf("SC_CLK_TCK")


@contextmanager
def serve(folder: Path) -> Iterator[tuple[int, str]]:
    """Run a server; yield its process and address."""
    port = free_port()
    command = [sys.executable, "-m", "prikup", "serve", "--port", str(port), "--database", str(folder / "db")]
    command += [word for limit in LIMITS for word in ("--limit", f"{limit}=1000000")]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        try:
            yield process.pid, f"http://127.0.0.1:{port}"
        finally:
            process.terminate()


def main() -> None:
    visitors = int(sys.argv[1]) if sys.argv[1:] else 100
    with tempfile.TemporaryDirectory() as folder, serve(Path(folder)) as (pid, url):
        now = time()
        owner = Browser(url)
        cup = {"title": "Benchmark", "game": "preferans", "rules": "", "deals": DEALS}
        made = owner.http.post("/api/tournaments", json=cup | {"opens": now - 1, "closes": now + 86_400})
        owner.get(f"/api/tournaments/{made.json()['id']}")
        before, began = cpu_seconds(pid), monotonic()
        with ThreadPoolExecutor(VISITORS_AT_ONCE) as pool:
            list(pool.map(lambda number: visit(url, made.json()["id"], number), range(visitors)))
        seconds, wall = cpu_seconds(pid) - before, monotonic() - began
        shown = owner.get(f"/api/tournaments/{made.json()['id']}")
        owner.close()
    print(f"{visitors} visitors of {DEALS} deals: {shown['count']} finished in {wall:.0f} s")
    print(f"{seconds / visitors:.2f} s of CPU time a visitor")
    print(f"at ten minutes a visitor two cores serve {int(2 * 600 * visitors / seconds)} at once")


if __name__ == "__main__":
    main()
