"""A match as a record: deals, moves, and the results as they were written down."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import msgspec

from prikup import registry
from prikup.cards import Card
from prikup.core import Draw, Finish, Input, Match, Struct
from prikup.errors import shorten
from prikup.records.model import DealRecord, RecordProblem, ReplayStep, Seeds
from prikup.records.steps import play_deal_steps

RECORD_VERSION = 1
"""The version of the format in which records are written."""


class MatchRecord(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """A recorded match, complete or broken off.

    ``seats`` are the players' names; ``dealer`` is the seat that dealt first, None before the draw, and
    ``draw`` the cards that the seats drew for it, if recorded; ``finish`` means that the players agreed to
    end the match; ``result`` is the final result as written down, ``about`` the other tags; ``table`` and
    ``shuffles`` prove the shuffles; ``removed`` are results that were written after the last deal and removed
    again, the oldest first; ``comments`` follow the last deal; ``errors`` are the mistakes found by a lenient
    reader.
    """

    prikup: int = RECORD_VERSION
    game: str
    rules: str
    seats: tuple[str, ...]
    dealer: int | None = None
    draw: tuple[Card, ...] = ()
    about: tuple[tuple[str, str], ...] = ()
    table: str = ""
    shuffles: tuple[Seeds, ...] = ()
    deals: tuple[DealRecord, ...] = ()
    removed: tuple[str, ...] = ()
    comments: tuple[str, ...] = ()
    finish: bool = False
    result: tuple[Fraction, ...] | None = None
    errors: tuple[RecordProblem, ...] = ()

    def __repr__(self) -> str:
        rules, names = shorten(self.rules, 30), shorten(", ".join(self.seats), 40)
        return f"<record of {self.game}, {rules}: {names}; deals {len(self.deals)}>"

    def start(self) -> Match:
        """Return the match before its first draw; raises OptionError."""
        game = registry.get_game(self.game)
        return game.start(game.options(self.rules), len(self.seats))

    def with_earlier_rules(self) -> MatchRecord:
        """Return the record under its rules as they were before corrections of their clauses."""
        rules = registry.get_game(self.game).earlier(self.rules, len(self.seats))
        return msgspec.structs.replace(self, rules=rules)

    def after_draw(self) -> Match:
        """Return the match before its first deal, or before its draw if that is not recorded.

        Raises RuleError if the cards drawn make another seat the dealer.
        """
        if self.dealer is None:
            return self.start()
        return self.start().apply(Input(None, None, Draw(self.dealer, self.draw))).state

    def replay(self) -> Iterator[ReplayStep]:
        """Generate the steps of the match; raises RecordError or RuleError at an impossible one."""
        match = self.start()
        if self.dealer is not None:
            drawn = ReplayStep.of(match, Input(None, None, Draw(self.dealer, self.draw)))
            match = drawn.state
            yield drawn
        for deal in self.deals:
            for step in play_deal_steps(match, deal):
                match = step.state
                yield step
        if self.finish:
            yield ReplayStep.of(match, Input(None, None, Finish()))

    def final_match(self) -> Match:
        """Return the match at the end of the record."""
        state = self.start()
        for step in self.replay():
            state = step.state
        return state
