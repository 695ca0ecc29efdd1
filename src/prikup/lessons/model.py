"""The steps of a game's lessons, as they are written."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from prikup.core import Input, PrikupError, Struct
from prikup.errors import quote

_DATA_FOLDER: Final = files("prikup.lessons") / "data"
LEARNER_SEAT: Final = 0
"""The seat of who learns."""


class LessonError(PrikupError):
    """An unknown or impossible lesson."""


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """One step: the deal, the moves, and the points at which the learner must act.

    ``deal`` are the hands by seat, spades, hearts, diamonds and clubs joined by dots, and after a slash the
    talon; ``dealer`` deals it. Each entry of ``line`` is the next action of the seat to act or, with ``by
    N:`` before it, an unasked action of that seat. After ``?`` come the learner's right actions, separated by
    ``|``; ``?`` alone allows any legal one. ``terms`` are the glossary words that the step explains.
    ``words`` is the name of its texts, if that is not its ``id``.
    """

    id: str
    deal: str
    dealer: int
    line: tuple[str, ...]
    game: str = ""
    rules: str = ""
    players: int = 3
    terms: tuple[str, ...] = ()
    words: str = ""

    @property
    def text(self) -> str:
        """The name of its texts in the catalogue."""
        return self.words or self.id


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    """A file of lessons: the rules and players of all its steps."""

    rules: str
    step: tuple[LessonStep, ...]
    players: int = 3


class StepOutcome(Struct, frozen=True):
    """The outcome of an answer.

    ``right`` is True for a right answer, ``done`` if the step is finished; ``moved`` are the inputs that
    followed.
    """

    right: bool
    done: bool
    moved: tuple[Input, ...] = ()


def _list_games() -> tuple[str, ...]:
    """Return the ids of the games that have a file of lessons."""
    names = sorted(
        path.name.removesuffix(".toml") for path in _DATA_FOLDER.iterdir() if path.name.endswith(".toml")
    )
    return tuple(names)


LESSON_GAMES: Final = _list_games()
"""The games that have lessons."""


@cache
def load_lessons(game: str) -> tuple[LessonStep, ...]:
    """Return the steps of a game in order; raises LessonError if it has none."""
    if game not in LESSON_GAMES:
        raise LessonError("lesson", given=quote(game), expected=LESSON_GAMES)
    lesson_file = msgspec.convert(
        tomllib.loads((_DATA_FOLDER / f"{game}.toml").read_text(encoding="utf-8")), _File
    )
    common = {"game": game, "rules": lesson_file.rules, "players": lesson_file.players}
    return tuple(
        msgspec.structs.replace(step, **common | ({"rules": step.rules} if step.rules else {}))
        for step in lesson_file.step
    )


def find_step(game: str, id: str) -> LessonStep:
    """Return the step with this id; raises LessonError."""
    steps = load_lessons(game)
    matching = next((step for step in steps if step.id == id), None)
    if matching is None:
        raise LessonError("lesson", given=quote(id), expected=tuple(step.id for step in steps))
    return matching
