"""Texts of the terminal table that need more than one message of the catalogue."""

from __future__ import annotations

from functools import cache
from typing import Final

from prikup import games
from prikup.vocabulary import option_words, terms
from prikup.words.catalogue import has_message, languages, say

_LATIN: Final = "qwertyuiopasdfghjklzxcvbnm"
HELP: Final = (
    "move", "card", "bid", "call", "misere", "look", "open", "concede", "keep", "answer", "discard", "sheet",
    "trick", "talon", "hint", "claim", "undo", "end", "leave",
)  # fmt: skip
"""Messages of the list of keys, in order; a game's line comes before the last ones, of the table."""


@cache
def keyboard_translation() -> dict[int, str]:
    """Return a table for ``str.translate`` from letters of all keyboard layouts to the Latin ones there."""
    translation: dict[int, str] = {}
    for lang in languages():
        letters = say(lang, "terminal-letters")
        pairs = zip(letters + letters.upper(), _LATIN + _LATIN.upper(), strict=True)
        translation |= {ord(letter): key for letter, key in pairs if letter.lower() not in _LATIN}
    return translation


def describe_rules(lang: str, game: str, rules: str) -> str:
    """Return the name of rules: the preset, and the number of options, target apart, that differ from it."""
    name, *changes = (part.strip() for part in rules.split(";"))
    title = (
        option_words.describe_preset(game, name, lang).title if name in games.get_game(game).presets else name
    )
    other_changes = sum(bool(change) and not change.startswith("target=") for change in changes)
    return say(lang, "table-rules", preset=title, n=other_changes) if other_changes else title


def spell_call(lang: str, text: str, game: str = "") -> str:
    """Return a call or action in words: ``7♥``, ``misère``, ``throw it back``."""
    return terms.name_call(text, lang, game, "table")


def bot_name(bot: str, lang: str) -> str:
    """Return the name of a bot at the table: its level, or the name of its class or program.

    >>> [bot_name(bot, "en") for bot in ("rules", "my_bots:Bidder", "cmd:python3 bots/clever.py")]
    ['Regular', 'Bidder', 'clever.py']
    """
    if has_message(lang, level := f"bot-level-{bot}"):
        return say(lang, level)
    return bot.rpartition(":")[2].split(" ")[-1].rpartition("/")[2]
