"""The score keeper's answers to a document, as a worker computes them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from prikup import core, keeper
from prikup.core import OptionError, PrikupError
from prikup.records import MatchRecord
from prikup.server.problems import HTTPProblem, with_code


def score_document(data: str | bytes, how: Mapping[str, Any], more: Mapping[str, Any] | None = None) -> Any:
    """Return everything about a document, its fields replaced by ``more``; raises HTTPProblem."""
    scored = _score(_read_document(data), how)
    return scored if more is None else msgspec.to_builtins(scored, enc_hook=str) | more


def write_shared_document(data: bytes) -> str:
    """Return the JSON that is stored of a document; raises HTTPProblem if it could not be shown."""
    text = core.to_json(keeper.shared_copy(_read_document(data))).decode()
    _score(_read_document(text), {})
    return text


def _read_document(data: str | bytes) -> MatchRecord:
    try:
        record = keeper.read_document(data)
        record.start()
    except PrikupError as error:
        raise _refusal(error) from None
    try:
        keeper.check_names(record.seats)
    except PrikupError as error:
        raise HTTPProblem(400, with_code(error, "seats")) from None
    return record


def _score(record: MatchRecord, how: Mapping[str, Any]) -> Any:
    try:
        return keeper.score(record, **how)
    except PrikupError as error:
        raise _refusal(error) from None


def _refusal(error: PrikupError) -> HTTPProblem:
    return HTTPProblem(400, with_code(error, "rules" if isinstance(error, OptionError) else "score"))
