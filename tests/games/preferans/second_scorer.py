"""A second scorer of Russian Preferans, written from the text of its rules alone (sections 8 to 11).

It shares nothing with the first: a deal is described by roles instead of words, amounts are added up instead
of entered, and points are given one at a time. Options are read as data. Seats are 0 to n-1.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

from prikup.games.preferans.options import Options

VALUE = {6: 2, 7: 4, 8: 6, 9: 8, 10: 10}


@dataclass
class PlainDeal:
    """A deal as people describe it.

    ``kind`` is contract, thrown, misere, raspasy, concede (of a misère at ``level`` 0) or misdeal; ``first``
    and ``second`` are the defenders. ``way`` says how the defence spoke: both, first or second (a lone
    whister), half (it stands), dealer (they whist), check (a ten without words) or none (nothing is played).
    """

    kind: str
    dealer: int
    declarer: int = -1
    first: int = -1
    second: int = -1
    level: int = 0
    way: str = "none"
    tricks: dict[int, int] = field(default_factory=dict)
    talon: tuple[str, ...] = ()
    gifts: list[int] = field(default_factory=list)
    misdeals: int = 1

    @property
    def misere(self) -> bool:
        """Return True if the bid was a misère, played or given up."""
        return self.kind == "misere" or (self.kind == "concede" and not self.level)

    @property
    def alone(self) -> int | None:
        """Return the lone whister, or None."""
        return {"first": self.first, "second": self.second, "dealer": self.dealer}.get(self.way)


class Paper:
    """The sheet while a deal is written on it; a gift in ``gifts`` is the receiver of one point."""

    def __init__(
        self,
        pool: list[Fraction],
        hill: list[Fraction],
        whists: list[list[Fraction]],
        streak: int,
        options: Options,
    ) -> None:
        self.n = len(pool)
        self.pool, self.hill, self.whists, self.streak = pool, hill, whists, streak
        self.options = options

    def others(self, seat: int) -> list[int]:
        """Return all other seats."""
        return [other for other in range(self.n) if other != seat]

    def punish(self, seat: int, points: Fraction | int) -> None:
        """Give a player hill points, in the form that the options ask for (8.8)."""
        if self.options.penalty_mode == "hill":
            self.hill[seat] += points
            return
        for other in self.others(seat):
            self.whists[other][seat] += 5 * points

    def relieve(self, seat: int, points: int) -> None:
        """Take points off a hill, one at a time (11.2 and the options for points below zero)."""
        for _ in range(points):
            possible = min(Fraction(1), max(self.hill[seat], Fraction(0)))
            if self.options.penalty_mode == "whists5":
                possible = Fraction(0)
            elif self.options.hill_below_zero == "allow":
                possible = Fraction(1)
            self.hill[seat] -= possible
            if self.options.penalty_mode == "whists5" or self.options.hill_below_zero == "whists":
                for other in self.others(seat):
                    self.whists[seat][other] += 5 * (1 - possible)

    def earn(self, seat: int, points: int, gifts: list[int]) -> None:
        """Give a player pool points, one at a time by section 11."""
        target = self.options.target
        for _ in range(points):
            if self.options.aid == "none" or target is None or self.pool[seat] < target:
                self.pool[seat] += 1
                continue
            receiver = self._receiver(seat, target, gifts)
            if receiver is not None and receiver != seat:
                self.pool[receiver] += 1
                self.whists[seat][receiver] += self.options.aid_rate
            elif receiver is None and self.closed(target) and self.options.overflow_all_closed == "own_hill":
                self.relieve(seat, 1)

    def closed(self, target: int) -> bool:
        """Return True if every pool has reached the target."""
        return all(pool >= target for pool in self.pool)

    def _receiver(self, donor: int, target: int, gifts: list[int]) -> int | None:
        """Return the receiver of a point: the donor's choice, else the largest open pool, first clockwise."""
        if self.options.aid == "donor_choice":
            return gifts.pop(0) if gifts else None
        clockwise = [(donor + step) % self.n for step in range(1, self.n + 1)]
        open_ones = [seat for seat in clockwise if self.pool[seat] < target]
        highest = max((self.pool[seat] for seat in open_ones), default=None)
        return next((seat for seat in open_ones if self.pool[seat] == highest), None)


def write(told: PlainDeal, paper: Paper) -> None:
    """Write a deal on the sheet, and count the all-passes in a row."""
    o = paper.options
    if told.kind == "raspasy":
        _raspasy(told, paper)
        paper.streak += 1
        return
    if told.kind == "misdeal":
        if told.misdeals >= o.misdeal_penalty_from:  # 2.6
            paper.punish(told.dealer, o.misdeal_penalty * o.hill_mult)
        return
    made = False
    if told.kind == "concede":  # 5.3
        paper.punish(told.declarer, o.concede * VALUE.get(told.level, 10) * o.hill_mult)
    elif told.kind == "misere":
        made = _misere(told, paper)
    else:
        made = _contract(told, paper)
        if told.kind == "thrown":  # 5.4
            paper.punish(told.dealer, o.hill_mult)
    if _leaves(told, made, o):
        paper.streak = 0


def lowest(options: Options, streak: int) -> int:
    """Return the lowest level that may be bid after so many all-passes (10.7)."""
    levels = list(options.raspasy_exit_levels)
    row = levels * (streak + 1) if options.raspasy_exit_cycle else levels + [levels[-1]] * streak
    return row[streak]


def finished(paper: Paper) -> bool:
    """11.4"""
    o = paper.options
    if o.target is None:
        return False
    return {
        "all_reach": paper.closed(o.target),
        "average_reach": sum(paper.pool) / paper.n >= o.target,
        "first_reach": any(pool >= o.target for pool in paper.pool),
    }.get(o.game_end, False)


def deals_next(told: PlainDeal, players: int, options: Options) -> int:
    """2.5 and 2.6"""
    if told.kind == "misdeal":
        free = told.misdeals < options.misdeal_penalty_from
        stays = free or options.misdeal_then == "same_dealer"
    else:
        farm = options.dealer_rotation == "not_after_misere_and_raspasy"
        stays = farm and (told.misere or told.kind == "raspasy")
    return told.dealer if stays else (told.dealer + 1) % players


def _leaves(told: PlainDeal, made: bool, o: Options) -> bool:
    """Return True if the deal ends a series of all-passes (10.7)."""
    if told.misere and not o.misere_exits:
        return False
    whisted = told.kind == "misere" or told.way not in ("none", "half")
    return {"any_game": True, "made": made, "made_whisted": made and whisted}[o.raspasy_exit_condition]


def _misere(told: PlainDeal, paper: Paper) -> bool:
    o, caught = paper.options, told.tricks[told.declarer]
    if caught == 0:  # 9.1
        paper.earn(told.declarer, 10, told.gifts)
    paper.punish(told.declarer, 10 * o.hill_mult * caught)
    if o.misere_consolation == "value":  # 9.2
        for other in paper.others(told.declarer):
            paper.whists[other][told.declarer] += 10 * o.whist_mult * caught
    if o.misere_talon_bonus:  # 8.10
        sevens = sum(card[0] == "7" for card in told.talon)
        pair = sorted(card[0] for card in told.talon) == ["7", "8"] and _one_suit(told.talon)
        _bonus(told, paper, (20 if pair else 10 * sevens) * o.whist_mult)
    return caught == 0


def _one_suit(talon: tuple[str, ...]) -> bool:
    return len({card[1] for card in talon}) == 1


def _contract(told: PlainDeal, paper: Paper) -> bool:
    o, v = paper.options, VALUE[told.level]
    played = told.way not in ("none", "half")
    u = max(told.level - told.tricks[told.declarer], 0) if played else 0
    if u == 0:  # 8.1
        paper.earn(told.declarer, v, told.gifts)
    paper.punish(told.declarer, u * v * o.hill_mult)  # 8.2
    if told.way == "half":  # 8.7
        paper.whists[told.second][told.declarer] += Fraction(o.quota[told.level - 6], 2) * v * o.whist_mult
    if not played:
        return True
    if told.way != "check" or o.ten_check_whists == "both":  # 6.7
        _console(told, paper, u)
        if o.whist_scoring == "tricks":
            _trick_whists(told, paper, u)
            _missing_tricks(told, paper)
        else:
            _farm(told, paper)
    _bonus(told, paper, _talon(told.talon, v * o.whist_mult, o))
    return u == 0


def _console(told: PlainDeal, paper: Paper, u: int) -> None:
    """8.3"""
    o = paper.options
    both = {told.first, told.second}
    writers = {
        "each_defender": both,
        "whisters_only": both if told.alone is None else {told.alone},
        "none": set(),
    }[o.consolation]
    if o.consolation_dealer and paper.n == 4 and o.consolation != "none":
        writers = writers | {told.dealer}
    each = 10 * u if o.consolation_amount == "fixed10" else u * VALUE[told.level] * o.whist_mult
    for seat in writers:
        paper.whists[seat][told.declarer] += each


def _trick_whists(told: PlainDeal, paper: Paper, u: int) -> None:
    """8.4; a dealer who whists has no passer beside them, so they share with nobody."""
    o, d = paper.options, told.declarer
    k = VALUE[told.level] * o.whist_mult
    t1, t2 = told.tricks[told.first], told.tricks[told.second]
    if told.alone is None:
        paper.whists[told.first][d] += k * t1
        paper.whists[told.second][d] += k * t2
        return
    shared = o.remiz_split == "gentleman" and (u > 0 or o.gentleman_scope == "always")
    if shared and told.way != "dealer":
        paper.whists[told.first][d] += Fraction(k * (t1 + t2), 2)
        paper.whists[told.second][d] += Fraction(k * (t1 + t2), 2)
    else:
        paper.whists[told.alone][d] += k * (t1 + t2)


def _missing_tricks(told: PlainDeal, paper: Paper) -> None:
    """8.5; nobody answers at a checked ten (6.7), nor a dealer who whists (6.9)."""
    o, quota = paper.options, paper.options.quota[told.level - 6]
    t1, t2 = told.tricks[told.first], told.tricks[told.second]
    short = quota - t1 - t2
    if short <= 0 or told.way in ("check", "dealer"):
        return
    price = Fraction(VALUE[told.level] * o.hill_mult)
    if o.whist_responsibility == "half":
        price /= 2
    if told.alone is not None:
        paper.punish(told.alone, short * price)
    elif quota == 1:
        first, second = {
            "second": (Fraction(0), Fraction(1)),
            "both": (Fraction(1), Fraction(1)),
            "split": (Fraction(1, 2), Fraction(1, 2)),
        }[o.one_trick_responsibility]
        paper.punish(told.first, first * price)
        paper.punish(told.second, second * price)
    else:
        for seat, own in ((told.first, t1), (told.second, t2)):
            missing = max(Fraction(0), Fraction(quota, 2) - own)
            if o.two_whister_shortfall == "capped":
                missing = min(missing, Fraction(short))
            paper.punish(seat, missing * price)


def _farm(told: PlainDeal, paper: Paper) -> None:
    """8.9, cases 2 to 4; where nobody is liable only tricks are written."""
    o, v, d = paper.options, VALUE[told.level], told.declarer
    quota, personal = o.quota[told.level - 6], o.personal_quota[told.level - 6]
    side = told.tricks[told.first] + told.tricks[told.second]
    liable = told.way not in ("check", "dealer")
    if told.alone is not None:
        if side >= quota:
            paper.whists[told.alone][d] += v * side
        elif liable:
            paper.whists[d][told.alone] += v * (quota - side)
        return
    for seat in (told.first, told.second):
        own = told.tricks[seat]
        if side >= quota or not liable:
            paper.whists[seat][d] += v * own
        elif own >= personal:
            paper.whists[seat][d] += v * personal
        else:
            paper.whists[d][seat] += v * (personal - own)


def _talon(talon: tuple[str, ...], k: int, o: Options) -> int:
    """Return the bonus for the talon at a trick contract (8.10)."""
    aces = sum(card[0] == "A" for card in talon)
    if o.talon_bonus_kind != "units":
        return aces * {"ace5": 5, "ace7": 7}[o.talon_bonus_kind]
    together = "".join(sorted(card[0] for card in talon)) if len(talon) == 2 and _one_suit(talon) else ""
    return k * {"AK": 2, "KQ": 1}.get(together, {0: 0, 1: 1, 2: 3}[aces])


def _bonus(told: PlainDeal, paper: Paper, value: int) -> None:
    o = paper.options
    if not o.dealer_talon_bonus:
        return
    if paper.n == 4:
        paper.whists[told.dealer][told.declarer] += value
    elif o.talon_bonus_3p == "halves":
        for seat in (told.first, told.second):
            paper.whists[seat][told.declarer] += Fraction(value, 2)


def _raspasy(told: PlainDeal, paper: Paper) -> None:
    """Section 10; ``tricks`` names those who could take any."""
    o, k = paper.options, paper.streak
    row = {
        "constant": [1] * 5,
        "arithmetic": [1, 2, 3, 4, 5],
        "geometric": [1, 2, 4, 8, 16],
    }[o.raspasy_progression]
    factor = row[k] if o.raspasy_cap is None else sorted((row[k], o.raspasy_cap))[0]  # 10.4
    price = o.raspasy_base * factor * o.hill_mult
    tricks = [told.tricks.get(seat, 0) for seat in range(paper.n)]
    eldest_on = [(told.dealer + step) % paper.n for step in range(1, paper.n + 1)]
    playing = eldest_on[:3]
    if o.raspasy_scoring == "hill":
        off = min(tricks) if o.raspasy_amnesty else 0
        for seat in playing if paper.n == 3 else eldest_on:
            paper.punish(seat, price * (tricks[seat] - off))
    else:
        least = min(tricks[seat] for seat in playing)
        winners = [seat for seat in playing if tricks[seat] == least]
        for seat in winners:
            for loser in set(playing) - set(winners):
                paper.whists[seat][loser] += Fraction(5 * tricks[loser], len(winners))
    for seat in eldest_on:
        if tricks[seat] == 0 and (seat in playing or o.raspasy_zero_bonus_dealer):
            _for_none(seat, price, told, paper)
    if paper.n == 4:
        paper.earn(told.dealer, o.raspasy_dealer_pool, told.gifts)


def _for_none(seat: int, price: int, told: PlainDeal, paper: Paper) -> None:
    """10.6"""
    bonus = paper.options.raspasy_zero_bonus
    if bonus == "hill_minus_two":
        paper.relieve(seat, 2 * price)
    elif bonus != "none":
        paper.earn(seat, 1 if bonus == "one" else price, told.gifts)
