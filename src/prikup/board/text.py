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
from prikup.board.position import Board, BoardError, find_board_game
from prikup.board.tree import Node, Study, read_line
from prikup.cards import Card, Cards, Suit
from prikup.core import PrikupError
from prikup.errors import check_argument
from prikup.registry import get_default_id

MAX_POSITION_CHARS: Final = 30_000
"""Characters of the longest text that is read."""

_ADDRESS_PREFIX: Final = re.compile(r"^[^\s#]*/[^\s#]*#")
"""Pattern of the part of a link before the code of a position."""
_PART_BREAK: Final = re.compile(r"\s+(?:/|--)\s*|\s*/\s+")
_PLAYED_START: Final = re.compile(r"(?:\s/|~|--|^)\s*played[\s+]")
_COMMENT_PATTERN: Final = re.compile(r"\*([^*]*)\*")
_SAFE_CHARS: Final = "~+.;=:,!()-_"
"""Characters that an address may have besides letters and figures."""
_MAX_NUMBER_DIGITS: Final = 3
"""Figures of the longest number in a text."""

PART_NAMES: Final = (
    "game", "rules", "contract", "trump", "declarer", "leader", "won", "at", "misere", "allpass", "talon",
    "trick", "played",
)  # fmt: skip
"""The names of the parts of a text: those that are written, and those that ``prikup solve`` reads besides."""


def write(study: Study) -> str:
    """Return a study as text for people; parts with default values are left out.

    >>> board = read("AQ... KJ... T9... / contract 6S").board
    >>> write(Study(board).play("AS"))
    'AQ... KJ... T9... / contract 6S / at 1 / played AS'
    """
    check_argument("study", study, Study)
    return " / ".join(_write_parts(study))


def encode(study: Study) -> str:
    """Return a study as a code for an address.

    >>> encode(read("AQ... KJ... T9... / contract 6S / played AS {a + b}"))
    'AQ...+KJ...+T9...~contract+6S~played+AS+*a%20%2B%20b*'
    """
    check_argument("study", study, Study)
    head, line = " / ".join(_write_parts(study, with_line=False)), study.line
    coded = quote(head.replace(" / ", "~").replace(" ", "+"), safe=_SAFE_CHARS)
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
    check_argument("text", text, str)
    if len(text) > MAX_POSITION_CHARS:
        raise BoardError("board-long", count=len(text), most=MAX_POSITION_CHARS)
    head, line = _split_played(text)
    hands, *parts = [part.strip() for part in _PART_BREAK.split(f"{head} ") if part.strip()] or [""]
    aside, values_by_name = "", dict[str, str]()
    for number, part in enumerate(parts):
        name, _, rest = part.partition(" ")
        if name in PART_NAMES:
            if name in values_by_name:
                raise BoardError("board-part-twice", given=name)
            values_by_name[name] = rest.strip()
        elif number:
            raise BoardError("board-part", given=part, expected=PART_NAMES)
        else:
            aside = part
    if line:
        values_by_name["played"] = line
    return _Reader(values_by_name).read_study(hands, aside)


def has_more_parts(text: str) -> bool:
    """Return True if a text is more than hands and cards out of play: a code, a link, named parts.

    >>> [has_more_parts(text) for text in ("AQ... KJ... / 7S", "AQ...+KJ...", "AQ... KJ... / leader 1")]
    [False, True, True]
    """
    head, line = _split_played(text)
    names = (part.partition(" ")[0] for part in _PART_BREAK.split(head)[1:])
    return bool(line) or "+" in text or "#" in text or any(name in PART_NAMES for name in names)


def _write_parts(study: Study, with_line: bool = True) -> Iterator[str]:
    """Generate the parts of a text that are not the default, without the played line if not ``with_line``."""
    board = study.board
    yield " ".join(map(str, board.hands))
    if board.aside:
        yield " ".join(card.text for card in board.aside)
    values_by_name = {
        "game": "" if board.game == get_default_id() else board.game,
        "rules": board.rules,
        "contract": board.contract,
        "trump": "" if board.trump is None else board.trump.letter,
        "declarer": str(board.declarer or ""),
        "leader": str(board.leader or ""),
        "won": " ".join(map(str, board.won)) if any(board.won) else "",
        "at": str(study.at or ""),
        "played": study.line if with_line else "",
    }
    yield from (f"{name} {value}" for name, value in values_by_name.items() if value)


def _split_played(text: str) -> tuple[str, str]:
    """Return a text up to the played cards, and these; a code is converted to text."""
    text = _ADDRESS_PREFIX.sub("", text.strip())
    start = _PLAYED_START.search(text)
    head, line = (text[: start.start()], text[start.end() :]) if start else (text, "")
    if re.search(r"\s", head):
        return head.replace('"', "").removeprefix("prikup solve "), line
    head = unquote(head.replace("~", " / ").replace("+", " "))
    words = _COMMENT_PATTERN.split(line)
    return head, " ".join(
        f"{{{unquote(word)}}}" if number % 2 else word.replace("+", " ") for number, word in enumerate(words)
    )


class _Reader:
    """A reader of the parts of a text, given by their names."""

    def __init__(self, values_by_name: Mapping[str, str]) -> None:
        self._values_by_name = values_by_name
        self.game = values_by_name.get("game") or get_default_id()
        if self.game not in registry.GAMES:
            raise BoardError("board-game", given=self.game, expected=tuple(registry.GAMES))

    def read_study(self, hands: str, aside: str) -> Study:
        """Return the study of all parts; raises BoardError.

        A text may name a ``trick`` that has begun. Its cards are not in the ``hands`` as written; they are
        put back into them and played again as the first cards of the line.
        """
        trick = [parse_card(word) for word in self._values_by_name.get("trick", "").split()]
        leader = self._read_number("leader")
        full_hands = [parse_hand(word) for word in hands.split()]
        for index, card in enumerate(trick):
            if full_hands:
                full_hands[(leader + index) % len(full_hands)] |= Cards([card])
        board = Board(
            hands=tuple(full_hands),
            contract=self._read_contract(),
            declarer=self._read_number("declarer"),
            leader=leader,
            aside=tuple(_read_cards(aside)),
            trump=self._read_suit() if self._is_for_points() else None,
            won=_read_won(self._values_by_name.get("won", "")),
            game=self.game,
            rules=shorten_rules(self.game, self._values_by_name.get("rules", "")),
        )
        line = " ".join(card.text for card in trick) + " " + self._values_by_name.get("played", "")
        nodes: tuple[Node, ...] = read_line(line)
        return Study(board, nodes, self._read_number("at") if "at" in self._values_by_name else len(trick))

    def _is_for_points(self) -> bool:
        """Return True if the game plays for points, so that no trump alone can be a contract."""
        return "NT" not in find_board_game(self.game).contracts

    def _read_contract(self) -> str:
        """Return the contract, which can be given in several ways."""
        values = self._values_by_name
        if "contract" in values:
            return values["contract"]
        if "misere" in values:
            return "misere"
        if "allpass" in values:
            return "-".join(filter(None, ("allpass", values.get("talon", ""))))
        if self._is_for_points():
            return find_board_game(self.game).contracts[0]
        suit = self._read_suit()
        return "NT" if suit is None else suit.letter

    def _read_suit(self) -> Suit | None:
        """Return the trump, None if there is none; raises BoardError."""
        try:
            return Suit.parse(self._values_by_name["trump"]) if "trump" in self._values_by_name else None
        except PrikupError as error:
            raise BoardError.of(error) from None

    def _read_number(self, name: str) -> int:
        return _read_number(self._values_by_name.get(name, "0"), name)


def shorten_rules(game: str, text: str) -> str:
    """Return rules in their shortest text, "" if they are the usual ones; raises BoardError."""
    if not text:
        return ""
    known_game = registry.get_game(game)
    try:
        written = known_game.rules(known_game.options(text))
    except PrikupError as error:
        raise BoardError("board-rules", why=error) from None
    return "" if written == known_game.presets[0] else written


def _read_number(text: str, name: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= _MAX_NUMBER_DIGITS):
        raise BoardError("board-number", given=text, part=name)
    return int(text)


def _read_won(text: str) -> tuple[int, ...]:
    """Return the earlier winnings, empty if all are 0."""
    winnings = tuple(_read_number(word, "won") for word in text.split())
    return winnings if any(winnings) else ()


def parse_card(text: str) -> Card:
    """Return the card that a text names; raises BoardError."""
    try:
        return Card.parse(text)
    except PrikupError:
        raise BoardError("board-card", given=text) from None


def parse_hand(text: str) -> Cards:
    """Return a hand such as ``AKT.QJ9..87``; raises BoardError."""
    try:
        if "." in text:
            return Cards.parse(text)
    except PrikupError:
        pass
    raise BoardError("board-hand", given=text)


def _read_cards(text: str) -> Iterator[Card]:
    """Generate the cards of a text in order; they may also be written as a hand."""
    for word in text.split():
        yield from parse_hand(word) if "." in word else [parse_card(word)]
