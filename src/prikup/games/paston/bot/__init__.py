"""The rules bot and the search bot of Paston: the decisions of every phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prikup.bots import lookahead, playing
from prikup.bots.base import Seed
from prikup.bots.mask_view import MaskView
from prikup.bots.ratings import DivisionRates, RatingRules, Trials
from prikup.bots.ten_tricks import TenTricks
from prikup.games.paston.bot import bidding, exchange, replies, whisting
from prikup.games.paston.bot.counting import COUNT_RULES, PASSER_ROLE, weigh_worlds
from prikup.games.paston.bot.points import surrender_value, values_by_tricks
from prikup.games.paston.match import View


def _choose_card(mask_view: MaskView, seed: Seed) -> int:
    """Return the card to play, as a mask: by rules of thumb, or by a short search near the end."""
    if not lookahead.can_search(mask_view):
        return playing.choose_card(mask_view)
    return lookahead.best_card(mask_view, seed, playing.choose_card, _get_contract_values(mask_view.view))


def _search_card(mask_view: MaskView, seed: Seed) -> int:
    """Return the card to play, as a mask, found by a search in the likeliest worlds."""
    return lookahead.best_card(
        mask_view,
        seed,
        playing.choose_card,
        _get_contract_values(mask_view.view),
        lookahead.DRAWN_WORLDS,
        _likeliest_worlds,
    )


_likeliest_worlds: Final = lookahead.keep_likeliest(weigh_worlds)


def _try_cards(mask_view: MaskView, seed: Seed, cards: Sequence[int], max_worlds: int) -> Trials:
    """Return the value of each card in each of up to ``max_worlds`` worlds."""
    return lookahead.try_cards(
        mask_view, seed, cards, _get_contract_values(mask_view.view), max_worlds, weigh_worlds
    )


def _rate_division(mask_view: MaskView, seed: Seed, division: Sequence[int]) -> DivisionRates:
    """Return the values of playing on and of a division of the remaining tricks, in points."""
    return DivisionRates(
        "points",
        lookahead.division_values(
            mask_view, seed, division, _get_contract_values(mask_view.view), _likeliest_worlds
        ),
    )


def _get_contract_values(view: View) -> tuple[float, ...]:
    """Return the value of each number of tricks to the declarer after these declarations."""
    assert view.contract is not None
    words = tuple(word for _, word in view.declarations)
    return values_by_tricks(view.options, view.contract.text, words)


BOT: Final = TenTricks(
    {"bid": bidding.choose_bid, "defend": whisting.choose_word},
    {"discard": exchange.choose_discard, "name": exchange.choose_contract},
    _choose_card,
    _search_card,
    RatingRules(
        "points",
        _rate_division,
        {
            "bid": bidding.bid_values,
            "defend": replies.word_values,
            "discard": exchange.discard_values,
            "name": exchange.name_values,
        },
        _try_cards,
        giving_up=lambda view: surrender_value(view.options),
    ),
    brief={"discard": exchange.choose_usual_discard, "name": exchange.choose_usual_contract},
    searched={"defend": replies.choose_word},
    dropped_role=PASSER_ROLE,
    counted=COUNT_RULES,
).game_bot()
