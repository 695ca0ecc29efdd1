"""The options of Russian Thousand: every agreement a table can make (section 18 of its rules).

A field's ``About`` names the clause and says in one sentence what the option decides.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from prikup.core import Record
from prikup.games.thousand.option_checks import check_options
from prikup.options import About, Presets

Worth = Literal[20, 40, 60, 80, 100]
Switch = Literal["off", "on"]
SUITS: Final = ("H", "D", "C", "S")
"""The suits in the order in which marriages are listed."""


class Options(Record, frozen=True):
    """The rules of a match; the defaults are those of ``thousand-blog``.

    Raises OptionError if two of them contradict each other.

    >>> parse_rules("thousand-blog; target=1001").target
    1001
    """

    players: Annotated[
        Literal[2, 3, 4] | None,
        About("1.1", "How many sit at the table; with four the dealer of a deal rests.", unset="any"),
    ] = None
    target: Annotated[
        int,
        Meta(ge=100, le=10000),
        About("1.5", "The score that wins; whoever has it or more after a deal has won."),
    ] = 1000
    pack: Annotated[
        Literal[24, 32],
        About("1.2", "How many cards are in the pack: from the nines up, or from the sevens up."),
    ] = 24
    marriage_values: Annotated[
        tuple[Worth, Worth, Worth, Worth],
        About("1.4", "What a marriage in each suit is worth.", keys=SUITS),
    ] = (100, 80, 60, 40)
    trump_mode: Annotated[
        Literal["marriage", "named"],
        About("7.1", "Whether a marriage makes its suit trump, or the declarer names the trump suit."),
    ] = "marriage"
    trump_marriage: Annotated[
        Literal[40] | None,
        About("13.1", "What a marriage in a named trump suit is worth, whatever its suit.", unset="as_suit"),
    ] = None
    bottom_card_check: Annotated[
        Switch,
        About("2.5", "Whether the dealer looks at the bottom card: a nine is cut again, a jack moved away."),
    ] = "off"
    bottom_card_penalty: Annotated[
        Literal["cutter", "dealer"],
        About("2.5", "Who loses 120 when a nine lies at the bottom three times in a row."),
    ] = "cutter"
    shuffle: Annotated[
        Literal["every_deal", "first_deal_only"],
        About("2.4", "Whether later deals are shuffled, or the gathered tricks are only cut."),
    ] = "every_deal"
    min_bid: Annotated[
        Literal[40, 50, 100],
        About("3.1", "The lowest bid, which the first hand must make."),
    ] = 100
    bid_step: Annotated[
        Literal[5, 10],
        About("3.1", "The unit of the bids: a bid or a target is a multiple of it."),
    ] = 5
    bid_raise: Annotated[
        Literal["exact", "any"],
        About("3.2", "Whether a bid raises the last one by exactly one step, or by as many as one likes."),
    ] = "exact"
    bid_cap: Annotated[
        Literal["marriages", "none"],
        About("3.3", "Whether nobody may bid more than 120 and the marriages in his hand."),
    ] = "marriages"
    raise_cap: Annotated[
        Literal["none", "marriages"],
        About("4.2", "Whether the target after the exchange is limited by the marriages then held."),
    ] = "none"
    silence_below: Annotated[
        Annotated[int, Meta(ge=-1000, le=0)] | None,
        About("3.5", "Below which score a player may say nothing but the forced opening."),
    ] = None
    golden: Annotated[
        Switch,
        About("3.6", "Whether the first round is golden: opened with 120 or more, and doubled."),
    ] = "off"
    golden_bidding: Annotated[
        Literal["open", "locked"],
        About("3.6", "In a golden deal: whether there is an auction, or the first hand just plays 120."),
    ] = "open"
    golden_double_marriages: Annotated[
        bool,
        About("8.6", "In a golden deal: whether marriages are doubled too."),
    ] = False
    blind: Annotated[
        Switch,
        About("3.7", "Whether a player may bid before he looks at his cards, which doubles the deal."),
    ] = "off"
    blind_double_marriages: Annotated[
        bool,
        About("8.6", "In a blind deal: whether marriages are doubled too."),
    ] = False
    blind_doubles: Annotated[
        Literal["all", "declarer"],
        About("8.6", "In a blind deal: whether everybody's points are doubled, or only the declarer's."),
    ] = "all"
    blind_who: Annotated[
        Literal["any", "forehand"],
        About("3.7", "Who may bid blind: anybody, or only the first hand."),
    ] = "any"
    blind_bid: Annotated[
        Literal["any", "120"],
        About("3.7", "Which bids can be made blind: any up to 120, or 120 alone."),
    ] = "any"
    blind_min_score: Annotated[
        Annotated[int, Meta(ge=-1000, le=1000)] | None,
        About("3.7", "Which score a player needs to bid blind."),
    ] = None
    blind_when_barrel: Annotated[
        bool,
        About("3.7", "Whether blind bids are possible while somebody is on the barrel."),
    ] = True
    blind_in_golden: Annotated[
        bool,
        About("3.7", "Whether blind bids are possible in a golden deal."),
    ] = False
    hundred_as_blind: Annotated[
        Switch,
        About("3.8", "Whether a deal played at 100 counts as a blind one: talon unseen, points doubled."),
    ] = "off"
    exchange: Annotated[
        Literal["give_one", "discard_two"],
        About("4.1", "Whether the declarer gives a card to each other player, or lays two away."),
    ] = "give_one"
    redeal_hand_nines: Annotated[
        Literal[3, 4] | None,
        About("5.2", "How many nines in a hand after the exchange make a redeal."),
    ] = 4
    redeal_forehand_nines: Annotated[
        Literal[3, 4],
        About("5.2", "How many nines are enough for a redeal in the first hand; never more than in others."),
    ] = 4
    redeal_hand_below: Annotated[
        Literal[13, 14, 15, 16] | None,
        About("5.2", "With fewer card points than this in a hand after the exchange there is a redeal."),
    ] = 13
    redeal_talon_nines: Annotated[
        Literal[2] | None,
        About("5.1", "How many nines in the opened talon make a redeal."),
    ] = 2
    redeal_talon_max: Annotated[
        Literal[4, 5, 7] | None,
        About("5.1", "Up to how many card points in the opened talon there is a redeal."),
    ] = 4
    redeal_mode: Annotated[
        Literal["automatic", "on_demand"],
        About("5.3", "Whether redeals come by themselves, or the player concerned may ask for them."),
    ] = "automatic"
    redeal_penalty: Annotated[
        Literal[0, 120],
        About("5.4", "What three redeals in a row cost the dealer."),
    ] = 0
    marriage_card: Annotated[
        Literal["king_or_queen", "queen"],
        About("7.4", "Which card of a marriage is led to announce it."),
    ] = "king_or_queen"
    marriage_first_trick: Annotated[
        bool,
        About("7.2", "Whether a marriage may be announced with the very first lead of a deal."),
    ] = False
    ace_marriage: Annotated[
        Literal[0, 200],
        About("7.5", "What four aces in one hand are worth when one of them is led and they are announced."),
    ] = 0
    must_beat: Annotated[
        bool,
        About("6.2", "Whether who can beat the cards of a trick while following suit or trumping must."),
    ] = False
    round_to: Annotated[
        Literal[5, 10],
        About("8.2", "To what the card points of the other players are rounded."),
    ] = 5
    last_trick_bonus: Annotated[
        Literal[0, 10],
        About("13.2", "How many card points the last trick earns besides its cards."),
    ] = 0
    dealer_bonus_fixed: Annotated[
        Literal[0, 25, 30],
        About("8.4", "With four players: what the resting dealer gets where no talon card married."),
    ] = 25
    sitter: Annotated[
        Literal["blog", "marriages_only", "aces40"],
        About(
            "8.4",
            "With four players, what the talon brings the resting dealer: its points and a bonus, only its "
            "announced marriages, or 40 for each ace.",
        ),
    ] = "blog"
    dump_truck: Annotated[
        Literal["off", "plus", "both"],
        About("12.2", "Whether a score that lands exactly on the dump becomes nought, also below zero."),
    ] = "off"
    dump_at: Annotated[
        int,
        Meta(ge=100, le=999),
        About("12.2", "The score of the dump truck."),
    ] = 555
    barrel_at: Annotated[
        Annotated[int, Meta(ge=100, le=9990)] | None,
        About("11.1", "At which score a player climbs on the barrel; without one there is no barrel."),
    ] = 880
    barrel_deals: Annotated[
        int,
        Meta(ge=1, le=10),
        About("11.2", "In how many deals a player on the barrel must win."),
    ] = 3
    barrel_penalty: Annotated[
        int,
        Meta(ge=0, le=1000),
        About("11.3", "What it costs to fall off the barrel."),
    ] = 120
    barrel_losses: Annotated[
        Literal["written", "none"],
        About("11.3", "Whether a loss on the barrel is written and throws off, or only uses up a deal."),
    ] = "written"
    two_on_barrel: Annotated[
        Literal["allowed", "forbidden", "newest"],
        About(
            "11.6",
            "Whether several may be on the barrel: yes, no (a newcomer pushes off, two at once all fall), or "
            "no, and of two at once the declarer stays.",
        ),
    ] = "allowed"
    barrel_reset: Annotated[
        Literal[0, 3],
        About("11.7", "The third time a player falls off the barrel in vain his score becomes nought."),
    ] = 0
    barrel_count_sitting_out: Annotated[
        bool,
        About("11.4", "With four players: whether a deal in which he rests counts on the barrel."),
    ] = False
    bolt: Annotated[
        Literal["points", "tricks", "off"],
        About("10.1", "What makes a bolt: a deal without a point, or without a trick."),
    ] = "points"
    bolt_every: Annotated[
        Literal[3, 5],
        About("10.2", "How many bolts cost the penalty."),
    ] = 3
    bolt_penalty: Annotated[
        int,
        Meta(ge=0, le=1000),
        About("10.2", "What those bolts cost."),
    ] = 120
    bolt_consecutive: Annotated[
        bool,
        About("10.2", "Whether only bolts in a row count, so that a deal with points clears them."),
    ] = False
    bolt_double: Annotated[
        bool,
        About("10.2", "Whether the penalty for bolts is doubled in golden and blind deals."),
    ] = False
    bolt_on_barrel: Annotated[
        bool,
        About("10.3", "Whether a player on the barrel gets bolts."),
    ] = True
    surrender_pay: Annotated[
        Literal[60, "half"],
        About("9.2", "What each other player gets when the declarer surrenders: 60, or half the target."),
    ] = 60
    surrender_cost: Annotated[
        Literal["none", "target", "every3"],
        About("9.2", "What a surrender costs: nothing, the target, or 120 for every third one."),
    ] = "every3"
    two_player_exchange: Annotated[
        Literal["discard2", "give1"],
        About("14.1", "With two players: whether two cards are laid away, or one is given to the opponent."),
    ] = "discard2"
    two_player_rest: Annotated[
        Literal["nobody", "last_trick"],
        About("14.1", "With two players: whether the cards out of play count for the last trick."),
    ] = "nobody"

    def __post_init__(self) -> None:
        check_options(self)


PRESETS: Final = Presets.beside(Options)

parse_rules: Final = PRESETS.parse
"""Read ``thousand-blog; target=1001``; raises OptionError."""
