"""The distributed package: its licences, its description, and its behaviour without extras."""

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


def distribution_name(requirement: str) -> str:
    """Return the name of the required distribution."""
    found = _NAME.match(requirement)
    assert found is not None
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def required_distributions(requirements: list[str]) -> dict[str, Distribution]:
    """Return the installed distributions for these requirements and for theirs."""
    found: dict[str, Distribution] = {}
    waiting = list(requirements)
    while waiting:
        requirement = waiting.pop()
        if "extra ==" in requirement or distribution_name(requirement) in found:
            continue
        try:
            one = distribution(distribution_name(requirement))
        except PackageNotFoundError:
            continue  # for another system or Python
        found[distribution_name(requirement)] = one
        waiting += one.requires or ()
    return found


def link_into(top: Path, folder: Path) -> None:
    """Link a file or folder into a folder."""
    there = folder / top.name
    if not there.exists():
        there.symlink_to(top.resolve())


@pytest.fixture(scope="module")
def bare_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the package and its requirements, without extras."""
    folder = tmp_path_factory.mktemp("bare")
    for one in required_distributions(PROJECT["dependencies"]).values():
        for top in {file.parts[0] for file in one.files or () if file.parts[0] != ".."} - {"__pycache__"}:
            link_into(Path(str(one.locate_file(top))), folder)
    package = folder / "prikup"
    package.mkdir()
    for part in Path(
        str(prikup.__file__)
    ).parent.iterdir():  # in an editable install this is the source folder
        if part.name not in ("__pycache__", "web"):
            link_into(part, package)
    link_into(Path(str(_kernel.__file__)), package)
    own = folder / f"prikup-{PROJECT['version']}.dist-info"
    own.mkdir()
    for told in ("METADATA", "entry_points.txt"):
        (own / told).write_text(distribution("prikup").read_text(told) or "", encoding="utf-8")
    return folder


def run(bare_site: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run Python with only the bare package."""
    environ = {**os.environ, "PYTHONPATH": str(bare_site)}
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
    "bench selfplay --matches 1 --longest 1 --workers 1",
    "arena --bots rules,random --deals 2 --workers 1",
    "completion bash",
]


def run_commands(bare_site: Path, lines: list[str]) -> list[tuple[int, str, str]]:
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
    done = run(bare_site, "-c", code, json.dumps(lines))
    assert done.returncode == 0, done.stderr
    return [(code, out, err) for code, out, err in json.loads(done.stdout)]


def test_commands_without_extras_work(bare_site: Path) -> None:
    for line, (code, out, err) in zip(COMMANDS, run_commands(bare_site, COMMANDS), strict=True):
        assert code == 0 and out, (line, err)
    assert run(bare_site, "-m", "prikup", "--version").stdout


def test_server_and_terminal_packages_need_extras(bare_site: Path) -> None:
    code = "import importlib.util as u; print([bool(u.find_spec(n)) for n in {!r}])"
    done = run(bare_site, "-c", code.format(["numpy", "starlette", "sqlalchemy", "textual", "websockets"]))
    assert done.stdout == "[False, False, False, False, False]\n"


EXTRA = {
    "serve": "server",
    "backup somewhere": "server",
    "restore somewhere": "server",
    "bench server": "server",
    "play": "terminal",
    "arena --bots rules,random --deals 20 --workers 1": "arrays",
}
"""The missing extra of each of these commands."""


def test_command_without_its_extra_names_it_in_one_line(bare_site: Path) -> None:
    lines = [f"{line} --lang {lang}" for line in EXTRA for lang in ("en", "ru")]
    for line, (code, out, err) in zip(lines, run_commands(bare_site, lines), strict=True):
        assert (code, out, err.count("\n")) == (2, "", 1), (line, err)
        assert err.endswith(f"pip install 'prikup[{EXTRA[line.partition(' --lang')[0]]}]'\n"), line


def test_public_api_works_without_extras(bare_site: Path) -> None:
    code = """
import json, prikup
match = prikup.new("preferans", "wikipedia-sochi; target=10", players=3).deal(seed=1)
match = match.play("7S").play("pass").play("pass")
rows = [deal.row()["deal"] for deal in prikup.selfplay(["rules", "random"], deals=2)]
print(json.dumps([prikup.solve(match).best, rows, all(hasattr(prikup, name) for name in prikup.__all__)]))
"""
    done = run(bare_site, "-c", code)
    assert not done.stderr
    assert json.loads(done.stdout) == ["discard KH TH", [1, 2], True]


# ---------------------------------------------------------------------------------------------
# Licences, description and version


def license_files() -> Iterator[Path]:
    for pattern in PROJECT["license-files"]:
        yield from ROOT.glob(pattern)


def test_every_licence_in_expression_has_its_text() -> None:
    spoken = set(re.findall(r"[\w.-]+", PROJECT["license"])) - {"AND"}
    assert {"MIT", "LGPL-2.1-or-later", "OFL-1.1"} <= spoken
    names = {one.stem for one in license_files() if one.parent.name == "LICENSES"} - {"THIRD-PARTY"}
    assert names == spoken - {"MIT"} and ROOT / "LICENSE" in set(license_files())
    told = (ROOT / "LICENSES" / "THIRD-PARTY.txt").read_text(encoding="utf-8")
    assert all(one in told for one in spoken)


def test_licence_of_court_cards_equals_that_of_their_package() -> None:
    theirs = (ROOT / "web" / "node_modules" / "svg-cards" / "LICENSE").read_text(encoding="utf-8")
    ours = (ROOT / "LICENSES" / "LGPL-2.1-or-later.txt").read_text(encoding="utf-8")
    assert ours == theirs and "LESSER GENERAL PUBLIC LICENSE" in ours


def test_description_has_only_absolute_links_and_no_images() -> None:
    text = (ROOT / PROJECT["readme"]).read_text(encoding="utf-8")
    assert len(text) > 800 and "![" not in text and "<img" not in text
    links = re.findall(r"\]\(([^)]+)\)", text)
    assert all(link.startswith("https://") for link in links)


def test_version_equals_that_of_pyproject() -> None:
    assert prikup.__version__ == PROJECT["version"]


def test_every_requirement_is_pinned() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").split()
    pinned = {distribution_name(line) for line in lines}
    asked = [*PROJECT["dependencies"], *(one for extra in EXTRAS.values() for one in extra)]
    assert {distribution_name(one) for one in asked} - pinned == {"prikup", "endplay"}
    assert all(re.fullmatch(r"[\w.-]+==[\w.]+", line) for line in lines)


def test_developer_setup_installs_tested_extras() -> None:
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    code = re.search(r"REQUIREMENTS = (.*?)\n\n", text, re.DOTALL)
    assert code is not None
    done = subprocess.run(
        [sys.executable, "-c", code[1].replace("\\\n", "")], cwd=ROOT, capture_output=True, text=True
    )
    got = {distribution_name(one) for one in done.stdout.split()}
    wanted = [*PROJECT["dependencies"], *EXTRAS["server"], *EXTRAS["terminal"], *EXTRAS["dev"]]
    assert {distribution_name(one) for one in wanted} <= got, done.stderr
