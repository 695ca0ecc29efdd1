"""The protocol of gambler.ru as plain text: a block of lines for each deal, from ``begin`` to ``end``.

``CONTRACT`` and the outcome of the deal, ``FIRSTPLAYER`` who speaks first (0 to 2), ``NUMOFPLAYERS``, three
times ``HAND`` (of players 2, 0 and 1), ``TRADE`` for each call in order, ``WIDOW`` with the talon, and, for
an all-pass only, ``MOVE`` for each card: trick by trick, the cards of players 0, 1 and 2. Cards are rank and
small suit letter (``10h``). With four players the dealer has no hand.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import structs

from prikup import registry
from prikup.cards import Card, Cards
from prikup.core import PrikupError, RuleError
from prikup.records.formats.model import Deals, ImportedDeal, Left
from prikup.records.formats.own import add_outcome
from prikup.records.incomplete import UNKNOWN_DISCARD, PartialDeal
from prikup.records.model import RecordError
from prikup.records.spelling import split_seat

HAND_ORDER: Final = (2, 0, 1)
"""Whose the hands are, in the order in which they are written."""
SEAT_NAMES: Final = ("Player 1", "Player 2", "Player 3", "Player 4")
_BID_PATTERN = re.compile(r"(10|[1-9])(s|c|d|h|nt)")
_CARD_PATTERN = re.compile(r"(10|[7-9JQKA])([scdh])")
_CONCEDED_PATTERN = re.compile(r"(?:10|[6-9])-3")
_CALL_TEXTS: Final = {"pass": "pass", "miser": "misere"}
_CALL_WORDS: Final = {text: word for word, text in _CALL_TEXTS.items()}
_VALUE_COUNTS: Final = {
    "CONTRACT": 1,
    "FIRSTPLAYER": 1,
    "NUMOFPLAYERS": 1,
    "HAND": 10,
    "TRADE": 1,
    "WIDOW": 2,
    "MOVE": 1,
}
"""The words of a line, and how many values follow each."""


class Value:
    """A value and its place in the text."""

    def __init__(self, text: str, line: int, column: int) -> None:
        self.text, self.line, self.column = text, line, column

    def error_at(self, error: str, /, **data: object) -> RecordError:
        """Return an error at the value that quotes it."""
        return RecordError(error, given=self.text, **data).at(self.line, self.column)


Block = dict[str, list[list[Value]]]


def write(deals: Deals) -> tuple[str, tuple[Left, ...]]:
    """Return the deals as text, and what is left out; raises RecordError if a deal does not fit."""
    lines: list[str] = []
    left: list[Left] = []
    for number, one in enumerate(deals.deals, 1):
        try:
            lost = _write_deal(deals, number, one, lines)
        except PrikupError as error:
            raise RecordError.of(error).at(deal=number) from None
        left += (Left(what, number) for what in lost)
    return "\n".join(lines) + "\n", tuple(left)


def _write_deal(deals: Deals, number: int, one: ImportedDeal, lines: list[str]) -> list[str]:
    """Write a deal; return what is left out."""
    active = sorted(one.active) if len(one.hands) == 3 else list(one.active)
    talon = [card for card in one.talon if card is not None]
    if len(active) != 3 or len(talon) != 2 or any(len(one.hands[seat] or ()) != 10 for seat in active):
        raise RecordError("format-whole")
    calls, cards, contract, lost = _follow_deal(deals, number, one)
    lines.append("begin")
    if contract:
        lines.append(f"CONTRACT {contract}")
    lines.append(f"FIRSTPLAYER {active.index(one.active[0])}")
    lines.append(f"NUMOFPLAYERS {len(one.hands)}")
    for player in HAND_ORDER:
        lines.append("HAND " + " ".join(_spell_card(card) for card in one.hands[active[player]] or ()))
    lines += (f"TRADE {call}" for call in calls)
    lines.append("WIDOW " + " ".join(map(_spell_card, talon)))
    for trick in zip(*[iter(cards)] * 3, strict=False):
        by_player = {active.index(seat): card for seat, card in trick}
        lines += (f"MOVE {_spell_card(by_player[player])}" for player in range(3))
    lines.append("end")
    return lost


def _follow_deal(
    deals: Deals, number: int, one: ImportedDeal
) -> tuple[list[str], list[tuple[int, Card]], str, list[str]]:
    """Return the calls, the cards of an all-pass with their seats, the contract, and what is left out."""
    course = PartialDeal(deals.before(number), one.record)
    calls: list[str] = []
    cards: list[tuple[int, Card]] = []
    contract, other = "", False
    for move in one.moves:
        state = course.state
        asked, seat = state.phase.asks, state.turns()[0].seat if state.turns() else 0
        course.step(move.split())
        text = split_seat(move)[1]
        if asked == "bid":
            calls.append(_spell_call(text, calls))
        elif asked == "play" and _is_card(text):
            cards.append((seat, Card.parse(text)))
        if text == "concede":
            contract = f"{_winning_level(calls)}-3"
        other = other or asked not in ("bid", "play") or not (asked == "bid" or _is_card(text))
    named = add_outcome(one, course.state, course.facts).contract if one.moves else None
    played = not named and len(calls) >= 3 and set(calls) == {"pass"}
    if not contract:
        contract = "pass" if played else _spell_call(str(named), calls) if named else ""
    lost = (["defence"] if other else []) + (["play"] if cards and (not played or len(cards) % 3) else [])
    return calls, cards if played else [], contract, lost


def _winning_level(calls: Sequence[str]) -> str:
    """Return the level of the winning bid; raises RecordError for a misère, which has no concession there."""
    last = next((call for call in reversed(calls) if call != "pass"), "")
    found = _BID_PATTERN.fullmatch(last)
    if not found:
        raise RecordError("format-call", given=f"concede {_CALL_TEXTS.get(last, last)}".strip())
    return found[1]


def _is_card(text: str) -> bool:
    try:
        Card.parse(text)
    except PrikupError:
        return False
    return True


def _spell_card(card: Card) -> str:
    return ("10" if card.rank == "T" else card.rank) + card.suit.letter.lower()


def _spell_call(text: str, before: Sequence[str]) -> str:
    """Return a call as the protocol spells it; ``hold`` repeats the bid. Raises RecordError without one."""
    if text == "hold":
        return next(call for call in reversed(before) if call != "pass")
    call = _CALL_WORDS.get(text, text.lower())
    if call not in _CALL_TEXTS and _BID_PATTERN.fullmatch(call) is None:
        raise RecordError("format-call", given=text)
    return call


# ---------------------------------------------------------------------------------------------


def read(text: str, rules: str = "") -> Deals:
    """Return the deals of a file, by ``rules`` of the usual game; raises RecordError with line and column."""
    game = registry.get_game(registry.get_default_id())
    by = rules or game.presets[0]
    found: list[ImportedDeal] = []
    left: list[Left] = []
    for number, (line, block) in enumerate(_read_blocks(text), 1):
        players = _read_players(block, line)
        if found and len(found[0].hands) != players:
            raise block["NUMOFPLAYERS"][0][0].error_at("format-players")
        try:
            one = _read_deal(block, players, line, game.rules(game.options(by)))
        except RecordError as error:
            raise error.at(deal=number) from None
        found.append(one)
        if "MOVE" in block and not any(_is_card(move) for move in one.moves):
            left.append(Left("play", number))
    if not found:
        raise RecordError("format-none")
    return Deals(
        game=game.id, rules=by, seats=SEAT_NAMES[: len(found[0].hands)], deals=tuple(found), left=tuple(left)
    )


def _read_blocks(text: str) -> Iterator[tuple[int, Block]]:
    """Generate the line number of each deal and its lines by their first word."""
    block: Block | None = None
    began = 0
    for number, line in enumerate(text.split("\n"), 1):
        words = [Value(one[0], number, one.start() + 1) for one in re.finditer(r"\S+", line)]
        if not words:
            continue
        first, values = words[0], words[1:]
        if first.text in ("begin", "end"):
            if values or (first.text == "begin") != (block is None):
                raise first.error_at("format-block")
            if block is not None:
                yield began, block
            block, began = ({}, number) if block is None else (None, 0)
        elif block is None or first.text not in _VALUE_COUNTS:
            raise first.error_at(
                "format-word", expected=("begin",) if block is None else (*_VALUE_COUNTS, "end")
            )
        elif len(values) != _VALUE_COUNTS[first.text]:
            raise first.error_at("format-values", count=_VALUE_COUNTS[first.text], found=len(values))
        else:
            block.setdefault(first.text, []).append(values)
    if block is not None:
        raise RecordError("format-end").at(began, 1)


def _read_number(block: Block, name: str, allowed: Sequence[int], line: int) -> int:
    if len(block.get(name, ())) != 1:
        raise RecordError("format-once", word=name).at(line)
    one = block[name][0][0]
    if one.text not in map(str, allowed):
        raise one.error_at("format-one", expected=tuple(map(str, allowed)))
    return int(one.text)


def _read_players(block: Block, line: int) -> int:
    return _read_number(block, "NUMOFPLAYERS", (3, 4), line)


def _read_card(one: Value) -> Card:
    found = _CARD_PATTERN.fullmatch(one.text)
    if found is None:
        raise one.error_at("format-card")
    return Card.parse(found[1] + found[2].upper())


def _read_deal(block: Block, players: int, line: int, rules: str) -> ImportedDeal:
    first = _read_number(block, "FIRSTPLAYER", range(4), line) % 3
    if len(block.get("HAND", ())) != 3 or len(block.get("WIDOW", ())) != 1:
        raise RecordError("format-once", word="WIDOW" if len(block.get("HAND", ())) == 3 else "HAND").at(line)
    seen: dict[Card, None] = {}
    for one in (value for values in (*block["HAND"], *block["WIDOW"]) for value in values):
        card = _read_card(one)
        if card in seen:
            raise RecordError("format-twice", card=card).at(one.line, one.column)
        seen[card] = None
    by_player = {
        player: Cards(map(_read_card, values))
        for player, values in zip(HAND_ORDER, block["HAND"], strict=True)
    }
    talon = tuple(map(_read_card, block["WIDOW"][0]))
    if players == 3:
        hands = tuple(by_player[player] for player in range(3))
        seat_of = {player: player for player in range(3)}
        dealer = (first - 1) % 3
    else:  # those who play sit from the dealer's left on, the dealer last
        seat_of = {(first + step) % 3: step for step in range(3)}
        turned = {seat_of[player]: hand for player, hand in by_player.items()}
        hands = (*(turned[seat] for seat in range(3)), Cards())
        dealer = 3
    bare = ImportedDeal(dealer=dealer, hands=hands, talon=talon, line=line)
    return _add_moves(bare, block, seat_of, rules)


def _add_moves(bare: ImportedDeal, block: Block, seat_of: dict[int, int], rules: str) -> ImportedDeal:
    """Return the deal with its calls, and the cards of an all-pass, each checked by the rules."""
    if "TRADE" not in block and "CONTRACT" not in block:
        return bare
    alone = Deals(
        game=registry.get_default_id(), rules=rules, seats=SEAT_NAMES[: len(bare.hands)], deals=(bare,)
    )
    course = PartialDeal(alone.before(1), bare.record)
    made: list[str] = []
    calls = [values[0] for values in block.get("TRADE", ())]
    for at, one in enumerate(calls):
        made.append(_make_move(course, _read_call(one, calls[:at]), one))
    contract = block["CONTRACT"][0][0] if "CONTRACT" in block else None
    if contract is not None:
        _play_contract(course, contract, made)
    _play_cards(course, block, seat_of, made)
    return add_outcome(structs.replace(bare, moves=tuple(made)), course.state, course.facts)


def _make_move(course: PartialDeal, text: str, at: Value) -> str:
    try:
        return course.step(text.split())[0]
    except (RuleError, RecordError) as error:
        raise RecordError.of(error).at(at.line, at.column, word=at.text) from None


def _read_call(one: Value, said: Sequence[Value]) -> str:
    """Return the action of a call: the same bid again is ``hold``."""
    if one.text in _CALL_TEXTS:
        return _CALL_TEXTS[one.text]
    bids = [value.text for value in said if value.text != "pass"]
    text = _read_bid(one)
    return "hold" if bids and bids[-1] == one.text else text


def _read_bid(one: Value) -> str:
    found = _BID_PATTERN.fullmatch(one.text)
    if found is None or found[1] in "2345":
        raise one.error_at("format-call")
    return f"{'10' if found[1] == '1' else found[1]}{found[2].upper()}"


def _play_contract(course: PartialDeal, contract: Value, made: list[str]) -> None:
    """Make the moves that the contract implies beyond the calls: the discard and the named contract."""
    if (
        contract.text != "pass"
        and contract.text not in _CALL_TEXTS
        and not _CONCEDED_PATTERN.fullmatch(contract.text)
    ):
        _read_bid(contract)
    phase = course.state.phase
    if phase.asks != "discard":
        return
    made.append(_make_move(course, UNKNOWN_DISCARD, contract))
    if course.state.phase.asks == "name" and contract.text not in _CALL_TEXTS:
        conceded = _CONCEDED_PATTERN.fullmatch(contract.text)
        made.append(_make_move(course, "concede" if conceded else f"name {_read_bid(contract)}", contract))


def _play_cards(course: PartialDeal, block: Block, seat_of: dict[int, int], made: list[str]) -> None:
    """Play the cards of an all-pass, written for each trick by player, in their true order."""
    moves = [values[0] for values in block.get("MOVE", ())]
    if course.is_over or course.state.phase.asks != "play":
        return
    for trick in zip(*[iter(moves)] * 3, strict=False):
        lying = {seat_of[player]: one for player, one in enumerate(trick)}
        while lying and not course.is_over:
            one = lying.pop(course.state.turns()[0].seat)
            made.append(_make_move(course, _read_card(one).text, one))
