"""The regret of the exchange: what the best discard, gift or name would have brought the declarer more."""

from __future__ import annotations

from collections.abc import Iterator

from prikup.arena.exchange import EXCHANGE, Exchange
from prikup.arena.regret.losses import Loss
from prikup.core import Match, Turn


def losses(match: Match, turn: Turn, text: str, exchange: Exchange) -> Iterator[Loss]:
    """What a decision of the exchange lost."""
    if match.phase.asks not in EXCHANGE or len(match.legal(turn)) < 2:
        return
    best, chosen = exchange.worth(match, turn.by), exchange.after(match, turn, text)
    if best is not None and chosen is not None:
        yield Loss("exchange", match.phase.asks, "declarer", best - chosen)
