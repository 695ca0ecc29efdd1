"""Portable Preferans Notation, of the Serbian game: read, as far as its deals can be told in ours.

The form is that of its latest published description: a line of fourteen fields a deal, ``[id order cards bids
main discarded contract accepted kontra refa value starts throws summary]``, or four where all passed. Cards,
seats, dealer and contract are kept. A deal that could have gone so by our rules (both defenders follow or
neither, nothing doubled, the eldest leads) keeps its play too, with an auction in which the declarer alone
bids: the auction itself is another one there. Doubling, refe, value and score have no place in ours.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from msgspec import structs

from prikup import registry
from prikup.cards import CARDS, Card, Cards
from prikup.core import PrikupError
from prikup.records.formats.lines import Pair, pair_at
from prikup.records.formats.model import Deals, Dealt, Left, named
from prikup.records.model import RecordError
from prikup.records.unknown import Course

LETTERS: Final = "123456789ABCDEFGHIJKLMNOPQRSTUVW"
_SUITS: Final = "SDHC"
CARD: Final = {
    letter: next(card for card in CARDS if card.text == "789TJQKA"[at % 8] + _SUITS[at // 8])
    for at, letter in enumerate(LETTERS)
}
"""The card of each letter: spades, diamonds, hearts, clubs, each from the seven up."""
CONTRACTS: Final = {"2": "6S", "3": "6D", "4": "6H", "5": "6C", "6": "misere", "7": "6NT"}
"""The contracts that we have too; ``8``, a game of its own, is none of them."""
NEEDED: Final = ("Bula", "Refe", "Player1", "Player2", "Player3", "Result1", "Result2", "Result3")
FIELDS: Final = (
    "id", "order", "cards", "bids", "main", "discarded", "contract", "accepted", "kontra", "refa", "value",
    "starts", "throws", "summary",
)  # fmt: skip
_FORMS: Final = {
    "id": "[0-9]{1,6}", "order": "[123]{3}", "cards": f"[{LETTERS}]{{32}}",
    "bids": "[A-Z0-9]{1,3}(?:,[A-Z0-9]{1,3}){2}", "main": "[123]", "discarded": f"XX|[{LETTERS}]{{2}}",
    "contract": "G?[2-8]", "accepted": "[0-9]", "kontra": "0|[IKRSM][123]", "refa": "[01]",
    "value": "[0-9]{1,6}", "starts": "[123]", 
    "throws": f"[{LETTERS}]{{2,3}}[123](?:,[{LETTERS}]{{2,3}}[123])*",
    "summary": "[-MFLR0-9:]{1,40}(?:,[-MFLR0-9:]{1,40}){2}",
}  # fmt: skip
_TURNS: Final = {"123": (1, 2, 3), "231": (1, 2, 3), "312": (1, 2, 3)}
"""Orders of dealing that go round as the ids do; the others go the other way."""


class Field(NamedTuple):
    """A field of a deal and the column where it begins."""

    text: str
    column: int


def read(text: str, rules: str = "") -> Deals:
    """The deals of a file, by ``rules`` of the usual game; raises RecordError with line and column."""
    tags: dict[str, Pair] = {}
    rounds: list[tuple[int, Mapping[str, Field]]] = []
    for number, line in enumerate(text.split("\n"), 1):
        bare = line.strip()
        if not bare or bare == "...":
            continue
        if re.match(r"\[\s*[0-9]", bare):
            rounds.append((number, _fields(line, number)))
        else:
            one, end = pair_at(line, line.index(bare[0]), number, unquoted=True)
            if one.name in tags:
                raise one.wrong("tag-again", tag=one.name)
            if line[end:].strip():
                raise RecordError("tag", given=bare).at(number, end + 1)
            tags[one.name] = one
    for name in NEEDED:
        if name not in tags:
            raise RecordError("format-lacks", tag=name).at(1)
    if not rounds:
        raise RecordError("format-none")
    return _deals(tags, rounds, rules)


def _fields(line: str, number: int) -> Mapping[str, Field]:
    """The fields of a deal, each of the right form."""
    words = [Field(one[0], one.start() + 1) for one in re.finditer(r"[^\s\[\]]+", line)]
    if not line.strip().endswith("]") or len(words) not in (4, len(FIELDS)):
        raise RecordError("format-fields", given=line.strip(), count=len(words)).at(number, 1)
    found = dict(zip(FIELDS, words, strict=False))
    for name, one in found.items():
        if re.fullmatch(_FORMS[name], one.text) is None:
            raise RecordError("format-field", given=one.text, field=name).at(number, one.column)
    for name in ("order", "cards"):
        twice = next((letter for letter in found[name].text if found[name].text.count(letter) > 1), None)
        if twice is not None:
            what = CARD[twice].text if name == "cards" else twice
            raise RecordError("format-twice", card=what).at(number, found[name].column)
    if len(words) == 4 and found["bids"].text != "P,P,P":
        raise RecordError("format-fields", given=line.strip(), count=4).at(number, found["bids"].column)
    return found


def _deals(tags: Mapping[str, Pair], rounds: list[tuple[int, Mapping[str, Field]]], rules: str) -> Deals:
    game = registry.get(registry.usual())
    ids = _TURNS.get(rounds[0][1]["order"].text, (1, 3, 2))
    seats = tuple(tags[f"Player{one}"].value for one in ids)
    if not named(seats):
        seats = tuple(f"Player{one}" for one in ids)
    found: list[Dealt] = []
    left: list[Left] = []
    for number, (line, fields) in enumerate(rounds, 1):
        order = fields["order"]
        if _TURNS.get(order.text, (1, 3, 2)) != ids:
            raise RecordError("format-round", given=order.text).at(line, order.column)
        bare = _bare(fields, ids, line)
        dealt = _played(bare, fields, ids, rules or game.presets[0])
        found.append(dealt)
        left += _left(fields, dealt, number)
    date = tags["Date"].value if "Date" in tags else ""
    return Deals(
        game=game.id,
        rules=rules or game.presets[0],
        seats=seats,
        deals=tuple(found),
        about=(("Date", date),) if date and date.isprintable() else (),
        left=tuple(left),
    )


def _left(fields: Mapping[str, Field], dealt: Dealt, number: int) -> Iterator[Left]:
    if "contract" not in fields:
        return
    yield Left("auction", number)
    if not dealt.moves:
        yield Left("play", number)
    if fields["kontra"].text != "0" or fields["refa"].text != "0":
        yield Left("doubled", number)
    yield Left("score", number)


def _bare(fields: Mapping[str, Field], ids: tuple[int, ...], line: int) -> Dealt:
    """The cards of a deal, and who was declarer in what."""
    order = [ids.index(int(one)) for one in fields["order"].text]
    cards = [CARD[letter] for letter in fields["cards"].text]
    hands = dict(zip(order, (Cards(cards[at : at + 10]) for at in (0, 10, 20)), strict=True))
    contract = fields["contract"].text if "contract" in fields else ""
    return Dealt(
        dealer=order[-1],
        hands=tuple(hands[seat] for seat in range(3)),
        talon=tuple(cards[30:]),
        declarer=ids.index(int(fields["main"].text)) if contract else None,
        contract=CONTRACTS.get(contract),
        line=line,
    )


def _played(bare: Dealt, fields: Mapping[str, Field], ids: tuple[int, ...], rules: str) -> Dealt:
    """The deal with its moves, if it could have gone so by our rules; else without."""
    if bare.contract is None or bare.declarer is None or fields["discarded"].text == "XX":
        return bare
    if fields["kontra"].text[0] not in "0I" or fields["accepted"].text in "123":
        return bare
    alone = Deals(game=registry.usual(), rules=rules, seats=("0", "1", "2"), deals=(bare,))
    throws = [CARD[letter] for one in fields["throws"].text.split(",") for letter in one[:-1]]
    if ids.index(int(fields["starts"].text)) != bare.active[0] or len(throws) != 30:
        return bare
    try:
        course = Course(alone.before(1), bare.record)
        made = list(_moves(course, bare, fields, throws))
    except PrikupError:
        return bare
    return structs.replace(bare, moves=tuple(made))


def _moves(course: Course, bare: Dealt, fields: Mapping[str, Field], throws: list[Card]) -> Iterator[str]:
    """The moves one by one as the rules ask for them; raises RuleError where they allow no such move."""
    cards = iter(throws)
    contract = str(bare.contract)
    laid = " ".join(CARD[letter].text for letter in fields["discarded"].text)
    defended = "pass" if fields["accepted"].text == "0" else "whist"
    while not course.over:
        state = course.state
        answers = {
            "bid": contract if state.turns()[0].by == bare.declarer else "pass",
            "discard": f"discard {laid}",
            "name": f"name {contract}",
            "defend": defended,
            "play": next(cards, None) if state.phase.asks == "play" else None,
        }
        text, _ = course.step(str(answers[state.phase.asks]).split())
        yield text
