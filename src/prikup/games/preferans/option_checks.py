"""Which options of Russian Preferans go together, and how many can play by them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prikup.options import Contradictions, check_together

if TYPE_CHECKING:
    from prikup.games.preferans.options import Options


def check_options(options: Options) -> None:
    """Raise OptionError if two options contradict each other (the first such pair)."""
    check_together(_contradictions(options))


def _contradictions(options: Options) -> Contradictions:
    return (*_of_whisting(options), *_of_amounts(options), *_of_all_passes(options), *_of_sheet(options))


def _of_whisting(options: Options) -> Contradictions:
    """In the deal and the declarations (2 to 6)."""
    halves = [options.quota_at(level) for level in options.half_whist_levels] if options.half_whist else []
    return (
        (
            options.talon_strict and options.talon_after_round not in (2, 3),
            f"talon_after_round={options.talon_after_round} is a misdeal under talon_strict=yes: "
            "expected 2 or 3 (clause 2.4)",
        ),
        (
            list(options.half_whist_levels) != sorted(set(options.half_whist_levels)),
            f"half_whist_levels={_listed(options.half_whist_levels)} names a level twice or out of order: "
            "expected 6, 7 or 6,7 (clause 6.3)",
        ),
        (
            any(quota < 2 for quota in halves),
            "half a whist needs a quota of 2 or 4 at its level: expected such a quota at "
            f"half_whist_levels={_listed(options.half_whist_levels)}, or half_whist=no (clause 8.7)",
        ),
        (
            options.ten_exposure == "defenders" and options.ten_trick != "check",
            "ten_exposure=defenders belongs to a checked ten: expected ten_trick=check (clause 6.7)",
        ),
        (
            options.whist_pass_half and not options.half_whist,
            "whist_pass_half=yes turns a whist into a half: expected half_whist=yes (clause 6.4)",
        ),
        (
            options.dealer_whist and not options.half_whist,
            "dealer_whist=yes follows a half-whist: expected half_whist=yes (clause 6.9)",
        ),
    )


def _of_amounts(options: Options) -> Contradictions:
    """In what whists and the talon bring (8)."""
    farm = options.whist_scoring == "gamefarm_quota"
    return (
        (
            farm and (options.whist_mult != 1 or options.remiz_split != "greedy"),
            "whist_scoring=gamefarm_quota has single whists and no sharing: expected whist_mult=1 and "
            "remiz_split=greedy (clause 8.9)",
        ),
        (
            options.talon_bonus_3p == "halves" and not options.dealer_talon_bonus,
            "talon_bonus_3p=halves shares a bonus that is not played: expected dealer_talon_bonus=yes "
            "(clause 8.10)",
        ),
    )


def _of_all_passes(options: Options) -> Contradictions:
    """In the play and the price of an all-pass (10)."""
    rostov = options.raspasy_scoring == "rostov_min"
    return (
        (
            rostov and (options.raspasy_progression != "constant" or options.raspasy_amnesty),
            "raspasy_scoring=rostov_min prices no tricks: expected raspasy_progression=constant and "
            "raspasy_amnesty=no (clause 10.8)",
        ),
        (
            rostov and options.raspasy_zero_bonus not in ("none", "one"),
            f"raspasy_zero_bonus={options.raspasy_zero_bonus} needs a price of a trick, which "
            "raspasy_scoring=rostov_min has not: expected none or one (clause 10.8)",
        ),
        (
            rostov and options.raspasy_base != 1,
            f"raspasy_base={options.raspasy_base} prices a trick, which raspasy_scoring=rostov_min does not: "
            "expected 1 (clause 10.8)",
        ),
        (
            rostov and "lead_suit" in (options.raspasy_talon_3p, options.raspasy_talon_4p),
            "raspasy_scoring=rostov_min keeps the talon closed: expected raspasy_talon_3p=unused and "
            "raspasy_talon_4p=unused (clause 10.8)",
        ),
    )


def _of_sheet(options: Options) -> Contradictions:
    """In what is written and how it is settled (8.8, 12)."""
    return (
        (
            options.penalty_mode == "whists5" and options.hill_below_zero != "allow",
            f"hill_below_zero={options.hill_below_zero} needs a hill, which penalty_mode=whists5 has not: "
            "expected allow (clause 8.8)",
        ),
        (
            options.settlement_rounding == "divisible_n" and options.settlement_divisor != "n",
            "settlement_rounding=divisible_n shares a hill among all: expected settlement_divisor=n "
            "(clause 12.5)",
        ),
    )


def _listed(values: tuple[int, ...]) -> str:
    return ",".join(map(str, values))
