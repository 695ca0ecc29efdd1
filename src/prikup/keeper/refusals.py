"""Why a deal cannot be, in the language of who asks: the rules give their reasons in English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from prikup.core import PrikupError, RuleError
from prikup.keeper.words import words
from prikup.records import RecordError
from prikup.sheet import level

Data = dict[str, Any]

_RU: Final = {
    ("aid", "11.2"): "так отдать очки нельзя",
    ("contract", "2.6"): "при пересдаче игры нет",
    ("contract", "3.3"): "без козыря здесь не торгуются",
    ("concede", "5.3"): "уходить без игры здесь не принято",
    ("contract", "3.1"): "такой игры нет, игры бывают от шести до десяти",
    ("contract", "3.2"): "на мизере другой игры не называют",
    ("contract", "10.1"): "на распасах игры не называют",
    ("declarations", "2.6"): "при пересдаче никто не вистует",
    ("declarations", "5.3"): "при уходе без игры никто не вистует",
    ("declarations", "6.1"): "так вистующие сказать не могли",
    ("declarations", "6.6"): "шесть пик вистуют оба, слов не говорят",
    ("declarations", "6.7"): "десятерную проверяют, слов не говорят",
    ("declarations", "6.8"): "мизер не вистуют",
    ("declarations", "6.9"): "на вист сдающего карты открывают",
    ("declarations", "6.10"): "открыть карты может только единственный вистующий",
    ("declarations", "10.1"): "на распасах никто не вистует",
    ("declarer", "1.1"): "сдающий отдыхает и играть не может",
    ("declarer", "4.7"): "играет кто-то один, в одну игру, и только там, где есть игра",
    ("floor", "10.7"): "после распасов можно играть не ниже {floor}",
    ("misdeal", "2.6"): "пересдачи подряд считаются сами",
    ("over", "11.4"): "партия была уже окончена",
    ("seat", "1.2"): "такого места за столом нет",
    ("talon", "10.2"): "прикупом здесь не ходят",
    ("talon", "8.10"): "в прикупе две карты колоды",
    ("talon_none", "2.6"): "при пересдаче прикуп ничего не стоит",
    ("talon_none", "10.2"): "на распасах прикуп ничего не стоит",
    ("talon_throw", "5.4"): "бросать прикуп здесь не принято",
    ("tricks", "1.1"): "сдающий отдыхает и взяток не берёт",
    ("tricks", "2.6"): "при пересдаче взяток нет",
    ("tricks", "6.5"): "розыгрыша не было, взяток нет",
    ("tricks", "7.3"): "взяток должно быть десять на всех",
    ("tricks", "8.4"): "вистовали двое, нужны взятки каждого",
    ("tricks", "10.2"): "за прикуп сдающий берёт не больше двух взяток",
}


def known(error: PrikupError) -> tuple[str, str, Data]:
    """The code, the clause and the data of an error; empty where no rule is broken."""
    if isinstance(error, RuleError):
        return error.code, error.clause, dict(error.data)
    return "", "", {}


def told(error: PrikupError, lang: str) -> str:
    """Why something cannot be, without its clause; in Russian shortly where the rules say more in English.

    >>> told(RuleError("floor", "10.7", "6S is too low", floor=7), "ru")
    'после распасов можно играть не ниже семерной'
    """
    said = words(lang)
    if lang == "en":
        return error.text if isinstance(error, RuleError | RecordError) else str(error)
    code, clause, data = known(error)
    return _RU.get((code, clause), said["cannot"] if clause else said["unread"]).format(**_spoken(data, lang))


def _spoken(data: Mapping[str, Any], lang: str) -> Data:
    """The data with levels as they are spoken of."""
    return {name: level(value, lang) if name == "floor" else value for name, value in data.items()}


def clause_of(clause: str, lang: str) -> str:
    """The clause as it stands behind a reason; empty if there is none."""
    return words(lang)["clause"].format(clause=clause) if clause else ""
