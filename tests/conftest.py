"""Options shared by all tests, and a summary of the CPU time they take; no test has a deadline."""

from __future__ import annotations

import gc
import os
import sys
from collections import Counter
from collections.abc import Generator

import pytest
from _pytest.doctest import DoctestModule
from hypothesis import settings

from tests import sizes

# Without deadlines, tests do not fail on a busy machine.
settings.register_profile("prikup", deadline=None)
settings.load_profile("prikup")

os.environ["LC_ALL"] = (
    "C.UTF-8"  # otherwise the command line would use the language of the developer's system
)

# Container images often disable bytecode files, and then every process started by a test compiles everything.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

SLOW_TEST_S = 5.0
"""CPU seconds from which a test is printed as soon as it ends."""
FILES_SHOWN = 20
"""Length of the list of the most expensive files at the end of a run."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-goldens", action="store_true", help="write tests/data anew")
    parser.addoption("--full", action="store_true", help="test everything, with large samples")
    parser.addoption(
        "--size", action="append", default=[], metavar="NAME=NUMBER", help="set a size of tests/sizes.py"
    )


def pytest_configure(config: pytest.Config) -> None:
    sizes.choose(config.getoption("--full"), config.getoption("--size"))
    config.pluginmanager.register(CpuTimes(config), "cpu_times")


@pytest.hookimpl(wrapper=True)
def pytest_collect_file() -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
    """Collect doctests in the package only: no test file has any, and searching them takes long."""
    found = yield
    return [one for one in found if not isinstance(one, DoctestModule)]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect tests marked ``full``, unless ``--full`` is given."""
    if not config.getoption("--full"):
        left = [item for item in items if item.get_closest_marker("full")]
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if not item.get_closest_marker("full")]


def pytest_collection_finish() -> None:
    """Leave what collection made out of later garbage collections, which saves a seventh of the CPU time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


@pytest.fixture
def update_goldens(request: pytest.FixtureRequest) -> bool:
    """Return True if golden files are to be rewritten."""
    return bool(request.config.getoption("--update-goldens"))


class CpuTimes:
    """CPU time per test and per file, with that of ended child processes.

    Workers of pytest-xdist send it with their reports, and the controller prints it.
    """

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._measured = self._collecting = 0.0
        self._tests: Counter[str] = Counter()
        self._files: Counter[str] = Counter()

    def pytest_collection_finish(self) -> None:
        self._collecting = self._elapsed()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        vars(report).update(cpu_s=self._elapsed(), collecting_s=self._collecting)
        self._collecting = 0.0
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        sent = vars(report)  # a worker that crashed has no measurements
        self._tests[report.nodeid] += sent.get("cpu_s", 0.0)
        self._files[report.nodeid.partition("::")[0]] += sent.get("cpu_s", 0.0)
        self._files["imports and collection"] += sent.get("collecting_s", 0.0)
        spent = self._tests[report.nodeid]
        printer = self._config.pluginmanager.get_plugin("terminalreporter")
        if report.when == "teardown" and spent >= SLOW_TEST_S and printer:
            printer.ensure_newline()
            printer.write_line(f"{spent:6.1f} s of CPU: {report.nodeid}")

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not self._files:
            return
        terminalreporter.section("CPU seconds")
        for file, spent in self._files.most_common(FILES_SHOWN):
            terminalreporter.write_line(f"{spent:7.1f} {file}")
        terminalreporter.write_line(f"{sum(self._files.values()):7.1f} in all")

    def _elapsed(self) -> float:
        """Return the CPU seconds used since the last call."""
        before, self._measured = self._measured, sum(os.times()[:4])
        return self._measured - before
