"""Russian Thousand as a game of the core."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from fractions import Fraction

from prikup import phases
from prikup.cards import PACK_24, Card, Cards, Pack
from prikup.core import (
    Action,
    DealPattern,
    Discard,
    Match,
    Name,
    PassCard,
    Phase,
    PlayCard,
    RuleError,
    Turn,
    View,
    World,
)
from prikup.games.thousand import view as views
from prikup.games.thousand import worlds
from prikup.games.thousand.compatible import playable
from prikup.games.thousand.conduct import draw_order, pattern
from prikup.games.thousand.options import PRESETS, Options
from prikup.games.thousand.phases import FLOW, Dealing, Drawing
from prikup.games.thousand.points import pack_of
from prikup.games.thousand.results import Standing
from prikup.phases import Over

_GIVEN = re.compile(r"give (\S{2}) ([0-9])")


class Thousand:
    """Russian Thousand with one of its packs; satisfies :class:`prikup.core.Game`."""

    id = "thousand"
    clockwise = True
    flow = FLOW
    presets = PRESETS.names
    longest_deal = 180  # three times 120 / 5 + 280 / 5 calls and looks, 8 of talon and exchange, 30 cards

    def __init__(self, pack: Pack = PACK_24) -> None:
        self.pack = pack

    def options(self, rules: str) -> Options:
        """The options a text such as ``thousand-blog; target=1001`` names; raises OptionError."""
        return PRESETS.parse(rules)

    def rules(self, options: Options) -> str:
        """The shortest text that names these options."""
        return PRESETS.write(options)

    def start(self, options: Options, players: int) -> Match:
        """A match before its first draw; raises OptionError if the rules do not fit the players."""
        playable(options, players)
        return Match(_WITH[pack_of(options)], options, players, 0, None, Standing.start(players), Drawing())

    def dealing(self) -> Phase:
        """The phase that waits for cards."""
        return Dealing()

    def view(self, match: Match, seat: int | None) -> View:
        """All that a seat, or a watcher (None), may know."""
        return views.view(match, seat)

    def world(self, view: View, places: Mapping[tuple[str, int | None], Iterable[Card]]) -> World:
        """The world in which each hidden place of a view holds these cards, the talon in this order.

        Raises RuleError with the code ``world`` if they contradict what was seen.
        """
        return worlds.world(view, places)

    def read(self, match: Match, turn: Turn, text: str) -> Action:
        """Read a name, or a card played, given or laid away, of any hand; raises RuleError."""
        try:
            if match.phase.asks == "give" and (given := _GIVEN.fullmatch(text)):
                return PassCard(Card.parse(given[1]), int(given[2]))
            if match.phase.asks == "discard" and text.startswith("discard "):
                return Discard(Cards.parse(text.removeprefix("discard ")))
            if match.phase.asks == "name" and text.startswith("name "):
                return Name(text.removeprefix("name "))
            if match.phase.asks == "play":
                return PlayCard(Card.parse(text.removesuffix("!")), text.endswith("!"))
        except ValueError as error:
            raise RuleError("unknown", "", str(error)) from None
        raise phases.unsayable(match, turn, text)

    def balances(self, options: Options) -> bool:
        """Whether the final results sum to zero: they are scores, and do not."""
        return False

    def result(self, match: Match) -> tuple[Fraction, ...] | None:
        """The score of each seat once the match is over."""
        return match.phase.result if isinstance(match.phase, Over) else None

    def draw_order(self, match: Match) -> tuple[Card, ...]:
        """The pack in the order in which drawn cards make the first dealer: the lowest deals (2.1)."""
        return draw_order(match.options)

    def needs_deal(self, match: Match) -> DealPattern | None:
        """How to deal, if the match waits for cards (2.3, 13.2, 14.1)."""
        return pattern(match) if isinstance(match.phase, Dealing) else None


THOUSAND = Thousand()
_WITH = {
    one: THOUSAND if one is PACK_24 else Thousand(one)
    for one in (PACK_24, pack_of(PRESETS.get("thousand-32")))
}
