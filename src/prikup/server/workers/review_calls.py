"""The review of a posted record, as a worker computes it."""

from __future__ import annotations

from prikup.core import PrikupError, Struct
from prikup.review import read_deals
from prikup.review.frames import ReviewedDeal, review_for_display
from prikup.server.problems import HTTPProblem, with_code


class ReviewShown(Struct, frozen=True):
    """The review of a deal, the numbers of all that can be reviewed, and the seat of the reader, if any."""

    deals: tuple[int, ...]
    deal: ReviewedDeal
    me: int | None


def review_record(text: str, place: int) -> ReviewShown:
    """Return the review of one deal of a record, by its place from 0; raises HTTPProblem."""
    try:
        deals, names = read_deals(text)
    except PrikupError as error:
        raise HTTPProblem(400, with_code(error, "record")) from None
    if place >= len(deals):
        raise HTTPProblem(404, "not_found-deal", given=str(place + 1))
    return ReviewShown(tuple(deal.number for deal in deals), review_for_display(deals[place], names), None)
