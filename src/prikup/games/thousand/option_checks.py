"""Which options of Russian Thousand go together, and how many can play by them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prikup.core import OptionError
from prikup.options import Contradictions, check_together

if TYPE_CHECKING:
    from prikup.games.thousand.options import Options


def check_options(options: Options) -> None:
    """Raise OptionError if two options contradict each other (the first such pair)."""
    check_together(_contradictions(options))


def _contradictions(options: Options) -> Contradictions:
    return (
        (
            options.pack == 32 and options.exchange != "discard_two",
            "pack=32 deals two cards to the talon, which are laid away again: expected exchange=discard_two "
            "(clause 13.2)",
        ),
        (
            options.pack == 24 and options.exchange != "give_one",
            "pack=24 deals three cards to the talon, of which two are given to the others: expected "
            "exchange=give_one (clause 4.1)",
        ),
        (
            options.pack == 32 and options.players == 2,
            "players=2 play with 24 cards: expected pack=24 (clause 14.1)",
        ),
        (
            options.trump_marriage is not None and options.trump_mode != "named",
            f"trump_marriage={options.trump_marriage} prices the marriage of a trump suit that is named: "
            "expected trump_mode=named (clause 13.1)",
        ),
    )


def check_pack(options: Options, players: int) -> None:
    """Raise OptionError if so many cannot play with the pack of these options (14.1)."""
    if players == 2 and options.pack == 32:
        raise OptionError("two players play Thousand with 24 cards: expected pack=24 (clause 14.1)")
