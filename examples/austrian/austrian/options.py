"""What a table can agree on."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from prikup.core import Record
from prikup.options import About, Presets


class Options(Record, frozen=True):
    """The rules of a match."""

    ante: Annotated[
        int,
        Meta(ge=4, le=100),
        About("1.3", "Chips that are put into the pot for each player before a deal."),
    ] = 5
    dealer_pays: Annotated[
        bool,
        About("1.3", "Whether the dealer pays the antes of all three."),
    ] = False
    raises: Annotated[
        Literal["any", "next"],
        About("2.2", "Whether a bid may be any higher suit, or only the next one."),
    ] = "any"
    penalty: Annotated[
        int,
        Meta(ge=0, le=100),
        About("6.2", "Chips that who falls short of his tricks pays into the pot."),
    ] = 10
    deals: Annotated[
        int,
        Meta(ge=1, le=1000),
        About("6.3", "How many deals a match has."),
    ] = 12


PRESETS: Final = Presets.beside(Options)
