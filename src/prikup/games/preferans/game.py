"""The class of the game Russian Preferans."""

from __future__ import annotations

import re
from types import MappingProxyType

import msgspec

from prikup.cards import Card
from prikup.core import (
    Action,
    DealPattern,
    GivePoints,
    OptionError,
    Turn,
)
from prikup.games.preferans.match import Match, View
from prikup.games.preferans.options import Options
from prikup.games.preferans.phases import FLOW, Dealing, Drawing
from prikup.games.preferans.playing import OPEN_WORD
from prikup.games.preferans.rules import active_seats, draw_order, eldest_leads_by_trick
from prikup.games.preferans.score import Standing
from prikup.games.preferans.view import view
from prikup.toolkit.dealing import pattern_by_twos
from prikup.toolkit.game import PreferenceGame

_GIFT = re.compile(r"aid ([0-9]):([0-9]{1,4})")


class Preferans(PreferenceGame[Options, Standing]):
    """Russian Preferans."""

    id = "preferans"
    clockwise = True
    numbers = (3, 4)
    usual = ("wikipedia-sochi", "wikipedia-leningrad", "wikipedia-rostov")
    length = ("target", (10, 20))
    home = MappingProxyType({"ru": "wikipedia-sochi"})
    flow = FLOW
    drawing = Drawing
    dealing = Dealing
    dividing = "7.3"
    ending = "11.4"
    longest_deal = (
        230  # 58 calls, a discard, a name, 5 declarations, 30 cards, 10 times 3 offers answered, aid
    )

    def blank(self, options: Options, players: int) -> Standing:
        """Return an empty sheet."""
        return Standing.start(players)

    def view(self, match: Match, viewer: int | None) -> View:
        """Return all that a seat, or a watcher (None), may know."""
        return view(match, viewer)

    def read(self, match: Match, turn: Turn, text: str) -> Action:
        """Read a claim, cards, a gift (``aid 1:20``) or the word of a lone whister; raises RuleError."""
        if gift := _GIFT.fullmatch(text):
            return GivePoints(int(gift[1]), int(gift[2]))
        return OPEN_WORD if text == OPEN_WORD.text else super().read(match, turn, text)

    def balances(self, options: Options) -> bool:
        """Return True if the final results sum to zero: always, unless hills are cut towards zero (12.5)."""
        return options.settlement_rounding != "truncate"

    def settles_late(self, options: Options) -> bool:
        """Return True if a pool that is not closed is worth nothing at the end (12.1)."""
        return options.settlement_pool == "ignore"

    def earlier(self, rules: str, players: int) -> str:
        """Return today's text for rules agreed on before clauses 2.2, 10.2 and 10.8 were corrected.

        The options once said who leads where the talon is unused, too, and the talon that the Rostov way
        keeps closed could be called the dealer's. In Game Farm the first dealer was drawn as elsewhere (2.2).
        """
        parts = {part.partition("=")[0].strip(): part for part in rules.split(";")}
        if "game-farm" in parts:
            parts.setdefault("first_dealer", "first_dealer=lowest_draw")
        try:
            options = self.options(";".join(parts.values()))
        except OptionError:
            options = self.options(
                ";".join((parts | {"raspasy_talon_4p": "raspasy_talon_4p=unused"}).values())
            )
        led_options = msgspec.structs.replace(options, raspasy_unused_leader="as_led")
        led_differently = eldest_leads_by_trick(led_options, players) != eldest_leads_by_trick(
            options, players
        )
        return self.rules(led_options if led_differently else options)

    def draw_order(self, match: Match) -> tuple[Card, ...] | None:
        """Return the pack in the order in which drawn cards choose the first dealer (2.2).

        None if chance chooses.
        """
        return draw_order(match.options)

    def pattern(self, match: Match) -> DealPattern:
        """Return five rounds of packets of two, the talon as one packet at its agreed place (2.3, 2.4)."""
        options: Options = match.options
        return pattern_by_twos(
            active_seats(match), 3 * options.talon_after_round - options.talon_packets_early
        )
