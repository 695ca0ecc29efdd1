"""What happens at a table: an append-only log of small records, from which everything is made again.

``version`` is the number of events so far. ``by`` is the seat of whoever acts, None where the server
does (chance, clocks, what follows from consent). ``nonce`` is the sender's mark: an event that comes
again with the same mark from the same person is the same event. ``at`` is a time in seconds since 1970:
time enters only here. A move is kept as its text and read in its context.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from prikup import core
from prikup.core import PrikupError, Struct, from_json, to_json
from prikup.table.reused_deal import ReusedDeal
from prikup.table.rules import TableRules


class TableError(PrikupError):
    """Something that cannot be done at this table now; ``code`` is stable and short.

    Codes: ``stage`` (not at this stage), ``seat`` (no such seat), ``taken``, ``seated`` (sits already),
    ``name``, ``stale`` (the question is closed), ``actor`` (not theirs to do), ``asked`` (a question to all
    is open), ``nothing`` (nothing is asked), ``undo_off``, ``undo_none``, ``undo_card``, ``undo_talon``
    (cannot be taken back: never here, nothing to take, a card or the talon was seen), ``end``, ``away``,
    ``changed`` (the rules, meanwhile), ``given`` (of a deal that others play just so), ``order`` (not what
    comes next), ``text``, ``log`` (a stored event cannot be read).
    """


class Event(Struct, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """Something that happened at a table."""

    by: int | None = None
    nonce: str = ""


# Setting up -----------------------------------------------------------------------------------


class Opened(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """The table was made; always the first event.

    ``invite`` is what a friend needs to find it, ``lang`` the language in which bots are named. With
    ``repeatable`` the shuffles follow from a seed somebody knows: for tests and demonstrations. After so many
    ``deals`` (0: any number) the match is settled. ``given`` is the first deal where it is one of
    elsewhere.
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


class Sit(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """A person takes an open seat; ``who`` is the server's secret name for the person."""

    seat: int
    who: str
    name: str


class SeatBot(Event, frozen=True, tag="Bot", kw_only=True, omit_defaults=True):
    """Before the match: a bot takes a seat that no person has, or (None) the seat is opened again."""

    seat: int
    bot: str | None


class Rules(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """Before the match: other rules of the game or table (None: unchanged); every consent falls."""

    rules: str | None = None
    table: TableRules | None = None


class Agree(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """A person agrees to play by these rules; when all have and all seats are taken, the match begins.

    ``rules`` are those they have read: if others stand by now, they agree to nothing.
    """

    rules: str | None = None


# Chance ---------------------------------------------------------------------------------------


class Bind(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """A player is bound to the seed for the next deal that the server has not committed to.

    ``commitment`` is the hash of that seed; a later one takes its place. A seed that is opened is the
    commitment to the one after it, so that a player binds themselves once to the seeds of a whole match.
    """

    commitment: str


class Commit(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """The server has drawn its secret seed for deal ``number``; only the commitment is shown.

    From here on nobody's part in this deal can change: what the players are bound to is fixed by it.
    """

    number: int
    seed: str


class OpenSeed(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """A player shows the seed to which they are bound for deal ``number``."""

    number: int
    seed: str


class Withheld(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """These seats did not open their seeds for deal ``number``; they add to no later deal."""

    number: int
    seats: tuple[int, ...]


class Seed(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """A player adds a seed in clear to the next deal: only in logs from before players were bound."""

    seed: str


class Chance(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """The first dealer was drawn, or the cards were dealt, as the seeds make it."""

    action: core.Draw | core.Deal


class Reveal(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """The server's seed for deal ``number`` is shown: the deal is over."""

    number: int


# Play -----------------------------------------------------------------------------------------


class Move(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """A player acts in the game, in answer to the question put at version ``prompt`` (None: unasked).

    ``bot`` names the bot that decided, if one did.
    """

    text: str
    prompt: int | None
    bot: str | None = None


class ClockRead(Event, frozen=True, tag="Clock", kw_only=True, omit_defaults=True):
    """A reading of the clock of a match that ends by time: as it starts or goes on, or between deals."""

    at: float


class Next(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """A person has seen the result of the deal."""


# Consent --------------------------------------------------------------------------------------


class AskUndo(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """A player asks to take back their own last decision; play waits for the answers."""


class AskEnd(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """A player asks to end the match now; the deal in progress will not count."""


class Answer(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """A person answers what is asked; one no is enough, and the asker's own no withdraws it."""

    yes: bool


class Undone(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """All agreed: the game is again as it was before the asker's last decision."""


class MatchEnded(Event, frozen=True, tag="Ended", kw_only=True, omit_defaults=True):
    """All agreed, or as many deals were played as the table may: the match ends and is settled.

    A deal in progress is not counted.
    """


# Presence -------------------------------------------------------------------------------------


class Gone(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """A person is no longer connected."""

    seat: int
    at: float


class Returned(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """A person is connected again, and plays for themselves again."""

    seat: int


class Leave(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """A person gets up: before the match the seat opens, later they count as away at once."""

    at: float


class TimedOut(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """A person was away as long as the table allows: the others choose what to do."""

    seat: int
    at: float


class Wait(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """A player chooses to wait on for those who are away."""

    at: float


class Substitute(Event, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """A player lets a bot play for one who is away, until they return."""

    seat: int
    bot: str


class Chat(Event, frozen=True, tag="Say", kw_only=True, omit_defaults=True):
    """A player says something to all."""

    text: str


AnyEvent: TypeAlias = (
    Opened
    | Sit
    | SeatBot
    | Rules
    | Agree
    | Bind
    | Commit
    | OpenSeed
    | Withheld
    | Seed
    | Chance
    | Reveal
    | Move
    | ClockRead
    | Next
    | AskUndo
    | AskEnd
    | Answer
    | Undone
    | MatchEnded
    | Gone
    | Returned
    | Leave
    | TimedOut
    | Wait
    | Substitute
    | Chat
)


def encode(event: AnyEvent) -> bytes:
    """An event as JSON, for storage; holds secrets (cards, seeds, who sits where)."""
    return to_json(event)


def decode(data: bytes | str) -> AnyEvent:
    """Read a stored event; raises TableError."""
    try:
        return from_json(AnyEvent, data)  # type: ignore[arg-type]
    except (msgspec.DecodeError, ValueError) as error:
        given = data if isinstance(data, str) else data.decode("utf-8", "replace")
        raise TableError("log", given=given, why=error) from None
