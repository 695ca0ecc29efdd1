"""Measurements in a file, a line for each finished deal, so that a run that was stopped can go on."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Protocol, TypeVar

import msgspec

from prikup.core import PrikupError, Struct, from_json, to_json


class Numbered(Protocol):
    """A finished deal with its number, from 1."""

    @property
    def number(self) -> int: ...


T = TypeVar("T", bound=Numbered)


class SavedLine(Struct, frozen=True):
    """A line of a file: the key of a measurement, and one of its finished deals."""

    key: str
    deal: msgspec.Raw


class SavedRun:
    """The finished deals of a run in a file; the first line says what is measured.

    A line that was cut off when a process was killed is dropped.
    """

    def __init__(self, path: str, about: Mapping[str, Any]) -> None:
        """Read a file, or begin it; raise PrikupError if it is of another measurement, OSError."""
        self._place = Path(path)
        head = to_json(dict(about)) + b"\n"
        text = self._place.read_bytes() if self._place.exists() else b""
        whole = text[: text.rfind(b"\n") + 1]
        if text and not whole.startswith(head):
            raise PrikupError("arena-save", path=path)
        if len(whole) < len(text) or not text:
            self._place.write_bytes(whole or head)
        lines = whole[len(head) :].splitlines()
        try:
            self._lines = [msgspec.json.decode(line, type=SavedLine) for line in lines]
        except msgspec.DecodeError:
            raise PrikupError("arena-save", path=path) from None

    def read(self, key: str, kind: type[T]) -> list[T]:
        """Return the finished deals of a measurement, in order.

        Raise PrikupError unless they are the first ones, each once: two runs may have written into the file.
        """
        try:
            deals = [from_json(kind, bytes(line.deal)) for line in self._lines if line.key == key]
        except msgspec.ValidationError:
            deals, numbers = [], [0]
        else:
            numbers = [deal.number for deal in deals]
        if numbers != list(range(1, len(deals) + 1)):
            raise PrikupError("arena-save-damaged", path=str(self._place), what=key)
        return deals

    def add(self, key: str, deal: Struct) -> None:
        """Append a finished deal of a measurement."""
        line = to_json(SavedLine(key, msgspec.Raw(to_json(deal))))
        with self._place.open("ab") as file:
            file.write(line + b"\n")
