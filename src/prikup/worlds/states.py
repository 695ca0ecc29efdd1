"""Layouts as states: the whole match with the hidden cards in these places."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.cards import Cards
from prikup.core import Game, Match, RuleError, View, state_of
from prikup.errors import check_argument


def build_state(game: Game, view: View, masks: Sequence[int]) -> Match | None:
    """Return the match in which the hidden places of a view, in their order, hold these cards.

    None if they are impossible by a rule that no single place shows, such as a hand that must be dealt again.
    """
    check_argument("game", game, Game)
    check_argument("view", view, View)
    places = {
        (place.place, place.seat): tuple(Cards(int(mask)))
        for place, mask in zip(view.hidden, masks, strict=True)
    }
    try:
        return state_of(game, view, game.world(view, places))
    except RuleError:
        return None
