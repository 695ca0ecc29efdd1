"""Tricks of the defence in contracts that our bots name: the table of the search bot's whists.

``python -m benchmarks.fit_whists 4000`` plays so many deals to the first word of the defence, solves each
with the cards open, and prints by level what the rules of thumb expect of both defenders on average, what
these take, what a trick more expected comes to, and the standard deviation that is left. What it prints is
``FIT_BY_LEVEL`` in :mod:`prikup.games.preferans.bot.replies`.
"""

from __future__ import annotations

import sys
from collections import defaultdict

import numpy as np

from prikup import games
from prikup.arena import seeded_chance
from prikup.arena.play import next_input
from prikup.bots import make
from prikup.bots.defence import estimate_tricks
from prikup.bots.open_hands import shared_solver
from prikup.cards import Cards, Suit
from prikup.core import Match, Turn
from prikup.solver import NO_TRUMP
from prikup.solver.position import pack_row

RULES = "kodeks-sochi"
BOTS = ("rules", "search")


def contract(number: int) -> Match | None:
    """A deal between bots of one kind when the defence is asked, None where there is no such moment."""
    match, chance = games.new("preferans", RULES, 3), seeded_chance("whists", f"deal {number}")
    bot = make(BOTS[number % len(BOTS)], number)
    while (waits := next_input(match, chance)) is not None and match.deal_no < 2:
        if isinstance(waits, Turn):
            view = match.view(waits.by)
            if view.asks == "defend":
                return match
            if view.asks == "play":
                return None
            waits = match.move(bot.choose(view), waits.by)
        match = match.apply(waits).state
    return None


def measured(match: Match) -> tuple[int, list[float], int]:
    """The level, what both defenders expect together by the hand of each, and what they take."""
    views = [match.view(seat) for seat in range(3)]
    told, order = views[0].contract, views[0].order
    assert told is not None and told.declarer is not None and told.needs is not None
    hands = [Cards(views[seat].seats[seat].cards or ()).mask for seat in order]
    place = order.index(told.declarer)
    turned = hands[place:] + hands[:place]
    trump = -1 if told.trump is None else int(Suit.parse(told.trump))
    row = pack_row(turned, NO_TRUMP if trump < 0 else trump, -place % 3)
    taken = 10 - shared_solver().row_values(row)[0]
    return told.needs, [estimate_tricks(hand, trump, told.needs).both for hand in turned[1:]], taken


def main(deals: int) -> None:
    """Print the table."""
    found: dict[int, list[tuple[float, int]]] = defaultdict(list)
    for number in range(deals):
        match = contract(number)
        if match is not None:
            level, hopes, taken = measured(match)
            found[level] += [(hope, taken) for hope in hopes]
    for level, rows in sorted(found.items()):
        hopes, taken = np.array(rows).T
        usual, mean = hopes.mean(), taken.mean()
        slope = ((hopes - usual) * (taken - mean)).mean() / hopes.var()
        spread = (taken - mean - slope * (hopes - usual)).std()
        print(f"{level}  {usual:.2f}  {mean:.2f}  {slope:.2f}  {spread:.2f}  {len(rows) // 2} contracts")


if __name__ == "__main__":
    main(int(sys.argv[1]))
