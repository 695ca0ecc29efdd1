"""Error of environments: arguments, arrays or actions that they cannot take."""

from __future__ import annotations

from prikup.core import PrikupError


class EnvError(PrikupError):
    """An action that is not legal, or an argument or array of a wrong shape, type or value."""
