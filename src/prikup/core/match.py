"""A match at one moment: its state, its turns, and how an input leads to the next state."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Generic, overload

from prikup.cards import Cards, Pack
from prikup.core.actions import Action, ActionBase, Deal, Draw, Input, PlayCard
from prikup.core.facts import Fact
from prikup.core.generics import OptionsT, StandingT
from prikup.core.legal import Legal, check_types
from prikup.core.phase import Over, Phase, Step
from prikup.core.view import PositionLine, View, draw_html, draw_position, draw_text
from prikup.core.view_parts import Turn
from prikup.errors import ArgumentError, RuleError, quote, shorten
from prikup.shuffle import ChanceSource, DealSeeds, Random, chance_of, seed_text
from prikup.structs import Struct
from prikup.vocabulary.input_words import read_spellings

if TYPE_CHECKING:
    from prikup.core.game import Game


class Match(Struct, Generic[OptionsT, StandingT], frozen=True):
    """A match at one moment; immutable.

    ``game`` and ``options`` are its rules, ``players`` is the number of seats. ``deal_no`` counts the deals
    from 1, and is 0 before the first; ``dealer`` is the seat that deals, None before it is drawn; ``phase``
    is the part of the deal. ``standing`` is the game's own record of what carries over from deal to deal;
    ``log`` holds the inputs of the deal in progress, beginning with its cards. ``minutes`` is the time played
    as last told by a :class:`~prikup.core.Clock`; ``last_deal`` is how many deals the match has at most since
    that time is over, None while it is not.
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
        """Seat that deals this deal; raises RuleError before the first dealer is drawn."""
        if self.dealer is None:
            raise RuleError("phase-undrawn", self.phase.find_clause(self))
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
        return f"deal {self.deal_no}, phase {self.phase.stage or type(self.phase).__name__.lower()}{to_act}"

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
        """Return the open turn in which this player decides, or None; raises ArgumentError for no seat."""
        self.seat(by)
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
                raise RuleError("turn-which", self.phase.find_clause(self), count=len(others) + 1)
        if not isinstance(turn, Turn):
            raise ArgumentError("argument-turn", what=quote(turn))
        if turn not in self.turns():
            self.seat(turn.by)
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
        if not isinstance(move, Input) or not _has_right_types(move):
            raise ArgumentError("argument-input", what=quote(move))
        try:
            return self._apply(move)
        except ArgumentError:
            raise
        except (TypeError, AttributeError):
            check_types(move.action)
            raise

    def _apply(self, move: Input) -> Step[OptionsT, StandingT]:
        """Check an input against the open turns and return the step that follows; raises RuleError."""
        phase = self.phase
        if move.seat is None or move.by is None:
            return phase.apply_chance(self, move)
        if phase.unasked(move.action):
            if move.seat != move.by:
                raise RuleError("turn-offer", phase.find_clause(self), seat=move.by)
            phase.check_offer(self, move.by, move.action)
            return phase.apply(self, move)
        for turn in phase.turns(self):
            if turn.by == move.by and turn.seat == move.seat:
                phase.check(self, turn, move.action)
                return phase.apply(self, move)
        raise RuleError("turn", phase.find_clause(self), seat=move.by, given=move.action.text)

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
                raise RuleError("turn-several", self.phase.find_clause(self), seats=seats, given=str(move))
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
            raise RuleError("over", self.phase.find_clause(self))
        raise RuleError("phase-undealt", self.phase.find_clause(self))

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
            raise RuleError("phase-dealt", self.phase.find_clause(self), seat=seat)
        return match

    def due(self, chance: ChanceSource) -> Draw | Deal | None:
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
        does not depend on the choices of another. Raises RuleError if no action has this spelling,
        ArgumentError for what is not a turn or not a text.
        """
        if not isinstance(turn, Turn):
            raise ArgumentError("argument-turn", what=quote(turn))
        self.seat(turn.by)
        if not isinstance(text, str):
            raise ArgumentError("argument-words", what=quote(text))
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


def _has_right_types(move: Input) -> bool:
    """Return True if an input has an action, and whole numbers or None (chance) as seats."""
    is_seat_fit = move.seat is None or type(move.seat) is int
    is_by_fit = move.by is None or type(move.by) is int
    return is_seat_fit and is_by_fit and isinstance(move.action, ActionBase)
