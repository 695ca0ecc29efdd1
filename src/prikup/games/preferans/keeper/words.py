"""What the score keeper says of Preferans in English and Russian."""

from __future__ import annotations

from typing import Final

from prikup.terms import check_language

Words = dict[str, str]

_EN: Final[Words] = {
    "contract": "Contract",
    "misere": "Misère",
    "raspasy": "All-pass",
    "concede": "Gave up",
    "misdeal": "Misdeal",
    "talon_throw": "Talon thrown back",
    "whist": "whists",
    "pass": "passes",
    "half": "takes half-whist",
    "open": "lays the cards open",
    "closed": "keeps the cards closed",
    "silent": "Nobody says anything",
    "played": "{declarer} {contract}{said}: {tricks}",
    "unplayed": "{declarer} {contract}{said}: not played",
    "thrown": "{played}; the talon was thrown back",
    "caught": "{declarer}, misère: {tricks}",
    "passed": "All-pass: {each}",
    "conceded": "{declarer} gave {contract} up",
    "misdealt": "Misdeal, {dealer} dealt",
    "least": ", at least {minimum}",
    "gives": "Deal {deal}: {donor} has {points} to give away",
    "hill": "Hill",
    "levelled": "Pools levelled",
    "written_off": "Smallest hill written off",
    "hill_part": "What the hills bring",
    "balance": "Whists on the others, less theirs",
    "result": "Result",
    "hill_text": "The hills as they stand",
    "levelled_text": "What each pool lacks to the largest is added to the hill",
    "written_off_text": "The smallest hill is taken off every hill",
    "hill_part_text": "The hills against one another, in whists",
    "balance_text": "Whists written on the others, less those they wrote",
    "result_text": "Both together",
}
_RU: Final[Words] = {
    "contract": "Игра",
    "misere": "Мизер",
    "raspasy": "Распасы",
    "concede": "Уход без розыгрыша",
    "misdeal": "Пересдача",
    "talon_throw": "Прикуп брошен",
    "whist": "вистует",
    "pass": "пас",
    "half": "полвиста",
    "open": "играет в светлую",
    "closed": "играет в тёмную",
    "silent": "Никто ничего не говорит",
    "played": "{declarer} {contract}{said}: {tricks}",
    "unplayed": "{declarer} {contract}{said}: без розыгрыша",
    "thrown": "{played}; прикуп брошен сдающему",
    "caught": "{declarer}, мизер: {tricks}",
    "passed": "Распасы: {each}",
    "conceded": "{declarer}: уход без розыгрыша, {contract}",
    "misdealt": "Пересдача, сдаёт {dealer}",
    "least": ", не ниже {minimum}",
    "gives": "Сдача {deal}: {donor} отдаёт {points}",
    "hill": "Гора",
    "levelled": "Пули выровнены",
    "written_off": "Списана меньшая гора",
    "hill_part": "Горы в вистах",
    "balance": "Свои висты без чужих",
    "result": "Итог",
    "hill_text": "Горы, как они записаны",
    "levelled_text": "К горе прибавлено то, чего пуле не хватает до большей",
    "written_off_text": "Меньшая гора списана у всех",
    "hill_part_text": "Горы друг против друга, в вистах",
    "balance_text": "Висты на других без их вистов",
    "result_text": "То и другое вместе",
}
_WORDS: Final = {"en": _EN, "ru": _RU}


def words(lang: str) -> Words:
    """The words of a language; raises PrikupError for one that is not ours."""
    return _WORDS[check_language(lang)]
