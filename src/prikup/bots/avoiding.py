"""Cards of an all-pass by search: max^n over worlds, by the value of the deal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from math import fsum
from random import Random
from typing import Final

import msgspec

from prikup import registry
from prikup.bots import allpass
from prikup.bots.base import Seed, seeded_number
from prikup.bots.lookahead import distinct_cards, pick_best
from prikup.bots.mask_view import MaskView
from prikup.bots.ratings import Trials
from prikup.cards import CARDS_BY_INDEX, Cards
from prikup.core import View, state_of
from prikup.solver import AllPassPosition, AllPassSolver, position_of_all_pass
from prikup.solver.allpass import replace_leads
from prikup.solver.position import replace_hands
from prikup.toolkit.claims import Claiming
from prikup.toolkit.tricks import InPlay
from prikup.worlds import Layouts

AllPassRater = Callable[[View, tuple[int, ...]], float]
"""A function from the tricks of the seats to the viewer's value of an all-pass."""

SEARCH_BOT_ALL_PASS_WORLDS: Final = 40
"""Worlds for a decision of the search bot, which are cheap if few cards are left."""
RATED_WORLDS: Final = 20
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


def rules_bot_card(mask_view: MaskView, seed: Seed, rate: AllPassRater) -> int:
    """Return the card of the rules bot: by habit, near the end or with open cards by search."""
    searched = mask_view.left <= RULES_BOT_MAX_CARDS or not mask_view.view.hidden
    return (
        best_card(mask_view, seed, rate, RULES_BOT_ALL_PASS_WORLDS)
        if searched
        else allpass.choose_card(mask_view)
    )


def search_bot_card(mask_view: MaskView, seed: Seed, rate: AllPassRater) -> int:
    """Return the card of the search bot: by habit early, later unless another card is clearly better."""
    if Layouts.of(mask_view.view.hidden).count == 1:
        return best_card(mask_view, seed, rate, RATED_WORLDS)
    return (
        best_card(mask_view, seed, rate, SEARCH_BOT_ALL_PASS_WORLDS, SEARCH_BOT_MARGIN)
        if mask_view.left <= SEARCH_BOT_MAX_CARDS
        else allpass.choose_card(mask_view)
    )


def best_card(
    mask_view: MaskView, seed: Seed, rate: AllPassRater, max_worlds: int, margin: float = 0.0
) -> int:
    """Return the best card over at most ``max_worlds`` worlds, or the habit if within ``margin`` of it."""
    cards = distinct_cards(mask_view)
    if len(cards) == 1:
        return allpass.choose_card(mask_view)
    return pick_best(
        mask_view,
        cards,
        mean_card_values(mask_view, seed, cards, rate, max_worlds),
        allpass.choose_card,
        margin,
    )


def mean_card_values(
    mask_view: MaskView,
    seed: Seed,
    cards: Sequence[int],
    rate: AllPassRater,
    max_worlds: int = RATED_WORLDS,
) -> list[float]:
    """Return the mean value of each card to its player over at most ``max_worlds`` worlds."""
    return [round(mean, 6) for mean in try_cards(mask_view, seed, cards, rate, max_worlds).means()]


def try_cards(
    mask_view: MaskView, seed: Seed, cards: Sequence[int], rate: AllPassRater, max_worlds: int
) -> Trials:
    """Return the value of each card in each of at most ``max_worlds`` equally likely worlds."""
    worlds = _AllPassWorlds(mask_view.view, seed, max_worlds)
    solved = shared_all_pass_solver().row_card_values(b"".join(worlds.rows))
    value = _world_value(mask_view.view, worlds.order, rate)
    scores = [[value(row[card.bit_length() - 1]) for card in cards] for row in solved]
    complete = Layouts.of(mask_view.view.hidden).count <= max_worlds
    return Trials([1.0] * len(scores), scores, complete)


def try_feared_cards(mask_view: MaskView, seed: Seed, cards: Sequence[int], max_worlds: int) -> Trials:
    """Return tricks avoided after each card, by world, if both others play to give the player tricks."""
    worlds = _AllPassWorlds(mask_view.view, seed, max_worlds)
    me = worlds.position.to_play
    rows, has_won = [], []
    for world_position in worlds.positions():
        for card in cards:
            next_position, taker = world_position.after(CARDS_BY_INDEX[card.bit_length() - 1])
            rows.append(next_position.row())
            has_won.append(taker == me)
    coming = [row[me] for row in shared_all_pass_solver().row_paranoid_values(b"".join(rows))]
    scores = [float(-(won + tricks)) for won, tricks in zip(has_won, coming, strict=True)]
    complete = Layouts.of(mask_view.view.hidden).count <= max_worlds
    by_world = [scores[at : at + len(cards)] for at in range(0, len(scores), len(cards))]
    return Trials([1.0] * len(by_world), by_world, complete)


def division_values(mask_view: MaskView, seed: Seed, rate: AllPassRater) -> list[float]:
    """Return the mean values to the asked player of the division that is claimed and of playing on.

    The claim may give a resting dealer tricks of the talon.
    """
    view = mask_view.view
    assert view.claim is not None
    worlds = _AllPassWorlds(view, seed, RATED_WORLDS)
    solved = shared_all_pass_solver().row_values(b"".join(worlds.rows))
    value = _world_value(view, worlds.order, rate)
    tricks = [seat.tricks + divided for seat, divided in zip(view.seats, view.claim.division, strict=True)]
    return [rate(view, tuple(tricks)), round(fsum(map(value, solved)) / len(solved), 6)]


class _AllPassWorlds:
    """At most ``max_worlds`` worlds of an all-pass: the ``rows`` of the solver, and one ``position``.

    ``order`` are the seats in the order of the position.
    """

    def __init__(self, view: View, seed: Seed, max_worlds: int) -> None:
        self._layouts = Layouts.of(view.hidden).sample(Random(seeded_number(seed, view)), max_worlds)
        game = registry.get_game(view.game)
        places = [(hidden.place, hidden.seat) for hidden in view.hidden]
        first_layout = self._layouts[0] if self._layouts else []
        world = game.world(
            view, {place: tuple(Cards(mask)) for place, mask in zip(places, first_layout, strict=True)}
        )
        phase = state_of(game, view, world).phase
        playing = phase.playing if isinstance(phase, Claiming) else phase
        assert isinstance(playing, InPlay)
        self.position, self.order = position_of_all_pass(playing.play)
        self._seats = {
            index: self.order.index(seat)
            for index, (place, seat) in enumerate(places)
            if place == "hand" and seat in self.order
        }
        self._leads = {
            index: lead
            for index, (place, _) in enumerate(places)
            if place == "talon"
            for lead, card in enumerate(self.position.leads)
            if card.bit & first_layout[index]
        }
        self.rows = [self._row(layout) for layout in self._layouts]

    def _row(self, layout: Sequence[int]) -> bytes:
        return replace_leads(
            replace_hands(self.position.row(), self._hands(layout)), self._lead_indices(layout)
        )

    def _hands(self, layout: Sequence[int]) -> list[int]:
        hands = [hand.mask for hand in self.position.hands]
        for index, seat in self._seats.items():
            hands[seat] = layout[index]
        return hands

    def _lead_indices(self, layout: Sequence[int]) -> list[int]:
        leads = [card.index for card in self.position.leads]
        for index, lead in self._leads.items():
            leads[lead] = layout[index].bit_length() - 1
        return leads

    def positions(self) -> Iterator[AllPassPosition]:
        """Yield the position of each world."""
        for layout in self._layouts:
            hands = tuple(map(Cards, self._hands(layout)))
            leads = tuple(CARDS_BY_INDEX[lead] for lead in self._lead_indices(layout))
            yield msgspec.structs.replace(self.position, hands=hands, leads=leads)


def _world_value(view: View, order: tuple[int, ...], rate: AllPassRater) -> Callable[[Sequence[int]], float]:
    """Return a function from the tricks that each place still takes, by ``order``, to a world's value."""
    won_tricks = [seat.tricks for seat in view.seats]

    @cache
    def value(tricks: tuple[int, ...]) -> float:
        return rate(view, tricks)

    def value_of(coming_tricks: Sequence[int]) -> float:
        tricks = list(won_tricks)
        for seat, coming in zip(order, coming_tricks, strict=False):
            tricks[seat] += coming
        return value(tuple(tricks))

    return value_of
