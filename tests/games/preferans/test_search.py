"""The search bot's Preferans: decisions that differ from rules of thumb."""

from __future__ import annotations

import pytest

from prikup.bots import make
from prikup.bots.exchange import Others
from prikup.bots.hand import tricks
from prikup.bots.outlook import Contracts
from prikup.core import Match
from prikup.games import get_game
from prikup.games.preferans.bot import replies
from prikup.games.preferans.bot.beliefs import rough_call_likelihoods
from prikup.games.preferans.bot.bidding import contracts_by_rank
from prikup.games.preferans.bot.defending import Answers
from prikup.games.preferans.bot.prices import contract_values, level_value, settled_prices
from prikup.games.preferans.bot.replies import RuleReplies, fitted_estimate
from prikup.games.preferans.contracts import CONTRACTS
from prikup.games.preferans.results import DealResult, Standing
from prikup.games.preferans.score import apply_entries, entries
from prikup.games.preferans.settle import settle
from tests.bots.driver import table, view_of

STRONG = "AKQT9.AK.A87. ? ?"
BID = ("6S", "pass", "pass", "discard 8C 7C")


def decide(match: Match, bot: str = "search") -> str:
    return make(bot, 1).choose(view_of(match))


def test_eight_is_whisted() -> None:
    """The defence owes one trick and usually takes two; without a whist the declarer gains forty."""
    named = table("AKQT9.AK.A87. J87.QJT9.T9.T ?", "8C 7C", *BID, "name 8S")
    assert decide(named, "rules") == "pass"
    assert decide(named) == "whist"
    assert decide(table("AKQT9.AK.A87. ? J87.QJT9.T9.T", "8C 7C", *BID, "name 8S", "pass")) == "whist"


def test_second_defender_whists_if_both_have_enough_tricks() -> None:
    named = table("AKQT9.AK.A87. ? 87.QJT.KJ9.K9", "8C 7C", *BID, "name 7S", "whist")
    assert decide(named, "rules") == "pass"
    assert decide(named) == "whist"


def test_first_defender_leaves_a_six_to_the_second() -> None:
    """After a pass the second takes half a whist rather than let a six go; the first may still whist."""
    named = table("AKQT9.AK.A87. J87.QJT9.T9.T ?", "8C 7C", *BID, "name 6S")
    assert decide(named) == "pass"
    assert decide(table("AKQT9.AK.A87. ? J87.QJ.KQ9.AK", "8C 7C", *BID, "name 6S", "pass")) == "half"


def count_whists(hand: str) -> int:
    """Return how many of 100 seeds whist a ten with a hand."""
    view = view_of(table(f"AKQT9.AK.A87. {hand} ?", "8C 7C", *BID, "name 10S"))
    return sum(make("search", seed).choose(view) == "whist" for seed in range(100))


def test_ten_may_be_named_falsely() -> None:
    """A ten is whisted with an ace more often than not, and now and then with less."""
    assert count_whists("J87.QJT9.T9.T") < count_whists("J87.QJT.K9.K9") < 30
    assert count_whists("J87.QJT.K9.K9") < count_whists("J87.QJ.KQ9.AK") < 100


@pytest.mark.parametrize("hand", ["J87.QJT9.T9.T", "J87.QJ.KQ9.AK"])
def test_tricks_are_expected_by_worlds_in_which_the_declarer_can_make_the_level(hand: str) -> None:
    """The cards of the defender are the same: what is known of the declarer's lowers the estimate."""
    estimates = {}
    for level in (6, 7, 8):
        view = view_of(table(f"AKQT9.AK.A87. {hand} ?", "8C 7C", *BID, f"name {level}S"))
        found = Answers(view, 1).estimate_defence()
        fitted = fitted_estimate(Answers(view, 1).hand, 0, level)
        assert found != fitted and found.own == fitted.own
        estimates[level] = found.both
    assert estimates[6] > estimates[7] > estimates[8] > 0


@pytest.mark.parametrize("level", [6, 7, 8, 9, 10])
def test_expected_tricks_against_a_level_fall_as_it_rises(level: int) -> None:
    mine = fitted_estimate(0b10000000, 1, level)
    assert mine.both <= 11 - level + 1
    assert level == 10 or mine.both > fitted_estimate(0b10000000, 1, level + 1).both


@pytest.mark.parametrize("rules", ["kodeks-sochi", "kodeks-rostov", "kodeks-leningrad"])
@pytest.mark.parametrize("level", [6, 8])
def test_values_of_unplayed_and_made_contracts_equal_settlement(rules: str, level: int) -> None:
    game = get_game("preferans")
    options = game.options(rules)
    money = settled_prices(options, 3)
    start = Standing.start(3)
    unplayed = DealResult("contract", 0, f"{level}S", ((1, "pass"), (2, "pass")), None, dealer=2)
    whisted = DealResult(
        "contract", 0, f"{level}S", ((1, "whist"), (2, "whist")), (level, 10 - level, 0), dealer=2
    )
    results = [
        float(settle(apply_entries(start, entries(one, start, options), one, options), options).result[0])
        for one in (unplayed, whisted)
    ]
    assert results == pytest.approx([level_value(level) * money.pool, contract_values(money, level)[level]])


def one_contract(level: int) -> Contracts:
    money = settled_prices(get_game("preferans").options("kodeks-sochi"), 3)
    return contracts_by_rank(money).some([CONTRACTS[f"{level}S"].rank])


def test_contract_that_the_defence_lets_go_has_greater_value() -> None:
    """By rules of thumb hardly anybody whists against a nine, but somebody does against a six."""
    match = table(STRONG, "8C 7C", *BID)
    view = view_of(match)
    plain = Others(view, 1, rough_call_likelihoods, 400)
    answered = RuleReplies(view, 1)
    assert plain.hands == answered.hands
    nine, six = one_contract(9), one_contract(6)
    assert answered.named(nine)[0] > plain.named(nine)[0] + 5
    assert plain.named(six)[0] < answered.named(six)[0] < 31.4  # with three overtricks both whisters pay


def test_contract_is_worth_more_where_defenders_pass_by_the_rules_of_thumb(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """An eight is whisted by exact results and let go by the rules of thumb; both answer half of the time."""
    view, values = view_of(table(STRONG, "8C 7C", *BID)), []
    for share in (0.0, replies.RULE_SHARE, 1.0):
        monkeypatch.setattr(replies, "RULE_SHARE", share)
        values.append(RuleReplies(view, 1).named(one_contract(8))[0])
    assert values[0] < values[1] < values[2]


def test_worlds_are_weighted_by_the_calls() -> None:
    """A seat that has bid has a stronger hand in the weighted worlds than in uniform ones."""
    match = table("? AKJT9.7.A98.9 ?", "8C 7C", "6S")
    view = view_of(match)
    chosen, even = Others(view, 1, rough_call_likelihoods, 400), Others(view, 1)
    bidder = 1 if view.order[view.order.index(1) - 1] == 0 else 0

    def strength(others: Others) -> float:
        return sum(
            weight * max(tricks(hands[bidder]))
            for weight, hands in zip(others.weights, others.hands, strict=True)
        )

    assert len(chosen.hands) <= 20
    assert strength(chosen) > strength(even) + 0.5
