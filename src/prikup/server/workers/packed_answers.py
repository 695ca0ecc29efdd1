"""Answers to requests that a worker computes and encodes, so that the server only sends them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from prikup.core import PrikupError, Why, to_json
from prikup.server.problems import HTTPProblem


class PackedAnswer(NamedTuple):
    """An answer that a worker has encoded: JSON, or a refusal and its HTTP status."""

    body: bytes
    refusal: Why | None = None
    status: int = 400

    def unpack(self) -> bytes:
        """Return the JSON; raises HTTPProblem if it is a refusal."""
        if self.refusal is not None:
            raise HTTPProblem(self.status, self.refusal)
        return self.body


def pack_answer(make: Callable[..., Any], *given: object) -> PackedAnswer:
    """Return ``make(*given)`` as JSON, or the error that it raised, so that its CPU time is counted too."""
    try:
        return PackedAnswer(to_json(make(*given)))
    except HTTPProblem as problem:
        return PackedAnswer(b"", problem.why, problem.status)
    except PrikupError as error:
        return PackedAnswer(b"", error.why)
