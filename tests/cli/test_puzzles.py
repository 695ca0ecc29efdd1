"""``prikup puzzles``: make puzzles from records and folders, and check them."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace

from prikup import puzzles, records
from prikup.cli import main
from tests.puzzles.test_cut import record


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with two records and another file."""
    place = tmp_path_factory.mktemp("records")
    (place / "inner").mkdir()
    (place / "one.prikup").write_text(records.write(record(1)), encoding="utf-8")
    (place / "inner" / "two.json").write_text(records.to_json(record(2)), encoding="utf-8")
    (place / "notes.txt").write_text("no record", encoding="utf-8")
    return place


def test_puzzles_are_made_and_checked(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = folder / "made.jsonl"
    assert main(["puzzles", "make", str(folder), "-o", str(file), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    made = puzzles.read_puzzles(file.read_text("utf-8"))
    assert told["records"] == 2 and told["puzzles"] == len(made) == sum(told["kinds"].values()) > 0
    assert {one.source.partition(",")[0] for one in made} == {"one", "two"}
    assert main(["puzzles", "check", str(file)]) == 0
    assert capsys.readouterr().out == f"{len(made)} puzzles, 0 of them wrong\n"


def test_kinds_and_number_of_puzzles_can_be_limited(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "make", str(folder / "one.prikup"), "--kind", "make,whist", "--limit", "1"]) == 0
    (one,) = puzzles.read_puzzles(capsys.readouterr().out)
    assert one.kind in ("make", "whist")


def test_puzzles_replace_only_a_file_of_puzzles(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = ["puzzles", "make", str(folder / "one.prikup"), "--limit", "1", "-o"]
    mine = tmp_path / "mine.prikup"
    mine.write_text("mine", encoding="utf-8")
    assert main([*line, str(mine)]) == 2
    assert "already exists and holds no puzzles: choose another name" in capsys.readouterr().err
    assert mine.read_text(encoding="utf-8") == "mine"
    for _ in range(2):
        assert main([*line, str(tmp_path / "made.jsonl")]) == 0


def test_faults_and_invalid_input_are_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "wrong.jsonl"
    first = puzzles.classic_puzzles()[0]
    file.write_text(puzzles.write_puzzles([first, replace(first, id="another")]), encoding="utf-8")
    assert main(["puzzles", "check", str(file), "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["puzzles"] == 2 and [one["why"]["name"] for one in told["faults"]] == ["puzzle-alike"]
    file.write_text("{}\n", encoding="utf-8")
    assert main(["puzzles", "check", str(file), "--lang", "ru"]) == 2
    assert capsys.readouterr().err.startswith("prikup: строка 1 не задача")
    assert main(["puzzles", "make", str(file), "--kind", "chess"]) == 2
    assert "'chess' is not a kind of puzzle" in capsys.readouterr().err


def test_records_without_puzzles_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "make", "examples/home.prikup"]) == 0
    out, err = capsys.readouterr()
    assert out == "" and err.startswith("no puzzle was found: expected deals with cards")


def test_folder_without_records_and_unreadable_record_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["puzzles", "make", str(tmp_path)]) == 2
    assert f"'{tmp_path}' holds no record" in capsys.readouterr().err
    inside = tmp_path / "evenings"
    inside.mkdir()
    shutil.copy("examples/evening.prikup", inside / "a.prikup")
    (inside / "b.prikup").write_text("Deal 1\n", encoding="utf-8")
    assert main(["puzzles", "make", str(tmp_path)]) == 2
    assert f"'{inside / 'b.prikup'}': line 1" in capsys.readouterr().err
