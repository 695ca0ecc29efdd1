"""The loop of a match, and selfplay between bots."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import pytest

import prikup
from prikup.arena import BotError, FinishedDeal, choices_of, moves, name_of, seats, seeded_chance, selfplay
from prikup.bots import make
from prikup.core import Deal, Draw, Finish, Match, replay
from prikup.games import GAMES
from tests.faces import MyBot, every_game


class Named(MyBot):
    name = "mine"


class Wrong:
    """A bot that breaks the rules once it has to play a card."""

    def __init__(self, text: object) -> None:
        self.text = text

    def choose(self, view: prikup.View) -> str:
        """Return the wrong text in the play, before it the last legal choice."""
        return self.text if view.asks == "play" else MyBot().choose(view)  # type: ignore[return-value]


@every_game
def test_match_is_replayed_from_its_inputs(game: str) -> None:
    start = prikup.new(game)
    bots = [make("random", seat) for seat in range(3)]
    played = list(moves(start, choices_of(bots), seeded_chance("loop", "test", max_deals=3)))
    inputs = [move for move, _ in played]
    last, facts = replay(start, inputs)
    assert last.finished and last == played[-1][1].state
    assert facts == tuple(fact for _, step in played for fact in step.facts)
    dealt = sum(isinstance(move.action, Deal) for move in inputs)
    agreed = isinstance(inputs[-1].action, Finish)
    assert isinstance(inputs[0].action, Draw) and (dealt == 3 if agreed else 1 <= dealt <= 3)
    assert agreed or game == "paston"  # a match of Paston may end after one deal


def test_moves_end_without_further_chance() -> None:
    def once(match: Match) -> Draw | None:
        return Draw(1) if match.dealer is None else None

    ((move, step),) = moves(prikup.new("prefa"), choices_of([]), once)
    assert move.action == Draw(1) and step.state.dealer == 1


@every_game
def test_deals_repeat_with_the_seed(game: str) -> None:
    first, again, other = (
        list(selfplay(["random", "rules"], game=game, deals=3, seed=seed)) for seed in ("7", 7, 8)
    )
    assert first == again and [deal.log for deal in first] != [deal.log for deal in other]
    assert first == list(selfplay(["random", "rules"], game=game, deals=5, seed=7))[:3]


@every_game
def test_rows_are_flat_and_have_the_same_columns(game: str) -> None:
    deals = list(selfplay(["random"], game=game, deals=6, progress=False))
    rows = [deal.row() for deal in deals]
    assert len({tuple(row) for row in rows}) == 1
    for deal, row in zip(deals, rows, strict=True):
        assert all(isinstance(value, str | int | float | None) for value in row.values())
        assert (row["game"], row["rules"], row["seed"]) == (game, GAMES[game].presets[0], "1")
        cards = [prikup.Card.parse(text) for text in str(row["talon"]).split()]
        for seat in range(3):
            cards += prikup.Cards.parse(str(row[f"hand_{seat}"]))
        assert sorted(cards) == sorted(prikup.new(game).pack.cards)
        assert [row[f"total_{seat}"] for seat in range(3)] == list(map(float, deal.totals))
        assert len(str(row["moves"]).split(", ")) == len(deal.log) - 1
        assert len(str(row["entries"]).split(", ")) == max(len(deal.entries), 1)


def test_row_has_the_figures_of_the_deal() -> None:
    row = next(selfplay(["random", Named()], deals=1, seed=4)).row()
    assert (row["match"], row["deal"], row["deal_no"], row["dealer"]) == (1, 1, 1, 0)
    assert (row["kind"], row["contract"], row["declarer"]) == ("contract", "9D", 2)
    assert [row[f"bot_{seat}"] for seat in range(3)] == ["random", "mine", "random"]
    assert [row[f"tricks_{seat}"] for seat in range(3)] == [4, 0, 6]
    assert row["entries"] == "hill 2 24, whists 0 2 24, whists 1 2 24, whists 1 2 32"
    assert [row[f"score_{seat}"] for seat in range(3)] == [104.0, 136.0, -240.0]
    assert str(row["moves"]).startswith(
        "pass, 7NT, pass, discard 7S 9C, name 9D, pass, whist, closed, 8C, 7C, "
    )


def test_scores_of_deals_add_up_to_the_result() -> None:
    deals = list(selfplay(["random", "rules", MyBot()], game="paston", deals=40))
    whole = [deal for deal in deals if deal.match == 1]
    assert len({deal.match for deal in deals}) > 1 and [deal.number for deal in deals] == [*range(1, 41)]
    assert [deal.deal_no for deal in whole] == [*range(1, len(whole) + 1)]
    for seat in range(3):
        assert sum((deal.scores[seat] for deal in whole), Fraction()) == whole[-1].totals[seat]


def test_bots_repeat_to_fill_the_table() -> None:
    found = {deal.match: deal.bots for deal in selfplay(["random", Named()], game="paston", deals=80)}
    assert len(found) > 2
    for match, bots in found.items():
        assert bots == (("random", "mine", "random") if match % 2 else ("mine", "random", "mine"))


def test_bots_move_one_seat_per_match() -> None:
    def named(bots: list[prikup.Bot | str], players: int, number: int) -> str:
        return " ".join(map(name_of, seats(bots, players, "1", number)))

    three: list[prikup.Bot | str] = ["random", Named(), "rules"]
    assert [named(three, 3, number) for number in range(3)] == [
        "random mine rules",
        "rules random mine",
        "mine rules random",
    ]
    assert [named(three[:2], 4, number) for number in range(2)] == [
        "random mine random mine",
        "mine random mine random",
    ]


def test_bot_without_a_name_has_the_name_of_its_class() -> None:
    (deal,) = selfplay([MyBot()], deals=1)
    assert deal.bots == ("MyBot",) * 3 and isinstance(deal, FinishedDeal)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("7X", "deal 1: the bot 'Wrong' at seat .: '7X' is not a card"),
        ("pass", "deal 1: the bot 'Wrong' at seat .: 'pass'"),
        (None, "deal 1: the bot 'Wrong' at seat .: None is not a move"),
    ],
)
def test_wrong_answer_names_the_bot_and_seat(text: object, says: str) -> None:
    with pytest.raises(BotError, match=says):
        list(selfplay([Wrong(text)], deals=1))


def test_illegal_card_is_reported_with_its_clause() -> None:
    with pytest.raises(BotError, match=r"the bot 'Wrong' at seat .: .*\(clause "):
        list(selfplay([Wrong("7S")], deals=20))


def test_exception_in_a_bot_is_the_cause_of_the_error() -> None:
    class Broken:
        def choose(self, view: prikup.View) -> str:
            raise ZeroDivisionError

    with pytest.raises(BotError, match=r"'Broken' at seat .* failed with ZeroDivisionError") as caught:
        list(selfplay([Broken()], deals=1))
    assert isinstance(caught.value.__cause__, ZeroDivisionError)


def test_engine_error_in_a_bot_is_reported_as_its_failure() -> None:
    class Careless:
        def choose(self, view: prikup.View) -> str:
            prikup.new("preferans").play("7S")
            return "pass"

    with pytest.raises(BotError, match=r"'Careless' at seat .* failed with \w+Error: "):
        list(selfplay([Careless()], deals=1))


def test_class_is_refused_as_a_bot() -> None:
    with pytest.raises(prikup.ArgumentError, match="is not a bot"):
        list(selfplay([Wrong], deals=1))  # type: ignore[list-item]


def test_progress_bar_is_on_stderr_and_output_on_stdout(tmp_path: Path) -> None:
    code = "import prikup\nfor deal in prikup.selfplay(['random'], deals=5): print(deal.number, flush=True)"
    path = {**os.environ, "PYTHONPATH": str(Path(prikup.__file__).parents[1]), "TERM": "xterm-256color"}
    ours, theirs = pty.openpty()
    program = subprocess.Popen(
        [sys.executable, "-c", code], cwd=tmp_path, env=path, stdout=subprocess.PIPE, stderr=theirs, text=True
    )
    os.close(theirs)
    printed, _ = program.communicate(timeout=300)
    shown = os.read(ours, 65536).decode()
    os.close(ours)
    assert printed == "1\n2\n3\n4\n5\n"
    assert "deals" in shown and "5/5" in shown
    command = [sys.executable, "-c", code]
    quiet = subprocess.run(command, cwd=tmp_path, env=path, capture_output=True, text=True)
    assert quiet.stdout == printed and not quiet.stderr
