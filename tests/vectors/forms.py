"""Cards and options in the spelling of the vectors, and cases of kind ``play``, which the games share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from prikup.cards import Card, Cards, Pack, Suit
from prikup.core import Struct
from prikup.options import change_options, get_fields
from prikup.toolkit.tricks import PlayRules, find_winner

Case = Mapping[str, Any]
Rules = TypeVar("Rules", bound=Struct)
_YES, _NO = ("yes", "on", "true"), ("no", "off", "false")


def changed(options: Rules, given: Case) -> Rules:
    """Return options with these changes; a switch may be written on or off, yes or no, true or false.

    Raises OptionError for unknown options and values.
    """
    known = get_fields(type(options))
    spelled = {
        name: _switched(value, list(known[name].choices) if name in known else [])
        for name, value in given.items()
    }
    return change_options(options, spelled)


def _switched(value: Any, choices: list[str]) -> Any:
    """Return a switch in the option's spelling, anything else unchanged."""
    for words in (_YES, _NO):
        if str(value).lower() in words:
            return next((word for word in words if word in choices), value)
    return value


def card(text: str) -> Card:
    """Read a card; the ten is written X, 10 or T."""
    return Card.parse(text.replace("10", "T").replace("X", "T"))


def trump_of(told: Case) -> Suit | None:
    """Return the trump suit; None if the case has none or NT."""
    return None if told.get("trump") in (None, "", "NT") else Suit.parse(told["trump"])


def play(told: Case, pack: Pack, *, must_beat: bool = False) -> dict[str, Any]:
    """Return the playable cards of a hand, sorted as text, and the index of the winning card."""
    trick, trump = [card(text) for text in told.get("trick") or ()], trump_of(told)
    answer: dict[str, Any] = {}
    if trick:
        answer["winner_index"] = find_winner(trick, trump, pack)
    if told.get("hand") is not None:
        rules = PlayRules(pack, (1, 2, 0), 3, 0, must_beat=must_beat)
        led = trick[0].suit if trick else None
        mask = rules.may_play(Cards(map(card, told["hand"])).mask, trick, led, trump)
        answer["legal"] = sorted(text for text in told["hand"] if card(text).bit & mask)
    return answer


def as_listed(answer: list[Any], expected: Any) -> list[Any]:
    """Return an unordered answer in the order of the vector, if both have the same elements."""
    if not isinstance(expected, list) or sorted(map(str, answer)) != sorted(map(str, expected)):
        return answer
    return expected
