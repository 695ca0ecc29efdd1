"""What single games say otherwise than the rest: their words at the table, in English and Russian."""

from __future__ import annotations

from typing import Final

from prikup import terms

CALLS: Final[dict[str, dict[str, dict[str, str]]]] = {
    "prefa": {
        "en": {
            "hold": "good (έχω)", "in": "in (παίζω)", "out": "out (πάσο)", "alone": "alone (μόνος)",
            "along": "along (μαζί)", "tagrafo": "if they remain (άμα μείνουν)", "aces": "four aces (άσοι)",
        },
        "ru": {
            "hold": "держу (έχω)", "in": "играю (παίζω)", "out": "пас (πάσο)", "alone": "один (μόνος)",
            "along": "вместе (μαζί)", "tagrafo": "если останутся (άμα μείνουν)",
            "aces": "четыре туза (άσοι)", "concede": "сдаюсь",
        },
    },
    "paston": {
        "en": {
            "paston": "paston ♠", "glitch": "glitch ♣", "dineri": "dineri ♦", "gupa": "gupa ♥",
            "paston_grkha": "best spades ♠",
        },
        "ru": {
            "paston": "пастон ♠", "glitch": "глич ♣", "dineri": "динери ♦", "gupa": "гупа ♥",
            "paston_grkha": "лучшие пики ♠", "surrender": "сдаюсь",
        },
    },
    "thousand": {
        "en": {
            "talon-1": "the left talon", "talon-2": "the right talon", "redeal": "deal again",
            "surrender": "give up", "marriage": "marriage", "marriage A": "four aces",
            "S": "♠", "C": "♣", "D": "♦", "H": "♥",
        },
        "ru": {
            "talon-1": "левый прикуп", "talon-2": "правый прикуп", "redeal": "пересдать",
            "surrender": "роспись", "marriage": "марьяж", "marriage A": "четыре туза",
            "S": "♠", "C": "♣", "D": "♦", "H": "♥",
        },
    },
}  # fmt: skip
"""Calls by game and language; what is not here is said as in any game."""

ASKED: Final[dict[str, dict[str, dict[str, str]]]] = {
    "prefa": {
        "en": {"defend": "Your call: do you play?"},
        "ru": {"defend": "Ваше слово: играете?"},
    },
}
"""Questions by game and language; what is not here is asked as in any game."""


STAKES: Final[dict[str, dict[str, dict[str, str]]]] = {
    "prefa": {
        "en": {
            "tricks": "owe {}", "each": "+{} a trick", "missing": "one short costs {}", "pot": "pot +{}",
            "chips": "pay {}",
        },
        "ru": {
            "tricks": "взять {}", "each": "по +{} за взятку", "missing": "без одной стоит {}",
            "pot": "касса +{}", "chips": "заплатить {}",
        },
    },
    "paston": {
        "en": {
            "together": "owe {}", "alone": "alone {}", "over": "+{} each above", "short": "short to {}",
            "made": "made +{}", "failed": "failed {}", "cost": "costs {}",
        },
        "ru": {
            "together": "взять {}", "alone": "одному {}", "over": "+{} за лишнюю", "short": "недобор до {}",
            "made": "сыграно +{}", "failed": "не сыграно {}", "cost": "стоит {}",
        },
    },
}  # fmt: skip
"""What a choice brings or costs, by game and language, in the order in which it is told."""


def call(game: str, text: str, lang: str) -> str:
    """Something said in a game, as people say it.

    >>> call("paston", "name gupa", "en"), call("prefa", "name 7H", "en"), call("preferans", "hold", "en")
    ('gupa ♥', '7♥', 'here')
    """
    said = text.removeprefix("name ")
    own = CALLS.get(game, {}).get(lang, {})
    if said in own:
        return own[said]
    first, _, rest = said.partition(" ")
    if first in own and rest in terms.SUITS:
        return f"{own[first]} {terms.SUITS[rest]}"
    return terms.call(text, lang)
