"""The scene of Russian Preferans."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf
from typing import Final

from prikup.core import Entry, Say
from prikup.games.preferans.contracts import CONTRACTS, MISERE
from prikup.games.preferans.defence import CLOSED, OPEN
from prikup.games.preferans.exchange import CONCEDE, THROW
from prikup.games.preferans.match import View
from prikup.games.preferans.results import DealResult
from prikup.games.preferans.rules import BLIND, MISERE_HAND, NAMES, NINE_HAND
from prikup.scene import (
    Outcome,
    Scenery,
    ScoreColumn,
    Word,
    is_resting,
    is_undeclared,
    legal_texts,
    played_outcome,
    seat_in_role,
    viewer_role,
)
from prikup.toolkit.auction import HOLD_WORD, LOOK_WORD, PASS_WORD

_BIDS: Final = tuple(NAMES)
_WORDS: Final = {
    "look": (LOOK_WORD, BLIND),
    "defend": (PASS_WORD, "half", "whist"),
    "dealer_whist": (PASS_WORD, "half", "whist"),
    "open": (CLOSED, OPEN),
    "dummy": (CLOSED, OPEN),
}
"""Answers to each question, the careful word first."""


class _Preferans(Scenery):
    def question(self, view: View) -> str:
        said = {one.text for one in view.choices}
        if LOOK_WORD in said:
            return "look"
        if OPEN in said or _is_mode_asked(view):
            return "dummy" if _is_dummy_only(view) else "open"
        if view.asks == "defend" and view.turns and is_resting(view, view.turns[0].seat):
            return "dealer_whist"
        return view.asks

    def lesson(self, view: View) -> str:
        asked = self.question(view) if view.acting is not None and view.choices else ""
        if asked in ("answer", "open", "dummy", "discard", "name", "aid", "dealer_whist"):
            return asked
        if asked in ("look", "defend"):
            return {"look": "blind", "defend": "whist"}[asked]
        if is_resting(view, view.seat) and view.trick is None:
            return "rest"
        if view.asks == "bid":
            return "auction" if asked else "others"
        return "" if view.trick is None else _lesson_of_play(view)

    def bid_ladder(self, view: View) -> tuple[str, ...]:
        return _BIDS if view.asks in ("bid", "name") else ()

    def answer_words(self, view: View) -> Sequence[Word]:
        asked = self.question(view)
        if asked in ("discard", "name"):
            return tuple(_words_of_giving_up(view))
        if asked == "bid":
            hold = view.options.hold_rule != "none"
            return tuple(map(Word, (PASS_WORD, _misere_word(view), *((HOLD_WORD,) if hold else ()))))
        return tuple(map(Word, _WORDS.get(asked, ())))

    def bid_level(self, bid: str) -> float | None:
        if bid in (MISERE, MISERE_HAND, NINE_HAND):
            return inf
        return CONTRACTS[bid].level if bid in CONTRACTS else None

    def seats_to_open(self, view: View) -> tuple[int, ...]:
        if OPEN not in legal_texts(view):
            return ()
        defenders = (one for one in view.seats if one.playing and one.role != "declarer")
        return tuple(one.seat for one in defenders if one.role == "passer" or not _is_dummy_only(view))

    def is_sorted_low(self, view: View) -> bool:
        return is_undeclared(view) or _is_misere(view)

    def talon_owner(self, view: View) -> int | None:
        if _is_talon_thrown(view):
            return view.dealer
        if is_undeclared(view):
            led = view.options.raspasy_talon(view.players) == "dealer_leads"
            return view.dealer if led else None
        return super().talon_owner(view)

    def hand_players(self, view: View) -> tuple[int | None, ...]:
        whister = seat_in_role(view, "whister")
        return tuple(whister if one.exposed and one.role == "passer" else None for one in view.seats)

    def score_columns(self, view: View) -> Sequence[ScoreColumn]:
        kept = view.standing
        whists = tuple(sum(on) for on in kept.whists)
        return (ScoreColumn("pool", kept.pool), ScoreColumn("hill", kept.hill), ScoreColumn("whists", whists))

    def outcome(self, result: DealResult, entries: Sequence[Entry]) -> Outcome:
        declarer, contract, tricks = result.declarer, result.contract, result.tricks
        if result.kind == "misdeal":
            return Outcome("redealt")
        if declarer is None:
            return Outcome("undeclared", tricks=tricks)
        if result.kind == "concede":
            short = next((one.tricks for one in entries if one.cause == "concede"), None)
            return Outcome("conceded", declarer, contract, short=None if short is None else int(short))
        if result.kind == "misere":
            taken = tricks[declarer] if tricks else 0
            return Outcome("caught" if taken else "made", declarer, MISERE, tricks, taken)
        return played_outcome(contract or "", CONTRACTS[contract or ""].level, declarer, tricks)


def _is_mode_asked(view: View) -> bool:
    """Return True if a lone whister is asked for open or closed (6.10).

    They have whisted, or play has begun.
    """
    if view.asks != "defend" or not view.turns:
        return False
    words = [word for seat, word in view.declarations if seat == view.turns[0].seat]
    return view.trick is not None or words[-1:] == ["whist"]


def _is_misere(view: View) -> bool:
    return view.contract is not None and view.contract.text == MISERE


def _is_dummy_only(view: View) -> bool:
    """Return True if a lone whister opens only the hand of the seat that passed (6.10)."""
    return bool(view.options.open_play == "dummy_only")


def _is_talon_thrown(view: View) -> bool:
    """Return True if the talon was thrown back to the dealer (5.4)."""
    return any(isinstance(move.action, Say) and move.action == THROW for move in view.log)


def _misere_word(view: View) -> str:
    """Return the word at the place of misère: once that was overbid, a game without the talon (3.2)."""
    may = legal_texts(view)
    return next((word for word in (NINE_HAND, MISERE_HAND) if word in may), MISERE)


def _words_of_giving_up(view: View) -> Iterator[Word]:
    """Yield the words that give up a contract at this table (5.3, 5.4)."""
    for one in view.choices:
        never = one.why is not None and one.why.code == one.text
        if one.text in (CONCEDE.text, THROW.text) and not never:
            yield Word(one.text, view.options.concede if one.text == CONCEDE.text else None)


def _lesson_of_play(view: View) -> str:
    """Return the lesson of the play, by the viewer's role."""
    mine, acting = viewer_role(view), any(turn.by == view.seat for turn in view.turns)
    if view.seat is None or (is_resting(view, view.seat) and not acting):
        return "rest"
    if is_undeclared(view):
        return "all_pass"
    if _is_misere(view):
        shown = any(one.shown for one in view.seats)
        return "misere" if mine == "declarer" else "catch_shown" if shown else "catch"
    if mine == "passer" and not acting:
        opened = view.seats[view.seat].exposed and seat_in_role(view, "whister") is not None
        return "passer_open" if opened else "passer"
    with_trump, without = ("declarer", "declarer_nt") if mine == "declarer" else ("defend", "defend_nt")
    return with_trump if view.contract is not None and view.contract.trump is not None else without


SCENE: Final = _Preferans()
