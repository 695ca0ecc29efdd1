"""Rules of Paston for the counts of calls: what may be named, and what is owed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prikup.bots import fitting
from prikup.bots.base import Seed, winning_bid
from prikup.bots.counting import CountRules, Nameable
from prikup.bots.exchange import Others
from prikup.bots.mask_view import MaskView
from prikup.bots.worlds import Worlds
from prikup.games.paston.bot.bidding import contracts_named
from prikup.games.paston.contracts import BID_LADDER, DECLARER_NEEDS, DEFENCE_QUOTA, nameable_contracts
from prikup.games.paston.match import View
from prikup.games.paston.results import PASS

PASSER_ROLE: Final = "passer"
"""Role of a defender who does not play."""


def _find_call(view: View, texts: Sequence[str]) -> str | None:
    """Return the cheapest bid that may be made."""
    return next((text for text in BID_LADDER if text in texts), None)


def _list_nameable(view: View, call: str | None) -> Nameable:
    """Return the games that may be named after winning with a call, or by who has won."""
    won = call or winning_bid(view) or None
    names = tuple(name.contract for name in nameable_contracts(won))
    return Nameable(contracts_named(view.options, names), names, [DECLARER_NEEDS] * len(names))


def _draw_others(view: View, seed: Seed, worlds: int) -> Others:
    """Return worlds for a declarer."""
    return Others(view, seed, None, worlds, worlds, is_leader=True)


def _get_own_quota(view: View) -> int:
    """Return the tricks that the viewer owes as a defender: all of them alone (clause 7.2)."""
    return DEFENCE_QUOTA if any(word == PASS for _, word in view.declarations) else DEFENCE_QUOTA // 2


def weigh_worlds(mask_view: MaskView, worlds: Worlds) -> Worlds:
    """Return the worlds weighed by the named game and the discard."""
    contract = mask_view.view.contract
    assert contract is not None
    possible = contracts_named(mask_view.view.options, BID_LADDER)
    return fitting.weigh_by_contract(mask_view, worlds, possible, BID_LADDER.index(contract.text))


COUNT_RULES: Final = CountRules(
    _find_call,
    _list_nameable,
    _draw_others,
    lambda view: DEFENCE_QUOTA,
    _get_own_quota,
    weigh_worlds,
    PASSER_ROLE,
    declarer_leads=True,
    may_drop=True,
)
