"""What the sheet of Preferans says in English and Russian."""

from __future__ import annotations

from typing import Final

from prikup.catalogue import signed
from prikup.core import Amount
from prikup.sheet.model import SheetDeal
from prikup.sheet.words import AccountWords, GameWords, account_words, words
from prikup.terms import contract, russian

_LEVELS: Final = {
    "en": ("a six", "a seven", "an eight", "a nine", "a ten"),
    "ru": ("шестерной", "семерной", "восьмерной", "девятерной", "десятерной"),
}
MARKS: Final = {
    "en": {
        "pool": "Pool levelled",
        "hill": "Hill counted anew",
        "balance": "Balance",
        "sum": "Sum of the balances",
        "hill_part": "What the hills bring",
        "result": "Result",
    },
    "ru": {
        "pool": "Пуля выровнена",
        "hill": "Новая гора",
        "balance": "Висты с ним",
        "sum": "Сумма вистов",
        "hill_part": "Горы в вистах",
        "result": "Итог",
    },
}
"""What the settlement writes on the paper."""


def level(number: int, lang: str) -> str:
    """A level as it is spoken of: *a six*; raises SheetError for a language that is not ours."""
    return _LEVELS[words(lang).lang][number - 6]


def _level(deal: SheetDeal, lang: str) -> dict[str, str]:
    digits = deal.contract.rstrip("SCDHNT")
    return {"level": level(int(digits), lang) if digits.isdigit() else contract(deal.contract, lang)}


def _whists_en(amount: Amount, who: str, on: str) -> str:
    return f"{signed(amount)} whist{'' if amount == 1 else 's'} by {who} on {on}"


def _whists_ru(amount: Amount, who: str, on: str) -> str:
    return f"{signed(amount)} {russian(amount, 'вист', 'виста', 'вистов')} {who} → {on}"


_EN = GameWords(
    sheet="Score sheet",
    target="Pool target {}",
    accounts={
        "pool": account_words(
            "pool",
            "Your pool",
            "Pool of {who}",
            "{amount} in your pool",
            "{amount} in the pool of {who}",
            "you",
        ),
        "hill": account_words(
            "hill",
            "Your hill",
            "Hill of {who}",
            "{amount} on your hill",
            "{amount} on the hill of {who}",
            "you",
        ),
        "whists": AccountWords(
            lambda on: f"on {on}",
            lambda who, on: f"Your whists on {on}" if who == "you" else f"Whists of {who} on {on}",
            _whists_en,
        ),
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
    details={
        "undertrick": "missing {missing} of {level}",
        "whist": "{counted} against {contract}",
    },
    more=lambda deal: _level(deal, "en"),
)
_RU = GameWords(
    sheet="Пулька",
    target="Размер пули {}",
    accounts={
        "pool": account_words(
            "пуля", "Ваша пуля", "Пуля: {who}", "{amount} в вашу пулю", "{amount} в пулю, {who}", "вы"
        ),
        "hill": account_words(
            "гора", "Ваша гора", "Гора: {who}", "{amount} в вашу гору", "{amount} в гору, {who}", "вы"
        ),
        "whists": AccountWords(
            lambda on: f"→ {on}",
            lambda who, on: f"Ваши висты → {on}" if who == "вы" else f"Висты: {who} → {on}",
            _whists_ru,
        ),
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
        "concede": "Уход без розыгрыша, {contract}",
        "misdeal": "Пересдача",
        "talon_bonus": "Премия за прикуп, {contract}",
        "talon_throw": "Прикуп брошен сдающему, {contract}",
    },
    details={
        "undertrick": "недобор {missing} на {level}",
        "whist": "{counted} против {contract}",
    },
    more=lambda deal: _level(deal, "ru"),
)
WORDS: Final = {"en": _EN, "ru": _RU}
