"""The words of the sheet in English and Russian."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import NamedTuple

from prikup.sheet.model import SheetError
from prikup.terms import number, russian


class Words(NamedTuple):
    """What the sheet says in one language; reasons take the contract and a number of tricks.

    ``accounts`` are the reasons that a figure's own sentence tells with the tricks that an entry counts.
    """

    you: str
    pool: str
    hill: str
    on: str
    target: str
    balance: str
    sheet: str
    unknown: str
    down: Callable[[int], str]
    deal: Callable[[int], str]
    tricks: Callable[[int | Fraction], str]
    missing: Callable[[int | Fraction], str]
    levels: tuple[str, ...]
    whists: Callable[[int | Fraction], str]
    in_pool: Callable[[str], str]
    on_hill: Callable[[str], str]
    on_player: Callable[[str, str], str]
    pool_of: Callable[[str], str]
    hill_of: Callable[[str], str]
    whists_of: Callable[[str, str], str]
    clause: Callable[[str], str]
    by: Callable[[str], str]
    told: str
    reasons: dict[str, str]
    accounts: dict[str, str]
    final: dict[str, str]


def words(lang: str) -> Words:
    """The words of a language (``en``, ``ru``); raises SheetError for any other."""
    if lang not in WORDS:
        raise SheetError(f"{lang!r} is no language of the sheet: expected one of {', '.join(WORDS)}")
    return WORDS[lang]


_WITHOUT = ("одной", "двух", "трёх", "четырёх", "пяти", "шести", "семи", "восьми", "девяти", "десяти")


def level(number: int, lang: str) -> str:
    """A level as it is spoken of: *a six*."""
    return words(lang).levels[number - 6]


_NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def _english(n: int | Fraction, spelled: bool) -> str:
    whole = n == int(n)
    said = _NUMBERS[int(n) - 1] if spelled and whole and 0 < n <= 10 else number(n)
    return f"{said} trick{'' if n <= 1 and n else 's'}"


def _lacking(n: int | Fraction) -> str:
    if n == int(n) and 0 < n <= 10:
        return f"{_WITHOUT[int(n) - 1]} {russian(n, 'взятки', 'взяток', 'взяток')}"
    return f"{number(n)} {russian(n, 'взятки', 'взятки', 'взяток')}"


_EN = Words(
    you="you",
    pool="pool",
    hill="hill",
    on="on {}",
    target="Pool target {}",
    balance="the sheet balances",
    sheet="Score sheet",
    unknown="by agreement",
    down=lambda n: f"down {n}",
    deal=lambda n: f"deal {n}",
    tricks=lambda n: _english(n, spelled=False),
    missing=lambda n: _english(n, spelled=True),
    levels=("a six", "a seven", "an eight", "a nine", "a ten"),
    whists=lambda n: f"whist{'' if n == 1 else 's'}",
    in_pool=lambda who: "in your pool" if who == "you" else f"in the pool of {who}",
    on_hill=lambda who: "on your hill" if who == "you" else f"on the hill of {who}",
    on_player=lambda who, on: f"by {who} on {on}",
    pool_of=lambda who: "Your pool" if who == "you" else f"Pool of {who}",
    hill_of=lambda who: "Your hill" if who == "you" else f"Hill of {who}",
    whists_of=lambda who, on: f"Your whists on {on}" if who == "you" else f"Whists of {who} on {on}",
    clause=lambda clause: f" ({clause})",
    by=lambda clause: f", clause {clause}",
    told="{}: {}",
    accounts={
        "undertrick": "missing {missing} of {level}",
        "whist": "{tricks} against {contract}",
    },
    final={
        "pool": "Pool levelled",
        "hill": "Hill counted anew",
        "balance": "Balance",
        "sum": "Sum of the balances",
        "hill_part": "What the hills bring",
        "result": "Result",
    },
    reasons={
        "made": "{contract} made",
        "remiz": "{contract} {down}",
        "consolation": "Consolation, {contract} {down}",
        "whist": "Tricks taken against {contract}",
        "half_whist": "Half-whist against {contract}",
        "undertrick": "Too few tricks, whist against {contract}",
        "misere_made": "Misère made",
        "misere_caught": "Misère caught, {tricks}",
        "raspasy": "All-pass, {tricks}",
        "raspasy_zero": "All-pass without a trick",
        "raspasy_dealer": "All-pass, the dealer rests",
        "aid": "American aid",
        "overflow": "Every pool is closed, the rest comes off the hill",
        "concede": "Gave {contract} up",
        "misdeal": "Misdeal",
        "talon_bonus": "Bonus for the talon, {contract}",
        "talon_throw": "The talon was thrown back, {contract}",
    },
)

_RU = Words(
    you="вы",
    pool="пуля",
    hill="гора",
    on="→ {}",
    target="Размер пули {}",
    balance="сумма равна нулю",
    sheet="Пулька",
    unknown="по соглашению",
    down=lambda n: f"без {_WITHOUT[n - 1]}",
    deal=lambda n: f"сдача {n}",
    tricks=lambda n: f"{number(n)} {russian(n, 'взятка', 'взятки', 'взяток')}",
    missing=_lacking,
    levels=("шестерной", "семерной", "восьмерной", "девятерной", "десятерной"),
    whists=lambda n: russian(n, "вист", "виста", "вистов"),
    in_pool=lambda who: "в вашу пулю" if who == "вы" else f"в пулю, {who}",
    on_hill=lambda who: "в вашу гору" if who == "вы" else f"в гору, {who}",
    on_player=lambda who, on: f"{who} → {on}",
    pool_of=lambda who: "Ваша пуля" if who == "вы" else f"Пуля: {who}",
    hill_of=lambda who: "Ваша гора" if who == "вы" else f"Гора: {who}",
    whists_of=lambda who, on: f"Ваши висты → {on}" if who == "вы" else f"Висты: {who} → {on}",
    clause=lambda clause: f" (п. {clause})",
    by=lambda clause: f", п. {clause}",
    told="{} — {}",
    accounts={
        "undertrick": "недобор {missing} на {level}",
        "whist": "{tricks} против {contract}",
    },
    final={
        "pool": "Пуля выровнена",
        "hill": "Новая гора",
        "balance": "Висты с ним",
        "sum": "Сумма вистов",
        "hill_part": "Горы в вистах",
        "result": "Итог",
    },
    reasons={
        "made": "{contract} сыграна",
        "remiz": "{contract} {down}",
        "consolation": "Консоляция, {contract} {down}",
        "whist": "Взятки против {contract}",
        "half_whist": "Полвиста против {contract}",
        "undertrick": "Недобор на висте, {contract}",
        "misere_made": "Мизер сыгран",
        "misere_caught": "Мизер пойман, {tricks}",
        "raspasy": "Распасы, {tricks}",
        "raspasy_zero": "Распасы без взяток",
        "raspasy_dealer": "Распасы, сдающий на прикупе",
        "aid": "Американская помощь",
        "overflow": "Все пули закрыты, остаток списан с горы",
        "concede": "Уход без игры, {contract}",
        "misdeal": "Пересдача",
        "talon_bonus": "Премия за прикуп, {contract}",
        "talon_throw": "Прикуп брошен сдающему, {contract}",
    },
)

WORDS = {"en": _EN, "ru": _RU}
