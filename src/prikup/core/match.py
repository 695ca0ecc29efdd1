"""A match, its phases, and the base class of a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import ClassVar, Generic, overload

import msgspec

from prikup.cards import Card, Cards, Pack
from prikup.core.actions import (
    RESULT_CLASSES,
    Action,
    ActionBase,
    Clock,
    Deal,
    DealPattern,
    Draw,
    Input,
    PlayCard,
)
from prikup.core.facts import Fact
from prikup.core.folder import GameFolder
from prikup.core.generics import OptionsT, StandingT
from prikup.core.view import PositionLine, Question, Stage, View, World, draw_html, draw_position, draw_text
from prikup.core.view_parts import Turn
from prikup.core.wire import from_json, to_json
from prikup.errors import ArgumentError, PrikupError, RuleError, quote, shorten
from prikup.shuffle import Chance, DealSeeds, Random, chance_of, seed_text
from prikup.structs import Struct
from prikup.vocabulary.input_words import read_spellings


class Phase(Struct, frozen=True, tag=True):
    """Part of a match with only its own fields; subclasses are the games' phases.

    ``stage`` is its name in a view. ``asks`` names the question it puts to a player (``bid``, ``discard``,
    ``name``, ``defend``, ``play``, ``answer``), empty where it waits for chance. ``clause`` is the rule by
    which it asks.
    """

    stage: ClassVar[Stage] = ""
    asks: ClassVar[Question] = ""
    clause: ClassVar[str] = ""

    def asked_by(self, match: Match) -> str:
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
        """Return the action of the grid with this text; without one, :meth:`Game.read` reads the text."""
        return next((action for action in self.grid(match, turn) if action.text == text), None)

    def check(self, match: Match, turn: Turn, action: Action) -> None:
        """Raise RuleError, naming the clause, if the action is not legal for this turn."""
        raise RuleError("phase", self.asked_by(match), given=str(action))

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
        raise RuleError("phase", self.asked_by(match), given=str(move.action))


class Over(Phase, frozen=True, tag=True):
    """The match is over; ``result`` is that of each seat."""

    stage: ClassVar[Stage] = "over"

    result: tuple[Fraction, ...]

    def asked_by(self, match: Match) -> str:
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


class Legal:
    """The legal actions of one turn: iterate, index, ``len``, ``in`` (texts too), ``why_not``.

    The ``text`` of each is what is written; ``match.play`` and ``match.move`` take the action itself too.
    """

    __slots__ = ("_actions", "_match", "_turn")

    def __init__(self, match: Match, turn: Turn) -> None:
        self._match = match
        self._turn = turn
        self._actions: Sequence[Action] | None = None

    @property
    def _all(self) -> Sequence[Action]:
        """The actions, computed when they are first asked for."""
        if self._actions is None:
            self._actions = self._match.phase.legal(self._match, self._turn)
        return self._actions

    def __iter__(self) -> Iterator[Action]:
        return iter(self._all)

    def __len__(self) -> int:
        return len(self._all)

    def __getitem__(self, place: int) -> Action:
        return self._all[place]

    def __contains__(self, action: Action | str) -> bool:
        if isinstance(action, str):
            return any(choice.text == action for choice in self)
        return self.why_not(action) is None

    def why_not(self, action: Action) -> RuleError | None:
        """Return the error that this action would raise, or None if it is legal."""
        try:
            self._match.phase.check(self._match, self._turn, action)
        except RuleError as error:
            return error.with_traceback(None)  # with it all that was worked on would stay until collected
        except (TypeError, AttributeError):
            _check_types(action)
            raise
        return None

    def __repr__(self) -> str:
        texts = shorten(" ".join(action.text for action in self), 80)
        return f"<legal: {len(self)} for seat {self._turn.by}: {texts}>"


class Match(Struct, Generic[OptionsT, StandingT], frozen=True):
    """A match at one moment; immutable.

    ``standing`` is the game's own record of what carries over from deal to deal; ``log`` holds the inputs of
    the deal in progress, beginning with its cards. ``minutes`` is the time played as last told by a
    :class:`~prikup.core.Clock`; ``last_deal`` is how many deals the match has at most since that time is
    over, None while it is not.
    """

    game: Game[OptionsT, StandingT]
    options: OptionsT
    players: int
    deal_no: int
    dealer: int | None
    standing: StandingT
    phase: Phase
    log: tuple[Input, ...] = ()
    minutes: int = 0
    last_deal: int | None = None

    @property
    def finished(self) -> bool:
        """True if the match is over."""
        return isinstance(self.phase, Over)

    @property
    def dealt_by(self) -> int:
        """Seat that deals this deal; raises TypeError before the first dealer is drawn."""
        if self.dealer is None:
            raise TypeError("nobody deals before the first dealer is drawn")
        return self.dealer

    @property
    def pack(self) -> Pack:
        """The pack of cards in use."""
        return self.game.pack(self.options)

    @property
    def hands(self) -> tuple[Cards, ...]:
        """Every seat's current cards; for a blind seat, the cards it was dealt."""
        return tuple(self._find_hand(seat) for seat in range(self.players))

    def _find_hand(self, seat: int) -> Cards:
        """Return the current cards of a seat; if it has not looked at them yet, the cards it was dealt."""
        cards = self.view(seat).seats[seat].cards
        dealt = self.log[0].action if self.log and cards is None else None
        return (dealt.hands[seat] if isinstance(dealt, Deal) else None) or Cards(cards or ())

    @property
    def totals(self) -> tuple[Fraction, ...]:
        """Result per seat: final, or as if the match ended on this sheet.

        In whists, chips or points, as the game counts. The change over a deal is the value of the deal.
        """
        return self.game.result(self) or tuple(self.view(None).totals)

    @property
    def moment(self) -> str:
        """Short description of the current state: the deal, the phase, and the seats to act."""
        acting = ", ".join(str(turn.by) for turn in self.turns())
        to_act = f", seat {acting} to act" if acting else ""
        return f"deal {self.deal_no}, {type(self.phase).__name__.lower()}{to_act}"

    def __repr__(self) -> str:
        rules = shorten(self.game.rules(self.options), 50)
        return f"<match of {self.game.id}, {rules}: {self.moment}>"

    def __str__(self) -> str:
        """Draw the position in a dozen lines, with all cards open."""
        return draw_text(self._draw_lines())

    def _repr_html_(self) -> str:
        """Draw the position with all cards open, for a notebook."""
        return draw_html(self._draw_lines())

    def _draw_lines(self) -> list[PositionLine]:
        """Return the lines of the drawn position, with all hands and choices and the cards laid aside."""
        views = {seat: self.view(seat) for seat in range(self.players)}
        aside = self.pack.cards - Cards(
            move.action.card for move in self.log if isinstance(move.action, PlayCard)
        )
        hands = self.hands
        for hand in hands:
            aside -= hand
        return draw_position(views[0], self.game.rules(self.options), hands, views, aside)

    def view(self, viewer: int | None) -> View[OptionsT, StandingT]:
        """Return all that a seat, or a watcher (None), may know; raises ArgumentError for what is not a seat.

        >>> from prikup import new
        >>> new("preferans").deal(seed=1).view(0).legal[:3]
        ('6S', '6C', '6D')
        """
        return self.game.view(self, viewer)

    def turns(self) -> tuple[Turn, ...]:
        """Return the open turns: one, or several if the rules ask several seats at once."""
        return self.phase.turns(self)

    def turn_of(self, by: int) -> Turn | None:
        """Return the open turn in which this player decides, or None."""
        for turn in self.phase.turns(self):
            if turn.by == by:
                return turn
        return None

    def legal(self, turn: Turn | None = None) -> Legal:
        """Return the legal actions of an open turn: of the only one if none is given.

        Raises RuleError if the turn is not open or, without a turn, if none or several are; ArgumentError for
        what is not a turn.

        >>> from prikup import new
        >>> new("preferans").deal(seed=1).play("7S").legal()[0].text
        '7C'
        """
        if turn is None:
            turn, *others = self._require_turns()
            if others:
                raise RuleError("turn-which", self.phase.asked_by(self), count=len(others) + 1)
        if not isinstance(turn, Turn):
            raise ArgumentError("argument-turn", what=quote(turn))
        if turn not in self.turns():
            self._require_turns()
            raise RuleError("turn-legal", "", seat=turn.by)
        return Legal(self, turn)

    def offers(self, by: int) -> Sequence[Action]:
        """Return the actions that a player may take without being asked: claim, withdraw a claim."""
        return self.phase.offers(self, self.seat(by))

    def seat(self, seat: int) -> int:
        """Return the seat after checking that the match has it; raises ArgumentError."""
        if type(seat) is not int or not 0 <= seat < self.players:
            raise ArgumentError("argument-seat", what=quote(seat), last=self.players - 1)
        return seat

    def apply(self, move: Input) -> Step[OptionsT, StandingT]:
        """Return the next state and the facts of what happened; raises RuleError if the input is illegal.

        Raises ArgumentError for anything that is not an input, or whose fields have the wrong types.
        """
        if not isinstance(move, Input):
            raise ArgumentError("argument-input", what=quote(move))
        try:
            return self._apply(move)
        except ArgumentError:
            raise
        except (TypeError, AttributeError):
            _check_types(move.action)
            raise

    def _apply(self, move: Input) -> Step[OptionsT, StandingT]:
        """Check an input against the open turns and return the step that follows; raises RuleError."""
        phase = self.phase
        if move.seat is None or move.by is None:
            return phase.apply_chance(self, move)
        if phase.unasked(move.action):
            if move.seat != move.by:
                raise RuleError("turn-offer", phase.asked_by(self), seat=move.by)
            phase.check_offer(self, move.by, move.action)
            return phase.apply(self, move)
        for turn in phase.turns(self):
            if turn.by == move.by and turn.seat == move.seat:
                phase.check(self, turn, move.action)
                return phase.apply(self, move)
        raise RuleError("turn", phase.asked_by(self), seat=move.by, given=move.action.text)

    def move(self, move: str | Action, by: int | None = None) -> Input:
        """Return the input of a move, read from text or given as an action, by the player to act or ``by``.

        An action, such as one of ``legal``, needs no parsing. ``by`` is needed if several players are to act,
        and for an offer that nobody asked for. Raises RuleError if nobody can act now or there is no such
        move, ArgumentError if ``move`` is neither text nor action or ``by`` not a seat.
        """
        turns = self._require_turns()
        if not isinstance(move, str | ActionBase):
            raise ArgumentError("argument-move", what=quote(move))
        if by is None:
            by = turns[0].by
            if any(turn.by != by for turn in turns):
                seats = tuple(turn.by for turn in turns)
                raise RuleError("turn-several", self.phase.asked_by(self), seats=seats, given=str(move))
        else:
            self.seat(by)
        turn = next((open_turn for open_turn in turns if open_turn.by == by), None) or Turn(by, by)
        action = self.parse(turn, move) if isinstance(move, str) else move
        return Input(by if self.phase.unasked(action) else turn.seat, by, action)

    def play(self, move: str | Action, by: int | None = None) -> Match[OptionsT, StandingT]:
        """Return the match after a move of the player to act, or of the player ``by`` (see :meth:`move`).

        Raises RuleError, naming the clause, if the move is forbidden. To learn what happened, too, use
        ``match.apply(match.move(text, by))``.
        """
        return self.apply(self.move(move, by)).state

    def _require_turns(self) -> tuple[Turn, ...]:
        """Return the open turns; raises RuleError if there are none."""
        turns = self.turns()
        if turns:
            return turns
        if self.finished:
            raise RuleError("over", self.phase.asked_by(self))
        raise RuleError("phase-undealt", self.phase.asked_by(self))

    @overload
    def deal(self, *, seed: int | str) -> Match[OptionsT, StandingT]: ...

    @overload
    def deal(self, *, random: Random) -> Match[OptionsT, StandingT]: ...

    def deal(
        self, *, seed: int | str | None = None, random: Random | None = None
    ) -> Match[OptionsT, StandingT]:
        """Return the match with everything dealt that it waits for: the first dealer, cards, a redeal.

        Chance comes from a seed, by the provable shuffle, or from a ``random.Random``. The same seed always
        deals the same cards to the deal of this number, so a redeal that a player asked for needs another
        seed. Raises RuleError if the match is not waiting for cards, ArgumentError for a bad seed or source.
        """
        if (seed is None) == (random is None):
            raise ArgumentError("argument-chance")
        table = f"deal {max(self.deal_no, 1)}"
        number = 1
        match: Match[OptionsT, StandingT] = self
        while True:
            seeds = None if seed is None else DealSeeds.derived(seed_text(seed), self.players, number, table)
            action = match.due(chance_of(random) if seeds is None else seeds.numbers)
            if action is None:
                break
            match = match.apply(Input(None, None, action)).state
            number += isinstance(action, Deal)
        if match is self:
            seat = self._require_turns()[0].by
            raise RuleError("phase-dealt", self.phase.asked_by(self), seat=seat)
        return match

    def due(self, chance: Chance) -> Draw | Deal | None:
        """Return the action that chance must supply next; None if the match waits for players or is over."""
        pattern = self.game.needs_deal(self)
        if pattern is not None:
            return pattern.deal(pattern.stack(self.pack, chance), self.players)
        if isinstance(self.phase, self.game.drawing):
            return Draw.by_chance(self.pack, self.players, self.game.draw_order(self), chance)
        return None

    def to(self, move: Input, phase: Phase, *facts: Fact) -> Step[OptionsT, StandingT]:
        """Return the step that adds an input to the log and leads to another phase of the same deal."""
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
                self.minutes,
                self.last_deal,
            ),
            facts,
        )

    def parse(self, turn: Turn, text: str) -> Action:
        """Read an action of this turn, legal or not, as people write it.

        :mod:`prikup.vocabulary.input_words` lists the spellings. For a player who is not to act, the answer
        does not depend on the choices of another. Raises RuleError if no action has this spelling.
        """
        if (known_action := self._find_known_action(turn, text)) is not None:
            return known_action
        for reading in read_spellings(text, self.game.id):
            if (known_action := self._find_known_action(turn, reading)) is not None:
                return known_action
        reading = next(read_spellings(text, self.game.id))
        try:
            return self.game.read(self, turn, reading)
        except RuleError as error:
            if error.code != "unknown" or error.data.get("given") != reading:
                raise
            raise RuleError(error.name, error.clause, **{**error.data, "given": text}) from None

    def _find_known_action(self, turn: Turn, text: str) -> Action | None:
        """Return the action or offer of this turn with this text; None if the game must read it."""
        action = self.phase.read(self, turn, text) if turn in self.turns() else None
        if action is not None:
            return action
        return next((offer for offer in self.phase.offers(self, turn.by) if offer.text == text), None)


def _check_types(action: Action) -> None:
    """Raise ArgumentError if a field of an action is not of its declared type.

    Structs do not check this when they are made. The check runs only after something has failed, so that it
    costs nothing otherwise.
    """
    try:
        is_well_typed = from_json(Input, to_json(Input(None, None, action))).action == action
    except (PrikupError, msgspec.MsgspecError, TypeError):
        is_well_typed = False
    if not is_well_typed:
        raise ArgumentError("argument-input", what=quote(action))


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
