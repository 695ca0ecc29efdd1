"""The core: a match is the fold of its inputs.

``state = reduce(apply, inputs, start)``. A :class:`Match` holds a *phase*, a small frozen record
that knows who must act, what is legal and what follows. Nothing here does I/O, reads a clock or
draws a random number; chance comes in as inputs with seat ``None``.
"""

from __future__ import annotations

from prikup.core.actions import (
    Action,
    Claim,
    Deal,
    DealPattern,
    Discard,
    Draw,
    Finish,
    Give,
    Input,
    Name,
    PassCard,
    PlayCard,
    Say,
)
from prikup.core.errors import OptionError, PrikupError, RuleError, quote
from prikup.core.facts import (
    Amount,
    Dealt,
    Discarded,
    Drawn,
    Ended,
    Entry,
    Fact,
    Looked,
    Passed,
    PickedUp,
    Played,
    Redealt,
    Said,
    Scored,
    Shown,
    Taken,
)
from prikup.core.match import Game, Legal, Match, Phase, Step, replay, state_of
from prikup.core.record import Record
from prikup.core.view import (
    Choice,
    ClaimView,
    ContractView,
    Hidden,
    SeatView,
    TrickView,
    Turn,
    View,
    Why,
    World,
)
from prikup.core.wire import from_json, to_json

__all__ = [
    "Action",
    "Amount",
    "Choice",
    "Claim",
    "ClaimView",
    "ContractView",
    "Deal",
    "DealPattern",
    "Dealt",
    "Discard",
    "Discarded",
    "Draw",
    "Drawn",
    "Ended",
    "Entry",
    "Fact",
    "Finish",
    "Game",
    "Give",
    "Hidden",
    "Input",
    "Legal",
    "Looked",
    "Match",
    "Name",
    "OptionError",
    "PassCard",
    "Passed",
    "Phase",
    "PickedUp",
    "PlayCard",
    "Played",
    "PrikupError",
    "Record",
    "Redealt",
    "RuleError",
    "Said",
    "Say",
    "Scored",
    "SeatView",
    "Shown",
    "Step",
    "Taken",
    "TrickView",
    "Turn",
    "View",
    "Why",
    "World",
    "from_json",
    "quote",
    "replay",
    "state_of",
    "to_json",
]
