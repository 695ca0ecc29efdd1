"""Layouts as states: the whole match as it would be with the hidden cards lying so."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.cards import Cards
from prikup.core import Game, Match, RuleError, View, state_of


def state_in(game: Game, view: View, masks: Sequence[int]) -> Match | None:
    """The match in which the hidden places of a view, in their order, hold these cards.

    None where something speaks against them that no single place tells, such as cards that would have been
    dealt again.
    """
    places = {
        (place.place, place.seat): tuple(Cards(int(mask)))
        for place, mask in zip(view.hidden, masks, strict=True)
    }
    try:
        return state_of(game, view, game.world(view, places))
    except RuleError:
        return None
