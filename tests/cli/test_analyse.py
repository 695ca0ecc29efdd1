"""``prikup analyse``: JSON figures, sentences, and a page with plots."""

from __future__ import annotations

import json
import shutil
from functools import cache
from pathlib import Path

import pytest

from prikup.cli import analyse
from prikup.review import review_deal
from tests.cli.test_commands import run_command, run_invalid_command
from tests.pages import ROOT

EXAMPLES = ROOT / "examples"
EVENING = str(EXAMPLES / "evening.prikup")
FIELDS = ["deal", "ply", "seat", "asks", "played", "best", "loss", "low", "high", "open_loss", "verdict"]


_REVIEWED = cache(review_deal)


@pytest.fixture(autouse=True)
def _cache_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cache reviews of deals for commands that use one process."""
    monkeypatch.setattr(analyse, "review_deal", _REVIEWED)


def test_json_has_figures_of_every_decision(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(run_command(capsys, "analyse", EVENING, "--json"))
    assert list(found) == ["decisions", "luck", "skill", "unjudged"] and not found["unjudged"]
    assert all(list(one) == FIELDS for one in found["decisions"])
    assert {one["deal"] for one in found["decisions"]} == {1, 2, 3}
    assert {one["verdict"] for one in found["decisions"]} >= {"ok", "mistake", "forced"}
    sums = [sum(one["seats"][seat] for part in ("luck", "skill") for one in found[part]) for seat in range(3)]
    assert sums == pytest.approx([46.0, -40.0, -6.0])


def test_figures_are_independent_of_the_number_of_processes(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyse, "MIN_DEALS_PER_WORKER", 1)
    one, two = (
        run_command(capsys, "analyse", EVENING, "--json", "--worlds", "40", "--workers", str(workers))
        for workers in (1, 2)
    )
    assert one == two


@pytest.mark.parametrize(("lang", "says"), [("en", "As the cards lay"), ("ru", "При этом раскладе")])
def test_mistakes_are_described_in_sentences(
    capsys: pytest.CaptureFixture[str], lang: str, says: str
) -> None:
    text = run_command(capsys, "analyse", EVENING, "--lang", lang, "--workers", "1")
    assert says in text and ("K♥" in text or "К♥" in text)
    assert "Anna" in text and ("+46.0" if lang == "en" else "+46,0") in text


def test_page_has_a_plot_for_each_player(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    run_command(capsys, "analyse", EVENING, "--html", str(page), "--workers", "1")
    text = page.read_text("utf-8")
    assert text.count("<figure>") == 3 and text.count("<polyline") == 9
    assert "Anna" in text and "blunder" in text and "http" not in text


HOME = str(EXAMPLES / "home.prikup")
JUDGES_NOTHING = {
    "en": "Nothing to judge: only the result is known, no call and no card",
    "ru": "Разбирать нечего: известен только результат, ни торговли, ни карт нет",
    "el": "Δεν υπάρχει τίποτα να κριθεί",
    "hy": "Վերլուծելու բան չկա",
    "ja": "検討できるものがありません",
}


@pytest.mark.parametrize("lang", JUDGES_NOTHING)
def test_record_of_results_has_nothing_to_judge(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, lang: str
) -> None:
    page = tmp_path / "review.html"
    words = ["analyse", HOME, "--lang", lang, "--workers", "1"]
    text = run_command(capsys, *words, "--html", str(page))
    assert len(text.splitlines()) == 2 and text.splitlines()[1].startswith(JUDGES_NOTHING[lang])
    shown = page.read_text("utf-8")
    assert JUDGES_NOTHING[lang] in shown and "<table>" not in shown and "<figure>" not in shown
    found = json.loads(run_command(capsys, *words, "--json"))
    assert found == {"decisions": [], "luck": [], "skill": [], "unjudged": list(range(1, 10))}


def test_typed_deal_is_left_out_of_luck_and_skill(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    both = tmp_path / "both.prikup"
    played = Path(EVENING).read_text("utf-8").replace('[Result "46 -40 -6"]\n', "")
    both.write_text(played.replace("\nfinish\n", "\n4. result raspasy 2 5 3\n"), "utf-8")
    found = json.loads(run_command(capsys, "analyse", str(both), "--json", "--workers", "1"))
    assert found["unjudged"] == [4] and [one["deal"] for one in found["luck"]] == [1, 2, 3]
    text = run_command(capsys, "analyse", str(both), "--workers", "1")
    assert "Not judged, since only the result is known: 4\n" in text and "+46.0" in text


def test_page_replaces_only_a_page(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(analyse, "review_deal", lambda *_: pytest.fail("nothing is done before"))
    kept = tmp_path / "home.prikup"
    kept.write_text("mine", encoding="utf-8")
    for path, why in (
        (kept, "already exists and is not a page: choose another name"),
        (tmp_path, "cannot be written: this is a directory"),
        (tmp_path / "none" / "page.html", "cannot be written: no such file or directory"),
    ):
        said = run_invalid_command(capsys, "analyse", EVENING, "--html", str(path), "--workers", "1")
        assert str(path) in said and why in said
    assert kept.read_text(encoding="utf-8") == "mine"


def test_folder_is_reviewed_file_by_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for name in ("evening", "home"):
        shutil.copy(EXAMPLES / f"{name}.prikup", tmp_path)
    found = json.loads(run_command(capsys, "analyse", str(tmp_path), "--json", "--worlds", "40"))
    assert [one["file"] for one in found["records"]] == ["evening.prikup", "home.prikup"]
    assert found["records"][0]["decisions"] and not found["records"][1]["decisions"]
    (tmp_path / "notes.txt").write_text("nothing")
    (tmp_path / "other.prikup").write_text("nothing")
    assert "other.prikup" in run_invalid_command(capsys, "analyse", str(tmp_path))


def test_unreadable_input_gives_one_line_error(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "cannot be read" in run_invalid_command(capsys, "analyse", str(tmp_path / "missing"))
    assert "holds no record" in run_invalid_command(capsys, "analyse", str(tmp_path))
    bad = tmp_path / "bad.prikup"
    bad.write_text("nothing")
    assert "line 1" in run_invalid_command(capsys, "analyse", str(bad))
    assert "--worlds" in run_invalid_command(capsys, "analyse", EVENING, "--worlds", "0")
