"""Other deals that look the same from one seat, and the true places of the cards it does not see."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from prikup.cards import Card, Cards
from prikup.core import Deal, Hidden, Match, RuleError, View, state_of
from prikup.testing.failure import BrokenError
from prikup.testing.walks import DrawNumber
from prikup.worlds import Layouts

MAX_LAYOUT_DRAWS: Final = 20
"""Layouts that are drawn before the true one is taken."""

Places = dict[tuple[str, int | None], Iterable[Card]]
"""The cards of each hidden place, by the place's name and seat."""


def draw_layout(hidden: Sequence[Hidden], choose: DrawNumber) -> dict[tuple[str, int | None], Cards]:
    """Draw a way to lay the unseen cards into the hidden places, each within its ``may``."""
    layouts = Layouts.of(hidden)
    if not layouts.count:
        places = ", ".join(f"{place.place} {place.seat}: {place.size} of {place.may}" for place in hidden)
        raise BrokenError(f"no cards can fill the hidden places of the view: {places}")
    [masks] = layouts.at([choose(layouts.count)])
    return {(place.place, place.seat): Cards(mask) for place, mask in zip(hidden, masks, strict=True)}


def draw_twin(match: Match, view: View, choose: DrawNumber) -> Match:
    """Draw a match that looks the same in this view, in which the cards that it hides are laid otherwise.

    Cards that contradict what was seen are drawn again: all players know that the rules would have dealt
    them again, or that they could not have been bid on so. Where cards that fit are rare the true ones are
    taken.
    """
    for _ in range(MAX_LAYOUT_DRAWS):
        try:
            world = match.game.world(view, draw_layout(view.hidden, choose))
            return state_of(match.game, view, world)
        except RuleError as error:
            if error.code != "world":
                raise
    return true_twin(match, view)


def true_twin(match: Match, view: View) -> Match:
    """Return the match that a view and the true places of the cards it hides give."""
    return state_of(match.game, view, match.game.world(view, true_places(match, view.hidden)))


def true_places(match: Match, hidden: Sequence[Hidden]) -> Places:
    """Return the true cards of the hidden places, by place and seat, from the views of all seats."""
    views = [match.game.view(match, seat) for seat in range(match.players)]
    cards_by_place: Places = {}
    deal = match.log[0].action
    assert isinstance(deal, Deal) and deal.talon is not None
    for place in hidden:
        if place.place == "hand":
            assert place.seat is not None
            cards = views[place.seat].seats[place.seat].cards
            # A seat that has not looked at its cards yet holds those it was dealt.
            cards_by_place[place.place, place.seat] = deal.hands[place.seat] or () if cards is None else cards
        elif place.place == "discard":
            assert place.seat is not None
            cards_by_place[place.place, place.seat] = Cards(views[place.seat].discard or ())
        else:
            cards_by_place[place.place, None] = [card for card in deal.talon if card in place.may]
    # A talon that was taken unseen lies in the hand of its taker; no place says which of their cards it was.
    cards_by_place["taken", None] = deal.talon
    return cards_by_place
