"""The rules bot and the search bot of Paston: the decisions of every phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prikup.bots import fitting, lookahead, playing
from prikup.bots.base import Seed
from prikup.bots.mask_view import MaskView
from prikup.bots.ratings import CardRates, RatingRules, Trials
from prikup.bots.ten_tricks import ten_tricks
from prikup.bots.worlds import Worlds, resample_worlds
from prikup.games.paston.bot import bidding, exchange, whisting
from prikup.games.paston.bot.points import values_by_tricks
from prikup.games.paston.contracts import BID_LADDER
from prikup.games.paston.match import View

PASSER_ROLE = "passer"
"""Role of a defender who does not play."""


def _choose_card(seen: MaskView, seed: Seed) -> int:
    if not lookahead.can_search(seen):
        return playing.card(seen)
    return lookahead.best_card(seen, seed, playing.card, _contract_values(seen.view))


def _search_card(seen: MaskView, seed: Seed) -> int:
    return lookahead.best_card(
        seen, seed, playing.card, _contract_values(seen.view), lookahead.DRAWN_WORLDS, _likeliest_worlds
    )


def _likeliest_worlds(seen: MaskView, worlds: Worlds) -> Worlds:
    """Return the few of many worlds that fit best."""
    return resample_worlds(_weigh_worlds(seen, worlds), lookahead.SEARCH_BOT_WORLDS)


def _weigh_worlds(seen: MaskView, worlds: Worlds) -> Worlds:
    """Return the worlds weighed by the named game and the discard."""
    contract = seen.view.contract
    assert contract is not None
    possible = bidding.contracts_named(seen.view.options, BID_LADDER)
    return fitting.weigh_by_contract(seen, worlds, possible, BID_LADDER.index(contract.text))


def _try_cards(seen: MaskView, seed: Seed, cards: Sequence[int], most: int) -> Trials:
    return lookahead.try_cards(seen, seed, cards, _contract_values(seen.view), most, _weigh_worlds)


def _card_rates(seen: MaskView, seed: Seed, cards: Sequence[int]) -> CardRates:
    return CardRates(
        "points",
        lookahead.mean_card_values(
            seen, seed, cards, _contract_values(seen.view), lookahead.DRAWN_WORLDS, _likeliest_worlds
        ),
    )


def _division_rates(seen: MaskView, seed: Seed, division: Sequence[int]) -> CardRates:
    return CardRates(
        "points",
        lookahead.division_values(seen, seed, division, _contract_values(seen.view), _likeliest_worlds),
    )


def _contract_values(view: View) -> tuple[float, ...]:
    """Return the value of each number of tricks to the declarer after these declarations."""
    assert view.contract is not None
    words = tuple(word for _, word in view.declarations)
    return values_by_tricks(view.options, view.contract.text, words)


BOT: Final = ten_tricks(
    {"bid": bidding.choose_bid, "defend": whisting.choose_word},
    {"discard": exchange.choose_discard, "name": exchange.choose_contract},
    _choose_card,
    _search_card,
    RatingRules(
        "points",
        _card_rates,
        _division_rates,
        {
            "bid": bidding.bid_values,
            "defend": whisting.word_values,
            "discard": exchange.discard_values,
            "name": exchange.name_values,
        },
        _try_cards,
    ),
    brief={"discard": exchange.choose_usual_discard, "name": exchange.choose_usual_contract},
    out=PASSER_ROLE,
)
