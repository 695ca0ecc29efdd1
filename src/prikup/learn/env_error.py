"""Error of environments: arguments, arrays or actions that they cannot take."""

from __future__ import annotations

import operator

from prikup.core import PrikupError, quote


class EnvError(PrikupError):
    """An action that is not legal, or an argument or array of a wrong shape, type or value."""


def check_whole(name: str, given: object, first: int, last: int) -> int:
    """Return an argument as a whole number; raises EnvError for others, and beyond ``first`` to ``last``."""
    number = _to_whole(given)
    if number is None or not first <= number <= last:
        raise EnvError("env-whole", name=name, given=quote(given), first=first, last=last)
    return number


def check_seed(given: object) -> int:
    """Return a seed as a whole number; raises EnvError for what is none."""
    number = _to_whole(given)
    if number is None:
        raise EnvError("env-seed", given=quote(given))
    return number


def check_render_mode(given: object) -> None:
    """Raise EnvError unless a mode of drawing is ``"ansi"`` or None."""
    if given not in ("ansi", None):
        raise EnvError("env-render", given=quote(given))


def _to_whole(given: object) -> int | None:
    """Return the value as an int; None for booleans and other types."""
    try:
        return None if isinstance(given, bool) else operator.index(given)  # type: ignore[arg-type]
    except TypeError:
        return None
