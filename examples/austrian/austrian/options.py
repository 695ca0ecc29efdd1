"""Options that a table can agree on."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from prikup.core import Struct
from prikup.options import About, Presets


class Options(Struct, frozen=True):
    """The rules of a match."""

    ante: Annotated[int, Meta(ge=4, le=100), About("1.3")] = 5
    dealer_pays: Annotated[bool, About("1.3")] = False
    raises: Annotated[Literal["any", "next"], About("2.2")] = "any"
    penalty: Annotated[int, Meta(ge=0, le=100), About("6.2")] = 10
    deals: Annotated[int, Meta(ge=1, le=1000), About("6.3")] = 12


PRESETS: Final = Presets.beside(Options)
