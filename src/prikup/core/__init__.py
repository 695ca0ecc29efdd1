"""The core: a match is the fold of its inputs.

``state = reduce(apply, inputs, start)``. A :class:`Match` holds a *phase*, a small frozen record
that knows who must act, what is legal and what follows. Nothing here does I/O, reads a clock or
draws a random number; chance comes in as inputs with seat ``None``.
"""

from __future__ import annotations

from prikup.core import match as _match
from prikup.core import phase as _phase
from prikup.core.actions import (
    Action,
    Claim,
    Clock,
    Deal,
    DealPattern,
    Discard,
    Draw,
    Finish,
    GiveCard,
    GivePoints,
    Input,
    Name,
    PlayCard,
    Result,
    Say,
)
from prikup.core.facts import (
    Amount,
    CardGiven,
    Dealt,
    Discarded,
    Drawn,
    Ended,
    Entry,
    Fact,
    Looked,
    PickedUp,
    Played,
    Proved,
    Redealt,
    Said,
    Scored,
    Shown,
    Taken,
)
from prikup.core.folder import GameFolder
from prikup.core.game import Game
from prikup.core.generics import OptionsT, StandingT
from prikup.core.lazy import Lazy
from prikup.core.legal import Legal
from prikup.core.match import Match
from prikup.core.phase import Over, Phase, Step
from prikup.core.replay import replay, state_of
from prikup.core.view import Question, Stage, View, World
from prikup.core.view_parts import (
    Choice,
    Choices,
    ClaimView,
    ContractView,
    Hidden,
    SeatView,
    TrickView,
    Turn,
    only_turn,
)
from prikup.core.wire import from_json, to_json
from prikup.errors import ArgumentError, OptionError, PrikupError, RuleError, Why, quote
from prikup.structs import Struct

__all__ = [
    "Action",
    "Amount",
    "ArgumentError",
    "CardGiven",
    "Choice",
    "Choices",
    "Claim",
    "ClaimView",
    "Clock",
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
    "GameFolder",
    "GiveCard",
    "GivePoints",
    "Hidden",
    "Input",
    "Lazy",
    "Legal",
    "Looked",
    "Match",
    "Name",
    "OptionError",
    "OptionsT",
    "Over",
    "Phase",
    "PickedUp",
    "PlayCard",
    "Played",
    "PrikupError",
    "Proved",
    "Question",
    "Redealt",
    "Result",
    "RuleError",
    "Said",
    "Say",
    "Scored",
    "SeatView",
    "Shown",
    "Stage",
    "StandingT",
    "Step",
    "Struct",
    "Taken",
    "TrickView",
    "Turn",
    "View",
    "Why",
    "World",
    "from_json",
    "only_turn",
    "quote",
    "replay",
    "state_of",
    "to_json",
]

# Both modules import these classes as types alone, or the imports would form a circle. ``help`` and
# editors look the types of fields up in the module when they show a signature.
vars(_match)["Game"] = Game
vars(_phase)["Match"] = Match
