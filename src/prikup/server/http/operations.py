"""Declarations of the HTTP interface: what each route reads and answers, in one place beside its handler."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeVar

Handler = TypeVar("Handler", bound=Callable[..., Any])


class Text(NamedTuple):
    """An answer that is no JSON, by its media type."""

    media_type: str


class Operation(NamedTuple):
    """The input and the answers of a route.

    ``answers`` maps each status of success to the record of its JSON, a ``Text``, or None for no content.
    ``body`` is the record of the request's JSON, ``query`` a record whose fields are the parameters of its
    address. ``errors`` are the statuses of refusals, besides those that any route may answer. Requests with
    the header ``key_header`` alone are served.
    """

    summary: str
    answers: Mapping[int, Any]
    body: Any = None
    query: Any = None
    errors: tuple[int, ...] = ()
    key_header: str = ""


def operation(
    summary: str,
    answers: Mapping[int, Any] | Any,
    *,
    body: Any = None,
    query: Any = None,
    errors: tuple[int, ...] = (),
    key_header: str = "",
) -> Callable[[Handler], Handler]:
    """Return a decorator that declares the operation of a handler; ``answers`` may be that of status 200."""
    by_status = answers if isinstance(answers, Mapping) else {200: answers}
    declared = Operation(summary, by_status, body, query, errors, key_header)

    def declare(handler: Handler) -> Handler:
        vars(handler)["operation"] = declared
        return handler

    return declare


def find_operation(handler: Any) -> Operation | None:
    """Return the operation that a handler declares, or None."""
    found: Operation | None = getattr(handler, "operation", None)
    return found
