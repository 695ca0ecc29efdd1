"""What can go wrong, as one tree: codes and data, whose sentences stand in the catalogue."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from prikup.cards import SIGNS
from prikup.catalogue import ENGLISH, Value, find, has, say

SHOWN = 60
"""Characters of what was given that a sentence repeats."""
CALLS = ("bid", "floor", "high", "over", "own", "word")
"""Data that are said aloud: a sentence has them as a table tells them."""


class PrikupError(ValueError):
    """What was asked cannot be done.

    The tree: ``PrikupError`` > ``RuleError`` (a rule forbids it), ``RecordError`` (a written match
    is wrong), ``OptionError`` (rules that do not exist or do not go together), ``ArgumentError`` (a
    function was called with what it cannot take).

    ``name`` is that of the sentence: the message ``error-NAME`` of the catalogue, filled in with ``data``
    when it is read. The part before its first hyphen is the ``code``, stable and short. ``clause`` names the
    clause of the rules, empty where there is none. What was ``given`` is repeated shortly; a tuple is told as
    what was expected: *3, 4 or any*.

    >>> str(PrikupError("lang", given="xx", expected=("en", "ru")))
    "'xx' is no language here: expected en or ru"
    >>> error = OptionError("players", "1.1", game="Preferans", players=5, expected=("3", "4"))
    >>> error.code, error.said("ru"), str(error)[-12:]
    ('players', 'Preferans, игроков 5: ожидается 3 или 4', '(clause 1.1)')
    """

    def __init__(self, name: str, clause: str = "", text: str | None = None, /, **data: object) -> None:
        # ValueError is not asked: the arguments stay those that were given, of which a copy is made.
        self.name = name
        self.clause = clause
        self.data = data
        # TRANSITION: an error without a message brings its English sentence, as the text or in place of the
        # name. Once all have one, this line, the parameter, its readers here and `_refusal` below go.
        self._text = name if text is None and " " in name else text

    @property
    def code(self) -> str:
        """What went wrong, for a program; empty where nobody asks."""
        return "" if self._text is self.name else self.name.partition("-")[0]

    @property
    def text(self) -> str:
        """The sentence in English, without the clause."""
        return self.said(ENGLISH)

    def said(self, lang: str, attribute: str = "", *, game: str = "") -> str:
        """The sentence in a language, or another form of it, without the clause."""
        if self._text is not None:
            return _refusal(self.code, self.clause, self._text, self.data, lang, game)
        data = {key: _shown(key, value, lang) for key, value in self.data.items()}
        return say(lang, f"error-{self.name}", attribute, **data)

    def told(self, lang: str, game: str = "") -> str:
        """The sentence in a language, with the clause behind it."""
        text = self.said(lang, game=game)
        return say(lang, "error-with-clause", text=text, clause=self.clause) if self.clause else text

    def __str__(self) -> str:
        return self.told(ENGLISH)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"


class ArgumentError(PrikupError, TypeError):
    """A value of another type, or out of the range, that a function takes; also a TypeError."""


class RuleError(PrikupError):
    """A rule forbids the action; ``clause`` names the clause of the game's rules."""

    def __init__(self, name: str, clause: str, text: str | None = None, /, **data: object) -> None:
        super().__init__(name, clause, text, **data)


class OptionError(PrikupError):
    """An option or preset that does not exist, has no such value, or does not go with another."""


def _shown(key: str, value: object, lang: str) -> Value:
    """A datum as a sentence has it."""
    if key == "suit":
        return SIGNS.get(str(value), str(value))
    if key == "given":
        return shown(value)
    if isinstance(value, Sequence) and not isinstance(value, str):
        return among([str(_shown(key, one, lang)) for one in value], lang)
    if key in CALLS and has(lang, f"call-{value}"):
        return say(lang, f"call-{value}")
    return value if isinstance(value, Value) and not isinstance(value, bool) else str(value)


def among(words: Sequence[str], lang: str) -> str:
    """Words to choose from, as a sentence has them.

    >>> among(["3", "4", "any"], "en"), among(["3"], "en")
    ('3, 4 or any', '3')
    """
    if len(words) < 2:
        return "".join(words)
    return say(lang, "list-or", items=", ".join(words[:-1]), last=words[-1])


def _refusal(code: str, clause: str, text: str, data: Mapping[str, object], lang: str, game: str = "") -> str:
    """TRANSITION: the sentence of an error that brings only its English ``text``: in Russian a short one."""
    if lang == ENGLISH:
        return text
    own, attribute = f"{game}-refusal-{code}", f"c-{clause.replace('.', '-')}"
    shown = {key: _shown(key, value, lang) for key, value in data.items()}
    if game and has(lang, own, attribute):
        return say(lang, own, attribute, **shown)
    name = find(lang, f"refusal-{code}", "refusal-cannot" if clause else "refusal-unread")
    return say(lang, name, **shown) if name else text


def shown(value: object, limit: int = SHOWN) -> str:
    """What was given, short enough to repeat in a sentence that has quotation marks of its own.

    >>> shown("7S"), shown("x" * 100, 8)
    ('7S', 'xxxxxxx…')
    """
    return shortened(repr(value)[1:-1] if isinstance(value, str) else repr(value), limit)


def quote(value: object, limit: int = SHOWN) -> str:
    """What was given, short enough to repeat in a sentence.

    >>> quote("7S"), quote("x" * 100, 8)
    ("'7S'", "'xxxxxx…")
    """
    return shortened(repr(value), limit)


def shortened(text: str, limit: int = SHOWN) -> str:
    """A text of at most so many characters.

    >>> shortened("wikipedia-sochi; target=10", 12)
    'wikipedia-s…'
    """
    return text if len(text) <= limit else text[: limit - 1] + "…"


__all__ = ["ArgumentError", "OptionError", "PrikupError", "RuleError", "among", "quote", "shortened", "shown"]
