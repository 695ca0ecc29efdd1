"""A match, its phases, and what a game provides."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, ClassVar, overload

from prikup.cards import Pack
from prikup.core.actions import Action, Deal, Draw, Input
from prikup.core.board import board
from prikup.core.facts import Fact
from prikup.core.view import Turn, View, World
from prikup.errors import ArgumentError, RuleError, quote, shortened
from prikup.record import Record
from prikup.shuffle import Chance, DealSeeds, Random, chance_of, seed_text

if TYPE_CHECKING:
    from prikup.core.game import Game
else:
    Game = Any


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

    def apply(self, match: Match, move: Input) -> Step:
        """What follows from an input that was checked."""
        raise TypeError(f"{type(self).__name__} takes no input")

    def chance(self, match: Match, move: Input) -> Step:
        """What follows from an input of chance or of the whole table; validates it."""
        raise RuleError("phase", "", f"{move.action} is not possible now")


class Over(Phase, frozen=True, tag=True):
    """The match is over; ``result`` is that of each seat."""

    result: tuple[Fraction, ...]


class Step(Record, frozen=True):
    """What an input led to."""

    state: Match
    facts: tuple[Fact, ...]

    def __repr__(self) -> str:
        facts = ", ".join(type(fact).__name__ for fact in self.facts)
        return f"<step to {self.state.moment}: {shortened(facts, 50) or 'no facts'}>"


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
        texts = shortened(" ".join(action.text for action in self), 80)
        return f"<legal: {len(self)} for seat {self._turn.by}: {texts}>"


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
    def pack(self) -> Pack:
        """The pack that is played with."""
        return self.game.pack(self.options)

    @property
    def moment(self) -> str:
        """Where the match is, in a few words: the deal, the phase, who is to act."""
        acting = ", ".join(str(turn.by) for turn in self.turns())
        who = f", seat {acting} to act" if acting else ""
        return f"deal {self.deal_no}, {type(self.phase).__name__.lower()}{who}"

    def __repr__(self) -> str:
        rules = shortened(self.game.rules(self.options), 50)
        return f"<match of {self.game.id}, {rules}: {self.moment}>"

    def __str__(self) -> str:
        """The position drawn in a dozen lines, with all cards open."""
        views = [self.game.view(self, seat) for seat in range(self.players)]
        return board(views, self.game.rules(self.options), self.pack, self.log)

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
        if not isinstance(turn, Turn):
            raise ArgumentError(f"{quote(turn)} is no turn: expected one of match.turns()")
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
        turn = Turn(move.seat, move.by)
        if turn not in phase.turns(self):
            raise RuleError("turn", "", f"it is not for seat {move.by} to say {_spell(move.action)} now")
        phase.check(self, turn, move.action)
        return phase.apply(self, move)

    def move(self, text: str, by: int | None = None) -> Input:
        """What a text puts into the match: of who is to act, or else of the player ``by``.

        That player must be named where several are to act, and for an offer that nobody waits for. Raises
        RuleError where nobody can say anything now or nothing is so spelled, ArgumentError for what is no
        text or no seat.
        """
        turns = self._asked()
        if not isinstance(text, str):
            raise ArgumentError(f"{quote(text)} is no text: expected one such as 'pass'")
        if by is None:
            by = turns[0].by
            if any(turn.by != by for turn in turns):
                seats = " and ".join(str(turn.by) for turn in turns)
                raise RuleError(
                    "turn", "", f"seats {seats} are to act: expected by=, whose {quote(text)} it is"
                )
        elif type(by) is not int or not 0 <= by < self.players:
            raise ArgumentError(f"{quote(by)} is no seat: expected 0 to {self.players - 1}")
        turn = next((one for one in turns if one.by == by), Turn(by, by))
        action = self.parse(turn, text)
        return Input(by if self.phase.unasked(action) else turn.seat, by, action)

    def play(self, text: str, by: int | None = None) -> Match:
        """The match after a text of who is to act, or of the player ``by`` (see :meth:`move`).

        Raises RuleError, naming the clause, and changes nothing where that is forbidden. The facts of what
        happened are those of ``match.apply(match.move(text, by))``.
        """
        return self.apply(self.move(text, by)).state

    def _asked(self) -> tuple[Turn, ...]:
        """Who must act now; raises RuleError where nobody must."""
        turns = self.turns()
        if self.finished:
            raise RuleError("over", "", "the match is over: nothing can be said or dealt any more")
        if not turns:
            raise RuleError("phase", "", "no cards are dealt yet: expected match.deal() first")
        return turns

    @overload
    def deal(self, *, seed: int | str) -> Match: ...

    @overload
    def deal(self, *, random: Random) -> Match: ...

    def deal(self, *, seed: int | str | None = None, random: Random | None = None) -> Match:
        """The match once chance has given it all it waits for: the first dealer, the cards, cards anew.

        Chance comes from a seed, by the provable shuffle, or from the numbers of a ``random.Random``. A seed
        deals equal cards to the deal with this number, so a redeal that a player asked for needs another one.
        Raises RuleError where the match waits for no cards, ArgumentError for what is no seed or source.
        """
        if (seed is None) == (random is None):
            raise ArgumentError("expected either seed= or random= to deal from")
        table = f"deal {max(self.deal_no, 1)}"
        number, match = 1, self
        while True:
            seeds = None if seed is None else DealSeeds.derived(seed_text(seed), self.players, number, table)
            action = match.due(chance_of(random) if seeds is None else seeds.numbers)
            if action is None:
                break
            match = match.apply(Input(None, None, action)).state
            number += isinstance(action, Deal)
        if match is self:
            seat = self._asked()[0].by
            raise RuleError("phase", "", f"the cards are dealt: seat {seat} is to act")
        return match

    def due(self, chance: Chance) -> Draw | Deal | None:
        """What the match waits for from chance, None where it waits for players or is over."""
        pattern = self.game.needs_deal(self)
        if pattern is not None:
            return pattern.deal(pattern.stack(self.pack, chance), self.players)
        if isinstance(self.phase, self.game.drawing):
            return Draw.by_chance(self.pack, self.players, self.game.draw_order(self), chance)
        return None

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
