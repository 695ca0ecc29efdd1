"""The documented commands and outputs about bots, with fewer deals; clusters are tested elsewhere."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest

import prikup
from prikup.arena import Pairing, play_unit, report
from prikup.cli import main
from prikup.core import Choice, ClaimView, ContractView, Hidden, SeatView, TrickView, Turn, View, to_json
from tests.pages import ROOT, blocks, commands

SHORT = {"--deals": "1", "--matches": "1", "--workers": "1"}
COMMANDS = [
    words for words in commands(ROOT / "docs" / "bots.md") if words[0] == "prikup" and "--ray" not in words
]


def shorten_command(words: list[str], folder: Path) -> list[str]:
    """Return the command with few deals, one process, and its output in this folder."""
    found = [*words, *(["--workers", "1"] if words[0] in ("arena", "regret") else [])]
    for at, word in enumerate(found[:-1]):
        if word in SHORT:
            found[at + 1] = SHORT[word]
        elif word in ("--html", "--save"):
            found[at + 1] = str(folder / found[at + 1])
    return found


@pytest.mark.parametrize("words", COMMANDS, ids=shlex.join)
def test_documented_command_runs(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    assert main(shorten_command(words[1:], tmp_path)) == 0
    assert capsys.readouterr().out
    assert "--html" not in words or (tmp_path / "arena.html").exists()


def read_block(page: str, title: str) -> str:
    """Return the text of a page's block with this title."""
    (found,) = [one.text for one in blocks(ROOT / "docs" / page) if one.title == title]
    return found


def read_tutorial() -> str:
    """Return the module that a reader of the tutorial saves: its two classes and their imports."""
    found = []
    for one in blocks(ROOT / "docs" / "first-bot.md", "python"):
        lines = [line[4:] for line in one.text.splitlines() if line.startswith((">>> ", "... "))]
        if any(line.startswith("class ") for line in lines):
            found += lines
    return "\n".join(found)


RAISES = """class Raises:
    def choose(self, view):
        return {}["nothing"]
"""


@pytest.mark.parametrize(
    ("page", "title", "written", "words"),
    [
        ("first-bot.md", "arena", read_tutorial(), "--bots my_bots:Bidder,beginner --deals 100"),
        ("bots.md", "errors", RAISES, "--bots bad:Raises,random --deals 2 --no-mirror"),
    ],
)
def test_arena_prints_the_documented_output(
    page: str, title: str, written: str, words: str,
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    (tmp_path / f"{words.split()[1].partition(':')[0]}.py").write_text(written)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    main(["arena", *words.split(), "--workers", "1"])
    told = [line for line in capsys.readouterr().out.splitlines() if not line.startswith("CPU")]
    assert told == read_block(page, title).splitlines()


def test_every_field_of_a_view_is_documented() -> None:
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")
    table = page[page.index("| Field |") : page.index("In JSON a record is")]
    for kind in (View, SeatView, ContractView, TrickView, ClaimView, Hidden, Choice, Turn):
        for name in kind.__struct_fields__:
            assert f"`{name}`" in table or (name, kind) == ("text", ContractView), (
                f"{name} of {kind.__name__}"
            )
    assert "`legal`" in table


def agree(shown: Any, real: Any) -> bool:
    """Return True if the shown value is the real one, apart from ellipses."""
    if shown == "…":
        return True
    if isinstance(shown, dict) and isinstance(real, dict):
        same = all(key in real and agree(value, real[key]) for key, value in shown.items() if key != "…")
        return same and ("…" in shown or shown.keys() == real.keys())
    if isinstance(shown, list) and isinstance(real, list):
        whole = len(shown) == len(real) or "…" in shown
        return whole and all(agree(one, other) for one, other in zip(shown, real, strict=False))
    return bool(shown == real)


def test_documented_question_is_a_real_one() -> None:
    match = prikup.new("preferans").deal(seed=1)
    view = match.view(match.turns()[0].by)
    question = {"id": 2, "type": "choose", "view": view, "legal": view.legal}
    shown, real = json.loads(read_block("bots.md", "a question")), json.loads(to_json(question))
    assert agree(shown, real) and not agree(shown | {"id": 3}, real)


SAMPLER = "examples.sampling_bot:Sampler"


def test_documented_sampling_bot_is_the_example_and_short() -> None:
    written = (ROOT / "examples" / "sampling_bot.py").read_text("utf-8")
    shown = read_block("bots.md", "sampling_bot.py")
    assert written.endswith(shown) and len(shown.splitlines()) <= 30


@pytest.mark.parametrize("game", prikup.GAMES)
def test_sampling_bot_plays_every_game(game: str) -> None:
    rules = prikup.GAMES[game].presets[0]
    unit = play_unit(Pairing(game, rules, 3, SAMPLER, "beginner", "dev", mirror=False), 1)
    assert not any(one.faults for one in unit.candidate)


def test_sampling_bot_beats_the_beginner() -> None:
    one = Pairing("preferans", "kodeks-sochi", 3, SAMPLER, "beginner", "dev", mirror=False)
    units = [play_unit(one, number) for number in range(1, 11)]
    assert sum(played.score for unit in units for played in unit.candidate) > 0


def test_every_figure_of_a_pairing_is_documented() -> None:
    one = Pairing("preferans", "wikipedia-sochi", 3, "random", "beginner", "dev", calls=True)
    figures = report(one, [play_unit(one, number) for number in (1, 2)])
    table = (ROOT / "docs" / "bots.md").read_text("utf-8").split("object for each of the `pairs`", 1)[1]
    told = re.findall(r"`(\w+)`", "".join(re.findall(r"(?m)^\| (`[^|]*)\|", table.split("\n\n", 2)[1])))
    assert sorted(told) == sorted(figures)
