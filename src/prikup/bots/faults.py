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
"""How many legal choices are told to who chose none."""


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

    def add(self, view: View, error: PrikupError, asks: str = "") -> None:
        """Count what a bot did wrong that was asked about this view, or told of its end."""
        kind = kind_of(error)
        before = self._by_kind.get(kind)
        if before is None:
            why, asked = error.why, asks or view.asks
            self._by_kind[kind] = BotFault("", kind, 1, view.deal_no, view.seat, asked, why)
        else:
            self._by_kind[kind] = msgspec.structs.replace(before, count=before.count + 1)

    def __iter__(self) -> Iterator[BotFault]:
        return iter(self._by_kind.values())

    def __len__(self) -> int:
        return count_faults(self)

    def of(self, bot: str, deal: int | None = None) -> Iterator[BotFault]:
        """Yield the faults under a bot's name and a deal's number."""
        for one in self:
            yield msgspec.structs.replace(one, bot=bot, deal=one.deal if deal is None else deal)


def count_faults(faults: Iterable[BotFault]) -> int:
    """Return the total number of faults."""
    return sum(one.count for one in faults)


def join_faults(faults: Iterable[BotFault]) -> tuple[BotFault, ...]:
    """Faults of many deals in their order, those of one bot and kind as one."""
    found: dict[tuple[str, str], BotFault] = {}
    for one in faults:
        before = found.get((one.bot, one.kind))
        count = one.count + (0 if before is None else before.count)
        found[one.bot, one.kind] = msgspec.structs.replace(before or one, count=count)
    return tuple(found.values())


def kind_of(error: PrikupError) -> str:
    """Return the kind of a fault: the name of its cause, or of the error itself.

    >>> kind_of(PrikupError("door-silent", given="true", seconds=10))
    'silent'
    """
    cause = error.__cause__
    return error.name.split("-")[1] if cause is None else type(cause).__name__


def error_of(bot: object, error: Exception) -> PrikupError:
    """Return the error for an exception of a bot, with the last line of the bot's file in its traceback."""
    found = PrikupError("bot-raised", what=worded(error), where=_where(bot, error))
    found.__cause__ = error
    return found


def illegal_answer(view: View, text: object) -> PrikupError:
    """Return the error for an answer that is not a legal choice."""
    for choice in view.choices:
        if choice.text == text and choice.why is not None:
            return PrikupError("bot-illegal-why", what=quote(text), why=choice.why)
    more = ("…",) if len(view.legal) > MAX_SHOWN_CHOICES else ()
    return PrikupError("bot-illegal", what=quote(text), expected=(*view.legal[:MAX_SHOWN_CHOICES], *more))


def exception_line(error: Exception) -> str | PrikupError:
    """Return an exception in one line, its kind first; a PrikupError is returned as it is.

    >>> exception_line(KeyError("nothing"))
    "KeyError: 'nothing'"
    """
    return error if isinstance(error, PrikupError) else worded(error)


def worded(error: Exception) -> str:
    """Any exception in one line, its kind first.

    >>> worded(ValueError("oops\\nsecond line")), worded(KeyError())
    ('ValueError: oops second line', 'KeyError')
    """
    said = " ".join(str(error).split())
    return f"{type(error).__name__}: {said}" if said else type(error).__name__


def _where(bot: object, error: Exception) -> str:
    frames = traceback.extract_tb(error.__traceback__)
    own = getattr(sys.modules.get(type(bot).__module__), "__file__", None)
    last = [frame for frame in frames if frame.filename == own] or frames
    return f"{Path(last[-1].filename).name}:{last[-1].lineno}" if last else "?"
