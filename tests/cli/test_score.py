"""``prikup score``: the sheet as text, JSON and drawing, and refused records."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import msgspec
import pytest

from prikup.cli import main
from prikup.records import to_json, write
from tests.keeper.sheets import EVENING, sheet
from tests.pages import ROOT, commands


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    path = tmp_path / "evening.prikup"
    path.write_text(write(sheet(*EVENING)), encoding="utf-8")
    return path


def test_sheet_deals_and_payments_are_printed(evening: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", str(evening)]) == 0
    out = capsys.readouterr().out
    assert "4. Anna 6♠, Boris whists, Vera whists: 8 taken" in out
    assert "12. 16." in out
    assert "Deal 6: Boris deals" in out
    assert "Vera pays Boris 56⅔" in out


def test_sheet_is_printed_in_russian(evening: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", str(evening), "--lang", "ru"]) == 0
    out = capsys.readouterr().out
    assert "Vera платит 56⅔, получает Boris" in out and "пуля" in out


def test_json_has_all_entries_and_totals_with_their_cause(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "evening.json"
    path.write_text(to_json(sheet(*EVENING)), encoding="utf-8")
    assert main(["score", str(path), "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    entries = [entry for deal in said["deals"] for entry in deal["entries"]]
    traced = [entry for figure in said["figures"] for entry in figure["entries"]]
    assert sorted(map(str, entries)) == sorted(map(str, traced))
    assert said["standing"]["hill"] == [2, 5, 7]
    assert said["now"] == ["32/3", "170/3", "-202/3"]
    assert all(figure["text"] and figure["deal_no"] for figure in said["figures"])


def test_sheet_is_drawn_into_a_file(
    evening: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "sheet.svg"
    assert main(["score", str(evening), "--svg", str(out), "--form", "upright"]) == 0
    drawn = out.read_text(encoding="utf-8")
    assert drawn.startswith("<svg") and 'data-testid="balance"' in drawn
    assert main(["score", str(evening), "--svg", str(tmp_path / "no" / "sheet.svg")]) == 2
    assert "cannot be written" in capsys.readouterr().err
    before = evening.read_text(encoding="utf-8")
    assert main(["score", str(evening), "--svg", str(evening)]) == 2
    assert "is not a drawing" in capsys.readouterr().err
    assert evening.read_text(encoding="utf-8") == before


def test_wrong_figures_are_shown_unless_they_are_hidden(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, out = tmp_path / "evening.prikup", tmp_path / "sheet.svg"
    right = write(sheet(*EVENING))
    text = right.replace(
        "1. result 0 7H whist pass 7 3 0", "1. result 0 8H whist pass 7 3 0 corrected 0 7H whist pass 7 3 0"
    )
    path.write_text(text + "removed misdeal\n", encoding="utf-8")
    assert main(["score", str(path), "--svg", str(out)]) == 0
    said = capsys.readouterr().out
    assert "   corrected: it was Anna 8♥, Boris whists, Vera passes: 7 taken" in said
    assert "Deleted: " in said
    assert "[6] 0." in said and "[24] 12. 16." in said
    assert 'class="figure old"' in out.read_text(encoding="utf-8")
    assert main(["score", str(path), "--svg", str(out), "--hide-wrong"]) == 0
    hidden = capsys.readouterr().out
    assert 'class="figure old"' not in out.read_text(encoding="utf-8")
    path.write_text(right, encoding="utf-8")
    assert main(["score", str(path)]) == 0
    assert capsys.readouterr().out == hidden


def test_documented_commands_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    monkeypatch.chdir(tmp_path)
    told = commands(ROOT / "docs" / "sheet.md")
    assert len(told) == 3
    for words in told:
        assert words[0] == "prikup" and main(words[1:]) == 0
        assert capsys.readouterr().out
    assert (tmp_path / "sheet.svg").read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ("misere 1 whist 0 5 5", "deal 2: .*clause 6.8"),
        ("0 7H whist pass 7 3 1", "deal 2: .*clause 7.3"),
        ("0 1 7H whist pass 7", "deal 2: .*clause 4.7"),
        ("misdeal 2", "deal 2: .*clause 2.6"),
        ("raspasy 2 5 3 talon 7S 8S", "deal 2: .*clause 10.2"),
        ("0 7H whist pass 7 talon 7S", "deal 2: .*clause 8.10"),
    ],
)
@pytest.mark.parametrize("as_json", [False, True])
def test_wrong_deal_gives_one_line_with_deal_and_clause(
    wrong: str, says: str, as_json: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "wrong"
    right = sheet(EVENING[0], "misdeal", EVENING[2])
    text = to_json(right) if as_json else write(right)
    path.write_text(text.replace("misdeal", wrong), encoding="utf-8")
    assert main(["score", str(path)]) == 2
    told = capsys.readouterr()
    assert told.out == "" and told.err.count("\n") == 1
    assert re.search(says, told.err)
    assert main(["score", str(path), "--lang", "ru"]) == 2
    assert re.search(says.replace("deal", "сдача").replace("clause", "п."), capsys.readouterr().err)


@pytest.mark.parametrize("wrong", ["misere 0 0 5 5 0", "misere 0 made", "concede 0 7H"])
@pytest.mark.parametrize("as_json", [False, True])
def test_resting_dealer_as_declarer_gives_one_line_error(
    wrong: str, as_json: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "wrong"
    right = msgspec.structs.replace(sheet("misdeal", players=4), dealer=0)
    text = to_json(right) if as_json else write(right)
    path.write_text(text.replace("misdeal", wrong), encoding="utf-8")
    assert main(["score", str(path)]) == 2
    told = capsys.readouterr()
    assert told.out == "" and told.err.count("\n") == 1
    assert "deal 1: " in told.err and "seat 0 deals and rests" in told.err and "clause 1.1" in told.err


def test_invisible_character_is_named_with_its_deal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "wrong"
    right = sheet(*EVENING)
    for text in (write(right), to_json(right)):
        path.write_text(text.replace("raspasy 2", "raspasy \u200f2"), encoding="utf-8")
        assert main(["score", str(path)]) == 2
        told = capsys.readouterr().err
        assert "deal 3: " in told and "U+200F cannot stand here" in told and told.count("\n") == 1


@pytest.mark.parametrize("name", ["", " ", "Anna"])
@pytest.mark.parametrize("as_json", [False, True])
def test_missing_or_repeated_names_are_refused(
    name: str, as_json: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "wrong"
    right = msgspec.structs.replace(sheet(*EVENING), seats=("Anna", name, "Vera"))
    path.write_text(to_json(right) if as_json else write(right), encoding="utf-8")
    assert main(["score", str(path)]) == 2
    told = capsys.readouterr()
    assert told.out == "" and told.err.count("\n") == 1 and repr(name) in told.err and "name" in told.err


def test_wrong_json_result_is_named_with_deal_and_clause(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "wrong.json"
    right = to_json(sheet(EVENING[0], "misdeal"))
    wrongs = {
        '{"kind": "contract", "declarer": 0, "contract": ["7H", "8S"]}': "clause 3.1",
        '{"kind": "raspasy", "declarer": 0, "tricks": [2, 5, 3]}': "clause 4.7",
        '{"kind": "dance"}': "expected contract, misere",
        "7": "7 is not a result",
    }
    for wrong, says in wrongs.items():
        path.write_text(right.replace('"misdeal"', wrong), encoding="utf-8")
        assert main(["score", str(path)]) == 2
        told = capsys.readouterr().err
        assert "deal 2: " in told and says in told and told.count("\n") == 1


def test_record_without_dealer_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "no-dealer"
    lines = write(sheet()).splitlines()
    path.write_text("\n".join(line for line in lines if "Dealer" not in line), encoding="utf-8")
    assert main(["score", str(path)]) == 2
    assert "[Dealer]" in capsys.readouterr().err


def test_record_that_ends_within_a_deal_is_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = (ROOT / "examples" / "evening.prikup").read_text(encoding="utf-8").splitlines()
    first = next(at for at, line in enumerate(lines) if line.startswith("1. "))
    kept = [line for line in lines[: first + 1] if not line.startswith("[Result")]
    path = tmp_path / "broken-off"
    path.write_text("\n".join([*kept, lines[first + 1].partition(" 7D KD")[0]]), encoding="utf-8")
    assert main(["score", str(path)]) == 0
    out = capsys.readouterr().out
    assert "6♠ made: +2 in the pool of Vera (8.1)" in out
    assert "2. breaks off in the play" in out and "Deal 2: Vera deals" in out


def test_error_names_line_and_column(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "wrong"
    text = write(sheet("0 6S pass pass", "raspasy 2 5 3")).replace("2 5 3", "2 5 4")
    path.write_text(text, encoding="utf-8")
    line = text.splitlines().index("2. result raspasy 2 5 4") + 1
    assert main(["score", str(path)]) == 2
    assert capsys.readouterr().err.startswith(f"prikup: line {line}, column 4: deal 2: ")


@pytest.mark.parametrize("command", ["score", "replay"])
@pytest.mark.parametrize("spot", ["Anna", "6S", "whist", "raspasy", "pool", "wikipedia-sochi", "preferans"])
def test_long_word_is_shortened_in_the_error(
    command: str, spot: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "long"
    text = write(sheet("0 6S whist pass closed 6 4 0 ", "raspasy 2 5 3")).replace(
        "closed 6 4 0", "closed 6 4 0 = 6 4 0 pool 0 2 whists 1 0 8"
    )
    assert spot in text
    path.write_text(text.replace(spot, "x" * 200_000, 1), encoding="utf-8")
    assert main([command, str(path)]) == 2
    assert 0 < len(capsys.readouterr().err) < 1000


def test_repeated_name_gives_the_same_error_in_score_and_replay(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "twins"
    path.write_text(write(sheet("0 6S pass pass")).replace("Boris", "Anna"), encoding="utf-8")
    told = []
    for command in ("score", "replay"):
        assert main([command, str(path)]) == 2
        told.append(capsys.readouterr().err)
    assert told[0] == told[1] and told[0].startswith(
        "prikup: line 4, column 8: 'Anna' is the name of seats 0 and 1"
    )
