"""First view of the start page on a slow phone: ``python -m benchmarks.first_paint``.

The processor is slowed down four times and the network to 1.6 Mbit/s with 150 ms of delay, by the DevTools
protocol, in an empty browser of 390x844 pixels. It prints for each language the seconds to the largest
content (the median of so many visits, by default 5) and the requests before the first view.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from statistics import median
from urllib.parse import urlsplit

from playwright.sync_api import Browser, sync_playwright

from tests.server.processes import Process, free_port
from tests.web.conftest import installed

CPU_SLOWDOWN = 4
NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8}
LOCALES = ("en-GB", "ru-RU")
VISITS = 5
OBSERVE = """
window.seen = 0;
new PerformanceObserver((list) => (window.seen = list.getEntries().at(-1).startTime))
  .observe({ type: "largest-contentful-paint", buffered: true });
"""


def visit(browser: Browser, address: str, locale: str) -> tuple[float, int]:
    """Return the seconds to the largest content of the first view, and the number of requests before it."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, locale=locale, service_workers="block"
    )
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", NETWORK)
    session.send("Emulation.setCPUThrottlingRate", {"rate": CPU_SLOWDOWN})
    page.add_init_script(OBSERVE)
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    page.goto(address)
    page.get_by_test_id("home").wait_for()
    count = [urlsplit(one).path for one in requests].index("/api/me")  # the first request after the view
    page.wait_for_function("window.seen > 0")
    seconds = float(page.evaluate("window.seen")) / 1000
    context.close()
    return seconds, count


def main(visits: int) -> None:
    """Print the figures of each language."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Process(free_port(), str(Path(folder) / "prikup.db"))
        browser = playwright.chromium.launch(executable_path=installed(playwright), args=["--no-sandbox"])
        try:
            for locale in LOCALES:
                seen = [visit(browser, server.url, locale) for _ in range(visits)]
                seconds, counts = zip(*seen, strict=True)
                print(f"{locale}: {median(seconds):.2f} s, {max(counts)} requests")
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else VISITS)
