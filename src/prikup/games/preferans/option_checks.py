"""Which options of Russian Preferans go together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prikup.options import Contradiction, check_together

if TYPE_CHECKING:
    from prikup.games.preferans.options import Options

Contradictions = tuple[Contradiction, ...]


def check_options(options: Options) -> None:
    """Raise OptionError if two options contradict each other (the first such pair)."""
    check_together(options, _contradictions(options))


def _contradictions(options: Options) -> Contradictions:
    return (*_of_whisting(options), *_of_amounts(options), *_of_all_passes(options), *_of_sheet(options))


def _of_whisting(options: Options) -> Contradictions:
    """In the deal and the declarations (2 to 6)."""
    levels = options.half_whist_levels
    halves = [options.quota_at(level) for level in levels] if options.half_whist else []
    return (
        Contradiction(
            options.talon_strict and options.talon_after_round not in (2, 3),
            "preferans-talon_strict",
            "2.4",
            ("talon_after_round", "talon_strict"),
        ),
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


def _of_amounts(options: Options) -> Contradictions:
    """In what whists and the talon bring (8)."""
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


def _of_all_passes(options: Options) -> Contradictions:
    """In the play and the price of an all-pass (10)."""
    rostov = options.raspasy_scoring == "rostov_min"
    return (
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
            rostov and "lead_suit" in (options.raspasy_talon_3p, options.raspasy_talon_4p),
            "preferans-raspasy_talon",
            "10.8",
            ("raspasy_scoring", "raspasy_talon_3p", "raspasy_talon_4p"),
        ),
    )


def _of_sheet(options: Options) -> Contradictions:
    """In what is written and how it is settled (8.8, 12)."""
    return (
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
