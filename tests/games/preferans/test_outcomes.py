"""The search bot's values of contracts by the words of the defence equal the game's scoring."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import prikup
from prikup.arena import choices_of, moves, seeded_chance
from prikup.bots import make
from prikup.bots.hand import tricks_by_hand
from prikup.core import Scored, View
from prikup.games import get_game
from prikup.games.preferans.bot.bidding import contracts_by_rank
from prikup.games.preferans.bot.outcomes import values_by_declarations, values_of_contract
from prikup.games.preferans.bot.prices import contract_values, settled_prices
from prikup.games.preferans.results import DealResult

BOTH = ((1, "whist"), (2, "whist"))
ALONE = ((1, "whist"), (2, "pass"))


def contracts_played(rules: str, players: int, deals: int) -> Iterator[tuple[View, DealResult, float]]:
    """Yield contracts of rules bots, each on a fresh sheet: a view in play, the result and its score."""
    for number in range(deals):
        match = prikup.new("preferans", rules, players=players)
        bots, before = [make("rules", seat) for seat in range(players)], None
        for _, step in moves(match, choices_of(bots), seeded_chance("outcomes", str(number), 1)):
            scored = next((fact for fact in step.facts if isinstance(fact, Scored)), None)
            if step.state.phase.asks == "play":
                before = step.state.view(None)
            if scored is not None:
                result = scored.result
                assert isinstance(result, DealResult)
                if result.kind == "contract" and before is not None and result.tricks is not None:
                    assert result.declarer is not None
                    now = step.state.view(None).totals
                    yield before, result, float(now[result.declarer])
                break


@pytest.mark.parametrize(
    ("rules", "players"), [("kodeks-rostov", 3), ("kodeks-leningrad", 4), ("wikipedia-sochi", 4)]
)
def test_value_of_contract_with_one_whister_equals_its_score(rules: str, players: int) -> None:
    alone = 0
    for view, result, score in contracts_played(rules, players, 20):
        if [word for _, word in result.declarations].count("whist") == 1:
            assert result.declarer is not None and result.tricks is not None
            assert values_of_contract(view)[result.tricks[result.declarer]] == pytest.approx(score)
            alone += 1
    assert alone > 1


def test_missing_tricks_of_whisters_add_to_declarers_value() -> None:
    options = get_game("preferans").options("kodeks-sochi")
    exact, plain = values_by_declarations(options, 3, 6, BOTH), contract_values(settled_prices(options, 3), 6)
    assert exact[6] == pytest.approx(plain[6])
    assert exact[8] > plain[8] + 10
    assert values_by_declarations(options, 3, 6, ALONE)[8] == pytest.approx(exact[8])


def test_half_responsibility_pays_half() -> None:
    full, half = (
        values_by_declarations(
            get_game("preferans").options(f"kodeks-sochi; whist_responsibility={owed}"), 3, 7, ALONE
        )
        for owed in ("full", "half")
    )
    assert full[:9] == pytest.approx(half[:9])
    lacking = [one - other for one, other in zip(full[9:], half[9:], strict=True)]
    assert lacking[0] > 5 and lacking[1] == pytest.approx(2 * lacking[0])


@pytest.mark.parametrize("lowest", [0, 7, 20, 24])
def test_best_contract_has_the_greatest_value(lowest: int) -> None:
    random = Random(1)
    possible = contracts_by_rank(settled_prices(get_game("preferans").options("kodeks-sochi"), 3))
    hands = [random.getrandbits(32) for _ in range(200)]
    for means, best in zip(tricks_by_hand(hands), possible.at_best(hands, lowest), strict=True):
        assert best == max(possible.values_at(means)[lowest:])
        assert possible.of_one(means, lowest) == possible.values_at(means)[lowest]
