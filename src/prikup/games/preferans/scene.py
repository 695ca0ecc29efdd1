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
    """Facts of Preferans by which its table is drawn."""

    def question(self, view: View) -> str:
        words = {choice.text for choice in view.choices}
        if LOOK_WORD in words:
            return "look"
        if OPEN in words or _is_mode_asked(view):
            return "dummy" if _is_dummy_only(view) else "open"
        if view.asks == "defend" and view.turns and is_resting(view, view.turns[0].seat):
            return "dealer_whist"
        return view.asks

    def lesson(self, view: View, question: str) -> str:
        asked = question if view.acting is not None and view.choices else ""
        if asked in ("answer", "open", "dummy", "discard", "name", "aid", "dealer_whist"):
            return asked
        if asked in ("look", "defend"):
            return {"look": "blind", "defend": "whist"}[asked]
        if is_resting(view, view.seat) and view.trick is None:
            return "rest"
        if view.asks == "bid":
            return "auction" if asked else "others"
        return "" if view.trick is None else _find_lesson_of_play(view)

    def bid_ladder(self, view: View) -> tuple[str, ...]:
        return _BIDS if view.asks in ("bid", "name") else ()

    def answer_words(self, view: View, question: str) -> Sequence[Word]:
        if question in ("discard", "name"):
            return tuple(_list_words_of_giving_up(view))
        if question == "bid":
            hold = view.options.hold_rule != "none"
            return tuple(map(Word, (PASS_WORD, _find_misere_word(view), *((HOLD_WORD,) if hold else ()))))
        return tuple(map(Word, _WORDS.get(question, ())))

    def bid_level(self, bid: str) -> float | None:
        if bid in (MISERE, MISERE_HAND, NINE_HAND):
            return inf
        return CONTRACTS[bid].level if bid in CONTRACTS else None

    def seats_to_open(self, view: View) -> tuple[int, ...]:
        if OPEN not in legal_texts(view):
            return ()
        defenders = (seat for seat in view.seats if seat.playing and seat.role != "declarer")
        return tuple(seat.seat for seat in defenders if seat.role == "passer" or not _is_dummy_only(view))

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
        return tuple(whister if seat.exposed and seat.role == "passer" else None for seat in view.seats)

    def score_columns(self, view: View) -> Sequence[ScoreColumn]:
        standing = view.standing
        whists = tuple(sum(on) for on in standing.whists)
        return (
            ScoreColumn("pool", standing.pool),
            ScoreColumn("hill", standing.hill),
            ScoreColumn("whists", whists),
        )

    def outcome(self, result: DealResult, entries: Sequence[Entry]) -> Outcome:
        declarer, contract, tricks = result.declarer, result.contract, result.tricks
        if result.kind == "misdeal":
            return Outcome("redealt")
        if declarer is None:
            return Outcome("undeclared", tricks=tricks)
        if result.kind == "concede":
            short_tricks = next((entry.tricks for entry in entries if entry.cause == "concede"), None)
            return Outcome(
                "conceded", declarer, contract, short=None if short_tricks is None else int(short_tricks)
            )
        if result.kind == "misere":
            declarer_tricks = tricks[declarer] if tricks else 0
            return Outcome("caught" if declarer_tricks else "made", declarer, MISERE, tricks, declarer_tricks)
        return played_outcome(contract or "", CONTRACTS[contract or ""].level, declarer, tricks)


def _is_mode_asked(view: View) -> bool:
    """Return True if a lone whister, who has whisted or is playing, is asked for open or closed (6.10)."""
    if view.asks != "defend" or not view.turns:
        return False
    words = [word for seat, word in view.declarations if seat == view.turns[0].seat]
    return view.trick is not None or words[-1:] == ["whist"]


def _is_misere(view: View) -> bool:
    """Return True if a misère is played."""
    return view.contract is not None and view.contract.text == MISERE


def _is_dummy_only(view: View) -> bool:
    """Return True if a lone whister opens only the hand of the seat that passed (6.10)."""
    return bool(view.options.open_play == "dummy_only")


def _is_talon_thrown(view: View) -> bool:
    """Return True if the talon was thrown back to the dealer, after which nothing is played (5.4)."""
    if view.trick is not None:
        return False
    return any(move.action == THROW for move in view.log if isinstance(move.action, Say))


def _find_misere_word(view: View) -> str:
    """Return the misère as it can be bid now: once it was overbid, a contract without the talon (3.2)."""
    legal = legal_texts(view)
    return next((word for word in (NINE_HAND, MISERE_HAND) if word in legal), MISERE)


def _list_words_of_giving_up(view: View) -> Iterator[Word]:
    """Yield the words that give up a contract at this table (5.3, 5.4)."""
    for choice in view.choices:
        is_unplayed = choice.why is not None and choice.why.code == choice.text
        if choice.text in (CONCEDE.text, THROW.text) and not is_unplayed:
            yield Word(choice.text, view.options.concede if choice.text == CONCEDE.text else None)


def _find_lesson_of_play(view: View) -> str:
    """Return the lesson of the play, by the viewer's role."""
    role, acting = viewer_role(view), any(turn.by == view.seat for turn in view.turns)
    if view.seat is None or (is_resting(view, view.seat) and not acting):
        return "rest"
    if is_undeclared(view):
        return "all_pass"
    if _is_misere(view):
        is_shown = any(seat.shown for seat in view.seats)
        return "misere" if role == "declarer" else "catch_shown" if is_shown else "catch"
    if role == "passer" and not acting:
        opened = view.seats[view.seat].exposed and seat_in_role(view, "whister") is not None
        return "passer_open" if opened else "passer"
    with_trump, without_trump = ("declarer", "declarer_nt") if role == "declarer" else ("defend", "defend_nt")
    return with_trump if view.contract is not None and view.contract.trump is not None else without_trump


SCENE: Final = _Preferans()
