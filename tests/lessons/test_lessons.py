"""The lessons: every step can be finished, only right answers are accepted, and no text is missing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from prikup import games
from prikup.core import RuleError
from prikup.lessons import (
    LEARNER_SEAT,
    LESSON_GAMES,
    Lesson,
    LessonError,
    LessonStep,
    find_step,
    load_lessons,
)
from prikup.words import catalogue
from prikup.words.catalogue import say

STEPS = [step for game in LESSON_GAMES for step in load_lessons(game)]
each = pytest.mark.parametrize("step", STEPS, ids=lambda step: f"{step.game}-{step.id}")


def test_every_game_has_ten_steps() -> None:
    assert set(LESSON_GAMES) == set(games.GAMES)
    for game in LESSON_GAMES:
        steps = load_lessons(game)
        assert len({step.id for step in steps}) == len(steps) == 10


def learner_actions(lesson: Lesson) -> list[str]:
    """Return the texts of the learner's legal actions."""
    turn = lesson.match.turn_of(LEARNER_SEAT)
    assert turn is not None
    return [action.text for action in lesson.match.legal(turn)]


def right_ways(step: LessonStep, answered: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Yield the right ways through a step; of many right answers only the first and the last are tried."""
    lesson = Lesson(step)
    for text in answered:
        lesson.answer(text)
    if lesson.is_done:
        yield answered
        return
    assert lesson.right_actions
    for text in dict.fromkeys((lesson.right_actions[0], lesson.right_actions[-1])):
        yield from right_ways(step, (*answered, text))


@each
def test_every_right_way_finishes_its_step(step: LessonStep) -> None:
    ways = list(right_ways(step))
    assert ways and all(ways)
    with pytest.raises(LessonError):
        lesson = Lesson(step)
        for text in (*ways[0], ways[0][-1]):
            lesson.answer(text)


@each
def test_wrong_answer_changes_nothing_and_illegal_one_is_refused(step: LessonStep) -> None:
    lesson = Lesson(step)
    before, tried = lesson.match, 0
    for text in learner_actions(lesson)[:40]:
        if text not in lesson.right_actions:
            answer = lesson.answer(text)
            assert not answer.right and not answer.moved
            assert lesson.match is before
            tried += 1
    assert tried or len(learner_actions(lesson)) == len(lesson.right_actions)
    with pytest.raises(RuleError):
        lesson.answer("castle")
    assert lesson.match is before


@each
def test_discard_is_right_in_any_order(step: LessonStep) -> None:
    lesson = Lesson(step)
    if not lesson.right_actions[0].startswith("discard "):
        return
    word, *cards = lesson.right_actions[0].split()
    assert lesson.answer(" ".join([word, *reversed(cards)])).right


@pytest.mark.parametrize("lang", catalogue.languages())
def test_every_step_has_its_texts_in_every_language(lang: str) -> None:
    for step in STEPS:
        for part in ("", "text", "task"):
            found = [
                name
                for name in (f"{step.game}-learn-{step.text}", f"learn-{step.text}")
                if catalogue.has_message(lang, name, part)
            ]
            assert found and say(lang, found[0], part).strip(), (step.game, step.id, part)


def test_terms_of_steps_are_in_the_glossary() -> None:
    for step in STEPS:
        for term in step.terms:
            assert catalogue.has_message("en", f"term-{term}"), term


def test_unknown_lesson_or_step_is_refused() -> None:
    with pytest.raises(LessonError):
        load_lessons("chess")
    with pytest.raises(LessonError):
        find_step("preferans", "castling")
