"""A slow reference for counts of what the defence takes: fresh layouts, weighed and solved one by one."""

from __future__ import annotations

from collections.abc import Iterator
from math import fsum

import msgspec

from prikup.bots.fitting import weigh_by_level
from prikup.bots.mask_view import MaskView
from prikup.bots.worlds import draw_worlds, resample_worlds
from prikup.cards import Cards, Suit
from prikup.core import TrickView, View
from prikup.games.paston.bot.counting import COUNT_RULES as PASTON
from prikup.games.paston.contracts import CONTRACTS
from prikup.games.prefa.bot.counting import COUNT_RULES as PREFA
from prikup.games.preferans.bot.rating import COUNT_RULES as PREFERANS
from prikup.solver import Position, Solver

COUNT_RULES = {"paston": PASTON, "prefa": PREFA, "preferans": PREFERANS}
FRESH_SEED = 20
DRAWN_LAYOUTS = 6000
SOLVED_LAYOUTS = 200
SOLVER = Solver()
DROPPED_ROLES = ("out", "passer")
"""Roles of defenders of Prefa and Paston who do not play."""


def count_takes(view: View, seat: int | None, tricks: int) -> float:
    """Return in how many of 100 fresh layouts the defence takes tricks, or a seat for sure."""
    contract = view.contract
    assert contract is not None and contract.declarer is not None and contract.needs is not None
    first = view.order.index(contract.declarer if seat is None else seat)
    seats = [view.order[(first + step) % 3] for step in range(3)]
    order = [seat for seat in seats if view.seats[seat].role not in DROPPED_ROLES]
    leaders = [contract.declarer] if view.game == "paston" else [one for one in view.order if one in order]
    trump = None if contract.trump is None else Suit.parse(contract.trump)
    weighed = list(draw_weighed(view))
    enough = 0.0
    for weight, hands in weighed:
        position = Position(tuple(hands[one] for one in order), trump, order.index(leaders[0]))
        value = SOLVER.value(position)
        enough += weight * ((10 - value if seat is None else value) >= tricks)
    return 100 * enough / fsum(weight for weight, _ in weighed)


def count_made(view: View, discard: str, contract: str) -> float:
    """Return in how many of 100 fresh layouts a declarer makes a contract after a discard."""
    assert view.seat is not None
    rules = COUNT_RULES[view.game]
    _, names, levels = rules.nameable(view, None)
    strain = Suit.parse(contract[-1]) if view.game != "paston" else CONTRACTS[contract].trump
    trump = None if contract.endswith("NT") else strain
    others = rules.others(view, FRESH_SEED, SOLVED_LAYOUTS)
    own = Cards(view.seats[view.seat].cards or ()) - Cards.parse(discard.removeprefix("discard "))
    leader = 0 if rules.declarer_leads else -view.order.index(view.seat) % 3
    made = 0.0
    for weight, hands in zip(others.weights, others.hands, strict=True):
        position = Position((own, *map(Cards, hands)), trump, leader)
        made += weight * (SOLVER.value(position) >= levels[names.index(contract)])
    return 100 * made / fsum(others.weights)


def draw_weighed(view: View) -> Iterator[tuple[float, dict[int, Cards]]]:
    """Yield fresh layouts of hands by seat, with weights by the named contract and its level."""
    mask_view = MaskView(msgspec.structs.replace(view, trick=TrickView(view.order[0], (), None)))
    rules = COUNT_RULES[view.game]
    drawn = draw_worlds(mask_view, FRESH_SEED, DRAWN_LAYOUTS)
    worlds = resample_worlds(weigh_by_level(mask_view, rules.weigh(mask_view, drawn)), SOLVED_LAYOUTS)
    for weight, hands in zip(worlds.weights, worlds.hands, strict=True):
        yield weight, {seat: Cards(hands[place]) for place, seat in enumerate(view.order)}
