"""Error of environments: arguments, arrays or actions that they cannot take."""

from __future__ import annotations

import operator

from prikup.core import PrikupError, quote


class EnvError(PrikupError):
    """An action that is not legal, or an argument or array of a wrong shape, type or value."""


def check_whole(name: str, given: object, first: int | None = None, last: int = 0) -> int:
    """Return an argument as a whole number; raises EnvError for others, and beyond ``first`` to ``last``."""
    try:
        number = operator.index(given)  # type: ignore[arg-type]
    except TypeError:
        number = None
    if number is None or isinstance(given, bool) or (first is not None and not first <= number <= last):
        if first is None:
            raise EnvError("env-seed", given=quote(given))
        raise EnvError("env-whole", name=name, given=quote(given), first=first, last=last)
    return number
