"""Masks of cards, the worlds that fit a view, and the kernel's values of them."""

from __future__ import annotations

from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prikup.bots import make
from prikup.bots.lookahead import distinct_cards, pick_best
from prikup.bots.mask_view import MaskView
from prikup.bots.masks import distinct
from prikup.bots.open_hands import after_each
from prikup.bots.suits import ducks
from prikup.bots.worlds import Worlds, all_worlds, draw_worlds, resample_worlds, weigh_by_discard
from prikup.cards import CARDS_BY_INDEX, Cards, cards_of
from prikup.core import Input, Match
from prikup.solver import Position, Reference
from tests.bots.driver import after, seeded_deals, start_match, table, view_of


def random_endings(game: str, rules: str, left: int) -> list[Match]:
    """Return moments of a match between rules bots at which the player to act has so many cards."""
    bots = [make("rules", seat) for seat in range(3)]
    match = start_match(0, rules, game_id=game)
    found: list[Match] = []
    seeds = count()
    while len(found) < 5:
        while match.game.needs_deal(match) is not None:
            cards = seeded_deals(next(seeds))(match)
            assert cards is not None
            match = match.apply(Input(None, None, cards)).state
        turn = match.turns()[0]
        view = match.view(turn.by)
        contract = view.contract
        played = contract is not None and contract.declarer is not None and contract.text != "misere"
        if view.asks == "play" and played and view.seats[turn.seat].count == left:
            found.append(match)
        match = after(match, bots[turn.by].choose(view))
    return found


@pytest.mark.parametrize(
    ("game", "rules", "out"),
    [
        ("preferans", "kodeks-sochi", ""),
        ("prefa", "prefa-nakayoshi", "out"),
        ("paston", "paston-nakayoshi; target=999", "passer"),
    ],
)
def test_value_of_card_in_every_world_equals_reference(game: str, rules: str, out: str) -> None:
    for match in random_endings(game, rules, 3):
        seen = MaskView(match.view(match.turns()[0].by), out)
        cards = [card.bit for card in cards_of(seen.choices)]
        found = draw_worlds(seen, 1, 3).hands
        got = after_each(seen, found, cards, seen.declarer)
        order = [one % 3 for one in range(seen.declarer, seen.declarer + 3) if one % 3 != seen.dropped]
        for hands, row in zip(found, got, strict=True):
            trick = tuple(cards_of(card)[0] for card in seen.trick if card)
            trump = None if seen.trump < 0 else CARDS_BY_INDEX[8 * seen.trump].suit
            leader = order.index(seen.leader)
            position = Position(tuple(Cards(hands[place]) for place in order), trump, leader, trick)
            value = Reference().cards(position)
            assert row == [value[cards_of(card)[0]] for card in cards]


def test_every_world_is_found_once_and_fits_the_view() -> None:
    for match in random_endings("preferans", "kodeks-sochi", 2):
        seen = MaskView(match.view(match.turns()[0].by))
        found = all_worlds(seen, 4000)
        assert found is not None
        rows = [tuple(hands) for hands in found]
        assert len(set(rows)) == len(rows) > 0
        for hands in rows:
            for place in range(3):
                assert hands[place].bit_count() == seen.sizes[place]
                assert not hands[place] & ~seen.may[place]
        assert all_worlds(seen, len(rows) - 1) is None
        assert {tuple(hands) for hands in draw_worlds(seen, 1, 10_000).hands} == set(rows)


def test_worlds_with_discarded_trumps_or_aces_weigh_less() -> None:
    found = [MaskView(view_of(match)) for match in random_endings("preferans", "kodeks-sochi", 7)]
    seen = next(one for one in found if one.chosen and one.me != one.declarer)
    worlds = draw_worlds(seen, 1, 100)
    assert set(worlds.weights) == {1.0}
    weights = weigh_by_discard(seen, worlds).weights
    dear = [bool(pile & (0x80808080 | seen.trumps)) for pile in worlds.pile]
    assert any(dear) and not all(dear)
    assert all((weight < 1) is one for weight, one in zip(weights, dear, strict=True))


def test_adjacent_cards_count_once() -> None:
    hand, others = Cards.parse("AKT9.QJ7..").mask, Cards.parse("8..A.").mask
    left = {card.text for mask in distinct(hand, others) for card in cards_of(mask)}
    assert left == {"AS", "QH"}
    left = {
        card.text for mask in distinct(hand, others | Cards.parse("J.T..").mask) for card in cards_of(mask)
    }
    assert left == {"AS", "TS", "7H", "QH"}


@pytest.mark.parametrize(
    ("own", "others", "safe"),
    [
        ("7.8.9", "", True),
        ("7", "89", True),
        ("8", "7", False),
        ("79J", "8TQKA", True),
        ("7T", "89", False),
        ("79", "8T", True),
    ],
)
def test_ducks_recognizes_safe_suits(own: str, others: str, safe: bool) -> None:
    mask = [sum(1 << "789TJQKA".index(rank) for rank in text if rank != ".") for text in (own, others)]
    assert ducks(mask[0], mask[1]) is safe


@given(st.permutations(range(8)), st.integers(1, 2), st.integers(1, 2))
def test_ducking_suit_is_never_caught(ranks: list[int], size: int, leader: int) -> None:
    own = sum(1 << rank for rank in ranks[:size])
    left = sum(1 << rank for rank in ranks[size : 2 * size])
    right = sum(1 << rank for rank in ranks[2 * size : 3 * size])
    if ducks(own, left | right):
        position = Position((Cards(own), Cards(left), Cards(right)), leader=leader)
        assert Reference().value(position, misere=True) == 0


def test_resampling_keeps_best_fitting_of_many_worlds() -> None:
    hands = [[3 * place, 3 * place + 1, 3 * place + 2] for place in range(100)]
    weights = [0.001] * 90 + [1.0] * 9 + [10.0]
    kept = resample_worlds(Worlds(hands, [0] * 100, weights), 20)
    assert sum(kept.weights) == 20
    assert {first for first, _, _ in kept.hands} <= {3 * place for place in range(90, 100)}
    assert kept.weights[-1] == 11 or kept.weights[-1] == 10


def test_resampling_keeps_few_worlds_with_their_weights() -> None:
    few = Worlds([[1, 1, 1]] * 5, [0] * 5, [1.0, 2.0, 3.0, 4.0, 5.0])
    assert resample_worlds(few, 20) is few


def test_habitual_card_is_kept_unless_another_is_clearly_better() -> None:
    match = table("AKQT.98.KQ7.8 ? ?", "7H 8D", "pass", "pass", "pass")
    seen = MaskView(view_of(match))
    cards = distinct_cards(seen)
    values = [float(at) for at in range(len(cards))]
    usual, best = cards[1], cards[-1]
    assert pick_best(seen, cards, values, lambda _: usual, len(cards)) == usual
    assert pick_best(seen, cards, values, lambda _: usual, 1.0) == best
    assert pick_best(seen, cards, values, lambda _: usual) == best
