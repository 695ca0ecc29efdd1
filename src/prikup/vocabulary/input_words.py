"""Input in the words of every language, translated to the spellings of the engine.

Bids, cards, calls and results may be typed in many ways; output has one canonical spelling. The ways to
write cards and suits are in :mod:`prikup.cards`, the words in the catalogue: a message ``typed-WORD``, for
one game ``GAME-typed-WORD``, lists the ways to write a word of the engine, separated by commas. In a game
whose bids are said by the number of their suit, ``GAME-ordinal-SUIT`` lists the ways to say it, which alone
means a six, and ``GAME-ordinal-LEVEL`` the ways to say the level with it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Final
from unicodedata import normalize

from prikup.cards import SUIT_LETTERS_BY_FORM, Card
from prikup.errors import PrikupError
from prikup.words import catalogue

_CONTRACT_LEVELS: Final = ("6", "7", "8", "9", "10")
_CONTRACT_STRAINS: Final = ("S", "C", "D", "H", "NT")
_CONTRACT_PATTERN: Final = re.compile("(6|7|8|9|10)([^0-9].*)")
_SEATED_WORD_PATTERN: Final = re.compile("([0-9]:)(.+)")
_MAX_PHRASE_WORDS: Final = 4
"""Words of the longest way to write one word of the engine."""

Words = Mapping[tuple[str, ...], str]


def read_spellings(text: str, game: str) -> Iterator[str]:
    """Yield the spellings of a text in the engine: by the game's own words, then by those of all games.

    >>> list(read_spellings("6♥", "preferans")), list(read_spellings("пас", "prefa"))
    (['6H'], ['out', 'pass'])
    """
    own, common = _tables(game)
    words = text.split()
    first, second = (_spell(words, {**other, **table}) for table, other in ((own, common), (common, own)))
    yield " ".join(first)
    if second != first:
        yield " ".join(second)


def spell_words(words: Sequence[str], game: str) -> list[str]:
    """Return the words of a result in the spelling of the engine, by the game's own words first.

    >>> spell_words("0 6бк вист пас 6 4 0".split(), "preferans")
    ['0', '6NT', 'whist', 'pass', '6', '4', '0']
    """
    own, common = _tables(game)
    return _spell(words, {**common, **own})


def _spell(words: Sequence[str], table: Words) -> list[str]:
    found: list[str] = []
    at = 0
    while at < len(words):
        word, count = _match_phrase(words, at, table)
        found.append(word)
        at += count
    return found


def _match_phrase(words: Sequence[str], at: int, table: Words) -> tuple[str, int]:
    """Return the word of the engine that begins at a place, and the number of typed words it covers."""
    if words[at] in _CONTRACT_LEVELS and at + 1 < len(words) and (strain := _strain(words[at + 1], table)):
        return words[at] + strain, 2
    seat, first = _split(words[at])
    if first.isdecimal():
        return words[at], 1
    phrase = tuple(map(_fold, (first, *words[at + 1 : at + _MAX_PHRASE_WORDS])))
    for count in range(len(phrase), 0, -1):
        known = table.get(phrase[:count])
        if known is not None:
            return seat + known, count
    return seat + _word(first, bool(seat), table), 1


def _split(word: str) -> tuple[str, str]:
    """Split a word such as ``1:whist`` into its seat and the rest; the seat is "" if there is none."""
    found = _SEATED_WORD_PATTERN.fullmatch(word)
    return (found[1], found[2]) if found else ("", word)


def _word(word: str, seated: bool, table: Words) -> str:
    """Return the spelling of a bid, a card, or suits; any other word unchanged."""
    contract = _CONTRACT_PATTERN.fullmatch(word)
    if contract and (strain := _strain(contract[2], table)):
        return contract[1] + strain
    if seated and all(one in SUIT_LETTERS_BY_FORM for one in word):
        return "".join(SUIT_LETTERS_BY_FORM[one] for one in word)
    said, announced = word.removesuffix("!"), "!" * word.endswith("!")
    try:
        return Card.parse(said).text + announced
    except PrikupError:
        return SUIT_LETTERS_BY_FORM.get(word, word)


def _strain(text: str, table: Words) -> str | None:
    known = SUIT_LETTERS_BY_FORM.get(text) or table.get((_fold(text),), "")
    return known if known in _CONTRACT_STRAINS else None


def _phrase(way: str) -> tuple[str, ...]:
    """Return the folded words of one way to write something."""
    return tuple(map(_fold, way.split()))


def _fold(word: str) -> str:
    return normalize("NFC", word.casefold()).replace("ё", "е").replace("è", "e")


@cache
def _tables(game: str) -> tuple[Words, Words]:
    """Return the ways to write the words of the engine: those of a game, and those of all games."""
    return {**_ordinals(game), **_table(f"{game}-typed-")}, _table("typed-")


def _ordinals(game: str) -> Words:
    """Return the ways to say the bids of a game by the number of their suit.

    >>> _ordinals("preferans")["fourth", "at", "seven"], _ordinals("prefa")
    ('7H', {})
    """
    found: dict[tuple[str, ...], str] = {}
    for lang in catalogue.languages():
        for strain in _CONTRACT_STRAINS:
            if not catalogue.has_message(lang, f"{game}-ordinal-{strain}"):
                continue
            for ordinal in map(str.strip, catalogue.say(lang, f"{game}-ordinal-{strain}").split(",")):
                found[_phrase(ordinal)] = f"{_CONTRACT_LEVELS[0]}{strain}"
                for level in _CONTRACT_LEVELS:
                    said = catalogue.say(lang, f"{game}-ordinal-{level}", ordinal=ordinal)
                    found |= {_phrase(way): f"{level}{strain}" for way in said.split(",")}
    return found


def _table(prefix: str) -> Words:
    return {
        _phrase(way): name.removeprefix(prefix)
        for lang in catalogue.languages()
        for name in catalogue.list_message_names(lang)
        if name.startswith(prefix)
        for way in catalogue.say(lang, name).split(",")
    }
