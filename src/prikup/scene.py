"""Scenes: the facts from the rules that drawing a table requires, computed from a view alone.

A page or a terminal knows no rule. Facts that follow from the rules of a game and are not in the view (the
exact question, the possible bids, the owner of the talon) come from its :class:`Scenery`, in words of the
game. A scene depends on nothing but a view, so it reveals nothing more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from typing import Any, Final, Literal

from prikup.cards import Pack
from prikup.core import Amount, Entry, Game, Struct, View
from prikup.errors import check_argument
from prikup.toolkit.match_end import last_deal_number

BOLD_LEVELS: Final = 2
"""Levels above the lowest possible bid from which a bid is bold."""


class Word(Struct, frozen=True):
    """A word that can be said; ``n`` is a number that belongs to it, such as the tricks given up."""

    text: str
    n: int | None = None


class ScoreColumn(Struct, frozen=True):
    """Column of the score: the game's word for it, and the figure of each seat."""

    account: str
    of: tuple[Amount, ...]


class PlayerNote(Struct, frozen=True):
    """Note beside a player's name: the game's word for it, and a count."""

    seat: int
    mark: str
    count: int


class Scene(Struct, frozen=True):
    """Facts by which one moment of a deal is drawn.

    ``question`` is the game's word for the question, more exact than the view's ``asks``; ``lesson`` the word
    for the subject of the moment to a viewer who learns, "" if there is none. ``auction`` are all bids, or
    contracts that are named, at this table, low to high, where they have fixed places, and ``words`` the
    other answers to this question, the careful word first; the view's choices say which of them are legal
    now. ``bold`` are the choices for which a page may ask once more: those without a level, and those two
    levels or more above the lowest possible. ``opens`` are the seats whose hands the viewer would lay open,
    ``claims`` is True if they may, at its time, offer to divide the rest. ``low`` is True if nobody wants
    tricks, so that a hand is sorted from low to high; ``ranks`` are those of the pack, low to high.
    ``talon_of`` is the owner of the cards of the talon that all have seen. ``out`` are the seats that keep
    their cards out of the play; ``played_by`` is by seat the player of its open cards, None if that is its
    own player. ``accounts`` are the columns of the score, ``marks`` the notes beside the names. ``last_deal``
    is the number of the last deal at the latest, None if nothing limits the match.
    """

    question: str = ""
    lesson: str = ""
    auction: tuple[str, ...] = ()
    words: tuple[Word, ...] = ()
    bold: tuple[str, ...] = ()
    opens: tuple[int, ...] = ()
    claims: bool = False
    low: bool = False
    ranks: str = "789TJQKA"
    talon_of: int | None = None
    out: tuple[int, ...] = ()
    played_by: tuple[int | None, ...] = ()
    accounts: tuple[ScoreColumn, ...] = ()
    marks: tuple[PlayerNote, ...] = ()
    last_deal: int | None = None


DealOutcome = Literal["made", "failed", "caught", "unplayed", "conceded", "undeclared", "redealt"]
"""The ways in which a deal can end."""


class Outcome(Struct, frozen=True):
    """The outcome of a deal, in short.

    ``contract`` is the engine's word for the contract played or given up, None if there was none; ``tricks``
    are those of each seat, None if none were played; ``taken`` are the declarer's and ``short`` the number
    missing, None if the tricks do not decide.
    """

    what: DealOutcome
    declarer: int | None = None
    contract: str | None = None
    tricks: tuple[int, ...] | None = None
    taken: int | None = None
    short: int | None = None


class Scenery:
    """The scenes of a game: the part ``scene`` of its folder.

    The defaults are right for most games.
    """

    def build(self, view: View, pack: Pack) -> Scene:
        """Return the scene of a view of a match that is played with this pack."""
        question = self.question(view)
        return Scene(
            question=question,
            lesson=self.lesson(view, question),
            auction=self.bid_ladder(view),
            words=tuple(self.answer_words(view, question)),
            bold=tuple(self.bold_choices(view)),
            opens=self.seats_to_open(view),
            claims=self.can_claim(view),
            low=self.is_sorted_low(view),
            ranks=pack.ranks,
            talon_of=self.talon_owner(view),
            out=self.seats_out(view),
            played_by=self.hand_players(view),
            accounts=tuple(self.score_columns(view)),
            marks=tuple(self.player_notes(view)),
            last_deal=last_deal_number(view),
        )

    def question(self, view: View) -> str:
        """Return the word for the question."""
        return view.asks

    def lesson(self, view: View, question: str) -> str:
        """Return the word for the subject of the moment to the viewer, who is asked this question."""
        return ""

    def bid_ladder(self, view: View) -> tuple[str, ...]:
        """Return the bids that have fixed places, low to high, during bidding and naming."""
        return ()

    def answer_words(self, view: View, question: str) -> Sequence[Word]:
        """Return the answers to this question that are no bids, in fixed places."""
        return ()

    def bid_level(self, bid: str) -> float | None:
        """Return the level of a bid or contract, infinity for one above all levels; None for other words."""
        return None

    def bold_choices(self, view: View) -> Iterator[str]:
        """Yield the bids and names at least two levels above the lowest possible one."""
        if view.asks not in ("bid", "name"):
            return
        levels = {text: self.bid_level(text.removeprefix("name ")) for text in sorted(legal_texts(view))}
        known_levels = {text: level for text, level in levels.items() if level is not None}
        lowest = min(known_levels.values(), default=0)
        yield from (text for text, level in known_levels.items() if level >= lowest + BOLD_LEVELS)

    def seats_to_open(self, view: View) -> tuple[int, ...]:
        """Return the seats whose hands the viewer would lay open."""
        return ()

    def can_claim(self, view: View) -> bool:
        """Return True if the viewer may offer to divide the rest at some time of this deal."""
        return view.seat is not None and not is_resting(view, view.seat)

    def is_sorted_low(self, view: View) -> bool:
        """Return True if nobody wants tricks, so that hands are sorted from the lowest card."""
        return False

    def talon_owner(self, view: View) -> int | None:
        """Return the owner of the open cards of the talon: the declarer who took them."""
        return seat_in_role(view, "declarer") if view.talon else None

    def seats_out(self, view: View) -> tuple[int, ...]:
        """Return the seats that keep their cards out of the play."""
        return ()

    def hand_players(self, view: View) -> tuple[int | None, ...]:
        """Return by seat the player of its open cards, None for its own player."""
        return (None,) * view.players

    def score_columns(self, view: View) -> Sequence[ScoreColumn]:
        """Return the columns of the score.

        By default it has every field of the standing with an amount for each seat.
        """
        fields = {
            name: getattr(view.standing, name) for name in getattr(view.standing, "__struct_fields__", ())
        }
        return [
            ScoreColumn(name, value) for name, value in fields.items() if _is_per_seat(value, view.players)
        ]

    def player_notes(self, view: View) -> Sequence[PlayerNote]:
        """Return the notes beside the names."""
        return ()

    def outcome(self, result: Any, entries: Sequence[Entry]) -> Outcome:
        """Return the outcome of a deal with this result and these entries."""
        return Outcome("undeclared", getattr(result, "declarer", None))


def is_undeclared(view: View) -> bool:
    """Return True if cards are played without a declarer."""
    check_argument("view", view, View)
    return view.trick is not None and (view.contract is None or view.contract.declarer is None)


def is_resting(view: View, seat: int | None) -> bool:
    """Return True if a seat does not play this deal; False for a watcher (None)."""
    check_argument("view", view, View)
    return seat is not None and not view.seats[seat].playing


def viewer_role(view: View) -> str:
    """Return the viewer's role; "" for a watcher."""
    check_argument("view", view, View)
    return "" if view.seat is None else view.seats[view.seat].role


def seat_in_role(view: View, role: str) -> int | None:
    """Return the first seat in a role, None if there is none."""
    check_argument("view", view, View)
    return next((seat.seat for seat in view.seats if seat.role == role), None)


def legal_texts(view: View) -> frozenset[str]:
    """Return the texts of all that the viewer may do now, asked or unasked."""
    check_argument("view", view, View)
    return frozenset(choice.text for choice in (*view.choices, *view.offers) if choice.legal)


def played_outcome(contract: str, level: int, declarer: int, tricks: tuple[int, ...] | None) -> Outcome:
    """Return the outcome of a contract of ``level`` tricks; without tricks it was not played."""
    check_argument("tricks", tricks, (tuple, type(None)))
    if not tricks:
        return Outcome("unplayed", declarer, contract)
    declarer_tricks = tricks[declarer]
    missing = max(level - declarer_tricks, 0)
    return Outcome("failed" if missing else "made", declarer, contract, tricks, declarer_tricks, missing)


@cache
def scenery_of(game: Game) -> Scenery:
    """Return the scenery of a game; the default if the game has none."""
    check_argument("game", game, Game)
    return game.part("scene", Scenery) or _DEFAULT_SCENERY


def scene_of(game: Game, view: View) -> Scene:
    """Return the scene of a view of a match of this game."""
    check_argument("game", game, Game)
    check_argument("view", view, View)
    return scenery_of(game).build(view, game.pack(view.options))


def _is_per_seat(value: object, players: int) -> bool:
    """Return True if a value is a tuple with an amount for each seat."""
    return isinstance(value, tuple) and len(value) == players and all(_is_amount(amount) for amount in value)


def _is_amount(value: object) -> bool:
    """Return True for a whole number or a fraction, but not for a truth value."""
    return isinstance(value, int | Fraction) and not isinstance(value, bool)


_DEFAULT_SCENERY = Scenery()


__all__ = [
    "DealOutcome",
    "Outcome",
    "PlayerNote",
    "Scene",
    "Scenery",
    "ScoreColumn",
    "Word",
    "is_resting",
    "is_undeclared",
    "legal_texts",
    "played_outcome",
    "scene_of",
    "scenery_of",
    "seat_in_role",
    "viewer_role",
]
