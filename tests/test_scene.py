"""The scene: the part of the rules that a drawing of the table needs."""

from __future__ import annotations

import re
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from prikup.core import Entry, Match, Scored, Struct, View
from prikup.games import GAMES
from prikup.games.preferans.defence import OPEN
from prikup.games.preferans.results import DealResult
from prikup.games.thousand import results as thousand
from prikup.scene import Outcome, PlayerNote, Scene, Scenery, ScoreColumn, Word, scene_of, scenery_of
from prikup.testing import Case, playable_cases, walk

_CARDS = re.compile(r"[789TJQKA][SCDH]!?|(discard|give|claim|lay|aid) .*")
_NUMBER = re.compile(r"(name )?[0-9]+|name [SCDH]")


def _view_and_scene(match: Match, seat: int | None) -> tuple[View, Scene]:
    view = match.view(seat)
    return view, scene_of(match.game, view)


def _walk_states(case: Case, seed: int, deals: int = 2) -> list[Match]:
    random = Random(seed)
    return walk(case, random.randrange, deals).states


@pytest.mark.parametrize("case", playable_cases(), ids=str)
def test_every_legal_word_has_a_place_in_scene(case: Case) -> None:
    for match in _walk_states(case, 3):
        for seat in range(match.players):
            view, scene = _view_and_scene(match, seat)
            places = {*scene.auction, *(word.text for word in scene.words), "yes", "no", "keep"}
            for choice in view.choices:
                if choice.legal and not _CARDS.fullmatch(choice.text) and not _NUMBER.fullmatch(choice.text):
                    assert choice.text.removeprefix("name ") in places, (scene.question, choice.text)


@pytest.mark.parametrize("case", playable_cases(), ids=str)
def test_all_viewers_get_the_same_accounts_and_marks(case: Case) -> None:
    for match in _walk_states(case, 4):
        scenes = [_view_and_scene(match, seat)[1] for seat in (None, *range(match.players))]
        for what in ("accounts", "marks", "talon_of", "out", "played_by", "low", "auction"):
            if what != "talon_of" or match.view(None).talon is not None:
                assert len({getattr(scene, what) for scene in scenes}) == 1, what
        assert all(len(account.of) == match.players for account in scenes[0].accounts)


def _first_scene(
    rules: str, players: int, wanted: Any, seed: int = 0, game: str = "preferans"
) -> tuple[View, Scene]:
    """Return the first view in random matches for which ``wanted`` is true, and its scene."""
    for number in range(seed, seed + 60):
        for match in _walk_states(Case(game, rules, players), number, 4):
            for seat in (None, *range(match.players)):
                view, scene = _view_and_scene(match, seat)
                if wanted(view):
                    return view, scene
    raise AssertionError("no such moment")


def _all_pass(view: View) -> bool:
    return view.trick is not None and view.contract is not None and view.contract.declarer is None


@pytest.mark.parametrize(
    ("rules", "owned"),
    [
        ("wikipedia-sochi; raspasy_talon_4p=dealer_leads", True),
        ("wikipedia-sochi; raspasy_talon_4p=lead_suit", False),
        ("kodeks-rostov", False),
    ],
)
def test_resting_dealer_owns_all_pass_talon_only_if_he_leads_it(rules: str, owned: bool) -> None:
    view, scene = _first_scene(rules, 4, _all_pass)
    assert scene.talon_of == (view.dealer if owned else None)


def test_dealer_of_three_owns_all_pass_talon_if_he_leads_it() -> None:
    view, scene = _first_scene("wikipedia-sochi; raspasy_talon_3p=dealer_leads", 3, _all_pass)
    assert scene.talon_of == view.dealer


def test_talon_that_is_thrown_back_belongs_to_the_dealer() -> None:
    rules = "wikipedia-sochi; talon_throw=yes"
    view, scene = _first_scene(
        rules,
        4,
        lambda view: (
            view.asks == "name"
            and view.talon
            and len(view.log) > 3
            and any(getattr(move.action, "word", "") == "throw" for move in view.log)
        ),
    )
    assert scene.talon_of == view.dealer


def test_word_for_giving_up_has_its_cost_and_is_absent_if_off() -> None:
    asked = lambda view: view.asks == "name" and view.choices  # noqa: E731
    assert _first_scene("wikipedia-sochi; concede=2", 3, asked)[1].words == (Word("concede", 2),)
    assert _first_scene("wikipedia-sochi; concede=0", 3, asked)[1].words == ()


def test_lone_whister_opens_one_hand_or_both() -> None:
    offered = lambda view: any(one.text == "open" and one.legal for one in view.choices)  # noqa: E731
    both = _first_scene("wikipedia-sochi; open_play=both_hands", 3, offered)
    dummy = _first_scene("wikipedia-sochi; open_play=dummy_only", 3, offered)
    assert (both[1].question, len(both[1].opens)) == ("open", 2)
    assert (dummy[1].question, len(dummy[1].opens)) == ("dummy", 1)
    assert dummy[0].seat not in dummy[1].opens


def test_all_viewers_see_that_lone_whister_may_open() -> None:
    told = set()
    for match in _walk_states(Case("preferans", "wikipedia-sochi", 3), 1, 12):
        views = [_view_and_scene(match, seat) for seat in (None, *range(match.players))]
        if views[0][0].asks == "defend":
            asked = any(one.text == OPEN for view, _ in views for one in view.choices)
            told.add((asked, *{scene.question for _, scene in views}))
    assert told == {(True, "open"), (False, "defend")}


def test_scene_has_only_the_bids_of_the_table() -> None:
    bid = lambda view: view.asks == "bid"  # noqa: E731
    assert "10NT" not in _first_scene("prefa-nakayoshi", 3, bid, game="prefa")[1].auction
    assert "10NT" in _first_scene("prefa-nakayoshi; allow_10nt=yes", 3, bid, game="prefa")[1].auction


@pytest.mark.parametrize(
    ("rules", "least", "next", "bold"),
    [
        ("preferans wikipedia-sochi", "6S", "7S", {"misere", "8S", "10NT"}),
        ("preferans wikipedia-sochi", "name 7S", "name 8S", {"name 9S", "name 10NT"}),
        ("prefa prefa-nakayoshi", "6S", "7S", {"8S", "10H"}),
        ("paston paston-nakayoshi", "name paston", "name glitch", {"name gupa"}),
        ("thousand thousand-blog", "100", "110", set()),
    ],
)
def test_misere_and_bids_two_levels_higher_are_bold(
    rules: str, least: str, next: str, bold: set[str]
) -> None:
    def lowest(view: View) -> bool:
        legal = [one.text for one in view.choices if one.legal]
        return least in legal and "name 6NT" not in legal

    game, preset = rules.split()
    view, scene = _first_scene(preset, 3, lowest, game=game)
    assert bold <= set(scene.bold) <= {one.text for one in view.choices if one.legal}
    assert not {"pass", least, next} & set(scene.bold)


def test_card_is_never_bold() -> None:
    playing = lambda view: view.trick is not None and view.acting is not None  # noqa: E731
    assert _first_scene("wikipedia-sochi", 3, playing)[1].bold == ()


def test_common_till_replaces_pots() -> None:
    view, scene = _first_scene(
        "prefa-nakayoshi; pot_model=common", 3, lambda view: view.deal_no > 1, game="prefa"
    )
    assert [one.account for one in scene.accounts] == ["till", "chips"]
    assert set(scene.accounts[0].of) == {sum(view.standing.pot)}


def test_bolts_are_marks() -> None:
    view, scene = _first_scene("thousand-blog", 3, lambda view: any(view.standing.bolts), game="thousand")
    bolts = [PlayerNote(seat, "bolts", n) for seat, n in enumerate(view.standing.bolts) if n]
    assert [one for one in scene.marks if one.mark == "bolts"] == bolts


@pytest.mark.parametrize(
    ("result", "outcome"),
    [
        (DealResult("contract", 0, "7D", (), (2, 4, 4)), Outcome("failed", 0, "7D", (2, 4, 4), 2, 5)),
        (DealResult("contract", 0, "7D", (), (8, 1, 1)), Outcome("made", 0, "7D", (8, 1, 1), 8, 0)),
        (DealResult("contract", 1, "6S"), Outcome("unplayed", 1, "6S")),
        (DealResult("misere", 0, "misere", tricks=(0, 5, 5)), Outcome("made", 0, "misere", (0, 5, 5), 0)),
        (DealResult("misere", 0, "misere", tricks=(2, 4, 4)), Outcome("caught", 0, "misere", (2, 4, 4), 2)),
        (DealResult("raspasy", tricks=(2, 5, 3)), Outcome("undeclared", tricks=(2, 5, 3))),
        (DealResult("misdeal"), Outcome("redealt")),
    ],
)
def test_outcome_of_a_deal_of_preferans(result: DealResult, outcome: Outcome) -> None:
    assert scenery_of(GAMES["preferans"]).outcome(result, ()) == outcome


def test_outcome_of_giving_up_counts_written_tricks() -> None:
    entry = Entry("hill", 0, None, 6, "concede", "5.3", 3)
    given = scenery_of(GAMES["preferans"]).outcome(DealResult("concede", 0, "6S"), (entry,))
    assert given == Outcome("conceded", 0, "6S", short=3)


def test_surrendered_deal_of_thousand_is_conceded() -> None:
    given = scenery_of(GAMES["thousand"]).outcome(thousand.DealResult("surrender", declarer=1, bid=110), ())
    assert given == Outcome("conceded", 1, "110")


def test_lesson_explains_the_open_hand_of_the_passer() -> None:
    told = set()
    for match in _walk_states(Case("preferans", "wikipedia-sochi", 3), 1, 20):
        for seat in range(match.players):
            view, scene = _view_and_scene(match, seat)
            if scene.lesson.startswith("passer"):
                whisted = any(one.role == "whister" for one in view.seats)
                told.add((scene.lesson, view.seats[seat].exposed and whisted))
    assert told == {("passer", False), ("passer_open", True)}


@pytest.mark.parametrize(("mode", "lesson"), [("named", "named"), ("marriage", "declarer")])
def test_lesson_of_declarer_of_thousand_tells_how_trumps_are_made(mode: str, lesson: str) -> None:
    def plays(view: View) -> bool:
        return view.trick is not None and view.contract is not None and view.contract.declarer == view.seat

    rules = f"thousand-blog; trump_mode={mode}"
    assert _first_scene(rules, 3, plays, game="thousand")[1].lesson == lesson


def test_game_without_scene_shows_amounts_of_each_seat() -> None:
    class Totals(Struct, frozen=True):
        points: tuple[int, ...] = (1, 2, 3)
        pots: tuple[int, ...] = (4, 5)
        passed: tuple[bool, ...] = (True, False, False)
        dealer: int = 0

    view: Any = SimpleNamespace(standing=Totals(), players=3)
    assert list(Scenery().score_columns(view)) == [ScoreColumn("points", (1, 2, 3))]


_LOST = {"remiz", "misere_caught", "failed"}
"""Causes of entries that only a failed declarer gets."""


@pytest.mark.parametrize("case", [case for case in playable_cases() if case.game != "thousand"], ids=str)
def test_outcome_is_failed_if_declarer_paid(case: Case) -> None:
    for number in range(3):
        for facts in walk(case, Random(number).randrange, 4).facts:
            for fact in facts:
                if isinstance(fact, Scored) and fact.result.tricks:
                    outcome = scenery_of(GAMES[case.game_id]).outcome(fact.result, fact.entries)
                    paid = any(entry.cause in _LOST for entry in fact.entries)
                    assert (outcome.what in ("failed", "caught")) == paid, fact
