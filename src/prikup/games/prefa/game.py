"""Greek Prefa as a game of the core."""

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
from prikup.games.prefa import view as views
from prikup.games.prefa.conduct import SEVEN_OF_DIAMONDS, active_seats
from prikup.games.prefa.exchange import SAID
from prikup.games.prefa.options import PRESETS, Options, playable
from prikup.games.prefa.phases import FLOW, Dealing, Drawing
from prikup.games.prefa.results import Standing
from prikup.phases import Over


class Prefa:
    """Greek Prefa; satisfies :class:`prikup.core.Game`."""

    id = "prefa"
    clockwise = False
    pack = PACK_32
    flow = FLOW
    presets = PRESETS.names
    longest_deal = 180  # 53 calls, 2 of the exchange, aces, 3 of the defence, 30 cards, 90 of claims

    def options(self, rules: str) -> Options:
        """The options a text such as ``prefa-nakayoshi; start_pot=30`` names; raises OptionError."""
        return PRESETS.parse(rules)

    def rules(self, options: Options) -> str:
        """The shortest text that names these options."""
        return PRESETS.write(options)

    def start(self, options: Options, players: int) -> Match:
        """A match before its first draw; raises OptionError if the rules do not fit the players."""
        playable(options, players)
        return Match(self, options, players, 0, None, Standing.start(players, options.start_pot), Drawing())

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
        """Read a claim (``claim 3-1-0``, ``lay 3-1-0``), cards of any hand, or what other rules would name.

        Raises RuleError for anything else.
        """
        return phases.read(match, turn, text, "8.5", SAID if match.phase.asks == "name" else ())

    def balances(self, options: Options) -> bool:
        """Whether the final results sum to zero: chips always do (10.7)."""
        return True

    def result(self, match: Match) -> tuple[Fraction, ...] | None:
        """The final result of each seat, in chips, once the match is over."""
        return match.phase.result if isinstance(match.phase, Over) else None

    def draw_order(self, match: Match) -> tuple[Card, ...] | None:
        """The seven of diamonds, whose receiver deals; None where anyone may deal first (1.4)."""
        return (SEVEN_OF_DIAMONDS,) if match.options.first_dealer == "seven_of_diamonds" else None

    def needs_deal(self, match: Match) -> DealPattern | None:
        """Two cards to each, two to the kitty, then two at a time to ten each (3.2)."""
        if not isinstance(match.phase, Dealing):
            return None
        packets: list[tuple[int | Literal["talon"], int]] = []
        for round_no in range(5):
            packets += [(seat, 2) for seat in active_seats(match)]
            if not round_no:
                packets.append(("talon", 2))
        return DealPattern(tuple(packets))
