"""Armenian Paston as a game of the core."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Literal

from prikup import phases
from prikup.cards import PACK_32, Card
from prikup.core import (
    Action,
    DealPattern,
    Match,
    Phase,
    Turn,
    View,
    World,
)
from prikup.games.paston import view as views
from prikup.games.paston.opening import eldest, order_from
from prikup.games.paston.options import PRESETS, Options, playable
from prikup.games.paston.phases import FLOW, Dealing, Drawing
from prikup.games.paston.score import Standing
from prikup.phases import Over


class Paston:
    """Armenian Paston; satisfies :class:`prikup.core.Game`."""

    id = "paston"
    clockwise = True
    pack = PACK_32
    flow = FLOW
    presets = PRESETS.names
    longest_deal = 132  # 8 calls, a discard, a name, 2 declarations, 30 cards, 10 times 3 offers answered

    def options(self, rules: str) -> Options:
        """The options a text such as ``paston-nakayoshi; target=61`` names; raises OptionError."""
        return PRESETS.parse(rules)

    def rules(self, options: Options) -> str:
        """The shortest text that names these options."""
        return PRESETS.write(options)

    def start(self, options: Options, players: int) -> Match:
        """A match before its first draw; raises OptionError if the rules do not fit the players."""
        playable(players)
        return Match(self, options, players, 0, None, Standing.start(), Drawing())

    def dealing(self) -> Phase:
        """The phase that waits for cards."""
        return Dealing()

    def view(self, match: Match, seat: int | None) -> View:
        """All that a seat, or a watcher (None), may know."""
        return views.view(match, seat)

    def world(self, view: View, places: Mapping[tuple[str, int | None], Iterable[Card]]) -> World:
        """The world in which each hidden place of a view holds these cards, the talon in this order."""
        return views.world(view, places)

    def read(self, match: Match, turn: Turn, text: str) -> Action:
        """Read a claim (``claim 3-1-0``, ``lay 3-1-0``), or cards in any order and of any hand.

        Raises RuleError for anything else.
        """
        return phases.read(match, turn, text, "6.4")

    def balances(self, options: Options) -> bool:
        """Whether the final results sum to zero: they are totals, and do not."""
        return False

    def result(self, match: Match) -> tuple[Fraction, ...] | None:
        """The totals of each seat once the match is over."""
        return match.phase.result if isinstance(match.phase, Over) else None

    def draw_order(self, match: Match) -> tuple[Card, ...] | None:
        """Nobody draws cards: anyone may deal first (2.1)."""
        return None

    def needs_deal(self, match: Match) -> DealPattern | None:
        """Two to each from the dealer's left, two to the talon, then two at a time to ten each (2.3)."""
        if not isinstance(match.phase, Dealing) or match.dealer is None:
            return None
        packets: list[tuple[int | Literal["talon"], int]] = []
        for round_no in range(5):
            packets += [(seat, 2) for seat in order_from(eldest(match.dealer))]
            if not round_no:
                packets.append(("talon", 2))
        return DealPattern(tuple(packets), bottom=match.options.bottom_7s_reshuffle)
