"""Cards: suits, ranks, sets of cards as one integer, packs, and their text.

A card is written rank then suit, the ten as ``T``: ``AS``, ``TD``. A hand is written by suits,
spades, hearts, diamonds and clubs, joined by dots, high cards first: ``AKT.QJ9..87``.

So they are written; what is read may also be in small letters, with ``10`` for the ten, with the signs of the
suits, or with the Russian letters of ranks and suits: ``10♥``, ``qs``, ``Дч``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import IntEnum
from functools import lru_cache
from typing import Final, TypeVar, final

from prikup.errors import ArgumentError, PrikupError, check_argument, quote

__all__ = [
    "ALL_CARDS_MASK",
    "CARDS_BY_INDEX",
    "PACK_24",
    "PACK_32",
    "PACK_32_TEN_HIGH",
    "RANK_LETTERS",
    "SUIT_LETTERS_BY_FORM",
    "Card",
    "Cards",
    "Pack",
    "Suit",
    "cards_of",
    "list_cards",
]

T = TypeVar("T")

RANK_LETTERS: Final = "789TJQKA"
"""The ranks, lowest first, in packs without an order of their own."""
_RANK_LETTER_SET: Final = frozenset(RANK_LETTERS)
_SUIT_LETTERS: Final = "SCDH"
_WRITTEN_SUIT_ORDER: Final = (0, 3, 2, 1)  # suits of a written hand: S.H.D.C
_OTHER_RANK_FORMS: Final = {"10": "T", "Т": "A", "К": "K", "Д": "Q", "В": "J"}
_OTHER_SUIT_FORMS: Final = dict(zip("♠♣♦♥♤♧♢♡ПТБЧ", _SUIT_LETTERS * 3, strict=True))
"""Other ways to write a rank or a suit, in capitals."""

SUIT_LETTERS_BY_FORM: Final = {
    form: letter
    for sign, letter in (*zip(_SUIT_LETTERS, _SUIT_LETTERS, strict=True), *_OTHER_SUIT_FORMS.items())
    for form in (sign, sign.lower(), f"{sign}\ufe0f", f"{sign}\ufe0e")
}
"""Every way to write a suit by one sign or letter, and its letter."""


class Suit(IntEnum):
    """A suit; the order is that of the bids: spades lowest, hearts highest."""

    SPADES = 0
    CLUBS = 1
    DIAMONDS = 2
    HEARTS = 3

    def __reduce_ex__(self, protocol: object) -> tuple[type[Suit], tuple[int]]:
        """Return what pickle writes: class and number. Early releases of Python 3.11 write ``getattr``."""
        return Suit, (int(self),)

    @property
    def letter(self) -> str:
        """``S``, ``C``, ``D`` or ``H``."""
        return _SUIT_LETTERS[self]

    @property
    def mask(self) -> int:
        """The eight bits of the suit in a mask of cards."""
        return 0xFF << (8 * self)

    @staticmethod
    def parse(text: str) -> Suit:
        """Read the letter or the sign of a suit; raises PrikupError."""
        letter = SUIT_LETTERS_BY_FORM.get(text) if isinstance(text, str) else None
        if letter is None:
            raise PrikupError("card-suit", given=text)
        return Suit(_SUIT_LETTERS.index(letter))


@final
class Card:
    """One card of the 32; there is one object for each, so cards compare by identity.

    >>> ace = Card.parse("AS")
    >>> str(ace), ace.suit.name, ace.rank
    ('AS', 'SPADES', 'A')
    """

    __slots__ = ("bit", "index", "rank", "suit", "text")

    index: int
    bit: int
    suit: Suit
    rank: str
    text: str

    def __new__(cls, index: int) -> Card:
        """Return the card with this index, 0 to 31: eight times the suit plus the place of the rank.

        Raises ArgumentError for another index.
        """
        if type(index) is not int or not 0 <= index < len(CARDS_BY_INDEX):
            raise ArgumentError("argument-card_index", what=quote(index), most=len(CARDS_BY_INDEX) - 1)
        return CARDS_BY_INDEX[index]

    @staticmethod
    def parse(text: str) -> Card:
        """Read a card such as ``AS``, ``TD`` or ``10♦``; raises PrikupError."""
        try:
            return _CARDS_BY_TEXT[text]
        except (KeyError, TypeError):
            raise PrikupError("card", given=text, ranks=RANK_LETTERS, suits=_SUIT_LETTERS) from None

    def __repr__(self) -> str:
        return f"Card.parse({self.text!r})"

    def __str__(self) -> str:
        return self.text

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self

    def __reduce__(self) -> tuple[type[Card], tuple[int]]:
        return Card, (self.index,)


def _make_card(index: int) -> Card:
    """Make the card of an index; ``Card`` itself returns the existing objects."""
    card = object.__new__(Card)
    card.index = index
    card.bit = 1 << index
    card.suit = Suit(index >> 3)
    card.rank = RANK_LETTERS[index & 7]
    card.text = card.rank + card.suit.letter
    return card


ALL_CARDS_MASK: Final = 0xFFFFFFFF
"""The mask of all 32 cards."""
CARDS_BY_INDEX: Final[tuple[Card, ...]] = tuple(_make_card(i) for i in range(32))
"""The cards in the order of their bits in masks."""
_RANKS_BY_FORM: Final = {
    form: rank
    for sign, rank in (*zip(RANK_LETTERS, RANK_LETTERS, strict=True), *_OTHER_RANK_FORMS.items())
    for form in (sign, sign.lower())
}
_CARDS_BY_TEXT: Final = {
    rank_form + suit_form: CARDS_BY_INDEX[8 * _SUIT_LETTERS.index(suit) + RANK_LETTERS.index(rank)]
    for rank_form, rank in _RANKS_BY_FORM.items()
    for suit_form, suit in SUIT_LETTERS_BY_FORM.items()
}


def cards_of(mask: int) -> list[Card]:
    """Return the cards of a mask, lowest index first; the mask is not checked, for speed.

    >>> [str(card) for card in cards_of(Cards.parse("AK...7").mask)]
    ['KS', 'AS', '7C']
    """
    cards = []
    while mask:
        low = mask & -mask
        cards.append(CARDS_BY_INDEX[low.bit_length() - 1])
        mask ^= low
    return cards


Holdings = tuple[tuple[tuple[T, ...], ...], ...]
"""Values for each suit and each of its 256 holdings, as :func:`tabulate_holdings` makes them."""


def tabulate_holdings(things: Sequence[T]) -> Holdings[T]:
    """Return the values of the cards of every possible holding, by suit and the mask of its eight bits.

    ``things`` has a value for each card by its index; the values of a holding are listed from the high card
    to the low one.
    """
    return tuple(
        tuple(
            tuple(things[8 * suit + rank] for rank in range(7, -1, -1) if holding >> rank & 1)
            for holding in range(256)
        )
        for suit in range(4)
    )


_CARDS_BY_HOLDING: Final = tabulate_holdings(CARDS_BY_INDEX)


def list_cards(mask: int) -> tuple[Card, ...]:
    """Return the cards of a mask, which is not checked, in written order: S, H, D, C, each high to low."""
    return list_values(_CARDS_BY_HOLDING, mask)


def list_values(holdings: Holdings[T], mask: int) -> tuple[T, ...]:
    """Return the values of the cards of a mask in written order, from a :func:`tabulate_holdings` table."""
    spades, clubs, diamonds, hearts = holdings
    return spades[mask & 255] + hearts[mask >> 24] + diamonds[mask >> 16 & 255] + clubs[mask >> 8 & 255]


@final
class Cards:
    """An immutable set of cards, kept as one integer mask.

    It is made from a mask or from cards; raises ArgumentError for anything else.

    >>> hand = Cards.parse("AKT.QJ9..87")
    >>> len(hand), str(hand), Card.parse("AS") in hand
    (8, 'AKT.QJ9..87', True)
    >>> str(hand - Cards.parse("A..."))
    'KT.QJ9..87'
    """

    __slots__ = ("mask",)

    mask: int

    def __init__(self, cards: int | Iterable[Card] = 0) -> None:
        if not isinstance(cards, int):
            cards = _make_mask(cards)
        elif not 0 <= cards <= ALL_CARDS_MASK:
            raise ArgumentError("argument-card_index", what=quote(cards), most=ALL_CARDS_MASK)
        object.__setattr__(self, "mask", cards)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a set of cards does not change")

    @staticmethod
    def parse(text: str) -> Cards:
        """Read a hand such as ``AKT.QJ9..87`` or a list of cards such as ``7S 8D``; raises PrikupError."""
        if not isinstance(text, str):
            raise PrikupError("card-hand", given=text)
        if "." not in text:
            words = text.split()
            return _check_distinct([Card.parse(word) for word in words], text)
        parts = [_read_ranks(part) for part in text.split(".")]
        if len(parts) != 4:
            raise PrikupError("card-hand", given=text)
        wrong = next((rank for ranks in parts for rank in ranks if rank not in RANK_LETTERS), None)
        if wrong is not None:
            raise PrikupError("card-rank", given=text, rank=wrong, ranks=RANK_LETTERS)
        return _check_distinct(
            [
                Card.parse(rank + _SUIT_LETTERS[suit])
                for suit, ranks in zip(_WRITTEN_SUIT_ORDER, parts, strict=True)
                for rank in ranks
            ],
            text,
        )

    def suit(self, suit: Suit) -> Cards:
        """Return the cards of one suit."""
        check_argument("suit", suit, Suit)
        return Cards(self.mask & suit.mask)

    def __contains__(self, card: Card) -> bool:
        if not isinstance(card, Card):
            raise ArgumentError("argument-card", what=quote(card))
        return bool(self.mask & card.bit)

    def __iter__(self) -> Iterator[Card]:
        """Yield spades, hearts, diamonds, clubs, each high to low, as a hand is written."""
        return iter(list_cards(self.mask))

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __bool__(self) -> bool:
        return self.mask != 0

    def __or__(self, other: Cards) -> Cards:
        if not isinstance(other, Cards):
            return NotImplemented
        return Cards(self.mask | other.mask)

    def __and__(self, other: Cards) -> Cards:
        if not isinstance(other, Cards):
            return NotImplemented
        return Cards(self.mask & other.mask)

    def __sub__(self, other: Cards) -> Cards:
        if not isinstance(other, Cards):
            return NotImplemented
        return Cards(self.mask & ~other.mask)

    def __le__(self, other: Cards) -> bool:
        if not isinstance(other, Cards):
            return NotImplemented
        return not self.mask & ~other.mask

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Cards) and self.mask == other.mask

    def __hash__(self) -> int:
        return hash(self.mask)

    def __str__(self) -> str:
        return _write_cards(self.mask)

    def __repr__(self) -> str:
        return f"Cards.parse({str(self)!r})"

    def __reduce__(self) -> tuple[type[Cards], tuple[int]]:
        return Cards, (self.mask,)


def _make_mask(cards: Iterable[Card]) -> int:
    """Return the mask of cards; raises ArgumentError for what is not a card, or not a collection of them."""
    mask = 0
    try:
        for card in cards:
            mask |= card.bit
    except (AttributeError, TypeError):
        raise ArgumentError("argument-card", what=quote(cards)) from None
    return mask


@lru_cache(maxsize=16_384)
def _write_cards(mask: int) -> str:
    """Return the text of a set of cards; a server writes the same hands for each viewer and event."""
    ranks = {suit: "" for suit in _WRITTEN_SUIT_ORDER}
    for card in list_cards(mask):
        ranks[card.suit] += card.rank
    return ".".join(ranks[suit] for suit in _WRITTEN_SUIT_ORDER)


def _read_ranks(text: str) -> str:
    """Return the ranks of a suit, each as one letter; unknown characters stay for the caller to report."""
    if set(text) <= _RANK_LETTER_SET:
        return text
    return "".join(_RANKS_BY_FORM.get(char, char) for char in text.replace("10", "T"))


def _check_distinct(cards: list[Card], text: str) -> Cards:
    """Return the cards as a set; raises PrikupError, quoting the text, if one of them stands twice."""
    distinct = Cards(cards)
    if len(distinct) != len(cards):
        raise PrikupError("card-twice", given=text)
    return distinct


@final
class Pack:
    """The cards of a game and their order in play; one object for each order, so packs compare by identity.

    ``ranks`` are its ranks, low to high, ``cards`` those it is played with; ``strength`` gives by card index
    the rank in its suit, higher beats lower.

    >>> len(PACK_32.cards), len(PACK_24.cards)
    (32, 24)
    >>> PACK_24.strength[Card.parse("TS").index] > PACK_24.strength[Card.parse("KS").index]
    True
    """

    __slots__ = ("cards", "ranks", "strength")

    ranks: str
    cards: Cards
    strength: tuple[int, ...]

    def __new__(cls, ranks: str) -> Pack:
        """Return the pack of these ranks, given low to high."""
        if ranks not in _PACKS_BY_RANKS:
            pack = object.__new__(cls)
            pack.ranks = ranks
            pack.cards = Cards(card for card in CARDS_BY_INDEX if card.rank in ranks)
            pack.strength = tuple(ranks.find(card.rank) for card in CARDS_BY_INDEX)
            return _PACKS_BY_RANKS.setdefault(ranks, pack)
        return _PACKS_BY_RANKS[ranks]

    def __repr__(self) -> str:
        return f"Pack({self.ranks!r})"

    def __reduce__(self) -> tuple[type[Pack], tuple[str]]:
        return Pack, (self.ranks,)


_PACKS_BY_RANKS: Final[dict[str, Pack]] = {}

PACK_32: Final = Pack(RANK_LETTERS)
"""The pack of Preferans, Prefa and Paston."""
PACK_24: Final = Pack("9JQKTA")
"""The pack of Thousand: nines to aces, the ten above the king."""
PACK_32_TEN_HIGH: Final = Pack("789JQKTA")
"""The pack of Thousand with 32 cards: the ten above the king."""
