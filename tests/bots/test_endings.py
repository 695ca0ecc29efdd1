"""The endings search agrees with the rules of tricks played out card by card."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prikup.bots import endings
from prikup.bots.endings import Search, TooLong, ducks, layouts
from prikup.cards import PACK_32, Cards, Suit, cards_of
from prikup.toolkit.tricks import Play, PlayRules

RULES = PlayRules(PACK_32, (1, 2, 0), 3, 0)


def brute(play: Play, maximise: int, counted: int) -> int:
    """The tricks of the counted seats from here, by trying everything."""

    @cache
    def value(play: Play) -> int:
        if play.over:
            return sum(tricks for seat, tricks in enumerate(play.taken) if counted >> seat & 1)
        values = [value(play.play(move.card)) for move in play.legal()]
        return max(values) if maximise >> play.to_play & 1 else min(values)

    return value(play) - sum(tricks for seat, tricks in enumerate(play.taken) if counted >> seat & 1)


@st.composite
def positions(draw: st.DrawFn) -> tuple[tuple[int, int, int], int, int]:
    size = draw(st.integers(1, 3))
    pack = draw(st.permutations(range(32)))
    hands = [sum(1 << card for card in pack[seat * size : (seat + 1) * size]) for seat in range(3)]
    return (hands[0], hands[1], hands[2]), draw(st.integers(-1, 3)), draw(st.integers(0, 2))


AIMS = [(1, 1), (6, 1), (3, 4), (2, 2), (3, 3)]


@given(positions(), st.sampled_from(AIMS), st.data())
def test_search_finds_what_playing_everything_finds(
    position: tuple[tuple[int, int, int], int, int], aim: tuple[int, int], data: st.DataObject
) -> None:
    hands, trump, leader = position
    maximise, counted = aim
    play = Play.start(RULES, hands, Suit(trump) if trump >= 0 else None, leader)
    for _ in range(data.draw(st.integers(0, 2))):
        play = play.play(data.draw(st.sampled_from(play.legal())).card)
    search = Search(trump, maximise, counted)
    trick = [card.bit for _, card in play.trick]
    left = (play.hands[0], play.hands[1], play.hands[2])
    if not play.over:
        assert search.tricks(left, play.to_play, trick) == brute(play, maximise, counted)


@given(positions(), st.sampled_from(AIMS), st.data())
def test_after_a_card_agrees_with_playing_it(
    position: tuple[tuple[int, int, int], int, int], aim: tuple[int, int], data: st.DataObject
) -> None:
    hands, trump, leader = position
    maximise, counted = aim
    play = Play.start(RULES, hands, Suit(trump) if trump >= 0 else None, leader)
    for _ in range(data.draw(st.integers(0, 2))):
        play = play.play(data.draw(st.sampled_from(play.legal())).card)
    card = data.draw(st.sampled_from(play.legal())).card
    following = play.play(card)
    won = sum(following.taken[seat] - play.taken[seat] for seat in range(3) if counted >> seat & 1)
    worth = won + brute(following, maximise, counted)
    search = Search(trump, maximise, counted)
    trick = [other.bit for _, other in play.trick]
    left = (play.hands[0], play.hands[1], play.hands[2])
    reached = [search.after(left, play.to_play, trick, card.bit, need) for need in range(5)]
    assert reached == [need <= worth for need in range(5)]


@given(positions(), st.integers(0, 2), st.data())
def test_where_two_play_a_hand_that_dropped_is_passed_over(
    position: tuple[tuple[int, int, int], int, int], dropped: int, data: st.DataObject
) -> None:
    hands, trump, _ = position
    one, two = (seat for seat in range(3) if seat != dropped)
    after = [-1, -1, -1]
    after[one], after[two] = two, one
    left = [0 if seat == dropped else hand for seat, hand in enumerate(hands)]
    leader = data.draw(st.sampled_from((one, two)))
    rules = PlayRules(PACK_32, tuple(after), 2, leader)
    play = Play.start(rules, left, Suit(trump) if trump >= 0 else None, leader)
    trick: list[int] = []
    if data.draw(st.booleans()):
        card = data.draw(st.sampled_from(play.legal())).card
        play = play.play(card)
        trick = [card.bit, 0] if dropped == (leader + 1) % 3 else [card.bit]
    search = Search(trump, 1 << one, 1 << one)
    rest = (play.hands[0], play.hands[1], play.hands[2])
    assert search.tricks(rest, play.to_play, trick) == brute(play, 1 << one, 1 << one)


def test_cards_that_no_other_parts_count_once() -> None:
    hand, others = Cards.parse("AKT9.QJ7..").mask, Cards.parse("8..A.").mask
    left = {card.text for mask in endings.distinct(hand, others) for card in cards_of(mask)}
    assert left == {"AS", "QH"}
    left = {
        card.text
        for mask in endings.distinct(hand, others | Cards.parse("J.T..").mask)
        for card in cards_of(mask)
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
def test_ducking_suits(own: str, others: str, safe: bool) -> None:
    mask = [sum(1 << "789TJQKA".index(rank) for rank in text if rank != ".") for text in (own, others)]
    assert ducks(mask[0], mask[1]) is safe


@given(st.permutations(range(8)), st.integers(1, 2), st.data())
def test_a_suit_that_ducks_is_never_caught(ranks: list[int], size: int, data: st.DataObject) -> None:
    own = sum(1 << rank for rank in ranks[:size])
    rest = ranks[size:]
    left = sum(1 << rank for rank in rest[:size])
    right = sum(1 << rank for rank in rest[size : 2 * size])
    if ducks(own, left | right):
        play = Play.start(RULES, (own, left, right), None, data.draw(st.integers(1, 2)))
        assert brute(play, 6, 1) == 0


def test_layouts_fill_every_place_once() -> None:
    found = list(layouts([(2, 0b11111), (2, 0b11110), (1, 0b11111)]))
    assert len(found) == len(set(found))
    assert all(sum(masks) == 0b11111 and not masks[1] & 1 for masks in found)
    assert len(found) == 6 * 3  # two of the four possible for the second place, then one of three


def test_layouts_that_cannot_be_are_none() -> None:
    assert list(layouts([(1, 0b1), (1, 0b1)])) == []


def test_a_search_stops_at_its_limit() -> None:
    hands = tuple(sum(1 << card for card in range(seat, 30, 3)) for seat in range(3))
    with pytest.raises(TooLong):
        Search(-1, 1, 1, nodes=50).tricks((hands[0], hands[1], hands[2]), 0)
