"""Detection of puzzles that differ only by the names of suits or by cards that nobody holds."""

from __future__ import annotations

from prikup.cards import PACK_32, Cards, Suit
from prikup.puzzles.model import Puzzle
from prikup.solver import read_cards

CanonicalForm = tuple[object, ...]


def canonical_form(puzzle: Puzzle) -> CanonicalForm:
    """Return a value that is equal for equivalent puzzles: same question, same cards up to renamed suits.

    Suits other than the trump may be exchanged; within a suit only the owners of the cards in play count, in
    the order of the cards. In play for points suits are not exchanged, and every card counts.
    """
    if puzzle.is_for_points:
        return (puzzle.kind, puzzle.rules, puzzle.leader, puzzle.suit, puzzle.trick, *map(str, puzzle.hands))

    hands, trick = puzzle.hands, read_cards(puzzle.trick)
    owners = [*hands, *(Cards([card]) for card in trick)]

    def holders(suit: Suit) -> str:
        cards = PACK_32.cards.suit(suit)
        return "".join(str(owner) for card in cards for owner, owned in enumerate(owners) if card in owned)

    trump = puzzle.trump
    sides = sorted(holders(suit) for suit in Suit if suit is not trump)
    missing_tricks = puzzle.target - puzzle.taken[0]
    led = holders(trump) if trump is not None else ""
    return (puzzle.kind, puzzle.is_misere, trump is None, puzzle.leader, missing_tricks, led, *sides)
