"""A policy as a bot: it sees what environments show, and its numbers are the choices of the table."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import prikup
from prikup.core import Match
from prikup.learn import EnvError
from prikup.learn.numbered_match import NumberedMatch
from prikup.learn.policy_bot import PolicyBot, find_state
from prikup.testing import check_bot
from tests.faces import every_game


def pick(observation: Any, mask: Any) -> int:
    """Choose a legal action that depends on every byte."""
    return int(np.flatnonzero(mask)[int(observation.astype(np.int64).sum()) % mask.sum()])


class Picker(PolicyBot):
    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(pick, seed)


@every_game
def test_policy_bot_plays_every_question_by_what_its_seat_sees(game: str) -> None:
    check_bot(Picker, game=game, matches=2)


@every_game
def test_state_of_a_view_shows_the_viewer_the_same(game: str) -> None:
    match: Match = prikup.new(game).deal(seed=3)
    for _ in range(12):
        turns = match.turns()
        if not turns:
            break
        view = match.view(turns[0].by)
        state = find_state(view, seed=5)
        assert state.view(turns[0].by) == view
        seen, there = (NumberedMatch(one, by=turns[0].by).observe(turns[0].by) for one in (match, state))
        assert (seen == there).all()
        match = match.play(view.legal[-1], turns[0].by)


def test_illegal_action_of_a_policy_is_one_error() -> None:
    view = prikup.new("preferans").deal(seed=1).view(0)
    with pytest.raises(EnvError, match=r"action 0 \(7S\) is illegal"):
        PolicyBot(lambda observation, mask: 0).choose(view)


def test_history_has_all_that_was_seen_and_no_more() -> None:
    match = prikup.new("preferans").deal(seed=1).play("7S").play("pass").play("pass")
    match = match.play("discard KH TH").play("name 7S")
    assert match.view(0).history == "talon QD QC, 0 7S, 1 pass, 2 pass, 0 discard KH TH, 0 name 7S"
    assert match.view(1).history.endswith("0 discard ??, 0 name 7S")
