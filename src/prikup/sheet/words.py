"""The words of a sheet in English and Russian that every game has; each game adds its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from prikup.catalogue import number, signed
from prikup.core import Amount, PrikupError
from prikup.terms import contract, russian

if TYPE_CHECKING:
    from prikup.sheet.model import SheetDeal


class SheetError(PrikupError):
    """What was to be written or asked has no place on this sheet."""


class Words(NamedTuple):
    """What a sheet says in one language whatever the game."""

    lang: str
    you: str
    balance: str
    unknown: str
    start: str
    down: Callable[[int], str]
    deal: Callable[[int], str]
    tricks: Callable[[Amount], str]
    missing: Callable[[Amount], str]
    clause: Callable[[str], str]
    by: Callable[[str], str]
    told: str


class AccountWords(NamedTuple):
    """An account in words: printed in its cell, as a title, and as the place where an amount is written.

    The callables take who has it and on whom (empty for nobody); ``where`` also the amount, before them.
    """

    label: Callable[[str], str]
    title: Callable[[str, str], str]
    where: Callable[[Amount, str, str], str]


class GameWords(NamedTuple):
    """What the sheet of one game says in one language.

    ``reasons`` say why an entry was made, by its cause; they may name the ``{contract}``, by how much the
    declarer is ``{down}``, the ``{tricks}`` of the deal, those ``{counted}`` or ``{missing}`` by the entry,
    and what ``more`` knows of the deal. ``details`` are what a figure's own sentence says where tricks count.
    """

    sheet: str
    target: str
    accounts: Mapping[str, AccountWords]
    reasons: Mapping[str, str]
    details: Mapping[str, str] = {}
    more: Callable[[SheetDeal], dict[str, str]] = lambda deal: {}
    contract: Callable[[str], str] | None = None


def account_words(label: str, mine: str, theirs: str, in_mine: str, in_theirs: str, you: str) -> AccountWords:
    """Patterns as the words of an account: its label, its title and its place, of mine and of another.

    They name ``{who}``, ``{on}`` whom, and the signed ``{amount}``.
    """

    def where(amount: Amount, who: str, on: str) -> str:
        return (in_mine if who == you else in_theirs).format(amount=signed(amount), who=who, on=on)

    return AccountWords(
        label=lambda on: label.format(on=on),
        title=lambda who, on: (mine if who == you else theirs).format(who=who, on=on),
        where=where,
    )


def words(lang: str) -> Words:
    """The words of a language (``en``, ``ru``); raises SheetError for any other."""
    if lang not in WORDS:
        raise SheetError(f"{lang!r} is no language of the sheet: expected one of {', '.join(WORDS)}")
    return WORDS[lang]


def contract_in(said: Words, game: GameWords, text: str) -> str:
    """A contract as it is spoken of."""
    return game.contract(text) if game.contract is not None else contract(text, said.lang)


_WITHOUT = ("одной", "двух", "трёх", "четырёх", "пяти", "шести", "семи", "восьми", "девяти", "десяти")
_NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def _english(n: Amount, spelled: bool) -> str:
    whole = n == int(n)
    said = _NUMBERS[int(n) - 1] if spelled and whole and 0 < n <= 10 else number(n)
    return f"{said} trick{'' if n <= 1 and n else 's'}"


def _lacking(n: int | Fraction) -> str:
    if n == int(n) and 0 < n <= 10:
        return f"{_WITHOUT[int(n) - 1]} {russian(n, 'взятки', 'взяток', 'взяток')}"
    return f"{number(n)} {russian(n, 'взятки', 'взятки', 'взяток')}"


_EN = Words(
    lang="en",
    you="you",
    balance="the sheet balances",
    unknown="by agreement",
    start="at the start",
    down=lambda n: f"down {n}",
    deal=lambda n: f"deal {n}",
    tricks=lambda n: _english(n, spelled=False),
    missing=lambda n: _english(n, spelled=True),
    clause=lambda clause: f" ({clause})",
    by=lambda clause: f", clause {clause}",
    told="{}: {}",
)

_RU = Words(
    lang="ru",
    you="вы",
    balance="сумма равна нулю",
    unknown="по соглашению",
    start="в начале",
    down=lambda n: f"без {_WITHOUT[n - 1]}",
    deal=lambda n: f"сдача {n}",
    tricks=lambda n: f"{number(n)} {russian(n, 'взятка', 'взятки', 'взяток')}",
    missing=_lacking,
    clause=lambda clause: f" (п. {clause})",
    by=lambda clause: f", п. {clause}",
    told="{} — {}",
)

WORDS = {"en": _EN, "ru": _RU}
