"""Options of Prefa: the agreements that a table can make (section 18 of its rules).

A field's ``About`` names the clause; the catalogue explains the option, by its name.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from prikup.core import Struct
from prikup.options import About, Presets
from prikup.toolkit.match_end import END_OPTIONS, ClockAction, DealLimit, MinuteLimit


class Options(Struct, frozen=True):
    """The rules of a match; the defaults are those of ``prefa-nakayoshi``.

    ``prikup options prefa`` prints the meaning and the values of each.

    >>> parse_rules("prefa-prefadoros; start_pot=30").allow_10nt
    True
    """

    players: Annotated[Literal[3, 4] | None, About("1.1", unset="any")] = None
    first_dealer: Annotated[Literal["free", "seven_of_diamonds"], About("1.4")] = "free"
    first_bid: Annotated[Literal["free", "ladder"], About("4.4")] = "free"
    hold_rule: Annotated[Literal["seniority", "second_round"], About("13.6")] = "seniority"
    allow_10nt: Annotated[bool, About("4.1")] = False
    tagrafo: Annotated[bool, About("13.7")] = False
    passer_may_return: Annotated[bool, About("7.5")] = False
    lone_minimum: Annotated[Literal["by_seat", "first_column"], About("9.4")] = "by_seat"
    solo_double: Annotated[bool, About("10.1")] = True
    solo_to_partner: Annotated[Literal["single", "double"], About("10.3")] = "single"
    pot_model: Annotated[Literal["individual", "common"], About("13.1")] = "individual"
    start_pot: Annotated[int, Meta(ge=1, le=1000), About("11.1")] = 20
    last_contract: Annotated[Literal["cap", "scaled", "unbalanced", "fair"], About("13.2")] = "cap"
    all_pass: Annotated[Literal["redeal", "polles"], About("13.5")] = "redeal"
    aces_bonus: Annotated[bool, About("13.3")] = False
    concede: Annotated[bool, About("13.4")] = False
    end_deals: Annotated[DealLimit, About("12.2")] = None
    end_minutes: Annotated[MinuteLimit, About("12.2")] = None
    end_clock_action: Annotated[ClockAction, About("12.2")] = "current_deal"
    end_whole_rounds: Annotated[bool, About("12.2")] = False


SECTIONS: Final = {
    "match": (
        "players",
        "pot_model",
        "start_pot",
        "last_contract",
        *END_OPTIONS,
    ),
    "dealing": ("first_dealer",),
    "bidding": ("first_bid", "hold_rule", "allow_10nt", "tagrafo", "all_pass"),
    "defence": ("passer_may_return", "lone_minimum"),
    "scoring": ("solo_double", "solo_to_partner", "aces_bonus", "concede"),
}
"""Sections of options, in the order in which a table agrees on them."""

PRESETS: Final = Presets.beside(Options, SECTIONS)

parse_rules: Final = PRESETS.parse
"""Read ``prefa-nakayoshi; start_pot=30``; raises OptionError."""
