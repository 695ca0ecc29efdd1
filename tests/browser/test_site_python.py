"""The Python of the site: it has every part of every game, and its bots decide as they do here."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import pytest

from prikup.browser.packing import IMPORTED_PACKAGES
from prikup.browser.site import run_python
from tests.browser.decisions import decide
from tests.pages import ROOT
from tests.sizes import size
from tests.web.static_site import PARTS, build_site, unpack_host

BOTS = ("random", "beginner", "rules", "search")
GAMES = ("preferans", "prefa", "paston", "thousand")

pytestmark = pytest.mark.skipif(
    not (PARTS / "kernel.wasm").is_file(), reason="what the site is made from is not there: make site"
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the files of the host, decompressed."""
    folder = tmp_path_factory.mktemp("host")
    unpack_host(build_site(folder / "site"), folder)
    return folder


def test_modules_that_are_found_by_name_are_all_there(folder: Path) -> None:
    root = ROOT / "src"
    expected = {path.relative_to(root).with_suffix("").as_posix() for path in root.rglob("*.py")}
    with zipfile.ZipFile(folder / "packages.zip") as archive:
        found = {name.rpartition(".")[0] for name in archive.namelist()}
    missing = {name for name in expected - found if name.split("/")[1] not in IMPORTED_PACKAGES}
    assert missing == set()


def test_bots_decide_as_they_do_natively(folder: Path) -> None:
    code = (Path(__file__).parent / "decisions.py").read_text("utf-8")
    code += f"""
import json
from prikup import wasm_kernel
from prikup.browser.page import PageKernel
wasm_kernel.use(PageKernel(kernel))
json.dumps([[decide(game, bot, {size("decided")})[0] for bot in {BOTS}] for game in {GAMES}])
"""
    found = json.loads(run_python(PARTS / "pyodide", folder, code))
    assert found == [[decide(game, bot, size("decided"))[0] for bot in BOTS] for game in GAMES]
