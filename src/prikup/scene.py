"""What a drawing of the table needs to know of the rules, told from a view alone.

A page or a terminal knows no rule. What follows from the rules of a game and is more than the view has (what
exactly is asked, which bids there are at this table, whose the talon is) its :class:`Scenery` says, in words
of the game. A scene is made of a view and of nothing else, so it tells nobody what they may not know.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any, Final, Literal

from prikup.cards import Pack
from prikup.core import Amount, Entry, Game, Struct, View
from prikup.toolkit.match_end import last_deal_number

BOLD: Final = 2
"""How many levels over the least possible a bid is bold."""


class Word(Struct, frozen=True):
    """Something that can be said; ``n`` is a number by which it is called, such as tricks given up."""

    text: str
    n: int | None = None


class ScoreColumn(Struct, frozen=True):
    """A column of the score: the game's word for it, and what each seat has there."""

    account: str
    of: tuple[Amount, ...]


class PlayerNote(Struct, frozen=True):
    """Something noted at a player's name: the game's word for it, and a count."""

    seat: int
    mark: str
    count: int


class Scene(Struct, frozen=True):
    """How one moment of a deal is drawn.

    ``question`` is the game's word for what is asked, more exact than the view's ``asks``; ``lesson``
    that for what the moment is about to a viewer who learns, "" where nothing is to be said. ``auction``
    are all bids, or contracts that are named, at this table, low to high, where they have fixed places,
    and ``words`` what else is said in answer to this question, the careful word first; whether something
    of it may be said now the view's choices tell. ``bold`` are the choices that are not meant by mistake,
    so that a page may ask once more: those of no level, and those two levels or more over the least
    possible. ``opens`` are the seats whose hands the viewer would lay open, ``claims`` says whether they
    may, at its time, offer to divide the rest. ``low``: nobody wants tricks, so a hand is held from low
    to high; ``ranks`` are those of the pack, low to high.
    ``talon_of`` is whose the cards of the talon are that all have seen. ``out`` are the seats that keep
    their cards out of the play; ``played_by`` says by seat who plays its open cards, None where that is
    its own player. ``accounts`` are the columns of the score, ``marks`` what is noted beside the names.
    ``last_deal`` is the number of the last deal at the latest, None if nothing limits the match.
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


class Outcome(Struct, frozen=True):
    """What a deal came to, in short.

    ``contract`` is the engine's word for what was played or given up, None where nothing was; ``tricks`` are
    those of each seat, None where none were played; ``taken`` are the declarer's and ``short`` how many were
    missing, None where the tricks do not decide.
    """

    what: DealOutcome
    declarer: int | None = None
    contract: str | None = None
    tricks: tuple[int, ...] | None = None
    taken: int | None = None
    short: int | None = None


class Scenery:
    """How a game is drawn: the part ``scene`` of its folder.

    What a game leaves as it is here is true of most.
    """

    def of(self, view: View, pack: Pack) -> Scene:
        """The scene of a view of a match that is played with this pack."""
        return Scene(
            question=self.question(view),
            lesson=self.lesson(view),
            auction=self.auction(view),
            words=tuple(self.words(view)),
            bold=tuple(self.bold(view)),
            opens=self.opens(view),
            claims=self.claims(view),
            low=self.low(view),
            ranks=pack.ranks,
            talon_of=self.talon_of(view),
            out=self.out(view),
            played_by=self.played_by(view),
            accounts=tuple(self.accounts(view)),
            marks=tuple(self.marks(view)),
            last_deal=last_deal_number(view),
        )

    def question(self, view: View) -> str:
        """The word for what is asked."""
        return view.asks

    def lesson(self, view: View) -> str:
        """The word for what the moment is about to the viewer."""
        return ""

    def auction(self, view: View) -> tuple[str, ...]:
        """The bids that have fixed places, low to high, while it is bid or named."""
        return ()

    def words(self, view: View) -> Sequence[Word]:
        """What else is said in answer to the question, in fixed places."""
        return ()

    def level(self, bid: str) -> float | None:
        """How high a bid or a contract is, infinity for one above all levels; None for what is not a bid."""
        return None

    def bold(self, view: View) -> Iterator[str]:
        """The choices that are much bolder than the least possible."""
        if view.asks not in ("bid", "name"):
            return
        levels = {one: self.level(one.removeprefix("name ")) for one in sorted(legal(view))}
        known = {text: level for text, level in levels.items() if level is not None}
        least = min(known.values(), default=0)
        yield from (text for text, level in known.items() if level >= least + BOLD)

    def opens(self, view: View) -> tuple[int, ...]:
        """Whose hands the viewer would lay open."""
        return ()

    def claims(self, view: View) -> bool:
        """Whether the viewer may, at its time, offer to divide the rest."""
        return view.seat is not None and not resting(view, view.seat)

    def low(self, view: View) -> bool:
        """Whether nobody wants tricks."""
        return False

    def talon_of(self, view: View) -> int | None:
        """Whose the open cards of the talon are: the declarer's who took them."""
        return seat_of(view, "declarer") if view.talon else None

    def out(self, view: View) -> tuple[int, ...]:
        """The seats that keep their cards out of the play."""
        return ()

    def played_by(self, view: View) -> tuple[int | None, ...]:
        """By seat who plays its open cards, where that is another."""
        return (None,) * view.players

    def accounts(self, view: View) -> Sequence[ScoreColumn]:
        """The columns of the score: every figure by seat that the game keeps."""
        kept = {
            name: getattr(view.standing, name) for name in getattr(view.standing, "__struct_fields__", ())
        }
        return [ScoreColumn(name, of) for name, of in kept.items() if _figures(of, view.players)]

    def marks(self, view: View) -> Sequence[PlayerNote]:
        """What is noted beside the names."""
        return ()

    def outcome(self, result: Any, entries: Sequence[Entry]) -> Outcome:
        """What a deal with this result and these entries came to."""
        return Outcome("undeclared", getattr(result, "declarer", None))


def undeclared(view: View) -> bool:
    """Whether cards are played without a declarer."""
    return view.trick is not None and (view.contract is None or view.contract.declarer is None)


def resting(view: View, seat: int | None) -> bool:
    """Whether a seat looks on while the others play."""
    return seat is not None and not view.seats[seat].playing


def role(view: View) -> str:
    """The viewer's role; "" for a watcher."""
    return "" if view.seat is None else view.seats[view.seat].role


def seat_of(view: View, role: str) -> int | None:
    """The first seat in a role."""
    return next((one.seat for one in view.seats if one.role == role), None)


def legal(view: View) -> frozenset[str]:
    """What the viewer may do now, asked or unasked."""
    return frozenset(one.text for one in (*view.choices, *view.offers) if one.legal)


def played(contract: str, level: int, declarer: int, tricks: tuple[int, ...] | None) -> Outcome:
    """What a contract of so many tricks came to; without tricks it was not played."""
    if not tricks:
        return Outcome("unplayed", declarer, contract)
    taken = tricks[declarer]
    short = max(level - taken, 0)
    return Outcome("failed" if short else "made", declarer, contract, tricks, taken, short)


def scenery_of(game: Game) -> Scenery:
    """How a game is drawn; as any game, if it does not say otherwise."""
    return game.part("scene", Scenery) or _ANY


def scene_of(game: Game, view: View) -> Scene:
    """The scene of a view of a match of this game."""
    return scenery_of(game).of(view, game.pack(view.options))


def _figures(of: object, players: int) -> bool:
    return isinstance(of, tuple) and len(of) == players and all(_number(one) for one in of)


def _number(one: object) -> bool:
    return isinstance(one, int | Fraction) and not isinstance(one, bool)


_ANY = Scenery()
