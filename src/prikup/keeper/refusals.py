"""Why a deal cannot be, in the language of who asks."""

from __future__ import annotations

from typing import Any

from prikup.core import PrikupError, RuleError

Data = dict[str, Any]


def known(error: PrikupError) -> tuple[str, str, Data]:
    """The code, the clause and the data of an error; empty where no rule is broken."""
    if isinstance(error, RuleError):
        return error.code, error.clause, dict(error.data)
    return "", "", {}


def refusal(error: PrikupError | None, game: str, lang: str) -> dict[str, Any]:
    """Whether something can be and, if not, why: the last fields of a form.

    >>> refusal(RuleError("floor", "10.7", "6S is too low", floor=7), "preferans", "ru")["why"]
    'после распасов можно играть не ниже семерной'
    """
    if error is None:
        return {"allowed": True, "why": "", "clause": "", "code": "", "data": {}}
    code, clause, data = known(error)
    why = error.said(lang, game=game)
    return {"allowed": False, "why": why, "clause": clause, "code": code, "data": data}
