"""What the score keeper says in English and Russian of any game, beside the words of the sheet."""

from __future__ import annotations

from typing import Final

from prikup.terms import check_language

Words = dict[str, str]

_EN: Final[Words] = {
    "next": "Deal {number}: {dealer} deals",
    "pays": "{payer} pays {payee} {amount}",
    "wrong": "deal {deal}: {quoted}{why}{clause}",
    "clause": " (clause {clause})",
    "cannot": "this cannot be",
    "unread": "this is no result",
    "result": "Result",
    "result_text": "What each has in the end",
    "wins": "{who} has won",
}
_RU: Final[Words] = {
    "next": "Сдача {number}: сдаёт {dealer}",
    "pays": "{payer} → {payee}: {amount}",
    "wrong": "сдача {deal}: {quoted}{why}{clause}",
    "clause": " (п. {clause})",
    "cannot": "так сыграть нельзя",
    "unread": "так результат не записывают",
    "result": "Итог",
    "result_text": "Что у каждого в конце",
    "wins": "Выиграл {who}",
}
_WORDS: Final = {"en": _EN, "ru": _RU}


def words(lang: str) -> Words:
    """The words of a language; raises PrikupError for one that is not ours."""
    return _WORDS[check_language(lang)]
