"""Errors that the server reports to clients: an HTTP status and the error as a record."""

from __future__ import annotations

import msgspec

from prikup.core import PrikupError, Why


class HTTPProblem(Exception):
    """A refusal of a request: ``why``, and the HTTP ``status`` of the answer.

    >>> problem = HTTPProblem(404, "not_found-sheet")
    >>> problem.why.code, str(problem)
    ('not_found', 'there is no such sheet: the link may be incomplete')
    """

    def __init__(self, status: int, error: str | Why, /, **data: object) -> None:
        self.status = status
        self.why = PrikupError(error, **data).why if isinstance(error, str) else error
        super().__init__(self.why.text)


DATABASE_UNAVAILABLE = HTTPProblem(503, "busy-database")
"""The answer while the database is unavailable."""


def with_code(error: PrikupError, code: str) -> Why:
    """Return an error as a record with this code, which names the request, not its fault."""
    return msgspec.structs.replace(error.why, code=code)
