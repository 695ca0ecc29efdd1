"""Values of the choices of a player of Preferans as the search bot sees them: the numbers of a hint."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from random import Random
from typing import Final

from prikup.bots import avoiding, lookahead
from prikup.bots.base import Seed, seeded_number, winning_bid
from prikup.bots.counting import CountRules, Nameable
from prikup.bots.exchange import discard_text, hand_of
from prikup.bots.mask_view import MaskView
from prikup.bots.ratings import DivisionRates, RatingRules, Trials
from prikup.cards import Cards
from prikup.games.preferans.bot import bidding, catching, defending, search, talon
from prikup.games.preferans.bot.beliefs import likeliest_worlds, weigh_roughly
from prikup.games.preferans.bot.prices import all_pass_change, misere_values, settled_prices
from prikup.games.preferans.bot.replies import CONTRACT_TEXTS, RuleReplies
from prikup.games.preferans.contracts import CONTRACTS, MISERE
from prikup.games.preferans.match import View
from prikup.games.preferans.rules import BLIND, MISERE_HAND, NINE_HAND
from prikup.toolkit.auction import LOOK_WORD

UNSEEN_HANDS: Final = 24
"""Number of hands tried for a player who has not looked at theirs."""


def division_rates(mask_view: MaskView, seed: Seed, division: Sequence[int]) -> DivisionRates:
    """Return the values of a division of the remaining tricks and of playing on."""
    if mask_view.kind == "misere":
        caught = catching.division_values(mask_view, seed, division)
        return DivisionRates("caught", caught, fewer=mask_view.me == mask_view.declarer)
    if mask_view.kind == "all_pass":
        return DivisionRates("whists", avoiding.division_values(mask_view, seed, all_pass_change))
    return DivisionRates(
        "whists",
        lookahead.division_values(
            mask_view, seed, division, search.contract_values(mask_view), likeliest_worlds
        ),
    )


def try_cards(mask_view: MaskView, seed: Seed, cards: Sequence[int], max_worlds: int) -> Trials:
    """Return the result of each card in each of up to ``max_worlds`` worlds, in whists."""
    if mask_view.kind == "misere":
        value_by_tricks = misere_values(settled_prices(mask_view.view.options, mask_view.view.players))
        return catching.try_cards(mask_view, seed, cards, value_by_tricks, max_worlds)
    if mask_view.kind == "all_pass":
        return avoiding.try_cards(mask_view, seed, cards, all_pass_change, max_worlds)
    return lookahead.try_cards(
        mask_view, seed, cards, search.contract_values(mask_view), max_worlds, weigh_roughly
    )


def bid_values(view: View, texts: Sequence[str], seed: Seed) -> dict[str, float]:
    """Return the values of the calls in question, in whists, each tried in worlds."""
    money = settled_prices(view.options, view.players)
    if BLIND in texts:
        random = Random(seeded_number(seed, view))
        hands = [sum(1 << card for card in random.sample(range(32), 10)) for _ in range(UNSEEN_HANDS)]
        declared = [bidding.hand_values(hand, money).contracts[0] for hand in hands]
        chosen = [
            max(value, bidding.value_of_passing(view, hand, money))
            for value, hand in zip(declared, hands, strict=True)
        ]
        return {LOOK_WORD: sum(chosen) / UNSEEN_HANDS, BLIND: sum(declared) / UNSEEN_HANDS}
    hand = hand_of(view)
    return search.bid_values(view, texts, seed, inf) or {
        "pass": bidding.value_of_passing(view, hand, money)
    } | {
        text: bidding.value_without_talon(hand, money, text)
        for text in (MISERE_HAND, NINE_HAND)
        if text in texts
    }


def _find_call(view: View, texts: Sequence[str]) -> str | None:
    """Return the cheapest bid of a trick contract that may be made, None if the hand is not seen."""
    call = None if BLIND in texts else bidding.cheapest_call(texts)
    return winning_bid(view) if call == "hold" else call


def _list_nameable(view: View, call: str | None) -> Nameable:
    """Return the contracts that may be named after winning with a call, or by who has won."""
    money = settled_prices(view.options, view.players)
    contracts = (
        talon.contracts_after(view, money)
        if call is None
        else bidding.contracts_by_rank(money).some(range(bidding.floor_of(view, call), len(CONTRACT_TEXTS)))
    )
    names = [CONTRACT_TEXTS[rank] for rank in contracts.ranks]
    return Nameable(contracts, names, [CONTRACTS[name].level for name in names])


def _get_quota(view: View) -> int:
    """Return the tricks that the whisters owe."""
    assert view.contract is not None
    needs = view.contract.needs or 0
    return settled_prices(view.options, view.players).quota[needs - 6] if needs else 0


def _get_own_quota(view: View) -> int:
    """Return the tricks that one of two whisters owes."""
    return -(-_get_quota(view) // 2)


COUNT_RULES: Final = CountRules(
    _find_call, _list_nameable, RuleReplies, _get_quota, _get_own_quota, weigh_roughly
)


def discard_values(view: View, texts: Sequence[str], seed: Seed) -> dict[str, float]:
    """Return the values of the discards in question, of throwing the talon and of giving up, in whists."""
    money, bid, trial = (
        settled_prices(view.options, view.players),
        winning_bid(view),
        RuleReplies(view, seed),
    )
    if bid == MISERE:
        pair_values = trial.misere_discards(misere_values(money))
        value_by_text = {discard_text(pair): value for pair, value in pair_values.items()}
        return value_by_text | (
            {"concede": talon.value_of_giving_up(bid, money)} if "concede" in texts else {}
        )
    nameable = talon.contracts_after(view, money)
    values = trial.ranked(nameable)
    if "throw" in texts:
        ten = trial.hand & ~Cards(view.talon or ()).mask
        values["throw"] = talon.throw_value(ten, money, list(nameable.ranks))
    if "concede" in texts:
        values["concede"] = talon.value_of_giving_up(bid, money)
    return values


def gift_values(view: View, texts: Sequence[str], seed: Seed) -> dict[str, float]:
    """Return the whists that each gift writes in the end: points that one pool does not get, another will."""
    max_points = max((int(text.rpartition(":")[2]) for text in texts if ":" in text), default=0)
    return {text: float(view.options.aid_rate * max_points * (":" in text)) for text in texts}


RATING_RULES: Final = RatingRules(
    "whists",
    division_rates,
    {
        "bid": bid_values,
        "defend": defending.word_values,
        "discard": discard_values,
        "name": search.contract_name_values,
        "aid": gift_values,
    },
    try_cards,
)
