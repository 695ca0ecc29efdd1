"""Type variables of a game: the records of its options and of its standing.

A name without type arguments, such as ``Match``, stands for a match of any game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from prikup.structs import Struct

    OptionsT = TypeVar("OptionsT", bound=Struct, default=Any)
    """The type of the options of a game."""
    StandingT = TypeVar("StandingT", default=Any)
    """The type of the standing of a game."""
else:
    from typing import TypeVar

    OptionsT = TypeVar("OptionsT")
    StandingT = TypeVar("StandingT")
