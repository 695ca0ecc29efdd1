"""The options of Russian Preferans: every agreement a table can make (section 15 of its rules).

A field's ``About`` names the clause and says in one sentence what the option decides.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from prikup.core import Record
from prikup.games.preferans.option_checks import check_options
from prikup.options import About, Presets

Level = Literal[6, 7, 8, 9, 10]
Quota = Literal[0, 1, 2, 4]
ByLevel = tuple[Quota, Quota, Quota, Quota, Quota]
_LEVELS: Final = ("6", "7", "8", "9", "10")


class Options(Record, frozen=True):
    """The rules of a match; the defaults are those of ``wikipedia-sochi``.

    Raises OptionError if two of them contradict each other.

    >>> parse_rules("wikipedia-sochi; target=10").target
    10
    """

    players: Annotated[
        Literal[3, 4] | None,
        About("1.1", "How many sit at the table; with four the dealer of a deal rests.", unset="any"),
    ] = None
    first_dealer: Annotated[
        Literal["lowest_draw", "highest_draw", "random"],
        About("2.2", "How the first dealer is found: each draws a card and one of them is taken."),
    ] = "lowest_draw"
    deal_packet: Annotated[
        Literal[2],
        About("2.3", "How many cards a packet of the deal has; the talon is one packet."),
    ] = 2
    talon_after_round: Annotated[
        Literal[1, 2, 3, 4, 5],
        About(
            "2.4",
            "After which round of packets the talon is dealt; after the fifth it is the last cards.",
        ),
    ] = 1
    talon_strict: Annotated[
        bool,
        About("2.4", "Whether the talon may lie only after the second or third round, else it is a misdeal."),
    ] = False
    dealer_rotation: Annotated[
        Literal["every_deal", "not_after_misere_and_raspasy"],
        About("2.5", "Whether the deal always passes on, or stays after a misère and an all-pass."),
    ] = "every_deal"
    misdeal_penalty: Annotated[
        int,
        Meta(ge=0, le=100),
        About("2.6", "Hill points, before the hill multiplier, that the dealer writes for a misdeal."),
    ] = 2
    misdeal_penalty_from: Annotated[
        Literal[1, 2],
        About("2.6", "Which misdeal in a row is the first to cost anything."),
    ] = 1
    misdeal_then: Annotated[
        Literal["same_dealer", "next_dealer"],
        About("2.6", "Who deals after a misdeal that was penalised."),
    ] = "same_dealer"
    bid_notrump: Annotated[
        bool,
        About("3.3", "Whether no-trump can be bid; if not, it can still be named after the talon."),
    ] = True
    hold_rule: Annotated[
        Literal["first_in_round", "two_left", "none"],
        About("4.3", "Who may repeat the highest bid instead of raising it, and so take it over."),
    ] = "first_in_round"
    jump_bids: Annotated[
        bool,
        About("4.2", "Whether a bid may skip steps; if not, only the next higher bid is open."),
    ] = True
    misere_rank: Annotated[
        Literal["below9", "below10", "below9_bp_10", "below9_bp_9bp"],
        About(
            "3.2",
            "Where misère stands among the bids; where it may be played without talon, a misère overcalled "
            "by a nine may be raised to that, which only a ten, or a nine without talon, beats.",
        ),
    ] = "below9"
    blind_bid: Annotated[
        bool,
        About("4.5", "Whether the eldest may open blind, before looking; only a seven or more overcalls it."),
    ] = False
    contract_floor: Annotated[
        Literal["bid_rank", "bid_level"],
        About("5.2", "What the named contract may not fall below: the bid, or only its level."),
    ] = "bid_rank"
    concede: Annotated[
        Literal[0, 2, 3],
        About("5.3", "How many undertricks it costs to give up after seeing the talon; 0 forbids it."),
    ] = 3
    talon_throw: Annotated[
        bool,
        About(
            "5.4",
            "With four players: whether the declarer may throw the talon back, which costs the dealer a "
            "hill point.",
        ),
    ] = False
    quota: Annotated[
        ByLevel,
        About("6.2", "How many tricks the defence owes at each level before it pays.", keys=_LEVELS),
    ] = (4, 2, 1, 1, 1)
    personal_quota: Annotated[
        ByLevel,
        About(
            "8.9",
            "By Game Farm scoring: how many tricks each of two whisters owes at each level before the "
            "declarer writes on him.",
            keys=_LEVELS,
        ),
    ] = (2, 1, 1, 0, 0)
    half_whist: Annotated[
        bool,
        About("6.3", "Whether the second defender may take half a whist, without play, if the first passed."),
    ] = True
    half_whist_levels: Annotated[
        tuple[Literal[6, 7], ...],
        About("6.3", "At which levels half a whist can be taken."),
    ] = (6, 7)
    whist_pass_half: Annotated[
        bool,
        About("6.4", "Whether a whister whose partner passed may turn his whist into a half, without play."),
    ] = False
    stalingrad: Annotated[
        bool,
        About("6.6", "Whether both defenders must whist against six spades, with closed hands."),
    ] = False
    ten_trick: Annotated[
        Literal["whist", "check"],
        About("6.7", "Whether a ten is whisted, or checked with open hands and no liability."),
    ] = "whist"
    ten_check_whists: Annotated[
        Literal["both", "none"],
        About("6.7", "At a checked ten: whether both defenders write as whisters, or nobody writes."),
    ] = "both"
    open_play: Annotated[
        Literal["both_hands", "dummy_only"],
        About("6.10", "What a lone whister opens: both hands, or only that of his partner."),
    ] = "both_hands"
    dealer_whist: Annotated[
        bool,
        About(
            "6.9",
            "With four players: whether the dealer may whist after pass, half and pass, without liability.",
        ),
    ] = False
    light_timing: Annotated[
        Literal["declarer_leads_blind", "before_any_card", "after_first_trick", "until_first_defender_card"],
        About(
            "6.10",
            "When hands are laid open: before the first card, only after the declarer's lead if he leads, "
            "after the first trick, or until a defender has played.",
        ),
    ] = "declarer_leads_blind"
    misere_exposure: Annotated[
        Literal["defenders", "declarer_before_discard"],
        About("6.11", "Whose hand is shown at misère: the defenders', or the declarer's before discarding."),
    ] = "defenders"
    ten_exposure: Annotated[
        Literal["none", "defenders", "all_hands"],
        About("6.12", "Whose hands are laid open at a ten: nobody's, the defenders' (checked) or all."),
    ] = "none"
    whist_scoring: Annotated[
        Literal["tricks", "gamefarm_quota"],
        About("8.4", "Whether whists are written by tricks taken, or by the quotas of Game Farm."),
    ] = "tricks"
    remiz_split: Annotated[
        Literal["greedy", "gentleman"],
        About(
            "8.4",
            "On a failed contract: whether a lone whister keeps the whists for tricks, or shares with the "
            "passer.",
        ),
    ] = "greedy"
    gentleman_scope: Annotated[
        Literal["remiz_only", "always"],
        About("8.4", "Whether gentlemen share only on a failed contract, or also when it is made."),
    ] = "remiz_only"
    consolation: Annotated[
        Literal["each_defender", "whisters_only", "none"],
        About("8.3", "Who writes whists on the declarer merely because he failed."),
    ] = "each_defender"
    consolation_dealer: Annotated[
        bool,
        About("8.3", "With four players: whether the resting dealer writes the consolation too."),
    ] = False
    consolation_amount: Annotated[
        Literal["value", "fixed10"],
        About("8.3", "What the consolation for an undertrick is: the price of a trick, or flat ten whists."),
    ] = "value"
    whist_responsibility: Annotated[
        Literal["full", "half"],
        About("8.5", "Whether a trick missing to the quota costs the whister its full price or half."),
    ] = "full"
    two_whister_shortfall: Annotated[
        Literal["own", "capped"],
        About(
            "8.5",
            "Whether each of two whisters pays all that his half of the quota lacks, or never more than "
            "the side lacks.",
        ),
    ] = "own"
    one_trick_responsibility: Annotated[
        Literal["second", "both", "split"],
        About(
            "8.5",
            "Which of two whisters pays when one trick was owed and none taken: the second, both, or "
            "each half.",
        ),
    ] = "second"
    hill_mult: Annotated[
        Literal[1, 2],
        About("8.2", "By how much penalties on the hill are multiplied; Leningrad doubles them."),
    ] = 1
    whist_mult: Annotated[
        Literal[1, 2],
        About("8.4", "By how much whists are multiplied; Leningrad doubles them."),
    ] = 1
    penalty_mode: Annotated[
        Literal["hill", "whists5"],
        About("8.8", "Whether penalties go on the hill, or are 5 whists a point of each other player."),
    ] = "hill"
    misere_consolation: Annotated[
        Literal["none", "value"],
        About("9.2", "Whether the others write whists on a misère that failed, ten for each trick."),
    ] = "none"
    dealer_talon_bonus: Annotated[
        bool,
        About("8.10", "Whether the resting dealer writes whists on the declarer for a strong talon."),
    ] = False
    misere_talon_bonus: Annotated[
        bool,
        About("8.10", "With the dealer's bonus: whether sevens in the talon earn it at misère."),
    ] = True
    talon_bonus_kind: Annotated[
        Literal["units", "ace5", "ace7"],
        About("8.10", "How a strong talon is priced: in tricks, or with 5 or 7 whists for each ace."),
    ] = "units"
    talon_bonus_3p: Annotated[
        Literal["none", "halves"],
        About("8.10", "With three players: whether both defenders write half of the dealer's bonus."),
    ] = "none"
    raspasy_scoring: Annotated[
        Literal["hill", "rostov_min"],
        About("10.3", "Whether tricks of an all-pass are penalties, or whists for who took the fewest."),
    ] = "hill"
    raspasy_base: Annotated[
        int,
        Meta(ge=1, le=100),
        About("10.3", "Hill points for a trick at the first all-pass, before the hill multiplier."),
    ] = 1
    raspasy_progression: Annotated[
        Literal["constant", "arithmetic_cap3", "arithmetic", "geometric_cap4", "geometric"],
        About("10.4", "How the price of a trick grows with each all-pass in a row."),
    ] = "constant"
    raspasy_amnesty: Annotated[
        bool,
        About("10.5", "Whether the smallest number of tricks is first taken off everyone's."),
    ] = False
    raspasy_zero_bonus: Annotated[
        Literal["none", "one", "trick_price", "hill_minus_two"],
        About(
            "10.6",
            "What no trick at an all-pass earns: nothing, one in the pool, the price of a trick in the "
            "pool, or two such prices off the hill.",
        ),
    ] = "one"
    raspasy_zero_bonus_dealer: Annotated[
        bool,
        About("10.6", "With four players: whether the resting dealer earns the bonus for no trick too."),
    ] = False
    raspasy_dealer_pool: Annotated[
        Literal[0, 1],
        About("10.8", "With four players: pool points the resting dealer writes at each all-pass."),
    ] = 0
    raspasy_talon_3p: Annotated[
        Literal["unused", "lead_suit"],
        About("10.2", "With three players: whether the talon cards fix the suits of the first two tricks."),
    ] = "unused"
    raspasy_talon_4p: Annotated[
        Literal["unused", "dealer_leads", "lead_suit"],
        About(
            "10.2",
            "With four players: whether the talon is unused, led by the dealer who may win with it, or "
            "only fixes the suits of the first two tricks.",
        ),
    ] = "dealer_leads"
    raspasy_second_leader: Annotated[
        Literal["eldest", "winner"],
        About("10.2", "Who plays first to the second trick of an all-pass."),
    ] = "eldest"
    raspasy_third_leader: Annotated[
        Literal["eldest", "winner"],
        About("10.2", "Who leads to the third trick of an all-pass."),
    ] = "eldest"
    raspasy_exit_levels: Annotated[
        tuple[Level, ...],
        About(
            "10.7",
            "The lowest level to bid after no, one, two and more all-passes in a row; the last repeats.",
        ),
    ] = (6,)
    raspasy_exit_cycle: Annotated[
        bool,
        About("10.7", "Whether the lowest levels start again after the last instead of repeating it."),
    ] = False
    raspasy_exit_condition: Annotated[
        Literal["any_game", "made", "made_whisted"],
        About("10.7", "Which deal ends a series of all-passes: any game, one made, or one made and whisted."),
    ] = "any_game"
    misere_exits: Annotated[
        bool,
        About("10.7", "Whether a misère counts as a game that can end a series of all-passes."),
    ] = True
    target: Annotated[
        Annotated[int, Meta(ge=1, le=1000)] | None,
        About("11.1", "The size of the pool that is played for; without one, play is by time or agreement."),
    ] = 20
    aid: Annotated[
        Literal["none", "highest_pool", "donor_choice"],
        About(
            "11.2",
            "Who gets pool points above the target, against whists: nobody, the largest open pool, or "
            "whom the giver chooses.",
        ),
    ] = "highest_pool"
    aid_rate: Annotated[
        int,
        Meta(ge=0, le=100),
        About("11.2", "Whists that the giver writes on the receiver for each point of aid."),
    ] = 10
    aid_tie: Annotated[
        Literal["clockwise_from_donor"],
        About("11.2", "Which of two equal pools gets the aid: the next one clockwise from the giver."),
    ] = "clockwise_from_donor"
    overflow_all_closed: Annotated[
        Literal["own_hill", "discard"],
        About("11.2", "Where pool points go when every pool is full: off the own hill, or they are lost."),
    ] = "own_hill"
    hill_below_zero: Annotated[
        Literal["allow", "stop", "whists"],
        About(
            "11.2",
            "What points off the hill do below zero: count on, are lost, or become 5 whists on each other "
            "player.",
        ),
    ] = "allow"
    game_end: Annotated[
        Literal["all_reach", "average_reach", "none"],
        About("11.4", "When the match ends: all pools are full, they are full on average, or by agreement."),
    ] = "all_reach"
    pool_value: Annotated[
        Literal[1, 2],
        About("12.1", "How many hill points a pool point is worth when the pools are levelled."),
    ] = 1
    settlement_pool: Annotated[
        Literal["normalise_to_max", "ignore"],
        About("12.1", "Whether pools are levelled to the largest at the end, or do not count."),
    ] = "normalise_to_max"
    settlement_divisor: Annotated[
        Literal["n", "n-1"],
        About("12.4", "Among how many a hill point's ten whists are shared: all players, or the others."),
    ] = "n"
    settlement_rounding: Annotated[
        Literal["exact", "largest_remainder", "truncate", "divisible_n", "pairwise_up"],
        About("12.5", "How the final result is made whole: not at all, or by one of four ways."),
    ] = "exact"

    def __post_init__(self) -> None:
        check_options(self)

    def raspasy_talon(self, players: int) -> str:
        """What the talon does at an all-pass; the Rostov way keeps it closed (10.2, 10.8)."""
        if self.raspasy_scoring == "rostov_min":
            return "unused"
        return self.raspasy_talon_3p if players == 3 else self.raspasy_talon_4p

    def quota_at(self, level: int) -> int:
        """How many tricks the defence owes at this level (6.2)."""
        return self.quota[level - 6]


PRESETS: Final = Presets.beside(Options)

parse_rules: Final = PRESETS.parse
"""Read ``wikipedia-sochi; target=10``; raises OptionError."""
