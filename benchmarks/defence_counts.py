"""How well the counts of hints foresee whether the defence takes its quota.

``python -m benchmarks.defence_counts 200`` plays so many deals of each game between search bots to the first
word of the defence, and prints how often the defence takes its quota in the worlds of a hint, weighed with
and without :func:`prikup.bots.fitting.weigh_by_level`, and how often it does with the true cards.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import islice
from statistics import fmean

import msgspec

import prikup
from prikup.arena import choices_of, moves, seeded_chance
from prikup.arena.open_view import open_view
from prikup.bots import make
from prikup.bots.counting import COUNTED_PER_WORLD, COUNTED_WORLDS
from prikup.bots.fitting import weigh_by_level
from prikup.bots.mask_view import MaskView
from prikup.bots.open_hands import tricks
from prikup.bots.worlds import Worlds, draw_worlds, resample_worlds
from prikup.core import Match, TrickView, View
from prikup.games.paston.bot.counting import COUNT_RULES as PASTON
from prikup.games.prefa.bot.counting import COUNT_RULES as PREFA
from prikup.games.preferans.bot.rating import COUNT_RULES as PREFERANS

GAMES = {
    ("preferans", "kodeks-sochi"): PREFERANS,
    ("prefa", "prefa-nakayoshi"): PREFA,
    ("paston", "paston-nakayoshi"): PASTON,
}


def first_words(game: str, rules: str) -> Iterator[tuple[Match, View]]:
    """Yield the moments of deals when the first defender is asked."""
    number = 0
    while True:
        match, bots = prikup.new(game, rules), [make("search", seat) for seat in range(3)]
        for move, step in moves(match, choices_of(bots), seeded_chance("counts", f"{game} {number}")):
            if move.by is not None:
                view = match.view(move.by)
                if view.asks == "defend" and not view.declarations and "open" not in view.legal:
                    yield match, view
            match = step.state
        number += 1


def before_play(view: View, leader: int) -> MaskView:
    return MaskView(msgspec.structs.replace(view, trick=TrickView(leader, (), None)))


def main(deals: int) -> None:
    for (game, rules), count_rules in GAMES.items():
        predicted: dict[str, list[float]] = {"without": [], "with": []}
        happened = []
        for match, view in islice(first_words(game, rules), deals):
            assert (
                view.contract is not None and view.contract.declarer is not None and view.acting is not None
            )
            quota = count_rules.quota(view)
            leader = view.contract.declarer if count_rules.declarer_leads else view.order[0]

            def share(mask_view: MaskView, worlds: Worlds, quota: int = quota) -> float:
                kept = resample_worlds(worlds, COUNTED_WORLDS)
                taken = tricks(mask_view, kept.hands, mask_view.declarer)
                return kept.mean(float(10 - count >= quota) for count in taken)

            mask_view = before_play(view, leader)
            drawn = draw_worlds(mask_view, "counts", COUNTED_PER_WORLD * COUNTED_WORLDS)
            weighed = count_rules.weigh(mask_view, drawn)
            predicted["without"].append(share(mask_view, weighed))
            predicted["with"].append(share(mask_view, weigh_by_level(mask_view, weighed)))
            true_view = before_play(open_view(match, view.acting.seat), leader)
            happened.append(share(true_view, draw_worlds(true_view, 0, 1)))
        print(f"{rules}: with the true cards {fmean(happened):.2f}")
        for name, shares in predicted.items():
            error = fmean((one - other) ** 2 for one, other in zip(shares, happened, strict=True))
            print(f"  {name} the level: {fmean(shares):.2f}, Brier score {error:.3f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
