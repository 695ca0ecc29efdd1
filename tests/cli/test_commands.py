"""Commands print their results; everything they cannot do gives one line and exit code 2."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from prikup import records, shuffle
from prikup.cards import PACK_32
from prikup.cli import main
from prikup.cli.matchbench import SelfplaySetup, Tally, run
from prikup.core import DealPattern, Draw, Finish, Input, to_json
from prikup.games import GAMES
from prikup.proof import DealProof
from prikup.records import make_record, write
from prikup.server import Limits
from prikup.shuffle import DealSeeds

GOLDEN = Path(__file__).parent.parent / "data" / "records" / "kovalevskaya.prikup"


def run_command(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    assert main(args) == 0
    caught = capsys.readouterr()
    assert caught.err == ""
    return caught.out


def run_invalid_command(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    try:
        code = main(args)
    except SystemExit as exit:
        code = int(exit.code or 0)
    caught = capsys.readouterr()
    assert code == 2
    assert caught.err.startswith("prikup") and caught.err.count("\n") == 1
    return caught.err


def test_replay_prints_the_deal_action_by_action(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command(capsys, "replay", str(GOLDEN)) == GOLDEN.with_suffix(".txt").read_text(
        encoding="utf-8"
    )
    assert "Мизер пойман" in run_command(capsys, "replay", str(GOLDEN), "--lang", "ru")
    said = json.loads(run_command(capsys, "replay", str(GOLDEN), "--json"))
    assert said["deals"][0]["result"]["tricks"] == [1, 3, 6]
    assert said["standing"]["hill"] == [10, 0, 0]


def test_replay_of_invalid_record_names_the_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    bad = tmp_path / "bad.prikup"
    text = GOLDEN.read_text(encoding="utf-8")
    bad.write_text(text.replace("= 1 3 6", "= 0 4 6"), encoding="utf-8")
    assert "line 8, column" in run_invalid_command(capsys, "replay", str(bad))
    bad.write_text(text.replace("9D AD", "9D AK"), encoding="utf-8")
    assert "'AK'" in run_invalid_command(capsys, "replay", str(bad))
    assert main(["replay", "--lenient", str(bad)]) == 2
    caught = capsys.readouterr()
    assert "East K♦  South 9♦" in caught.out and "The record breaks off here." in caught.out
    assert caught.err.count("\n") == 1


def test_error_is_in_the_requested_language(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    bad = tmp_path / "bad.prikup"
    bad.write_text(GOLDEN.read_text(encoding="utf-8").replace("9D AD", "9D AK"), encoding="utf-8")
    told = run_invalid_command(capsys, "replay", str(bad), "--lang", "ru")
    assert told.startswith("prikup: строка 8, знак ") and "сдача 1: «AK»: «AK» не карта: ожидается" in told
    assert main(["replay", "--lenient", str(bad), "--lang", "ru"]) == 2
    assert capsys.readouterr().err == told
    missing = str(tmp_path / "nowhere")
    assert f"«{missing}» не прочитать" in run_invalid_command(capsys, "replay", missing, "--lang", "ru")


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_unreadable_file_gives_one_line_error(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str
) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\x00\x80")
    for path in (tmp_path / "none", tmp_path, binary, tmp_path / "bad\0name"):
        run_invalid_command(capsys, command, str(path))
    (tmp_path / "empty").write_text("")
    assert "is missing" in run_invalid_command(capsys, command, str(tmp_path / "empty"))
    (tmp_path / "deep").write_text("{" + '"a":[' * 5000)
    run_invalid_command(capsys, command, str(tmp_path / "deep"))


RANDOM = "wikipedia-sochi; first_dealer=random"


def make_proved_record(deals: int) -> records.MatchRecord:
    """Return the record of a short match dealt from seeds, with its proofs."""
    game = GAMES["preferans"]
    match = game.start(game.options(RANDOM), 3)
    seeds = ("анна|", "", '"x"')
    inputs, proofs = [], []
    for number in range(1, deals + 1):
        seed = shuffle.derive_server_seed("test", "T1", number)
        chance = DealSeeds(seed, seeds, number, "T1").numbers
        if number == 1:
            draw = match.due(chance)
            assert isinstance(draw, Draw)
            inputs.append(Input(None, None, draw))
            match = match.apply(inputs[-1]).state
        pattern = game.needs_deal(match)
        assert pattern is not None
        order = pattern.stack(match.pack, chance)
        deal = pattern.deal(order, 3)
        proofs.append(
            DealProof("T1", "preferans", RANDOM, number, number, 3, match.dealer, order,
                      pattern.packets, shuffle.compute_commitment(seed), seeds, seed, deal)
        )  # fmt: skip
        inputs.append(Input(None, None, deal))
        match = match.apply(inputs[-1]).state
        while match.deal_no == number:
            turn = match.turns()[0]
            inputs.append(Input(turn.seat, turn.by, list(match.legal(turn))[-1]))
            match = match.apply(inputs[-1]).state
    inputs.append(Input(None, None, Finish()))
    start = game.start(game.options(RANDOM), 3)
    return make_record(start, inputs, ["Anna", "Boris", "Vera"], proofs=proofs)


def test_verify_repeats_every_deal(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "match.prikup"
    text = write(make_proved_record(3))
    file.write_text(text, encoding="utf-8")
    assert "3 of 3 deals verified" in run_command(capsys, "verify", str(file))
    assert json.loads(run_command(capsys, "verify", str(file), "--json"))["verified"] == [1, 2, 3]
    assert records.read(text) == make_proved_record(3)
    seed = shuffle.derive_server_seed("test", "T1", 2)
    other = seed[:-1] + ("0" if seed[-1] != "0" else "1")
    file.write_text(text.replace(seed, other), encoding="utf-8")
    assert "deal 2: the server's seed has the commitment" in run_invalid_command(capsys, "verify", str(file))
    file.write_text(text.replace('[PlayerSeeds "3 ', '[PlayerSeeds "3 x'), encoding="utf-8")
    assert "deal 3: the seeds make" in run_invalid_command(capsys, "verify", str(file))
    file.write_text(text.replace(f'[ServerSeed "2 {seed}"]\n', ""), encoding="utf-8")
    assert "deal 2 has no revealed seeds" in run_invalid_command(capsys, "verify", str(file))


def test_verify_checks_proof_against_the_rules_of_its_game(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "proof.json"
    proof: dict[str, Any] = {
        "format": shuffle.SHUFFLE_FORMAT,
        "table": "T1",
        "deals": records.list_proofs(make_proved_record(2)),
    }
    file.write_bytes(to_json(proof))
    told_all = run_command(capsys, "verify", str(file))
    assert told_all.startswith(
        "preferans by the rules 'wikipedia-sochi; first_dealer=random', 3 players, table 'T1'\n"
    )
    assert "2 of 2 deals verified" in told_all
    first, second = proof["deals"]
    packets = first.packets[1:4] + first.packets[:1] + first.packets[4:]
    deal = DealPattern(packets).deal(shuffle.shuffle_pack(PACK_32, first.seeds.numbers("deal")), 3)
    proof["deals"] = [msgspec.structs.replace(first, packets=packets, deal=deal), second]
    file.write_bytes(to_json(proof))
    assert "its packets are not those of the rules" in run_invalid_command(capsys, "verify", str(file))
    proof["deals"] = [json.loads(to_json(first)) | {"game": None}]
    file.write_bytes(to_json(proof))
    assert "this proof cannot be read" in run_invalid_command(capsys, "verify", str(file))


def test_verify_prints_how_the_first_dealer_was_drawn(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    evening = Path(__file__).parents[2] / "examples" / "evening.prikup"
    assert "seat 1 deals first: the seeds draw 8H 7D JC\n" in run_command(capsys, "verify", str(evening))
    said = json.loads(run_command(capsys, "verify", str(evening), "--json"))
    assert (said["dealer"], said["drawn"]) == (1, ["8H", "7D", "JC"])
    file = tmp_path / "match.prikup"
    file.write_text(write(make_proved_record(1)), encoding="utf-8")
    assert "deals first: taken at random from the seeds\n" in run_command(capsys, "verify", str(file))
    text = evening.read_text(encoding="utf-8")
    file.write_text(text.replace('[Dealer "1"]', '[Dealer "2"]'), encoding="utf-8")
    assert "with 8H 7D JC drawn seat 1 deals, not seat 2" in run_invalid_command(capsys, "verify", str(file))
    file.write_text(text.replace('[Draw "8H 7D JC"]', '[Draw "8H 7S JC"]'), encoding="utf-8")
    assert "the seeds draw 8H 7D JC, not 8H 7S JC" in run_invalid_command(capsys, "verify", str(file))


def test_verify_needs_seeds(capsys: pytest.CaptureFixture[str]) -> None:
    assert "no seeds" in run_invalid_command(capsys, "verify", str(GOLDEN))


def test_options_print_values_meaning_and_clause(capsys: pytest.CaptureFixture[str]) -> None:
    assert "wikipedia-sochi" in run_command(capsys, "options")
    assert "(11.1)" in run_command(capsys, "options", "preferans")
    assert "hill_mult = 2" in run_command(capsys, "options", "preferans", "wikipedia-leningrad")
    between = run_command(capsys, "options", "preferans", "wikipedia-leningrad", "fspr-leningrad; target=20")
    assert "game_end = none   (not average_reach)" in between and "hill_mult" not in between
    assert "the rules of game-farm" in run_command(capsys, "options", "preferans", "game-farm", "game-farm")
    listed = json.loads(run_command(capsys, "options", "preferans", "--json"))
    assert {"name", "default", "values", "clause", "meaning"} <= set(listed["options"][0])
    assert "'whist' is not a known game" in run_invalid_command(capsys, "options", "whist")
    assert "did you mean wikipedia-sochi" in run_invalid_command(
        capsys, "options", "preferans", "wikipedia-soch"
    )


def test_selfplay_is_independent_of_the_number_of_processes() -> None:
    setup = SelfplaySetup("preferans", "wikipedia-sochi; target=4", ("random", "rules", "random"), "7", 3)

    def total(processes: int) -> Tally:
        tally = Tally()
        for chunk in run(setup, 6, processes):
            tally.add(chunk)
        return tally

    alone = total(1)
    assert alone == total(2)
    assert alone.matches == 6 and not alone.errors and not alone.unbalanced
    assert sum(sums[0] for sums in alone.by_bot) == 0


def test_serve_starts_the_server(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    asked: dict[str, object] = {}

    def serve(ready: Callable[[], None], **given: object) -> None:
        asked.update(given)
        ready()

    monkeypatch.setattr("prikup.server.serve", serve)
    assert "http://127.0.0.1:8123" in run_command(capsys, "serve", "--port", "8123", "--seed", "7")
    assert asked == {
        "host": "127.0.0.1",
        "port": 8123,
        "database": "prikup.db",
        "seed": "7",
        "limits": Limits(),
        "proxies": (),
        "metrics": ("127.0.0.0/8", "::1"),
        "log_level": "warning",
        "log_json": False,
        "workers": 1,
        "ray": None,
        "synchronous": "normal",
    }
    run_command(capsys, "serve", "--limit", "deals=7", "--limit", "arenas=0", "--proxy", "10.0.0.0/24")
    assert (asked["limits"], asked["proxies"]) == (Limits(deals=7, arenas=0), ("10.0.0.0/24",))
    assert json.loads(run_command(capsys, "serve", "--json"))["url"] == "http://127.0.0.1:8000"
    assert "http://127.0.0.1:8000" in run_command(capsys, "serve", "--host", "0.0.0.0")
    assert "http://[::1]:8000" in run_command(capsys, "serve", "--host", "::1")


def test_selfplay_reports_failing_bot(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("prikup.bots.rules.RulesBot.choose", lambda self, view: "nonsense")
    args = ["bench", "selfplay", "--matches", "2", "--workers", "1"]
    assert main([*args, "--json"]) == 1
    said = json.loads(capsys.readouterr().out)
    assert said["errors"] == 2 and said["matches"] == 0
    assert said["first_error"].startswith("match 0: BotError: deal 1: the bot 'rules' at seat 2: 'nonsense'")
    assert main(args) == 1
    assert "errors 2, the first: match 0" in capsys.readouterr().out


def test_bench_reports_json(capsys: pytest.CaptureFixture[str]) -> None:
    said = json.loads(
        run_command(
            capsys, "bench", "selfplay", "--matches", "2", "--longest", "2", "--workers", "1", "--json"
        )
    )
    assert said["matches"] == 2 and said["errors"] == 0 and said["zero_sum"] is True
    assert [one["bot"] for one in said["bots"]] == ["rules"] * 3


def test_bench_prints_kinds_of_deals_in_requested_language(capsys: pytest.CaptureFixture[str]) -> None:
    args = ["bench", "selfplay", "--matches", "2", "--longest", "6", "--workers", "1"]
    kinds = json.loads(run_command(capsys, *args, "--json"))["deals_by_kind"]
    assert kinds.keys() == {"concede", "contract", "contract_made"}
    said = (
        f"Уход без розыгрыша {kinds['concede']}, Игра {kinds['contract']} (сыграно {kinds['contract_made']})"
    )
    assert f"сдачи: {said}\n" in run_command(capsys, "--lang", "ru", *args)


@pytest.mark.parametrize(
    ("game", "bots", "seated"),
    [
        ("paston", "random", ["random"] * 3),
        ("prefa", "random,beginner", ["random", "beginner", "random"]),
        ("thousand", "random,beginner", ["random", "beginner"]),
    ],
)
def test_selfplay_repeats_bots_to_fill_the_seats(
    game: str, bots: str, seated: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    args = ["--game", game, "--bots", bots, "--matches", "1", "--longest", "1", "--workers", "1", "--json"]
    said = json.loads(run_command(capsys, "bench", "selfplay", *args))
    assert [one["bot"] for one in said["bots"]] == seated and said["errors"] == 0


@pytest.mark.parametrize("game", GAMES)
def test_bench_measures_the_core_of_every_game(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = json.loads(run_command(capsys, "bench", "core", "--game", game, "--deals", "20", "--json"))
    assert said["actions"] > 200 and said["rules"] == GAMES[game].presets[0]


@pytest.mark.parametrize(
    "args",
    [
        ("sing",),
        ("bench",),
        ("replay",),
        ("serve", "--port", "x"),
        ("serve", "--database", "/"),
        ("serve", "--database", "/nowhere/at/all/tables.db"),
        ("play", "--bots", "clever,rules"),
        ("play", "--bots", "rules,rules,rules,rules"),
        ("play", "--bots", "rules,rules", "--record", "/nowhere/at/all"),
        ("play", "--rules", "nothing"),
        ("play",),
        ("serve", "--port", "99999999999999999999"),
        ("bench", "selfplay", "--matches", "0"),
        ("bench", "selfplay", "--bots", "rules,clever,rules"),
        ("bench", "selfplay", "--bots", "rules,rules,rules,rules,rules"),
        ("bench", "selfplay", "--rules", "nothing"),
        ("bench", "core", "--game", "bridge"),
    ],
    ids=" ".join,
)
def test_invalid_command_line_gives_one_line_error(
    capsys: pytest.CaptureFixture[str], args: tuple[str, ...]
) -> None:
    run_invalid_command(capsys, *args)


def test_unwritable_output_gives_one_line_error() -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "prikup", "options"], stdout=full, stderr=subprocess.PIPE, text=True
        )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1 and done.stderr.startswith("prikup: ")
