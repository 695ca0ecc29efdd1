"""The view of a match: all that a seat may know of it, as data, text and HTML."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from html import escape
from typing import Final, Generic, Literal, NamedTuple, TypeAlias

from prikup.cards import Card, Cards, Suit
from prikup.core.actions import Action, Deal, Input
from prikup.core.generics import OptionsT, StandingT
from prikup.core.view_parts import (
    Choice,
    Choices,
    ClaimView,
    ContractView,
    Hidden,
    SeatView,
    TrickView,
    Turn,
)
from prikup.errors import shorten
from prikup.structs import Struct

Stage: TypeAlias = Literal[
    "draw",
    "deal",
    "bidding",
    "talon",
    "redeal",
    "discard",
    "give",
    "naming",
    "defence",
    "play",
    "claim",
    "aid",
    "over",
    "",
]
"""The name of a phase, as a view has it."""
Question: TypeAlias = Literal[
    "bid", "talon", "redeal", "discard", "give", "name", "defend", "play", "answer", "aid", ""
]
"""The question that a phase puts to a player; empty if it asks none."""


class View(Struct, Generic[OptionsT, StandingT], frozen=True):
    """Everything that a seat, or a watcher, may know of a match.

    Parts that take time to compute are computed when they are first read. :func:`prikup.core.to_json` writes
    a view as JSON; :func:`prikup.core.state_of` makes a match of a view and a :class:`World`.
    """

    game: str
    """The id of the game, such as ``preferans``."""
    options: OptionsT
    """The options of the match."""
    players: int
    """The number of seats."""
    clockwise: bool
    """True if the seats follow each other clockwise."""
    seat: int | None
    """The seat of the viewer; None for a watcher."""
    deal_no: int
    """The number of the deal, from 1; 0 before the first dealer is drawn."""
    dealer: int | None
    """The seat that deals; None before the first dealer is drawn."""
    phase: Stage
    """The name of the phase."""
    asks: Question
    """The question that the seats to act must answer; empty if none must act."""
    standing: StandingT
    """The game's record of what is carried from deal to deal, as far as the viewer may know it."""
    seats: Sequence[SeatView]
    """Each seat as the viewer sees it, by number."""
    order: tuple[int, ...]
    """The seats that play this deal, the first to bid first."""
    auction: tuple[tuple[int, str], ...]
    """The calls of the auction, each with its seat, in order."""
    declarations: tuple[tuple[int, str], ...]
    """The calls after the auction, such as those of the defence, each with its seat, in order."""
    contract: ContractView | None
    """The contract; None before it is known."""
    talon: tuple[Card, ...] | None
    """The cards of the talon that the viewer has seen; None if there are none."""
    discard: tuple[Card, ...] | None
    """The viewer's own discard; None if there is none."""
    trick: TrickView | None
    """The trick on the table; None before the play."""
    last_trick: TrickView | None
    """The trick before it; None if there is none."""
    trick_winners: tuple[int, ...]
    """The winners of the completed tricks, in order."""
    claim: ClaimView | None
    """An offer to divide the remaining tricks that waits for answers; None if there is none."""
    turns: tuple[Turn, ...]
    """The open turns of all seats."""
    acting: Turn | None
    """The viewer's own open turn; None if the viewer is not to act."""
    choices: Sequence[Choice]
    """Every answer to the question, legal or not, with reasons; empty if the viewer is not to act."""
    offers: Sequence[Choice]
    """Actions that the viewer may take without being asked."""
    hidden: Sequence[Hidden]
    """The places whose cards the viewer does not see, with the cards that may lie there."""
    log: Sequence[Input]
    """The inputs of this deal as the viewer saw them, from the deal of the cards."""
    totals: Sequence[Fraction]
    """Result per seat: final, or as if the match ended now (see :attr:`prikup.core.match.Match.totals`)."""
    result: tuple[Fraction, ...] | None
    """The final result per seat; None until the match is over."""
    minutes: int = 0
    """The time played in minutes, as last told by a :class:`~prikup.core.Clock`."""
    last_deal: int | None = None
    """The number of the last deal, once the time of the match is over; None before."""

    @property
    def legal(self) -> tuple[str, ...]:
        """The legal choices as text; empty if the viewer is not to act."""
        choices = self.choices
        if isinstance(choices, Choices):
            return choices.legal
        return tuple(choice.text for choice in choices if choice.legal)

    @property
    def history(self) -> str:
        """All that the viewer has seen in this deal, in order: what was said, laid away, given and played.

        Each input follows its seat; before them stand the cards of the talon that the viewer has seen.
        """
        talon = f"talon {' '.join(card.text for card in self.talon)}, " if self.talon else ""
        inputs = (move for move in self.log if move.seat is not None)
        return talon + ", ".join(f"{move.seat} {move.action.text}" for move in inputs)

    def __repr__(self) -> str:
        choices = f", {len(self.choices)} choices" if self.acting else ""
        return f"<view of {self._viewer}: {self.game}, deal {self.deal_no}, {self.phase}{choices}>"

    @property
    def _viewer(self) -> str:
        return "a watcher" if self.seat is None else f"seat {self.seat}"

    def __str__(self) -> str:
        """Draw the position as the viewer sees it, in a dozen lines."""
        return draw_text(self._draw_lines())

    def _repr_html_(self) -> str:
        """Draw the position as the viewer sees it, for a notebook."""
        return draw_html(self._draw_lines())

    def _draw_lines(self) -> list[PositionLine]:
        """Return the lines of the drawn position with the hands and choices that the viewer sees."""
        hands = [None if seat.cards is None else Cards(seat.cards) for seat in self.seats]
        views = {} if self.seat is None else {self.seat: self}
        return draw_position(self, f"view of {self._viewer}", hands, views, Cards())


class World(Struct, frozen=True):
    """One determinization of a view: a full deal plus the hidden actions, in log order."""

    deal: Deal
    acts: tuple[Action, ...] = ()


# ---------------------------------------------------------------------------------------------
# The drawing of a position

MAX_DRAWN_LINE_CHARS: Final = 100
DRAWN_SUITS: Final = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
"""The suits in the order of the columns."""
RED_SUITS: Final = (Suit.HEARTS, Suit.DIAMONDS)
_RED_SPAN: Final = '<span style="color:#d0312d">{}</span>'
_RED_CARD: Final = re.compile(r"\b(?:10|[6-9TJQKA])[HD]\b")


class PositionLine(NamedTuple):
    """One line of a drawn position: a label, a cell for each suit where it shows cards, and a text."""

    label: str
    cells: tuple[str, ...] = ()
    text: str = ""


def draw_text(lines: Sequence[PositionLine]) -> str:
    """Return a drawn position as plain text, each line at most ``MAX_DRAWN_LINE_CHARS`` characters."""
    return "\n".join(
        shorten(f"{line.label}{''.join(line.cells)}{line.text}".rstrip(), MAX_DRAWN_LINE_CHARS)
        for line in lines
    )


def draw_html(lines: Sequence[PositionLine]) -> str:
    """Return a drawn position as an HTML element with hearts and diamonds in red."""
    body = "\n".join(map(_mark_up_line, lines))
    return f"<pre>{body}</pre>"


def _mark_up_line(line: PositionLine) -> str:
    """Return a line as HTML, cut where plain text is, with the cells of hearts and diamonds in red."""
    cells = [
        _RED_SPAN.format(escape(cell)) if suit in RED_SUITS else escape(cell)
        for suit, cell in zip(DRAWN_SUITS, line.cells, strict=False)
    ]
    room = MAX_DRAWN_LINE_CHARS - len(line.label) - sum(map(len, line.cells))
    return "".join([_mark_up_text(line.label), *cells, _mark_up_text(shorten(line.text.rstrip(), room))])


def _mark_up_text(text: str) -> str:
    """Return escaped text with red hearts and diamonds."""
    return _RED_CARD.sub(lambda card: _RED_SPAN.format(card[0]), escape(text))


def draw_position(
    view: View, subtitle: str, hands: Sequence[Cards | None], views: Mapping[int, View], aside: Cards
) -> list[PositionLine]:
    """Draw a position: hands, contract, trick, and the seats to act.

    ``subtitle`` stands behind the name of the game. ``hands`` are those that are drawn, None for a closed
    one; ``aside`` the cards of the deal that are in no hand. ``views`` are by seat those whose choices are
    listed.
    """
    dealer = "" if view.dealer is None else f", seat {view.dealer} deals"
    lines = [PositionLine("", text=f"{view.game}, {subtitle}: deal {view.deal_no}{dealer}, {view.phase}")]
    if any(hands) or any(hand is None and view.seats[seat].count for seat, hand in enumerate(hands)):
        lines += _draw_hands(view, hands, aside)
        lines += _draw_calls(view)
        lines += _draw_tricks(view)
    lines.append(PositionLine("", text=_describe_turns(view, views)))
    return lines


def _draw_hands(view: View, hands: Sequence[Cards | None], aside: Cards) -> Iterator[PositionLine]:
    """Draw a line for each seat with a column for each suit, then the cards that are in no hand."""
    drawn = [hand for hand in (*hands, aside) if hand is not None]
    widths = [max(1, *(len(hand.suit(suit)) for hand in drawn)) for suit in DRAWN_SUITS]
    acting = {turn.seat for turn in view.turns}
    yield _draw_cards("", [suit.letter for suit in DRAWN_SUITS], widths)
    for seat, hand in enumerate(hands):
        label = f"{'>' if seat in acting else ' '} seat {seat}"
        if hand is None:
            closed = f"  {view.seats[seat].count} cards".ljust(sum(widths) + 2 * len(widths))
            yield PositionLine(f"{label:9}", text=closed + _describe_seat(view, seat))
        else:
            yield _draw_cards(label, _list_ranks(hand), widths, _describe_seat(view, seat))
    if aside:
        yield _draw_cards("  aside", _list_ranks(aside), widths)


def _list_ranks(cards: Cards) -> list[str]:
    """Return the ranks of each suit, high to low."""
    return ["".join(card.rank for card in cards.suit(suit)) or "-" for suit in DRAWN_SUITS]


def _draw_cards(label: str, cells: list[str], widths: list[int], text: str = "") -> PositionLine:
    """Return a line with a label, a cell of this width for each suit, and a text behind them."""
    padded = tuple(f"  {cell:{width}}" for cell, width in zip(cells, widths, strict=True))
    return PositionLine(f"{label:9}", padded, text)


def _describe_seat(view: View, seat: int) -> str:
    """Return role, tricks, points and score of a seat as one text, without those that are not known yet."""
    seat_view = view.seats[seat]
    details = [
        seat_view.role,
        f"tricks {seat_view.tricks}" if view.trick is not None else "",
        "" if seat_view.points is None or view.trick is None else f"points {seat_view.points}",
        f"score {view.totals[seat]}" if any(view.totals) else "",
        "" if seat_view.playing else "rests",
    ]
    return "   " + ", ".join(filter(None, details))


def _draw_calls(view: View) -> Iterator[PositionLine]:
    """Draw the latest calls and the contract."""
    calls = ", ".join(f"{seat} {call}" for seat, call in (*view.auction, *view.declarations))
    if calls:
        room = MAX_DRAWN_LINE_CHARS - 10
        yield PositionLine("", text=f"said: {calls if len(calls) < room else '…' + calls[-room:]}")
    contract = view.contract
    if contract is not None:
        whose = "" if contract.declarer is None else f" of seat {contract.declarer}"
        trump = "" if contract.trump is None else f", trump {contract.trump}"
        needs = "" if contract.needs is None else f", {contract.needs} tricks wanted"
        yield PositionLine("", text=f"contract: {contract.text}{whose}{trump}{needs}")


def _draw_tricks(view: View) -> Iterator[PositionLine]:
    """Draw the last trick, the trick on the table, and a claim."""
    for name, trick in (("last trick", view.last_trick), ("trick", view.trick)):
        if trick is not None and (trick.plays or trick.talon):
            cards = [f"{seat} {card.text}" for seat, card in trick.plays]
            talon = [] if trick.talon is None else [f"talon {trick.talon.text}"]
            wins = "wins" if name == "trick" else "won"
            whose = "" if trick.winner is None else f", seat {trick.winner} {wins}"
            yield PositionLine("", text=f"{name}: {', '.join([*talon, *cards])}{whose}")
    if view.claim is not None:
        division = "-".join(map(str, view.claim.division))
        yield PositionLine("", text=f"claim of seat {view.claim.by}: {division}")


def _describe_turns(view: View, views: Mapping[int, View]) -> str:
    """Return who must act and, for the seats of ``views``, their legal choices; or the final result."""
    if view.result is not None:
        return "over: " + ", ".join(f"seat {seat} {points}" for seat, points in enumerate(view.result))
    if not view.turns:
        return "waits for cards"
    questions = []
    for turn in view.turns:
        whose = "" if turn.by == turn.seat else f" for seat {turn.seat}"
        legal = views[turn.by].legal if turn.by in views else ()
        separator = ", " if any(" " in text for text in legal) else " "
        choices = f": {separator.join(legal)}" if legal else ""
        questions.append(f"seat {turn.by}{whose}, {view.asks}{choices}")
    return f"to act: {'; '.join(questions)}"
