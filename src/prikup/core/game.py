"""The base class of a game: its rules, which the rest of the package calls."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import ClassVar, Generic

from prikup.cards import Card, Pack
from prikup.core.actions import RESULT_CLASSES, Action, DealPattern
from prikup.core.folder import GameFolder
from prikup.core.generics import OptionsT, StandingT
from prikup.core.match import Match
from prikup.core.phase import Over, Phase
from prikup.core.view import View, World
from prikup.core.view_parts import Turn


class Game(GameFolder[OptionsT], ABC, Generic[OptionsT, StandingT]):
    """Base class of a game: its rules, which the rest of the package calls.

    The rules are pure functions, given here; the optional parts of a game are those of :class:`GameFolder`.
    ``flow`` declares which phases may follow a phase, ``longest_deal`` the most inputs that a deal can have
    after its cards. ``drawing`` and ``dealing`` are the phases that wait for the first dealer and for cards;
    ``dealing`` can name the class of the ``results`` of its deals. ``dividing`` is the clause that lets
    players divide the remaining tricks, empty if there is none; ``ending`` the clause by which a match is
    over.
    """

    clockwise: ClassVar[bool] = True
    flow: ClassVar[dict[type[Phase], frozenset[type[Phase]]]]
    longest_deal: ClassVar[int]
    drawing: ClassVar[type[Phase]]
    dealing: ClassVar[type[Phase]]
    dividing: ClassVar[str] = ""
    ending: ClassVar[str] = ""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        kind = getattr(getattr(cls, "dealing", None), "results", None)
        if kind is not None:
            RESULT_CLASSES[cls.id] = kind

    def start(self, options: OptionsT, players: int) -> Match[OptionsT, StandingT]:
        """Return a match before its first draw; raises OptionError if the rules do not fit the players."""
        self.check(options, players)
        return Match(self, options, players, 0, None, self.blank(options, players), self.drawing())

    @abstractmethod
    def blank(self, options: OptionsT, players: int) -> StandingT:
        """Return the standing before the first deal."""

    @abstractmethod
    def pack(self, options: OptionsT) -> Pack:
        """Return the pack for these options."""

    @abstractmethod
    def pattern(self, match: Match) -> DealPattern:
        """Return the pattern by which cards are dealt to a match that waits for them."""

    @abstractmethod
    def view(self, match: Match[OptionsT, StandingT], viewer: int | None) -> View[OptionsT, StandingT]:
        """Return all that a seat, or a watcher (None), may know; raises ArgumentError for what is no seat."""

    @abstractmethod
    def world(self, view: View, places: Mapping[tuple[str, int | None], Iterable[Card]]) -> World:
        """Return the world in which each hidden place of a view holds these cards, the talon in this order.

        Raises RuleError with the code ``world`` if they contradict the view.
        """

    @abstractmethod
    def read(self, match: Match, turn: Turn, text: str) -> Action:
        """Read an action that stands in no grid, such as a claim or a card of any hand; raises RuleError."""

    def balances(self, options: OptionsT) -> bool:
        """Return True if the final results by these options sum to zero."""
        return True

    def settles_late(self, options: OptionsT) -> bool:
        """Return True if the sheet in the middle of a match says little about the final results."""
        return False

    def shuffles_each_deal(self, options: OptionsT) -> bool:
        """Return True if no deal depends on how the one before was played."""
        return True

    def draw_order(self, match: Match) -> tuple[Card, ...] | None:
        """Return the order in which drawn cards make the first dealer, None if it is drawn at random.

        If it is a single card, the pack is dealt out, a card to each seat in turn, until a seat gets this
        card.
        """
        return None

    def result(self, match: Match) -> tuple[Fraction, ...] | None:
        """Return the final result of each seat, None before the match is over."""
        return match.phase.result if isinstance(match.phase, Over) else None

    def needs_deal(self, match: Match) -> DealPattern | None:
        """Return the pattern to deal by if the match waits for cards, else None."""
        waits = isinstance(match.phase, self.dealing) and match.dealer is not None
        return self.pattern(match) if waits else None
