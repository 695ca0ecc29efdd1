"""The package as it is given to others: its licences and description, and what it does without its extras."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

import pytest

import prikup
from prikup import _kernel
from tests.pages import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
_NAME = re.compile(r"[A-Za-z0-9][\w.-]*")


def name(requirement: str) -> str:
    """The name of the distribution that is required."""
    found = _NAME.match(requirement)
    assert found is not None
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def needed(requirements: list[str]) -> dict[str, Distribution]:
    """The distributions that these requirements bring, with all that those require, as they are installed."""
    found: dict[str, Distribution] = {}
    waiting = list(requirements)
    while waiting:
        requirement = waiting.pop()
        if "extra ==" in requirement or name(requirement) in found:
            continue
        try:
            one = distribution(name(requirement))
        except PackageNotFoundError:
            continue  # for another system or Python
        found[name(requirement)] = one
        waiting += one.requires or ()
    return found


def link(top: Path, folder: Path) -> None:
    """Put a link to a file or folder into this one."""
    there = folder / top.name
    if not there.exists():
        there.symlink_to(top.resolve())


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package and what it requires, and no extra."""
    folder = tmp_path_factory.mktemp("bare")
    for one in needed(PROJECT["dependencies"]).values():
        for top in {file.parts[0] for file in one.files or () if file.parts[0] != ".."} - {"__pycache__"}:
            link(Path(str(one.locate_file(top))), folder)
    package = folder / "prikup"
    package.mkdir()
    for part in Path(str(prikup.__file__)).parent.iterdir():  # of an editable install this is the source
        if part.name not in ("__pycache__", "web"):
            link(part, package)
    link(Path(str(_kernel.__file__)), package)
    own = folder / f"prikup-{PROJECT['version']}.dist-info"
    own.mkdir()
    for told in ("METADATA", "entry_points.txt"):
        (own / told).write_text(distribution("prikup").read_text(told) or "", encoding="utf-8")
    return folder


def run(bare: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run Python with the bare package alone."""
    environ = {**os.environ, "PYTHONPATH": str(bare)}
    return subprocess.run(
        [sys.executable, "-S", "-P", *words], cwd=ROOT, env=environ, capture_output=True, text=True
    )


COMMANDS = [
    "--version",
    "replay examples/evening.prikup",
    "verify examples/evening.prikup",
    "convert examples/evening.prikup --to json",
    "score examples/home.prikup",
    "analyse examples/evening.prikup --worlds 2 --workers 1",
    "solve --record examples/evening.prikup --deal 2 --ply 16",
    "options preferans",
    "puzzles make examples/evening.prikup --limit 1",
    "bench selfplay --matches 1 --longest 1 --processes 1",
    "arena --bots rules,random --deals 2 --workers 1",
    "completion bash",
]


def run_commands(bare: Path, lines: list[str]) -> list[tuple[int, str, str]]:
    """Run commands in one process of the bare package; return the exit code, output and errors of each."""
    code = """
import io, json, sys
from contextlib import redirect_stderr, redirect_stdout
from prikup.cli import main
found = []
for line in json.loads(sys.argv[1]):
    with redirect_stdout(io.StringIO()) as out, redirect_stderr(io.StringIO()) as err:
        try:
            code = main(line.split())
        except SystemExit as end:
            code = end.code or 0
    found.append((code, out.getvalue(), err.getvalue()))
print(json.dumps(found))
"""
    done = run(bare, "-c", code, json.dumps(lines))
    assert done.returncode == 0, done.stderr
    return [(code, out, err) for code, out, err in json.loads(done.stdout)]


def test_without_extras_the_package_plays_counts_solves_and_measures(bare: Path) -> None:
    for line, (code, out, err) in zip(COMMANDS, run_commands(bare, COMMANDS), strict=True):
        assert code == 0 and out, (line, err)
    assert run(bare, "-m", "prikup", "--version").stdout


def test_without_extras_there_is_no_server_and_no_terminal(bare: Path) -> None:
    code = "import importlib.util as u; print([bool(u.find_spec(n)) for n in {!r}])"
    done = run(bare, "-c", code.format(["numpy", "starlette", "sqlalchemy", "textual", "websockets"]))
    assert done.stdout == "[True, False, False, False, False]\n"


EXTRA = {
    "serve": "server",
    "backup somewhere": "server",
    "restore somewhere": "server",
    "bench server": "server",
    "play": "terminal",
}
"""What each of these commands lacks."""


def test_a_command_that_lacks_its_extra_says_which_in_one_line(bare: Path) -> None:
    lines = [f"{line} --lang {lang}" for line in EXTRA for lang in ("en", "ru")]
    for line, (code, out, err) in zip(lines, run_commands(bare, lines), strict=True):
        assert (code, out, err.count("\n")) == (2, "", 1), (line, err)
        assert err.endswith(f"pip install 'prikup[{EXTRA[line.partition(' --lang')[0]]}]'\n"), line


def test_without_extras_the_face_of_the_package_works(bare: Path) -> None:
    code = """
import json, prikup
match = prikup.new("preferans", "wikipedia-sochi; target=10", players=3).deal(seed=1)
match = match.play("7S").play("pass").play("pass")
rows = [deal.row()["deal"] for deal in prikup.selfplay(["rules", "random"], deals=2)]
print(json.dumps([prikup.solve(match).best, rows, all(hasattr(prikup, name) for name in prikup.__all__)]))
"""
    done = run(bare, "-c", code)
    assert not done.stderr
    assert json.loads(done.stdout) == ["discard KH TH", [1, 2], True]


# ---------------------------------------------------------------------------------------------
# What is told of it


def texts() -> Iterator[Path]:
    for pattern in PROJECT["license-files"]:
        yield from ROOT.glob(pattern)


def test_every_licence_of_the_expression_has_its_text() -> None:
    spoken = set(re.findall(r"[\w.-]+", PROJECT["license"])) - {"AND"}
    assert {"MIT", "LGPL-2.1-or-later", "OFL-1.1"} <= spoken
    names = {one.stem for one in texts() if one.parent.name == "LICENSES"} - {"THIRD-PARTY"}
    assert names == spoken - {"MIT"} and ROOT / "LICENSE" in set(texts())
    told = (ROOT / "LICENSES" / "THIRD-PARTY.txt").read_text(encoding="utf-8")
    assert all(one in told for one in spoken)


def test_the_text_of_the_court_figures_is_that_which_came_with_them() -> None:
    theirs = (ROOT / "web" / "node_modules" / "svg-cards" / "LICENSE").read_text(encoding="utf-8")
    ours = (ROOT / "LICENSES" / "LGPL-2.1-or-later.txt").read_text(encoding="utf-8")
    assert ours == theirs and "LESSER GENERAL PUBLIC LICENSE" in ours


def test_the_description_stands_alone() -> None:
    text = (ROOT / PROJECT["readme"]).read_text(encoding="utf-8")
    assert len(text) > 800 and "![" not in text and "<img" not in text
    links = re.findall(r"\]\(([^)]+)\)", text)
    assert all(link.startswith("https://") for link in links)


def test_there_is_one_version() -> None:
    assert prikup.__version__ == PROJECT["version"]


def test_every_requirement_is_pinned() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").split()
    pinned = {name(line) for line in lines}
    asked = [*PROJECT["dependencies"], *(one for extra in EXTRAS.values() for one in extra)]
    assert {name(one) for one in asked} - pinned == {"prikup", "endplay"}
    assert all(re.fullmatch(r"[\w.-]+==[\w.]+", line) for line in lines)


def test_what_is_set_up_for_developers_has_the_extras_that_are_tested() -> None:
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    code = re.search(r"REQUIREMENTS = (.*?)\n\n", text, re.DOTALL)
    assert code is not None
    done = subprocess.run(
        [sys.executable, "-c", code[1].replace("\\\n", "")], cwd=ROOT, capture_output=True, text=True
    )
    got = {name(one) for one in done.stdout.split()}
    wanted = [*PROJECT["dependencies"], *EXTRAS["server"], *EXTRAS["terminal"], *EXTRAS["dev"]]
    assert {name(one) for one in wanted} <= got, done.stderr
