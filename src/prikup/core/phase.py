"""Phases of a match, and the steps from one state to the next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar, Generic

from prikup.core.actions import Action, Clock, Input
from prikup.core.facts import Fact
from prikup.core.generics import OptionsT, StandingT
from prikup.core.view import Question, Stage
from prikup.core.view_parts import Turn
from prikup.errors import RuleError, shorten
from prikup.structs import Struct

if TYPE_CHECKING:
    from prikup.core.match import Match


class Phase(Struct, frozen=True, tag=True):
    """Part of a match with only its own fields; subclasses are the games' phases.

    ``stage`` is its name in a view. ``asks`` names the question it puts to a player (``bid``, ``discard``,
    ``name``, ``defend``, ``play``, ``answer``), empty where it waits for chance. ``clause`` is the rule by
    which it asks.
    """

    stage: ClassVar[Stage] = ""
    asks: ClassVar[Question] = ""
    clause: ClassVar[str] = ""

    def find_clause(self, match: Match) -> str:
        """Return the clause that says what may be done now; errors about any other action name it."""
        return self.clause

    def turns(self, match: Match) -> tuple[Turn, ...]:
        """Return the open turns; they depend on public facts alone."""
        return ()

    def hidden_turn(self, match: Match) -> bool:
        """Return True if hidden cards decided whose turn it is, even if they have shown since."""
        return False

    def legal(self, match: Match, turn: Turn) -> Sequence[Action]:
        """Return the legal actions of a turn."""
        return ()

    def grid(self, match: Match, turn: Turn) -> Iterable[Action]:
        """Return every action that could be asked about in this phase, legal or not, in fixed order."""
        return self.legal(match, turn)

    def read(self, match: Match, turn: Turn, text: str) -> Action | None:
        """Return the action of the grid with this text.

        Without one, :meth:`prikup.core.game.Game.read` reads the text.
        """
        return next((action for action in self.grid(match, turn) if action.text == text), None)

    def check(self, match: Match, turn: Turn, action: Action) -> None:
        """Raise RuleError, naming the clause, if the action is not legal for this turn."""
        raise RuleError("phase", self.find_clause(match), given=str(action))

    def offers(self, match: Match, by: int) -> Sequence[Action]:
        """Return the actions that a player may take without being asked."""
        return ()

    def unasked(self, action: Action) -> bool:
        """Return True if an action is of a kind that players take without being asked."""
        return False

    def check_offer(self, match: Match, by: int, action: Action) -> None:
        """Raise RuleError, naming the clause, if a player may not do this unasked."""

    def apply(self, match: Match, move: Input) -> Step:
        """Return the step that follows from an input that was checked."""
        raise TypeError(f"{type(self).__name__} takes no input")

    def apply_chance(self, match: Match, move: Input) -> Step:
        """Check an input of chance or of the whole table, and return the step that follows."""
        raise RuleError("phase", self.find_clause(match), given=str(move.action))


class Over(Phase, frozen=True, tag=True):
    """The match is over; ``result`` is that of each seat."""

    stage: ClassVar[Stage] = "over"

    result: tuple[Fraction, ...]

    def find_clause(self, match: Match) -> str:
        return match.game.ending

    def apply_chance(self, match: Match, move: Input) -> Step:
        # The clock may be read after the last deal too; it changes nothing any more.
        return Step(match, ()) if isinstance(move.action, Clock) else super().apply_chance(match, move)


class Step(Struct, Generic[OptionsT, StandingT], frozen=True):
    """Next state of a match after an input, and the facts of what happened."""

    state: Match[OptionsT, StandingT]
    facts: tuple[Fact, ...]

    def __repr__(self) -> str:
        facts = ", ".join(type(fact).__name__ for fact in self.facts)
        return f"<step to {self.state.moment}: {shorten(facts, 50) or 'no facts'}>"
