"""Chance, action texts and offers, as a match supplies and reads them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import prikup
from prikup.cards import Cards
from prikup.core import ArgumentError, Deal, Input, RuleError, Say, Scored
from prikup.games import GAMES
from prikup.shuffle import DealSeeds
from tests.faces import POSITIONS, every_game, finished, in_play, random_match


@every_game
def test_equal_seeds_deal_equal_cards_and_others_differ(game: str) -> None:
    start = prikup.new(game)
    dealt = start.deal(seed=1)
    assert dealt == start.deal(seed="1") == start.deal(seed=1) != start.deal(seed=2)
    assert start.deal(random=Random(5)) == start.deal(random=Random(5)) != dealt
    assert dealt.turns() and dealt.deal_no == 1 and isinstance(dealt.log[0].action, Deal)


def test_seed_deals_different_cards_in_next_deal() -> None:
    match = prikup.new("thousand").deal(seed=1)
    first = match.log[0].action
    for text in ("100", "pass", "pass", "give TS 2", "give 9S 0", "surrender"):
        match = match.play(text)
    assert match.deal_no == 2 and match.deal(seed=1).log[0].action != first


def test_thrown_in_cards_are_dealt_again_at_once() -> None:
    """By the rules of Paston this happens to a seven of spades at the bottom, and to a few other deals."""
    thrown = 0
    for seed in range(60):
        match = once = prikup.new("paston")
        for _ in ("draw", "cards"):
            due = once.due(DealSeeds.derived(str(seed), 3, 1, "deal 1").numbers)
            assert due is not None
            once = once.apply(Input(None, None, due)).state
        thrown += not once.turns()
        assert match.deal(seed=seed).turns()
        assert (match.deal(seed=seed) == once) is bool(once.turns())
    assert thrown


def test_gathered_pack_is_cut() -> None:
    match = prikup.new("thousand", "thousand-blog; shuffle=first_deal_only").deal(seed=1)
    for text in ("100", "pass", "pass", "give TS 2", "give 9S 0", "surrender"):
        match = match.play(text)
    pattern = match.game.needs_deal(match)
    assert pattern is not None and pattern.pile
    again = match.deal(seed=1)
    assert again == match.deal(seed=1) and again != match.deal(seed=2)
    piles = [(*pattern.pile[at:], *pattern.pile[:at]) for at in range(1, len(pattern.pile))]
    assert again.log[0].action in [pattern.deal(pile, 3) for pile in piles]


def test_move_and_play_agree_with_facts_of_step() -> None:
    match = prikup.new("preferans").deal(seed=1)
    step = match.apply(match.move("7S"))
    assert step.state == match.play("7S")
    assert [type(fact).__name__ for fact in step.facts] == ["Said"]


def test_offer_comes_from_any_seat_and_each_other_answers() -> None:
    match = in_play()
    offered = match.play("claim 7-2-1", by=2)
    assert [turn.by for turn in offered.turns()] == [0, 1]
    assert "\nclaim of seat 2: 7-2-1\n" in str(offered)
    with pytest.raises(RuleError, match="several seats are to act: expected by= 0 or 1, whose 'yes' it is"):
        offered.play("yes")
    answered = offered.play("yes", by=1)
    assert [turn.by for turn in answered.turns()] == [0]
    step = answered.apply(answered.move("yes"))
    assert step.state.deal_no == 2 and any(isinstance(fact, Scored) for fact in step.facts)
    assert offered.play("withdraw", by=2).phase == offered.play("no", by=0).phase


@pytest.mark.parametrize(("game", "players"), POSITIONS)
def test_action_and_its_text_make_the_same_move(game: str, players: int) -> None:
    offered = 0
    for match, _ in random_match(game, players, seed=7):
        for turn in match.turns():
            legal = match.legal(turn)
            assert len(legal) == len(list(legal)) and legal[0] == next(iter(legal))
            for action in legal:
                assert match.move(action, turn.by) == match.move(action.text, turn.by)
            assert match.play(legal[0], turn.by) == match.play(legal[0].text, turn.by)
        for by in range(players if match.turns() else 0):
            for action in match.offers(by):
                assert match.move(action, by) == match.move(action.text, by)
                offered += 1
    assert offered or not match.game.dividing


def test_illegal_action_is_refused_like_its_text() -> None:
    match = prikup.new("preferans").deal(seed=1).play("7S")
    for move in ("6H", Say("6H")):
        with pytest.raises(RuleError, match=r"6H is not higher than 7S \(clause 4\.2\)"):
            match.play(move)
    offered = in_play().play("claim 7-2-1", by=2)
    answer = offered.legal(offered.turns()[0])[0]
    with pytest.raises(RuleError, match="several seats are to act: expected by= 0 or 1, whose 'yes' it is"):
        offered.play(answer)
    assert offered.play(answer, by=1) == offered.play("yes", by=1)
    wrong: list[Any] = [None, 7, match.turns()[0], match.legal()]
    for one in wrong:
        with pytest.raises(ArgumentError, match="is not a move: expected a text such as 'pass'"):
            match.play(one)


@pytest.mark.parametrize(("game", "players"), POSITIONS)
def test_match_shows_all_hands(game: str, players: int) -> None:
    for match, _ in random_match(game, players, seed=4):
        seen = [match.view(seat).seats[seat].cards for seat in range(players)]
        assert len(match.hands) == players
        for hand, cards in zip(match.hands, seen, strict=True):
            assert cards is None or hand == Cards(cards)
        dealt = match.log[0].action if match.log else None
        if isinstance(dealt, Deal) and len(match.log) == 1:
            assert match.hands == dealt.hands
        assert sum(map(len, match.hands)) <= len(match.pack.cards)


@every_game
def test_totals_equal_watcher_totals_and_final_result(game: str) -> None:
    changed = 0
    for match, step in random_match(game, GAMES[game].numbers[0], seed=5):
        assert match.totals == tuple(match.view(None).totals)
        changed += step is not None and any(isinstance(fact, Scored) for fact in step.facts)
    assert changed
    over = finished()
    assert over.totals == over.game.result(over) and any(over.totals)
