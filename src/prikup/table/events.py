"""The events of a table: an append-only log of small records, from which the table is recomputed.

``version`` is the number of events so far. ``by`` is the acting seat, None if the server acts (chance,
clocks, consequences of consent). ``nonce`` is chosen by the sender: a second event with the same nonce from
the same person is a repetition. ``at`` is a time in seconds since 1970: time enters only here. A move is
stored as its text and read in its context.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from prikup import core
from prikup.core import PrikupError, Struct, from_json, to_json
from prikup.table.reused_deal import DealSeries, ReusedDeal
from prikup.table.rules import TableRules

Lock: TypeAlias = Literal["open", "seats", "all"]
Phrase: TypeAlias = Literal[
    "hello", "luck", "well_played", "thanks", "sorry", "moment", "good_match", "goodbye"
]
"""The codes of phrases that everybody reads in their own language."""


class TableError(PrikupError):
    """An action that is not possible at this table now; ``code`` is stable and short.

    Codes: ``stage`` (not at this stage), ``seat`` (no such seat), ``taken``, ``seated`` (sits already),
    ``name``, ``owner`` (only the owner may), ``locked``, ``barred``, ``link`` (an old link), ``limit`` (too
    many events of a kind), ``stale`` (the question is closed), ``actor`` (another player's turn), ``asked``
    (a poll is open), ``nothing`` (no question is open), ``undo_off``, ``undo_none``, ``undo_card``,
    ``undo_talon`` (cannot be taken back: never here, no decision yet, a card or the talon was seen), ``end``,
    ``away``, ``changed`` (the rules have changed), ``listed`` (the rules of an open table are fixed),
    ``chat`` (not allowed by all, or not during a deal), ``given`` (the rules of a reused deal are fixed),
    ``order`` (not the next event), ``text``, ``log`` (a stored event cannot be read).
    """


class Event(Struct, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """An event at a table; ``time`` is that of the server at a table with a clock of decisions."""

    by: int | None = None
    nonce: str = ""
    time: float | None = None


# Setting up -----------------------------------------------------------------------------------


class Listing(Struct, frozen=True, omit_defaults=True):
    """An entry in the public list of tables; after ``fill_after`` seconds bots take free seats (0: never)."""

    since: float
    fill_after: int = 0


class Opened(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """The creation of the table; always the first event.

    ``owner`` is the server's secret name for the person who opened it. ``invite`` is the code by which
    friends find the table, ``lang`` the language of the bots' names. ``repeatable`` means that the shuffles
    follow from a known seed: for tests and demonstrations. The match is settled after ``deals`` deals (0: no
    maximum). ``given`` is the first deal if it repeats one of another table; at a table of a tournament,
    ``series`` makes all deals.
    """

    id: str
    game: str
    rules: str
    players: int
    invite: str = ""
    lang: str = "en"
    repeatable: bool = False
    deals: int = 0
    table: TableRules = TableRules()
    given: ReusedDeal | None = None
    series: DealSeries | None = None
    owner: str = ""


class Sit(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """A person takes an open seat; ``who`` is the server's secret name for the person.

    ``key`` is that of the link by which they came. During the match only a seat that was freed is open.
    """

    seat: int
    who: str
    name: str
    key: str = ""


class Rename(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """Another name stands in place of a person's: their account was deleted, or the operator replaced it."""

    seat: int
    name: str


class SeatBot(Event, frozen=True, tag="Bot", kw_only=True, omit_defaults=True):
    """Before the match: a bot takes a seat that no person has, or (None) the seat is opened again."""

    seat: int
    bot: str | None


class Rules(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """Before the match: new rules of the game or table (None: unchanged); all agreements lapse."""

    rules: str | None = None
    table: TableRules | None = None


class Agree(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """A person agrees to the rules; when all have agreed and all seats are taken, the match begins.

    ``rules`` are the rules that the person has read: if the rules are different now, the event is refused.
    """

    rules: str | None = None


# The owner --------------------------------------------------------------------------------------


class OwnerEvent(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """An event that only the owner of the table may cause; ``who`` is the server's secret name for them.

    The owner may have no seat, so ``by`` is None. In a log that does not name the owner, the first such
    event does: the server knows who opened the table.
    """

    who: str


class FreeSeat(OwnerEvent, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """The owner frees a seat: before the match it is open, later ``bot`` plays until somebody sits there."""

    seat: int
    at: float
    bot: str


class Bar(OwnerEvent, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """The owner frees a person's seat and bars them; ``key`` belongs to the table's link from now on."""

    seat: int
    at: float
    bot: str
    key: str


class LockTable(OwnerEvent, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """The owner decides whether new people may sit and watch (``open``), only watch, or neither (``all``)."""

    lock: Lock


class ListTable(OwnerEvent, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """The owner opens the table to anybody, or makes it private (None)."""

    listing: Listing | None


class HandOver(OwnerEvent, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """The owner makes a seated person the owner."""

    seat: int


class Fill(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """Nobody else has come to an open table in time: ``bot`` takes the free seats, and the match begins."""

    at: float
    bot: str


# Chance ---------------------------------------------------------------------------------------


class Bind(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """A player commits to a seed for the next deal to which the server has not yet committed.

    ``commitment`` is the hash of that seed; a later event replaces it. An opened seed is itself the
    commitment to the next one, so one event commits a player to the seeds of a whole match.
    """

    commitment: str


class Commit(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """The server has drawn its secret seed for deal ``number``; only its commitment is shown.

    It also fixes the players' commitments: from here on nobody can change their part in this deal.
    """

    number: int
    seed: str


class OpenSeed(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """A player shows the seed to which they are committed for deal ``number``."""

    number: int
    seed: str


class Withheld(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """These seats did not open their seeds for deal ``number``; they contribute to no later deal."""

    number: int
    seats: tuple[int, ...]


class ClearSeed(Event, frozen=True, tag="Seed", kw_only=True, omit_defaults=True):
    """A player adds an open seed to the next deal; only in logs older than the players' commitments."""

    seed: str


class Chance(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """The first dealer was drawn, or the cards were dealt, as the seeds determine."""

    action: core.Draw | core.Deal


class Reveal(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """The server's seed for deal ``number`` is shown: the deal is over."""

    number: int


# Play -----------------------------------------------------------------------------------------


class Move(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """A player acts in the game, in answer to the question asked at version ``prompt`` (None: unasked).

    ``bot`` names the bot that decided, if one did.
    """

    text: str
    prompt: int | None
    bot: str | None = None


class ClockRead(Event, frozen=True, tag="Clock", kw_only=True, omit_defaults=True):
    """A clock reading for a match that ends by time: as it starts or goes on, or between deals."""

    at: float


class Next(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """A person has seen the result of the deal."""


class Hurry(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """A person who rests in this deal wants bots to play the rest of it without pauses."""


# Consent --------------------------------------------------------------------------------------


class AskUndo(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """A player asks to take back their own last decision; play waits for the answers."""


class AskEnd(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """A player asks to end the match now; the deal in progress will not count."""


class Answer(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """A person answers the poll; one "no" closes it, and the asker's own "no" withdraws it."""

    yes: bool


class Undone(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """All agreed: the game is back at the point before the asker's last decision."""


class MatchEnded(Event, frozen=True, tag="Ended", kw_only=True, omit_defaults=True):
    """All agreed, or the table has played its maximum of deals: the match ends and is settled.

    A deal in progress does not count.
    """


class Unsealed(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """The tournament is closed: what was sealed may be shown, and a match in progress ends."""

    at: float


class Again(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """After the match: a person wants a rematch, or not.

    The first who does opens the next table, with the id ``table``; ``owner`` is its owner. Every such event
    has an id, since any of them may be the first. If the next table was deleted meanwhile, ``instead_of`` is
    its id, and another is opened.
    """

    yes: bool
    table: str
    owner: str
    at: float
    instead_of: str = ""


# Presence -------------------------------------------------------------------------------------


class Gone(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """A person is no longer connected."""

    seat: int
    at: float


class Returned(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """A person is connected again, and plays for themselves again."""

    seat: int


class Leave(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """A person leaves: before the match their seat opens, later they count as away at once."""

    at: float


class TimedOut(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """A person was away as long as the table allows: the others choose how to go on."""

    seat: int
    at: float


class OutOfTime(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """A person has not decided in time: ``bot`` plays for them, until they say that they are back."""

    seat: int
    bot: str


class Back(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """A person who was out of time plays for themselves again."""


class ClocksRestarted(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """A server begins to drive the table: who is asked has the time for the decision from now on."""


class Wait(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """A player chooses to wait on for those who are away."""

    at: float


class Substitute(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """A player lets a bot play for an absent person, until they return."""

    seat: int
    bot: str


class AskSeat(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """A person without a seat says that the seat of an absent person is theirs.

    ``who`` is the server's secret name for the person, ``key`` that of the link by which they came.
    """

    seat: int
    who: str
    at: float
    key: str = ""


class AnswerSeat(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """A person answers the request for a seat that was made at version ``request``; one "no" closes it.

    The server (``by`` is None) closes it if the person who asks is known no more.
    """

    request: int
    yes: bool


class GiveSeat(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """All present agreed: the seat is that of the person who asked for it."""


class Chat(Event, frozen=True, tag="Say", kw_only=True, omit_defaults=True):
    """A player says something to all."""

    text: str


class SayPhrase(Event, frozen=True, tag="Phrase", kw_only=True, omit_defaults=True):
    """A player says a phrase to all, which everybody reads in their own language."""

    phrase: Phrase


class AllowChat(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """A person allows chat at a table that was open to anybody, or not; all must allow it."""

    yes: bool


AnyEvent: TypeAlias = (
    Opened
    | Sit
    | Rename
    | SeatBot
    | Rules
    | Agree
    | FreeSeat
    | Bar
    | LockTable
    | ListTable
    | Fill
    | HandOver
    | Bind
    | Commit
    | OpenSeed
    | Withheld
    | ClearSeed
    | Chance
    | Reveal
    | Move
    | ClockRead
    | Next
    | Hurry
    | AskUndo
    | AskEnd
    | Answer
    | Undone
    | MatchEnded
    | Unsealed
    | Again
    | Gone
    | Returned
    | Leave
    | TimedOut
    | OutOfTime
    | Back
    | ClocksRestarted
    | Wait
    | Substitute
    | AskSeat
    | AnswerSeat
    | GiveSeat
    | Chat
    | SayPhrase
    | AllowChat
)


def encode(event: AnyEvent) -> bytes:
    """Return an event as JSON, for storage; it holds secrets (cards, seeds, persons)."""
    return to_json(event)


def decode(data: bytes | str) -> AnyEvent:
    """Read a stored event; raises TableError."""
    try:
        return from_json(AnyEvent, data)  # type: ignore[arg-type]
    except (msgspec.DecodeError, ValueError) as error:
        given = data if isinstance(data, str) else data.decode("utf-8", "replace")
        raise TableError("log", given=given, why=error) from None
