"""Offers by bots: only proved ones, once per deal, and by the same interface for all bots."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import prikup
from prikup.arena import Hosted, choices_of, moves, seeded_chance
from prikup.bots import decide, make
from prikup.core import Claim, Match, View
from prikup.solver import Position, Solver
from prikup.solver.match import find_question
from tests.bots.driver import offer


def offers_of_rules_bots(game: str, matches: int) -> Iterator[tuple[Match, Claim, int]]:
    """Yield the offers in matches between rules bots: the match, the claim and the seat."""
    for number in range(matches):
        match = prikup.new(game)
        players = [make("rules", seat) for seat in range(match.players)]
        for move, step in moves(match, choices_of(players), seeded_chance(f"offers {number}", game, 8)):
            if isinstance(move.action, Claim):
                assert move.by is not None
                yield match, move.action, move.by
            match = step.state


@pytest.mark.parametrize("game", ["preferans", "prefa", "paston"])
def test_offer_equals_result_of_best_play(game: str) -> None:
    solver, found = Solver(), 0
    for match, claim, by in offers_of_rules_bots(game, 5):
        question = find_question(match)
        assert question is not None and isinstance(question.position, Position) and question.seats[0] == by
        assert claim.lay
        assert claim.division[by] == solver.value(question.position, misere=question.kind == "misere")
        found += 1
    assert found


def test_refused_offer_is_not_repeated() -> None:
    match, claim, by = next(offers_of_rules_bots("preferans", 5))
    bot = make("rules")
    refused = offer(match, by, claim.text)
    while refused.phase.asks == "answer":
        refused = refused.play("no", refused.turns()[0].by)
    assert decide(bot, match.view(by)) == claim.text
    while refused.log and refused.phase.asks == "play":
        turn = refused.turns()[0]
        text = decide(bot, refused.view(turn.by))
        assert turn.by != by or not text.startswith("lay")
        refused = refused.play(text, turn.by)


class Divider:
    """A bot that offers a division at every opportunity."""

    def __init__(self, *division: int) -> None:
        self.division = division

    def offer(self, view: View) -> Claim | None:
        return Claim(self.division)

    def choose(self, view: View) -> str:
        return view.legal[0]


def test_any_bot_may_offer_a_division_with_correct_sum() -> None:
    match, claim, by = next(offers_of_rules_bots("preferans", 5))
    view, left = match.view(by), sum(claim.division)
    assert decide(Divider(left, 0, 0), view) == f"claim {left}-0-0"
    for wrong in ((left + 1, 0, 0), (left, 0), (left + 1, -1, 0), (9, 9, 9)):
        assert decide(Divider(*wrong), view) == view.legal[0]
    hosted = Hosted(Divider(left, 0, 0))
    assert hosted.choose(view) == f"claim {left}-0-0" and not hosted.faults


def test_offer_is_made_only_before_a_lead() -> None:
    match = prikup.new("preferans").deal(seed=1)
    view = match.view(match.turns()[0].by)
    assert decide(Divider(10, 0, 0), view) == view.legal[0]
    match, claim, _ = next(offers_of_rules_bots("preferans", 5))
    turn = match.turns()[0]
    match = match.play(match.view(turn.by).legal[0], turn.by)
    turn = match.turns()[0]
    view = match.view(turn.by)
    assert decide(Divider(sum(claim.division), 0, 0), view) == view.legal[0]
