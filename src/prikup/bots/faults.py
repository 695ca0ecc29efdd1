"""Faults of bots: errors in words, counted by kind."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import msgspec

from prikup.core import PrikupError, Struct, View, quote
from prikup.errors import Why

MAX_SHOWN_CHOICES: Final = 3
"""Legal choices that the error for an illegal one quotes."""


class BotFault(Struct, frozen=True):
    """Count of one ``kind`` of fault of a ``bot``, with place and reason (``why``) of the first one.

    The kind is the name of an exception, ``illegal`` for an answer that is not one of the legal choices,
    ``many`` for too few or too many answers to several views, or of a program ``start``, ``version``,
    ``silent``, ``ended``, ``unreadable``, ``mismatched``, ``unasked``, ``flood``, and ``stopped`` once it is
    started no more. The first time was in this ``deal``, at this ``seat``, at the question ``asks``.
    """

    bot: str
    kind: str
    count: int
    deal: int
    seat: int | None
    asks: str
    why: Why


class Faults:
    """The faults of a bot, by kind."""

    def __init__(self) -> None:
        self._by_kind: dict[str, BotFault] = {}

    def add(self, view: View, error: PrikupError, question: str = "") -> None:
        """Count a fault of a bot at a view; ``question`` replaces the view's own, as at the end of a deal."""
        kind = kind_of(error)
        counted = self._by_kind.get(kind)
        if counted is None:
            why, fault_question = error.why, question or view.asks
            self._by_kind[kind] = BotFault("", kind, 1, view.deal_no, view.seat, fault_question, why)
        else:
            self._by_kind[kind] = msgspec.structs.replace(counted, count=counted.count + 1)

    def __iter__(self) -> Iterator[BotFault]:
        return iter(self._by_kind.values())

    def __len__(self) -> int:
        return count_faults(self)

    def of(self, bot: str, deal: int | None = None) -> Iterator[BotFault]:
        """Yield the faults under a bot's name and a deal's number."""
        for fault in self:
            yield msgspec.structs.replace(fault, bot=bot, deal=fault.deal if deal is None else deal)


def count_faults(faults: Iterable[BotFault]) -> int:
    """Return the total number of faults."""
    return sum(fault.count for fault in faults)


def join_faults(faults: Iterable[BotFault]) -> tuple[BotFault, ...]:
    """Return the faults with those of one bot and kind counted as one, in the order of the first."""
    joined_faults: dict[tuple[str, str], BotFault] = {}
    for fault in faults:
        joined = joined_faults.get((fault.bot, fault.kind))
        count = fault.count + (0 if joined is None else joined.count)
        joined_faults[fault.bot, fault.kind] = msgspec.structs.replace(joined or fault, count=count)
    return tuple(joined_faults.values())


def kind_of(error: PrikupError) -> str:
    """Return the kind of a fault: the name of its cause, or of the error itself.

    >>> kind_of(PrikupError("program-silent", given="true", seconds=10))
    'silent'
    """
    cause = error.__cause__
    return error.name.rpartition("-")[2] if cause is None else type(cause).__name__


def error_of(bot: object, error: Exception) -> PrikupError:
    """Return the error for an exception of a bot, with the last line of the bot's file in its traceback."""
    wrapped = PrikupError("bot-raised", what=describe_exception(error), where=_locate_error(bot, error))
    wrapped.__cause__ = error
    return wrapped


def illegal_answer(view: View, text: object) -> PrikupError:
    """Return the error for an answer that is not a legal choice."""
    for choice in view.choices:
        if choice.text == text and choice.why is not None:
            return PrikupError("bot-illegal-why", what=quote(text), why=choice.why)
    ellipsis = ("…",) if len(view.legal) > MAX_SHOWN_CHOICES else ()
    return PrikupError("bot-illegal", what=quote(text), expected=(*view.legal[:MAX_SHOWN_CHOICES], *ellipsis))


def exception_line(error: Exception) -> str | PrikupError:
    """Return an exception in one line, its kind first; a PrikupError is returned as it is.

    >>> exception_line(KeyError("nothing"))
    "KeyError: 'nothing'"
    """
    return error if isinstance(error, PrikupError) else describe_exception(error)


def describe_exception(error: Exception) -> str:
    """Return an exception in one line, its kind first.

    >>> describe_exception(ValueError("oops\\nsecond line")), describe_exception(KeyError())
    ('ValueError: oops second line', 'KeyError')
    """
    text = " ".join(str(error).split())
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


def _locate_error(bot: object, error: Exception) -> str:
    """Return file and line of the last frame in the bot's own file, else of the last frame."""
    frames = traceback.extract_tb(error.__traceback__)
    bot_file = getattr(sys.modules.get(type(bot).__module__), "__file__", None)
    bot_frames = [frame for frame in frames if frame.filename == bot_file] or frames
    return f"{Path(bot_frames[-1].filename).name}:{bot_frames[-1].lineno}" if bot_frames else "?"
