"""Cards of an all-pass by search: max^n over worlds, by the value of the deal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Final

import msgspec
import numpy as np
import numpy.typing as npt

from prikup import registry
from prikup.bots import allpass
from prikup.bots.base import Seed, seeded_number
from prikup.bots.lookahead import best_of, distinct_cards
from prikup.bots.mask_view import MaskView
from prikup.bots.ratings import Trials
from prikup.cards import CARDS_BY_INDEX, Cards
from prikup.core import View, state_of
from prikup.solver import NO_CARD, AllPassPosition, AllPassSolver, position_of_all_pass
from prikup.solver.allpass import ALL_PASS_DTYPE
from prikup.toolkit.claims import Claiming
from prikup.toolkit.tricks import InPlay
from prikup.worlds import Layouts

Worth = Callable[[View, tuple[int, ...]], float]
"""A function from the tricks of the seats to the viewer's value of an all-pass."""

RATED_WORLDS: Final = 40
"""Worlds for a decision of the search bot, which are cheap if few cards are left."""
SEARCH_BOT_ALL_PASS_WORLDS: Final = 20
"""Worlds by which choices are rated; a single world is complete."""
RULES_BOT_ALL_PASS_WORLDS: Final = 10
"""Worlds for a decision of the rules bot."""
RULES_BOT_MAX_CARDS: Final = 5
"""Cards left up to which the rules bot searches."""
SEARCH_BOT_MAX_CARDS: Final = 7
"""Cards left up to which the search bot searches; with more cards, worlds gain nothing and cost most."""
SEARCH_BOT_MARGIN: Final = 4.0
"""Margin by which a card must beat the habit of the search bot."""


@cache
def shared_all_pass_solver() -> AllPassSolver:
    """Return the solver that all bots of this process share."""
    return AllPassSolver()


def rules_bot_card(seen: MaskView, seed: Seed, worth: Worth) -> int:
    """Return the card of the rules bot: by habit, near the end or with open cards by search."""
    searched = seen.left <= RULES_BOT_MAX_CARDS or not seen.view.hidden
    return best_card(seen, seed, worth, RULES_BOT_ALL_PASS_WORLDS) if searched else allpass.card(seen)


def search_bot_card(seen: MaskView, seed: Seed, worth: Worth) -> int:
    """Return the card of the search bot: by habit early, later only if no other card is clearly better."""
    if Layouts.of(seen.view.hidden).count == 1:
        return best_card(seen, seed, worth, SEARCH_BOT_ALL_PASS_WORLDS)
    return (
        best_card(seen, seed, worth, RATED_WORLDS, SEARCH_BOT_MARGIN)
        if seen.left <= SEARCH_BOT_MAX_CARDS
        else allpass.card(seen)
    )


def best_card(seen: MaskView, seed: Seed, worth: Worth, most: int, margin: float = 0.0) -> int:
    """Return the best card over at most ``most`` worlds, or the habit if it is within ``margin`` of it."""
    cards = distinct_cards(seen)
    if len(cards) == 1:
        return allpass.card(seen)
    return best_of(seen, cards, mean_card_values(seen, seed, cards, worth, most), allpass.card, margin)


def mean_card_values(
    seen: MaskView, seed: Seed, cards: Sequence[int], worth: Worth, most: int = SEARCH_BOT_ALL_PASS_WORLDS
) -> list[float]:
    """Return the mean value of each card to its player over at most ``most`` worlds."""
    means: list[float] = try_cards(seen, seed, cards, worth, most).scores.mean(axis=0).round(6).tolist()
    return means


def try_cards(seen: MaskView, seed: Seed, cards: Sequence[int], worth: Worth, most: int) -> Trials:
    """Return the value of each card in each of at most ``most`` equally likely worlds."""
    rows, order, _ = _rows(seen.view, seed, most)
    found = shared_all_pass_solver().card_values(rows).values
    taken = found[:, [card.bit_length() - 1 for card in cards]][..., : len(order)]
    complete = Layouts.of(seen.view.hidden).count <= most
    return Trials(np.ones(len(rows)), _world_values(seen.view, taken, order, worth), complete)


def feared(seen: MaskView, seed: Seed, cards: Sequence[int], most: int) -> Trials:
    """Return tricks avoided after each card, by world, if both others play to give the player tricks."""
    rows, _, position = _rows(seen.view, seed, most)
    me = position.to_play
    after = np.repeat(rows, len(cards)).reshape(len(rows), len(cards))
    won = np.zeros(after.shape)
    for world, row in enumerate(rows):
        hands = tuple(Cards(int(mask)) for mask in row["hands"])
        leads = tuple(CARDS_BY_INDEX[lead] for lead in row["leads"].tolist() if lead != NO_CARD)
        one = msgspec.structs.replace(position, hands=hands, leads=leads)
        for place, card in enumerate(cards):
            left, taker = one.after(CARDS_BY_INDEX[card.bit_length() - 1])
            after[world, place] = np.array([left.row()], ALL_PASS_DTYPE)[0]
            won[world, place] = taker == me
    taken = shared_all_pass_solver().paranoid_values(after.ravel()).values.reshape((*after.shape, 3))[..., me]
    complete = Layouts.of(seen.view.hidden).count <= most
    return Trials(np.ones(len(rows)), -(won + taken), complete)


def division_values(seen: MaskView, seed: Seed, division: Sequence[int], worth: Worth) -> list[float]:
    """Return the mean values to the asked player of a division, by place, and of playing on."""
    view = seen.view
    rows, order, _ = _rows(view, seed, SEARCH_BOT_ALL_PASS_WORLDS)
    taken = shared_all_pass_solver().values(rows).values[:, : len(order)]
    tricks = [seat.tricks for seat in view.seats]
    for seat, more in zip(view.order, division, strict=True):
        tricks[seat] += more
    return [worth(view, tuple(tricks)), round(float(_world_values(view, taken, order, worth).mean()), 6)]


def _rows(view: View, seed: Seed, most: int) -> tuple[npt.NDArray[np.void], tuple[int, ...], AllPassPosition]:
    """Return at most ``most`` worlds as positions, the order of seats, and the first position."""
    layouts = Layouts.of(view.hidden).sample(Random(seeded_number(seed, view)), most)
    game = registry.get_game(view.game)
    places = [(hidden.place, hidden.seat) for hidden in view.hidden]
    first = layouts[0].tolist() if len(layouts) else []
    world = game.world(view, {place: tuple(Cards(mask)) for place, mask in zip(places, first, strict=True)})
    phase = state_of(game, view, world).phase
    playing = phase.playing if isinstance(phase, Claiming) else phase
    assert isinstance(playing, InPlay)
    position, order = position_of_all_pass(playing.play)
    rows = np.full(len(layouts), np.array([position.row()], ALL_PASS_DTYPE)[0], ALL_PASS_DTYPE)
    for at, (place, seat) in enumerate(places):
        if place == "hand" and seat in order:
            rows["hands"][:, order.index(seat)] = layouts[:, at]
        elif place == "talon":
            for lead, card in enumerate(position.leads):
                if card.bit & int(layouts[0, at]):
                    rows["leads"][:, lead] = [mask.bit_length() - 1 for mask in layouts[:, at].tolist()]
    return rows, order, position


def _world_values(
    view: View, taken: npt.NDArray[np.int8], order: tuple[int, ...], worth: Worth
) -> npt.NDArray[np.float64]:
    """Return the value of each world after each card, by the tricks that each place takes."""
    had = [seat.tricks for seat in view.seats]
    known: dict[tuple[int, ...], float] = {}
    found = np.zeros(taken.shape[:-1])
    for place in np.ndindex(found.shape):
        tricks = list(had)
        for seat, more in zip(order, taken[place].tolist(), strict=True):
            tricks[seat] += more
        key = tuple(tricks)
        if key not in known:
            known[key] = worth(view, key)
        found[place] = known[key]
    return found
