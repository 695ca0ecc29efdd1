"""Detection of puzzles that differ only by the names of suits or by cards that nobody holds."""

from __future__ import annotations

from prikup.cards import PACK_32, Cards, Suit
from prikup.puzzles.model import Puzzle
from prikup.solver import read_cards

Form = tuple[object, ...]


def canonical_form(puzzle: Puzzle) -> Form:
    """Return a value that is equal for equivalent puzzles: same question, same cards up to renamed suits.

    Suits other than the trump may be exchanged, and within a suit only the order of the holders of the cards
    in play counts.
    """
    hands, trick = puzzle.hands, read_cards(puzzle.trick)
    owners = [*hands, *(Cards([card]) for card in trick)]

    def holders(suit: Suit) -> str:
        cards = PACK_32.cards.suit(suit)
        return "".join(str(owner) for card in cards for owner, held in enumerate(owners) if card in held)

    trump = puzzle.trump
    sides = sorted(holders(suit) for suit in Suit if suit is not trump)
    asked = puzzle.target - puzzle.taken[0]
    led = holders(trump) if trump is not None else ""
    return (puzzle.kind, puzzle.is_misere, trump is None, puzzle.leader, asked, led, *sides)
