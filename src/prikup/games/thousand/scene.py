"""The scene of Russian Thousand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from prikup.core import Entry
from prikup.games.thousand.exchange import REDEAL_WORD, TALON_WORDS
from prikup.games.thousand.match import View
from prikup.games.thousand.naming import SURRENDER, TRUMP_NAMES
from prikup.games.thousand.results import DealResult
from prikup.scene import Outcome, PlayerNote, Scenery, ScoreColumn, Word, is_resting, legal_texts, viewer_role
from prikup.toolkit.auction import LOOK_WORD, PASS_WORD

_WORDS: Final = {
    "bid": (LOOK_WORD, PASS_WORD),
    "name": (SURRENDER.text,),
    "redeal": (PASS_WORD, REDEAL_WORD.text),
    "talon": tuple(half.text for half in TALON_WORDS),
}
_TEMPORARY_WORDS: Final = (LOOK_WORD, SURRENDER.text)
"""Words that have a place only while they may be said."""


class _Thousand(Scenery):
    """Facts of Thousand by which its table is drawn."""

    def question(self, view: View) -> str:
        if view.asks == "bid" and LOOK_WORD in legal_texts(view):
            return "look"
        if view.asks == "name" and any(choice.text == TRUMP_NAMES[0].text for choice in view.choices):
            return "trump"
        return view.asks

    def lesson(self, view: View, question: str) -> str:
        if is_resting(view, view.seat):
            return ""
        if view.asks == "bid":
            return "look" if question == "look" else "auction"
        if view.acting is not None and question in ("discard", "give", "name", "trump"):
            return question
        if view.trick is None:
            return ""
        if viewer_role(view) != "declarer":
            return "against"
        return "named" if view.options.trump_mode == "named" else "declarer"

    def answer_words(self, view: View, question: str) -> Sequence[Word]:
        legal = legal_texts(view)
        words = _WORDS.get(view.asks, ())
        return tuple(Word(word) for word in words if word in legal or word not in _TEMPORARY_WORDS)

    def can_claim(self, view: View) -> bool:
        return False

    def score_columns(self, view: View) -> Sequence[ScoreColumn]:
        return (ScoreColumn("score", view.standing.scores),)

    def player_notes(self, view: View) -> Sequence[PlayerNote]:
        return tuple(_player_notes(view))

    def outcome(self, result: DealResult, entries: Sequence[Entry]) -> Outcome:
        declarer, bid = result.declarer, str(result.bid) if result.bid else None
        if result.kind == "redeal" or declarer is None:
            return Outcome("redealt" if result.kind == "redeal" else "undeclared")
        if result.kind == "surrender":
            return Outcome("conceded", declarer, bid)
        is_made = any(entry.seat == declarer and entry.cause == "made" for entry in entries)
        return Outcome("made" if is_made else "failed", declarer, bid, result.tricks)


def _player_notes(view: View) -> Iterator[PlayerNote]:
    """Yield the deals that players have spent on the barrel, and their bolts (11, 12)."""
    for seat, (spent, bolts) in enumerate(zip(view.standing.barrel, view.standing.bolts, strict=True)):
        if spent is not None:
            yield PlayerNote(seat, "barrel", spent)
        if bolts:
            yield PlayerNote(seat, "bolts", bolts)


SCENE: Final = _Thousand()
