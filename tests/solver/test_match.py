"""Solving a match with all cards open: exact in play; before it, the declarer's choices."""

from __future__ import annotations

import re
from random import Random

import pytest

import prikup
from prikup.arena import moves
from prikup.cards import Cards
from prikup.core import Input, Match, Over, Scored, Turn
from prikup.games import GAMES
from prikup.solver import PointPosition, SolverError, find_question
from prikup.words.catalogue import say
from tests.faces import after_auction, every_game, random_match

PRESETS = [(game.id, preset) for game in GAMES.values() for preset in game.presets]


def random_play_states(match: Match, rng: Random) -> list[Match]:
    """Return states of some random deals in play, some of every trick."""
    found = []

    def choose(match: Match, turn: Turn) -> Input:
        legal = list(match.legal(turn))
        return Input(turn.seat, turn.by, rng.choice(legal[-4:]))

    steps = moves(match, choose, lambda one: one.due(lambda purpose: rng.randrange))
    for _, step in steps:
        if step.state.phase.asks == "play" and rng.random() < 0.1:
            found.append(step.state)
        if step.state.deal_no > 4:
            break
    return found


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_every_position_in_play_is_solved(game: str, preset: str) -> None:
    found = random_play_states(prikup.new(game, preset), Random(1))
    assert found
    for match in found:
        solved = prikup.solve(match)
        turn = match.turns()[0]
        assert solved.to_play == turn.seat
        assert set(solved.choices) == {action.text for action in match.legal(turn)}
        assert solved.choices[solved.best] == solved.values
        mine = solved.to_play == solved.seat
        few = solved.kind in ("misere", "allpass")
        wanted = max if mine != few else min
        assert solved.value == wanted(solved.cards.values())


@pytest.mark.parametrize(("game", "preset"), [one for one in PRESETS if one[0] != "thousand"])
def test_following_the_line_gives_predicted_tricks(game: str, preset: str) -> None:
    """Best play to the end gives the predicted tricks, also with open hands."""
    for match in random_play_states(prikup.new(game, preset), Random(2))[:6]:
        solved = prikup.solve(match)
        before = [one.tricks for one in match.view(None).seats]
        facts: tuple[object, ...] = ()
        for text in solved.line:
            turn = match.turns()[0]
            if match.phase.asks == "defend":
                match = match.play(next(iter(match.legal(turn))).text)
            step = match.apply(match.move(text))
            match, facts = step.state, step.facts
        (result,) = (fact.result for fact in facts if isinstance(fact, Scored))
        assert {seat: result.tricks[seat] - before[seat] for seat in solved.values} == solved.values


@every_game
def test_declarers_choices_before_play_are_solved(game: str) -> None:
    match = after_auction(game)
    declarer = match.turns()[0].by
    solved = prikup.solve(match)
    assert solved.declarer == declarer and solved.choices[solved.best] == solved.values
    texts = list(solved.line)
    while match.phase.asks != "play":
        legal = {action.text for action in match.legal()}
        assert texts[0] in legal
        match = match.play(texts.pop(0))
    assert prikup.solve(match).line == tuple(texts) and prikup.solve(match).value == solved.value


@every_game
def test_value_of_action_equals_value_after_it(game: str) -> None:
    """The value of each action before the play is that of best play after it."""
    match = after_auction(game)
    solved = prikup.solve(match)
    for text in Random(1).sample(sorted(solved.cards), 3):
        after = match.play(text)
        assert prikup.solve(after).value == solved.cards[text]


def test_highest_contract_that_can_be_made_is_best() -> None:
    match = after_auction("preferans").play("discard KH TH")
    solved = prikup.solve(match)
    made = [text for text, tricks in solved.cards.items() if tricks >= int(text[5:-1].rstrip("N"))]
    assert solved.best == made[0] == "name 7C" and made == ["name 7C", "name 7D"]
    lost = prikup.solve(after_auction("preferans").play("discard AC QC"))
    assert max(lost.cards.values()) < 7 and lost.best[5] == "7"


def test_best_discard_at_misere_takes_fewest_tricks() -> None:
    match = prikup.new("preferans").deal(seed=1).play("misere").play("pass").play("pass")
    solved = prikup.solve(match)
    assert solved.kind == "misere" and solved.value == min(solved.cards.values())


def test_best_target_is_the_lowest_if_none_can_be_made() -> None:
    match = after_auction("thousand").play("give QC 2").play("give KD 0")
    solved = prikup.solve(match)
    assert solved.value < 100 and solved.best == "name 100"  # no target can be made, and 100 is the lowest


def test_all_pass_is_solved_for_every_seat() -> None:
    match = prikup.new("preferans").deal(seed=1).play("pass").play("pass").play("pass")
    solved = prikup.solve(match)
    assert solved.kind == "allpass" and solved.declarer is None and solved.seat == solved.to_play == 0
    assert sum(solved.values.values()) == 10 and solved.value == solved.values[0]


def test_question_of_thousand_is_a_position_with_points() -> None:
    match = after_auction("thousand").play("give QC 2").play("give KD 0").play("name 100")
    question = find_question(match)
    assert question is not None and isinstance(question.position, PointPosition)
    assert (question.kind, question.seats, question.needs) == ("points", (1, 2, 0), 100)
    assert question.position.play.hands[0] == Cards.parse("T9.JT.T9.J9")


@pytest.mark.parametrize(
    ("texts", "where"),
    [
        ((), "the draw for the first deal"),
        (("deal",), "deal 1, bidding"),
        (("deal", "7S", "pass", "pass", "discard KH TH", "name 7C"), "deal 1, the defence"),
    ],
)
def test_solving_before_cards_are_in_play_is_refused(texts: tuple[str, ...], where: str) -> None:
    match = prikup.new("preferans")
    for text in texts:
        match = match.deal(seed=1) if text == "deal" else match.play(text)
    with pytest.raises(SolverError, match=f"the match is at {where}; expected cards in play"):
        prikup.solve(match)


@every_game
def test_solver_error_is_fully_translated(game: str) -> None:
    first_of_phase = {match.phase.asks: match for match, _ in reversed(list(random_match(game, 3, seed=4)))}
    errors = []
    for match in first_of_phase.values():
        try:
            prikup.solve(match)
        except SolverError as error:
            errors.append(error.told("ru"))
    assert errors and not [told for told in errors if re.search("[a-z]", told)]


def test_message_about_moment_exists_for_every_stage() -> None:
    kinds = {kind for game in GAMES.values() for kind in game.flow} | {Over}
    for stage in {kind.stage for kind in kinds}:
        for lang in ("en", "ru"):
            assert say(lang, "solver-moment", deal=1, stage=stage) != say(
                lang, "solver-moment", deal=1, stage=""
            )
