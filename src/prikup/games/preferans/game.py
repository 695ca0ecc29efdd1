"""Russian Preferans as a game of the core."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Literal

from prikup import claims, phases
from prikup.cards import PACK_32, Card, Cards
from prikup.core import (
    Action,
    DealPattern,
    Discard,
    Give,
    Match,
    Phase,
    PlayCard,
    RuleError,
    Turn,
    View,
    World,
)
from prikup.games.preferans import view as views
from prikup.games.preferans.compatible import playable
from prikup.games.preferans.conduct import active_seats, draw_order
from prikup.games.preferans.options import PRESETS, Options
from prikup.games.preferans.phases import FLOW, Dealing, Drawing
from prikup.games.preferans.playing import OPENLY
from prikup.games.preferans.score import Standing
from prikup.phases import Over

_GIFT = re.compile(r"aid ([0-9]):([0-9]{1,4})")


class Preferans:
    """Russian Preferans; satisfies :class:`prikup.core.Game`."""

    id = "preferans"
    clockwise = True
    pack = PACK_32
    flow = FLOW
    presets = PRESETS.names
    longest_deal = (
        230  # 58 calls, a discard, a name, 5 declarations, 30 cards, 10 times 3 offers answered, aid
    )

    def options(self, rules: str) -> Options:
        """The options a text such as ``wikipedia-sochi; target=10`` names; raises OptionError."""
        return PRESETS.parse(rules)

    def rules(self, options: Options) -> str:
        """The shortest text that names these options."""
        return PRESETS.write(options)

    def start(self, options: Options, players: int) -> Match:
        """A match before its first draw; raises OptionError if the rules do not fit the players."""
        playable(options, players)
        return Match(self, options, players, 0, None, Standing.start(players), Drawing())

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
        """Read a claim (``claim 3-1-0``, ``lay 3-1-0``), a gift, or cards in any order and of any hand.

        Raises RuleError for anything else.
        """
        claim = claims.parse(text, "7.3")
        if claim is not None:
            return claim
        try:
            if match.phase.asks == "discard" and text.startswith("discard "):
                return Discard(Cards.parse(text.removeprefix("discard ")))
            if gift := _GIFT.fullmatch(text):
                return Give(int(gift[1]), int(gift[2]))
            if text == OPENLY.text:
                return OPENLY
            if match.phase.asks == "play":
                return PlayCard(Card.parse(text))
        except ValueError as error:
            raise RuleError("unknown", "", str(error)) from None
        raise phases.unsayable(match, turn, text)

    def balances(self, options: Options) -> bool:
        """Whether the final results sum to zero: always, unless hills are cut towards zero (12.5)."""
        return options.settlement_rounding != "truncate"

    def result(self, match: Match) -> tuple[Fraction, ...] | None:
        """The final result of each seat, in whists, once the match is over."""
        return match.phase.result if isinstance(match.phase, Over) else None

    def draw_order(self, match: Match) -> tuple[Card, ...] | None:
        """The pack in the order in which drawn cards make the first dealer, None if at random (2.2)."""
        return draw_order(match.options)

    def needs_deal(self, match: Match) -> DealPattern | None:
        """Five rounds of packets of two, the talon as one packet after the agreed round (2.3, 2.4)."""
        if not isinstance(match.phase, Dealing):
            return None
        packets: list[tuple[int | Literal["talon"], int]] = []
        for round_no in range(1, 6):
            packets += [(seat, 2) for seat in active_seats(match)]
            if round_no == match.options.talon_after_round:
                packets.append(("talon", 2))
        return DealPattern(tuple(packets))
