"""Deals in the form common to all formats, and the report of what was left out."""

from __future__ import annotations

from collections.abc import Sequence

from prikup import registry
from prikup.cards import Card, Cards
from prikup.core import Draw, Input, Match, PrikupError, RuleError, Struct
from prikup.records.model import DealRecord, RecordError
from prikup.records.tags import check_names


class ImportedDeal(Struct, frozen=True, kw_only=True):
    """One deal of cards, with as much of its course as is known.

    ``hands`` are the hands by seat as dealt, None if unknown, empty for a seat that sits out; ``moves`` are
    those of a record. ``declarer``, ``contract`` (None: no contract) and ``tricks`` (by seat) are the
    outcome, if known. ``line`` is where the deal begins in the source.
    """

    dealer: int
    hands: tuple[Cards | None, ...]
    talon: tuple[Card | None, ...]
    moves: tuple[str, ...] = ()
    declarer: int | None = None
    contract: str | None = None
    tricks: tuple[int, ...] = ()
    line: int = 0

    @property
    def record(self) -> DealRecord:
        """The deal as a record."""
        return DealRecord(hands=self.hands, talon=self.talon, moves=self.moves)

    @property
    def active(self) -> tuple[int, ...]:
        """The seats that play, from the dealer's left; a seat without cards sits out."""
        players = len(self.hands)
        order = ((self.dealer + step) % players for step in range(1, players + 1))
        return tuple(seat for seat in order if self.hands[seat] is None or self.hands[seat])


class Left(Struct, frozen=True):
    """Content that a format cannot hold: its word in ``format-left``, and its deal (0: all)."""

    what: str
    deal: int = 0


class Deals(Struct, frozen=True, kw_only=True):
    """Deals that belong together, with their rules and players.

    ``left`` reports what of the source is missing here, or what of these deals is missing in the output.
    """

    game: str
    rules: str
    seats: tuple[str, ...]
    deals: tuple[ImportedDeal, ...]
    about: tuple[tuple[str, str], ...] = ()
    left: tuple[Left, ...] = ()

    def before(self, number: int) -> Match:
        """Return the match before the deal of this number, counted from 1, as if it were its first."""
        game = registry.get_game(self.game)
        start = game.start(game.options(self.rules), len(self.seats))
        return start.apply(Input(None, None, Draw(self.deals[number - 1].dealer))).state


def are_valid_names(seats: Sequence[str]) -> bool:
    """Return True if these can be the names of a match."""
    try:
        check_names(seats)
    except PrikupError:
        return False
    return True


def find_game(hands: tuple[Cards | None, ...], talon: tuple[Card | None, ...], players: int) -> str:
    """Return the first registered game that deals so many cards; raises RecordError if there is none."""
    sizes = sorted(len(hand) for hand in hands if hand)
    for name in registry.GAMES:
        try:
            deal_sizes = _deal_sizes(name, players)
        except RuleError:
            continue
        if deal_sizes is not None and deal_sizes[0][-len(sizes) :] == sizes and deal_sizes[1] == len(talon):
            return name
    raise RecordError("format-game", hands=" ".join(map(str, sizes)) or "0", talon=len(talon))


def _deal_sizes(name: str, players: int) -> tuple[list[int], int] | None:
    """Return the sizes of a game's hands in ascending order, and of its talon; None without such a deal."""
    game = registry.get_game(name)
    options = game.options(game.presets[0])
    if not any(players == int(number) for number in game.numbers):
        return None
    match = game.start(options, players).apply(Input(None, None, Draw(0))).state
    pattern = game.needs_deal(match)
    if pattern is None:
        return None
    sizes = dict.fromkeys(range(players), 0)
    talon = 0
    for place, count in pattern.packets:
        if isinstance(place, int):
            sizes[place] += count
        else:
            talon += count
    return sorted(size for size in sizes.values() if size), talon
