"""The scene of Greek Prefa."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prikup.core import Entry
from prikup.games.prefa.contracts import CONTRACTS, TAGRAFO, bid_ladder
from prikup.games.prefa.match import View
from prikup.games.prefa.results import ALONE, ALONG, IN, OUT, DealResult
from prikup.scene import (
    Outcome,
    Scenery,
    ScoreColumn,
    Word,
    is_resting,
    is_undeclared,
    legal_texts,
    played_outcome,
    viewer_role,
)
from prikup.toolkit.auction import HOLD_WORD, PASS_WORD


class _Prefa(Scenery):
    """Facts of Prefa by which its table is drawn."""

    def question(self, view: View) -> str:
        words = {choice.text for choice in view.choices}
        if view.asks != "defend" or not words or IN in words:
            return view.asks
        return "decide" if ALONE in words else "along"

    def lesson(self, view: View, question: str) -> str:
        if is_resting(view, view.seat):
            return "rest"
        if view.asks == "bid":
            return "auction_rounds" if view.options.hold_rule == "second_round" else "auction"
        if view.acting is not None and view.asks in ("discard", "name", "defend"):
            return view.asks
        if view.trick is None:
            return ""
        return (
            "all_pass"
            if is_undeclared(view)
            else {"declarer": "declarer", OUT: "dropped"}.get(viewer_role(view), "against")
        )

    def bid_ladder(self, view: View) -> tuple[str, ...]:
        return bid_ladder(view.options.allow_10nt) if view.asks in ("bid", "name") else ()

    def answer_words(self, view: View, question: str) -> Sequence[Word]:
        if view.asks == "bid":
            return tuple(map(Word, (PASS_WORD, HOLD_WORD, *((TAGRAFO,) if view.options.tagrafo else ()))))
        if view.asks == "name":
            return tuple(Word(word) for word in ("aces", "concede") if word in legal_texts(view))
        return tuple(map(Word, (OUT, IN, ALONE, ALONG))) if view.asks == "defend" else ()

    def bid_level(self, bid: str) -> float | None:
        return CONTRACTS[bid].level if bid in CONTRACTS else None

    def is_sorted_low(self, view: View) -> bool:
        return is_undeclared(view)

    def seats_out(self, view: View) -> tuple[int, ...]:
        return () if view.trick is None else tuple(seat.seat for seat in view.seats if seat.role == OUT)

    def score_columns(self, view: View) -> Sequence[ScoreColumn]:
        standing = view.standing
        common = view.options.pot_model == "common"
        pots = (
            ScoreColumn("till", (sum(standing.pot),) * view.players)
            if common
            else ScoreColumn("pot", standing.pot)
        )
        return (pots, ScoreColumn("chips", standing.net))

    def outcome(self, result: DealResult, entries: Sequence[Entry]) -> Outcome:
        declarer, contract = result.declarer, result.contract
        if declarer is None or contract is None:
            return Outcome("undeclared", tricks=result.tricks)
        if result.kind == "concede":
            return Outcome("conceded", declarer, contract)
        return played_outcome(contract, CONTRACTS[contract].level, declarer, result.tricks)


SCENE: Final = _Prefa()
