"""Studies: rows of deals and decisions, filters, labels, deals to order, runs that are stopped."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from time import sleep
from typing import get_args

import msgspec
import numpy as np
import pytest

import prikup
from prikup.cards import PACK_32, Cards
from prikup.core import Deal, Draw, Input, PrikupError
from prikup.games import GAMES
from prikup.learn.numbering import find_numbers
from prikup.learn.observations import read_section
from prikup.rows import check_rows
from prikup.study import HandWish, StudyPlan, columns_of, list_rows, run_study
from prikup.study.columns import RowKind
from prikup.study.ordered import deal_to_order
from prikup.study.rows import play_unit_deals
from tests.faces import every_game
from tests.server.processes import enable_sigint

RULES = "wikipedia-sochi; target=4"


STUDY = StudyPlan("preferans", RULES, 3, ("beginner",), "1")


def make_study(**changes: object) -> StudyPlan:
    return msgspec.structs.replace(STUDY, **changes)


@every_game
@pytest.mark.parametrize("rows", get_args(RowKind))
def test_rows_have_the_documented_columns(game: str, rows: str) -> None:
    study = make_study(
        game=game, rules=GAMES[game].presets[0], rows=rows, bots=("random",), labels=rows == "deals"
    )
    found = list(list_rows(study, 2))
    check_rows(columns_of(study.rows, 3, study.labels), found)
    assert {row["deal"] for row in found} == {1, 2}


def test_rows_of_deals_are_those_of_selfplay() -> None:
    rows = list(list_rows(make_study(), 30))
    assert rows == [deal.row() for deal in prikup.selfplay(["beginner"], rules=RULES, deals=30, seed=1)]


def test_decisions_replay_the_deal_and_show_no_hidden_card() -> None:
    rows = list(list_rows(make_study(rows="decisions"), 3))
    deals = list(prikup.selfplay(["beginner"], rules=RULES, deals=3, seed=1))
    for deal in deals:
        own = [row for row in rows if row["deal"] == deal.number]
        assert [row["choice"] for row in own] == [
            move.action.text for move in deal.log if move.by is not None
        ]
        assert all(row["score"] == float(deal.scores[int(str(row["by"]))]) for row in own)
        for row in own:
            legal = row["legal"]
            assert isinstance(legal, list) and (row["choice"] in legal or row["asks"] == "play")
            assert row["asks"] != "bid" or row["talon"] == ""


def test_observations_are_the_decisions_as_numbers() -> None:
    numbers = find_numbers("preferans")
    written = list(list_rows(make_study(rows="decisions", bots=("rules",)), 20))
    rows = list(list_rows(make_study(rows="observations", bots=("rules",)), 20))
    decided = [row for row in written if row["asks"] != "answer" and row["choice"] in row["legal"]]  # type: ignore[operator]
    assert any(row["asks"] == "answer" for row in written)
    numbered = iter(rows)
    for text in decided:
        left = len(str(text["hand"]).split())
        texts = []
        for _ in range(2 if text["asks"] == "discard" else 1):
            row = next(numbered)
            assert row["action"] in row["legal"]  # type: ignore[operator]
            texts.append(numbers.text(int(str(row["action"]))).removeprefix("bid "))
            own = read_section(np.array([row["observation"]], np.uint8), "own")
            assert text["seat"] != text["by"] or own.sum() == left - len(texts) + 1
        said = " ".join(texts).replace("lay ", "")
        assert text["choice"] == (f"discard {said}" if text["asks"] == "discard" else said)
    assert next(numbered, None) is None


def test_labels_of_decisions_are_open_hand_values() -> None:
    rows = [row for row in list_rows(make_study(rows="decisions", labels=True), 2)]
    labelled = [row for row in rows if row["open_values"] is not None]
    assert labelled and all(len(row["open_values"]) == len(row["legal"]) for row in labelled)  # type: ignore[arg-type]
    assert all(row["asks"] == "play" for row in labelled)


def test_label_of_a_deal_is_the_value_of_its_first_position() -> None:
    study = make_study(labels=True, kind="contract", bots=("rules",))
    for row in list_rows(study, 4):
        values = [row[f"open_{seat}"] for seat in range(3)]
        declarer = int(str(row["declarer"]))
        assert (row["tricks_0"] is None) == (values == [None] * 3)
        assert all(value is None for seat, value in enumerate(values) if seat != declarer)


def test_filters_keep_deals_of_a_kind_and_a_contract() -> None:
    everything = list(list_rows(make_study(), 60))
    for changes in ({"kind": "raspasy"}, {"contract": "6S"}, {"kind": "contract", "contract": "6C"}):
        kept = [row for row in everything if all(row[name] == value for name, value in changes.items())]
        assert kept and list(list_rows(make_study(**changes), 60)) == kept


@pytest.mark.parametrize(
    ("game", "force", "column", "value"),
    [
        ("preferans", "misere", "kind", "misere"),
        ("preferans", "all-pass", "kind", "raspasy"),
        ("preferans", "6S", "contract", "6S"),
        ("preferans", "8H", "contract", "8H"),
        ("prefa", "7C", "contract", "7C"),
        ("paston", "gupa", "contract", "gupa"),
    ],
)
def test_deal_to_order_is_played_as_wished(game: str, force: str, column: str, value: str) -> None:
    study = make_study(game=game, rules=GAMES[game].presets[0], force=force, bots=("rules",))
    rows = list(list_rows(study, 4))
    assert [row[column] for row in rows] == [value] * 4
    assert {row["deal_no"] for row in rows} == {1} and [row["match"] for row in rows] == [1, 2, 3, 4]
    assert all(row["kind"] != "concede" for row in rows)


@every_game
def test_wished_hands_are_dealt_in_every_game(game: str) -> None:
    study = make_study(
        game=game, rules=GAMES[game].presets[0], bots=("random",), hands=("1=AK*.*.*.*", "2=*.*.*.A*")
    )
    for row in list_rows(study, 4):
        assert HandWish.parse("1=AK*.*.*.*").fits(Cards.parse(str(row["hand_1"])))
        assert HandWish.parse("2=*.*.*.A*").fits(Cards.parse(str(row["hand_2"])))
        cards = [*str(row["talon"]).split()]
        cards += [card.text for seat in range(3) for card in Cards.parse(str(row[f"hand_{seat}"]))]
        assert len(set(cards)) == len(prikup.new(game).pack.cards)


def test_all_hands_that_fit_a_wish_are_equally_likely() -> None:
    wish, random = HandWish.parse("0=AKQJTxx..Ax.A"), Random(1)
    drawn = Counter(str(wish.draw(PACK_32, 10, random)) for _ in range(2100))
    # Three pairs of the three other spades, and one of the seven other diamonds.
    assert len(drawn) == 21 and wish.count_hands(PACK_32, 10) == 21
    assert min(drawn.values()) > 60 and max(drawn.values()) < 140
    assert HandWish.parse("0=5-3-1-1").count_hands(PACK_32, 10) == 12 * 56 * 56 * 8 * 8


def test_dealt_wish_leaves_the_other_cards_to_chance() -> None:
    start = prikup.new("preferans").apply(Input(None, None, Draw(0))).state
    wish, random = HandWish.parse("1=AK*.*.*.*"), Random(2)
    owners: Counter[str] = Counter()
    for _ in range(600):
        deal = deal_to_order(start, [wish], random)
        assert isinstance(deal, Deal) and deal.talon
        place = next(
            (str(seat) for seat, hand in enumerate(deal.hands) if hand and Cards.parse("A...") <= hand), ""
        )
        assert place == "1"
        other = Cards.parse("..A.")
        owners[
            next((str(seat) for seat, hand in enumerate(deal.hands) if hand and other <= hand), "talon")
        ] += 1
    # 30 other places: 10, 8, 10, 2.
    for place, size in (("0", 10), ("1", 8), ("2", 10), ("talon", 2)):
        assert abs(owners[place] - 20 * size) < 50


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"hands": ("0=AAx...",)}, "expected a seat and its hand"),
        ({"hands": ("AK..x.",)}, "expected a seat and its hand"),
        ({"hands": ("0=A*.*.*.*", "0=*.*.A*.*")}, "there is another wish for this seat"),
        ({"hands": ("0=AKxxxxxxx...",)}, "no hand of 10 cards is"),
        ({"hands": ("0=A*.*.*.*", "1=A*.*.*.*")}, "5000 shuffles brought no deal with 0=A"),
        ({"hands": ("3=A*.*.*.*",)}, "3 is no seat of this match|expected"),
        ({"force": "11S"}, "'11S' is not a kind of deal that preferans can be made to play"),
        ({"contract": "11S"}, "'11S' is not a contract of preferans"),
        ({"kind": "nonsense"}, "'nonsense' is not a kind of deal in preferans: expected contract"),
        ({"rows": "x"}, "rows of 'x': expected deals, decisions or observations"),
        ({"bots": ()}, "bots is empty"),
        ({"bots": "rules"}, "bots is 'rules': expected a value of type tuple"),
        ({"seed": 5}, "seed is 5: expected a value of type str"),
        ({"labels": "yes"}, "labels is 'yes': expected a value of type bool"),
    ],
)
def test_study_that_cannot_be_is_refused(tmp_path: Path, changes: dict[str, object], said: str) -> None:
    with pytest.raises(PrikupError, match=said):
        run_study(make_study(**changes), 1, tmp_path / "rows.csv")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("deals", [-1, 0, 1.5, "3", True])
def test_number_of_deals_that_is_none_is_refused(tmp_path: Path, deals: int) -> None:
    with pytest.raises(PrikupError, match="deals: expected a whole number from 1 up"):
        run_study(make_study(), deals, tmp_path / "rows.csv")
    with pytest.raises(PrikupError, match="deals: expected a whole number from 1 up"):
        next(list_rows(make_study(), deals))


def test_file_that_cannot_be_written_is_refused_before_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("prikup.study.rows.play_unit_deals", None)
    with pytest.raises(FileNotFoundError):
        run_study(make_study(), 1, tmp_path / "none" / "rows.csv")


def test_seat_with_a_wish_never_rests() -> None:
    study = make_study(players=4, hands=("3=5-3-1-1",))
    rows = list(list_rows(study, 24))
    assert {row["dealer"] for row in rows} == {0, 1, 2}
    assert all(HandWish.parse("3=5-3-1-1").fits(Cards.parse(str(row["hand_3"]))) for row in rows)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        (
            {"game": "thousand", "rules": "thousand-blog", "contract": "zz"},
            "'zz' is not a contract of thousand",
        ),
        ({"game": "paston", "rules": "paston-pagat", "force": "6S"}, "expected some of contract, paston"),
    ],
)
def test_contract_of_another_game_is_refused(changes: dict[str, object], said: str) -> None:
    with pytest.raises(PrikupError, match=said):
        next(list_rows(make_study(**changes), 1))


def test_contract_that_no_bot_plays_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("prikup.study.ordered.MAX_SHUFFLES", 3)
    with pytest.raises(PrikupError, match="3 shuffles for deal 1 brought no 10NT that these bots play"):
        next(list_rows(make_study(force="10NT"), 1))


def test_stopped_study_goes_on_to_the_same_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    study = make_study(kind="contract")
    whole, stopped = tmp_path / "whole.parquet", tmp_path / "stopped.parquet"
    monkeypatch.setattr("prikup.study.rows.DEALS_PER_PART", 20)
    rows = run_study(study, 90, whole)
    played = 0

    def stop(study: StudyPlan, number: int) -> Iterator[object]:
        nonlocal played
        for deal in play_unit_deals(study, number):
            played += 1
            if played % 35 == 0:
                raise KeyboardInterrupt
            yield deal

    monkeypatch.setattr("prikup.study.rows.play_unit_deals", stop)
    stops = 0
    while not stopped.exists():
        try:
            assert run_study(study, 90, stopped) == rows
        except KeyboardInterrupt:
            stops += 1
    assert stops > 1 and stopped.read_bytes() == whole.read_bytes()


def test_rows_of_several_workers_are_the_same() -> None:
    study = make_study()
    assert list(islice(list_rows(study, 12, workers=2), 12)) == list(list_rows(study, 12))


def test_command_that_ctrl_c_stops_keeps_what_is_finished(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "prikup", "selfplay", "--bots", "beginner", "--deals", "1000000"]
    state = tmp_path / "a.csv.parts" / "state.json"
    done = [0]
    for _ in range(2):
        with subprocess.Popen(
            [*command, "--workers", "1", "--out", "a.csv"],
            cwd=tmp_path,
            text=True,
            stderr=subprocess.PIPE,
            preexec_fn=enable_sigint,
        ) as process:
            while process.poll() is None:
                if state.exists() and (reached := msgspec.json.decode(state.read_bytes())["done"]) > done[-1]:
                    done.append(reached)
                    break
                sleep(0.02)
            process.send_signal(signal.SIGINT)
            said = process.communicate()[1]
        assert process.returncode == 130 and "the same command goes on from there" in said
    assert len(done) == 3 and not (tmp_path / "a.csv").exists()
