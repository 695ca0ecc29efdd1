"""A position as text, in two spellings of the same words: one for people, one for an address.

The text is that of ``prikup solve``: hands in order of play and, after a slash, the cards out of play.
Further parts state whatever is not the default, each by its name::

    AK.AKJT.KT98. QJT7.Q.AQ7.AQ 9.987.J.KJT98 / 7S 8D / contract 6H / leader 1 / played AQ QS

In an address (a *code*) slashes are written ``~`` and spaces ``+``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final
from urllib.parse import quote, unquote

from prikup import registry
from prikup.board.position import Board, BoardError, setting_of
from prikup.board.tree import Node, Study, read_line
from prikup.cards import Card, Cards, Suit
from prikup.core import PrikupError
from prikup.registry import usual

LONGEST: Final = 30_000
"""Characters of the longest text that is read."""

_ADDRESS: Final = re.compile(r"^[^\s#]*/[^\s#]*#")
"""What stands before a code in a link."""
_PARTED: Final = re.compile(r"\s+(?:/|--)\s*|\s*/\s+")
_PLAYED: Final = re.compile(r"(?:\s/|~|--|^)\s*played[\s+]")
_COMMENT: Final = re.compile(r"\*([^*]*)\*")
_PLAIN: Final = "~+.;=:,!()-_"
"""What an address has besides letters and figures."""
_NUMBERS: Final = 3
"""Figures of the longest number in a text."""

NAMES: Final = (
    "game", "rules", "contract", "trump", "declarer", "leader", "won", "at", "misere", "allpass", "talon",
    "trick", "played",
)  # fmt: skip
"""The names of the parts of a text: those that are written, and those that ``prikup solve`` reads besides."""


def write(study: Study) -> str:
    """Return a study as text for people; parts with default values are left out.

    >>> board = read("AQ... KJ... T9... / contract 6S").board
    >>> write(Study(board).played("AS"))
    'AQ... KJ... T9... / contract 6S / at 1 / played AS'
    """
    return " / ".join(_parts(study))


def encode(study: Study) -> str:
    """Return a study as a code for an address.

    >>> encode(read("AQ... KJ... T9... / contract 6S / played AS {a + b}"))
    'AQ...+KJ...+T9...~contract+6S~played+AS+*a%20%2B%20b*'
    """
    head, line = " / ".join(_parts(study, line=False)), study.line
    coded = quote(head.replace(" / ", "~").replace(" ", "+"), safe=_PLAIN)
    if not line:
        return coded
    words = re.split(r"(\{[^}]*\})", line)
    return f"{coded}~played+" + "".join(
        f"*{quote(word[1:-1], safe='')}*" if word.startswith("{") else word.replace(" ", "+")
        for word in words
    )


def read(text: str) -> Study:
    """Return the study that a text, a code, or an address with a code names; raises BoardError.

    >>> study = read("AQ... KJ... T9... / leader 1 / contract 6S / played KS TS")
    >>> study.board.leader, study.moment.seat, study.at
    (1, 1, 0)
    """
    if len(text) > LONGEST:
        raise BoardError("board-long", count=len(text), most=LONGEST)
    head, line = _halves(text)
    hands, *parts = [part.strip() for part in _PARTED.split(f"{head} ") if part.strip()] or [""]
    aside, said = "", dict[str, str]()
    for number, part in enumerate(parts):
        name, _, rest = part.partition(" ")
        if name in NAMES:
            if name in said:
                raise BoardError("board-part-twice", given=name)
            said[name] = rest.strip()
        elif number:
            raise BoardError("board-part", given=part, expected=NAMES)
        else:
            aside = part
    if line:
        said["played"] = line
    return _Reader(said).study(hands, aside)


def says_more(text: str) -> bool:
    """Return True if a text is more than hands and cards out of play: a code, a link, named parts.

    >>> [says_more(text) for text in ("AQ... KJ... / 7S", "AQ...+KJ...", "AQ... KJ... / leader 1")]
    [False, True, True]
    """
    head, line = _halves(text)
    names = (part.partition(" ")[0] for part in _PARTED.split(head)[1:])
    return bool(line) or "+" in text or "#" in text or any(name in NAMES for name in names)


def _parts(study: Study, line: bool = True) -> Iterator[str]:
    board = study.board
    yield " ".join(map(str, board.hands))
    if board.aside:
        yield " ".join(card.text for card in board.aside)
    said = {
        "game": "" if board.game == usual() else board.game,
        "rules": board.rules,
        "contract": board.contract,
        "trump": "" if board.trump is None else board.trump.letter,
        "declarer": str(board.declarer or ""),
        "leader": str(board.leader or ""),
        "won": " ".join(map(str, board.won)) if any(board.won) else "",
        "at": str(study.at or ""),
        "played": study.line if line else "",
    }
    yield from (f"{name} {value}" for name, value in said.items() if value)


def _halves(text: str) -> tuple[str, str]:
    """Return a text up to the played cards, and these; a code is converted to text."""
    text = _ADDRESS.sub("", text.strip())
    found = _PLAYED.search(text)
    head, line = (text[: found.start()], text[found.end() :]) if found else (text, "")
    if re.search(r"\s", head):
        return head.replace('"', "").removeprefix("prikup solve "), line
    head = unquote(head.replace("~", " / ").replace("+", " "))
    words = _COMMENT.split(line)
    return head, " ".join(
        f"{{{unquote(word)}}}" if number % 2 else word.replace("+", " ") for number, word in enumerate(words)
    )


class _Reader:
    """A reader of the parts of a text by their names."""

    def __init__(self, said: Mapping[str, str]) -> None:
        self._said = said
        self.game = said.get("game") or usual()
        if self.game not in registry.GAMES:
            raise BoardError("board-game", given=self.game, expected=tuple(registry.GAMES))

    def study(self, hands: str, aside: str) -> Study:
        """Return the study of all parts; raises BoardError."""
        trick = [card_of(word) for word in self._said.get("trick", "").split()]
        leader = self._number("leader")
        held = [hand_of(word) for word in hands.split()]
        for place, card in enumerate(trick):
            if held:
                held[(leader + place) % len(held)] |= Cards([card])
        board = Board(
            hands=tuple(held),
            contract=self._contract(),
            declarer=self._number("declarer"),
            leader=leader,
            aside=tuple(_in_order(aside)),
            trump=self._suit() if self._points() else None,
            won=_won(self._said.get("won", "")),
            game=self.game,
            rules=rules_of(self.game, self._said.get("rules", "")),
        )
        line = " ".join(card.text for card in trick) + " " + self._said.get("played", "")
        nodes: tuple[Node, ...] = read_line(line)
        return Study(board, nodes, self._number("at") if "at" in self._said else len(trick))

    def _points(self) -> bool:
        return "NT" not in setting_of(self.game).contracts

    def _contract(self) -> str:
        """Return the contract, which can be given in several ways."""
        said = self._said
        if "contract" in said:
            return said["contract"]
        if "misere" in said:
            return "misere"
        if "allpass" in said:
            return "-".join(filter(None, ("allpass", said.get("talon", ""))))
        if self._points():
            return setting_of(self.game).contracts[0]
        suit = self._suit()
        return "NT" if suit is None else suit.letter

    def _suit(self) -> Suit | None:
        try:
            return Suit.parse(self._said["trump"]) if "trump" in self._said else None
        except PrikupError as error:
            raise BoardError.of(error) from None

    def _number(self, name: str) -> int:
        return _number(self._said.get(name, "0"), name)


def rules_of(game: str, text: str) -> str:
    """Return rules in their shortest text, "" if they are the usual ones; raises BoardError."""
    if not text:
        return ""
    found = registry.get(game)
    try:
        written = found.rules(found.options(text))
    except PrikupError as error:
        raise BoardError("board-rules", why=error) from None
    return "" if written == found.presets[0] else written


def _number(text: str, name: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= _NUMBERS):
        raise BoardError("board-number", given=text, part=name)
    return int(text)


def _won(text: str) -> tuple[int, ...]:
    found = tuple(_number(word, "won") for word in text.split())
    return found if any(found) else ()


def card_of(text: str) -> Card:
    """Return the card that a text names; raises BoardError."""
    try:
        return Card.parse(text)
    except PrikupError:
        raise BoardError("board-card", given=text) from None


def hand_of(text: str) -> Cards:
    """Return a hand such as ``AKT.QJ9..87``; raises BoardError."""
    try:
        if "." in text:
            return Cards.parse(text)
    except PrikupError:
        pass
    raise BoardError("board-hand", given=text)


def _in_order(text: str) -> Iterator[Card]:
    """Generate the cards of a text in order; they may also be written as a hand."""
    for word in text.split():
        yield from hand_of(word) if "." in word else [card_of(word)]
