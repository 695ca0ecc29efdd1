"""Portable Preferans Notation, of the Serbian game: converted as far as its deals exist in our rules.

The form is that of its latest published description: a line of fourteen fields for each deal, ``[id order
cards bids main discarded contract accepted kontra refa value starts throws summary]``, or of four if all
passed. Cards, seats, dealer and contract are read. A deal that is possible under our rules (both defenders
follow or neither does, no doubling, the eldest hand leads) keeps its play too, with an auction in which only
the declarer bids: the Serbian auction is different. Doubling, refe, value and score are not read.

The writer accepts deals that exist in the Serbian game: six tricks in a suit or at no trump, misère, both
defenders or neither, with every card; of an all-pass its cards. The auction written is one in which only the
declarer bids two, value and summary are those of the simple game, and other required fields are unknown:
``?``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from msgspec import structs

from prikup import registry
from prikup.cards import CARDS_BY_INDEX, Card, Cards
from prikup.core import PrikupError, Taken
from prikup.records.formats.lines import Pair, read_pair, write_pair
from prikup.records.formats.model import Deals, ImportedDeal, Left, are_valid_names
from prikup.records.incomplete import PartialDeal
from prikup.records.model import RecordError

CARD_LETTERS: Final = "123456789ABCDEFGHIJKLMNOPQRSTUVW"
_SUIT_ORDER: Final = "SDHC"
CARDS_BY_LETTER: Final = {
    letter: next(card for card in CARDS_BY_INDEX if card.text == "789TJQKA"[at % 8] + _SUIT_ORDER[at // 8])
    for at, letter in enumerate(CARD_LETTERS)
}
"""The card of each letter: spades, diamonds, hearts, clubs, each from the seven up."""
CONTRACTS_BY_CODE: Final = {"2": "6S", "3": "6D", "4": "6H", "5": "6C", "6": "misere", "7": "6NT"}
"""The contracts that we have too; ``8``, a game of its own, is none of them."""
NEEDED_TRICKS: Final = 6
"""Tricks of a declarer in the Serbian game, which has contracts of six alone."""
REQUIRED_TAGS: Final = ("Bula", "Refe", "Player1", "Player2", "Player3", "Result1", "Result2", "Result3")
FIELD_NAMES: Final = (
    "id", "order", "cards", "bids", "main", "discarded", "contract", "accepted", "kontra", "refa", "value",
    "starts", "throws", "summary",
)  # fmt: skip
_FIELD_PATTERNS: Final = {
    "id": "[0-9]{1,6}", "order": "[123]{3}", "cards": f"[{CARD_LETTERS}]{{32}}",
    "bids": "[A-Z0-9]{1,3}(?:,[A-Z0-9]{1,3}){2}", "main": "[123]", "discarded": f"XX|[{CARD_LETTERS}]{{2}}",
    "contract": "G?[2-8]", "accepted": "[0-9]", "kontra": "0|[IKRSM][123]", "refa": "[01]",
    "value": "[0-9]{1,6}", "starts": "[123]", 
    "throws": f"0|[{CARD_LETTERS}]{{2,3}}[123](?:,[{CARD_LETTERS}]{{2,3}}[123])*",
    "summary": "[-MFLR0-9:]{1,40}(?:,[-MFLR0-9:]{1,40}){2}",
}  # fmt: skip
_DEALING_ORDERS: Final = {"123": (1, 2, 3), "231": (1, 2, 3), "312": (1, 2, 3)}
"""Orders of dealing that go round as the ids do; the others go the other way."""


class PpnField(NamedTuple):
    """A field of a deal and the column where it begins."""

    text: str
    column: int


def read(text: str, rules: str = "") -> Deals:
    """Return the deals of a file, by ``rules`` of the usual game; raises RecordError with line and column."""
    tags: dict[str, Pair] = {}
    rounds: list[tuple[int, Mapping[str, PpnField]]] = []
    for number, line in enumerate(text.split("\n"), 1):
        bare = line.strip()
        if not bare or bare == "...":
            continue
        if re.match(r"\[\s*[0-9]", bare):
            rounds.append((number, _read_fields(line, number)))
        else:
            pair, end = read_pair(line, line.index(bare[0]), number, unquoted=True)
            if pair.name in tags:
                raise pair.error_at("tag-again", tag=pair.name)
            if line[end:].strip():
                raise RecordError("tag", given=bare).at(number, end + 1)
            tags[pair.name] = pair
    for name in REQUIRED_TAGS:
        if name not in tags:
            raise RecordError("format-lacks", tag=name).at(1)
    if not rounds:
        raise RecordError("format-none")
    return _read_deals(tags, rounds, rules)


def _read_fields(line: str, number: int) -> Mapping[str, PpnField]:
    """Return the fields of a deal after a check of their form."""
    words = [PpnField(word[0], word.start() + 1) for word in re.finditer(r"[^\s\[\]]+", line)]
    if not line.strip().endswith("]") or len(words) not in (4, len(FIELD_NAMES)):
        raise RecordError("format-fields", given=line.strip(), count=len(words)).at(number, 1)
    fields = dict(zip(FIELD_NAMES, words, strict=False))
    for name, field in fields.items():
        if re.fullmatch(_FIELD_PATTERNS[name], field.text) is None:
            raise RecordError("format-field", given=field.text, field=name).at(number, field.column)
    for name in ("order", "cards"):
        twice = next((letter for letter in fields[name].text if fields[name].text.count(letter) > 1), None)
        if twice is not None:
            card = CARDS_BY_LETTER[twice].text if name == "cards" else twice
            raise RecordError("format-twice", card=card).at(number, fields[name].column)
    if len(words) == 4 and fields["bids"].text != "P,P,P":
        raise RecordError("format-fields", given=line.strip(), count=4).at(number, fields["bids"].column)
    return fields


def _read_deals(
    tags: Mapping[str, Pair], rounds: list[tuple[int, Mapping[str, PpnField]]], rules: str
) -> Deals:
    """Return the deals of all lines; ``rounds`` are the line numbers with their fields.

    Seats are counted in the order of dealing of the first deal.
    """
    game = registry.get_game(registry.get_default_id())
    ids = _DEALING_ORDERS.get(rounds[0][1]["order"].text, (1, 3, 2))
    seats = tuple(tags[f"Player{player_id}"].value for player_id in ids)
    if not are_valid_names(seats):
        seats = tuple(f"Player{player_id}" for player_id in ids)
    deals: list[ImportedDeal] = []
    omitted: list[Left] = []
    for number, (line, fields) in enumerate(rounds, 1):
        order = fields["order"]
        if _DEALING_ORDERS.get(order.text, (1, 3, 2)) != ids:
            raise RecordError("format-round", given=order.text).at(line, order.column)
        bare = _read_cards(fields, ids, line)
        deal = _add_moves(bare, fields, ids, rules or game.presets[0])
        deals.append(deal)
        omitted += _list_omitted(fields, deal, number)
    date = tags["Date"].value if "Date" in tags else ""
    return Deals(
        game=game.id,
        rules=rules or game.presets[0],
        seats=seats,
        deals=tuple(deals),
        about=(("Date", date),) if date and date.isprintable() else (),
        left=tuple(omitted),
    )


def _list_omitted(fields: Mapping[str, PpnField], deal: ImportedDeal, number: int) -> Iterator[Left]:
    """Generate what the imported deal lacks of the fields."""
    if "contract" not in fields:
        return
    yield Left("auction", number)
    if not deal.moves:
        yield Left("play", number)
    if fields["kontra"].text != "0" or fields["refa"].text != "0":
        yield Left("doubled", number)
    yield Left("score", number)


def _read_cards(fields: Mapping[str, PpnField], ids: tuple[int, ...], line: int) -> ImportedDeal:
    """Return the cards of a deal, its declarer and contract."""
    order = [ids.index(int(player_id)) for player_id in fields["order"].text]
    cards = [CARDS_BY_LETTER[letter] for letter in fields["cards"].text]
    hands = dict(zip(order, (Cards(cards[start : start + 10]) for start in (0, 10, 20)), strict=True))
    contract = fields["contract"].text if "contract" in fields else ""
    return ImportedDeal(
        dealer=order[-1],
        hands=tuple(hands[seat] for seat in range(3)),
        talon=tuple(cards[30:]),
        declarer=ids.index(int(fields["main"].text)) if contract else None,
        contract=CONTRACTS_BY_CODE.get(contract),
        line=line,
    )


def _add_moves(
    bare: ImportedDeal, fields: Mapping[str, PpnField], ids: tuple[int, ...], rules: str
) -> ImportedDeal:
    """Return the deal with its moves if all of them are legal under our rules, else unchanged."""
    if bare.contract is None or bare.declarer is None or fields["discarded"].text == "XX":
        return bare
    if fields["kontra"].text[0] not in "0I" or fields["accepted"].text in "123":
        return bare
    single = Deals(game=registry.get_default_id(), rules=rules, seats=("0", "1", "2"), deals=(bare,))
    throws = [
        CARDS_BY_LETTER[letter] for thrown in fields["throws"].text.split(",") for letter in thrown[:-1]
    ]
    if ids.index(int(fields["starts"].text)) != bare.active[0] or len(throws) not in (0, 30):
        return bare
    try:
        course = PartialDeal(single.before(1), bare.record)
        moves = list(_make_moves(course, bare, fields, throws))
    except PrikupError:
        return bare
    return structs.replace(bare, moves=tuple(moves))


def _make_moves(
    course: PartialDeal, bare: ImportedDeal, fields: Mapping[str, PpnField], throws: list[Card]
) -> Iterator[str]:
    """Generate the moves in the order in which the rules ask for them; raises RuleError if one is illegal."""
    cards = iter(throws)
    contract = str(bare.contract)
    discard = " ".join(CARDS_BY_LETTER[letter].text for letter in fields["discarded"].text)
    reply = "pass" if fields["accepted"].text == "0" else "whist"
    while not course.is_over:
        state = course.state
        answers = {
            "bid": contract if state.turns()[0].by == bare.declarer else "pass",
            "discard": f"discard {discard}",
            "name": f"name {contract}",
            "defend": reply,
            "play": next(cards, None) if state.phase.asks == "play" else None,
        }
        text, _ = course.step(str(answers[state.phase.asks]).split())
        yield text


# ---------------------------------------------------------------------------------------------


class _PlayedMoves(NamedTuple):
    """The course of a deal: the discard, whether the defence played, and the cards of each trick."""

    laid: str
    defended: bool
    tricks: list[tuple[str, int]]
    tricks_of: tuple[int, ...]


def write(deals: Deals) -> tuple[str, tuple[Left, ...]]:
    """Return the deals as text, and what is left out; raises RecordError if a deal does not fit."""
    if len(deals.seats) != 3:
        raise RecordError("format-players-three", count=len(deals.seats))
    default_tags = {name: "?" for name in REQUIRED_TAGS}
    names = {f"Player{seat + 1}": name for seat, name in enumerate(deals.seats)}
    lines = [write_pair(name, value) for name, value in (default_tags | names | dict(deals.about)).items()]
    all_omitted: list[Left] = []
    for number, deal in enumerate(deals.deals, 1):
        try:
            fields, omitted = _write_deal(deals, number, deal)
        except PrikupError as error:
            raise RecordError.of(error).at(deal=number) from None
        lines.append(f"[{number} {' '.join(fields)}]")
        all_omitted += (Left(word, number) for word in omitted)
    return "\n".join(lines) + "\n", tuple(all_omitted)


def _write_deal(deals: Deals, number: int, deal: ImportedDeal) -> tuple[list[str], list[str]]:
    """Return the fields of a deal after its number, and what is left out."""
    talon = [card for card in deal.talon if card is not None]
    hands = [deal.hands[seat] for seat in deal.active]
    cards = [card for hand in (*hands, talon) for card in hand or ()]
    if len(hands) != 3 or len(talon) != 2 or len(cards) != len(CARDS_BY_LETTER):
        raise RecordError("format-whole")
    bare = ["".join(str(seat + 1) for seat in deal.active), "".join(map(_spell_card, cards))]
    if deal.contract is None:
        return [*bare, "P,P,P"], ["play"] if any(map(_CARD_PATTERN.fullmatch, deal.moves)) else []
    return [*bare, *_write_play(deal, _follow_deal(deals, number, deal))], ["auction"]


_CARD_PATTERN: Final = re.compile("[789TJQKA][SDHC]")


def _spell_card(card: Card) -> str:
    return next(letter for letter, other in CARDS_BY_LETTER.items() if other is card)


def _follow_deal(deals: Deals, number: int, deal: ImportedDeal) -> _PlayedMoves:
    """Return the course of a deal from its moves; raises RecordError for a move without a notation."""
    course = PartialDeal(deals.before(number), deal.record)
    discard, replies, tricks, trick_cards = "", set[str](), list[tuple[str, int]](), ""
    for move in deal.moves:
        asked = course.state.phase.asks
        course.step(move.split())
        if asked == "discard" and move.startswith("discard ") and "?" not in move:
            discard = "".join(_spell_card(Card.parse(word)) for word in move.split()[1:])
        elif asked == "defend" and move not in ("open", "closed"):
            replies.add(move)
        elif asked == "play" and _CARD_PATTERN.fullmatch(move):
            trick_cards += _spell_card(Card.parse(move))
        elif asked not in ("bid", "name"):
            raise RecordError("format-call", given=move)
        winner = next((fact.seat for fact in course.facts if isinstance(fact, Taken)), None)
        if winner is not None:
            tricks.append((trick_cards, winner))
            trick_cards = ""
    counts = tuple(sum(winner == seat for _, winner in tricks) for seat in range(3))
    if len(discard) != 2 or replies not in (set(), {"whist"}, {"pass"}) or len(tricks) not in (0, 10):
        raise RecordError("format-serbian")
    return _PlayedMoves(discard, "pass" not in replies, tricks, counts)


def _write_play(deal: ImportedDeal, course: _PlayedMoves) -> list[str]:
    """Return the fields from ``bids`` on; raises RecordError if the Serbian game has no such deal."""
    code = next((code for code, name in CONTRACTS_BY_CODE.items() if name == deal.contract), None)
    if code is None or deal.declarer is None or course.defended != bool(course.tricks):
        raise RecordError("format-serbian")
    value = 2 * int(code)
    tricks = course.tricks_of[deal.declarer]
    is_made = not course.defended or (tricks == 0 if deal.contract == "misere" else tricks >= NEEDED_TRICKS)
    summary = [_write_summary(deal, course, seat, value, is_made) for seat in deal.active]
    throws = ",".join(f"{cards}{winner + 1}" for cards, winner in course.tricks)
    bids = ",".join("2" if seat == deal.declarer else "P" for seat in deal.active)
    accepted, main, starts = "8" if course.defended else "0", str(deal.declarer + 1), str(deal.active[0] + 1)
    fields = [bids, main, course.laid, code, accepted, "0", "0", str(value), starts]
    return [*fields, throws or "0", ",".join(summary)]


def _write_summary(deal: ImportedDeal, course: _PlayedMoves, seat: int, value: int, is_made: bool) -> str:
    """Return a seat's part of the field ``summary``: its tricks and amounts.

    In a defender's part ``L`` or ``R`` tells on which side of the declarer it sits.
    """
    taken = course.tricks_of[seat]
    if seat == deal.declarer:
        return f"M{taken}:{-value if is_made else value}"
    if not course.defended:
        return "0"
    side = "L" if (seat - 1) % 3 == deal.declarer else "R"
    failed = f":{value}" if is_made and taken < 2 and deal.contract != "misere" else ""
    return f"F{taken}:{side}{taken * value}{failed}"
