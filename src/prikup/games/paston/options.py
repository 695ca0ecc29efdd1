"""The options of Paston: every agreement a table can make (section 12 of its rules).

A field's ``About`` names the clause and says in one sentence what the option decides.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from prikup.core import Record
from prikup.options import About, Presets


class Options(Record, frozen=True):
    """The rules of a match; the defaults are those of ``paston-nakayoshi``.

    >>> parse_rules("paston-pagat; target=61").spade_run_redeal
    True
    """

    second_dealer: Annotated[
        Literal["first_opener", "left_of_dealer"],
        About("2.1", "Who deals the second deal: who opened the first auction, or the next player."),
    ] = "first_opener"
    bottom_7s_reshuffle: Annotated[
        bool,
        About("2.2", "Whether the dealer looks at the bottom card and shuffles again if it is the 7♠."),
    ] = True
    spade_run_redeal: Annotated[
        bool,
        About("2.4", "Whether six spades from the seven to the queen without king and ace are dealt again."),
    ] = False
    surrender_cost: Annotated[
        int,
        Meta(ge=0, le=1000),
        About("4.4", "Points that a declarer loses who surrenders instead of naming a game."),
    ] = 10
    surrender_gain: Annotated[
        int,
        Meta(ge=0, le=1000),
        About("4.4", "Points that each other player gets when the declarer surrenders."),
    ] = 2
    grkha_win: Annotated[
        Literal[10, 40],
        About("7.1", "What making best spades brings: as much as plain spades, or four times that."),
    ] = 10
    reset_at: Annotated[
        Annotated[int, Meta(ge=1, le=10000)] | None,
        About("8.1", "A total of exactly so many points below zero is set back to zero."),
    ] = 121
    target: Annotated[
        int,
        Meta(ge=1, le=10000),
        About("8.2", "The match ends after the deal in which somebody has so many points."),
    ] = 121


PRESETS: Final = Presets.beside(Options)

parse_rules: Final = PRESETS.parse
"""Read ``paston-nakayoshi; target=61``; raises OptionError."""
