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
"""Seats of the hands, in the order in which they are written."""
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


class GamblerValue:
    """A value and its place in the text."""

    def __init__(self, text: str, line: int, column: int) -> None:
        self.text, self.line, self.column = text, line, column

    def error_at(self, error: str, /, **data: object) -> RecordError:
        """Return an error at the value that quotes it."""
        return RecordError(error, given=self.text, **data).at(self.line, self.column)


Block = dict[str, list[list[GamblerValue]]]


def write(deals: Deals) -> tuple[str, tuple[Left, ...]]:
    """Return the deals as text, and what is left out; raises RecordError if a deal does not fit."""
    lines: list[str] = []
    all_omitted: list[Left] = []
    for number, deal in enumerate(deals.deals, 1):
        try:
            omitted = _write_deal(deals, number, deal, lines)
        except PrikupError as error:
            raise RecordError.of(error).at(deal=number) from None
        all_omitted += (Left(word, number) for word in omitted)
    return "\n".join(lines) + "\n", tuple(all_omitted)


def _write_deal(deals: Deals, number: int, deal: ImportedDeal, lines: list[str]) -> list[str]:
    """Append a deal to the lines; return the words of what is left out."""
    active = sorted(deal.active) if len(deal.hands) == 3 else list(deal.active)
    talon = [card for card in deal.talon if card is not None]
    if len(active) != 3 or len(talon) != 2 or any(len(deal.hands[seat] or ()) != 10 for seat in active):
        raise RecordError("format-whole")
    calls, cards, contract, omitted = _follow_deal(deals, number, deal)
    lines.append("begin")
    if contract:
        lines.append(f"CONTRACT {contract}")
    lines.append(f"FIRSTPLAYER {active.index(deal.active[0])}")
    lines.append(f"NUMOFPLAYERS {len(deal.hands)}")
    for player in HAND_ORDER:
        lines.append("HAND " + " ".join(_spell_card(card) for card in deal.hands[active[player]] or ()))
    lines += (f"TRADE {call}" for call in calls)
    lines.append("WIDOW " + " ".join(map(_spell_card, talon)))
    for trick in zip(*[iter(cards)] * 3, strict=False):
        by_player = {active.index(seat): card for seat, card in trick}
        lines += (f"MOVE {_spell_card(by_player[player])}" for player in range(3))
    lines.append("end")
    return omitted


def _follow_deal(
    deals: Deals, number: int, deal: ImportedDeal
) -> tuple[list[str], list[tuple[int, Card]], str, list[str]]:
    """Return the calls, the cards of an all-pass with their seats, the contract, and what is left out.

    ``contract`` is as the protocol spells it, empty if the deal has none yet.
    """
    course = PartialDeal(deals.before(number), deal.record)
    calls: list[str] = []
    cards: list[tuple[int, Card]] = []
    contract, has_other_moves = "", False
    for move in deal.moves:
        state = course.state
        asked, seat = state.phase.asks, state.turns()[0].seat if state.turns() else 0
        course.step(move.split())
        text = split_seat(move)[1]
        if asked == "bid":
            calls.append(_spell_call(text, calls))
        elif asked == "play" and _is_card(text):
            cards.append((seat, Card.parse(text)))
        if text == "concede":
            contract = f"{_find_winning_level(calls)}-3"
        has_other_moves = (
            has_other_moves or asked not in ("bid", "play") or not (asked == "bid" or _is_card(text))
        )
    final_contract = add_outcome(deal, course.state, course.facts).contract if deal.moves else None
    is_all_pass = not final_contract and len(calls) >= 3 and set(calls) == {"pass"}
    if not contract:
        contract = (
            "pass" if is_all_pass else _spell_call(str(final_contract), calls) if final_contract else ""
        )
    omitted = (["defence"] if has_other_moves else []) + (
        ["play"] if cards and (not is_all_pass or len(cards) % 3) else []
    )
    return calls, cards if is_all_pass else [], contract, omitted


def _find_winning_level(calls: Sequence[str]) -> str:
    """Return the level of the winning bid; raises RecordError for a misère, which has no concession there."""
    last = next((call for call in reversed(calls) if call != "pass"), "")
    bid = _BID_PATTERN.fullmatch(last)
    if not bid:
        raise RecordError("format-call", given=f"concede {_CALL_TEXTS.get(last, last)}".strip())
    return bid[1]


def _is_card(text: str) -> bool:
    try:
        Card.parse(text)
    except PrikupError:
        return False
    return True


def _spell_card(card: Card) -> str:
    return ("10" if card.rank == "T" else card.rank) + card.suit.letter.lower()


def _spell_call(text: str, earlier_calls: Sequence[str]) -> str:
    """Return a call as the protocol spells it; ``hold`` repeats the last bid.

    Raises RecordError for a call that the protocol does not have.
    """
    if text == "hold":
        return next(call for call in reversed(earlier_calls) if call != "pass")
    call = _CALL_WORDS.get(text, text.lower())
    if call not in _CALL_TEXTS and _BID_PATTERN.fullmatch(call) is None:
        raise RecordError("format-call", given=text)
    return call


# ---------------------------------------------------------------------------------------------


def read(text: str, rules: str = "") -> Deals:
    """Return the deals of a file, by ``rules`` of the usual game; raises RecordError with line and column."""
    game = registry.get_game(registry.get_default_id())
    rules_used = rules or game.presets[0]
    deals: list[ImportedDeal] = []
    omitted: list[Left] = []
    for number, (line, block) in enumerate(_read_blocks(text), 1):
        players = _read_players(block, line)
        if deals and len(deals[0].hands) != players:
            raise block["NUMOFPLAYERS"][0][0].error_at("format-players")
        try:
            deal = _read_deal(block, players, line, game.rules(game.options(rules_used)))
        except RecordError as error:
            raise error.at(deal=number) from None
        deals.append(deal)
        if "MOVE" in block and not any(_is_card(move) for move in deal.moves):
            omitted.append(Left("play", number))
    if not deals:
        raise RecordError("format-none")
    return Deals(
        game=game.id,
        rules=rules_used,
        seats=SEAT_NAMES[: len(deals[0].hands)],
        deals=tuple(deals),
        left=tuple(omitted),
    )


def _read_blocks(text: str) -> Iterator[tuple[int, Block]]:
    """Generate the line number of each deal and its lines by their first word."""
    block: Block | None = None
    begin_line = 0
    for number, line in enumerate(text.split("\n"), 1):
        words = [GamblerValue(word[0], number, word.start() + 1) for word in re.finditer(r"\S+", line)]
        if not words:
            continue
        first, values = words[0], words[1:]
        if first.text in ("begin", "end"):
            if values or (first.text == "begin") != (block is None):
                raise first.error_at("format-block")
            if block is not None:
                yield begin_line, block
            block, begin_line = ({}, number) if block is None else (None, 0)
        elif block is None or first.text not in _VALUE_COUNTS:
            raise first.error_at(
                "format-word", expected=("begin",) if block is None else (*_VALUE_COUNTS, "end")
            )
        elif len(values) != _VALUE_COUNTS[first.text]:
            raise first.error_at("format-values", count=_VALUE_COUNTS[first.text], found=len(values))
        else:
            block.setdefault(first.text, []).append(values)
    if block is not None:
        raise RecordError("format-end").at(begin_line, 1)


def _read_number(block: Block, name: str, allowed: Sequence[int], line: int) -> int:
    """Return the number on the only line ``name`` of a block; raises RecordError if it is not allowed."""
    if len(block.get(name, ())) != 1:
        raise RecordError("format-once", word=name).at(line)
    value = block[name][0][0]
    if value.text not in map(str, allowed):
        raise value.error_at("format-one", expected=tuple(map(str, allowed)))
    return int(value.text)


def _read_players(block: Block, line: int) -> int:
    return _read_number(block, "NUMOFPLAYERS", (3, 4), line)


def _read_card(value: GamblerValue) -> Card:
    matched = _CARD_PATTERN.fullmatch(value.text)
    if matched is None:
        raise value.error_at("format-card")
    return Card.parse(matched[1] + matched[2].upper())


def _read_deal(block: Block, players: int, line: int, rules: str) -> ImportedDeal:
    """Return a deal from its block of lines, the first of them at ``line``; raises RecordError."""
    first = _read_number(block, "FIRSTPLAYER", range(4), line) % 3
    if len(block.get("HAND", ())) != 3 or len(block.get("WIDOW", ())) != 1:
        raise RecordError("format-once", word="WIDOW" if len(block.get("HAND", ())) == 3 else "HAND").at(line)
    seen: dict[Card, None] = {}
    for card_value in (value for values in (*block["HAND"], *block["WIDOW"]) for value in values):
        card = _read_card(card_value)
        if card in seen:
            raise RecordError("format-twice", card=card).at(card_value.line, card_value.column)
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
        hands_by_seat = {seat_of[player]: hand for player, hand in by_player.items()}
        hands = (*(hands_by_seat[seat] for seat in range(3)), Cards())
        dealer = 3
    bare = ImportedDeal(dealer=dealer, hands=hands, talon=talon, line=line)
    return _add_moves(bare, block, seat_of, rules)


def _add_moves(bare: ImportedDeal, block: Block, seat_of: dict[int, int], rules: str) -> ImportedDeal:
    """Return the deal with its calls, and the cards of an all-pass, each checked by the rules."""
    if "TRADE" not in block and "CONTRACT" not in block:
        return bare
    single = Deals(
        game=registry.get_default_id(), rules=rules, seats=SEAT_NAMES[: len(bare.hands)], deals=(bare,)
    )
    course = PartialDeal(single.before(1), bare.record)
    moves: list[str] = []
    calls = [values[0] for values in block.get("TRADE", ())]
    for index, call in enumerate(calls):
        moves.append(_make_move(course, _read_call(call, calls[:index]), call))
    contract = block["CONTRACT"][0][0] if "CONTRACT" in block else None
    if contract is not None:
        _play_contract(course, contract, moves)
    _play_cards(course, block, seat_of, moves)
    return add_outcome(structs.replace(bare, moves=tuple(moves)), course.state, course.facts)


def _make_move(course: PartialDeal, text: str, place: GamblerValue) -> str:
    """Make a move and return its text; ``place`` is where its errors are."""
    try:
        return course.step(text.split())[0]
    except (RuleError, RecordError) as error:
        raise RecordError.of(error).at(place.line, place.column, word=place.text) from None


def _read_call(call: GamblerValue, earlier_calls: Sequence[GamblerValue]) -> str:
    """Return a call as the text of an action; the last bid repeated is ``hold``."""
    if call.text in _CALL_TEXTS:
        return _CALL_TEXTS[call.text]
    bids = [value.text for value in earlier_calls if value.text != "pass"]
    text = _read_bid(call)
    return "hold" if bids and bids[-1] == call.text else text


def _read_bid(call: GamblerValue) -> str:
    """Return a bid as a record spells it: ``7s`` is ``7S``, and ``1s`` is ``10S``; raises RecordError."""
    matched = _BID_PATTERN.fullmatch(call.text)
    if matched is None or matched[1] in "2345":
        raise call.error_at("format-call")
    return f"{'10' if matched[1] == '1' else matched[1]}{matched[2].upper()}"


def _play_contract(course: PartialDeal, contract: GamblerValue, moves: list[str]) -> None:
    """Make the moves that the contract implies after the calls: the discard and the named contract."""
    if (
        contract.text != "pass"
        and contract.text not in _CALL_TEXTS
        and not _CONCEDED_PATTERN.fullmatch(contract.text)
    ):
        _read_bid(contract)
    phase = course.state.phase
    if phase.asks != "discard":
        return
    moves.append(_make_move(course, UNKNOWN_DISCARD, contract))
    if course.state.phase.asks == "name" and contract.text not in _CALL_TEXTS:
        conceded = _CONCEDED_PATTERN.fullmatch(contract.text)
        moves.append(_make_move(course, "concede" if conceded else f"name {_read_bid(contract)}", contract))


def _play_cards(course: PartialDeal, block: Block, seat_of: dict[int, int], moves: list[str]) -> None:
    """Make the moves of an all-pass: the cards of each trick are written by player, and played by turn."""
    card_values = [values[0] for values in block.get("MOVE", ())]
    if course.is_over or course.state.phase.asks != "play":
        return
    for trick in zip(*[iter(card_values)] * 3, strict=False):
        values_by_seat = {seat_of[player]: value for player, value in enumerate(trick)}
        while values_by_seat and not course.is_over:
            value = values_by_seat.pop(course.state.turns()[0].seat)
            moves.append(_make_move(course, _read_card(value).text, value))
