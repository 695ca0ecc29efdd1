"""Layouts that fit the target: what a declarer holds who named it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from prikup.bots.base import Seed
from prikup.cards import Suit
from prikup.core import PlayCard
from prikup.games.thousand.bot.open_hands import search_target
from prikup.games.thousand.bot.ranked import ACE_MASK, MARRIAGE_MASKS, mask_of, play_terms
from prikup.games.thousand.bot.trials import draw_layouts, place_of
from prikup.games.thousand.match import View
from prikup.games.thousand.points import ALL_CARD_POINTS
from prikup.games.thousand.results import is_golden
from prikup.worlds import Layouts, resample

DRAWN_PER_LAYOUT: Final = 12
"""Layouts drawn for each one that is kept."""
WEIGHED_STEP: Final = 12
"""Layouts that are weighed at a time, until enough fit or too many nodes are searched."""
MAX_WEIGHED_NODES: Final = 80_000
"""Nodes after which no more layouts are weighed."""
OUT_OF_REACH_LIKELIHOOD: Final = 0.05
"""Likelihood that a target is named that is out of reach with all cards open, relative to one within reach.

The first lead of a defender finds the target within reach in 84 of 100 deals of our bots, and in 23 of 100
layouts that fit the view otherwise.
"""
IMPOSSIBLE_LIKELIHOOD: Final = 0.001
"""The same of a target that needs a marriage which is not in the hand."""


class LikelyLayouts(NamedTuple):
    """Hands by place of each layout, and its weight.

    ``complete`` is True if there are no other layouts, ``limited`` if more of them would take too long.
    """

    layouts: list[list[int]]
    weights: list[float]
    complete: bool
    limited: bool = False


def draw_even_layouts(view: View, seed: Seed, max_layouts: int) -> LikelyLayouts:
    """Return up to ``max_layouts`` ways to fill the hands that fit the view, each as likely as the others."""
    layouts = draw_layouts(view, seed, max_layouts)
    complete = Layouts.of(view.hidden).count <= max_layouts
    return LikelyLayouts(layouts, [1.0] * len(layouts), complete)


def draw_likely_layouts(view: View, seed: Seed, max_layouts: int) -> LikelyLayouts:
    """Return up to ``max_layouts`` ways to fill the hands that fit the view and the declarer's target."""
    if not _is_telling(view):
        return draw_even_layouts(view, seed, max_layouts)
    if Layouts.of(view.hidden).count <= max_layouts:
        layouts = draw_layouts(view, seed, max_layouts)
        return LikelyLayouts(layouts, _weigh(view, layouts)[0], complete=True)
    layouts, weights = list[list[int]](), list[float]()
    nodes = 0
    while len(layouts) < DRAWN_PER_LAYOUT * max_layouts and nodes < MAX_WEIGHED_NODES:
        step = draw_layouts(view, f"{seed} {len(layouts)}", WEIGHED_STEP)
        step_weights, searched = _weigh(view, step)
        layouts, weights, nodes = layouts + step, weights + step_weights, nodes + searched
        if weights.count(1.0) >= max_layouts:
            break
    if len(layouts) > max_layouts:
        chosen, weights = resample(weights, max_layouts)
        layouts = [layouts[at] for at in chosen]
    return LikelyLayouts(layouts, weights, complete=False, limited=nodes >= MAX_WEIGHED_NODES)


def find_named_trump(view: View) -> int:
    """Return the trump suit that was named, -1 if none was."""
    assert view.contract is not None
    if view.options.trump_mode != "named" or view.contract.trump is None:
        return -1
    return int(Suit.parse(view.contract.trump))


def _is_telling(view: View) -> bool:
    """Return True if the target tells of the hidden hand of a declarer who saw their cards.

    In a golden deal everybody must play (3.6). Where cards out of play count for the last trick (14.1) the
    solution from the first lead would leave them out.
    """
    contract, options = view.contract, view.options
    assert contract is not None and contract.declarer is not None
    is_hidden = view.seats[contract.declarer].cards is None
    has_rest = view.players == 2 and options.two_player_rest == "last_trick"
    return is_hidden and contract.factor == 1 and not has_rest and not is_golden(view.standing, options)


def _weigh(view: View, layouts: Sequence[Sequence[int]]) -> tuple[list[float], int]:
    """Return the likelihoods of layouts, 1 if the target is within reach at the first lead, and the nodes."""
    assert view.contract is not None and view.contract.declarer is not None
    played = [
        mask_of(
            move.action.card for move in view.log if isinstance(move.action, PlayCard) and move.seat == seat
        )
        for seat in view.order
    ]
    place, target = place_of(view, view.contract.declarer), int(view.contract.text)
    named_trump = find_named_trump(view)
    deals = [[hand | cards for hand, cards in zip(layout, played, strict=True)] for layout in layouts]
    possible = [_count_most_points(view, hands[place], named_trump) >= target for hands in deals]
    solved = [hands for hands, is_possible in zip(deals, possible, strict=True) if is_possible]
    reached, nodes = search_target(view.options, solved, place, [named_trump] * len(solved), target)
    likelihoods = (1.0 if is_reached else OUT_OF_REACH_LIKELIHOOD for is_reached in reached)
    return [next(likelihoods) if is_possible else IMPOSSIBLE_LIKELIHOOD for is_possible in possible], nodes


def _count_most_points(view: View, hand: int, named_trump: int) -> int:
    """Return the points of all cards, of the last trick, and of the marriages and aces in a hand."""
    terms = play_terms(view.options)
    marriages = (suit for suit, pair in enumerate(MARRIAGE_MASKS) if hand & pair == pair)
    aces = terms.aces if hand & ACE_MASK == ACE_MASK else 0
    certain: int = ALL_CARD_POINTS + view.options.last_trick_bonus + aces
    return certain + sum(terms.value(suit, named_trump) for suit in marriages)
