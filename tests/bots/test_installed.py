"""A user's bot is a module with an entry point; a class can also be named as module:Class."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import prikup
from prikup import bots
from prikup.cli import main
from prikup.core import PrikupError
from prikup.server.problems import HTTPProblem
from prikup.server.tables.translate import check_bot
from prikup.table.rules_form import describe_games

SOURCE = """
class Mine:
    name = "mine"

    def choose(self, view):
        return "pass" if "pass" in view.legal else view.legal[-1]


class Seeded(Mine):
    def __init__(self, seed):
        self.name = f"seed {seed}"


class Mute:
    pass


class Late(Mine):
    def __init__(self):
        raise OSError("no weights\\non this disk")
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder that contains only the module."""
    tmp_path.joinpath("mine_alone.py").write_text(SOURCE, encoding="utf-8")
    return tmp_path


@pytest.fixture
def site(folder: Path) -> Path:
    """Return a site folder as an installer leaves it: the module and the entry point of its bot."""
    told = folder / "mine_alone-0.1.dist-info"
    told.mkdir()
    told.joinpath("METADATA").write_text("Metadata-Version: 2.1\nName: mine-alone\nVersion: 0.1\n")
    told.joinpath("entry_points.txt").write_text(f"[{bots.GROUP}]\nmine = mine_alone:Mine\n")
    return folder


@pytest.fixture
def added(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Register the bots of that module in this process; only some of them are valid."""
    monkeypatch.syspath_prepend(folder)
    classes = {"mine": "Mine", "seeded": "Seeded", "mute": "Mute", "late": "Late", "gone": "Gone"}
    lines = [EntryPoint(name, f"mine_alone:{kind}", bots.GROUP) for name, kind in classes.items()]
    bots.BOTS.add([*lines, EntryPoint("lost", "no_such_package:Bot", bots.GROUP)])
    yield
    for name in (*classes, "lost"):
        bots.BOTS.remove(name)
    sys.modules.pop("mine_alone", None)
    describe_games.cache_clear()


def run(site: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run Python with that package installed."""
    path = os.pathsep.join(filter(None, (str(site), os.getenv("PYTHONPATH"))))
    env = os.environ | {"PYTHONPATH": path}
    return subprocess.run([sys.executable, *words], env=env, cwd=site, capture_output=True, text=True)


def test_installed_bot_is_found_by_name(site: Path) -> None:
    code = "import prikup; print([deal.bots for deal in prikup.selfplay(['rules', 'mine'], deals=1)])"
    done = run(site, "-c", code)
    assert done.stdout == "[('rules', 'mine', 'rules')]\n" and not done.stderr
    code = "from prikup.table.rules_form import describe_games; print(describe_games('en').bots)"
    told = run(site, "-c", code).stdout
    assert told.startswith("('beginner', 'rules',") and told.endswith(", 'mine')\n")


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ("../my_bots.py:Bidder", "does not name the class of a module: expected module:Class, such as my_"),
        ("my_bots.py:Bidder", "does not name the class of a module"),
        ("my_bots:", "does not name the class of a module"),
        ("no_bots:Bidder", "^the bot 'no_bots:Bidder' cannot play: ModuleNotFoundError: "),
    ],
)
def test_error_for_bad_class_name_shows_expected_form(given: str, says: str) -> None:
    with pytest.raises(PrikupError, match=says):
        bots.make(given)


def test_command_line_takes_installed_bot_and_class_of_module(site: Path) -> None:
    words = ("bench", "selfplay", "--matches", "2", "--longest", "2", "--workers", "2", "--json")
    done = run(site, "-m", "prikup", *words, "--bots", "rules,mine,mine_alone:Seeded")
    told = json.loads(done.stdout)
    assert (told["matches"], told["errors"]) == (2, 0) and not done.stderr
    assert [one["bot"] for one in told["bots"]] == ["rules", "mine", "mine_alone:Seeded"]


@pytest.mark.parametrize("command", [("play",), ("bench", "selfplay")], ids=" ".join)
def test_help_lists_bots(command: tuple[str, ...], added: None, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([*command, "--help"])
    assert f"of {', '.join(bots.BOTS)}," in " ".join(capsys.readouterr().out.split())


def test_bot_gets_the_seed_if_it_takes_one(added: None) -> None:
    assert [getattr(bots.make(name, 7), "name", None) for name in ("mine", "seeded")] == ["mine", "seed 7"]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("mute", "<mine_alone.Mute object> is not a bot: expected a name, or an object with a method choose"),
        ("late", "OSError: no weights on this disk"),
        ("gone", "AttributeError: module 'mine_alone' has no attribute 'Gone'"),
        ("lost", "ModuleNotFoundError: No module named 'no_such_package'"),
        ("no_such_package:Bot", "ModuleNotFoundError: No module named 'no_such_package'"),
    ],
)
def test_unusable_bot_is_refused_with_its_name_when_requested(added: None, name: str, why: str) -> None:
    with pytest.raises(PrikupError) as refused:
        prikup.selfplay(["rules", name])
    told = str(refused.value)
    source = "" if ":" in name else " of '"
    assert told.startswith(f"the bot '{name}'{source}") and why in told and "\n" not in told


def test_bot_with_a_taken_name_is_left_out() -> None:
    before = dict(bots.BOTS)
    for name in ("rules", "random"):
        with pytest.warns(
            RuntimeWarning, match=f"the bot '{name}' of 'mine_alone:Mine' cannot play: there is"
        ):
            bots.BOTS.add([EntryPoint(name, "mine_alone:Mine", bots.GROUP)])
    assert dict(bots.BOTS) == before


def test_server_takes_only_registered_names(added: None) -> None:
    assert check_bot("mine") == "mine"
    with pytest.raises(HTTPProblem) as refused:
        check_bot("mine_alone:Mine")
    assert (refused.value.why.code, refused.value.status) == ("bot", 400)
