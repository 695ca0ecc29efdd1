"""A match, its phases, and what a game provides."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, ClassVar

from prikup.cards import Pack
from prikup.core.actions import Action, Input
from prikup.core.facts import Fact
from prikup.core.view import Turn, View, World
from prikup.errors import RuleError
from prikup.record import Record

if TYPE_CHECKING:
    from prikup.core.game import Game
else:
    Game = Any


class Phase(Record, frozen=True, tag=True):
    """A stage of a match with only its own fields; subclasses are the games' phases.

    ``stage`` is what a view calls it. ``asks`` names the question it puts to a player (``bid``,
    ``discard``, ``name``, ``defend``, ``play``, ``answer``), empty where it waits for chance.
    """

    stage: ClassVar[str] = ""
    asks: ClassVar[str] = ""

    def turns(self, match: Match) -> tuple[Turn, ...]:
        """Who must act now; depends on public facts alone."""
        return ()

    def hidden_turn(self, match: Match) -> bool:
        """Whether hidden cards decide who must act, though he has shown since that it is he."""
        return False

    def legal(self, match: Match, turn: Turn) -> Sequence[Action]:
        """The legal actions of a turn."""
        return ()

    def grid(self, match: Match, turn: Turn) -> Iterable[Action]:
        """Every action that could be asked about in this phase, legal or not, in fixed order."""
        return self.legal(match, turn)

    def read(self, match: Match, turn: Turn, text: str) -> Action | None:
        """The action of the grid that is so spelled, None if there is none or the game reads such a text."""
        return next((action for action in self.grid(match, turn) if action.text == text), None)

    def check(self, match: Match, turn: Turn, action: Action) -> None:
        """Raise RuleError, naming the clause, if the action is not legal for this turn."""
        raise RuleError("phase", "", f"{action} is not possible now")

    def offers(self, match: Match, by: int) -> Sequence[Action]:
        """What a player may do though nobody waits for it."""
        return ()

    def unasked(self, action: Action) -> bool:
        """Whether an action is of the kind that nobody waits for."""
        return False

    def check_offer(self, match: Match, by: int, action: Action) -> None:
        """Raise RuleError, naming the clause, if a player may not do this unasked."""

    def apply(self, match: Match, move: Input) -> Step:
        """What follows from an input that was checked."""
        raise TypeError(f"{type(self).__name__} takes no input")

    def chance(self, match: Match, move: Input) -> Step:
        """What follows from an input of chance or of the whole table; validates it."""
        raise RuleError("phase", "", f"{move.action} is not possible now")


class Over(Phase, frozen=True, tag=True):
    """The match is over; ``result`` is that of each seat."""

    stage: ClassVar[str] = "over"

    result: tuple[Fraction, ...]


class Step(Record, frozen=True):
    """What an input led to."""

    state: Match
    facts: tuple[Fact, ...]


class Legal:
    """The legal actions of one turn: iterate, ``len``, ``in``; ``why_not`` names the clause."""

    __slots__ = ("_match", "_turn")

    def __init__(self, match: Match, turn: Turn) -> None:
        self._match = match
        self._turn = turn

    def __iter__(self) -> Iterator[Action]:
        return iter(self._match.phase.legal(self._match, self._turn))

    def __len__(self) -> int:
        return len(self._match.phase.legal(self._match, self._turn))

    def __contains__(self, action: Action) -> bool:
        return self.why_not(action) is None

    def why_not(self, action: Action) -> RuleError | None:
        """The error that this action would raise, or None if it is legal."""
        try:
            self._match.phase.check(self._match, self._turn, action)
        except RuleError as error:
            return error
        return None

    def __repr__(self) -> str:
        return f"<legal: {' '.join(action.text for action in self)}>"


class Match(Record, frozen=True):
    """A match at one moment.

    ``standing`` is the game's own record of what outlives a deal; ``log`` holds the inputs of the
    deal in progress, from the cards on.
    """

    game: Game
    options: Any
    players: int
    deal_no: int
    dealer: int | None
    standing: Any
    phase: Phase
    log: tuple[Input, ...] = ()

    @property
    def finished(self) -> bool:
        """Whether the match is over."""
        return isinstance(self.phase, Over)

    @property
    def dealt_by(self) -> int:
        """Who deals this deal; raises TypeError before the first dealer is drawn."""
        if self.dealer is None:
            raise TypeError("nobody deals before the first dealer is drawn")
        return self.dealer

    @property
    def pack(self) -> Pack:
        """The pack that is played with."""
        return self.game.pack(self.options)

    def turns(self) -> tuple[Turn, ...]:
        """Who must act now, several only where the rules ask several at once."""
        return self.phase.turns(self)

    def turn_of(self, by: int) -> Turn | None:
        """The turn this player decides now, if any."""
        for turn in self.phase.turns(self):
            if turn.by == by:
                return turn
        return None

    def legal(self, turn: Turn) -> Legal:
        """The legal actions of a turn."""
        return Legal(self, turn)

    def offers(self, by: int) -> Sequence[Action]:
        """What a player may do though nobody waits for it (claim, withdraw)."""
        return self.phase.offers(self, by)

    def apply(self, move: Input) -> Step:
        """The next state and what happened; raises RuleError and changes nothing if it is illegal."""
        phase = self.phase
        if move.seat is None or move.by is None:
            return phase.chance(self, move)
        if phase.unasked(move.action):
            if move.seat != move.by:
                raise RuleError("turn", "", f"an offer is made by a player himself, not by seat {move.by}")
            phase.check_offer(self, move.by, move.action)
            return phase.apply(self, move)
        for turn in phase.turns(self):
            if turn.by == move.by and turn.seat == move.seat:
                phase.check(self, turn, move.action)
                return phase.apply(self, move)
        raise RuleError("turn", "", f"it is not for seat {move.by} to say {_spell(move.action)} now")

    def to(self, move: Input, phase: Phase, *facts: Fact) -> Step:
        """The step into a phase of the same deal."""
        return Step(
            Match(
                self.game,
                self.options,
                self.players,
                self.deal_no,
                self.dealer,
                self.standing,
                phase,
                (*self.log, move),
            ),
            facts,
        )

    def parse(self, turn: Turn, text: str) -> Action:
        """Read an action of this turn, legal or not; raises RuleError if there is none so spelled.

        Who is not to act now learns nothing from it about the choices of another.
        """
        found = self.phase.read(self, turn, text) if turn in self.turns() else None
        if found is not None:
            return found
        for action in self.phase.offers(self, turn.by):
            if action.text == text:
                return action
        return self.game.read(self, turn, text)


def _spell(action: Action) -> str:
    try:
        return action.text
    except TypeError:
        return type(action).__name__


def replay(start: Match, inputs: Iterable[Input]) -> tuple[Match, tuple[Fact, ...]]:
    """Fold inputs over a match; raises RuleError at the first illegal one."""
    facts: list[Fact] = []
    for move in inputs:
        step = start.apply(move)
        start = step.state
        facts.extend(step.facts)
    return start, tuple(facts)


def state_of(game: Game, view: View, world: World) -> Match:
    """The state that a view and a guessed world make; before the cards are dealt, without a world.

    Raises RuleError if the world contradicts what was seen.
    """
    start = Match(game, view.options, view.players, view.deal_no, view.dealer, view.standing, game.dealing())
    if not view.log:
        return start
    dealt = start.apply(Input(None, None, world.deal)).state
    if not dealt.log:
        raise RuleError("world", "", "these cards would have been dealt again")
    acts = iter(world.acts)
    inputs = []
    for move in view.log[1:]:
        inputs.append(Input(move.seat, move.by, next(acts)) if move.action.unseen else move)
    return replay(dealt, inputs)[0]
