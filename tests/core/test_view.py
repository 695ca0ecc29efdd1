"""The view of a match: its fields, and its drawing as text and HTML."""

from __future__ import annotations

import ast
import inspect
import re
from html import unescape
from itertools import pairwise

import pytest

import prikup
from prikup.core import RuleError, View, to_json
from prikup.core.view import PositionLine, draw_html
from tests.faces import POSITIONS, after_auction, finished, random_match


def plain(html: str) -> str:
    """Return the text of an HTML element."""
    return unescape(re.sub("<[^>]*>", "", html))


def test_view_explains_every_field() -> None:
    (body,) = [
        node.body for node in ast.parse(inspect.getsource(View)).body if isinstance(node, ast.ClassDef)
    ]
    explained = {
        field.target.id
        for field, text in pairwise(body)
        if isinstance(field, ast.AnnAssign)
        and isinstance(field.target, ast.Name)
        and isinstance(text, ast.Expr)
        and isinstance(text.value, ast.Constant)
    }
    assert explained == set(View.__struct_fields__)


@pytest.mark.parametrize(("game", "players"), POSITIONS)
def test_html_of_position_equals_its_text(game: str, players: int) -> None:
    for match, _ in random_match(game, players, seed=1):
        drawings: list[prikup.Match | View] = [match]
        drawings += [match.view(seat) for seat in (*range(players), None)]
        for drawn in drawings:
            lines = [line.rstrip() for line in plain(drawn._repr_html_()).splitlines()]
            assert lines == str(drawn).splitlines()


def test_html_shows_hearts_and_diamonds_in_red() -> None:
    html = after_auction("preferans")._repr_html_()
    assert "KH</span>" in html and "KQJ9</span>" in html and "AQJT7</span>" not in html


def test_html_escapes_its_text() -> None:
    view = prikup.new("preferans").view(None)
    assert draw_html([PositionLine("<", ("<",), "<b>")]).count("&lt;") == 3
    assert view._repr_html_().startswith("<pre>preferans, view of a watcher: deal 0")


def test_text_of_view_hides_other_hands() -> None:
    match = after_auction("preferans").play("discard KH TH").play("name 7C")
    assert str(match.view(1)) == (
        "preferans, view of seat 1: deal 1, seat 2 deals, defence\n"
        "           S     H   D   C\n"
        "  seat 0   10 cards           declarer\n"
        "> seat 1   KJ97  Q9  A7  K9   defender\n"
        "  seat 2   10 cards           defender\n"
        "said: 0 7S, 1 pass, 2 pass\n"
        "contract: 7C of seat 0, trump C, 7 tricks wanted\n"
        "to act: seat 1, defend: pass whist"
    )
    assert str(match.view(None)).endswith("to act: seat 1, defend")


def test_totals_of_view_equal_totals_of_match() -> None:
    match = finished()
    assert tuple(match.view(None).totals) == match.totals == match.game.result(match)
    assert b'"totals":' in to_json(match.view(0)) and b'"now":' not in to_json(match.view(0))


def test_legal_defaults_to_only_open_turn() -> None:
    match = prikup.new("preferans").deal(seed=1)
    assert list(match.legal()) == list(match.legal(match.turns()[0]))


def test_legal_without_turn_is_refused_if_none_is_open() -> None:
    with pytest.raises(RuleError, match="no cards are dealt yet"):
        prikup.new("preferans").legal()
    with pytest.raises(RuleError, match="the match is over"):
        finished().legal()


def test_legal_without_turn_is_refused_if_several_are_open() -> None:
    matches = (match for seed in range(40) for match, _ in random_match("preferans", 3, seed=seed))
    match = next(match for match in matches if len(match.turns()) > 1)
    with pytest.raises(RuleError, match=r"2 seats are to act: expected match.legal\(turn\) with one of"):
        match.legal()
