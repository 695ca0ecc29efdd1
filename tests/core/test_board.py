"""A position drawn as text."""

from __future__ import annotations

import pytest

import prikup
from tests.faces import POSITIONS, after_auction, random_match


@pytest.mark.parametrize(("game", "players"), POSITIONS)
def test_position_is_drawn_in_at_most_twelve_lines(game: str, players: int) -> None:
    for match, _ in random_match(game, players, seed=1):
        lines = str(match).splitlines()
        assert 2 <= len(lines) <= 12 and max(map(len, lines)) <= 100
        assert lines[0].startswith(f"{game}, ")
        if match.finished:
            assert lines[-1].startswith("over: ")
        elif not match.turns():
            assert lines[-1] == "waits for cards"
        else:
            assert lines[-1].startswith(f"to act: seat {match.turns()[0].by}")
            assert sum(line[2:6] == "seat" for line in lines[2:]) == players


def test_drawing_shows_every_card() -> None:
    match = prikup.new("preferans").deal(seed=1)
    drawn = "".join(line[10:] for line in str(match).splitlines()[2:6])
    assert sorted(drawn.replace("-", "").replace(" ", "")) == sorted("789TJQKA" * 4)


def test_drawing_of_position_in_play() -> None:
    match = after_auction("preferans")
    for text in ("discard KH TH", "name 7C", "whist", "pass", "open", "7C"):
        match = match.play(text)
    assert str(match) == (
        "preferans, wikipedia-sochi: deal 1, seat 2 deals, play\n"
        "           S     H    D     C\n"
        "  seat 0   -     7    KQJ9  AQJT   declarer, tricks 0\n"
        "> seat 1   KJ97  Q9   A7    K9     whister, tricks 0\n"
        "  seat 2   AQT8  AJ8  T8    8      passer, tricks 0\n"
        "  aside    -     KT   -     -\n"
        "said: 0 7S, 1 pass, 2 pass, 1 whist, 2 pass, 1 open\n"
        "contract: 7C of seat 0, trump C, 7 tricks wanted\n"
        "trick: 0 7C, seat 0 wins\n"
        "to act: seat 1, play: KC 9C"
    )
