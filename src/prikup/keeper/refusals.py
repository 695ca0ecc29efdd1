"""The reasons why a deal is impossible, in a language."""

from __future__ import annotations

from typing import Any

from prikup.core import PrikupError, RuleError

Data = dict[str, Any]


def error_fields(error: PrikupError) -> tuple[str, str, Data]:
    """Return the code, the clause and the data of an error; empty if no rule is broken."""
    if isinstance(error, RuleError):
        return error.code, error.clause, error.why.data
    return "", "", {}


def permission_fields(error: PrikupError | None, lang: str) -> dict[str, Any]:
    """Return the last fields of a form: whether it is allowed and, if not, why.

    >>> permission_fields(RuleError("over-deal", "11.4", deal=7), "ru")["why"]
    'партия была окончена после сдачи 7'
    """
    if error is None:
        return {"allowed": True, "why": "", "clause": "", "code": "", "data": {}}
    code, clause, data = error_fields(error)
    return {"allowed": False, "why": error.said(lang), "clause": clause, "code": code, "data": data}
