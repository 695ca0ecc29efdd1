"""Fixed numbers of the actions of a game, the same whatever the options."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import Final

from prikup import registry
from prikup.cards import PACK_32, Card, Cards
from prikup.core import Action, PlayCard, PrikupError
from prikup.toolkit.numbering import ActionWords

CARD_COUNT: Final = 32
"""Cards that have a number, whatever the pack."""
MAX_SEATS: Final = 4
"""Seats for which there are numbers."""
PLAY_QUESTION: Final = "play"
"""Question whose answers are cards."""
_CARDS: Final[tuple[Card, ...]] = tuple(sorted(PACK_32.cards, key=lambda card: card.index))


class ActionNumbers:
    """The numbers of the actions of one game; seats in texts are absolute, in numbers relative.

    The numbers are, in this order: the cards; for games with announcements the cards again, played with one;
    the words that can be said; the names; the pairs that can be discarded; the cards given to the next seat,
    the one after, and so on.

    >>> numbers = find_numbers("preferans")
    >>> numbers.count, numbers.encode("AS", "play", 0), numbers.encode("pass", "bid", 0)
    (591, 7, 32)
    >>> numbers.encode("7S", "play", 0), numbers.encode("7S", "bid", 0), numbers.decode(70, 0)
    (0, 39, 'name 6S')
    """

    def __init__(self, game: str, words: ActionWords) -> None:
        self.game = game
        self.version = words.version
        self.said = words.said
        self.named = words.named
        self._texts = tuple(_list_texts(words))
        cards = CARD_COUNT * (1 + words.announces)
        self._cards = {text: number for number, text in enumerate(self._texts[:cards])}
        self._words = {text: number for number, text in enumerate(self._texts[cards:], cards)}
        self._gives = len(self._texts)
        self.count = self._gives + (CARD_COUNT * (MAX_SEATS - 1) if words.gives else 0)

    def encode(self, text: str, asks: str, seat: int, players: int = 3) -> int:
        """Return the number of an action of a seat; raise PrikupError if it has none.

        ``asks`` is the question it answers (``view.asks``): ``7S`` is a card or a bid.
        """
        number = (self._cards if asks == PLAY_QUESTION else self._words).get(text)
        if number is None and text.startswith("discard "):
            cards = Cards.parse(text.removeprefix("discard "))
            number = self._words.get("discard " + " ".join(card.text for card in cards))
        if number is None and text.startswith("give ") and self.count > self._gives:
            card, to = text.split()[1:]
            number = self._gives + ((int(to) - seat) % players - 1) * CARD_COUNT + Card.parse(card).index
        if number is None:
            raise PrikupError("adapter-text", given=text, game=self.game)
        return number

    def find(self, action: Action, asks: str, seat: int, players: int) -> int:
        """Return the number of an action, as :meth:`encode` of its text."""
        if isinstance(action, PlayCard):
            return action.card.index + CARD_COUNT * action.announce
        return self.encode(action.text, asks, seat, players)

    def answers(self, number: int, asks: str) -> bool:
        """Return True if an action is of the kind that answers a question: a card for a play."""
        return (number < len(self._cards)) == (asks == PLAY_QUESTION)

    def decode(self, number: int, seat: int, players: int = 3) -> str:
        """Return the text of an action of a seat; raise PrikupError for a number that there is not."""
        if not 0 <= number < self.count:
            raise PrikupError("adapter-number", given=str(number), last=self.count - 1)
        if number < self._gives:
            return self._texts[number]
        after, card = divmod(number - self._gives, CARD_COUNT)
        return f"give {_CARDS[card].text} {(seat + after + 1) % players}"


def _list_texts(words: ActionWords) -> Iterator[str]:
    """Yield the texts of all actions but gifts, in the order of their numbers."""
    yield from (card.text for card in _CARDS)
    yield from (f"{card.text}!" for card in _CARDS if words.announces)
    yield from words.said
    yield from (f"name {text}" for text in words.named)
    for pair in combinations(_CARDS if words.discards else (), 2):
        yield "discard " + " ".join(card.text for card in Cards(pair))


@lru_cache
def find_numbers(game: str) -> ActionNumbers:
    """Return the numbers of a game's actions; raise OptionError or PrikupError for a game without."""
    words = registry.get_game(game).part("actions", ActionWords)
    if words is None:
        raise PrikupError("adapter-game", given=game)
    return ActionNumbers(game, words)
