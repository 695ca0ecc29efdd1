"""Lessons for beginners: crafted deals in which the learner must do the right thing.

A game's lessons are a data file, ``data/GAME.toml``, in steps; :func:`load_lessons` reads them, and
:class:`Lesson` runs one under the rules of the game, so that nothing illegal can be done.

>>> from prikup.lessons import Lesson, load_lessons
>>> step = load_lessons("preferans")[0]
>>> lesson = Lesson(step)
>>> lesson.answer(lesson.right_actions[0]).right
True
"""

from prikup.lessons.lesson import Lesson
from prikup.lessons.model import (
    LEARNER_SEAT,
    LESSON_GAMES,
    LessonError,
    LessonStep,
    StepOutcome,
    find_step,
    load_lessons,
)

__all__ = [
    "LEARNER_SEAT",
    "LESSON_GAMES",
    "Lesson",
    "LessonError",
    "LessonStep",
    "StepOutcome",
    "find_step",
    "load_lessons",
]
