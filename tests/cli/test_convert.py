"""``prikup convert``: every format is read and written, and no file is overwritten by accident."""

from __future__ import annotations

from pathlib import Path

import pytest

from prikup.cli import main
from prikup.records import read
from tests.pages import ROOT

EVENING = ROOT / "examples/evening.prikup"


def test_format_is_chosen_by_the_file_extension(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for ending, first in (("pbn", "% PBN 2.1"), ("json", "{"), ("txt", "begin"), ("prikup", '[Prikup "1"]')):
        out = tmp_path / f"evening.{ending}"
        assert main(["convert", str(EVENING), "-o", str(out)]) == 0
        assert out.read_text(encoding="utf-8").startswith(first)
        told = capsys.readouterr()
        assert not told.out
        lost = [] if ending in ("json", "prikup") else ["left out: the seeds of the shuffles"]
        assert [line.removeprefix("prikup: ") for line in told.err.splitlines()[:1]] == lost
    back = tmp_path / "back.prikup"
    assert main(["convert", str(tmp_path / "evening.json"), "-o", str(back)]) == 0
    assert back.read_bytes() == (tmp_path / "evening.prikup").read_bytes()
    assert main(["replay", str(back)]) == 0


def test_existing_file_is_replaced_only_with_force(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out.pbn"
    out.write_text("mine", encoding="utf-8")
    assert main(["convert", str(EVENING), "-o", str(out)]) == 2
    assert "already exists: choose another name, or --force to replace it" in capsys.readouterr().err
    assert out.read_text(encoding="utf-8") == "mine"
    assert main(["convert", str(EVENING), "-o", str(out), "--force"]) == 0
    assert out.read_text(encoding="utf-8").startswith("% PBN")


def test_unknown_file_extension_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "evening.csv"
    assert main(["convert", str(EVENING), "-o", str(out)]) == 2
    assert "expected .pbn, .ppn, .txt, .prikup or .json, or --to" in capsys.readouterr().err
    assert not out.exists()
    assert main(["convert", str(EVENING), "-o", str(out), "--to", "json"]) == 0
    assert main(["convert", str(EVENING), "-o", str(tmp_path / "evening")]) == 0
    assert (tmp_path / "evening").read_text(encoding="utf-8").startswith('[Prikup "1"]')


def test_failed_conversion_leaves_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad, out = tmp_path / "bad.pbn", tmp_path / "out.prikup"
    bad.write_text('[Deal "W:AK2... - - -"]\n', encoding="utf-8")
    assert main(["convert", str(bad), "-o", str(out)]) == 2
    said = capsys.readouterr().err
    assert said.startswith("prikup: line 1, column 10: 'AK2...': '2' is not a rank") and said.count("\n") == 1
    assert main(["convert", str(bad), "-o", str(out), "--lang", "ru"]) == 2
    assert "строка 1" in capsys.readouterr().err
    assert not out.exists()


def test_single_deal_can_be_converted(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["convert", str(EVENING), "--deal", "3"]) == 0
    record = read(capsys.readouterr().out)
    assert len(record.deals) == 1 and record.deals[0].moves[:3] == ("pass",) * 3
    assert main(["convert", str(EVENING), "--deal", "4"]) == 2
    assert "deal '4' is not there: expected 1 to 3" in capsys.readouterr().err
