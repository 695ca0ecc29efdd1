"""The scene of Armenian Paston."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prikup.core import Entry
from prikup.games.paston.contracts import BID_LADDER
from prikup.games.paston.exchange import SURRENDER
from prikup.games.paston.match import View
from prikup.games.paston.results import PASS, WHIST, DealResult
from prikup.games.paston.score import SCORE_ACCOUNT
from prikup.scene import Outcome, Scenery, ScoreColumn, Word, viewer_role

_WORDS: Final = {"bid": (PASS,), "name": (SURRENDER.text,), "defend": (PASS, WHIST)}


class _Paston(Scenery):
    """Facts of Paston by which its table is drawn."""

    def lesson(self, view: View, question: str) -> str:
        if view.asks == "bid":
            return "auction"
        if view.acting is not None and view.asks in ("discard", "name", "defend"):
            return view.asks
        if view.trick is None:
            return ""
        return {"declarer": "declarer", "passer": "dropped"}.get(viewer_role(view), "against")

    def bid_ladder(self, view: View) -> tuple[str, ...]:
        return BID_LADDER if view.asks in ("bid", "name") else ()

    def answer_words(self, view: View, question: str) -> Sequence[Word]:
        return tuple(map(Word, _WORDS.get(view.asks, ())))

    def bid_level(self, bid: str) -> float | None:
        return BID_LADDER.index(bid) if bid in BID_LADDER else None

    def seats_out(self, view: View) -> tuple[int, ...]:
        return () if view.trick is None else tuple(seat.seat for seat in view.seats if seat.role == "passer")

    def score_columns(self, view: View) -> Sequence[ScoreColumn]:
        return (ScoreColumn(SCORE_ACCOUNT, view.standing.scores),)

    def outcome(self, result: DealResult, entries: Sequence[Entry]) -> Outcome:
        if result.kind == "surrender":
            return Outcome("conceded", result.declarer)
        if not result.tricks:
            return Outcome("unplayed", result.declarer, result.contract)
        failed = any(entry.cause == "failed" and entry.seat == result.declarer for entry in entries)
        return Outcome("failed" if failed else "made", result.declarer, result.contract, result.tricks)


SCENE: Final = _Paston()
