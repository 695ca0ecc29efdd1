"""Rules of Prefa for the counts of calls: what may be named, and what is owed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prikup.bots import fitting
from prikup.bots.base import Seed, winning_bid
from prikup.bots.counting import CountRules, Nameable
from prikup.bots.exchange import Others
from prikup.bots.mask_view import MaskView
from prikup.bots.worlds import Worlds
from prikup.games.prefa.bot.bidding import contracts_from
from prikup.games.prefa.bot.chips import pot_units
from prikup.games.prefa.contracts import CONTRACTS, bid_ladder, lowest_contract
from prikup.games.prefa.match import View
from prikup.games.prefa.results import OUT, defenders


def _find_call(view: View, texts: Sequence[str]) -> str | None:
    """Return the cheapest bid that may be made."""
    if "hold" in texts:
        return winning_bid(view)
    return next((text for text in bid_ladder(view.options.allow_10nt) if text in texts), None)


def _list_nameable(view: View, call: str | None) -> Nameable:
    """Return the contracts that may be named after winning with a call, or by who has won."""
    lowest = lowest_contract(winning_bid(view) if call is None else call).text
    names = bid_ladder(view.options.allow_10nt)
    names = names[names.index(lowest) :]
    contracts = contracts_from(view.options, pot_units(view), lowest)
    return Nameable(contracts, names, [CONTRACTS[name].level for name in names])


def _draw_others(view: View, seed: Seed, worlds: int) -> Others:
    """Return worlds for a declarer."""
    return Others(view, seed, None, worlds, worlds)


def _get_quota(view: View) -> int:
    """Return the tricks that the two defenders owe together; 0 if one has dropped."""
    assert view.contract is not None
    if any(word == OUT for _, word in view.declarations):
        return 0
    return sum(CONTRACTS[view.contract.text].minimums)


def _get_own_quota(view: View) -> int:
    """Return the tricks that the viewer owes as a defender."""
    assert view.contract is not None and view.contract.declarer is not None and view.dealer is not None
    right, _ = defenders(view.contract.declarer, view.dealer, view.players)
    return CONTRACTS[view.contract.text].minimums[view.seat != right]


def weigh_worlds(mask_view: MaskView, worlds: Worlds) -> Worlds:
    """Return the worlds weighed by the named contract and the discard."""
    view = mask_view.view
    assert view.contract is not None
    names = bid_ladder(view.options.allow_10nt)
    possible = contracts_from(view.options, pot_units(view), names[0])
    return fitting.weigh_by_contract(mask_view, worlds, possible, names.index(view.contract.text))


COUNT_RULES: Final = CountRules(
    _find_call, _list_nameable, _draw_others, _get_quota, _get_own_quota, weigh_worlds, may_drop=True
)
