"""The published numbers through the engine, and the runner that tells about them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.vectors.__main__ import main
from tests.vectors.runner import problem_of, run_file

RULES = Path(__file__).parents[1] / "data/rules"
CASES: list[dict[str, Any]] = json.loads((RULES / "russian-vectors.json").read_text())["vectors"]
BLIND = {"A08", "A09"}  # the blind bid is not played yet


@pytest.mark.parametrize(
    "case", [case for case in CASES if case["id"] not in BLIND], ids=lambda case: case["id"]
)
def test_a_published_number_of_russian_preferans(case: dict[str, Any]) -> None:
    assert problem_of("russian", case) is None


def test_only_the_blind_bid_is_told_as_missing() -> None:
    for case in CASES:
        if case["id"] in BLIND:
            assert problem_of("russian", case) == "OptionError: blind_bid=yes is not played yet"


def test_the_52_cases_of_the_main_presets_are_among_them() -> None:
    plain = [
        case
        for case in CASES
        if case["preset"].startswith("wikipedia-") and case["players"] == 3 and not case["options"]
    ]
    assert len(plain) == 52 and not BLIND & {case["id"] for case in plain}


def test_the_runner_tells_each_failure_and_closes_with_the_count(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, wrong = dict(CASES[1]), json.loads(json.dumps(CASES[1]))
    wrong["id"], wrong["expect"]["pool"] = "WRONG", [4, 0, 0]
    unknown = {**good, "id": "NEW", "options": {"colour": "red"}}
    odd = {**good, "id": "KIND", "kind": "riddle"}
    (tmp_path / "russian-vectors.json").write_text(json.dumps({"vectors": [good, wrong, unknown, odd, 7]}))
    (tmp_path / "chess-vectors.json").write_text(json.dumps({"cases": [{"id": "C1", "kind": "mate"}]}))
    (tmp_path / "torn-vectors.json").write_text('{"cases": [')
    (tmp_path / "notes.json").write_text("not vectors")
    assert main([str(tmp_path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "chess-vectors.json C1: the game chess does not exist yet"
    assert lines[1] == "russian-vectors.json WRONG: pool: expected [4, 0, 0], got [2, 0, 0]"
    assert lines[2].startswith("russian-vectors.json NEW: OptionError: 'colour' is not an option")
    assert lines[3] == "russian-vectors.json KIND: cases of kind riddle are not known for russian"
    assert lines[4].startswith("russian-vectors.json #5: TypeError")
    assert lines[5].startswith("torn-vectors.json file: cannot be read")
    assert lines[6] == "1 passed, 6 failed"


def test_a_folder_in_which_all_pass_ends_well(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "russian-vectors.json").write_text(json.dumps({"vectors": CASES[:3]}))
    assert main([str(tmp_path)]) == 0
    assert capsys.readouterr().out == "3 passed, 0 failed\n"


def test_nothing_to_run_is_said_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path)]) == 2
    assert "holds no vectors: expected files named *-vectors.json" in capsys.readouterr().err
    assert main([]) == 2
    assert capsys.readouterr().err == "usage: python -m tests.vectors DIR\n"


def test_files_of_all_games_are_read() -> None:
    counts = {path.name: len(list(run_file(path))) for path in RULES.glob("*-vectors.json")}
    assert counts == {
        "russian-vectors.json": 85,
        "prefa-vectors.json": 26,
        "paston-vectors.json": 24,
        "thousand-vectors.json": 34,
    }
