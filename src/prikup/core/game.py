"""What a game is: a folder, its rules as pure functions, and the parts that frameworks look for there."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import Any, ClassVar, TypeVar

from prikup.cards import Card, Pack
from prikup.core.actions import Action, DealPattern
from prikup.core.match import Match, Over, Phase
from prikup.core.view import Turn, View, World
from prikup.options import Presets, check_players

T = TypeVar("T")


class Game(ABC):
    """A game: the core, the table and every framework know nothing else of it.

    Its class lies in the folder that holds all that is its own. The rules are pure functions, given here; the
    rest are parts, each a module of the folder with one constant, imported when it is first asked for:

    =============  ==============  =====================================================
    module         constant        what it is
    =============  ==============  =====================================================
    ``options``    ``PRESETS``     the options and the presets (needed)
    ``notation``   ``NOTATION``    results as people type them
    ``sheet``      ``SHEET``       accounts and paper of the score sheet
    ``keeper``     ``KEEPER``      forms and settlement of the score keeper
    ``bot``        ``BOT``         how the bots play it
    ``solver``     ``SOLVER``      what of it the open-hand solver can take
    =============  ==============  =====================================================

    What a folder lacks the game does without: it has a plain sheet, no forms, bots that choose at random.

    ``numbers`` are how many can play, the usual number first; ``flow`` declares which phases may follow a
    phase, ``longest_deal`` how many inputs a deal has at most after its last chance. ``drawing`` and
    ``dealing`` are the phases that wait for the first dealer and for cards.
    """

    id: ClassVar[str]
    clockwise: ClassVar[bool] = True
    numbers: ClassVar[tuple[int, ...]]
    flow: ClassVar[dict[type[Phase], frozenset[type[Phase]]]]
    longest_deal: ClassVar[int]
    drawing: ClassVar[type[Phase]]
    dealing: ClassVar[type[Phase]]

    @cached_property
    def folder(self) -> str:
        """The package in which the game lies."""
        return type(self).__module__.rpartition(".")[0]

    def part(self, name: str, kind: type[T]) -> T | None:
        """The part of this name, None if the folder has no such module; raises TypeError if it is none."""
        module = f"{self.folder}.{name}"
        if find_spec(module) is None:
            return None
        found = getattr(import_module(module), name.upper(), None)
        if not isinstance(found, kind):
            raise TypeError(f"{module} has no {name.upper()} that is a {kind.__name__}: got {found!r}")
        return found

    @cached_property
    def rulebook(self) -> Presets[Any]:
        """The presets of the game, the usual one first."""
        found: Presets[Any] = import_module(f"{self.folder}.options").PRESETS
        return found

    @property
    def presets(self) -> tuple[str, ...]:
        """The names of the presets, the usual one first."""
        return self.rulebook.names

    def options(self, rules: str) -> Any:
        """The options that a text such as ``wikipedia-sochi; target=10`` names; raises OptionError."""
        return self.rulebook.parse(rules)

    def rules(self, options: Any) -> str:
        """The shortest text that names these options."""
        return self.rulebook.write(options)

    def usual_players(self, options: Any) -> int:
        """How many play by these options: as many as they agree on, else the usual number."""
        agreed: int | None = getattr(options, "players", None)
        return agreed or self.numbers[0]

    def check(self, options: Any, players: int) -> None:
        """Raise OptionError if so many players cannot sit down to a match by these options."""
        check_players(self.id.capitalize(), self.numbers, players, getattr(options, "players", None))

    def start(self, options: Any, players: int) -> Match:
        """A match before its first draw; raises OptionError if the rules do not fit the players."""
        self.check(options, players)
        return Match(self, options, players, 0, None, self.blank(options, players), self.drawing())

    @abstractmethod
    def blank(self, options: Any, players: int) -> Any:
        """The standing before the first deal."""

    @abstractmethod
    def pack(self, options: Any) -> Pack:
        """The pack that is played with by these options."""

    @abstractmethod
    def pattern(self, match: Match) -> DealPattern:
        """How the cards are dealt to a match that waits for them."""

    @abstractmethod
    def view(self, match: Match, seat: int | None) -> View:
        """All that a seat, or a watcher (None), may know."""

    @abstractmethod
    def world(self, view: View, places: Mapping[tuple[str, int | None], Iterable[Card]]) -> World:
        """The world in which each hidden place of a view holds these cards, the talon in this order.

        Raises RuleError with the code ``world`` if they contradict what was seen.
        """

    @abstractmethod
    def read(self, match: Match, turn: Turn, text: str) -> Action:
        """Read an action that stands in no grid, such as a claim or a card of any hand; raises RuleError."""

    def balances(self, options: Any) -> bool:
        """Whether the final results by these options sum to zero."""
        return True

    def draw_order(self, match: Match) -> tuple[Card, ...] | None:
        """The pack in the order in which drawn cards make the first dealer, None if drawn at random.

        One card alone: the pack is dealt out, a card to each seat in turn, until somebody gets this one.
        """
        return None

    def result(self, match: Match) -> tuple[Fraction, ...] | None:
        """The final result of each seat once the match is over."""
        return match.phase.result if isinstance(match.phase, Over) else None

    def needs_deal(self, match: Match) -> DealPattern | None:
        """How to deal, if the match waits for cards."""
        waits = isinstance(match.phase, self.dealing) and match.dealer is not None
        return self.pattern(match) if waits else None

    def __repr__(self) -> str:
        return f"<game {self.id}>"
