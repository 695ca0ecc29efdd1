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
    words = text.split()
    first, second = (_spell(words, table) for table in _load_tables(game))
    yield " ".join(first)
    if second != first:
        yield " ".join(second)


def spell_words(words: Sequence[str], game: str) -> list[str]:
    """Return the words of a result in the spelling of the engine, by the game's own words first.

    >>> spell_words("0 6бк вист пас 6 4 0".split(), "preferans")
    ['0', '6NT', 'whist', 'pass', '6', '4', '0']
    """
    return _spell(words, _load_tables(game)[0])


def _spell(words: Sequence[str], table: Words) -> list[str]:
    """Return the words in the spelling of the engine, by this table of phrases."""
    spelled: list[str] = []
    index = 0
    while index < len(words):
        word, count = _match_phrase(words, index, table)
        spelled.append(word)
        index += count
    return spelled


def _match_phrase(words: Sequence[str], index: int, table: Words) -> tuple[str, int]:
    """Return the word of the engine that begins at an index, and the number of typed words it covers."""
    if (
        words[index] in _CONTRACT_LEVELS
        and index + 1 < len(words)
        and (strain := _read_strain(words[index + 1], table))
    ):
        return words[index] + strain, 2
    seat, first = _split_seat(words[index])
    if first.isdecimal():
        return words[index], 1
    phrase = tuple(map(_fold, (first, *words[index + 1 : index + _MAX_PHRASE_WORDS])))
    for count in range(len(phrase), 0, -1):
        word = table.get(phrase[:count])
        if word is not None:
            return seat + word, count
    return seat + _spell_word(first, bool(seat), table), 1


def _split_seat(word: str) -> tuple[str, str]:
    """Split a word such as ``1:whist`` into its seat and the rest; the seat is "" if there is none."""
    seated = _SEATED_WORD_PATTERN.fullmatch(word)
    return (seated[1], seated[2]) if seated else ("", word)


def _spell_word(word: str, seated: bool, table: Words) -> str:
    """Return the spelling of a bid, a card, or suits; any other word unchanged."""
    contract = _CONTRACT_PATTERN.fullmatch(word)
    if contract and (strain := _read_strain(contract[2], table)):
        return contract[1] + strain
    if seated and all(letter in SUIT_LETTERS_BY_FORM for letter in word):
        return "".join(SUIT_LETTERS_BY_FORM[letter] for letter in word)
    card_text, announced = word.removesuffix("!"), "!" * word.endswith("!")
    try:
        return Card.parse(card_text).text + announced
    except PrikupError:
        return SUIT_LETTERS_BY_FORM.get(word, word)


def _read_strain(text: str, table: Words) -> str | None:
    """Return the strain (``S``, ``NT``) that a text names, None if it names none."""
    strain = SUIT_LETTERS_BY_FORM.get(text) or table.get((_fold(text),), "")
    return strain if strain in _CONTRACT_STRAINS else None


def _fold_phrase(spelling: str) -> tuple[str, ...]:
    """Return the folded words of one way to write something."""
    return tuple(map(_fold, spelling.split()))


def _fold(word: str) -> str:
    """Return a word without differences of case, accent or ``ё``, to compare it with others."""
    return normalize("NFC", word.casefold()).replace("ё", "е").replace("è", "e")


@cache
def _load_tables(game: str) -> tuple[Words, Words]:
    """Return the words of the engine by the folded phrases for them.

    The first table prefers the words of the game, the second those of all games.
    """
    own, common = {**_load_ordinals(game), **_load_words(f"{game}-typed-")}, _load_words("typed-")
    return {**common, **own}, {**own, **common}


def _load_ordinals(game: str) -> Words:
    """Return the ways to say the bids of a game by the number of their suit.

    >>> _load_ordinals("preferans")["fourth", "at", "seven"], _load_ordinals("prefa")
    ('7H', {})
    """
    words_by_phrase: dict[tuple[str, ...], str] = {}
    for lang in catalogue.languages():
        for strain in _CONTRACT_STRAINS:
            if not catalogue.has_message(lang, f"{game}-ordinal-{strain}"):
                continue
            for ordinal in map(str.strip, catalogue.say(lang, f"{game}-ordinal-{strain}").split(",")):
                words_by_phrase[_fold_phrase(ordinal)] = f"{_CONTRACT_LEVELS[0]}{strain}"
                for level in _CONTRACT_LEVELS:
                    spellings = catalogue.say(lang, f"{game}-ordinal-{level}", ordinal=ordinal)
                    words_by_phrase |= {
                        _fold_phrase(spelling): f"{level}{strain}" for spelling in spellings.split(",")
                    }
    return words_by_phrase


def _load_words(prefix: str) -> Words:
    """Return, for all languages, the words of the engine by the folded phrases for them.

    The phrases are those of the messages whose names begin with ``prefix``; the rest of a name is the word.
    """
    return {
        _fold_phrase(spelling): name.removeprefix(prefix)
        for lang in catalogue.languages()
        for name in catalogue.list_message_names(lang)
        if name.startswith(prefix)
        for spelling in catalogue.say(lang, name).split(",")
    }
