"""Values of deals of Thousand by the game's own scoring: what a player gains on the average of the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prikup.cards import Card
from prikup.games.thousand.match import View
from prikup.games.thousand.options import MARRIAGE_SUITS
from prikup.games.thousand.points import ALL_CARD_POINTS
from prikup.games.thousand.results import HUNDRED_TARGET, DealResult, Mode, Standing, is_golden, mode_of
from prikup.games.thousand.rules import blind_bidders
from prikup.games.thousand.score import apply_entries, entries
from prikup.toolkit.auction import LOOK_WORD, make_say

WIN_VALUE: Final = 300.0
"""Value of winning the match besides the points."""
BARREL_VALUE: Final = 40.0
"""Value of being on the barrel besides the points, and its loss by each deal spent there."""
MADE_CARD_POINTS: Final = 70
FAILED_CARD_POINTS: Final = 50
"""Card points of a declarer who reaches the target (``MADE_CARD_POINTS``), with marriages, and of another."""
SURRENDER_COST: Final = 40.0
"""Cost of a surrender of which every third is paid for."""


class DealValuer:
    """Values of deals in the match of a view; ``order`` are the seats of the places."""

    def __init__(self, view: View, order: Sequence[int] = ()) -> None:
        """Read rules, sheet, dealer and talon from a view."""
        self.options = view.options
        self.standing: Standing = view.standing
        self.dealer = 0 if view.dealer is None else view.dealer
        self.order = tuple(order or view.order)
        self.players = view.players
        self.talon: tuple[Card, ...] = view.talon or ()
        self.golden = is_golden(self.standing, self.options)
        self.blind = _is_won_blind(view, self.golden)
        self._before = self._relative_values(self.standing)

    def mode_for(self, bid: int) -> Mode:
        """Return the mode in which a deal with this target is scored."""
        if self.golden:
            return "golden"
        return mode_of("blind" if self.blind else "normal", bid, self.options)

    def expected_value(self, place: int, declarer: int, target: int, chance: float) -> float:
        """Return the value to a place of a target that a declarer reaches with this chance.

        As all values it is that of the deal: by how much the sheet after it is worth more than before.
        """
        made = self._usual_result(declarer, target, is_made=True)
        failed = self._usual_result(declarer, target, is_made=False)
        made_value, failed_value = self._values_after(made)[place], self._values_after(failed)[place]
        return chance * made_value + (1 - chance) * failed_value

    def surrender_value(self, declarer: int, bid: int) -> float:
        """Return the value of a surrender to the declarer."""
        result = DealResult("surrender", self.dealer, self.order[declarer], bid, talon=self.talon)
        return self._values_after(result)[declarer]

    def target_to_win(self, place: int) -> int:
        """Return the target with which a place would win the match."""
        missing: int = self.options.target - self.standing.scores[self.order[place]]
        factor = 1 if self.mode_for(0) == "normal" else 2
        step = int(self.options.bid_step)
        return -(-missing // (factor * step)) * step

    def _usual_result(self, declarer: int, target: int, is_made: bool) -> DealResult:
        """Return a typical result of a declarer who makes a target, or does not."""
        card_points = MADE_CARD_POINTS if is_made else min(FAILED_CARD_POINTS, target // 2)
        cards, won = [0] * self.players, [0] * self.players
        for seat in self.order:
            cards[seat], won[seat] = (ALL_CARD_POINTS - card_points) // (len(self.order) - 1), 1
        seat, other = self.order[declarer], self.order[(declarer + 1) % len(self.order)]
        cards[seat] = card_points
        married = tuple(
            tuple(MARRIAGE_SUITS) if is_made and other_seat == seat else ()
            for other_seat in range(self.players)
        )
        return DealResult(
            "played", self.dealer, seat, target, tuple(cards), married, tuple(won),
            seat if is_made else other, self.mode_for(target), talon=self.talon,
        )  # fmt: skip

    def _values_after(self, result: DealResult) -> tuple[float, ...]:
        """Return by place how much more the sheet is worth after a deal with this result than before."""
        written = entries(result, self.standing, self.options)
        after = self._relative_values(apply_entries(self.standing, written, result, self.options))
        return tuple(value - before for value, before in zip(after, self._before, strict=True))

    def _relative_values(self, standing: Standing) -> tuple[float, ...]:
        """Return by place the value of a sheet against the average of the others."""
        values = [self._seat_value(standing, seat) for seat in range(self.players)]
        total, other_count = sum(values), self.players - 1
        return tuple(values[seat] - (total - values[seat]) / other_count for seat in self.order)

    def _seat_value(self, standing: Standing, seat: int) -> float:
        """Return the value of a sheet to a seat: its score, and what win, barrel and counts are worth."""
        value = float(standing.scores[seat])
        if standing.winner == seat:
            value += WIN_VALUE
        spent = standing.barrel[seat]
        if spent is not None:
            value += BARREL_VALUE * (1 - spent)
        if self.options.bolt != "off":
            value -= standing.bolts[seat] * self.options.bolt_penalty / self.options.bolt_every
        return value - SURRENDER_COST * standing.surrenders[seat]


def _is_won_blind(view: View, golden: bool) -> bool:
    """Return True if the declarer won the auction without a look, so that any target is doubled."""
    contract, options = view.contract, view.options
    if contract is None or contract.declarer is None or contract.factor == 1 or golden:
        return False
    if options.hundred_as_blind == "off" or int(contract.text) != HUNDRED_TARGET:
        return True
    bidders = blind_bidders(options, view.standing, view.order)
    looked = any(move.seat == contract.declarer and move.action == make_say(LOOK_WORD) for move in view.log)
    return contract.declarer in bidders and not looked
