"""Keys of states of a deal: all that matters for what follows, apart from the cards."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final

from prikup.cards import Card, Cards
from prikup.core import Struct
from prikup.toolkit.auction import HOLD_WORD, PASS_WORD, Auction
from prikup.toolkit.deal_state import DealState
from prikup.toolkit.tricks import Play, PlayRules

CARD_FIELDS: Final = frozenset({"hands", "talon", "taken", "calls", "discard"})
"""Fields of a deal's state that hold cards, and the calls, of which the auction keeps what matters."""


def key_of(value: Any) -> Hashable:
    """Return the key of a phase or of a part of it: equal for states that differ in their cards alone."""
    match value:
        case Auction():
            return _auction_key(value)
        case Play():
            return (_rules_key(value.rules), value.trump, value.control, value.exposed)
        case DealState():
            taken = tuple(value.talon.index(card) for card in value.taken)
            names = [name for name in value.__struct_fields__ if name not in CARD_FIELDS]
            return (type(value).__name__, taken, *(key_of(getattr(value, name)) for name in names))
        case Struct():
            names = list(value.__struct_fields__)
            return (type(value).__name__, *(key_of(getattr(value, name)) for name in names))
        case Card() | Cards():
            return "card"
        case tuple() | list():
            return tuple(map(key_of, value))
        case _:
            key: Hashable = value
            return key


def _auction_key(auction: Auction) -> Hashable:
    """Return the state of an auction, with of its calls only those that limit later ones."""
    rules, calls = auction.rules, auction.calls
    own_words = {*rules.binding, *(reply.own for reply in rules.replies)}
    limits = frozenset(call for call in calls if call[1] in own_words)
    spoke = frozenset(seat for seat, _ in calls) if rules.binding else bool(calls)
    last_word = next((word for _, word in reversed(calls) if word != PASS_WORD), "")
    held = (len(calls) >= len(auction.order), last_word == HOLD_WORD)
    return (
        *(auction.live, auction.speaker, auction.high, auction.holder, auction.opened, auction.blind),
        *(limits, spoke, held if rules.hold == "second_round" else None),
        # Limits by the cards in hand, and what they leave to choose, are no part of the state.
        None if auction.caps is not None else tuple(choice.text for choice in auction.choices),
    )


def _rules_key(rules: PlayRules) -> Hashable:
    """Return the rules of a play, without the cards that the talon leads."""
    return (
        *(rules.after, rules.size, rules.eldest, rules.must_ruff, len(rules.leads), rules.lead_owner),
        *(rules.leaders, key_of(rules.opening), rules.must_beat),
    )
