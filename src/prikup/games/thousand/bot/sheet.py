"""What deals of Thousand are worth, by the game's own scoring: a player's gain less what the others gain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prikup.cards import Card
from prikup.core import View
from prikup.games.thousand.options import SUITS
from prikup.games.thousand.points import ALL_CARDS
from prikup.games.thousand.results import HUNDRED, DealResult, Mode, Standing, is_golden, mode_of
from prikup.games.thousand.rules import blind_bidders
from prikup.games.thousand.score import apply_entries, entries
from prikup.toolkit.auction import LOOK, word

WON: Final = 300.0
"""What winning the match is worth besides the points."""
CLIMBED: Final = 40.0
"""What being on the barrel is worth besides the points, and what each deal spent there takes of it."""
MADE: Final = 70
FAILED: Final = 50
"""The card points of a declarer who reaches the target, with marriages, and of one who does not."""
SURRENDERS: Final = 40.0
"""What a surrender is worth of which every third is paid for."""


class DealValuer:
    """The values of deals in the match of a view; ``order`` are the seats of the places."""

    def __init__(self, view: View, order: Sequence[int] = ()) -> None:
        self.options = view.options
        self.standing: Standing = view.standing
        self.dealer = 0 if view.dealer is None else view.dealer
        self.order = tuple(order or view.order)
        self.players = view.players
        self.talon: tuple[Card, ...] = view.talon or ()
        self.golden = is_golden(self.standing, self.options)
        self.blind = _won_blind(view, self.golden)

    def mode(self, bid: int) -> Mode:
        """How a deal with this target is scored."""
        if self.golden:
            return "golden"
        return mode_of("blind" if self.blind else "normal", bid, self.options)

    def expected(self, place: int, declarer: int, target: int, chance: float) -> float:
        """What it is worth to a place that a declarer plays for a target and reaches it with this chance."""
        made = self._after(self._played(declarer, target, True))[place]
        return chance * made + (1 - chance) * self._after(self._played(declarer, target, False))[place]

    def surrendered(self, declarer: int, bid: int) -> float:
        """What it is worth to the declarer to surrender."""
        result = DealResult("surrender", self.dealer, self.order[declarer], bid, talon=self.talon)
        return self._after(result)[declarer]

    def now(self, place: int) -> float:
        """What the standing is worth before the deal."""
        return self._relative(self.standing)[place]

    def needed(self, place: int) -> int:
        """The target with which a place would win the match."""
        missing: int = self.options.target - self.standing.scores[self.order[place]]
        factor = 1 if self.mode(0) == "normal" else 2
        step = int(self.options.bid_step)
        return -(-missing // (factor * step)) * step

    def _played(self, declarer: int, target: int, good: bool) -> DealResult:
        """A deal as it usually comes out when a declarer reaches a target, or does not."""
        taken = MADE if good else min(FAILED, target - 1)
        cards, won = [0] * self.players, [0] * self.players
        for seat in self.order:
            cards[seat], won[seat] = (ALL_CARDS - taken) // (len(self.order) - 1), 1
        seat = self.order[declarer]
        cards[seat] = taken
        married = tuple(tuple(SUITS) if good and one == seat else () for one in range(self.players))
        return DealResult(
            "played", self.dealer, seat, target, tuple(cards), married, tuple(won), seat, self.mode(target),
            talon=self.talon,
        )  # fmt: skip

    def _after(self, result: DealResult) -> tuple[float, ...]:
        written = entries(result, self.standing, self.options)
        return self._relative(apply_entries(self.standing, written, result, self.options))

    def _relative(self, standing: Standing) -> tuple[float, ...]:
        """By place, what a sheet is worth against the average of the others."""
        values = [self._value(standing, seat) for seat in range(self.players)]
        total, others = sum(values), self.players - 1
        return tuple(values[seat] - (total - values[seat]) / others for seat in self.order)

    def _value(self, standing: Standing, seat: int) -> float:
        value = float(standing.scores[seat])
        if standing.winner == seat:
            value += WON
        spent = standing.barrel[seat]
        if spent is not None:
            value += CLIMBED * (1 - spent)
        if self.options.bolt != "off":
            value -= standing.bolts[seat] * self.options.bolt_penalty / self.options.bolt_every
        return value - SURRENDERS * standing.surrenders[seat]


def _won_blind(view: View, golden: bool) -> bool:
    """Whether the declarer won the auction without a look at their cards, so that any target is doubled."""
    contract, options = view.contract, view.options
    if contract is None or contract.declarer is None or contract.factor == 1 or golden:
        return False
    if options.hundred_as_blind == "off" or int(contract.text) != HUNDRED:
        return True
    bidders = blind_bidders(options, view.standing, view.order)
    looked = any(move.seat == contract.declarer and move.action == word(LOOK) for move in view.log)
    return contract.declarer in bidders and not looked
