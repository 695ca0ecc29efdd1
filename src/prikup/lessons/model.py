"""The steps of a game's lessons, as they are written."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from prikup.core import Input, PrikupError, Struct
from prikup.errors import quote

_DATA: Final = files("prikup.lessons") / "data"
ME: Final = 0
"""The seat of who learns."""


class LessonError(PrikupError):
    """A lesson that there is not, or that cannot go so."""


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """One step: what is dealt, what is said and played, and where who learns has to do something.

    ``deal`` are the hands by seat, spades, hearts, diamonds and clubs joined by dots, and behind a stroke the
    talon; ``dealer`` deals it. Of ``line`` each entry is what is done next by whoever is to act, or, with
    ``by N:`` before it, by that seat unasked. What stands behind ``?`` has to be done by who learns: any one
    of what ``|`` separates, or with ``?`` alone whatever the rules allow. ``terms`` are the words of the
    glossary that the step explains. ``words`` is by what its texts are called, where that is not its ``id``.
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
        """What its texts in the catalogue are called by."""
        return self.words or self.id


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    rules: str
    step: tuple[LessonStep, ...]
    players: int = 3


class StepOutcome(Struct, frozen=True):
    """What an answer came to: whether it was right, whether the step is done, and what was put in by it."""

    right: bool
    done: bool
    moved: tuple[Input, ...] = ()


def _games() -> tuple[str, ...]:
    names = sorted(one.name.removesuffix(".toml") for one in _DATA.iterdir() if one.name.endswith(".toml"))
    return tuple(names)


GAMES: Final = _games()
"""The games that have lessons."""


@cache
def lessons(game: str) -> tuple[LessonStep, ...]:
    """The steps of a game in their order; raises LessonError for a game that has none."""
    if game not in GAMES:
        raise LessonError("lesson", given=quote(game), expected=GAMES)
    read = msgspec.convert(tomllib.loads((_DATA / f"{game}.toml").read_text(encoding="utf-8")), _File)
    common = {"game": game, "rules": read.rules, "players": read.players}
    return tuple(
        msgspec.structs.replace(step, **common | ({"rules": step.rules} if step.rules else {}))
        for step in read.step
    )


def step_of(game: str, id: str) -> LessonStep:
    """The step of this name; raises LessonError."""
    steps = lessons(game)
    found = next((step for step in steps if step.id == id), None)
    if found is None:
        raise LessonError("lesson", given=quote(id), expected=tuple(step.id for step in steps))
    return found


def of_term(game: str, term: str) -> str | None:
    """The step that explains a word of the glossary, None where none does."""
    if game not in GAMES:
        return None
    return next((step.id for step in lessons(game) if term in step.terms), None)
