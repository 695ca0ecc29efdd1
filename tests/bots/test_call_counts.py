"""Counts of calls and discards, and what a defender of Thousand plays for: each against a slow reference."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest
from msgspec.structs import replace

import prikup
from prikup.arena import choices_of, moves, seeded_chance
from prikup.arena.open_view import open_view
from prikup.bots import make
from prikup.bots.causes import Cause
from prikup.bots.counting import count_call
from prikup.bots.fitting import weigh_by_level
from prikup.bots.hand import tricks_by_hand
from prikup.bots.hints import hint
from prikup.bots.mask_view import MaskView
from prikup.bots.worlds import draw_worlds
from prikup.core import Match, TrickView, View
from prikup.games.paston.bot.points import contract_values
from prikup.games.paston.bot.replies import word_values
from prikup.games.paston.contracts import CONTRACTS
from prikup.games.thousand.bot.playing import POINT_VALUE, try_moves
from prikup.games.thousand.solver import from_thousand
from prikup.solver import PointSolver, Position
from tests.bots.count_reference import COUNT_RULES, SOLVER, count_made, draw_weighed
from tests.bots.driver import after, table, view_of

POINTS_TOLERANCE = 8
COUNT_TOLERANCE = 15
"""Layouts of 100 by which a count of a fresh sample may differ."""
NAMED = ("7S", "pass", "pass", "discard 7C 8C", "name 7S")
GAMES = ("paston", "prefa", "preferans")


def decisions(game: str, asks: str) -> Iterator[tuple[Match, View]]:
    """Yield the decisions of a kind in matches of bots."""
    for number in range(50):
        match = prikup.new(game, "kodeks-sochi") if game == "preferans" else prikup.new(game)
        bots = [make("rules", seat) for seat in range(3)]
        for move, step in moves(match, choices_of(bots), seeded_chance("counts", game, number)):
            if move.by is not None:
                view = match.view(move.by)
                if view.asks == asks and len(view.legal) > 1:
                    yield match, view
            match = step.state


def counted_discards(game: str) -> Iterator[tuple[View, str, Cause]]:
    """Yield decisions between two discards of which one is counted as better, with that one."""
    for _, view in decisions(game, "discard"):
        best, *others = (choice.text for choice in hint(view, 1).choices)
        for other in others[:3]:
            cause = count_call(view, view.legal, 1, best, other, COUNT_RULES[game])
            if cause is not None and cause.name == "makes-more":
                yield view, best, cause
                break


@pytest.mark.parametrize("game", GAMES)
def test_count_after_a_discard_is_of_the_contract_that_it_names(game: str) -> None:
    counted = list(islice(counted_discards(game), 2))
    assert len(counted) == 2
    for view, best, cause in counted:
        assert cause.count > cause.worse and cause.contract
        for discard, count in ((best, cause.count), (cause.than, cause.worse)):
            assert abs(count_made(view, discard, cause.contract) - count) <= COUNT_TOLERANCE


def test_hand_that_is_short_of_the_level_is_unlikely_to_have_named_it() -> None:
    dealt = after(table("AKQJT.A87.A7. 987.KQ.KQJ.T9 .JT9.T98.AKQJ", "7C 8C", rules="kodeks-sochi"), *NAMED)
    view = view_of(dealt)
    assert view.asks == "defend"
    mask_view = MaskView(replace(view, trick=TrickView(view.order[0], (), None)))
    worlds = draw_worlds(mask_view, 1, 200)
    factors = weigh_by_level(mask_view, worlds).weights
    means = [means[0] for means in tricks_by_hand([hands[mask_view.declarer] for hands in worlds.hands])]
    assert min(means) < 7 <= max(means) and all(0 < one <= 1 for one in factors)
    assert all((one == 1) == (mean >= 7) for one, mean in zip(factors, means, strict=True))
    ranked = [factor for _, factor in sorted(zip(means, factors, strict=True))]
    assert ranked == sorted(ranked)


def test_lone_whist_of_paston_is_worth_what_its_solved_layouts_bring() -> None:
    compared = 0
    for _, view in decisions("paston", "defend"):
        if [word for _, word in view.declarations] != ["pass"]:
            continue
        assert view.contract is not None and view.contract.declarer is not None and view.seat is not None
        trump, options, contract = CONTRACTS[view.contract.text].trump, view.options, view.contract.text
        expected = total = 0.0
        for weight, hands in draw_weighed(view):
            taken = SOLVER.value(Position((hands[view.contract.declarer], hands[view.seat]), trump, 0))
            expected += (
                weight * contract_values(options, contract, ("pass", "whist"), (taken, 0, 10 - taken))[2]
            )
            total += weight
        values = word_values(view, view.legal, 1)
        assert abs(values["whist"] - expected / total) <= POINTS_TOLERANCE
        assert values["pass"] == contract_values(options, contract, ("pass", "pass"), (10, 0, 0))[2]
        compared += 1
        if compared == 3:
            break
    assert compared == 3


def test_discards_before_a_surrender_make_no_difference() -> None:
    found = 0
    for match, view in decisions("thousand", "give"):
        told = hint(view)
        if told.cause.name == "give-up-next":
            assert len({choice.worth for choice in told.choices}) == 1
            given = match
            while given.phase.asks == "give":
                [turn] = given.turns()
                given = given.play(hint(given.view(turn.by)).choices[0].text, turn.by)
            if given.phase.asks == "name":
                assert hint(given.view(view.seat)).choices[0].text == "surrender"
                found += 1
        if found == 2:
            break
    assert found


def test_defender_plays_for_own_points_once_the_target_is_reached() -> None:
    solver, compared = PointSolver(), 0
    for match, view in decisions("thousand", "play"):
        contract, acting = view.contract, view.acting
        assert contract is not None and contract.declarer is not None and acting is not None
        is_reached = (view.seats[contract.declarer].points or 0) >= int(contract.text)
        if acting.seat == contract.declarer or not is_reached:
            continue
        seen = open_view(match, acting.seat)
        own = {move.text: value for move, value in solver.cards(from_thousand(match, acting.seat)).items()}
        [row] = try_moves(seen, seen.legal, 0, 1).scores
        points = [own[text] for text in seen.legal]
        assert [POINT_VALUE * (one - points[0]) for one in points] == [one - row[0] for one in row]
        compared += len(set(points)) > 1
        if compared == 5:
            break
    assert compared
