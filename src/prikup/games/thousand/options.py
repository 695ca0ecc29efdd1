"""Options of Russian Thousand: the agreements that a table can make (section 18 of its rules).

A field's ``About`` names the clause; the catalogue explains the option, by its name.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from prikup.core import Struct
from prikup.options import About, Contradiction, Presets, check_together
from prikup.toolkit.match_end import END_OPTIONS, ClockAction, DealLimit, MinuteLimit

MarriageValue = Literal[20, 40, 60, 80, 100]
Switch = Literal["off", "on"]
MARRIAGE_SUITS: Final = ("H", "D", "C", "S")
"""Suits in the order in which marriages are listed."""


class Options(Struct, frozen=True):
    """The rules of a match; the defaults are those of ``thousand-blog``.

    ``prikup options thousand`` prints the meaning and the values of each.

    Raises OptionError if two of them contradict each other.

    >>> parse_rules("thousand-blog; target=1001").target
    1001
    """

    players: Annotated[Literal[2, 3, 4] | None, About("1.1", unset="any")] = None
    target: Annotated[int, Meta(ge=100, le=10000), About("1.5")] = 1000
    pack: Annotated[Literal[24, 32], About("1.2")] = 24
    marriage_values: Annotated[
        tuple[MarriageValue, MarriageValue, MarriageValue, MarriageValue], About("1.4", keys=MARRIAGE_SUITS)
    ] = (
        100,
        80,
        60,
        40,
    )
    trump_mode: Annotated[Literal["marriage", "named"], About("7.1")] = "marriage"
    trump_marriage: Annotated[Literal[40] | None, About("13.1", unset="as_suit")] = None
    bottom_card_check: Annotated[Switch, About("2.5")] = "off"
    bottom_card_penalty: Annotated[Literal["cutter", "dealer"], About("2.5")] = "cutter"
    shuffle: Annotated[Literal["every_deal", "first_deal_only"], About("2.4")] = "every_deal"
    min_bid: Annotated[Literal[40, 50, 100], About("3.1")] = 100
    bid_step: Annotated[Literal[5, 10], About("3.1")] = 5
    bid_raise: Annotated[Literal["exact", "any"], About("3.2")] = "exact"
    bid_cap: Annotated[Literal["marriages", "none"], About("3.3")] = "marriages"
    raise_cap: Annotated[Literal["none", "marriages"], About("4.2")] = "none"
    silence_below: Annotated[Annotated[int, Meta(ge=-1000, le=0)] | None, About("3.5")] = None
    golden: Annotated[Switch, About("3.6")] = "off"
    golden_bidding: Annotated[Literal["open", "locked"], About("3.6")] = "open"
    golden_double_marriages: Annotated[bool, About("8.6")] = False
    blind: Annotated[Switch, About("3.7")] = "off"
    blind_double_marriages: Annotated[bool, About("8.6")] = False
    blind_doubles: Annotated[Literal["all", "declarer"], About("8.6")] = "all"
    blind_who: Annotated[Literal["any", "forehand"], About("3.7")] = "any"
    blind_bid: Annotated[Literal["any", "120"], About("3.7")] = "any"
    blind_min_score: Annotated[Annotated[int, Meta(ge=-1000, le=1000)] | None, About("3.7")] = None
    blind_when_barrel: Annotated[bool, About("3.7")] = True
    blind_in_golden: Annotated[bool, About("3.7")] = False
    hundred_as_blind: Annotated[Switch, About("3.8")] = "off"
    exchange: Annotated[Literal["give_one", "discard_two"], About("4.1")] = "give_one"
    redeal_hand_nines: Annotated[Literal[3, 4] | None, About("5.2")] = 4
    redeal_forehand_nines: Annotated[Literal[3, 4], About("5.2")] = 4
    redeal_hand_below: Annotated[Literal[13, 14, 15, 16] | None, About("5.2")] = 13
    redeal_talon_nines: Annotated[Literal[2] | None, About("5.1")] = 2
    redeal_talon_max: Annotated[Literal[4, 5, 7] | None, About("5.1")] = 4
    redeal_mode: Annotated[Literal["automatic", "on_demand"], About("5.3")] = "automatic"
    redeal_penalty: Annotated[Literal[0, 120], About("5.4")] = 0
    marriage_card: Annotated[Literal["king_or_queen", "queen"], About("7.4")] = "king_or_queen"
    marriage_first_trick: Annotated[bool, About("7.2")] = False
    ace_marriage: Annotated[Literal[0, 200], About("7.5")] = 0
    must_beat: Annotated[bool, About("6.2")] = False
    round_to: Annotated[Literal[5, 10], About("8.2")] = 5
    last_trick_bonus: Annotated[Literal[0, 10], About("13.2")] = 0
    dealer_bonus_fixed: Annotated[Literal[0, 25, 30], About("8.4")] = 25
    sitter: Annotated[Literal["blog", "marriages_only", "aces40"], About("8.4")] = "blog"
    dump_truck: Annotated[Literal["off", "plus", "both"], About("12.2")] = "off"
    dump_at: Annotated[int, Meta(ge=100, le=999), About("12.2")] = 555
    barrel_at: Annotated[Annotated[int, Meta(ge=100, le=9990)] | None, About("11.1")] = 880
    barrel_deals: Annotated[int, Meta(ge=1, le=10), About("11.2")] = 3
    barrel_penalty: Annotated[int, Meta(ge=0, le=1000), About("11.3")] = 120
    barrel_losses: Annotated[Literal["written", "none"], About("11.3")] = "written"
    two_on_barrel: Annotated[Literal["allowed", "forbidden", "newest"], About("11.6")] = "allowed"
    barrel_reset: Annotated[Literal[0, 3], About("11.7")] = 0
    barrel_count_sitting_out: Annotated[bool, About("11.4")] = False
    bolt: Annotated[Literal["points", "tricks", "off"], About("10.1")] = "points"
    bolt_every: Annotated[Literal[3, 5], About("10.2")] = 3
    bolt_penalty: Annotated[int, Meta(ge=0, le=1000), About("10.2")] = 120
    bolt_consecutive: Annotated[bool, About("10.2")] = False
    bolt_double: Annotated[bool, About("10.2")] = False
    bolt_on_barrel: Annotated[bool, About("10.3")] = True
    surrender_pay: Annotated[Literal[60, "half"], About("9.2")] = 60
    surrender_cost: Annotated[Literal["none", "target", "every3"], About("9.2")] = "every3"
    two_player_exchange: Annotated[Literal["discard2", "give1"], About("14.1")] = "discard2"
    two_player_rest: Annotated[Literal["nobody", "last_trick"], About("14.1")] = "nobody"
    end_deals: Annotated[DealLimit, About("12.4")] = None
    end_minutes: Annotated[MinuteLimit, About("12.4")] = None
    end_clock_action: Annotated[ClockAction, About("12.4")] = "current_deal"
    end_whole_rounds: Annotated[bool, About("12.4")] = False

    def __post_init__(self) -> None:
        check_together(self, _list_contradictions(self))


def _list_contradictions(options: Options) -> tuple[Contradiction, ...]:
    """Return all contradictions that these options could have, each with its condition."""
    return (
        Contradiction(
            options.pack == 32 and options.exchange != "discard_two",
            "thousand-pack_32",
            "13.2",
            ("pack", "exchange"),
        ),
        Contradiction(
            options.pack == 24 and options.exchange != "give_one",
            "thousand-pack_24",
            "4.1",
            ("pack", "exchange"),
        ),
        Contradiction(
            options.pack == 32 and options.players == 2,
            "thousand-players",
            "14.1",
            ("players", "pack"),
        ),
        Contradiction(
            options.trump_marriage is not None and options.trump_mode != "named",
            "thousand-trump_marriage",
            "13.1",
            ("trump_marriage", "trump_mode"),
        ),
    )


SECTIONS: Final = {
    "match": (
        "players",
        "target",
        "pack",
        "marriage_values",
        "trump_mode",
        "trump_marriage",
        *END_OPTIONS,
    ),
    "dealing": ("shuffle", "bottom_card_check", "bottom_card_penalty"),
    "bidding": ("min_bid", "bid_step", "bid_raise", "bid_cap", "silence_below"),
    "golden": ("golden", "golden_bidding", "golden_double_marriages"),
    "blind": (
        "blind",
        "blind_who",
        "blind_bid",
        "blind_min_score",
        "blind_when_barrel",
        "blind_in_golden",
        "blind_doubles",
        "blind_double_marriages",
        "hundred_as_blind",
    ),
    "talon": ("exchange", "raise_cap", "two_player_exchange", "two_player_rest"),
    "redeals": (
        "redeal_mode",
        "redeal_talon_nines",
        "redeal_talon_max",
        "redeal_hand_nines",
        "redeal_forehand_nines",
        "redeal_hand_below",
        "redeal_penalty",
    ),
    "play": ("must_beat", "marriage_card", "marriage_first_trick", "ace_marriage", "last_trick_bonus"),
    "scoring": (
        "round_to",
        "surrender_pay",
        "surrender_cost",
        "sitter",
        "dealer_bonus_fixed",
        "dump_truck",
        "dump_at",
    ),
    "bolts": ("bolt", "bolt_every", "bolt_penalty", "bolt_consecutive", "bolt_double", "bolt_on_barrel"),
    "barrel": (
        "barrel_at",
        "barrel_deals",
        "barrel_penalty",
        "barrel_losses",
        "two_on_barrel",
        "barrel_reset",
        "barrel_count_sitting_out",
    ),
}
"""Sections of options, in the order in which a table agrees on them."""

PRESETS: Final = Presets.beside(Options, SECTIONS)

parse_rules: Final = PRESETS.parse
"""Read ``thousand-blog; target=1001``; raises OptionError."""
