"""Rules of a game compiled to tables, as the kernel plays them (``kernel/rule_tables.hpp``)."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from prikup import _kernel
from prikup.learn.numbering import ActionNumbers

WORDS_KIND: Final = 0
LAY_KIND: Final = 1
PLAY_KIND: Final = 2
CHECK_KIND: Final = 3
GIVE_KIND: Final = 4
TALON_HOLDING: Final = 4
"""Number of the talon where the hands are numbers of places."""
MAX_DECIDING_CARDS: Final = 4
NO_SAID_BIT: Final = 255
"""No bit: it is not remembered who said a word."""

STATE_DTYPE: Final[np.dtype[np.void]] = np.dtype(
    [
        ("first_edge", np.int32),
        ("next", np.int32),
        ("outcome", np.int32),
        ("kind", np.uint8),
        ("actor", np.int8),
        ("lay_count", np.uint8),
        ("talon_at", np.int8),
        ("talon_seen", np.uint8),
        ("exposed", np.uint8),
        ("remembered", np.uint8),
        ("backs", np.uint8),
        ("trump", np.int8),
        ("size", np.uint8),
        ("leader", np.int8),
        ("until", np.int8),
        ("leads", np.uint8),
        ("lead_owner", np.int8),
        ("leaders", np.int8, 2),
        ("after", np.int8, 4),
        ("control", np.int8, 4),
        ("eldest", np.int8),
        ("must_ruff", np.uint8),
        ("check_count", np.uint8),
        ("talon_part", np.uint8),
        ("announced", np.uint8),
        ("recipients", np.uint8),
        ("first_check", np.uint16),
        ("announced_from", np.uint8),
        ("must_beat", np.uint8),
        ("is_limited", np.uint8),
        ("unused", np.uint8),
    ]
)
"""A state, as the struct ``State`` of the kernel: its comments say what the fields are."""

EDGE_DTYPE: Final[np.dtype[np.void]] = np.dtype(
    [
        ("next", np.int32),
        ("needs", np.uint32),
        ("classes", np.uint32),
        ("tests", np.uint8),
        ("is_of_talon", np.uint8),
        ("shows", np.uint8),
        ("unused", np.uint8),
    ]
)
"""A word that may be said: the code of what follows, and the cards that its speaker must hold or shows."""

FIRST_DTYPE: Final[np.dtype[np.void]] = np.dtype([("state", np.int32), ("proved", np.uint32)])
"""Beginning of a deal: the state (-1: dealt again), and the mask of the cards that are shown for it."""

TEST_DTYPE: Final[np.dtype[np.void]] = np.dtype(
    [("weights", np.int8, 32), ("least", np.int16), ("unused", np.uint8, 2)]
)
"""A test of cards, as the struct ``CardTest`` of the kernel."""

CHECK_DTYPE: Final[np.dtype[np.void]] = np.dtype([("holding", np.uint8), ("test", np.uint8)])
"""A test of a hand, or of the talon, with which the cards are dealt again."""

SET_DTYPE: Final[np.dtype[np.void]] = np.dtype([("cards", np.uint32), ("leads", np.uint32)])
"""Cards worth more together, and those with which they are announced."""

TALLY_DTYPE: Final[np.dtype[np.void]] = np.dtype([("first", np.int32, 4)])
"""The end of a deal by points: where the values of each place begin."""

MAX_POINTS: Final = 136
"""Card points of a place are fewer; so many values belong to each group of announced sets."""

DEAL_DTYPE: Final[np.dtype[np.void]] = np.dtype(
    [
        ("places", np.uint8),
        ("pack_size", np.uint8),
        ("hand_sizes", np.uint8, 4),
        ("talon_size", np.uint8),
        ("max_taken", np.uint8),
        ("pack", np.uint8, 32),
        ("strengths", np.uint8, 32),
        ("strides", np.int32, 4),
        ("word_count", np.int32),
        ("feature_bytes", np.int32),
        ("deciding", np.uint8, MAX_DECIDING_CARDS),
        ("deciding_count", np.uint8),
        ("bottom_holding", np.uint8),
        ("last_points", np.uint8),
        ("rest_to_last", np.uint8),
        ("thrown_bottoms", np.uint32),
        ("announce_word", np.int32),
        ("give_word", np.int32),
        ("points", np.uint8, 32),
        ("talon_points", np.uint8, 32),
        ("max_redeals", np.int32),
        ("redeal_outcome", np.int32),
    ]
)
"""The cards and how they are dealt, as the struct ``DealRules`` of the kernel."""

Array = npt.NDArray[Any]


@dataclass(frozen=True, eq=False)
class RuleTables:
    """The rules of one deal as arrays; :func:`prikup.learn.compile_rules` makes them.

    ``numbers`` are those of the actions: the numbers of the game, and where donors of aid choose at the end
    of a first deal, more words after them. The arrays are those of the kernel's ``RuleTables``. Places are
    counted from the eldest hand. Tables can be pickled, so that they need not be compiled again.
    """

    game: str
    rules: str
    players: int
    numbers: ActionNumbers
    deal: Array
    firsts: Array
    tests: Array
    checks: Array
    sets: Array
    tallies: Array
    values: Array
    states: Array
    edges: Array
    spoken: Array
    features: Array
    outcomes: Array
    ends: Array
    scores: Array
    talon_classes: Array
    said_bits: Array
    kernel: Any = field(init=False, repr=False)

    def __post_init__(self) -> None:
        made = _kernel.rule_tables(
            deal=self.deal.view(np.uint8),
            firsts=self.firsts.view(np.uint8),
            tests=self.tests.view(np.uint8),
            checks=self.checks.view(np.uint8),
            sets=self.sets.view(np.uint8),
            tallies=self.tallies.view(np.uint8),
            values=self.values,
            states=self.states.view(np.uint8),
            edges=self.edges.view(np.uint8),
            words=self.spoken,
            features=self.features,
            outcomes=self.outcomes.view(np.uint8).reshape(-1),
            ends=self.ends,
            scores=self.scores,
            talon_classes=self.talon_classes,
            said_bits=self.said_bits,
        )
        object.__setattr__(self, "kernel", made)

    def __reduce__(self) -> tuple[type[RuleTables], tuple[Any, ...]]:
        return RuleTables, tuple(getattr(self, one.name) for one in fields(self) if one.init)

    def __deepcopy__(self, memo: object) -> RuleTables:
        return self

    @property
    def action_count(self) -> int:
        """The number of actions: 32 cards to play, 32 to lay away, then the words."""
        return self.numbers.count

    def __repr__(self) -> str:
        return (
            f"<{self.game}, {self.rules}, {self.players} players: {len(self.states)} states, "
            f"{len(self.edges)} edges, {len(self.scores)} results>"
        )
