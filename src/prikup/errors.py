"""What can go wrong, as one tree."""

from __future__ import annotations


class PrikupError(ValueError):
    """What was asked cannot be done; the text is one sentence for a person.

    The tree: ``PrikupError`` > ``RuleError`` (a rule forbids it), ``RecordError`` (a written match
    is wrong), ``OptionError`` (rules that do not exist or do not go together), ``ArgumentError`` (a
    function was called with what it cannot take).
    """


class ArgumentError(PrikupError, TypeError):
    """A value of another type, or out of the range, that a function takes; also a TypeError."""


class RuleError(PrikupError):
    """A rule forbids the action.

    ``code`` is stable and short, so that a client can translate it; ``clause`` names the clause of
    the game's rules; ``data`` holds what the sentence mentions.
    """

    def __init__(self, code: str, clause: str, text: str, **data: object) -> None:
        super().__init__(f"{text} (clause {clause})" if clause else text)
        self.code = code
        self.clause = clause
        self.text = text
        self.data = data


class OptionError(PrikupError):
    """An option or preset that does not exist, has no such value, or does not go with another."""


def quote(value: object, limit: int = 60) -> str:
    """What was given, short enough to repeat in a sentence.

    >>> quote("7S"), quote("x" * 100, 8)
    ("'7S'", "'xxxxxx…")
    """
    return shortened(repr(value), limit)


def shortened(text: str, limit: int) -> str:
    """A text of at most so many characters.

    >>> shortened("wikipedia-sochi; target=10", 12)
    'wikipedia-s…'
    """
    return text if len(text) <= limit else text[: limit - 1] + "…"
