"""A second scorer of Prefa with another method: one till pays every seat, trick by trick.

A player who takes a unit from another's pot pays for it. So the worth of pots and chips is the balance of
each player with the till and the others. This worth is compared in random deals by random options.
"""

from __future__ import annotations

from random import Random

import pytest

from prikup.games.prefa.options import PRESETS, Options
from prikup.games.prefa.results import DealResult, Standing
from prikup.games.prefa.score import apply_entries, entries
from prikup.options import change_options, get_fields

BLOCKS = 8
DEALS = 400
BASE = {"S": 2, "C": 3, "D": 4, "H": 5, "NT": 6}
OWED = {6: [2, 2], 7: [2, 1], 8: [1, 1], 9: [1, 0], 10: [0, 0]}
GIVEN_UP = {6: [4, 3, 3], 7: [5, 3, 2], 8: [6, 2, 2], 9: [7, 2, 1], 10: [8, 1, 1]}
SAID = {
    ("in", "in"): ("play", "play"),
    ("in", "out", "alone"): ("play", "pass"),
    ("in", "out", "along"): ("along", "taken"),
    ("out", "out"): ("pass", "pass"),
    ("out", "along"): ("taken", "along"),
    ("out", "in"): ("pass", "play"),
    ("out", "in", "out"): ("pass", "play"),
    ("out", "in", "along"): ("along", "taken"),
}


def price(text: str) -> int:
    level = int(text[:-2] if text.endswith("NT") else text[:-1])
    if level == 6:
        return BASE[text[1:]]
    return level + 1 if text.endswith("NT") and level < 10 else level


class Till:
    """Worth of declarer, right and left defender; the balance of the till may be negative."""

    def __init__(self) -> None:
        self.value = [0, 0, 0]
        self.taken = 0

    def from_till(self, who: int, chips: int) -> None:
        self.value[who] += chips
        self.taken += chips

    def pay(self, payer: int, receiver: int, chips: int) -> None:
        self.value[payer] -= chips
        self.value[receiver] += chips


class TillScorer:
    """The worth of a deal; place 0 of the till is the declarer, then right and left defender."""

    def __init__(self, result: DealResult, held: int, options: Options) -> None:
        self.till, self.options = Till(), options
        text = result.contract or ""
        self.level, full = int(text.rstrip("SCDHNT")), price(text)
        shrinks = options.last_contract in ("scaled", "unbalanced")
        self.lower = min(full, max(held, 0)) if shrinks else full
        self.failing = self.lower if options.last_contract == "scaled" else full
        self.double = 2 if options.solo_double else 1
        self.roles, self.tricks = ["play", "play"], GIVEN_UP[self.level]
        if result.kind == "contract":
            declarer = result.declarer or 0
            taken = result.tricks or (10, 10, 10)
            self.roles = list(SAID[tuple(word for _, word in result.declarations)])
            self.tricks = [taken[(declarer + step) % 3] for step in range(3)]
        self.who = [1 + self.roles.index("along")] * 2 if "along" in self.roles else [1, 2]
        self.made = self.roles == ["pass", "pass"] or self.tricks[0] >= self.level
        self.reduced = self.write()
        if result.aces:
            bonus = (25 if self.level == 6 else 50) * (1 if self.made else -1)
            self.till.pay(1, 0, bonus)
            self.till.pay(2, 0, bonus)

    def write(self) -> bool:
        """Pay for the deal; return True if the till paid the declarer."""
        if self.roles == ["pass", "pass"]:
            self.till.from_till(0, 10 * self.lower)
            return True
        if not self.made:
            times = self.failing * (self.double if self.level - self.tricks[0] > 1 else 1)
            self.till.from_till(0, -10 * times)
            self.pay_tricks(times)
            return False
        if "pass" in self.roles:
            return self.alone(self.roles.index("play"))
        if self.tricks[0] > self.level:
            self.overtricks()
            return False
        self.till.from_till(0, 10 * self.lower)
        self.pay_tricks(self.lower)
        return True

    def pay_tricks(self, each: int) -> None:
        for place in (0, 1):
            self.till.pay(0, self.who[place], self.tricks[1 + place] * each)

    def alone(self, place: int) -> bool:
        owed = OWED[self.level][0 if self.options.lone_minimum == "first_column" else place]
        missing = owed - self.tricks[1 + place]
        if missing > 0:
            times = self.failing * (self.double if missing > 1 else 1)
            self.till.pay(1 + place, 0, self.tricks[0] * times)
            return False
        self.till.from_till(0, 10 * self.lower)
        self.till.pay(0, 1 + place, self.tricks[1 + place] * self.lower)
        return True

    def overtricks(self) -> None:
        lacks = [OWED[self.level][place] - self.tricks[1 + place] for place in (0, 1)]
        for place in (0, 1):
            other = 1 - place
            missing = lacks[place] - max(-lacks[other], 0)
            if missing <= 0:
                continue
            times = self.double if missing > 1 else 1
            self.till.pay(self.who[place], 0, self.tricks[0] * self.failing * times)
            if lacks[other] <= 0:
                again = times if self.options.solo_to_partner == "double" else 1
                amount = self.tricks[1 + other] * self.failing * again
                self.till.pay(self.who[place], self.who[other], amount)


def random_options(random: Random) -> Options:
    options = PRESETS.get(random.choice(PRESETS.names))
    for name, field in get_fields(Options).items():
        if field.choices and random.random() < 0.4:
            options = change_options(options, {name: random.choice(list(field.choices))})
    return change_options(options, {"players": "3"})


def random_result(random: Random, options: Options) -> DealResult:
    level = random.choice([6, 6, 6, 7, 7, 8, 9, 10])
    strains = ["S", "C", "D", "H"] + (["NT"] if level < 10 or options.allow_10nt else [])
    text, declarer = f"{level}{random.choice(strains)}", random.randrange(3)
    aces = options.aces_bonus and random.random() < 0.3
    if options.concede and random.random() < 0.1:
        return DealResult("concede", declarer, text, aces=aces)
    returns = options.passer_may_return
    words = random.choice([said for said in SAID if (len(said) == 3) == returns or said[:2] != ("out", "in")])
    order = ((declarer + 1) % 3, (declarer + 2) % 3, (declarer + 1) % 3)
    said = tuple(zip(order, words, strict=False))
    roles = SAID[words]
    if roles == ("pass", "pass"):
        return DealResult("contract", declarer, text, said, None, aces=aces)
    tricks = [0, 0, 0]
    tricks[declarer] = random.randint(max(level - 3, 0), 10)
    rest = 10 - tricks[declarer]
    tricks[order[0]] = 0 if roles[0] == "pass" else rest if roles[1] == "pass" else random.randint(0, rest)
    tricks[order[1]] = rest - tricks[order[0]]
    return DealResult("contract", declarer, text, said, tuple(tricks), aces=aces)


@pytest.mark.parametrize("block", range(BLOCKS))
def test_both_scorers_agree(block: int) -> None:
    random = Random(block)
    for number in range(DEALS):
        options = random_options(random)
        result = random_result(random, options)
        held = tuple(random.choice([0, 1, 2, 5, 30]) for _ in range(3))
        before = Standing(held, ((0,) * 3,) * 3)
        after = apply_entries(before, entries(result, before, options), result, options)
        told = f"block {block}, deal {number}: {result} {options}"
        assert sum(after.net) == 0, told
        other = TillScorer(result, sum(held), options)
        till = other.till
        seats = [((result.declarer or 0) + step) % 3 for step in range(3)]
        value = [after.net[seat] - 10 * (after.pot[seat] - held[seat]) for seat in seats]
        if other.reduced and options.last_contract == "cap":
            # The till pays at most the contents of the pots.
            till.value[0] -= max(till.taken - 10 * sum(held), 0)
        assert value == till.value, told
        assert options.last_contract == "fair" or min(after.pot) >= 0, told
