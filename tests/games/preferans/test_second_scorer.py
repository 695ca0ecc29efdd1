"""Both scorers write the same for random deals by random options, with three and four players."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import msgspec
import pytest

from prikup.cards import PACK_32, Card
from prikup.core import OptionError
from prikup.games.preferans.options import PRESETS, Options
from prikup.games.preferans.results import MISDEAL_KINDS
from prikup.games.preferans.score import (
    DealResult,
    Standing,
    apply_entries,
    entries,
    is_over,
    minimum_level,
    next_dealer,
)
from prikup.options import OptionField, change_options, get_fields
from tests.games.preferans.second_scorer import VALUE, Paper, PlainDeal, deals_next, finished, lowest, write
from tests.games.preferans.test_score_options import NOT_IN_SECOND_SCORER
from tests.sizes import size

DEALS = size("deals")
"""The number of deals in a block."""

SMALL = {
    "target": (4, 10, 20),
    "raspasy_base": (1, 2, 5),
    "raspasy_cap": (1, 3, 4, 5, 8),
    "aid_rate": (0, 5, 10),
    "misdeal_penalty": (0, 2, 3),
    "end_deals": (1, 6, 18),
    "end_minutes": (1, 60),
}
"""Values worth trying of options that are numbers."""

TALONS = ("AS KS", "KD QD", "AS AD", "AC KH", "KC QH", "8C 7C", "7S 7D", "7S 8D")
"""Talons that earn something, or nearly do."""

TOGETHER: tuple[dict[str, str], ...] = (
    {
        "dealer_whist": "yes",
        "half_whist": "yes",
        "half_whist_levels": "6,7",
        "quota": "6:4,7:4",
        "raspasy_exit_levels": "6",
        "whist_scoring": "gamefarm_quota",
        "whist_mult": "1",
        "remiz_split": "greedy",
    },
    {"dealer_whist": "yes", "half_whist": "yes", "remiz_split": "gentleman"},
    {"two_whister_shortfall": "capped", "whist_scoring": "tricks", "ten_trick": "whist"},
    {"dealer_talon_bonus": "yes", "talon_bonus_kind": "units"},
    {"aid": "highest_pool", "overflow_all_closed": "own_hill", "target": "10"},
    {"raspasy_scoring": "hill", "raspasy_progression": "geometric", "raspasy_cap": "4"},
    {"raspasy_scoring": "hill", "raspasy_talon_3p": "dealer_leads"},
    {"concede": "2", "concede_misere": "yes"},
    {},
)
"""Options of one clause that are combined on purpose, since chance combines them too seldom."""


def _value(field: OptionField, random: Random) -> str:
    if field.kind == "number":
        return str(random.choice(SMALL.get(field.name, (field.low, field.high))))
    if field.kind == "list":
        items = sorted(field.choices, key=int)
        return ",".join(sorted(random.sample(items, random.randint(1, min(3, len(items)))), key=int))
    if field.kind == "table":
        drawn = ",".join(f"{key}:{random.choice(list(field.choices))}" for key in field.about.keys)
        return random.choice((field.spell(field.default), drawn))
    return random.choice(list(field.choices))


FOCUS: dict[str, tuple[str, int | None, dict[str, tuple[str, ...]]]] = {
    "capped series": (
        "raspasy",
        None,
        {
            "raspasy_scoring": ("hill",),
            "raspasy_progression": ("arithmetic", "geometric"),
            "raspasy_cap": ("1", "2", "3", "4", "5", "8", "16", "32"),
        },
    ),
    "three-handed talon led by the dealer": (
        "raspasy",
        3,
        {"raspasy_scoring": ("hill",), "raspasy_talon_3p": ("dealer_leads",)},
    ),
    "misère given up": ("concede", None, {"concede": ("2", "3"), "concede_misere": ("yes",)}),
}
"""Blocks about one rule: the kind of deal, the number of players, and the options to draw from."""


def random_rules(random: Random) -> Options:
    """Return a preset with many changes, each kept if it is compatible with the earlier ones."""
    options = PRESETS.get(random.choice(PRESETS.names))
    defaults = {name: get_fields(Options)[name].default for name in NOT_IN_SECOND_SCORER}
    options = msgspec.structs.replace(options, **defaults)
    names = [name for name in get_fields(Options) if name != "players" and name not in defaults]
    changes = [
        {name: _value(get_fields(Options)[name], random)}
        for name in random.sample(names, random.randint(0, len(names)))
    ]
    for some in (*changes, random.choice(TOGETHER)):
        try:
            options = change_options(options, some)
        except OptionError:
            continue
    return options


def random_sheet(random: Random, options: Options, players: int) -> Standing:
    top = options.target if options.target is not None and options.aid != "none" else 30
    full = random.random() < 0.2
    pool = tuple(top if full or random.random() < 0.3 else random.randint(0, top) for _ in range(players))
    hill = tuple(
        random.choice((-2, 0, 1, Fraction(1, 2), 30)) * (options.penalty_mode == "hill")
        for _ in range(players)
    )
    whists = tuple(
        tuple(random.randint(0, 50) * (seat != on) for on in range(players)) for seat in range(players)
    )
    return Standing(pool, hill, whists, random.choice((0, 0, 1, 2, 4)))


def _shares(random: Random, seats: list[int], tricks: int = 10) -> dict[int, int]:
    """Divide the tricks among the seats; often the first gets nearly all."""
    most = random.choice((tricks, random.randint(tricks - 4, tricks - 1), random.randint(0, tricks)))
    rest = random.randint(0, tricks - most)
    keys = seats if random.random() < 0.8 else random.sample(seats, 3)
    return dict(zip(keys, (most, rest, tricks - most - rest), strict=True))


def _ways(
    told: PlainDeal, strain: str, options: Options, players: int
) -> dict[str, list[tuple[tuple[int, str], ...]]]:
    """Return the declarations that lead to each way of defence, clauses 6.1 to 6.9."""
    one, two = told.first, told.second
    if options.stalingrad and told.level == 6 and strain == "S":
        return {"both": [()]}
    if options.ten_trick == "check" and told.level == 10:
        return {"check": [()]}
    ways: dict[str, list[tuple[tuple[int, str], ...]]] = {
        "both": [((one, "whist"), (two, "whist"))],
        "first": [((one, "whist"), (two, "pass")), ((one, "whist"), (two, "pass"), (one, "open"))],
        "second": [((one, "pass"), (two, "whist"))],
        "none": [((one, "pass"), (two, "pass"))],
    }
    if options.half_whist and told.level in options.half_whist_levels:
        ways["half"] = [((one, "pass"), (two, "half"), (one, "pass"))]
        ways["first"].append(((one, "pass"), (two, "half"), (one, "whist")))
        if options.dealer_whist and players == 4:
            ways["half"].append((*ways["half"][0], (told.dealer, "pass")))
            ways["dealer"] = [(*ways["half"][0], (told.dealer, "whist"))]
    return ways


def _gifts(random: Random, points: int, declarer: int, before: Standing, options: Options) -> list[int]:
    """Return the receivers of single points from the declarer, who sometimes keeps some."""
    if options.aid != "donor_choice" or options.target is None:
        return []
    pools = [int(pool) for pool in before.pool]
    surplus = points - max(0, min(points, options.target - pools[declarer]))
    gifts: list[int] = []
    for _ in range(random.choice((0, surplus, random.randint(0, surplus)))):
        open_ones = [seat for seat, pool in enumerate(pools) if pool < options.target]
        if not open_ones:
            break
        receiver = random.choice((*open_ones, declarer))
        pools[receiver] += receiver != declarer
        gifts.append(receiver)
    return gifts


def random_deal(
    random: Random, before: Standing, options: Options, wanted: str | None = None
) -> tuple[PlainDeal, DealResult]:
    """Return a possible deal of the wanted kind, in plain form and as the engine's result."""
    players = before.players
    dealer = random.randrange(players)
    order = [(dealer + step) % players for step in (1, 2, 3)]
    kinds = ["contract"] * 6 + ["misere", "raspasy", "raspasy", "misdeal"]
    kinds += ["concede"] * (options.concede > 0) + ["thrown"] * (options.talon_throw and players == 4)
    told = PlainDeal(wanted or random.choice(kinds), dealer, misdeals=random.choice((1, 2)))
    if told.kind == "misdeal":
        kind = random.choice((None, *MISDEAL_KINDS))  # the kind does not change the cost
        return told, DealResult("misdeal", dealer=dealer, misdeal=told.misdeals, misdeal_kind=kind)
    if told.kind == "raspasy":
        return told, _raspasy(random, told, order, options, players)
    told.declarer = random.choice(order)
    place = order.index(told.declarer)
    told.first, told.second = order[(place + 1) % 3], order[(place + 2) % 3]
    any_two = " ".join(card.text for card in random.sample(list(PACK_32.cards), 2))
    told.talon = tuple(random.choice((*TALONS, any_two)).split())
    told.level = random.randint(lowest(options, before.streak), 10)
    strain = random.choice(("S", "C", "D", "H", "NT"))
    tricks = _shares(random, [told.declarer, told.first, told.second])
    if told.kind == "concede" and options.concede_misere and (wanted or random.random() < 0.3):
        told.level = 0
        return told, DealResult("concede", told.declarer, "misere", dealer=dealer)
    if told.kind == "concede":
        bid = strain if options.bid_notrump else strain.replace("NT", "H")
        return told, DealResult("concede", told.declarer, f"{told.level}{bid}", dealer=dealer)
    words: tuple[tuple[int, str], ...] = ()
    if told.kind == "misere":
        told.way = "both"
    else:
        ways = _ways(told, strain, options, players)
        told.way = random.choice(list(ways))
        words = random.choice(ways[told.way])
    told.tricks = tricks if told.way not in ("none", "half") else {}
    points = 10 if told.kind == "misere" else VALUE[told.level]
    owed = 0 if told.kind == "misere" else told.level
    lost = told.tricks and (told.tricks[told.declarer] < owed or (not owed and told.tricks[told.declarer]))
    told.gifts = [] if lost else _gifts(random, points, told.declarer, before, options)
    return told, DealResult(
        "talon_throw" if told.kind == "thrown" else "misere" if told.kind == "misere" else "contract",
        told.declarer,
        "misere" if told.kind == "misere" else f"{told.level}{strain}",
        words,
        tuple(told.tricks.get(seat, 0) for seat in range(players)) if told.tricks else None,
        dealer,
        tuple(map(Card.parse, told.talon)),
        tuple((receiver, 1) for receiver in told.gifts) or None,
    )


def _raspasy(random: Random, told: PlainDeal, order: list[int], options: Options, players: int) -> DealResult:
    leads = options.raspasy_talon(players) == "dealer_leads" and random.random() < 0.7
    resting = leads and players == 4
    talon = random.randint(0, 2) if resting else 0
    told.tricks = _shares(random, order, 10 - talon)
    if resting:
        told.tricks[told.dealer] = talon
    tricks = tuple(told.tricks.get(seat, 0) for seat in range(players))
    return DealResult("raspasy", tricks=tricks, dealer=told.dealer, dealer_leads_talon=leads)


@pytest.mark.parametrize("block", range(8))
def test_both_scorers_write_the_same(block: int) -> None:
    for number in range(block * DEALS, (block + 1) * DEALS):
        random = Random(number)
        options = random_rules(random)
        before = random_sheet(random, options, random.choice((3, 4)))
        told, result = random_deal(random, before, options)
        compare(told, result, before, options, f"deal {number}: {result}")


@pytest.mark.parametrize("name", FOCUS)
def test_both_scorers_write_the_same_by_one_rule(name: str) -> None:
    kind, players, wanted = FOCUS[name]
    for number in range(DEALS):
        random = Random(f"{name} {number}")
        options = None
        while options is None:
            changes = {option: random.choice(values) for option, values in wanted.items()}
            try:
                options = change_options(random_rules(random), changes)
            except OptionError:
                continue
        before = random_sheet(random, options, players or random.choice((3, 4)))
        told, result = random_deal(random, before, options, kind)
        compare(told, result, before, options, f"{name} {number}: {result}")


def compare(told: PlainDeal, result: DealResult, before: Standing, options: Options, where: str) -> None:
    """Assert that both scorers give the same sheet and the same next dealer."""
    after = apply_entries(before, entries(result, before, options), result, options)
    paper = Paper(
        [Fraction(one) for one in before.pool],
        [Fraction(one) for one in before.hill],
        [[Fraction(one) for one in row] for row in before.whists],
        before.streak,
        options,
    )
    write(told, paper)
    assert list(after.pool) == paper.pool, where
    assert list(after.hill) == paper.hill, where
    assert [list(row) for row in after.whists] == paper.whists, where
    assert after.streak == paper.streak, where
    assert minimum_level(after, options) == lowest(options, paper.streak), where
    assert is_over(after, options) == finished(paper), where
    n = before.players
    assert next_dealer(told.dealer, result, options, n) == deals_next(told, n, options), where


def test_blocks_contain_every_kind_of_deal_and_every_value() -> None:
    kinds: set[str] = set()
    ways: set[str] = set()
    values: dict[str, set[str]] = {name: set() for name in get_fields(Options)}
    for number in range(8 * DEALS):
        random = Random(number)
        options = random_rules(random)
        before = random_sheet(random, options, random.choice((3, 4)))
        told, _ = random_deal(random, before, options)
        kinds.add(told.kind)
        ways.add(told.way)
        for name, field in get_fields(Options).items():
            values[name].add(field.spell(getattr(options, name)))
    assert kinds == {"contract", "thrown", "misere", "raspasy", "concede", "misdeal"}
    assert ways == {"both", "first", "second", "none", "half", "dealer", "check"}
    for name, field in get_fields(Options).items():
        if field.kind in ("switch", "choice") and name not in {"players", *NOT_IN_SECOND_SCORER}:
            assert {field.spell(value) for value in field.choices.values()} <= values[name], name


TABLES = {
    "wikipedia-sochi": {6: (2, 2, 2, 2), 7: (4, 4, 4, 4), 8: (6, 6, 6, 6), 9: (8, 8, 8, 8), 10: (10,) * 4},
    "wikipedia-leningrad": {
        6: (2, 4, 4, 2), 7: (4, 8, 8, 4), 8: (6, 12, 12, 6), 9: (8, 16, 16, 8), 10: (10, 20, 20, 10),
    },
    "kodeks-rostov": {
        6: (2, 2, 2, 1), 7: (4, 4, 4, 2), 8: (6, 6, 6, 3), 9: (8, 8, 8, 4), 10: (10, 10, 10, 5),
    },
}  # fmt: skip
"""By variety and level: pool, hill for an undertrick, whists for a trick, hill for a missing trick."""


@pytest.mark.parametrize("preset", TABLES)
def test_prices_equal_tables_8_5_and_8_6(preset: str) -> None:
    options, empty = PRESETS.get(preset), Standing.start(3)
    for level, (pool, under, whist, missing) in TABLES[preset].items():
        alone = DealResult("contract", 0, f"{level}D", ((1, "whist"), (2, "pass")), dealer=2)

        def after(tricks: tuple[int, int, int], result: DealResult = alone) -> Standing:
            told = msgspec.structs.replace(result, tricks=tricks)
            return apply_entries(empty, entries(told, empty, options), told, options)

        swept, failed = after((10, 0, 0)), after((level - 1, 11 - level, 0))
        owed = options.quota_at(level)
        assert (swept.pool[0], swept.hill[1]) == (pool, owed * missing)
        assert failed.hill[0] == under and failed.pool == (0, 0, 0)
        if level < 10:
            assert after((9, 1, 0)).whists[1][0] == whist
