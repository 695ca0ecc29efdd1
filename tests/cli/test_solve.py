"""``prikup solve`` and ``prikup bench solver``: results, and one line for every error."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from prikup.cli import main, solverbench
from prikup.cli.common import UsageError
from prikup.solver import AllPassPosition, AllPassSolver, read_cards, read_hands
from tests.cli.test_commands import run_command, run_invalid_command
from tests.pages import ROOT

DEAL = "8.A7.QT.AQJ97 KQJ7.KT8.97.K AT9.QJ9.AK8.8"
TALON = DEAL + " / JD TC"
POSITIONS = ROOT / "tests" / "data" / "solver-positions.tsv"
EVENING = str(ROOT / "examples" / "evening.prikup")
HOME = str(ROOT / "examples" / "home.prikup")
ENVIRONMENT = {**os.environ, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}
Capture = pytest.CaptureFixture[str]


def test_deal_is_printed_with_value_cards_and_best_play(capsys: Capture) -> None:
    lines = run_command(capsys, "solve", DEAL, "--trump", "C", "--leader", "1").splitlines()
    assert lines[:5] == [
        "seat 0  8.A7.QT.AQJ97",
        "seat 1  KQJ7.KT8.97.K",
        "seat 2  AT9.QJ9.AK8.8",
        "Seat 0 declares, trump C; seat 1 leads.",
        "It takes 6 of 10 tricks.",
    ]
    assert lines[5] == "Seat 1 can play:" and lines[6].split()[0] == "6"
    assert lines[-1].startswith("Best play: ")
    assert [len(trick.split()) for trick in lines[-1].removeprefix("Best play: ").split("  ")] == [3] * 10


def test_json_of_deal_has_every_card_and_best_play(capsys: Capture) -> None:
    found = json.loads(run_command(capsys, "solve", DEAL, "--trump", "C", "--leader", "1", "--json"))
    assert (found["value"], found["left"], found["to_play"], found["trump"]) == (6, 10, 1, "C")
    assert len(found["cards"]) == 10 and min(found["cards"].values()) == 6
    assert len(found["line"]) == len(set(found["line"])) == 30
    misere = json.loads(run_command(capsys, "solve", DEAL, "--misere", "--leader", "1", "--json"))
    assert (misere["kind"], misere["value"]) == ("misere", 6)


def test_board_position_is_read_from_text_code_or_link(capsys: Capture) -> None:
    said = run_command(capsys, "solve", DEAL, "--trump", "C", "--leader", "1")
    text = f"{DEAL} / contract C / leader 1"
    code = text.replace(" / ", "~").replace(" ", "+")
    for given in (text, code, f"https://example.org/board#{code}"):
        assert run_command(capsys, "solve", given) == said
    assert "seat 2 plays" in run_command(capsys, "solve", f"{text} / at 1 / played KS")
    assert "--trump says nothing about HANDS" in run_invalid_command(capsys, "solve", code, "--trump", "C")
    assert "expected 0 to 2" in run_invalid_command(capsys, "solve", f"{DEAL} / leader 7")
    assert "no card is left" in run_invalid_command(capsys, "solve", "A... K... / at 2 / played AS KS")


def test_declarer_can_have_any_seat(capsys: Capture) -> None:
    hands = DEAL.split()
    turned = " ".join((hands[1], hands[2], hands[0]))
    found = json.loads(
        run_command(capsys, "solve", turned, "--trump", "C", "--declarer", "2", "--leader", "0", "--json")
    )
    assert (found["value"], found["declarer"], found["leader"], found["to_play"]) == (6, 2, 0, 0)
    assert found["hands"] == {"0": hands[1], "1": hands[2], "2": hands[0]}


def test_trick_in_progress_and_two_hands_are_solved(capsys: Capture) -> None:
    lines = run_command(capsys, "solve", "AQ... J... T9...", "--leader", "1", "--trick", "KS")
    assert "seat 1 led KS, seat 2 plays." in lines
    assert len(lines.splitlines()[-1].split("  ")[0].removeprefix("Best play: ").split()) == 2
    assert "It takes 2 of 2 tricks." in run_command(capsys, "solve", "AK... QJ...")


def test_table_of_all_contracts_is_printed(capsys: Capture) -> None:
    printed = run_command(capsys, "solve", DEAL, "--table").splitlines()
    assert len(printed) == 8 and printed[3].split() == ["C", "6", "0", "2", "6", "0", "2", "6", "0", "3"]
    found = json.loads(run_command(capsys, "solve", DEAL, "--table", "--leader", "1", "--json"))
    assert found["leaders"] == [1]
    assert found["tricks"]["C"] == [[6], [0], [2]] and found["misere"] == [[6], [3], [6]]


def test_discards_of_deal_are_valued(capsys: Capture) -> None:
    printed = run_command(capsys, "solve", TALON, "--discards").splitlines()
    assert printed[0] == "66 ways to lay cards away from 8.A7.QJT.AQJT97:"
    assert printed[2] == "C        8  8S 7H"
    found = json.loads(run_command(capsys, "solve", TALON, "--discards", "--json"))
    assert len(found) == 66
    best = max(found, key=lambda one: int(one["C"]))
    assert (best["discard"], best["C"]) == (["8S", "7H"], 8)
    twelve = "8.A7.QJT.AQJT97 KQJ7.KT8.97.K AT9.QJ9.AK8.8"
    assert json.loads(run_command(capsys, "solve", twelve, "--discards", "--json")) == found


def test_all_pass_is_solved_with_and_without_talon(capsys: Capture) -> None:
    free = json.loads(run_command(capsys, "solve", TALON, "--allpass", "--json"))
    assert sum(free["value"].values()) == 10 and free["declarer"] is None and len(free["line"]) == 30
    for talon in ("suit", "dealer"):
        led = json.loads(run_command(capsys, "solve", TALON, "--allpass", "--talon", talon, "--json"))
        assert sum(led["value"].values()) == 10 and led["leads"] == ["JD", "TC"]
        assert set(led["cards"]) == {"TD", "QD"}
        assert set(led["value"]) == {"0", "1", "2"} | ({"3"} if talon == "dealer" else set())
    assert "Tricks of seats 0, 1, 2 and 3 (the dealer): " in run_command(
        capsys, "solve", TALON, "--allpass", "--talon", "dealer"
    )
    assert "led by JD and TC of the talon; seat 0 leads" in run_command(
        capsys, "solve", TALON, "--allpass", "--talon", "suit"
    )


def test_deal_of_thousand_is_solved(capsys: Capture) -> None:
    hands = "A9.K.AQ9.KQ QJ.AJ9.T.JT KT.QT.KJ.A9"
    found = json.loads(run_command(capsys, "solve", hands, "--game", "thousand", "--json"))
    assert (found["kind"], found["value"]) == ("points", 100)
    assert "QC!" in found["line"]
    assert "It makes 100 points of those to come." in run_command(
        capsys, "solve", hands, "--game", "thousand"
    )


def test_thousand_is_solved_by_given_rules(capsys: Capture) -> None:
    """Check rules where a lead from 30 cards announces nothing and a named trump raises a marriage."""
    first = "QT.KQT.Q9.AJT KJ98.A97.KJ.9 A7.J8.T8.KQ87"
    found = json.loads(
        run_command(capsys, "solve", first, "--game", "thousand", "--rules", "thousand-32", "--json")
    )
    assert found["value"] == 138 and not any(card.endswith("!") for card in found["cards"])
    pair = ("solve", ".KQ.. A9... TJ...", "--game", "thousand", "--rules", "pagat-501", "--trump")
    assert json.loads(run_command(capsys, *pair, "H", "--json"))["cards"]["KH!"] == 40 + 30
    assert json.loads(run_command(capsys, *pair, "C", "--json"))["cards"]["KH!"] == 20 + 30


def test_eldest_hand_leads_after_the_talon(capsys: Capture) -> None:
    hands = read_hands(TALON.partition("/")[0])
    led = read_cards(TALON.partition("/")[2])
    for leader in range(3):
        position = AllPassPosition(hands, leader, leads=led, leaders=(leader, leader), eldest=leader)
        said = ("--allpass", "--talon", "suit", "--leader", str(leader), "--json")
        value = json.loads(run_command(capsys, "solve", TALON, *said))["value"]
        assert tuple(value.values()) == AllPassSolver().value(position)[:3]


@pytest.mark.parametrize(("deal", "kind"), [(1, "contract"), (2, "misere"), (3, "allpass")])
def test_deals_of_record_are_solved(capsys: Capture, deal: int, kind: str) -> None:
    args = ("solve", "--record", EVENING, "--deal", str(deal), "--json")
    start = json.loads(run_command(capsys, *args))
    assert (start["kind"], start["left"], start["trick"]) == (kind, 10, [])
    later = json.loads(run_command(capsys, *args, "--ply", "16"))
    assert later["left"] == 5 and len(later["trick"]) == 1
    assert sum(map(len, later["hands"].values())) - 3 * 3 == 14
    assert len(later["line"]) == 14
    printed = run_command(capsys, *args[:-1], "--ply", "16").splitlines()
    assert len(printed) >= 6 and [line.split()[-1] for line in printed[:3]] == ["Anna", "Boris", "Vera"]


def test_file_of_positions_is_solved(capsys: Capture, tmp_path: Path) -> None:
    lines = POSITIONS.read_text(encoding="utf-8").splitlines()[3:]
    known = [(line.split("\t")[0], line.split("\t")[8]) for line in lines]
    printed = run_command(capsys, "solve", "--file", str(POSITIONS), "--tsv")
    assert printed == "".join(f"{name}\t{tricks}\n" for name, tricks in known)
    bare = tmp_path / "bare.tsv"
    bare.write_text("\n".join("\t".join(line.split("\t")[:8]) for line in lines), encoding="utf-8")
    assert run_command(capsys, "solve", "--file", str(bare), "--tsv") == printed
    found = json.loads(run_command(capsys, "solve", "--file", str(POSITIONS), "--json"))
    assert [(one["id"], str(one["tricks"])) for one in found] == known
    assert (
        run_command(capsys, "solve", "--file", str(POSITIONS))
        .splitlines()[0]
        .endswith("seat 0 takes 6 of 10")
    )


def test_progress_bar_is_on_stderr_and_answers_on_stdout() -> None:
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "prikup", "solve", "--file", str(POSITIONS), "--tsv"]
    program = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=theirs, text=True, env=ENVIRONMENT)
    os.close(theirs)
    printed, _ = program.communicate(timeout=300)
    shown = os.read(ours, 65536).decode()
    os.close(ours)
    assert printed.count("\n") == 120 and printed.startswith("r00T\t6\n")
    assert "positions" in shown and "120/120" in shown and "r00T" not in shown
    quiet = subprocess.run(command, capture_output=True, text=True)
    assert quiet.stdout == printed and not quiet.stderr


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("x\ts\tT\tX\t0\tA...\tK...\tQ...", "trump 'X' is not a suit"),
        ("x\ts\tT\t-\t0\tA...\tK...\tQ...", "trump '-' is not a suit"),
        ("x\ts\tX\t-\t0\tA...\tK...\tQ...", "contract 'X': expected T, N or M"),
        ("x\ts\t\t-\t0\tA...\tK...\tQ...", "contract '': expected T, N or M"),
        ("x\ts\tN\t-\t3\tA...\tK...\tQ...", "leader '3': expected 0, 1 or 2"),
        ("x\ts\tN\t-\t0\tA...\tKQ...\tJ...", "seat 1 holds 2 cards: expected 1"),
        ("x\ts\tN\t-\t0\tA...\tA...\tJ...", "AS twice"),
        ("x\ts\tN\t-\t0\tA...\tB...\tJ...", "'B...': 'B' is not a rank: expected one of 789TJQKA"),
        ("x\ts\tN\t-\t0\tA...\tK...", "7 columns: expected id set contract"),
    ],
)
def test_invalid_line_is_quoted(capsys: Capture, tmp_path: Path, line: str, reason: str) -> None:
    path = tmp_path / "bad.tsv"
    path.write_text(f"# a comment\nid\tset\nok\ts\tN\t-\t0\tA...\tK...\tQ...\n\n{line}\n", encoding="utf-8")
    said = run_invalid_command(capsys, "solve", "--file", str(path), "--tsv")
    assert said.startswith("prikup: line 5: 'x\\ts") and reason in said


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        ([], "HANDS"),
        (["AK"], "'AK' is not a hand"),
        (["АК... QJ... T9..."], "'АК...': 'А' is not a rank: expected one of 789TJQKA"),
        (["A... K... A..."], "AS twice"),
        (["A... K... Q... / AS"], "AS in a hand and out of play"),
        (["A... K... QJ..."], "seat 2 holds 2 cards: expected 1"),
        (["A... K...", "--leader", "2"], "leader 2: expected 0 to 1"),
        (["A... K...", "--declarer", "2"], "declarer 2: expected 0 to 1"),
        (["A... K...", "--discards", "--declarer", "2"], "declarer 2: expected 0 to 1"),
        (["", "--trump", "S"], "0 hands: expected 2 or 3"),
        (["A... K... Q...", "--trump", "X"], "'X' is not a suit"),
        (["A... K... Q...", "--misere", "--trump", "S"], "have no trump"),
        (["A... K... Q...", "--trick", "ZZ"], "'ZZ' is not a card"),
        (["A... K... Q...", "--table", "--leader", "9"], "'9': expected a whole number"),
        (["A... K... Q...", "--discards"], "expected a larger one, which lays cards away"),
        (["A... K... Q...", "--tsv"], "--tsv is for --file"),
        (["A... K... Q...", "--ply", "0"], "--ply is for --record"),
        (["A... K... Q...", "--talon", "suit"], "--talon is for --allpass"),
        (["A... K... Q...", "--allpass", "--talon", "suit"], "0 cards after the slash: expected 2"),
        (["A... K... Q...", "--table", "--trump", "S"], "--trump says nothing about --table"),
        (["A... K... Q...", "--discards", "--misere"], "--misere says nothing about --discards"),
        (["--record", EVENING, "--leader", "0"], "--leader says nothing about --record"),
        (["--file", "none", "--table"], "--table says nothing about --file"),
        (["A... K...", "--allpass"], "2 hands: expected 3"),
        (["A... 8... Q...", "--game", "thousand"], "is not of a pack of 9JQKTA"),
        (["A... K... Q...", "--game", "chess"], "'chess' is not a known game"),
        (["A... K... Q...", "--game", "prefa"], "--game prefa: it is played for tricks"),
        (["A... K... Q...", "--game", "thousand", "--rules", "chess"], "chess"),
        (["A... K... Q...", "--rules", "thousand-32"], "--rules is for --game"),
        (["--record", EVENING, "--deal", "4"], "deal 4: this record has 3 deals"),
        (["--record", HOME, "--deal", "1"], "deal 1 of this record has no cards in play"),
        (["--record", EVENING, "--deal", "2", "--ply", "30"], "expected 0 to 29"),
        (["--record", "none"], "'none' cannot be read"),
        (["--file", "none"], "'none' cannot be read"),
    ],
)
def test_unsolvable_input_gives_one_line_error(capsys: Capture, args: list[str], reason: str) -> None:
    assert reason in run_invalid_command(capsys, "solve", *args)


def test_bench_measures_the_requested_jobs(capsys: Capture) -> None:
    found = json.loads(
        run_command(capsys, "bench", "solver", "--jobs", "caught-hand, trump-realistic", "--json")
    )
    assert [job["job"] for job in found["jobs"]] == ["caught-hand", "trump-realistic"]
    for job in found["jobs"]:
        assert list(job) == [
            "job", "deals", "mean_us", "median_us", "p95_us", "p99_us", "max_us", "nodes",
        ]  # fmt: skip
        assert job["deals"] == 600
        assert 0 < job["median_us"] <= job["p95_us"] <= job["p99_us"] <= job["max_us"]
    assert "caught-hand" in run_command(capsys, "bench", "solver", "--jobs", "caught-hand")
    assert "'chess' is not a job" in run_invalid_command(capsys, "bench", "solver", "--jobs", "chess")


@pytest.mark.parametrize("job", solverbench.JOBS)
def test_every_job_gives_the_known_values(job: str) -> None:
    chosen = solverbench.JOBS[job][0]
    rows = [row for row in solverbench.read_rows() if row.set == chosen][:20]
    (figures,) = solverbench.measure([job], rows)
    assert figures["deals"] == 20 and figures["nodes"] >= 0
    assert "wrong" not in figures


def test_bench_reports_wrong_values(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [row for row in solverbench.read_rows() if row.set == "realistic"][:20]
    spoilt = [rows[0]._replace(tricks=(11, 11, None)), *rows[1:]]
    for job in ("trump-realistic", "notrump-realistic", "firstcards-realistic", "table15-realistic"):
        (figures,) = solverbench.measure([job], spoilt)
        assert figures["wrong"] == (2 if job.startswith("table") else 1)
    monkeypatch.setattr(solverbench, "read_rows", lambda: spoilt)
    assert main(["bench", "solver", "--jobs", "trump-realistic"]) == 1
    assert "1 WRONG" in capsys.readouterr().out


def test_missing_endplay_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "endplay.dds", None)
    with pytest.raises(UsageError, match="needs the package endplay"):
        solverbench.yardstick()
