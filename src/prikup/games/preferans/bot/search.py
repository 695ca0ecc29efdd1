"""The search bot of Preferans: bids and plays by the average score over worlds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prikup.bots import avoiding, lookahead, playing
from prikup.bots.base import Seed, winning_bid
from prikup.bots.exchange import Others, hand_of
from prikup.bots.mask_view import MaskView
from prikup.games.preferans.bot import bidding, catching, talon
from prikup.games.preferans.bot.beliefs import likeliest_worlds
from prikup.games.preferans.bot.bidding import contracts_by_rank
from prikup.games.preferans.bot.outcomes import values_of_contract
from prikup.games.preferans.bot.prices import all_pass_change, misere_values, settled_prices
from prikup.games.preferans.bot.replies import RuleReplies
from prikup.games.preferans.contracts import MISERE
from prikup.games.preferans.match import View
from prikup.games.preferans.rules import BLIND, MISERE_HAND, NINE_HAND

BID_CAUTION_WHISTS: Final = -9.0
"""Value of winning the auction less that of passing, in whists, as cards laid open are played better."""
DOUBT_WHISTS: Final = 15.0
"""Error that the rules of thumb may have in the value of a call, in whists."""


def choose_card(mask_view: MaskView, seed: Seed) -> int:
    """Return the card to play, as a mask."""
    if mask_view.kind == "misere":
        return catching.choose_card(mask_view, seed)
    if mask_view.kind == "all_pass":
        return avoiding.search_bot_card(mask_view, seed, all_pass_change)
    return lookahead.best_card(
        mask_view,
        seed,
        playing.choose_card,
        contract_values(mask_view),
        lookahead.DRAWN_WORLDS,
        likeliest_worlds,
    )


def contract_values(mask_view: MaskView) -> Sequence[float]:
    """Return the value of each number of tricks to the declarer, in whists."""
    return values_of_contract(mask_view.view)


def choose_discard(view: View, texts: Sequence[str], seed: Seed) -> str:
    """Return the discard, the talon thrown back, or giving up: one of the legal ``texts``."""
    money = settled_prices(view.options, view.players)
    if "concede" in texts and winning_bid(view) == MISERE:
        values = RuleReplies(view, seed).misere_discards(misere_values(money))
        if talon.value_of_giving_up(MISERE, money) > max(values.values()):
            return "concede"
    return talon.choose_discard_by(view, texts, money, lambda: RuleReplies(view, seed))


def choose_contract(view: View, texts: Sequence[str], seed: Seed) -> str:
    """Return the contract to name, one of the legal ``texts``; the higher of two with the same value."""
    values = contract_name_values(view, texts, seed)
    return max(reversed(values), key=values.__getitem__)


def contract_name_values(view: View, texts: Sequence[str], seed: Seed) -> dict[str, float]:
    """Return the value of naming each contract, and of giving up, in whists."""
    return talon.name_values(view, texts, settled_prices(view.options, view.players), RuleReplies(view, seed))


def choose_bid(view: View, texts: Sequence[str], seed: Seed) -> str:
    """Return the call to make, one of the legal ``texts``."""
    values = bid_values(view, texts, seed)
    return max(values, key=values.__getitem__) if values else bidding.choose_bid(view, texts)


def bid_values(view: View, texts: Sequence[str], seed: Seed, doubt: float = DOUBT_WHISTS) -> dict[str, float]:
    """Return the values of the calls, in whists; an empty dictionary if the rules of thumb decide.

    A bid is tried in worlds where the rules of thumb, in error by up to ``doubt`` whists, leave it open; else
    the value is theirs.
    """
    call = bidding.cheapest_call(texts)
    if BLIND in texts or (call is None and MISERE not in texts):
        return {}
    hand, money = hand_of(view), settled_prices(view.options, view.players)
    pass_value = bidding.value_of_passing(view, hand, money) + BID_CAUTION_WHISTS
    values = {"pass": pass_value} | {
        text: bidding.value_without_talon(hand, money, text)
        for text in (MISERE_HAND, NINE_HAND)
        if text in texts
    }
    rule_values = bidding.hand_values(hand, money)
    trial: Others | None = None
    if call is not None:
        rank = bidding.floor_of(view, winning_bid(view) if call == "hold" else call)
        values[call] = rule_values.contracts[rank]
        if values[call] > pass_value - doubt:
            trial = RuleReplies(view, seed)
            values[call] = trial.won(contracts_by_rank(money).some(range(rank, 25)))
    if MISERE in texts:
        values[MISERE] = rule_values.misere
        if rule_values.misere > pass_value - 2 * doubt:
            trial = trial or RuleReplies(view, seed)
            values[MISERE] = trial.misere(misere_values(money))
    return values
