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
from prikup.bots.lookahead import distinct_cards, pick_best
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


def rules_bot_card(mask_view: MaskView, seed: Seed, worth: Worth) -> int:
    """Return the card of the rules bot: by habit, near the end or with open cards by search."""
    searched = mask_view.left <= RULES_BOT_MAX_CARDS or not mask_view.view.hidden
    return (
        best_card(mask_view, seed, worth, RULES_BOT_ALL_PASS_WORLDS)
        if searched
        else allpass.choose_card(mask_view)
    )


def search_bot_card(mask_view: MaskView, seed: Seed, worth: Worth) -> int:
    """Return the card of the search bot: by habit early, later unless another card is clearly better."""
    if Layouts.of(mask_view.view.hidden).count == 1:
        return best_card(mask_view, seed, worth, SEARCH_BOT_ALL_PASS_WORLDS)
    return (
        best_card(mask_view, seed, worth, RATED_WORLDS, SEARCH_BOT_MARGIN)
        if mask_view.left <= SEARCH_BOT_MAX_CARDS
        else allpass.choose_card(mask_view)
    )


def best_card(mask_view: MaskView, seed: Seed, worth: Worth, max_worlds: int, margin: float = 0.0) -> int:
    """Return the best card over at most ``max_worlds`` worlds, or the habit if within ``margin`` of it."""
    cards = distinct_cards(mask_view)
    if len(cards) == 1:
        return allpass.choose_card(mask_view)
    return pick_best(
        mask_view,
        cards,
        mean_card_values(mask_view, seed, cards, worth, max_worlds),
        allpass.choose_card,
        margin,
    )


def mean_card_values(
    mask_view: MaskView,
    seed: Seed,
    cards: Sequence[int],
    worth: Worth,
    max_worlds: int = SEARCH_BOT_ALL_PASS_WORLDS,
) -> list[float]:
    """Return the mean value of each card to its player over at most ``max_worlds`` worlds."""
    means: list[float] = (
        try_cards(mask_view, seed, cards, worth, max_worlds).scores.mean(axis=0).round(6).tolist()
    )
    return means


def try_cards(mask_view: MaskView, seed: Seed, cards: Sequence[int], worth: Worth, max_worlds: int) -> Trials:
    """Return the value of each card in each of at most ``max_worlds`` equally likely worlds."""
    rows, order, _ = _make_rows(mask_view.view, seed, max_worlds)
    solved = shared_all_pass_solver().card_values(rows).values
    tricks = solved[:, [card.bit_length() - 1 for card in cards]][..., : len(order)]
    complete = Layouts.of(mask_view.view.hidden).count <= max_worlds
    return Trials(np.ones(len(rows)), _value_worlds(mask_view.view, tricks, order, worth), complete)


def try_feared_cards(mask_view: MaskView, seed: Seed, cards: Sequence[int], max_worlds: int) -> Trials:
    """Return tricks avoided after each card, by world, if both others play to give the player tricks."""
    rows, _, position = _make_rows(mask_view.view, seed, max_worlds)
    me = position.to_play
    positions = np.repeat(rows, len(cards)).reshape(len(rows), len(cards))
    has_won = np.zeros(positions.shape)
    for world, row in enumerate(rows):
        hands = tuple(Cards(int(mask)) for mask in row["hands"])
        leads = tuple(CARDS_BY_INDEX[lead] for lead in row["leads"].tolist() if lead != NO_CARD)
        world_position = msgspec.structs.replace(position, hands=hands, leads=leads)
        for place, card in enumerate(cards):
            next_position, taker = world_position.after(CARDS_BY_INDEX[card.bit_length() - 1])
            positions[world, place] = np.array([next_position.row()], ALL_PASS_DTYPE)[0]
            has_won[world, place] = taker == me
    coming_tricks = (
        shared_all_pass_solver()
        .paranoid_values(positions.ravel())
        .values.reshape((*positions.shape, 3))[..., me]
    )
    complete = Layouts.of(mask_view.view.hidden).count <= max_worlds
    return Trials(np.ones(len(rows)), -(has_won + coming_tricks), complete)


def division_values(mask_view: MaskView, seed: Seed, division: Sequence[int], worth: Worth) -> list[float]:
    """Return the mean values to the asked player of a division and of playing on.

    ``division`` are tricks by place.
    """
    view = mask_view.view
    rows, order, _ = _make_rows(view, seed, SEARCH_BOT_ALL_PASS_WORLDS)
    coming_tricks = shared_all_pass_solver().values(rows).values[:, : len(order)]
    tricks = [seat.tricks for seat in view.seats]
    for seat, divided in zip(view.order, division, strict=True):
        tricks[seat] += divided
    return [
        worth(view, tuple(tricks)),
        round(float(_value_worlds(view, coming_tricks, order, worth).mean()), 6),
    ]


def _make_rows(
    view: View, seed: Seed, max_worlds: int
) -> tuple[npt.NDArray[np.void], tuple[int, ...], AllPassPosition]:
    """Return at most ``max_worlds`` worlds as rows of the solver, the order of seats, and one position."""
    layouts = Layouts.of(view.hidden).sample(Random(seeded_number(seed, view)), max_worlds)
    game = registry.get_game(view.game)
    places = [(hidden.place, hidden.seat) for hidden in view.hidden]
    first_layout = layouts[0].tolist() if len(layouts) else []
    world = game.world(
        view, {place: tuple(Cards(mask)) for place, mask in zip(places, first_layout, strict=True)}
    )
    phase = state_of(game, view, world).phase
    playing = phase.playing if isinstance(phase, Claiming) else phase
    assert isinstance(playing, InPlay)
    position, order = position_of_all_pass(playing.play)
    rows = np.full(len(layouts), np.array([position.row()], ALL_PASS_DTYPE)[0], ALL_PASS_DTYPE)
    for index, (place, seat) in enumerate(places):
        if place == "hand" and seat in order:
            rows["hands"][:, order.index(seat)] = layouts[:, index]
        elif place == "talon":
            for lead, card in enumerate(position.leads):
                if card.bit & int(layouts[0, index]):
                    rows["leads"][:, lead] = [mask.bit_length() - 1 for mask in layouts[:, index].tolist()]
    return rows, order, position


def _value_worlds(
    view: View, coming_tricks: npt.NDArray[np.int8], order: tuple[int, ...], worth: Worth
) -> npt.NDArray[np.float64]:
    """Return the value of each world after each card.

    ``coming_tricks`` are those that each place still takes, in the ``order`` of seats.
    """
    won_tricks = [seat.tricks for seat in view.seats]
    worth_by_tricks: dict[tuple[int, ...], float] = {}
    values = np.zeros(coming_tricks.shape[:-1])
    for index in np.ndindex(values.shape):
        tricks = list(won_tricks)
        for seat, coming in zip(order, coming_tricks[index].tolist(), strict=True):
            tricks[seat] += coming
        key = tuple(tricks)
        if key not in worth_by_tricks:
            worth_by_tricks[key] = worth(view, key)
        values[index] = worth_by_tricks[key]
    return values
