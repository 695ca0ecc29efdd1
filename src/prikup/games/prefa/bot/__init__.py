"""The rules bot and the search bot of Prefa: the decisions of every phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prikup.bots import avoiding, lookahead, playing
from prikup.bots.base import Seed
from prikup.bots.mask_view import MaskView
from prikup.bots.ratings import DivisionRates, RatingRules, Trials
from prikup.bots.ten_tricks import TenTricks
from prikup.games.prefa.bot import bidding, defending, exchange
from prikup.games.prefa.bot.chips import polles_value, pot_units, values_by_tricks
from prikup.games.prefa.bot.counting import COUNT_RULES, weigh_worlds
from prikup.games.prefa.match import View
from prikup.games.prefa.results import OUT, defenders


def _choose_card(mask_view: MaskView, seed: Seed) -> int:
    """Return the card to play, as a mask: by rules of thumb, or by a short search near the end."""
    if mask_view.kind == "all_pass":
        return avoiding.rules_bot_card(mask_view, seed, polles_value)
    if not lookahead.can_search(mask_view):
        return playing.choose_card(mask_view)
    return lookahead.best_card(mask_view, seed, playing.choose_card, _get_contract_values(mask_view.view))


def _search_card(mask_view: MaskView, seed: Seed) -> int:
    """Return the card to play, as a mask, found by a search in the likeliest worlds."""
    if mask_view.kind == "all_pass":
        return avoiding.search_bot_card(mask_view, seed, polles_value)
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
    if mask_view.kind == "all_pass":
        return avoiding.try_cards(mask_view, seed, cards, polles_value, max_worlds)
    return lookahead.try_cards(
        mask_view, seed, cards, _get_contract_values(mask_view.view), max_worlds, weigh_worlds
    )


def _rate_division(mask_view: MaskView, seed: Seed, division: Sequence[int]) -> DivisionRates:
    """Return the values of playing on and of a division of the remaining tricks, in chips."""
    if mask_view.kind == "all_pass":
        return DivisionRates("chips", avoiding.division_values(mask_view, seed, polles_value))
    return DivisionRates(
        "chips",
        lookahead.division_values(
            mask_view, seed, division, _get_contract_values(mask_view.view), _likeliest_worlds
        ),
    )


def _get_contract_values(view: View) -> tuple[float, ...]:
    """Return the value of each number of tricks to the declarer after these declarations."""
    contract = view.contract
    assert contract is not None and contract.declarer is not None and view.dealer is not None
    places = {contract.declarer: 0}
    for place, seat in enumerate(defenders(contract.declarer, view.dealer, view.players), 1):
        places[seat] = place
    words = tuple((places[seat], word) for seat, word in view.declarations)
    aces = bool(view.seats[contract.declarer].proved)
    return values_by_tricks(view.options, pot_units(view), contract.text, words, aces)


BOT: Final = TenTricks(
    {"bid": bidding.choose_bid, "defend": defending.choose_word},
    {"discard": exchange.choose_discard, "name": exchange.choose_contract},
    _choose_card,
    _search_card,
    RatingRules(
        "chips",
        _rate_division,
        {
            "bid": bidding.bid_values_tried,
            "defend": defending.word_values_tried,
            "discard": exchange.discard_values,
            "name": exchange.name_and_aces_values,
        },
        _try_cards,
        giving_up=exchange.value_of_giving_up,
    ),
    brief={"discard": exchange.choose_usual_discard, "name": exchange.choose_usual_contract},
    dropped_role=OUT,
    counted=COUNT_RULES,
).game_bot()
