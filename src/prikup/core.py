"""The core: a match is the fold of its inputs.

``state = reduce(apply, inputs, start)``. A :class:`Match` holds a *phase*, a small frozen record
that knows who must act, what is legal and what follows. Nothing here does I/O, reads a clock or
draws a random number; chance comes in as inputs with seat ``None``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, ClassVar, Literal, Protocol, TypeVar

import msgspec

from prikup.cards import Card, Cards, Pack

T = TypeVar("T")


class Record(msgspec.Struct, frozen=True):
    """A small immutable value."""


# ---------------------------------------------------------------------------------------------
# Errors


class PrikupError(ValueError):
    """What was asked cannot be done; the text is one sentence for a person.

    The tree: ``PrikupError`` > ``RuleError`` (a rule forbids it), ``RecordError`` (a written match
    is wrong), ``OptionError`` (rules that do not exist or do not go together).
    """


class RuleError(PrikupError):
    """A rule forbids the action.

    ``code`` is stable and short, so that a client can translate it; ``clause`` names the clause of
    the game's rules; ``data`` holds what the sentence mentions.
    """

    def __init__(self, code: str, clause: str, text: str, **data: object) -> None:
        super().__init__(f"{text} (clause {clause})" if clause else text)
        self.code = code
        self.clause = clause
        self.text = text
        self.data = data


class OptionError(PrikupError):
    """An option or preset that does not exist, has no such value, or does not go with another."""


# ---------------------------------------------------------------------------------------------
# What is put in: actions and inputs


class Action(Record, frozen=True, tag=True):
    """Something a player, or chance, may do; ``text`` is its one canonical spelling."""

    @property
    def text(self) -> str:
        """The action as it is written in records and on the wire."""
        raise TypeError(f"{type(self).__name__} has no text")

    def seen_by(self, viewer: int | None, by: int | None) -> Action:
        """The action as the viewer saw it when ``by`` did it; hidden parts are None."""
        return self

    def __str__(self) -> str:
        return self.text


class Input(Record, frozen=True):
    """One action put into a match: whose cards, who decided, what.

    ``seat`` and ``by`` differ only where one player plays another's cards. Chance, and what the
    table agrees on, has neither.
    """

    seat: int | None
    by: int | None
    action: Action


class Draw(Action, frozen=True, tag=True):
    """Chance: who deals first."""

    dealer: int

    @property
    def text(self) -> str:
        return f"draw {self.dealer}"


class Deal(Action, frozen=True, tag=True):
    """Chance: the cards as dealt, a hand for each seat (empty for one who sits out), the talon in
    order, and the bottom card where a game looks at it. A hand the viewer may not see is None.
    """

    hands: tuple[Cards | None, ...]
    talon: tuple[Card, ...] | None
    bottom: Card | None = None

    @property
    def text(self) -> str:
        hands = " ".join("??" if hand is None else str(hand) if hand else "-" for hand in self.hands)
        talon = "?? ??" if self.talon is None else " ".join(card.text for card in self.talon)
        return f"{hands} / {talon}"

    def seen_by(self, viewer: int | None, by: int | None) -> Deal:
        hands = tuple(hand if seat == viewer or not hand else None for seat, hand in enumerate(self.hands))
        return Deal(hands, None)


class DealPattern(Record, frozen=True):
    """How a pack is dealt, from its top: packets of ``(seat, count)``, or ``("talon", count)``, in order.

    Together they take every card of the pack. With ``bottom`` the game looks at the last card.
    """

    packets: tuple[tuple[int | Literal["talon"], int], ...]
    bottom: bool = False


class Finish(Action, frozen=True, tag=True):
    """Agreed between deals: the match ends now and is settled as it stands."""

    @property
    def text(self) -> str:
        return "finish"


class PlayCard(Action, frozen=True, tag=True):
    """Play a card; with ``announce`` a marriage is announced by leading it."""

    card: Card
    announce: bool = False

    @property
    def text(self) -> str:
        return self.card.text + "!" if self.announce else self.card.text


class Say(Action, frozen=True, tag=True):
    """Say one word of the game aloud: ``pass``, ``hold``, a bid, ``whist``, ``open``, ``yes``."""

    word: str

    @property
    def text(self) -> str:
        return self.word


class Name(Action, frozen=True, tag=True):
    """Name the contract, or the trump, that is to be played."""

    contract: str

    @property
    def text(self) -> str:
        return f"name {self.contract}"


class Discard(Action, frozen=True, tag=True):
    """Lay cards away face down; None to those who did not see them."""

    cards: Cards | None

    @property
    def text(self) -> str:
        if self.cards is None:
            return "discard ??"
        return "discard " + " ".join(card.text for card in self.cards)

    def seen_by(self, viewer: int | None, by: int | None) -> Discard:
        return self if viewer is not None and viewer == by else Discard(None)


class Claim(Action, frozen=True, tag=True):
    """Offer to divide the tricks that are left, one number a seat; with ``lay`` the hand is shown."""

    division: tuple[int, ...]
    lay: bool = False

    @property
    def text(self) -> str:
        return ("lay " if self.lay else "claim ") + "-".join(map(str, self.division))


# ---------------------------------------------------------------------------------------------
# What comes out: facts


class Fact(Record, frozen=True, tag=True):
    """Something that happened, as all may know it or, where hidden, as a seat may.

    ``reveals`` names the seat whose hidden cards became known by it, ``"talon"`` for the talon,
    or None: what was seen cannot be taken back.
    """

    def seen_by(self, viewer: int | None) -> Fact:
        """The fact as the viewer may know it (None: a watcher)."""
        return self

    @property
    def reveals(self) -> int | str | None:
        """Whose hidden cards it made known."""
        return None


class Dealt(Fact, frozen=True, tag=True):
    """Cards were dealt; each seat sees its own."""

    deal_no: int
    dealer: int
    hands: tuple[Cards | None, ...]

    def seen_by(self, viewer: int | None) -> Dealt:
        hands = tuple(hand if seat == viewer or not hand else None for seat, hand in enumerate(self.hands))
        return Dealt(self.deal_no, self.dealer, hands)

    @property
    def reveals(self) -> str:
        return "deal"


class Said(Fact, frozen=True, tag=True):
    """A player said a word of the game, or named, offered or answered something."""

    seat: int
    text: str


class Shown(Fact, frozen=True, tag=True):
    """Cards were laid open for all: a hand of ``seat``, or the talon (seat None)."""

    seat: int | None
    cards: tuple[Card, ...]

    @property
    def reveals(self) -> int | str:
        return "talon" if self.seat is None else self.seat


class Discarded(Fact, frozen=True, tag=True):
    """A player laid cards away face down; only that player sees which."""

    seat: int
    count: int
    cards: Cards | None

    def seen_by(self, viewer: int | None) -> Discarded:
        return self if viewer == self.seat else Discarded(self.seat, self.count, None)


class Played(Fact, frozen=True, tag=True):
    """A card was played; ``by`` is who decided, ``seat`` None a card of the talon."""

    seat: int | None
    by: int | None
    card: Card

    @property
    def reveals(self) -> int | str:
        return "talon" if self.seat is None else self.seat


class Taken(Fact, frozen=True, tag=True):
    """A trick was won."""

    seat: int


class Entry(Record, frozen=True):
    """One amount written on the sheet: whose account, on whom, how much, and why.

    ``account`` is the game's word (``pool``, ``hill``, ``whists``); ``on`` is the seat a whist is
    written on; ``cause`` a stable word for the reason; ``clause`` the rule that asks for it.
    """

    account: str
    seat: int
    on: int | None
    amount: int | Fraction
    cause: str
    clause: str


class Scored(Fact, frozen=True, tag=True):
    """A deal ended and was written: its result and the entries it made."""

    deal_no: int
    dealer: int
    result: Any
    entries: tuple[Entry, ...]


class Ended(Fact, frozen=True, tag=True):
    """The match is over; the final result of each seat."""

    result: tuple[Fraction, ...]


# ---------------------------------------------------------------------------------------------
# Who may do what


class Turn(Record, frozen=True):
    """Who must act: whose cards or call (``seat``), and who decides (``by``)."""

    seat: int
    by: int


class Phase(Record, frozen=True, tag=True):
    """A stage of a match with only its own fields; subclasses are the games' phases.

    ``asks`` names the question it puts to a player (``bid``, ``discard``, ``name``, ``defend``,
    ``play``, ``answer``), empty where it waits for chance.
    """

    asks: ClassVar[str] = ""

    def turns(self, match: Match) -> tuple[Turn, ...]:
        """Who must act now; depends on public facts alone."""
        return ()

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
        """Read an action of this turn, legal or not; raises RuleError if there is none so spelled."""
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


# ---------------------------------------------------------------------------------------------
# What a seat may know


class SeatView(Record, frozen=True):
    """One seat as the viewer sees it: ``cards`` is None where they are hidden."""

    seat: int
    cards: tuple[Card, ...] | None
    count: int
    exposed: bool
    tricks: int
    role: str
    calls: tuple[str, ...]
    playing: bool


class TrickView(Record, frozen=True):
    """A trick: who led, the cards in order, who is winning it; ``talon`` is a card of the talon
    that leads it."""

    leader: int
    plays: tuple[tuple[int, Card], ...]
    winner: int | None
    talon: Card | None = None


class ContractView(Record, frozen=True):
    """What is played: ``needs`` tricks of the declarer, ``against`` tricks of the defence."""

    declarer: int | None
    text: str
    trump: str | None
    needs: int | None
    against: int | None


class ClaimView(Record, frozen=True):
    """An offer that waits for answers: tricks a seat, and who has said yes."""

    by: int
    division: tuple[int, ...]
    accepted: tuple[int, ...]


class Why(Record, frozen=True):
    """Why something is not legal."""

    code: str
    clause: str
    text: str
    data: dict[str, Any]


class Choice(Record, frozen=True):
    """One thing a player could do: its text, whether it is legal, and if not, why."""

    text: str
    legal: bool
    why: Why | None = None


class Hidden(Record, frozen=True):
    """A place whose cards the viewer does not see: how many lie there and which may."""

    place: str
    seat: int | None
    size: int
    may: Cards


class View(Record, frozen=True):
    """All that a seat (or a watcher, seat None) may know of a match; encodes to JSON.

    ``acting`` is the viewer's own turn, ``choices`` its full fixed grid; ``offers`` are what the
    viewer may do unasked. ``turns`` says who must act. ``log`` holds the inputs of this deal as the
    viewer saw them; with a :class:`World` it gives back a state.
    """

    game: str
    options: Any
    players: int
    clockwise: bool
    seat: int | None
    deal_no: int
    dealer: int | None
    phase: str
    asks: str
    standing: Any
    seats: tuple[SeatView, ...]
    order: tuple[int, ...]
    auction: tuple[tuple[int, str], ...]
    declarations: tuple[tuple[int, str], ...]
    contract: ContractView | None
    talon: tuple[Card, ...] | None
    discard: tuple[Card, ...] | None
    trick: TrickView | None
    last_trick: TrickView | None
    trick_winners: tuple[int, ...]
    claim: ClaimView | None
    turns: tuple[Turn, ...]
    acting: Turn | None
    choices: tuple[Choice, ...]
    offers: tuple[Choice, ...]
    hidden: tuple[Hidden, ...]
    log: tuple[Input, ...]
    now: tuple[Fraction, ...]
    result: tuple[Fraction, ...] | None


class World(Record, frozen=True):
    """A guess of what a seat does not see: the whole deal, and the hidden acts in log order."""

    deal: Deal
    acts: tuple[Action, ...] = ()


class Game(Protocol):
    """What a folder under ``games/`` provides; the core and the table know nothing else of it.

    ``flow`` declares which phases may follow a phase, ``longest_deal`` how many inputs a deal has at
    most after its last chance, ``presets`` the names of its rules, the usual first.
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

    def result(self, match: Match) -> tuple[Fraction, ...] | None:
        """The final result of each seat once the match is over."""

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
    start = Match(game, view.options, view.players, view.deal_no, view.dealer, view.standing, game.dealing())
    if not view.log:
        return start
    acts = iter(world.acts)
    inputs = [Input(None, None, world.deal)]
    for put in view.log[1:]:
        hidden = isinstance(put.action, Discard) and put.action.cards is None
        inputs.append(Input(put.seat, put.by, next(acts)) if hidden else put)
    return replay(start, inputs)[0]


# ---------------------------------------------------------------------------------------------
# JSON


def _out(value: Any) -> Any:
    if isinstance(value, Card):
        return value.text
    if isinstance(value, Cards):
        return str(value)
    if isinstance(value, Fraction):
        return str(value)
    raise TypeError(f"cannot write {type(value).__name__} as JSON")


def _in(kind: Any, value: Any) -> Any:
    if kind is Card or kind is Cards:
        return kind.parse(value)
    if kind is Fraction:
        return Fraction(value)
    raise TypeError(f"cannot read {kind}")


_encoder = msgspec.json.Encoder(enc_hook=_out)


def to_json(value: object) -> bytes:
    """Any record of the core as JSON; a card is ``"AS"``, a set ``"AKT.QJ9..87"``, a fraction ``"1/3"``."""
    return _encoder.encode(value)


def from_json(kind: type[T], data: bytes | str) -> T:
    """Read a record back; raises msgspec.ValidationError with the path of what is wrong."""
    return msgspec.json.decode(data, type=kind, dec_hook=_in)
