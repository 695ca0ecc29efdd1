"""The network of points of Thousand: what it is told, what it answers, and what it refuses."""

from __future__ import annotations

from itertools import permutations

import pytest

from prikup.cards import Cards, Suit
from prikup.core import ArgumentError
from prikup.games.thousand.bot.hand_net import (
    OUTCOME_COUNT,
    POINTS_STEP,
    describe_hand,
    points_likelihoods,
)
from prikup.games.thousand.bot.ranked import mask_of
from prikup.games.thousand.options import Options, parse_rules

BLOG = parse_rules("thousand-blog")
NAMED = parse_rules("thousand-501")
MARRIED = Cards.parse("A9.AKQJ.T9.")
"""A hand with the marriage in hearts."""
WEAK = Cards.parse("KJ9.QJ.K9.T")


def mean_points(hand: Cards, options: Options = BLOG, trump: Suit | None = None) -> float:
    found = points_likelihoods(hand, options, trump)
    assert len(found) == OUTCOME_COUNT and sum(found) == pytest.approx(1)
    return sum(POINTS_STEP * number * share for number, share in enumerate(found))


def told(hand: Cards, options: Options, trump: int = -1) -> tuple[list[str], int]:
    """Return what the network is told: its suits in order, and its other inputs."""
    keys, inputs = describe_hand(options, mask_of(hand), trump)
    suits = [(keys >> 8 * suit & 255, mask_of(hand) >> 8 * suit & 255) for suit in range(4)]
    return [f"{holding:08b}" for _, holding in sorted(suits, reverse=True)], inputs


def test_strong_hands_take_more_points_than_weak_ones() -> None:
    solid = Cards.parse("A.ATKQJ9.A.")
    assert mean_points(WEAK) < 60 < 130 < mean_points(MARRIED) < mean_points(solid)
    assert sum(points_likelihoods(solid, BLOG)[200 // POINTS_STEP :]) > 0.8
    assert sum(points_likelihoods(WEAK, BLOG)[120 // POINTS_STEP :]) < 0.1


def test_marriages_count_what_the_options_say() -> None:
    dear, cheap = (
        parse_rules(f"thousand-blog; marriage_values=H:{value},D:80,C:60,S:40") for value in (100, 20)
    )
    assert 60 < mean_points(MARRIED, dear) - mean_points(MARRIED, cheap) < 100
    assert told(MARRIED, dear) != told(MARRIED, cheap)
    assert told(WEAK, dear) == told(WEAK, cheap)
    aces = Cards.parse("A9.AT.A9.AT")
    assert mean_points(aces, parse_rules("thousand-blog; ace_marriage=200")) > mean_points(aces) + 120


@pytest.mark.parametrize(
    "option", ["must_beat=yes", "marriage_card=queen", "marriage_first_trick=yes", "last_trick_bonus=10"]
)
def test_rules_of_play_change_the_answer(option: str) -> None:
    options = parse_rules(f"thousand-blog; {option}")
    assert told(MARRIED, options)[1] != told(MARRIED, BLOG)[1]
    assert points_likelihoods(MARRIED, options) != points_likelihoods(MARRIED, BLOG)


def test_trump_suit_that_was_named_matters() -> None:
    assert mean_points(MARRIED, NAMED, Suit.HEARTS) > mean_points(MARRIED, NAMED, Suit.DIAMONDS) + 20
    own_price = parse_rules("pagat-501")
    assert told(MARRIED, own_price, 3)[1] != told(MARRIED, own_price, 0)[1]


def test_suits_that_can_be_exchanged_look_the_same() -> None:
    without_marriages = [
        told(Cards.parse(".".join(suits)), BLOG) for suits in permutations(("AT", "KJ9", "Q9", "J"))
    ]
    assert all(one == without_marriages[0] for one in without_marriages)
    found = {told(Cards.parse(".".join(suits)), BLOG)[1] for suits in permutations(("KQ", "AT9", "J9", "T"))}
    assert len(found) == 4
    equal = parse_rules("thousand-blog; marriage_values=H:20,D:20,C:20,S:20")
    found = {told(Cards.parse(".".join(suits)), equal)[1] for suits in permutations(("KQ", "AT9", "J9", "T"))}
    assert len(found) == 1


def test_hand_size_tells_how_many_play() -> None:
    ten, eleven = Cards.parse("AT9.KQ.AJ9.T9"), Cards.parse("AT9.KQ.AJ9.T9J")
    kept = parse_rules("thousand-blog; players=2")
    given = parse_rules("thousand-blog; players=2; two_player_exchange=give1")
    inputs = {
        told(MARRIED, BLOG)[1] >> 20,
        told(ten, kept)[1] >> 20,
        told(eleven, given)[1] >> 20,
        told(ten, parse_rules("thousand-32"))[1] >> 20,
        told(ten, parse_rules("thousand-blog; players=2; two_player_rest=last_trick"))[1] >> 20,
    }
    assert len(inputs) == 5
    for hand, options in ((ten, BLOG), (eleven, given), (MARRIED, BLOG), (ten, parse_rules("thousand-32"))):
        assert mean_points(hand, options) > 60


@pytest.mark.parametrize(
    ("hand", "rules", "trump", "why"),
    [
        ("AK...", "thousand-blog", None, "has 2 cards: expected 8 or 10"),
        ("AT9.KQ.AJ9.T9J", "thousand-blog", None, "has 11 cards: expected 8 or 10"),
        ("AT9.KQ.AJ9.T9", "thousand-blog; players=4", None, "has 10 cards: expected 8"),
        ("A9.AKQJ.T9.", "thousand-32", None, "has 8 cards: expected 10"),
        ("A7.AKQJ.T8.", "thousand-blog", None, "7..8. is not of a pack of 9JQKTA"),
        ("A9.AKQJ.T9.", "thousand-blog", Suit.HEARTS, "trump is .*: expected a value of type NoneType"),
        ("A9.AKQJ.T9.", "thousand-501", None, "trump is None: expected a value of type Suit"),
    ],
)
def test_questions_that_cannot_be_are_refused(hand: str, rules: str, trump: Suit | None, why: str) -> None:
    with pytest.raises(ArgumentError, match=why):
        points_likelihoods(Cards.parse(hand), parse_rules(rules), trump)


def test_arguments_of_another_type_are_refused() -> None:
    with pytest.raises(ArgumentError, match="hand is 'A9': expected a value of type Cards"):
        points_likelihoods("A9", BLOG)  # type: ignore[arg-type]
    with pytest.raises(ArgumentError, match="options is 'thousand-blog': expected a value of type Options"):
        points_likelihoods(MARRIED, "thousand-blog")  # type: ignore[arg-type]
