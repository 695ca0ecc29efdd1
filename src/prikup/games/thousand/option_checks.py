"""Which options of Russian Thousand go together, and how many can play by them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prikup.core import OptionError
from prikup.options import Contradiction, check_together

if TYPE_CHECKING:
    from prikup.games.thousand.options import Options


def check_options(options: Options) -> None:
    """Raise OptionError if two options contradict each other (the first such pair)."""
    check_together(options, _contradictions(options))


def _contradictions(options: Options) -> tuple[Contradiction, ...]:
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


def check_pack(options: Options, players: int) -> None:
    """Raise OptionError if so many cannot play with the pack of these options (14.1)."""
    if players == 2 and options.pack == 32:
        raise OptionError("players-thousand_pack", "14.1", players=players)
