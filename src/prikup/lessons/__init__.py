"""Lessons for beginners: crafted deals in which the learner must do the right thing.

A game's lessons are a data file, ``data/GAME.toml``, in steps; :func:`lessons` reads them, and
:class:`Lesson` runs one under the rules of the game, so that nothing illegal can be done.

>>> from prikup.lessons import Lesson, lessons
>>> step = lessons("preferans")[0]
>>> lesson = Lesson(step)
>>> lesson.answer(lesson.asked[0]).right
True
"""

from prikup.lessons.model import GAMES, ME, LessonError, LessonStep, StepOutcome, lessons, of_term, step_of
from prikup.lessons.run import Lesson

__all__ = [
    "GAMES",
    "ME",
    "Lesson",
    "LessonError",
    "LessonStep",
    "StepOutcome",
    "lessons",
    "of_term",
    "step_of",
]
