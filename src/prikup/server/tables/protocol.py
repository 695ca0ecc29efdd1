"""The messages between browser and server over the socket of a table, as JSON."""

from __future__ import annotations

import json
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta, field

from prikup.core import Amount, Fact, Struct, View, Why, to_json
from prikup.scene import Scene
from prikup.server.problems import HTTPProblem
from prikup.table import TableView
from prikup.table.events import Lock, Phrase

MAX_MESSAGE_CHARS = 4096
"""The longest socket message that is read."""
MAX_RULES_CHARS = 3000
"""The longest text of rules."""

MAX_NONCE_CHARS = 64
Nonce = Annotated[str, Meta(max_length=MAX_NONCE_CHARS, pattern=r"\A[^\0]*\Z")]  # a NUL cannot be stored
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Hex = Annotated[str, Meta(pattern=r"\A[0-9a-f]{64}\Z")]
MessageText = Annotated[str, Meta(max_length=500)]
FillAfter = Annotated[int, Meta(ge=0, le=600)]
RulesText = Annotated[str, Meta(max_length=MAX_RULES_CHARS)]


class Message(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """A message of a browser; ``nonce`` identifies it, so that a repetition is recognised."""

    nonce: Nonce = ""


class Move(Message, frozen=True, tag="move", kw_only=True):
    """An action in the game, in answer to the question put at version ``prompt`` (null: unasked)."""

    text: Annotated[str, Meta(max_length=100)]
    prompt: int | None = None


class Sit(Message, frozen=True, tag="sit", kw_only=True):
    """A request for an open seat."""

    seat: SeatNumber
    name: MessageText = ""


class SeatBot(Message, frozen=True, tag="bot", kw_only=True):
    """A bot for a seat (null: open the seat), or for an absent player."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] | None


class Rules(Message, frozen=True, tag="rules", kw_only=True):
    """A change of the game's rules or the table's options before the match."""

    rules: RulesText | None = None
    table: dict[str, Any] | None = None


class Agree(Message, frozen=True, tag="agree", kw_only=True):
    """An agreement to these rules (null: the current ones)."""

    rules: RulesText | None = None


class FreeSeat(Message, frozen=True, tag="free", kw_only=True):
    """The owner's wish to free a seat."""

    seat: SeatNumber


class Bar(Message, frozen=True, tag="bar", kw_only=True):
    """The owner's wish to free the seat of a person, to bar them, and to renew the table's link."""

    seat: SeatNumber


class LockTable(Message, frozen=True, tag="lock", kw_only=True):
    """The owner's decision whether new people may sit and watch, only watch (``seats``), or neither."""

    lock: Lock


class ListTable(Message, frozen=True, tag="list", kw_only=True):
    """The owner's wish that anybody may sit down, or (null) that the table is private again.

    Bots take the free seats after ``fill_after`` seconds (0: never).
    """

    fill_after: FillAfter | None


class HandOver(Message, frozen=True, tag="hand_over", kw_only=True):
    """The owner's wish to make a seated person the owner."""

    seat: SeatNumber


class Bind(Message, frozen=True, tag="bind", kw_only=True):
    """A commitment, by hash, to a seed for the next deal to which the server has not committed."""

    commitment: Hex


class OpenSeed(Message, frozen=True, tag="open_seed", kw_only=True):
    """The seed for a deal to which the player committed; it is the commitment to their next one."""

    number: Annotated[int, Meta(ge=1)]
    seed: Hex


class AskUndo(Message, frozen=True, tag="ask_undo", kw_only=True):
    """A request to take back the player's last decision."""


class AskEnd(Message, frozen=True, tag="ask_end", kw_only=True):
    """A request to end the match now."""


class Answer(Message, frozen=True, tag="answer", kw_only=True):
    """An answer to a poll."""

    yes: bool


class Again(Message, frozen=True, tag="again", kw_only=True):
    """A wish for a rematch, or a refusal of one."""

    yes: bool


class AskSeat(Message, frozen=True, tag="ask_seat", kw_only=True):
    """A request for the seat of an absent person, by somebody without a seat who says that it is theirs."""

    seat: SeatNumber


class AnswerSeat(Message, frozen=True, tag="answer_seat", kw_only=True):
    """An answer to the request for a seat that was made at version ``request``."""

    request: Annotated[int, Meta(ge=0)]
    yes: bool


class Chat(Message, frozen=True, tag="say", kw_only=True):
    """A chat message to all."""

    text: MessageText


class SayPhrase(Message, frozen=True, tag="phrase", kw_only=True):
    """A phrase to all, which everybody reads in their own language."""

    phrase: Phrase


class AllowChat(Message, frozen=True, tag="allow_chat", kw_only=True):
    """A player's wish that people may chat at a table that was open to anybody, or may not."""

    yes: bool


class Wait(Message, frozen=True, tag="wait", kw_only=True):
    """A decision to keep waiting for absent players."""


class Back(Message, frozen=True, tag="back", kw_only=True):
    """A player's wish to play again after being out of time."""


class Next(Message, frozen=True, tag="next", kw_only=True):
    """A confirmation that the player has seen the result of the deal."""


class Hurry(Message, frozen=True, tag="hurry", kw_only=True):
    """A resting player's wish that bots play the rest of the deal without pauses."""


class Leave(Message, frozen=True, tag="leave", kw_only=True):
    """A player's departure from the table."""


class Ping(Message, frozen=True, tag="ping", kw_only=True):
    """A check that the connection is alive."""


class Resync(Message, frozen=True, tag="resync", kw_only=True):
    """A request for the whole state."""


TableRequest: TypeAlias = (
    Move
    | Sit
    | SeatBot
    | Rules
    | Agree
    | FreeSeat
    | Bar
    | LockTable
    | ListTable
    | HandOver
    | Bind
    | OpenSeed
    | AskUndo
    | AskEnd
    | Answer
    | Again
    | AskSeat
    | AnswerSeat
    | Chat
    | SayPhrase
    | AllowChat
    | Wait
    | Back
    | Next
    | Hurry
    | Leave
)
Up: TypeAlias = TableRequest | Ping | Resync


class Refused(Why, frozen=True, tag_field="type", tag="error", kw_only=True):
    """A refusal of a message; ``nonce`` is that of the message, "" if none could be read."""

    nonce: str


class Tail(Struct, frozen=True):
    """A changed list: its old items from ``start`` up to but not including ``end``, then ``more``."""

    start: int
    end: int
    more: tuple[object, ...]


class PackedChoices(Struct, frozen=True):
    """The choices of a question, with each reason once: text, index of the reason (null: legal), and stake.

    In a reason the character U+FFFC stands for the text of the choice.
    """

    items: tuple[tuple[str, int | None, dict[str, Amount] | None], ...]
    whys: tuple[object, ...]


Changed: TypeAlias = dict[str, Any]
"""The changed fields of a record; a list may be a Tail, the choices of a view are PackedChoices."""


class Change(Struct, frozen=True, tag_field="type", tag="change", omit_defaults=True):
    """A change that turns the state with the number ``base`` into the state ``number``.

    Only the changed fields of its records are sent, and only the added items of a list that grew. ``facts``
    are those since the last message.
    """

    number: int
    base: int
    version: int
    prompt: int | None
    facts: tuple[Fact, ...]
    now: float
    table: Annotated[Changed, Meta(extra={"of": TableView})] = field(default_factory=dict)
    view: Annotated[Changed, Meta(extra={"of": View})] = field(default_factory=dict)
    scene: Annotated[Changed, Meta(extra={"of": Scene})] = field(default_factory=dict)


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to a ping."""


_decoder: msgspec.json.Decoder[Up] = msgspec.json.Decoder(Up)


def decode_message(text: str) -> Up:
    """Decode a message of the browser; raises HTTPProblem that quotes the faulty text."""
    if len(text) > MAX_MESSAGE_CHARS:
        raise HTTPProblem(413, "too_long", count=len(text), most=MAX_MESSAGE_CHARS)
    try:
        return _decoder.decode(text)
    except msgspec.ValidationError as error:
        raise HTTPProblem(400, "message", given=text, why=error) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise HTTPProblem(400, "json", given=text, why=error) from None


def read_nonce(text: str) -> str:
    """Return the nonce of a message that could not be decoded, "" if it has none that can be sent back."""
    try:
        nonce = json.loads(text[:MAX_MESSAGE_CHARS])["nonce"]
        str(nonce).encode()  # half of a surrogate pair cannot be sent back
    except (ValueError, KeyError, TypeError, RecursionError):
        return ""
    return nonce if isinstance(nonce, str) and len(nonce) <= MAX_NONCE_CHARS else ""


def encode_error(nonce: str, problem: HTTPProblem) -> str:
    """Return the message that a request was refused."""
    return to_json(Refused(**msgspec.structs.asdict(problem.why), nonce=nonce)).decode()


PONG = to_json(Pong()).decode()
