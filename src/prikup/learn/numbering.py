"""Numbers of the actions of a game, the same whatever the options and however it is played.

0 to 31 play a card, 32 to 63 lay one away, the others say a word: the words of the game in their order, then
those that name a contract. Where plays announce something or cards are given, words called ``unused`` fill
the last block of 64, then come the words that announce with each card, and those that give each card to the
next seat, to the one after it, and so on.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from operator import index
from typing import Final, SupportsIndex

from prikup import registry
from prikup.cards import CARDS_BY_INDEX, Card
from prikup.core import Action, GiveCard, PlayCard, PrikupError, quote
from prikup.learn.env_error import EnvError
from prikup.toolkit.numbering import ActionWords

FIRST_LAY: Final = 32
"""Number of the first action that lays a card away; below are the cards to play."""
FIRST_WORD: Final = 64
"""Number of the first word."""
BLOCK_WORDS: Final = 64
"""Words of a block of a mask."""
MAX_PLACES: Final = 4
MAX_SAID_BITS: Final = 64
"""Words that are remembered each with a bit of its own; those that follow share the last."""
ANNOUNCE_MARK: Final = "!"
BID_PREFIX: Final = "bid "
GIVE_PREFIX: Final = "give "
LAY_PREFIX: Final = "lay "
UNUSED_PREFIX: Final = "unused "


class ActionNumbers:
    """Numbers of actions and their texts; in texts, seats are counted from the one that acts.

    >>> numbers = find_numbers("preferans")
    >>> numbers.count, numbers.number("AS"), numbers.number("lay AS"), numbers.number("pass")
    (127, 7, 39, 64)
    >>> numbers.text(0), numbers.text(66), numbers.number("bid 7S")
    ('7S', '6S', 71)
    """

    def __init__(self, words: Sequence[str]) -> None:
        self.words = tuple(words)
        self.count = FIRST_WORD + len(self.words)
        self._words = {word: number for number, word in enumerate(self.words, FIRST_WORD)}
        self._texts = tuple(_list_texts(self.words))
        self._numbers = {text: number for number, text in enumerate(self._texts)}

    def text(self, number: SupportsIndex) -> str:
        """Return the text of an action: a card, ``lay`` with a card, or what is said.

        A bid that is spelled as a card is has ``bid`` before it. Raises EnvError for an invalid number.
        """
        try:
            place = index(number)
        except TypeError:
            place = -1
        if isinstance(number, bool) or not 0 <= place < self.count:
            raise EnvError("env-number", given=quote(number), last=self.count - 1)
        return self._texts[place]

    def number(self, text: str) -> int:
        """Return the number of an action by its text; raises EnvError for an invalid text."""
        number = self._numbers.get(text) if isinstance(text, str) else None
        if number is None:
            raise EnvError("env-text", given=quote(text))
        return number

    def find(self, action: Action, seat: int, players: int) -> int:
        """Return the number of an action of a match that is no discard; raises EnvError if it has none."""
        if isinstance(action, PlayCard) and not action.announce:
            return action.card.index
        text = action.text
        if isinstance(action, GiveCard):
            text = f"{GIVE_PREFIX}{action.card} +{(action.to - seat) % players}"
        if text not in self._words:
            raise EnvError("env-text", given=quote(text))
        return self._words[text]


def lay_number(card: Card) -> int:
    """Return the number of the action that lays a card away.

    >>> lay_number(Card.parse("8S"))
    33
    """
    return FIRST_LAY + card.index


def list_words(words: ActionWords) -> list[str]:
    """Return the words of a game in the order of their numbers."""
    texts = list(dict.fromkeys((*words.said, *(f"name {name}" for name in words.named))))
    if not words.announces and not words.gives:
        return texts
    texts += [
        f"{UNUSED_PREFIX}{number}"
        for number in range(len(texts), -(-len(texts) // BLOCK_WORDS) * BLOCK_WORDS)
    ]
    texts += [f"{card.text}{ANNOUNCE_MARK}" for card in CARDS_BY_INDEX]
    for after in range(1, MAX_PLACES):
        texts += [f"{GIVE_PREFIX}{card.text} +{after}" for card in CARDS_BY_INDEX]
    return texts


def _list_texts(words: Sequence[str]) -> Iterator[str]:
    """Yield the texts of all actions in the order of their numbers."""
    cards = [card.text for card in CARDS_BY_INDEX]
    yield from cards
    yield from (LAY_PREFIX + card for card in cards)
    yield from (BID_PREFIX + word if word in cards else word for word in words)


def find_words(game: str) -> ActionWords:
    """Return the words of a game; raises OptionError for an unknown game, PrikupError for one without."""
    words = registry.get_game(game).part("actions", ActionWords)
    if words is None:
        raise PrikupError("adapter-game", given=game)
    return words


@lru_cache
def find_numbers(game: str) -> ActionNumbers:
    """Return the numbers of a game's actions; raises as :func:`find_words`."""
    return ActionNumbers(list_words(find_words(game)))
