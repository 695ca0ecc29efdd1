"""A puzzle as it is written, and the play it begins with."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from prikup.cards import PACK_32, Card, Cards, Suit
from prikup.core import PrikupError, Struct
from prikup.solver import Position, read_cards, read_hands
from prikup.toolkit.tricks import Play, PlayRules

Kind: TypeAlias = Literal["catch", "clean", "make", "hold", "discard", "whist"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)

MISERE: Final = "misere"


class PuzzleError(PrikupError):
    """A file of puzzles, or a puzzle in it, that cannot be."""


class SolveRates(Struct, frozen=True):
    """How often each bot of the ladder solves a puzzle, from 0 to 1."""

    random: float
    beginner: float
    rules: float


class Puzzle(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """A position and what one side has to find in it.

    ``position`` is the text that the solver reads: the hands in order of play, the declarer's first, and
    behind a stroke the cards out of play. ``contract`` is ``misere`` or a level and a strain (``7S``,
    ``6NT``), ``named`` the word of the game where that is another. ``trick`` are the cards on the table,
    ``taken`` the tricks that each seat has. ``target`` counts the declarer's tricks of the whole deal: at
    least so many in ``catch`` (the misère) and ``make``, at most in ``clean`` (a misère) and ``hold``; in
    ``discard`` what the best discards come to, in ``whist`` the most with which a whist is right.
    ``answers`` are all that are right now, ``line`` is best play after one.
    """

    id: str
    game: str
    rules: str
    kind: Kind
    contract: str
    named: str = ""
    position: str
    leader: int = 0
    trick: str = ""
    taken: tuple[int, ...] = (0, 0, 0)
    target: int
    answers: tuple[str, ...]
    line: tuple[str, ...]
    rates: SolveRates | None = None
    difficulty: int = 0
    source: str = ""
    title: str = ""

    @property
    def misere(self) -> bool:
        """Whether the declarer wants no trick."""
        return self.contract == MISERE

    @property
    def level(self) -> int:
        """The tricks that the contract needs."""
        return 0 if self.misere else int(self.contract.rstrip("SCDHNT"))

    @property
    def trump(self) -> Suit | None:
        """The trump of the contract."""
        letter = self.contract[-1]
        return None if self.misere or letter not in "SCDH" else Suit.parse(letter)

    @property
    def hands(self) -> tuple[Cards, ...]:
        """The hands, the declarer's first; raises SolverError for a text that is none."""
        return read_hands(self.position.partition("/")[0])

    @property
    def out(self) -> tuple[Card, ...]:
        """The cards out of play, as far as they are known."""
        return read_cards(self.position.partition("/")[2])

    @property
    def mine(self) -> bool:
        """Whether it is the declarer who has to find something, else both defenders."""
        return self.kind in ("clean", "make", "discard")

    @property
    def many(self) -> bool:
        """Whether the target is reached by more tricks of the declarer, else by fewer."""
        return self.kind in ("catch", "make") or (self.kind == "discard" and not self.misere)

    def reached(self, tricks: int) -> bool:
        """Whether so many tricks of the declarer are what was asked for."""
        return tricks >= self.target if self.many else tricks <= self.target

    def play(self) -> Play:
        """The cards in play; raises PuzzleError or SolverError where that cannot be.

        Play from here on is plain: who has the led suit follows, who has none of it ruffs.
        """
        trick = read_cards(self.trick)
        whole = list(self.hands)
        seat = self.leader
        for card in trick:
            whole[seat] = whole[seat] | Cards([card])
            seat = (seat + 1) % len(whole)
        Position(self.hands, self.trump, self.leader, trick)
        after = tuple((place + 1) % len(whole) for place in range(len(whole)))
        rules = PlayRules(PACK_32, after, len(whole), 0)
        play = Play.start(rules, [hand.mask for hand in whole], self.trump, self.leader)
        for card in trick:
            if not play.choices & card.bit:
                raise PuzzleError("puzzle-trick", given=self.id, card=card)
            play = play.play(card)
        return play
