"""Hands of a declarer of Thousand and the points that they take, solved with the cards open, as examples."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from prikup.games.thousand.bot.hand_net import (
    FLAG_COUNT,
    OUTCOME_COUNT,
    POINTS_STEP,
    SUIT_INPUTS,
    describe_hand,
)
from prikup.games.thousand.bot.open_hands import make_opening_row
from prikup.games.thousand.bot.ranked import CARD_POINTS, bits, play_terms
from prikup.games.thousand.bot.trials import best_trump, card_usefulness, deal_to_declarer
from prikup.games.thousand.options import Options
from prikup.solver import PointSolver
from prikup.toolkit.net import NetSource, PlayedHand

MAX_COMPARED_HANDS: Final = 5
"""Hands at most among which the declarer's is the best."""
BEST_TRUMP_SHARE: Final = 0.6
"""Share of deals in which the declarer names the suit that a bot would name, else any."""
USUAL_MARRIAGES: Final = ((100, 80, 60, 40), (80, 40, 20, 60), (20, 20, 20, 20))
"""Values of marriages in the presets, by suit (H D C S)."""
TABLES: Final[tuple[tuple[dict[str, Any], int, float], ...]] = (
    ({}, 3, 0.62),
    ({"pack": 32, "exchange": "discard_two"}, 3, 0.18),
    ({"two_player_exchange": "discard2"}, 2, 0.1),
    ({"two_player_exchange": "give1"}, 2, 0.1),
)
"""Packs, exchanges and numbers of hands, with the share of deals of each."""


class Declared(NamedTuple):
    """A deal before the first lead: the hands by place, the declarer's first, as masks of the bots.

    ``trump`` is the suit named, or -1.
    """

    options: Options
    hands: tuple[int, ...]
    trump: int


def draw_hands(rng: Any, deals: int) -> list[PlayedHand]:
    """Return the declarer's hand of each deal, drawn by a generator of NumPy, with the points that it takes.

    Each deal has options of its own, and its declarer leads.
    """
    declared = [_declare(rng, *_draw_options(rng)) for _ in range(deals)]
    points = PointSolver(threads=2).row_values(b"".join(map(_make_row, declared)))
    return [
        PlayedHand(
            deal.hands[0],
            *describe_hand(deal.options, deal.hands[0], deal.trump),
            min(taken // POINTS_STEP, OUTCOME_COUNT - 1),
        )
        for deal, taken in zip(declared, points, strict=True)
    ]


NET: Final = NetSource(
    input_count=SUIT_INPUTS + FLAG_COUNT,
    units=(128, 48),
    outcome_count=OUTCOME_COUNT,
    draw=draw_hands,
    unit="points",
    step=POINTS_STEP,
    deals=300_000,
    epochs=80,
)
"""The network of points; an outcome is a number of points in steps of five."""


def _draw_options(rng: Any) -> tuple[Options, int]:
    """Return options at random, those that matter for the play, and the number of hands."""
    table, players, _ = TABLES[rng.choice(len(TABLES), p=[share for *_, share in TABLES])]

    def is_so(share: float) -> bool:
        return bool(rng.random() < share)

    named = is_so(0.35)
    usual = USUAL_MARRIAGES[int(rng.integers(3))] if named else USUAL_MARRIAGES[0]
    drawn: dict[str, Any] = {
        "trump_mode": "named" if named else "marriage",
        "marriage_values": tuple(map(int, 20 * rng.integers(1, 6, 4))) if is_so(0.3) else usual,
        "trump_marriage": 40 if named and is_so(0.3) else None,
        "marriage_card": "queen" if is_so(0.15) else "king_or_queen",
        "marriage_first_trick": is_so(0.2),
        "ace_marriage": 200 if is_so(0.2) else 0,
        "must_beat": is_so(0.3),
        "last_trick_bonus": 10 if is_so(0.25) else 0,
        "two_player_rest": "last_trick" if is_so(0.3) else "nobody",
    }
    return Options(**table, **drawn), players


def _declare(rng: Any, options: Options, players: int) -> Declared:
    """Return a deal whose declarer has the best of a few hands after the exchange.

    Each is as likely with any cards of the others, so the points of a hand are not changed by the choice
    among hands.
    """
    terms, pack = play_terms(options), bits(play_terms(options).pack)
    size = 10 if options.pack == 32 or players == 2 else 7
    gifts = int(options.two_player_exchange == "give1") if players == 2 else 2 * (options.pack == 24)
    best: tuple[int, ...] = ()
    most = -1.0
    for _ in range(int(rng.integers(1, MAX_COMPARED_HANDS + 1))):
        cards = [pack[place] for place in rng.permutation(len(pack)).tolist()]
        hands = deal_to_declarer(terms, sum(cards[:size]), cards[size:], players, gifts)
        use = sum(card_usefulness(terms, hands[0], card, is_gift=False) for card in bits(hands[0]))
        if use > most:
            best, most = hands, use
    trump = best_trump(terms, best[0])
    if terms.named and rng.random() >= BEST_TRUMP_SHARE:
        trump = int(rng.integers(4))
    return Declared(options, best, trump)


def _make_row(deal: Declared) -> bytes:
    """Return the row of a deal for the solver."""
    options, hands, trump = deal
    rest_counts = len(hands) == 2 and options.two_player_rest == "last_trick"
    rest = play_terms(options).pack & ~sum(hands) if rest_counts else 0
    return make_opening_row(options, hands, 0, trump, sum(CARD_POINTS[card] for card in bits(rest)))
