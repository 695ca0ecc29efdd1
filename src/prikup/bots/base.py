"""The protocol of bots, and functions that all bots share."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final, Protocol, runtime_checkable

from prikup.core import Claim, PrikupError, View
from prikup.errors import check_argument

Seed = str | int
"""The seed of the random choices of a bot."""
JUDGE_SEED: Final = "review"
"""The seed of the worlds over which hints and reviews judge, so that they do not differ by chance."""


class Bot(Protocol):
    """A player: any object with a method ``choose``.

    The answer should depend on the bot's seed, its seat and the view, and on nothing else, so that every
    decision can be repeated. A bot may have a ``name``.
    """

    def choose(self, view: View) -> str:
        """Return one of ``view.legal``; raise PrikupError if the viewer has nothing to decide."""


@runtime_checkable
class Offering(Protocol):
    """A bot that may divide the rest: it is asked for an ``offer`` before a lead, while it may make one."""

    def offer(self, view: View) -> Claim | None:
        """Return a claim, or None to play on; an illegal claim counts as None."""


def offer_text(bot: Bot, view: View) -> str | None:
    """Return the text of a bot's claim; None if it makes none or may not."""
    check_argument("view", view, View)
    if view.asks != "play" or not isinstance(bot, Offering) or not _may_offer(view):
        return None
    claim = bot.offer(view)
    return claim.text if claim is not None and _is_division(view, claim.division) else None


def decide(bot: Bot, view: View) -> str:
    """Return the action of a bot on turn: its claim, else its choice."""
    check_argument("view", view, View)
    return offer_text(bot, view) or bot.choose(view)


def _may_offer(view: View) -> bool:
    """Return True if the viewer is about to lead and may make a claim."""
    leads = view.asks == "play" and view.trick is not None and not view.trick.plays
    return leads and any(offer.text == "claim" and offer.legal for offer in view.offers)


def _is_division(view: View, division: Sequence[int]) -> bool:
    """Return True if a division has all remaining tricks, at seats that hold cards."""
    assert view.acting is not None
    tricks_left = view.seats[view.acting.seat].count
    return (
        len(division) == view.players
        and sum(division) == tricks_left
        and all(
            0 <= tricks <= tricks_left and (seat.count or not tricks)
            for tricks, seat in zip(division, view.seats, strict=True)
        )
    )


def legal_texts(view: View) -> tuple[str, ...]:
    """Return the legal choices of the viewer's turn; raise PrikupError if it is another's turn."""
    texts = () if view.acting is None else view.legal
    if not texts:
        raise PrikupError("bot-turn", seat=view.seat)
    return texts


def winning_bid(view: View) -> str:
    """Return the highest bid of the auction so far, empty if there is none."""
    bids = [word for _, word in view.auction if word not in ("pass", "hold")]
    return bids[-1] if bids else ""


def seeded_number(seed: Seed, view: View) -> int:
    """Return a 64-bit number derived from the seed, the seat and the public log."""
    lines = [str(seed), view.game, str(view.seat), str(view.deal_no)]
    for move in view.log:
        lines.append(f"{move.seat} {move.action.seen_by(None, move.by).text}")
    return int.from_bytes(blake2b("\n".join(lines).encode(), digest_size=8).digest(), "big")
