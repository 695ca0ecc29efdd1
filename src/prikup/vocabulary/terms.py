"""Names of cards, contracts and calls in the languages of the catalogue."""

from __future__ import annotations

from prikup.errors import PrikupError
from prikup.words.catalogue import SUIT_SIGNS, find_message, has_message, languages, say


def check_language(lang: str) -> str:
    """Return the language code after checking that the catalogue has it; raises PrikupError."""
    if lang not in languages():
        raise PrikupError("lang", given=lang, expected=languages())
    return lang


def name_rank(letter: str, lang: str) -> str:
    """Return a rank as it is printed on the card."""
    return say(check_language(lang), f"rank-{letter}")


def name_card(text: str, lang: str) -> str:
    """Return a card with its rank and the sign of its suit.

    >>> name_card("TS", "en"), name_card("QH", "ru")
    ('10♠', 'Д♥')
    """
    return name_rank(text[0], lang) + SUIT_SIGNS[text[1]]


def name_contract(text: str, lang: str, game: str = "") -> str:
    """Return the name of a contract, in the words of a game if it has its own.

    >>> name_contract("7H", "en"), name_contract("10NT", "ru"), name_contract("misere", "ru")
    ('7♥', '10 БК', 'мизер')
    >>> name_contract("gupa", "en", "paston")
    'gupa ♥'
    """
    return name_call(text, lang, game)


def name_call(text: str, lang: str, *places: str) -> str:
    """Return a call as people say it, in the words of the first of ``places``, such as a game, that has some.

    A word of the game's own country follows in parentheses.

    >>> name_call("name 6C", "en"), name_call("hold", "ru"), name_call("hold", "ru", "prefa")
    ('6♣', 'здесь', 'есть (έχω)')
    >>> name_call("claim 3-1-0", "en", "table")
    'offers 3-1-0'
    >>> name_call("marriage H", "en", "thousand"), name_call("marriage A", "en", "thousand")
    ('marriage ♥', 'four aces')
    """
    text = text.removeprefix("name ")
    first, _, rest = text.partition(" ")
    prefixes = [*(f"{place}-call-" for place in places), "call-"]
    whole_message = find_message(
        check_language(lang), *(prefix + text.replace(" ", "-") for prefix in prefixes)
    )
    if whole_message is not None:
        text = say(lang, whole_message)
        native = say(lang, whole_message, "native") if has_message(lang, whole_message, "native") else text
        return text if native == text else f"{text} ({native})"
    message = find_message(lang, *(prefix + first for prefix in prefixes))
    spelled = say(lang, message) if message else _spell_contract(first, lang)
    return f"{spelled} {SUIT_SIGNS.get(rest, rest)}" if rest else spelled


def _spell_contract(text: str, lang: str) -> str:
    """Return a contract by its level and suit, or the sign of a suit; any other text unchanged."""
    if text.endswith("NT"):
        return say(lang, "contract-NT", level=text[:-2])
    level, suit = text[:-1], text[-1:]
    return level + SUIT_SIGNS[suit] if suit in SUIT_SIGNS and (not level or level.isdigit()) else text
