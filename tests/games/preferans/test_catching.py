"""Catching a misère: nearly all possible tricks are caught, and no suit is led that the declarer lacks."""

from __future__ import annotations

import pytest

from prikup.bots.mask_view import MaskView
from prikup.bots.masks import suit_of
from prikup.core import PlayCard
from prikup.games.preferans.bot import catching, misere
from tests.games.preferans.catching import MODELS, catchable_miseres, play_misere

LEAST = {"safest": 0.9, "uniform": 0.6}


@pytest.mark.parametrize("model", MODELS)
def test_most_catchable_tricks_are_caught(model: str) -> None:
    held = got = 0
    for number, (match, tricks) in zip(range(12), catchable_miseres(model, "suite"), strict=False):
        held += tricks
        *_, (_, _, taken) = play_misere(match, "rules", str(number))
        assert taken is not None
        got += taken
    assert got >= LEAST[model] * held


def test_suit_that_declarer_lacks_is_led_only_as_last_resort() -> None:
    tempted = 0
    for number, (start, _) in zip(range(8), catchable_miseres("uniform", "void"), strict=False):
        for match, move, _taken in play_misere(start, "rules", str(number)):
            if not isinstance(move.action, PlayCard) or move.by in (None, 0):
                continue
            seen = MaskView(match.view(move.by))
            cards = misere.order_cards(seen)
            lacking = {card for card in cards if seen.void(seen.declarer, suit_of(card))}
            if seen.trick or not lacking or len(lacking) == len(cards):
                continue
            tempted += 1
            if seen.void(seen.declarer, suit_of(move.action.card.bit)):
                found = catching.card_values(seen, f"{number} {move.by}", cards)
                values = dict(zip(cards, found, strict=True))
                assert max(values.values()) > max(values[card] for card in cards if card not in lacking)
    assert tempted
