"""Options of the arena: kinds of deals, open cards, other calls, whole matches, pairs of candidates."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

import prikup
from prikup import bots
from prikup.arena import Pairing, difference, make_hosted, play_timed, play_unit
from prikup.arena.duplicate import DuplicateTable, play_together
from prikup.arena.forcing import check
from prikup.arena.open_view import open_view
from prikup.arena.parallel import compute_by_processes
from prikup.arena.play import choices_of, moves, seeded_chance
from prikup.bots import make
from prikup.cli import main
from prikup.core import OptionError, PrikupError, state_of
from prikup.games import GAMES

HERE = __name__
every_game = pytest.mark.parametrize("game", GAMES)


def pairing(game: str = "preferans", **more: Any) -> Pairing:
    about = {"candidate": "rules", "baseline": "rules", "seed": "dev", **more}
    return Pairing(game, GAMES[game].presets[0], 3, **about)


@pytest.mark.parametrize(
    ("kind", "played"), [("misere", "misere"), ("all-pass", "raspasy"), ("contract", "contract")]
)
def test_forced_auction_gives_its_kind_of_deal(kind: str, played: str) -> None:
    for number in range(1, 3):
        unit = play_unit(pairing(force=kind), number)
        assert {one.kind for one in (*unit.candidate, *unit.mirror)} == {played}
        assert not any(one.faults for one in unit.candidate)


@every_game
def test_every_game_has_contracts(game: str) -> None:
    unit = play_unit(pairing(game, force="contract", candidate="random"), 1)
    assert {one.role for one in unit.candidate} <= {"declarer", "defender"}


def test_kind_of_deal_of_another_game_is_refused() -> None:
    with pytest.raises(
        OptionError, match=r"'misere' is not a kind of deal that thousand .*: expected some of contract"
    ):
        check(prikup.new("thousand"), "misere")


@every_game
def test_open_view_has_the_real_cards(game: str) -> None:
    match, seen = prikup.new(game), 0
    players = [make("rules", seat) for seat in range(3)]
    for _, step in moves(match, choices_of(players), seeded_chance("open", "views", max_deals=3)):
        match = step.state
        for turn in match.turns():
            view = open_view(match, turn.by)
            places = {(place.place, place.seat): place.may for place in view.hidden}
            assert all(len(place.may) == place.size for place in view.hidden)
            again = state_of(match.game, view, match.game.world(view, places))
            for seat in range(3):
                mine, its = match.view(seat), again.view(seat)
                assert mine.seats[seat].cards == its.seats[seat].cards
            seen += len(places)
    assert seen > 30


def test_bot_that_sees_all_cards_is_for_the_arena_only() -> None:
    assert make_hosted("open:search", 1).seeing and not make_hosted("search", 1).seeing
    with pytest.raises(PrikupError):
        bots.make("open:search")
    assert "open:search" not in bots.BOTS


class Peeking:
    """A bot that takes the first choice and notes if all cards are visible."""

    saw: bool | None = None

    def choose(self, view: prikup.View) -> str:
        type(self).saw = all(len(place.may) == place.size for place in view.hidden)
        return view.legal[0]


def test_only_open_bot_sees_all_cards() -> None:
    match = prikup.new("preferans").deal(seed=1)
    seat = match.turns()[0].by
    for name, saw in ((f"open:{HERE}:Peeking", True), (f"{HERE}:Peeking", False)):
        player = make_hosted(name, 1)
        player.choose(player.sees(match, seat))
        assert Peeking.saw is saw


def test_other_calls_are_tried_without_changing_the_deal() -> None:
    unit = play_unit(pairing(calls=True), 1)
    assert unit.tried and {one.asks for one in unit.tried} <= {"bid", "defend", "name"}
    assert all(one.said != one.instead for one in unit.tried)
    assert unit.candidate == play_unit(pairing(), 1).candidate


def test_gain_of_a_call_is_that_of_the_replayed_deal() -> None:
    """Replay the deal with the other first call and compare the scores."""
    table = DuplicateTable(pairing(calls=True), 3, 0, "rules", "rules")
    play_together([table])
    first = table.try_calls()[0]
    Instead.text = first.instead
    again = DuplicateTable(pairing(), 3, 0, f"{HERE}:Instead", "rules")
    play_together([again])
    assert Instead.text == "" and again.seat_result().score == table.seat_result().score + first.gain


class Instead:
    """A rules bot whose first call is given."""

    text = ""

    def __init__(self, seed: int | str = 0) -> None:
        self.rules = make("rules", seed)

    def choose(self, view: prikup.View) -> str:
        """Return the given text at the first choice."""
        if len(view.legal) > 1 and type(self).text:
            text, type(self).text = type(self).text, ""
            return text
        return self.rules.choose(view)


def test_preset_with_late_settlement_plays_whole_matches(capsys: pytest.CaptureFixture[str]) -> None:
    game = prikup.new("preferans").game
    assert [game.settles_late(game.options(name)) for name in ("game-farm", "kodeks-sochi")] == [True, False]
    words = ["--rules", "game-farm; target=1", "--bots", "random,beginner", "--deals", "1", "--no-mirror"]
    words += ["--workers", "1"]
    assert main(["arena", *words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["unit"] == "match" and set(found["pairs"][0]["roles"]) == {"match player"}
    assert main(["arena", *words]) == 0
    assert "matches in every seat" in capsys.readouterr().out


def test_whole_match_scores_its_result() -> None:
    one = Pairing("paston", "paston-nakayoshi", 3, "rules", "rules", "dev", whole=True)
    unit = play_unit(one, 1)
    assert sum(played.score for played in unit.candidate) == 0 and unit.candidate == unit.mirror
    assert any(played.score for played in unit.candidate)


def test_two_candidates_are_compared_deal_by_deal() -> None:
    one, other = pairing(candidate="search"), pairing(candidate="random")
    ours, theirs = ([play_unit(each, number) for number in (1, 2, 3)] for each in (one, other))
    found = difference(one, ours, other, theirs)
    gains = [[sum(float(p.score) for p in unit.candidate) / 3 for unit in units] for units in (ours, theirs)]
    assert found["by_deal"] == [round(a - b, 4) for a, b in zip(*gains, strict=True)]
    assert (found["one"], found["other"], found["deals"]) == ("search", "random", 3)
    assert (found["low"], found["high"]) == (None, None)
    same = difference(one, ours, one, ours)
    assert (same["mean"], same["low"], same["high"]) == (0, None, None)


def test_command_accepts_a_pair(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "--game", "paston", "--deals", "2", "--workers", "1", "--no-mirror"]
    assert main([*words, "--bots", "rules", "--pair", "open:rules,random"]) == 0
    told = capsys.readouterr().out
    assert "open:rules ahead of random, each among rules" in told and "CPU of random: " in told
    assert main([*words, "--bots", "rules", "--pair", "rules"]) == 2
    assert "'rules': expected two bots to tell apart" in capsys.readouterr().err


class _Page(HTMLParser):
    """The tags of a page and everything it would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.fetched: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.fetched += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if self.open[-1] == tag:
            self.open.pop()


def test_page_is_self_contained(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = tmp_path / "arena.html"
    words = ["--game", "paston", "--rules", "paston-nakayoshi", "--deals", "4", "--calls", "--workers", "1"]
    assert main(["arena", *words, "--bots", "rules", "--pair", "rules,random", "--html", str(place)]) == 0
    text, found = place.read_text("utf-8"), _Page()
    found.feed(text)
    assert found.tags.count("svg") == 1 + 2 * 2 + 1 and not found.fetched and "http" not in text
    assert found.open == [] or found.open == ["html"]
    assert "prefers-color-scheme: dark" in text and "Other calls" in text and "ms a decision" in text
    assert "nan" not in text and "inf" not in text


class Killing:
    """A task that squares a number; the first worker that gets number 5 is killed."""

    def __init__(self, mark: str) -> None:
        self.mark = mark

    def __call__(self, number: int) -> int:
        if number == 5 and not Path(self.mark).exists():
            Path(self.mark).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return number * number


def test_killed_process_changes_nothing(tmp_path: Path) -> None:
    found = compute_by_processes(Killing(str(tmp_path / "killed")), range(12), 2)
    assert list(found) == [number * number for number in range(12)]
    assert (tmp_path / "killed").exists()


def kill_worker(number: int) -> int:
    """Kill the worker that runs this."""
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_repeatedly_killed_processes_end_the_run() -> None:
    with pytest.raises(PrikupError, match="a process of the match died"):
        list(compute_by_processes(kill_worker, range(4), 2))


def test_script_that_every_worker_would_run_again_gets_one_error(tmp_path: Path) -> None:
    script = tmp_path / "unguarded.py"
    script.write_text(
        "from prikup.arena.parallel import compute_by_processes\n"
        "list(compute_by_processes(abs, range(4), 2))\n"
    )
    run = subprocess.run([sys.executable, script], capture_output=True, text=True, check=False)
    assert run.returncode == 1
    assert run.stderr.count("Traceback") == 1 and 'if __name__ == "__main__":' in run.stderr.splitlines()[-1]


def test_cost_of_decisions_is_reported_by_bot() -> None:
    _, spent = play_timed(pairing(candidate="search"), 1)
    assert set(spent.by_bot) == {"search", "rules"}
    assert all(decisions > 0 and cpu > 0 for decisions, cpu in spent.by_bot.values())


def broken(seed: int = 0) -> Callable[[], None]:
    """Fail to create a bot."""
    raise RuntimeError("no weights here")


def test_bot_that_cannot_be_created_is_a_fault() -> None:
    unit = play_unit(pairing(candidate=f"{HERE}:broken", mirror=False), 1)
    (fault,) = unit.candidate[0].faults
    assert (fault.kind, fault.deal) == ("RuntimeError", 1) and "no weights here" in fault.why.text
    assert all(one.faults for one in unit.candidate)


class Many:
    """A random bot that counts the most views it got at once."""

    most = 0

    def __init__(self, seed: int | str = 0) -> None:
        self.random = make("random", seed)

    def choose(self, view: prikup.View) -> str:
        """Return a legal choice."""
        return self.random.choose(view)

    def choose_many(self, views: list[prikup.View]) -> list[str]:
        """Return a legal choice for each view."""
        type(self).most = max(type(self).most, len(views))
        return [self.random.choose(view) for view in views]


class Short(Many):
    """A bot that gives one answer too few."""

    def choose_many(self, views: list[prikup.View]) -> list[str]:
        """Return choices for all views but the last."""
        return super().choose_many(views)[:-1]


def test_bot_chooses_for_many_views_as_for_one() -> None:
    one, many = (play_unit(pairing(candidate=name), 1) for name in ("random", f"{HERE}:Many"))
    assert one == many and Many.most > 2
    (fault,) = play_unit(pairing(candidate=f"{HERE}:Short", mirror=False), 1).candidate[0].faults
    assert fault.kind == "many" and fault.why.text == "2 answers to 3 views"
