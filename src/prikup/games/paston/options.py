"""Options of Paston: the agreements that a table can make (section 12 of its rules).

A field's ``About`` names the clause; the catalogue explains the option, by its name.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from prikup.core import Struct
from prikup.options import About, Presets
from prikup.toolkit.match_end import END_OPTIONS, ClockAction, DealLimit, MinuteLimit


class Options(Struct, frozen=True):
    """The rules of a match; the defaults are those of ``paston-nakayoshi``.

    ``prikup options paston`` prints the meaning and the values of each.

    >>> parse_rules("paston-pagat; target=61").spade_run_redeal
    True
    """

    second_dealer: Annotated[Literal["first_opener", "left_of_dealer"], About("2.1")] = "first_opener"
    bottom_7s_reshuffle: Annotated[bool, About("2.2")] = True
    spade_run_redeal: Annotated[bool, About("2.4")] = False
    surrender_cost: Annotated[int, Meta(ge=0, le=1000), About("4.4")] = 10
    surrender_gain: Annotated[int, Meta(ge=0, le=1000), About("4.4")] = 2
    grkha_win: Annotated[Literal[10, 40], About("7.1")] = 10
    reset_at: Annotated[Annotated[int, Meta(ge=1, le=10000)] | None, About("8.1")] = 121
    target: Annotated[int, Meta(ge=1, le=10000), About("8.2")] = 121
    end_deals: Annotated[DealLimit, About("8.3")] = None
    end_minutes: Annotated[MinuteLimit, About("8.3")] = None
    end_clock_action: Annotated[ClockAction, About("8.3")] = "current_deal"
    end_whole_rounds: Annotated[bool, About("8.3")] = False


SECTIONS: Final = {
    "match": (
        "target",
        "reset_at",
        *END_OPTIONS,
    ),
    "dealing": ("second_dealer", "bottom_7s_reshuffle", "spade_run_redeal"),
    "scoring": ("grkha_win", "surrender_cost", "surrender_gain"),
}
"""Sections of options, in the order in which a table agrees on them."""

PRESETS: Final = Presets.beside(Options, SECTIONS)

parse_rules: Final = PRESETS.parse
"""Read ``paston-nakayoshi; target=61``; raises OptionError."""
