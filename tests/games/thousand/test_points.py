"""Values of cards and marriages; the 120 points of every played deal are accounted for."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from prikup.cards import Card, Cards
from prikup.core import Scored
from prikup.games import get_game
from prikup.games.thousand.options import MARRIAGE_SUITS, parse_rules
from prikup.games.thousand.playing import Playing
from prikup.games.thousand.points import (
    announcement_points,
    card_points,
    highest_bid,
    marriages_allowing,
    marriages_in,
)
from prikup.games.thousand.score import card_points_of, is_made
from prikup.testing import Case, playable_cases, walk

CASES = [case for case in playable_cases() if case.game == "thousand"]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_all_card_points_are_won_or_out_of_play(case: Case) -> None:
    played = 0
    for seed in range(4):
        walked = walk(case, Random(seed).randrange, 4)
        for before, facts in zip(walked.states, walked.facts, strict=False):
            for fact in facts:
                if not isinstance(fact, Scored) or fact.result.kind != "played":
                    continue
                assert isinstance(before.phase, Playing)
                played += 1
                result, options = fact.result, before.options
                aside = card_points(before.phase.held.rest)
                assert sum(result.cards) + aside == 120
                total = sum(card_points_of(result, seat, options) for seat in range(case.players))
                assert total == sum(result.cards) + options.last_trick_bonus
                own = next(one for one in fact.entries if one.cause in ("made", "failed"))
                has = card_points_of(result, own.seat, options) + announcement_points(
                    options, result.announcements_of(own.seat), result.named_trump
                )
                assert (has >= result.bid) == is_made(result, options) == (own.cause == "made")
    assert played


@pytest.mark.parametrize("rules", get_game("thousand").presets)
def test_marriages_that_a_high_bid_requires(rules: str) -> None:
    options = parse_rules(rules)
    for bid in range(120, highest_bid(options, MARRIAGE_SUITS) + 10, 5):
        sets = marriages_allowing(options, bid)
        held = [marriages_in(Cards(map(Card.parse, cards))) for cards in sets]
        assert sorted(map(len, held)) == [len(suits) for suits in held]
        for count in range(1, 5):
            for suits in map(set, combinations(MARRIAGE_SUITS, count)):
                enough = highest_bid(options, suits) >= bid
                assert enough == (suits in map(set, held))
