"""A second scorer of Thousand, written from the text of its rules alone (sections 8 to 12).

It shares nothing with the first: it has no entries, but changes amounts in place in a table of players.
Options are read as data. Seats are 0 to n-1.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from prikup.games.thousand.options import Options


@dataclass
class Player:
    """A column of the sheet; ``spent`` is None if the player is not on the barrel."""

    score: int
    bolts: int = 0
    spent: int | None = None
    falls: int = 0
    surrenders: int = 0


@dataclass
class PlainDeal:
    """A deal as people describe it: card points with the last trick's bonus, marriages in points by seat."""

    dealer: int
    declarer: int
    bid: int
    surrendered: bool = False
    points: list[int] = field(default_factory=list)
    married: list[int] = field(default_factory=list)
    tricks: list[int] = field(default_factory=list)
    double: str = ""
    talon: int = 0
    talon_married: list[int] = field(default_factory=list)


def near(points: int, unit: int) -> int:
    """Return the nearest multiple of a unit, halves rounded up."""
    low = points - points % unit
    return low + unit if 2 * (points - low) >= unit else low


class Paper:
    """The sheet while a deal is written on it."""

    def __init__(self, players: list[Player], options: Options) -> None:
        self.players, self.options, self.n = players, options, len(players)

    def write(self, told: PlainDeal) -> int | None:
        """Write a deal; return the winner, if any."""
        change = self.surrender(told) if told.surrendered else self.recorded(told)
        on = {seat for seat, one in enumerate(self.players) if one.spent is not None}
        good = not told.surrendered and told.points[told.declarer] + told.married[told.declarer] >= told.bid
        for seat in on:
            own = seat == told.declarer and good
            if change[seat] > 0 and not own:
                change[seat] = 0
            if change[seat] < 0 and self.options.barrel_losses == "none":
                change[seat] = 0
        for seat, fine in self.fines(told, on).items():
            if not (seat in on and self.options.barrel_losses == "none"):
                change[seat] -= fine
        for one, amount in zip(self.players, change, strict=True):
            one.score += amount
        winners = [seat for seat, one in enumerate(self.players) if one.score >= self.options.target]
        self.dump(winners)
        self.barrel(told, on, winners)
        return self.winner(told, winners)

    def active(self, told: PlainDeal) -> list[int]:
        """Return the seats in play, first hand first."""
        order = [(told.dealer + step) % self.n for step in range(1, self.n + 1)]
        return order[:3] if self.n == 4 else order

    def recorded(self, told: PlainDeal) -> list[int]:
        """Return the points that each seat earned (8)."""
        options = self.options
        twice = 2 if told.double else 1
        others = 1 if told.double == "blind" and options.blind_doubles == "declarer" else twice
        also = {"golden": options.golden_double_marriages, "blind": options.blind_double_marriages}
        marriage = 2 if others == 2 and also[told.double] else 1
        change = [0] * self.n
        for seat in self.active(told):
            if seat == told.declarer:
                reached = told.points[seat] + told.married[seat] >= told.bid
                change[seat] = twice * told.bid * (1 if reached else -1)
            else:
                change[seat] = (
                    others * near(told.points[seat], options.round_to) + marriage * told.married[seat]
                )
        self.sits(told, change, others, marriage)
        return change

    def sits(self, told: PlainDeal, change: list[int], times: int, marriage: int) -> None:
        """Write the points of the resting dealer (8.4)."""
        if self.n != 4:
            return
        if self.options.sitter == "blog":
            change[told.dealer] = times * near(told.talon, self.options.round_to)
            if not told.talon_married:
                change[told.dealer] += times * self.options.dealer_bonus_fixed
        if self.options.sitter != "aces40":
            change[told.dealer] += marriage * sum(told.talon_married)

    def surrender(self, told: PlainDeal) -> list[int]:
        """Return the changes by a surrender (9)."""
        change = [0] * self.n
        for seat in self.active(told):
            if seat != told.declarer:
                half = self.options.surrender_pay == "half"
                change[seat] = near(told.bid, 10) // 2 if half else 60
        if self.options.surrender_cost == "target":
            change[told.declarer] = -told.bid
        self.sits(told, change, 1, 1)
        return change

    def fines(self, told: PlainDeal, on: set[int]) -> dict[int, int]:
        """Return the penalties by seat: the third surrender, the third bolt (9.2, 10)."""
        options = self.options
        found: dict[int, int] = {}
        if told.surrendered:
            one = self.players[told.declarer]
            if options.surrender_cost == "every3":
                one.surrenders += 1
                if one.surrenders == 3:
                    one.surrenders, found[told.declarer] = 0, 120
            return found
        for seat in self.active(told):
            if options.bolt == "off" or (seat in on and not options.bolt_on_barrel):
                continue
            one = self.players[seat]
            nothing = not told.tricks[seat]
            if options.bolt == "points":
                nothing = told.points[seat] == 0 and told.married[seat] == 0
            if not nothing:
                one.bolts = 0 if options.bolt_consecutive else one.bolts
                continue
            one.bolts += 1
            if one.bolts >= options.bolt_every:
                one.bolts = 0
                found[seat] = options.bolt_penalty * (2 if options.bolt_double and told.double else 1)
        return found

    def dump(self, winners: list[int]) -> None:
        """Apply the dump truck (12.2)."""
        holes = {"off": (), "plus": (1,), "both": (1, -1)}[self.options.dump_truck]
        for seat, one in enumerate(self.players):
            if seat not in winners and any(one.score == sign * self.options.dump_at for sign in holes):
                one.score = 0

    def barrel(self, told: PlainDeal, on: set[int], winners: list[int]) -> None:
        """Update the barrel (11)."""
        options, at = self.options, self.options.barrel_at
        if at is None or at >= options.target:
            return
        climbers = []
        for seat, one in enumerate(self.players):
            if seat in winners:
                one.spent = None
            elif seat not in on:
                if one.score >= at:
                    one.score, one.spent = at, 0
                    climbers.append(seat)
            elif one.score < at:
                one.spent = None
            else:
                one.score = at
                rests = self.n == 4 and seat == told.dealer and not options.barrel_count_sitting_out
                if not rests:
                    self.spend(one)
        there = [seat for seat in on if self.players[seat].spent is not None]
        if not climbers or winners or options.two_on_barrel == "allowed":
            return
        falling = there if len(climbers) == 1 else there + climbers
        if options.two_on_barrel == "newest":
            order = [*self.active(told), told.dealer]
            stays = told.declarer if told.declarer in climbers else min(climbers, key=order.index)
            falling = [seat for seat in there + climbers if seat != stays]
        for seat in falling:
            self.players[seat].spent = None
            self.players[seat].score -= options.barrel_penalty

    def spend(self, one: Player) -> None:
        """Use up a deal on the barrel."""
        assert one.spent is not None
        one.spent += 1
        if one.spent < self.options.barrel_deals:
            return
        one.spent = None
        one.falls += 1
        if self.options.barrel_reset and one.falls == 3:
            one.falls = one.score = 0
        else:
            one.score -= self.options.barrel_penalty

    def winner(self, told: PlainDeal, winners: list[int]) -> int | None:
        """Return the winner, if any (12.3)."""
        if not winners:
            return None
        best = max(self.players[seat].score for seat in winners)
        tied = [seat for seat in [*self.active(told), told.dealer] if self.players[seat].score == best]
        return told.declarer if told.declarer in tied else tied[0]
