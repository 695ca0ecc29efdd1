"""Open-hand deals of Thousand as positions of the solver."""

from __future__ import annotations

import random

import pytest

from prikup import games
from prikup.arena import moves
from prikup.cards import Cards, Suit
from prikup.core import Input, Match, Scored, Turn
from prikup.games.thousand.options import parse_rules
from prikup.games.thousand.playing import Playing
from prikup.games.thousand.points import announcement_points
from prikup.games.thousand.score import card_points_of
from prikup.games.thousand.solver import from_thousand, thousand_rules, typed_thousand
from prikup.solver import (
    SolverError,
)


def first_lead(rules: str, seed: int) -> Match:
    """Return a match at the first lead of its first played deal, after random bids."""
    rng = random.Random(seed)

    def choose(match: Match, turn: Turn) -> Input:
        legal = [one for one in match.phase.legal(match, turn) if one.text != "surrender"]
        return Input(turn.seat, turn.by, rng.choice(legal))

    start = games.new("thousand", rules)
    steps = moves(start, choose, lambda match: match.due(lambda purpose: rng.randrange))
    return next(step.state for _, step in steps if isinstance(step.state.phase, Playing))


@pytest.mark.parametrize(
    "rules",
    [
        "thousand-blog",
        "thousand-501",
        "thousand-32",
        "pagat-501; marriage_card=queen",
        "thousand-blog; players=4",
        "thousand-blog; players=2; two_player_rest=last_trick",
        "thousand-blog; players=2; two_player_exchange=give1",
        "thousand-blog; marriage_first_trick=yes; ace_marriage=200; must_beat=yes; last_trick_bonus=10",
    ],
)
def test_position_follows_a_deal_of_thousand(rules: str) -> None:
    for seed in range(8):
        match, rng = first_lead(rules, seed), random.Random(seed)
        assert isinstance(match.phase, Playing)
        declarer, points = match.phase.held.declarer_seat, 0
        while isinstance(match.phase, Playing):
            position, turn = from_thousand(match), match.turns()[0]
            assert set(position.legal()) == set(match.phase.legal(match, turn))
            assert typed_thousand(match.options, position.play, match.phase.held.rest) == position
            announcing = [play for play in position.legal() if play.announce]
            play = rng.choice(announcing or position.legal())
            following, (own, _) = position.after(play)
            points += own
            step = match.apply(Input(turn.seat, turn.by, play))
            match = step.state
            if isinstance(match.phase, Playing):
                assert from_thousand(match) == following
        (result,) = (fact.result for fact in step.facts if isinstance(fact, Scored))
        named = announcement_points(match.options, result.announcements_of(declarer), result.named_trump)
        assert points == card_points_of(result, declarer, match.options) + named


def test_position_may_be_of_another_seat_than_the_declarer() -> None:
    match = first_lead("thousand-blog", 3)
    assert isinstance(match.phase, Playing)
    declarer, hands = match.phase.held.declarer_seat, match.phase.play.hands
    position = from_thousand(match, seat=(declarer + 1) % 3)
    assert position.play.leader == 2 and position.play.hands[0].mask == hands[(declarer + 1) % 3]
    with pytest.raises(SolverError, match="seat 7 does not play"):
        from_thousand(match, seat=7)


def test_solving_without_a_deal_in_play_is_refused() -> None:
    match = games.get_game("thousand").start(parse_rules("thousand-blog"), players=3)
    with pytest.raises(SolverError, match="no cards are played now: the match is at the draw"):
        from_thousand(match)


def test_point_rules_follow_the_options_of_thousand() -> None:
    named = thousand_rules(parse_rules("pagat-501"), Suit.DIAMONDS)
    assert named.marriages == (20, 20, 40, 20) and not named.changes_trump
    rest = Cards.parse("AT...")
    assert thousand_rules(parse_rules("thousand-blog"), rest=rest).last_trick == 0
    rules = parse_rules("thousand-blog; players=2; two_player_rest=last_trick")
    assert thousand_rules(rules, rest=rest).last_trick == 21
