"""Actions and inputs: what is put into a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, Self, TypeAlias

import msgspec

from prikup.cards import Card, Cards, Pack
from prikup.core.wire import from_plain
from prikup.errors import PrikupError
from prikup.shuffle import ChanceSource, ShuffleError, cut_pile, shuffle_pack
from prikup.structs import Struct


class ActionBase(Struct, frozen=True, tag=True):
    """Base of every :data:`Action`: its text, and its appearance to each viewer."""

    @property
    def text(self) -> str:
        """Spelling of the action in records and on the wire."""
        raise TypeError(f"{type(self).__name__} has no text")

    @property
    def unseen(self) -> bool:
        """True if parts of the action are hidden from the viewer."""
        return False

    def seen_by(self, viewer: int | None, by: int | None) -> Self:
        """Return the action as the viewer saw it when ``by`` did it; hidden parts are None."""
        return self

    def __str__(self) -> str:
        return self.text


class Draw(ActionBase, frozen=True, tag=True):
    """Draw of the first dealer by chance; ``cards`` are the drawn cards by seat, empty if none were drawn."""

    dealer: int
    cards: tuple[Card, ...] = ()

    @classmethod
    def of(cls, cards: tuple[Card, ...], precedence: Sequence[Card]) -> Draw:
        """Return the draw of these cards; the seat whose card comes first in precedence deals."""
        places = {card: place for place, card in enumerate(precedence)}
        return cls(min(range(len(cards)), key=lambda seat: places.get(cards[seat], len(places))), cards)

    @classmethod
    def by_chance(
        cls, pack: Pack, players: int, precedence: Sequence[Card] | None, chance: ChanceSource
    ) -> Draw:
        """Draw the first dealer: by cards if there is a ``precedence``, else a seat at random.

        Every seat draws one card from the top of a pack that is shuffled for the draw alone. If the
        precedence is a single card, the draw is the round in which it is dealt; the pack may end within that
        round.
        """
        random_below = chance("draw")
        if precedence is None:
            return cls(random_below(players))
        cards = shuffle_pack(pack, random_below)
        start = cards.index(precedence[0]) // players * players if len(precedence) == 1 else 0
        return cls.of(cards[start : start + players], precedence)

    @property
    def text(self) -> str:
        return " ".join([f"draw {self.dealer}", *(card.text for card in self.cards)])


class Deal(ActionBase, frozen=True, tag=True):
    """Chance: the cards as dealt, a hand for each seat (empty for one who sits out), the talon in
    order, and the bottom card where a game looks at it. A hand the viewer may not see is None.
    """

    hands: tuple[Cards | None, ...]
    talon: tuple[Card, ...] | None
    bottom: Card | None = None

    @property
    def text(self) -> str:
        hands = " ".join("??" if hand is None else str(hand) if hand else "-" for hand in self.hands)
        talon = "?? ??" if self.talon is None else " ".join(card.text for card in self.talon)
        bottom = "" if self.bottom is None else f" / {self.bottom}"
        return f"{hands} / {talon}{bottom}"

    def seen_by(self, viewer: int | None, by: int | None) -> Deal:
        hands = tuple(hand if seat == viewer or not hand else None for seat, hand in enumerate(self.hands))
        return Deal(hands, None)


class DealPattern(Struct, frozen=True):
    """Order in which a pack is dealt from its top: packets of ``(seat, count)`` or ``("talon", count)``.

    Together they take every card of the pack. With ``bottom`` the game looks at the last card; one of
    ``middle`` is put into the middle of the pack before it is dealt. ``pile`` is the gathered pack from its
    top, if it is only cut; otherwise the pack is shuffled.
    """

    packets: tuple[tuple[int | Literal["talon"], int], ...]
    bottom: bool = False
    middle: tuple[Card, ...] = ()
    pile: tuple[Card, ...] = ()

    def stack(self, pack: Pack, chance: ChanceSource) -> tuple[Card, ...]:
        """Return the pack in dealing order, top card first: shuffled, or the pile after a cut."""
        return cut_pile(self.pile, chance("cut")) if self.pile else shuffle_pack(pack, chance("deal"))

    def deal(self, cards: Sequence[Card], players: int) -> Deal:
        """Deal the packets from the top of a pack; raises ShuffleError unless they take it all."""
        if sum(size for _, size in self.packets) != len(cards):
            raise ShuffleError("deal-packets", given=self.packets, count=len(cards))
        bottom = cards[-1] if self.bottom else None
        if bottom in self.middle:
            half = len(cards) // 2
            cards = [*cards[:half], cards[-1], *cards[half:-1]]
        hands: list[list[Card]] = [[] for _ in range(players)]
        talon: list[Card] = []
        top = 0
        for place, size in self.packets:
            (talon if place == "talon" else hands[place]).extend(cards[top : top + size])
            top += size
        return Deal(tuple(Cards(hand) for hand in hands), tuple(talon), bottom)


RESULT_CLASSES: Final[dict[str, type[Struct]]] = {}
"""The class of the results of a game by its id, for those games that are imported."""


class Result(ActionBase, frozen=True, tag=True):
    """The result of a deal that was played with real cards, as the game's own record; the table gives it.

    Its words are the ``text`` of that record, where results of the game can be typed in. ``game`` is the id
    of the game whose record it is: by it the record is read back from JSON, once its game is imported.
    """

    result: Any
    game: str = ""

    def __post_init__(self) -> None:
        """Read a result that is still JSON as the record of its game; fill in the game of a record."""
        if isinstance(self.result, dict) and self.game:
            if self.game not in RESULT_CLASSES:
                raise PrikupError("json-result", given=self.game)
            result = from_plain(RESULT_CLASSES[self.game], self.result)
            msgspec.structs.force_setattr(self, "result", result)
        elif not self.game:
            game = next((game for game, kind in RESULT_CLASSES.items() if type(self.result) is kind), "")
            msgspec.structs.force_setattr(self, "game", game)

    @property
    def text(self) -> str:
        return f"result {getattr(self.result, 'text', self.result)}"


class Finish(ActionBase, frozen=True, tag=True):
    """Agreement between deals that the match ends now and is settled as it stands."""

    @property
    def text(self) -> str:
        return "finish"


class Clock(ActionBase, frozen=True, tag=True):
    """The minutes played since the first deal, as the table reads them from its clock between deals."""

    minutes: int

    @property
    def text(self) -> str:
        return f"clock {self.minutes}"


class PlayCard(ActionBase, frozen=True, tag=True):
    """Play a card; with ``announce`` something is announced by it that the game counts."""

    card: Card
    announce: bool = False

    @property
    def text(self) -> str:
        return self.card.text + "!" if self.announce else self.card.text


class Say(ActionBase, frozen=True, tag=True):
    """Say one word of the game aloud: ``pass``, ``hold``, a bid, an answer."""

    word: str

    @property
    def text(self) -> str:
        return self.word


class Name(ActionBase, frozen=True, tag=True):
    """Name the contract, or the trump, that is to be played."""

    contract: str

    @property
    def text(self) -> str:
        return f"name {self.contract}"


class Discard(ActionBase, frozen=True, tag=True):
    """Lay cards away face down; None to those who did not see them."""

    cards: Cards | None

    @property
    def text(self) -> str:
        if self.cards is None:
            return "discard ??"
        return "discard " + " ".join(card.text for card in self.cards)

    @property
    def unseen(self) -> bool:
        return self.cards is None

    def seen_by(self, viewer: int | None, by: int | None) -> Discard:
        return self if viewer is not None and viewer == by else Discard(None)


class GiveCard(ActionBase, frozen=True, tag=True):
    """Give a card face down to another seat; it is None in the views of all but giver and receiver."""

    card: Card | None
    to: int

    @property
    def text(self) -> str:
        return f"give {'??' if self.card is None else self.card.text} {self.to}"

    @property
    def unseen(self) -> bool:
        return self.card is None

    def seen_by(self, viewer: int | None, by: int | None) -> GiveCard:
        return self if viewer is not None and viewer in (by, self.to) else GiveCard(None, self.to)


class GivePoints(ActionBase, frozen=True, tag=True):
    """Give points that have no place of one's own to another seat."""

    to: int
    points: int

    @property
    def text(self) -> str:
        return f"aid {self.to}:{self.points}"


class Claim(ActionBase, frozen=True, tag=True):
    """Offer to divide the tricks that are left, one number a seat; with ``lay`` the hand is shown."""

    division: tuple[int, ...]
    lay: bool = False

    @property
    def text(self) -> str:
        return ("lay " if self.lay else "claim ") + "-".join(map(str, self.division))


Action: TypeAlias = (
    Draw | Deal | Result | Finish | Clock | PlayCard | Say | Name | Discard | GiveCard | GivePoints | Claim
)
"""Something a player, chance or the whole table may do; ``text`` is its one canonical spelling.

A game adds no action, so code that handles each kind of action can be checked to be complete.
"""


class Input(Struct, frozen=True):
    """One action put into a match.

    ``seat`` is the seat whose cards or call it is, ``by`` the seat that decided. They differ only where one
    player plays another's cards; both are None for chance and for what the whole table agrees on.
    """

    seat: int | None
    by: int | None
    action: Action
