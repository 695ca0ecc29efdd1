"""The regret of the exchange: the declarer's gain from the best discard, gift or name."""

from __future__ import annotations

from collections.abc import Iterator

from prikup.arena.exchange import EXCHANGE_QUESTIONS, Exchange
from prikup.arena.regret.losses import Loss
from prikup.core import Match, Turn


def losses(match: Match, turn: Turn, text: str, exchange: Exchange) -> Iterator[Loss]:
    """Yield the loss of a decision of the exchange."""
    if match.phase.asks not in EXCHANGE_QUESTIONS or len(match.legal(turn)) < 2:
        return
    best, chosen = exchange.value(match, turn.by), exchange.after(match, turn, text)
    if best is not None and chosen is not None:
        yield Loss("exchange", match.phase.asks, "declarer", best - chosen)
