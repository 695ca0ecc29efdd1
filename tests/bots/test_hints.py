"""Hints: what the search bot does, what else there is and what it is worth, from the view alone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import prikup
from prikup.arena import chosen_by, moves, seeded
from prikup.bots import make
from prikup.bots.hints import Hint, Reason, hint
from prikup.core import Match, PrikupError, View
from prikup.games import GAMES
from tests.bots.driver import after, table, view_of
from tests.laws.walks import imagined

KINDS = {"void", "trumps", "master", "above", "needs", "open", "aces", "longest"}


def moments(game: str, deals: int) -> Iterator[tuple[Match, View]]:
    """What is asked in some deals between bots of all levels, where there is a choice."""
    players = [make(name, 3) for name in ("search", "rules", "beginner", "rules")]
    match = prikup.new(game)
    for move, step in moves(match, chosen_by(players[: match.players]), seeded("hints", game, deals)):
        if move.by is not None:
            view = match.game.view(match, move.by)
            if view.acting is not None and len(view.legal) > 1:
                yield match, view
        match = step.state


def said(found: Hint, name: str) -> list[Reason]:
    return [reason for reason in found.reasons if reason.name == name]


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_first_what_the_search_bot_does_and_every_card_with_its_worth(game: str) -> None:
    asked: set[str] = set()
    apart = 0
    for _, view in moments(game, 3):
        found = hint(view, 5)
        texts = [choice.text for choice in found.choices]
        assert texts[0] == make("search", 5).choose(view)
        assert len(set(texts)) == len(texts) and set(texts) <= set(view.legal)
        assert {reason.name for reason in found.reasons} <= KINDS
        if view.asks == "play":
            assert set(texts) == set(view.legal)
            worths = [choice.worth or 0.0 for choice in found.choices]
            assert game == "thousand" or worths in (sorted(worths), sorted(worths, reverse=True))
            apart += max(worths) - min(worths) > 1
        asked.add(view.asks)
    assert {"bid", "play"} <= asked and (apart > 5 or game == "thousand")


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_knows_nothing_of_cards_that_its_seat_does_not_see(game: str) -> None:
    chance, twins = Random(game), 0
    for at, (match, view) in enumerate(moments(game, 2)):
        if at % 3 or not view.hidden:
            continue
        twin = imagined(match, view, chance.randrange)
        twins += twin.log != match.log
        again = twin.game.view(twin, view.seat)
        assert again == view
        assert hint(again, 7) == hint(view, 7)
    assert twins > 5


SEVEN = ("7S", "pass", "pass", "discard 7C 8C", "name 7S", "whist")


def test_where_all_cards_are_seen_it_says_so() -> None:
    dealt = table("AKQJT.A87.A7. 98.KQJ.KQJ.T9 7.T9.T98.AKQJ", "7C 8C", rules="kodeks-sochi")
    view = view_of(after(dealt, *SEVEN, "pass", "open", "AS", "8S", "7S"))
    found = hint(view)
    assert found.measure == "whists" and not view.hidden
    assert said(found, "open") == [Reason("open")]
    assert said(found, "trumps") == [Reason("trumps", suit="S", count=1)]
    assert said(found, "needs") == [Reason("needs", seat=0, count=6)]


def test_reasons_are_what_was_shown() -> None:
    dealt = table("AKQJT.A87.A7. 987.KQ.KQJ.T9 .JT9.T98.AKQJ", "7C 8C", rules="kodeks-sochi")
    found = hint(view_of(after(dealt, *SEVEN, "whist", "AS", "7S", "9H")))
    assert said(found, "void") == [Reason("void", seat=2, suit="S")]
    assert said(found, "trumps") == [Reason("trumps", suit="S", count=2)]
    assert said(found, "needs") == [Reason("needs", seat=0, count=6)]
    assert [reason.name for reason in found.reasons if reason.name in ("master", "above")]


def test_a_misere_is_told_in_tricks_that_are_caught_and_thousand_in_contracts_that_are_made() -> None:
    match = after(
        table("987.987.987.8 AKQJ.AKQJ.AK. T.T.QJT.AKQJT", "7C 9C", rules="kodeks-sochi"),
        *("misere", "pass", "pass", "discard 8C 9C"),
    )
    found = hint(view_of(match))
    assert found.measure == "caught"
    measures = {hint(view).measure for _, view in moments("thousand", 2) if view.asks == "play"}
    assert measures == {"made"}


def test_who_is_not_asked_gets_no_hint() -> None:
    match = table("AKQT.98.KQ7.8 ? ?", "7H 8D")
    with pytest.raises(PrikupError, match="seat 1 has nothing to decide now"):
        hint(match.game.view(match, 1))
