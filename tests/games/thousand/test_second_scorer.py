"""Two independent scorers agree on random deals by random options."""

from __future__ import annotations

from random import Random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from prikup.cards import Card, Suit
from prikup.games.thousand.options import Options
from prikup.games.thousand.points import announcement_points
from prikup.games.thousand.results import DealResult, Mode, Standing, seats_in_play
from prikup.games.thousand.score import apply_entries, entries
from prikup.options import change_options
from tests.games.thousand.second_scorer import Paper, PlainDeal, Player

SCORING = (
    ("bolt", "points tricks off"), ("bolt_every", "3 5"), ("bolt_penalty", "120 60"),
    ("bolt_consecutive", "yes no"), ("bolt_double", "yes no"), ("bolt_on_barrel", "yes no"),
    ("barrel_at", "880 900 none"), ("barrel_deals", "3 1"), ("barrel_penalty", "120 100"),
    ("barrel_losses", "written none"), ("two_on_barrel", "allowed forbidden newest"),
    ("barrel_reset", "0 3"), ("barrel_count_sitting_out", "yes no"), ("dump_truck", "off plus both"),
    ("round_to", "5 10"), ("sitter", "blog marriages_only"), ("dealer_bonus_fixed", "25 30 0"),
    ("surrender_pay", "60 half"), ("surrender_cost", "none target every3"), ("last_trick_bonus", "0 10"),
    ("golden_double_marriages", "yes no"), ("blind_double_marriages", "yes no"),
    ("blind_doubles", "all declarer"), ("ace_marriage", "200"),
)  # fmt: skip


def random_result(random: Random, standing: Standing, players: int) -> DealResult:
    """Return a possible played result."""
    dealer = random.randrange(players)
    seats = seats_in_play(dealer, players)
    declarer = random.choice(seats)
    bid = 5 * random.choice([8, 20, 20, 21, 24, 24, 30, 48])
    points = [0] * players
    for _ in range(24):
        points[random.choice(seats[: random.choice([1, 2, 3])])] += 5
    points = [point - (point % 7 if seat in seats else 0) for seat, point in enumerate(points)]
    married: list[tuple[str, ...]] = [()] * players
    for suit in "HDCSA":
        if not random.randrange(3):
            married[random.choice(seats)] += (suit,)
    told = [suit for suits in married for suit in suits if suit != "A"]
    surrender = standing.barrel[declarer] is None and not random.randrange(5)
    modes: tuple[Mode, ...] = ("normal", "golden", "blind")
    return DealResult(
        "surrender" if surrender else "played",
        dealer,
        declarer,
        bid,
        None if surrender else tuple(points),
        None if surrender else tuple(married),
        tuple(random.choice([0, 0, 3]) if seat in seats else 0 for seat in range(players)),
        None if surrender else random.choice(seats),
        "normal" if surrender else random.choice(modes),
        talon_points=random.randrange(4, 30),
        talon_marriages=() if surrender else tuple(suit for suit in told if random.randrange(2)),
    )


def random_sheet(random: Random, players: int, options: Options) -> Standing:
    """Return a sheet with counts close to their limits."""
    at = options.barrel_at
    barrel = tuple(
        random.randrange(options.barrel_deals) if at is not None and not random.randrange(3) else None
        for _ in range(players)
    )
    near = [0, 100, 435, 455, 495, -455, 535, 760, 780, 790, 855, 870]
    scores = tuple(at or 0 if spent is not None else random.choice(near) for spent in barrel)

    def counts(top: int) -> tuple[int, ...]:
        return tuple(random.randrange(top) for _ in range(players))

    return Standing(scores, counts(options.bolt_every), barrel, counts(3), counts(3), deals=9)


def plain_deal(result: DealResult, options: Options) -> PlainDeal:
    """Return the same deal in plain form."""
    assert result.declarer is not None
    seats = range(len(result.tricks or ()))
    cards = result.cards or (0,) * len(seats)
    bonus = [options.last_trick_bonus * (seat == result.last_trick) for seat in seats]
    return PlainDeal(
        result.dealer,
        result.declarer,
        result.bid,
        result.kind == "surrender",
        [cards[seat] + bonus[seat] for seat in seats],
        [announcement_points(options, result.announcements_of(seat)) for seat in seats],
        list(result.tricks or ()),
        "" if result.mode == "normal" else result.mode,
        result.talon_card_points,
        [announcement_points(options, suit) for suit in result.talon_marriages],
    )


@settings(max_examples=400)
@given(random=st.randoms(use_true_random=False))
def test_both_scorers_write_the_same(random: Random) -> None:
    changes = {name: random.choice(values.split()) for name, values in SCORING}
    options = change_options(Options(), changes)
    players = random.choice([2, 3, 4])
    before = random_sheet(random, players, options)
    result = random_result(random, before, players)
    after = apply_entries(before, entries(result, before, options), result, options)
    rows = zip(before.scores, before.bolts, before.barrel, before.falls, before.surrenders, strict=True)
    columns = [Player(*row) for row in rows]
    winner = Paper(columns, options).write(plain_deal(result, options))
    assert [one.score for one in columns] == list(after.scores)
    assert [one.bolts for one in columns] == list(after.bolts)
    assert [one.spent for one in columns] == list(after.barrel)
    assert [one.falls for one in columns] == list(after.falls)
    assert [one.surrenders for one in columns] == list(after.surrenders)
    assert winner == after.winner


def test_resting_dealer_gets_forty_for_each_ace_of_the_talon() -> None:
    options = change_options(Options(), {"sitter": "aces40"})
    standing = Standing.start(4)
    talon = tuple(map(Card.parse, ("AS", "AH", "9C")))
    result = DealResult("played", 3, 0, 100, (100, 20, 0, 0), talon=talon)
    doubled = msgspec.structs.replace(result, mode="golden")
    for deal, amount in ((result, 80), (doubled, 160)):
        written = entries(deal, standing, options)
        assert [(one.amount, one.cause) for one in written if one.seat == 3] == [(amount, "talon_aces")]


def test_hundred_as_blind_is_doubled_in_any_mode() -> None:
    options = change_options(Options(), {"hundred_as_blind": "on"})
    for bid, amount in ((100, 200), (105, 105)):
        result = DealResult("played", 2, 0, bid, (110, 10, 0))
        written = entries(result, Standing.start(3), options)
        assert [one.amount for one in written if one.seat == 0] == [amount]


def test_marriage_in_the_named_suit_has_its_own_price() -> None:
    options = change_options(Options(), {"trump_mode": "named", "trump_marriage": "40"})
    assert announcement_points(options, "HS", Suit.SPADES) == 100 + 40
    assert announcement_points(options, "HS", Suit.HEARTS) == 40 + 40
