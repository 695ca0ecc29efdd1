"""The published cases through the engine, and the output of their runner."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.vectors.__main__ import main
from tests.vectors.prefa import score
from tests.vectors.runner import problem_of, run_file, run_folder, same

RULES = Path(__file__).parents[1] / "data/rules"
CASES: list[dict[str, Any]] = json.loads((RULES / "russian-vectors.json").read_text())["vectors"]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_published_case_of_russian_preferans_passes(case: dict[str, Any]) -> None:
    assert problem_of("russian", case) is None


def test_published_cases_of_all_games_pass() -> None:
    assert [outcome for outcome in run_folder(RULES) if outcome.problem] == []


def test_data_has_52_plain_cases_of_main_presets() -> None:
    plain = [
        case
        for case in CASES
        if case["preset"].startswith("wikipedia-") and case["players"] == 3 and not case["options"]
    ]
    assert len(plain) == 52


def test_runner_prints_each_failure_and_the_counts(
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


Z = [[0] * 3] * 3
CONTRACT = {"type": "contract", "declarer": 0, "contract": "6S", "declarations": [[1, "pass"], [2, "pass"]]}
WHISTED = {**CONTRACT, "declarations": [[1, "whist"], [2, "whist"]], "tricks": [6, 2, 2]}
MISERE = {"type": "misere", "declarer": 0}
FOUR = {"type": "raspasy", "tricks": [3, 3, 2, 2]}
QC = {"talon_card": "QC", "plays": [[0, "7C"], [1, "JC"], [2, "AH"]]}
SHEET = {"pool": [10, 10, 10]}
FORMS: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("deal", {"deal": CONTRACT | {"tricks": [0, 0, 0]}}, {"pool": [2, 0, 0], "played": False}),
    ("deal", {"deal": WHISTED, "before": None, "options": None}, {"pool": [2, 0, 0], "hill": ["0", 0, 0]}),
    ("deal", {"deal": WHISTED | {"aid": None, "talon": None}, "before": {"pool": None}}, {"pool": [2, 0, 0]}),
    ("deal", {"deal": WHISTED | {"declarations": None}, "options": {"stalingrad": True}},
     {"pool": [2, 0, 0]}),
    ("deal", {"deal": MISERE | {"contract": "M", "tricks": [1, 5, 4]}}, {"hill": [10, 0, 0]}),
    ("deal", {"deal": MISERE | {"tricks": [0, None, None]}}, {"pool": [10, 0, 0]}),
    ("deal", {"deal": FOUR, "players": 4, "dealer": 3}, {"hill": [3, 3, 2, 2]}),
    ("deal", {"deal": FOUR}, {"hill": [3, 3, 2, 2]}),
    ("deal", {"deal": WHISTED, "options": {"target": None}}, {"pool": [2, 0, 0]}),
    ("settlement", {"sheet": SHEET}, {"final": [0, 0, 0]}),
    ("settlement", {"sheet": {"hill": ["3/2", 0, 0], "whists": Z}}, {"final": [-10, 5, 5]}),
    ("settlement", {"sheet": {"hill": [0, 0, 3], "whists": None}}, {"final": ["10", 10, "-20"]}),
    ("auction", {"calls": [[0, "pass"], [1, "blind"]]}, {"result": "illegal", "at": 1}),
    ("auction", {"calls": None}, {"result": "open", "to_call": 0}),
    ("auction", {"calls": [[0, "6S"], [1, "pass"], [2, "pass"]], "preset": "game-farm"},
     {"result": "contract", "declarer": 0, "bid": "6S", "used": 3}),
    ("auction", {"calls": [[0, "6S"], [1, "blind"]], "preset": "game-farm"}, {"result": "illegal", "at": 1}),
    ("auction", {"calls": [[0, "6S"]], "preset": "kodeks-leningrad", "before": {"raspasy_streak": 1}},
     {"result": "illegal", "at": 0}),
    ("auction", {"calls": [[0, "6S"]], "preset": "kodeks-leningrad", "raspasy_streak": 1},
     {"result": "illegal", "at": 0}),
    ("trick", {"trick": {"plays": [[0, "7H"], [1, "8H"], [2, "AC"]]}}, {"winner": 1}),
    ("trick", {"trick": {"trump": "NT", "plays": [[0, "7H"], [1, "8H"], [2, "AC"]]}}, {"winner": 1}),
    ("trick", {"trick": QC}, {"winner": 1}),
    ("trick", {"trick": QC, "players": 4}, {"winner": 3}),
    ("legal", {"trick": {"talon_card": "QC", "hand": ["7C", "8H"]}}, {"legal": ["7C"]}),
    ("legal", {"trick": {"led_suit": "H", "hand": ["7C", "8S"]}}, {"legal": ["7C", "8S"]}),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "case", "expect"), FORMS)
def test_missing_vector_field_gets_default(kind: str, case: dict[str, Any], expect: dict[str, Any]) -> None:
    assert (
        problem_of("russian", {"kind": kind, "preset": "wikipedia-sochi", **case, "expect": expect}) is None
    )


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("5", "file: cannot be read: TypeError"),
        ("[" * 100_000, "file: cannot be read: RecursionError"),
        ('{"vectors": null}', "file: cannot be read: TypeError: the vectors are None: expected a list"),
        ('{"vectors": 5}', "the vectors are 5: expected a list"),
        ('{"vectors": [{"id": "\\ud800", "kind": "deal"}]}', "\\ud800: KeyError: 'expect'"),
        ('{"vectors": [{"id": "A", "kind": "deal", "expect": null}]}', "A: expect is None"),
        ('{"vectors": [{"id": "A", "kind": "deal", "expect": [1]}]}', "A: expect is [1]"),
        ('{"vectors": [{"id": "A", "kind": "deal", "expect": {}}]}', "A: expect is {}"),
    ],
)
def test_broken_file_or_case_is_a_failure_with_a_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, says: str
) -> None:
    (tmp_path / "russian-vectors.json").write_text(text)
    assert main([str(tmp_path)]) == 1
    told = capsys.readouterr().out
    assert says in told and told.endswith("0 passed, 1 failed\n")


def test_amount_may_be_a_number_or_its_text() -> None:
    assert same([2, "3/2"], ["2", "6/4"]) and same("6S", "6S")
    told = {"scores": [1, 2], "bolts": [0, 1]}
    assert same(told, {"scores": [1, "2"]}) and not same(told, {"scores": [1, 3]})
    assert not same(told, {"falls": [0, 0]}) and not same(told, {})
    assert not same(1, True) and not same("6S", "7S") and not same([1], [1, 2]) and not same(0, None)


def test_runner_exits_with_0_if_all_cases_pass(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "russian-vectors.json").write_text(json.dumps({"vectors": CASES[:3]}))
    assert main([str(tmp_path)]) == 0
    assert capsys.readouterr().out == "3 passed, 0 failed\n"


def test_runner_without_vectors_or_arguments_fails_with_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(tmp_path)]) == 2
    assert "holds no vectors: expected files named *-vectors.json" in capsys.readouterr().err
    assert main([]) == 2
    assert capsys.readouterr().err == "usage: python -m tests.vectors DIR\n"


def test_vector_files_of_all_games_are_read() -> None:
    counts = {path.name: len(list(run_file(path))) for path in RULES.glob("*-vectors.json")}
    assert set(counts) == {f"{game}-vectors.json" for game in ("russian", "prefa", "paston", "thousand")}
    assert all(count >= 24 for count in counts.values())


def test_prefa_case_without_contract_is_all_pass_despite_declarer() -> None:
    told: dict[str, Any] = {"dealer": 2, "declarer": 1, "contract": None, "defence": {}, "tricks": [0, 0, 0]}
    case = {"kind": "score", "preset": "prefa-nakayoshi", "input": told}
    same_chips = {"changes": {"pots": [0, 0, 0], "chips": [0, 0, 0]}}
    assert problem_of("prefa", {**case, "expected": same_chips}) is None
    polles = {"preset": "prefa-prefadoros", "options": {"all_pass": "polles"}}
    played = {**case, **polles, "input": told | {"tricks": [0, 4, 6]}}
    thrown = {**played, "input": told | {"declarer": None, "tricks": [0, 4, 6]}}
    assert score(played) == score(thrown)
