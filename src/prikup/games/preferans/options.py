"""Options of Russian Preferans: the agreements that a table can make (section 15 of its rules).

A field's ``About`` names the clause; the catalogue explains the option, by its name.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Annotated, ClassVar, Final, Literal

from msgspec import Meta

from prikup.core import Struct
from prikup.options import About, Contradiction, Presets, Retired, check_together
from prikup.toolkit.match_end import END_OPTIONS, ClockAction, DealLimit, MinuteLimit

Level = Literal[6, 7, 8, 9, 10]
Quota = Literal[0, 1, 2, 4]
ByLevel = tuple[Quota, Quota, Quota, Quota, Quota]
Contradictions = tuple[Contradiction, ...]
_LEVELS: Final = ("6", "7", "8", "9", "10")


class Options(Struct, frozen=True):
    """The rules of a match; the defaults are those of ``wikipedia-sochi``.

    ``prikup options preferans`` prints the meaning and the values of each.

    Raises OptionError if two of them contradict each other.

    >>> parse_rules("wikipedia-sochi; target=10").target
    10
    """

    retired: ClassVar[Retired] = MappingProxyType(
        {
            "deal_packet": {"2": {}},
            "aid_tie": {"clockwise_from_donor": {}},
            "raspasy_progression": {
                "arithmetic_cap3": {"raspasy_progression": "arithmetic", "raspasy_cap": "3"},
                "geometric_cap4": {"raspasy_progression": "geometric", "raspasy_cap": "4"},
            },
        }
    )

    players: Annotated[Literal[3, 4] | None, About("1.1", unset="any")] = None
    first_dealer: Annotated[
        Literal["lowest_draw", "weakest_draw", "highest_draw", "random"], About("2.2")
    ] = "lowest_draw"
    talon_after_round: Annotated[Literal[1, 2, 3, 4, 5], About("2.4")] = 1
    talon_packets_early: Annotated[Literal[0, 1, 2], About("2.4")] = 0
    talon_strict: Annotated[bool, About("2.4")] = False
    dealer_rotation: Annotated[Literal["every_deal", "not_after_misere_and_raspasy"], About("2.5")] = (
        "every_deal"
    )
    misdeal_penalty: Annotated[int, Meta(ge=0, le=100), About("2.6")] = 2
    misdeal_penalty_from: Annotated[Literal[1, 2], About("2.6")] = 1
    misdeal_then: Annotated[Literal["same_dealer", "next_dealer"], About("2.6")] = "same_dealer"
    bid_notrump: Annotated[bool, About("3.3")] = True
    hold_rule: Annotated[Literal["first_in_round", "two_left", "none"], About("4.3")] = "first_in_round"
    jump_bids: Annotated[bool, About("4.2")] = True
    misere_rank: Annotated[Literal["below9", "below10", "below9_bp_10", "below9_bp_9bp"], About("3.2")] = (
        "below9"
    )
    blind_bid: Annotated[bool, About("4.5")] = False
    contract_floor: Annotated[Literal["bid_rank", "bid_level"], About("5.2")] = "bid_rank"
    concede: Annotated[Literal[0, 2, 3], About("5.3")] = 3
    concede_misere: Annotated[bool, About("5.3")] = False
    talon_throw: Annotated[bool, About("5.4")] = False
    quota: Annotated[ByLevel, About("6.2", keys=_LEVELS)] = (4, 2, 1, 1, 1)
    personal_quota: Annotated[ByLevel, About("8.9", keys=_LEVELS)] = (2, 1, 1, 0, 0)
    half_whist: Annotated[bool, About("6.3")] = True
    half_whist_levels: Annotated[tuple[Literal[6, 7], ...], About("6.3")] = (6, 7)
    whist_pass_half: Annotated[bool, About("6.4")] = False
    stalingrad: Annotated[bool, About("6.6")] = False
    ten_trick: Annotated[Literal["whist", "check"], About("6.7")] = "whist"
    ten_check_whists: Annotated[Literal["both", "none"], About("6.7")] = "both"
    open_play: Annotated[Literal["both_hands", "dummy_only"], About("6.10")] = "both_hands"
    dealer_whist: Annotated[bool, About("6.9")] = False
    light_timing: Annotated[
        Literal["declarer_leads_blind", "before_any_card", "after_first_trick", "until_first_defender_card"],
        About("6.10"),
    ] = "declarer_leads_blind"
    misere_exposure: Annotated[Literal["defenders", "declarer_before_discard"], About("6.11")] = "defenders"
    ten_exposure: Annotated[Literal["none", "defenders", "all_hands"], About("6.12")] = "none"
    whist_scoring: Annotated[Literal["tricks", "gamefarm_quota"], About("8.4")] = "tricks"
    remiz_split: Annotated[Literal["greedy", "gentleman"], About("8.4")] = "greedy"
    gentleman_scope: Annotated[Literal["remiz_only", "always"], About("8.4")] = "remiz_only"
    consolation: Annotated[Literal["each_defender", "whisters_only", "none"], About("8.3")] = "each_defender"
    consolation_dealer: Annotated[bool, About("8.3")] = False
    consolation_amount: Annotated[Literal["value", "fixed10"], About("8.3")] = "value"
    whist_responsibility: Annotated[Literal["full", "half"], About("8.5")] = "full"
    two_whister_shortfall: Annotated[Literal["own", "capped"], About("8.5")] = "own"
    one_trick_responsibility: Annotated[Literal["second", "both", "split"], About("8.5")] = "second"
    hill_mult: Annotated[Literal[1, 2], About("8.2")] = 1
    whist_mult: Annotated[Literal[1, 2], About("8.4")] = 1
    penalty_mode: Annotated[Literal["hill", "whists5"], About("8.8")] = "hill"
    misere_consolation: Annotated[Literal["none", "value"], About("9.2")] = "none"
    dealer_talon_bonus: Annotated[bool, About("8.10")] = False
    misere_talon_bonus: Annotated[bool, About("8.10")] = True
    talon_bonus_kind: Annotated[Literal["units", "ace5", "ace7"], About("8.10")] = "units"
    talon_bonus_3p: Annotated[Literal["none", "halves"], About("8.10")] = "none"
    raspasy_scoring: Annotated[Literal["hill", "rostov_min"], About("10.3")] = "hill"
    raspasy_base: Annotated[int, Meta(ge=1, le=100), About("10.3")] = 1
    raspasy_progression: Annotated[
        Literal["constant", "arithmetic", "geometric"], About("10.4", resets=("raspasy_cap",))
    ] = "constant"
    raspasy_cap: Annotated[Annotated[int, Meta(ge=1, le=32)] | None, About("10.4")] = None
    raspasy_amnesty: Annotated[bool, About("10.5")] = False
    raspasy_zero_bonus: Annotated[Literal["none", "one", "trick_price", "hill_minus_two"], About("10.6")] = (
        "one"
    )
    raspasy_zero_bonus_dealer: Annotated[bool, About("10.6")] = False
    raspasy_dealer_pool: Annotated[Literal[0, 1], About("10.8")] = 0
    raspasy_talon_3p: Annotated[Literal["unused", "dealer_leads", "lead_suit"], About("10.2")] = "unused"
    raspasy_talon_4p: Annotated[Literal["unused", "dealer_leads", "lead_suit"], About("10.2")] = (
        "dealer_leads"
    )
    raspasy_second_leader: Annotated[Literal["eldest", "winner"], About("10.2")] = "eldest"
    raspasy_third_leader: Annotated[Literal["eldest", "winner"], About("10.2")] = "eldest"
    raspasy_unused_leader: Annotated[Literal["winner", "as_led"], About("10.2")] = "winner"
    raspasy_exit_levels: Annotated[tuple[Level, ...], About("10.7")] = (6,)
    raspasy_exit_cycle: Annotated[bool, About("10.7")] = False
    raspasy_exit_condition: Annotated[Literal["any_game", "made", "made_whisted"], About("10.7")] = "any_game"
    misere_exits: Annotated[bool, About("10.7")] = True
    target: Annotated[Annotated[int, Meta(ge=1, le=1000)] | None, About("11.1")] = 20
    aid: Annotated[Literal["none", "highest_pool", "donor_choice"], About("11.2")] = "highest_pool"
    aid_rate: Annotated[int, Meta(ge=0, le=100), About("11.2")] = 10
    overflow_all_closed: Annotated[Literal["own_hill", "discard"], About("11.2")] = "own_hill"
    hill_below_zero: Annotated[Literal["allow", "stop", "whists"], About("11.2")] = "allow"
    end_deals: Annotated[DealLimit, About("11.6")] = None
    end_minutes: Annotated[MinuteLimit, About("11.6")] = None
    end_clock_action: Annotated[ClockAction, About("11.6")] = "current_deal"
    end_whole_rounds: Annotated[bool, About("11.6")] = False
    game_end: Annotated[
        Literal["all_reach", "average_reach", "first_reach", "deals", "clock", "none"], About("11.4")
    ] = "all_reach"
    end_after_raspasy: Annotated[bool, About("11.7")] = False
    pool_value: Annotated[Literal[1, 2], About("12.1")] = 1
    settlement_pool: Annotated[Literal["normalise_to_max", "ignore"], About("12.1")] = "normalise_to_max"
    settlement_divisor: Annotated[Literal["n", "n-1"], About("12.4")] = "n"
    settlement_rounding: Annotated[
        Literal["exact", "largest_remainder", "truncate", "divisible_n", "pairwise_up"], About("12.5")
    ] = "exact"

    def __post_init__(self) -> None:
        check_together(self, _list_contradictions(self))

    def raspasy_talon(self, players: int) -> str:
        """Return the use of the talon at an all-pass (10.2)."""
        return self.raspasy_talon_3p if players == 3 else self.raspasy_talon_4p

    def quota_at(self, level: int) -> int:
        """Return the tricks that the defence owes at this level (6.2)."""
        return self.quota[level - 6]


def _list_contradictions(options: Options) -> Contradictions:
    """Return all contradictions that these options could have, each with its condition."""
    return (
        *_list_in_dealing(options),
        *_list_in_whisting(options),
        *_list_in_amounts(options),
        *_list_in_all_passes(options),
        *_list_in_sheet(options),
    )


def _list_in_dealing(options: Options) -> Contradictions:
    """Return the contradictions in the deal and the talon (2 to 5)."""
    return (
        Contradiction(
            options.talon_strict and options.talon_packets_early != 0,
            "preferans-talon_packets_early",
            "2.4",
            ("talon_packets_early", "talon_strict"),
        ),
        Contradiction(
            options.talon_strict and options.talon_after_round not in (2, 3),
            "preferans-talon_strict",
            "2.4",
            ("talon_after_round", "talon_strict"),
        ),
        Contradiction(
            options.concede_misere and not options.concede,
            "preferans-concede_misere",
            "5.3",
            ("concede_misere", "concede"),
        ),
    )


def _list_in_whisting(options: Options) -> Contradictions:
    """Return the contradictions in the declarations of the defence (6)."""
    levels = options.half_whist_levels
    halves = [options.quota_at(level) for level in levels] if options.half_whist else []
    return (
        Contradiction(
            list(levels) != sorted(set(levels)),
            "preferans-half_whist_levels",
            "6.3",
            ("half_whist_levels",),
        ),
        Contradiction(
            any(quota < 2 for quota in halves),
            "preferans-half_whist_quota",
            "8.7",
            ("half_whist_levels", "half_whist"),
        ),
        Contradiction(
            options.ten_exposure == "defenders" and options.ten_trick != "check",
            "preferans-ten_exposure",
            "6.7",
            ("ten_exposure", "ten_trick"),
        ),
        Contradiction(
            options.whist_pass_half and not options.half_whist,
            "preferans-whist_pass_half",
            "6.4",
            ("whist_pass_half", "half_whist"),
        ),
        Contradiction(
            options.dealer_whist and not options.half_whist,
            "preferans-dealer_whist",
            "6.9",
            ("dealer_whist", "half_whist"),
        ),
    )


def _list_in_amounts(options: Options) -> Contradictions:
    """Return the contradictions in the amounts of whists and of the talon's bonus (8)."""
    farm = options.whist_scoring == "gamefarm_quota"
    return (
        Contradiction(
            farm and (options.whist_mult != 1 or options.remiz_split != "greedy"),
            "preferans-whist_scoring",
            "8.9",
            ("whist_scoring", "whist_mult", "remiz_split"),
        ),
        Contradiction(
            options.talon_bonus_3p == "halves" and not options.dealer_talon_bonus,
            "preferans-talon_bonus",
            "8.10",
            ("talon_bonus_3p", "dealer_talon_bonus"),
        ),
    )


def _list_in_all_passes(options: Options) -> Contradictions:
    """Return the contradictions in the play and the price of an all-pass (10)."""
    rostov = options.raspasy_scoring == "rostov_min"
    return (
        Contradiction(
            options.raspasy_progression == "constant" and options.raspasy_cap is not None,
            "preferans-raspasy_cap",
            "10.4",
            ("raspasy_cap", "raspasy_progression"),
        ),
        Contradiction(
            rostov and (options.raspasy_progression != "constant" or options.raspasy_amnesty),
            "preferans-raspasy_progression",
            "10.8",
            ("raspasy_scoring", "raspasy_progression", "raspasy_amnesty"),
        ),
        Contradiction(
            rostov and options.raspasy_zero_bonus not in ("none", "one"),
            "preferans-raspasy_zero_bonus",
            "10.8",
            ("raspasy_zero_bonus", "raspasy_scoring"),
        ),
        Contradiction(
            rostov and options.raspasy_base != 1,
            "preferans-raspasy_base",
            "10.8",
            ("raspasy_base", "raspasy_scoring"),
        ),
        Contradiction(
            rostov and _can_turn_talon(options),
            "preferans-raspasy_talon",
            "10.8",
            ("raspasy_scoring", "raspasy_talon_3p", "raspasy_talon_4p"),
        ),
    )


def _can_turn_talon(options: Options) -> bool:
    """Return True if the talon would be turned up at an all-pass, for a possible number of players (10.2)."""
    four = options.players != 3 and options.raspasy_talon_4p != "unused"
    return four or options.raspasy_talon_3p != "unused"


def _list_in_sheet(options: Options) -> Contradictions:
    """Return the contradictions in the end of the match, the sheet and the settlement (8.8, 11.4, 12)."""
    return (
        Contradiction(
            options.game_end == "deals" and options.end_deals is None,
            "preferans-end_deals",
            "11.4",
            ("game_end", "end_deals"),
        ),
        Contradiction(
            options.game_end == "clock" and options.end_minutes is None,
            "preferans-end_minutes",
            "11.4",
            ("game_end", "end_minutes"),
        ),
        Contradiction(
            options.penalty_mode == "whists5" and options.hill_below_zero != "allow",
            "preferans-hill_below_zero",
            "8.8",
            ("hill_below_zero", "penalty_mode"),
        ),
        Contradiction(
            options.settlement_rounding == "divisible_n" and options.settlement_divisor != "n",
            "preferans-settlement",
            "12.5",
            ("settlement_rounding", "settlement_divisor"),
        ),
    )


SECTIONS: Final = {
    "match": (
        "players",
        "target",
        "game_end",
        *END_OPTIONS,
        "end_after_raspasy",
    ),
    "dealing": (
        "first_dealer",
        "dealer_rotation",
        "talon_after_round",
        "talon_packets_early",
        "talon_strict",
        "misdeal_penalty",
        "misdeal_penalty_from",
        "misdeal_then",
    ),
    "bidding": ("bid_notrump", "jump_bids", "hold_rule", "misere_rank", "blind_bid"),
    "talon": (
        "contract_floor",
        "concede",
        "concede_misere",
        "talon_throw",
        "dealer_talon_bonus",
        "misere_talon_bonus",
        "talon_bonus_kind",
        "talon_bonus_3p",
    ),
    "whist": (
        "quota",
        "half_whist",
        "half_whist_levels",
        "whist_pass_half",
        "stalingrad",
        "dealer_whist",
        "remiz_split",
        "gentleman_scope",
        "whist_responsibility",
        "two_whister_shortfall",
        "one_trick_responsibility",
    ),
    "play": ("open_play", "light_timing"),
    "scoring": (
        "hill_mult",
        "whist_mult",
        "penalty_mode",
        "consolation",
        "consolation_amount",
        "consolation_dealer",
        "whist_scoring",
        "personal_quota",
    ),
    "all_pass": (
        "raspasy_scoring",
        "raspasy_base",
        "raspasy_progression",
        "raspasy_cap",
        "raspasy_amnesty",
        "raspasy_zero_bonus",
        "raspasy_zero_bonus_dealer",
        "raspasy_dealer_pool",
        "raspasy_exit_levels",
        "raspasy_exit_cycle",
        "raspasy_exit_condition",
        "misere_exits",
        "raspasy_talon_3p",
        "raspasy_talon_4p",
        "raspasy_second_leader",
        "raspasy_third_leader",
        "raspasy_unused_leader",
    ),
    "misere": ("misere_exposure", "misere_consolation", "ten_trick", "ten_check_whists", "ten_exposure"),
    "pool": ("aid", "aid_rate", "overflow_all_closed", "hill_below_zero"),
    "settlement": ("pool_value", "settlement_pool", "settlement_divisor", "settlement_rounding"),
}
"""Sections of options, in the order in which a table agrees on them."""

PRESETS: Final = Presets.beside(Options, SECTIONS)

parse_rules: Final = PRESETS.parse
"""Read ``wikipedia-sochi; target=10``; raises OptionError."""
