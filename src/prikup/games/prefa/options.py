"""The options of Prefa: every agreement a table can make (section 18 of its rules).

A field's ``About`` names the clause and says in one sentence what the option decides.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from prikup.core import Record
from prikup.options import About, Presets


class Options(Record, frozen=True):
    """The rules of a match; the defaults are those of ``prefa-nakayoshi``.

    >>> parse_rules("prefa-prefadoros; start_pot=30").allow_10nt
    True
    """

    players: Annotated[
        Literal[3, 4] | None,
        About("1.1", "How many sit at the table; with four the dealer of a deal rests.", unset="any"),
    ] = None
    first_dealer: Annotated[
        Literal["free", "seven_of_diamonds"],
        About("1.4", "Who deals first: anyone, or who gets the seven of diamonds when cards are dealt out."),
    ] = "free"
    first_bid: Annotated[
        Literal["free", "ladder"],
        About("4.4", "Whether the first bid of a deal may be any bid, or only the lowest."),
    ] = "free"
    hold_rule: Annotated[
        Literal["seniority", "second_round"],
        About(
            "13.6",
            "Who says good to repeat the highest bid instead of raising it: a senior player, or from the "
            "fourth call on whoever speaks next.",
        ),
    ] = "seniority"
    allow_10nt: Annotated[
        bool,
        About("4.1", "Whether ten without trumps can be bid and named, above ten hearts."),
    ] = False
    tagrafo: Annotated[
        bool,
        About(
            "13.7",
            "Whether an auction may open with a call below six spades, which takes the kitty if nobody bids.",
        ),
    ] = False
    passer_may_return: Annotated[
        bool,
        About("7.5", "Whether a right defender who dropped may still take the left one along who plays."),
    ] = False
    lone_minimum: Annotated[
        Literal["by_seat", "first_column"],
        About("9.4", "What a lone defender owes: his own minimum, or always that of the right defender."),
    ] = "by_seat"
    solo_double: Annotated[
        bool,
        About("10.1", "Whether payments for falling short by two tricks or more are doubled."),
    ] = True
    solo_to_partner: Annotated[
        Literal["single", "double"],
        About("10.3", "Whether a defender two tricks short pays his partner single or double too."),
    ] = "single"
    pot_model: Annotated[
        Literal["individual", "common"],
        About(
            "13.1",
            "Whether each player has a pot of his own, or all have one till, which with four is also that of "
            "the resting dealer.",
        ),
    ] = "individual"
    start_pot: Annotated[
        int,
        Meta(ge=1, le=1000),
        About("11.1", "How many units of ten chips each player's pot begins with."),
    ] = 20
    last_contract: Annotated[
        Literal["cap", "scaled", "unbalanced", "fair"],
        About(
            "13.2",
            "What a contract is worth when the pots hold less than its value: the pots give what they have, "
            "its value shrinks to that, shrinks only if it is made, or stays and a pot falls below zero.",
        ),
    ] = "cap"
    all_pass: Annotated[
        Literal["redeal", "polles"],
        About("13.5", "What three passes lead to: new cards, or play without trumps that adds to the pots."),
    ] = "redeal"
    aces_bonus: Annotated[
        bool,
        About("13.3", "Whether a declarer who holds all four aces may announce them for a bonus."),
    ] = False
    concede: Annotated[
        bool,
        About("13.4", "Whether a declarer may give up at his bid instead of naming a contract."),
    ] = False


PRESETS: Final = Presets.beside(Options)

parse_rules: Final = PRESETS.parse
"""Read ``prefa-nakayoshi; start_pot=30``; raises OptionError."""
