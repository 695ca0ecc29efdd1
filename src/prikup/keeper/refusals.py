"""Why a deal cannot be, in the language of who asks: the rules give their reasons in English."""

from __future__ import annotations

from typing import Any

from prikup.core import PrikupError, RuleError
from prikup.keeper.game_keeper import keeper_of
from prikup.keeper.words import words
from prikup.records import RecordError

Data = dict[str, Any]


def known(error: PrikupError) -> tuple[str, str, Data]:
    """The code, the clause and the data of an error; empty where no rule is broken."""
    if isinstance(error, RuleError):
        return error.code, error.clause, dict(error.data)
    return "", "", {}


def told(error: PrikupError, game: str, lang: str) -> str:
    """Why something cannot be, without its clause; in Russian shortly where the rules say more in English.

    >>> told(RuleError("floor", "10.7", "6S is too low", floor=7), "preferans", "ru")
    'после распасов можно играть не ниже семерной'
    """
    said = words(lang)
    if lang == "en":
        return error.text if isinstance(error, RuleError | RecordError) else str(error)
    keeper = keeper_of(game)
    code, clause, data = known(error)
    pattern = keeper.refusals.get((code, clause), said["cannot"] if clause else said["unread"])
    return pattern.format(**{name: keeper.spoken(name, value, lang) for name, value in data.items()})


def clause_of(clause: str, lang: str) -> str:
    """The clause as it stands behind a reason; empty if there is none."""
    return words(lang)["clause"].format(clause=clause) if clause else ""


def refusal(error: PrikupError | None, game: str, lang: str) -> dict[str, Any]:
    """Whether something can be and, if not, why: the last fields of a form."""
    if error is None:
        return {"allowed": True, "why": "", "clause": "", "code": "", "data": {}}
    code, clause, data = known(error)
    return {"allowed": False, "why": told(error, game, lang), "clause": clause, "code": code, "data": data}
