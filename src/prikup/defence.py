"""The declarations of the defence, as the games share them.

A game gives a *script*: a function from the calls made so far to the next question, or to the roles
that the calls made. The script is all there is to a game's way of whisting.
"""

from __future__ import annotations

from prikup.core import Record, RuleError

Call = tuple[int, str]


class Ask(Record, frozen=True):
    """A question to one seat: the words of the fixed grid, and why some may not be said now.

    ``refused`` holds (word, code, clause, sentence).
    """

    seat: int
    words: tuple[str, ...]
    refused: tuple[tuple[str, str, str, str], ...] = ()

    def legal(self) -> list[str]:
        """The words that may be said."""
        no = [refusal[0] for refusal in self.refused]
        return [word for word in self.words if word not in no]

    def why_not(self, said: str) -> RuleError | None:
        """The error if this word may not be said, else None."""
        for word, code, clause, text in self.refused:
            if word == said:
                return RuleError(code, clause, text)
        if said in self.words:
            return None
        return RuleError("unknown", "", f"{said!r} is no answer here: expected one of {' '.join(self.words)}")


class Roles(Record, frozen=True):
    """What the declarations came to.

    ``roles`` gives a word for each defender (``whister``, ``passer``, ``half``) as (seat, role);
    ``played`` whether cards are played; ``open`` whether the defence plays with open hands.
    """

    roles: tuple[tuple[int, str], ...]
    played: bool
    open: bool = False

    def role(self, seat: int) -> str:
        """The role of a seat, empty if it has none."""
        return dict(self.roles).get(seat, "")

    def seats(self, role: str) -> tuple[int, ...]:
        """The seats in a role, in order of declaring."""
        return tuple(seat for seat, word in self.roles if word == role)
