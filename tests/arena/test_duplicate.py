"""Bots compared over the same deals."""

from __future__ import annotations

import json
import sys
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec
import pytest

import prikup
from prikup.arena import (
    Hosted,
    Interval,
    Pairing,
    SeatResult,
    Tried,
    Unit,
    interval,
    play_unit,
    report,
    units,
)
from prikup.arena.report import MIN_INTERVAL_UNITS
from prikup.bots.faults import illegal_answer
from prikup.cli import main
from prikup.core import View
from prikup.progress import with_lines


def pairing(game: str = "preferans", candidate: str = "rules", baseline: str = "rules") -> Pairing:
    rules = {"preferans": "kodeks-sochi", "paston": "paston-nakayoshi", "thousand": "thousand-blog"}[game]
    return Pairing(game, rules, 3, candidate, baseline, "test")


@pytest.mark.parametrize("game", ["preferans", "paston", "thousand"])
def test_bot_gains_nothing_against_itself(game: str) -> None:
    for unit in units(pairing(game), 1, 3):
        assert sum(one.score for one in unit.candidate) == 0
        assert unit.candidate == unit.mirror


def test_deal_depends_only_on_its_number_and_seed() -> None:
    one = pairing(candidate="random")
    assert play_unit(one, 5) == list(units(one, 4, 2))[1]
    assert list(units(one, 1, 5, workers=2)) == list(units(one, 1, 5))


def test_every_deal_is_played_in_every_seat() -> None:
    unit = play_unit(pairing(candidate="search"), 2)
    kinds = {one.kind for one in unit.candidate}
    assert len(unit.candidate) == len(unit.mirror) == 3
    assert kinds <= {"contract", "misere", "raspasy"}


LINES = Path(__file__).read_text("utf-8").splitlines()


class Broken:
    """A bot that answers nonsense and fails at a card."""

    def choose(self, view: View) -> str:
        if view.asks == "play":
            raise RuntimeError("no idea\nwhat to play")
        return "nonsense"


def test_wrong_answer_is_counted_and_replaced() -> None:
    one = Hosted(Broken())
    match = prikup.new("preferans").deal(seed=1)
    view = match.view(match.turns()[0].by)
    assert one.choose(view) == view.legal[0] and len(one.faults) == 1


def test_interval_contains_the_mean_and_narrows_with_more_deals() -> None:
    few, many = interval_ends([0.0, 4.0] * 10), interval_ends([0.0, 4.0] * 1000)
    assert few[0] < 2.0 < few[1] and interval([0.0, 4.0] * 10).mean == 2.0
    assert many[1] - many[0] < few[1] - few[0]
    assert interval_ends([0.0, 4.0] * 10) == few


def interval_ends(values: list[float]) -> tuple[float, float]:
    """Return the ends of the interval of these numbers."""
    found = interval(values)
    assert found.low is not None and found.high is not None
    return found.low, found.high


def test_interval_is_none_below_the_minimum_of_independent_units() -> None:
    enough = [1.0, 2.0] * (MIN_INTERVAL_UNITS // 2)
    assert interval(enough[1:]) == Interval(interval(enough[1:]).mean, None, None)
    assert interval(enough).low is not None
    assert interval(enough * 5, MIN_INTERVAL_UNITS - 1).high is None  # many values from few deals


def test_calls_tried_many_times_in_few_deals_have_no_interval() -> None:
    tries = msgspec.structs.replace(pairing(), calls=True, mirror=False)
    tried = tuple(Tried("bid", "pass", "6S", Fraction(gain)) for gain in range(8))
    few, many = (
        report(tries, [Unit(number, make_seat_results(), (), tried) for number in range(count)])["calls"]
        for count in (5, 20)
    )
    assert [(row["times"], row["low"], row["high"]) for row in few] == [(40, None, None)]
    assert [row["times"] for row in many] == [160] and many[0]["low"] < many[0]["mean"] < many[0]["high"]


def make_seat_results() -> tuple[SeatResult, ...]:
    """Return the results of three seats."""
    return tuple(SeatResult("contract", role, Fraction(0)) for role in ("declarer", "defender", "defender"))


def test_report_divides_the_mean_by_role() -> None:
    played = (
        SeatResult("contract", "declarer", Fraction(6)),
        SeatResult("contract", "defender", Fraction(-3)),
        SeatResult("contract", "defender", Fraction(0)),
    )
    other = tuple(SeatResult(one.kind, one.role, -one.score) for one in played)
    found = report(pairing(), [Unit(number, played, other) for number in range(20)])
    assert (found["mean"], found["low"], found["high"], found["errors"]) == (1.0, 1.0, 1.0, 0)
    assert found["mirror"] == {"mean": 0.5, "low": 0.5, "high": 0.5}
    assert found["roles"]["contract declarer"] == {"deals": 20, "mean": 6.0, "share": 2.0}
    assert sum(one["share"] for one in found["roles"].values()) == found["mean"]


def run_arena(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    assert main(["arena", "--game", "paston", "--deals", "3", *words]) == 0
    return capsys.readouterr().out


def test_output_is_independent_of_the_number_of_workers(capsys: pytest.CaptureFixture[str]) -> None:
    one = json.loads(run_arena(capsys, "--bots", "rules,random", "--json", "--workers", "1"))
    other = json.loads(run_arena(capsys, "--bots", "rules,random", "--json", "--workers", "2"))
    assert one.pop("cpu").keys() == other.pop("cpu").keys() == {"rules", "random"}
    assert one == other
    (pair,) = one["pairs"]
    assert (pair["candidate"], pair["baseline"], pair["deals"], pair["errors"]) == ("rules", "random", 3, 0)
    assert (pair["low"], pair["high"]) == (None, None) and pair["mean"] > 0 and pair["roles"]
    told = run_arena(capsys, "--bots", "rules,random,search", "--no-mirror", "--workers", "1")
    assert "rules against random, 3 deals" in told and "random against search" in told


def test_few_deals_have_no_interval(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["arena", "--game", "paston", "--bots", "rules,random", "--deals", "2", "--workers", "1"]
    assert main([*words, "--json"]) == 0
    (pair,) = json.loads(capsys.readouterr().out)["pairs"]
    assert pair["deals"] == 2 and (pair["low"], pair["high"], pair["mirror"]["low"]) == (None, None, None)
    place = tmp_path / "arena.html"
    assert main([*words, "--html", str(place)]) == 0
    assert capsys.readouterr().out.count("a deal, fewer than 20 deals: no interval") == 2
    page = place.read_text("utf-8")
    assert "nan" not in page and "None" not in page
    assert 'class="range"' not in page and 'class="band"' not in page
    assert main([*words, "--lang", "ru"]) == 0
    assert "сдач меньше 20: интервала нет" in capsys.readouterr().out
    # A page replaces only a page.
    assert main([*words, "--html", str(place)]) == 0
    capsys.readouterr()
    place.write_text("mine", encoding="utf-8")
    assert main([*words, "--html", str(place)]) == 2
    found = capsys.readouterr()
    assert "already exists and is not a page" in found.err and not found.out
    assert place.read_text("utf-8") == "mine"


def test_only_requested_pairs_are_played(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "--game", "paston", "--deals", "1", "--workers", "1", "--no-mirror", "--json"]
    assert main([*words, "--bots", "random", "--against", "rules,beginner"]) == 0
    pairs = json.loads(capsys.readouterr().out)["pairs"]
    met = [("random", "rules"), ("random", "beginner")]
    assert [(one["candidate"], one["baseline"]) for one in pairs] == met


def test_progress_is_printed_in_lines_without_a_terminal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    times = iter(range(0, 100, 2))
    found = with_lines(range(20), "search against rules", 20, "en", clock=lambda: next(times))
    assert list(found) == list(range(20))
    assert capsys.readouterr().err.splitlines() == [
        f"search against rules: {done} of 20, about {2 * (20 - done)} s left" for done in (3, 6, 12)
    ]


def test_single_bot_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--bots", "rules"]) == 2
    assert "'rules' is one bot" in capsys.readouterr().err


def test_errors_of_either_bot_are_counted() -> None:
    for names in ({"candidate": f"{__name__}:Broken"}, {"baseline": f"{__name__}:Broken"}):
        one = pairing("paston", **names)
        unit = play_unit(one, 1)
        assert report(one, [unit])["errors"] > 0


def test_faults_are_reported_by_kind_with_bot_and_first_place(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    bot, place = f"{__name__}:Broken", tmp_path / "arena.html"
    line = next(number for number, text in enumerate(LINES, 1) if "no idea" in text)
    said = {
        "illegal": "'nonsense' is not a legal choice: expected ",
        "RuntimeError": f"RuntimeError: no idea what to play, in test_duplicate.py:{line}",
    }
    words = ["arena", "--game", "paston", "--bots", f"{bot},rules", "--deals", "2", "--workers", "1"]
    assert main([*words, "--json"]) == 1
    (pair,) = json.loads(capsys.readouterr().out)["pairs"]
    found = {one["kind"]: one for one in pair["faults"]}
    assert pair["errors"] == sum(one["count"] for one in pair["faults"])
    for kind, why in said.items():
        one = found[kind]
        assert one["bot"] == bot and one["deal"] == 1 and one["why"]["text"].startswith(why)
        assert (one["asks"] == "play") == (kind == "RuntimeError")
    assert main([*words, "--html", str(place)]) == 1
    told, page = capsys.readouterr().out, place.read_text("utf-8")
    for kind, one in found.items():
        assert f"{bot}: {kind}, {one['count']} times; first in deal 1, seat {one['seat']}, question" in told
        assert said[kind] in told and f"<td>{kind}</td><td>{one['count']}</td>" in page
    assert (
        main(["regret", *words[1:3], "--bots", bot, "--deals", "1", "--parts", "play", "--workers", "1"]) == 1
    )
    assert f"{bot}: illegal, " in capsys.readouterr().out


def test_rows_are_in_requested_language(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--bots", "random,random", "--deals", "4", "--workers", "1", "--no-mirror"]
    assert main(["--lang", "ru", "arena", *words]) == 0
    told = capsys.readouterr().out
    rows = [line for line in told.splitlines() if "из среднего" in line]
    assert [line.strip()[:20].strip() for line in rows] == [
        "Уход без розыгрыша,", "Уход без розыгрыша,", "Игра, разыгрывающий", "Игра, защитник",
    ]  # fmt: skip
    assert len({line.index("из среднего") for line in rows}) == 1, "one column"
    assert main(["arena", *words, "--json"]) == 0
    assert "contract declarer" in json.loads(capsys.readouterr().out)["pairs"][0]["roles"]
    assert main(["--lang", "ru", "arena", *words, "--game", "paston", "--whole"]) == 0
    assert "    партия, игрок " in capsys.readouterr().out


def test_forbidden_answer_is_reported_with_its_clause() -> None:
    match = prikup.new("preferans").deal(seed=1).play("7S")
    view = match.view(match.turns()[0].by)
    assert str(illegal_answer(view, "6S")).startswith("'6S' is not a legal choice: ")
    assert "(clause " in str(illegal_answer(view, "6S"))


def test_time_limit_is_given_in_milliseconds(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    place = tmp_path / "silent.py"
    place.write_text(
        'import json\nprint(json.dumps({"id": json.loads(input())["id"], "version": 1}), flush=True)\n'
        "while True: input()\n"
    )
    words = [
        "arena",
        "--game",
        "paston",
        "--deals",
        "2",
        "--workers",
        "1",
        "--no-mirror",
        "--milliseconds",
        "20",
    ]
    assert main([*words, "--bots", f"cmd:{sys.executable} {place},rules"]) == 1
    assert ": silent, " in capsys.readouterr().out
