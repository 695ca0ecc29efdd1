"""A match, its phases, and what a game provides."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, ClassVar, Protocol

from prikup.cards import Card, Pack
from prikup.core.actions import Action, DealPattern, Input
from prikup.core.errors import RuleError
from prikup.core.facts import Fact
from prikup.core.record import Record
from prikup.core.view import Turn, View, World


class Phase(Record, frozen=True, tag=True):
    """A stage of a match with only its own fields; subclasses are the games' phases.

    ``asks`` names the question it puts to a player (``bid``, ``discard``, ``name``, ``defend``,
    ``play``, ``answer``), empty where it waits for chance.
    """

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

    def apply(self, match: Match, put: Input) -> Step:
        """What follows from an input that was checked."""
        raise TypeError(f"{type(self).__name__} takes no input")

    def chance(self, match: Match, put: Input) -> Step:
        """What follows from an input of chance or of the whole table; validates it."""
        raise RuleError("phase", "", f"{put.action} is not possible now")


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
        return self.game.result(self) is not None

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

    def apply(self, put: Input) -> Step:
        """The next state and what happened; raises RuleError and changes nothing if it is illegal."""
        phase = self.phase
        if put.seat is None or put.by is None:
            return phase.chance(self, put)
        if phase.unasked(put.action):
            if put.seat != put.by:
                raise RuleError("turn", "", f"an offer is made by a player himself, not by seat {put.by}")
            phase.check_offer(self, put.by, put.action)
            return phase.apply(self, put)
        turn = Turn(put.seat, put.by)
        if turn not in phase.turns(self):
            raise RuleError("turn", "", f"it is not for seat {put.by} to say {_spell(put.action)} now")
        phase.check(self, turn, put.action)
        return phase.apply(self, put)

    def to(self, put: Input, phase: Phase, *facts: Fact) -> Step:
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
                (*self.log, put),
            ),
            facts,
        )

    def parse(self, turn: Turn, text: str) -> Action:
        """Read an action of this turn, legal or not; raises RuleError if there is none so spelled.

        Who is not to act now learns nothing from it about the choices of another.
        """
        if turn in self.turns():
            for action in self.phase.grid(self, turn):
                if action.text == text:
                    return action
        for action in self.phase.offers(self, turn.by):
            if action.text == text:
                return action
        return self.game.read(self, turn, text)


def _spell(action: Action) -> str:
    try:
        return action.text
    except TypeError:
        return type(action).__name__


class Game(Protocol):
    """What a folder under ``games/`` provides; the core and the table know nothing else of it.

    ``flow`` declares which phases may follow a phase, ``longest_deal`` how many inputs a deal has at
    most after its last chance, ``presets`` the names of its rules, the usual first. ``pack`` is that of the
    usual rules; where options choose the pack, ``start`` gives a match whose game has theirs.
    """

    id: str
    clockwise: bool
    pack: Pack
    flow: dict[type[Phase], frozenset[type[Phase]]]
    presets: tuple[str, ...]
    longest_deal: int

    def options(self, rules: str) -> Any:
        """The options that a text such as ``wikipedia-sochi; target=10`` names; raises OptionError."""

    def rules(self, options: Any) -> str:
        """The shortest text that names these options."""

    def start(self, options: Any, players: int) -> Match:
        """A match before its first draw; raises OptionError if the rules do not fit the players."""

    def dealing(self) -> Phase:
        """The phase that waits for cards."""

    def view(self, match: Match, seat: int | None) -> View:
        """All that a seat, or a watcher (None), may know."""

    def world(self, view: View, places: Mapping[tuple[str, int | None], Iterable[Card]]) -> World:
        """The world in which each hidden place of a view holds these cards, the talon in this order."""

    def read(self, match: Match, turn: Turn, text: str) -> Action:
        """Read an action that stands in no grid (a claim); raises RuleError."""

    def balances(self, options: Any) -> bool:
        """Whether the final results by these options sum to zero."""

    def result(self, match: Match) -> tuple[Fraction, ...] | None:
        """The final result of each seat once the match is over."""

    def draw_order(self, match: Match) -> tuple[Card, ...] | None:
        """The pack in the order in which drawn cards make the first dealer, None if he is taken at random.

        One card alone: the pack is dealt out, a card to each seat in turn, until somebody gets this one.
        """

    def needs_deal(self, match: Match) -> DealPattern | None:
        """How to deal, if the match waits for cards."""


def replay(start: Match, inputs: Iterable[Input]) -> tuple[Match, tuple[Fact, ...]]:
    """Fold inputs over a match; raises RuleError at the first illegal one."""
    facts: list[Fact] = []
    for put in inputs:
        step = start.apply(put)
        start = step.state
        facts.extend(step.facts)
    return start, tuple(facts)


def state_of(game: Game, view: View, world: World) -> Match:
    """The state that a view and a guessed world make; before the cards are dealt, without a world.

    Raises RuleError if the world contradicts what was seen.
    """
    # A game may play with another pack by its options.
    game = game.start(view.options, view.players).game
    start = Match(game, view.options, view.players, view.deal_no, view.dealer, view.standing, game.dealing())
    if not view.log:
        return start
    dealt = start.apply(Input(None, None, world.deal)).state
    if not dealt.log:
        raise RuleError("world", "", "these cards would have been dealt again")
    acts = iter(world.acts)
    inputs = []
    for put in view.log[1:]:
        inputs.append(Input(put.seat, put.by, next(acts)) if put.action.unseen else put)
    return replay(dealt, inputs)[0]
