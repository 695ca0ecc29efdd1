"""Portable Bridge Notation, for the cards of deals: three hands and a talon at a table of four.

Seats 0, 1 and 2 sit West, North and East; the talon lies South. Its cards, whose order counts in an all-pass,
are repeated in order in the tag ``Talon``. Of four players the dealer sits out at South, where the talon
lies, and the others follow from West on. A file may use any places: the talon is the one hand that is
smaller, and seats are counted from the place after it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from prikup import registry
from prikup.cards import Card, Cards
from prikup.core import PrikupError
from prikup.records.formats.lines import Pair, read_pair, write_pair
from prikup.records.formats.model import Deals, ImportedDeal, Left, are_valid_names, find_game
from prikup.records.model import RecordError

PLACE_LETTERS: Final = "WNES"
"""The places of the table, clockwise, from the first who plays."""
PLACE_NAMES: Final = ("West", "North", "East", "South")
COPIED_TAGS: Final = ("Event", "Site", "Date", "Annotator")
_LOST_TAGS: Final = {"Auction": "auction", "Play": "play", "Note": "comments"}
_DEAL_PATTERN = re.compile(r"\s*([NESW])\s*:\s*(.*)", re.DOTALL)

TagPairs = dict[str, Pair]


def write(deals: Deals) -> tuple[str, tuple[Left, ...]]:
    """Return the deals as text, and what is left out; raises RecordError if the hands do not fit."""
    lines = ["% PBN 2.1"]
    left: list[Left] = []
    for number, one in enumerate(deals.deals, 1):
        if number > 1:
            lines.append("")
        lines += (write_pair(name, value) for name, value in _write_tags(deals, number, one))
        if one.moves:
            left.append(Left("moves", number))
    return "\n".join(lines) + "\n", tuple(left)


def _write_tags(deals: Deals, number: int, one: ImportedDeal) -> Iterator[tuple[str, str]]:
    sitting = _seat_places(one, number)
    about = dict(deals.about)
    for name in ("Event", "Site", "Date"):
        yield name, about.get(name, "?" if name != "Date" else "????.??.??")
    yield "Board", str(number)
    names = {place: deals.seats[seat] for seat, place in sitting.items()}
    for place, name in zip(PLACE_LETTERS, PLACE_NAMES, strict=True):
        yield name, names.get(place, "")
    yield "Dealer", sitting[one.dealer]
    yield "Vulnerable", "None"
    hands = {place: one.hands[seat] for seat, place in sitting.items() if place != "S"}
    talon = None if None in one.talon else Cards(card for card in one.talon if card is not None)
    written = ("-" if hand is None else str(hand) for hand in (*map(hands.get, "WNE"), talon))
    yield "Deal", f"W:{' '.join(written)}"
    yield "Scoring", "?"
    yield "Declarer", "?" if one.declarer is None else sitting[one.declarer]
    yield "Contract", "?" if one.contract is None else one.contract
    yield "Result", "?" if one.declarer is None or not one.tricks else str(one.tricks[one.declarer])
    yield "Game", deals.game
    yield "Rules", deals.rules
    if None not in one.talon:
        yield "Talon", " ".join(str(card) for card in one.talon)
    if "Annotator" in about:
        yield "Annotator", about["Annotator"]


def _seat_places(one: ImportedDeal, number: int) -> dict[int, str]:
    """Return the place of each seat: active seats West, North and East in order, the inactive one South."""
    active = one.active
    players = len(one.hands)
    resting = [seat for seat in range(players) if seat not in active]
    talon = len(one.talon)
    small = all(one.hands[seat] is None or len(one.hands[seat] or ()) > talon for seat in active)
    if len(active) != 3 or resting not in ([], [one.dealer]) or not small:
        raise RecordError("format-three", count=len(active)).at(deal=number)
    order = active if resting else tuple(range(players))
    return dict(zip((*order, *resting), PLACE_LETTERS, strict=False))


# ---------------------------------------------------------------------------------------------


def read(text: str, rules: str = "") -> Deals:
    """Return the deals of a file; raises RecordError with line and column.

    ``rules`` apply if the file names none; the default is the first preset of the game.
    """
    games = list(_read_games(text))
    if not games:
        raise RecordError("format-none")
    found: list[tuple[ImportedDeal, tuple[str, ...]]] = []
    left: list[Left] = []
    for number, tags in enumerate(games, 1):
        found.append(_read_deal(tags, number))
        left += (Left(what, number) for name, what in _LOST_TAGS.items() if name in tags)
    names = found[0][1]
    deals = tuple(_rotate(one, mine, names, number) for number, (one, mine) in enumerate(found, 1))
    first = games[0]
    players = len(deals[0].hands)
    game = first["Game"].value if "Game" in first else find_game(deals[0].hands, deals[0].talon, players)
    about = tuple(
        (name, first[name].value) for name in COPIED_TAGS if name in first and _is_known(first[name].value)
    )
    _check_game(first, game)
    return Deals(
        game=game,
        rules=_read_rules(first, game, rules),
        seats=names,
        deals=deals,
        about=about,
        left=tuple(left),
    )


def _is_known(value: str) -> bool:
    return bool(value.strip("?. ")) and value.isprintable()


def _check_game(first: TagPairs, game: str) -> None:
    try:
        registry.get_game(game)
    except PrikupError as error:
        raise RecordError.of(error).at(first["Game"].line, first["Game"].column) from None


def _read_rules(first: TagPairs, game: str, rules: str) -> str:
    found = registry.get_game(game)
    if "Rules" not in first:
        return rules or found.presets[0]
    try:
        return found.rules(found.options(first["Rules"].value))
    except PrikupError as error:
        raise RecordError.of(error).at(first["Rules"].line, first["Rules"].column) from None


def _read_games(text: str) -> Iterator[TagPairs]:
    """Generate the tags of each game; a game ends at an empty line, or where a tag is repeated."""
    tags: TagPairs = {}
    before: Mapping[str, Pair] = {}
    for one in _read_pairs(text):
        if (one is None or one.name in tags) and "Deal" in tags:
            yield tags
            before, tags = tags, {}
        if one is not None:
            inherited = before.get(one.name) if one.value == "#" else None
            if one.value == "#" and inherited is None:
                raise one.error_at("format-inherits", tag=one.name)
            if one.name in tags:
                raise one.error_at("tag-again", tag=one.name)
            tags[one.name] = one._replace(value=inherited.value) if inherited else one
    if "Deal" in tags:
        yield tags
    elif tags:
        first = next(iter(tags.values()))
        raise RecordError("format-lacks", tag="Deal").at(first.line)


def _read_pairs(text: str) -> Iterator[Pair | None]:
    """Generate the tag pairs in order, None for each empty line; the contents of sections are skipped."""
    within = False  # a comment
    for number, line in enumerate(text.split("\n"), 1):
        if not line.strip() and not within:
            yield None
        at = len(line) if line.startswith("%") else 0
        while at < len(line):
            if within:
                end = line.find("}", at)
                within, at = end < 0, len(line) if end < 0 else end + 1
            elif line[at] == ";":
                break
            elif line[at] == "{":
                within, at = True, at + 1
            elif line[at] == "[":
                one, at = read_pair(line, at, number)
                yield one
            else:
                at += 1
    if within:
        raise RecordError("format-comment").at(text.count("\n") + 1)


def _read_deal(tags: TagPairs, number: int) -> tuple[ImportedDeal, tuple[str, ...]]:
    """Return a deal, and the names by seat: from the first seat after the talon, the inactive dealer last."""
    deal = tags["Deal"]
    found = _DEAL_PATTERN.fullmatch(deal.value)
    if found is None:
        raise deal.error_at("format-deal", given=deal.value)
    words = [(one[0], deal.column + found.start(2) + one.start()) for one in re.finditer(r"\S+", found[2])]
    if len(words) != 4:
        raise deal.error_at("format-hands", given=deal.value, count=len(words))
    at = PLACE_LETTERS.index(found[1])
    laid = {PLACE_LETTERS[(at + step) % 4]: _read_hand(*word, deal.line) for step, word in enumerate(words)}
    lies = _find_talon(laid, deal)
    order = [PLACE_LETTERS[(PLACE_LETTERS.index(lies) + step) % 4] for step in (1, 2, 3)]
    dealer = tags.get("Dealer")
    if dealer is not None and dealer.value not in tuple(PLACE_LETTERS):
        raise dealer.error_at("format-place", given=dealer.value)
    if dealer is not None and dealer.value == lies:
        order.append(lies)
    hands = tuple(Cards() if place == lies else laid[place] for place in order)
    declarer, contract = _read_outcome(tags, order)
    one = ImportedDeal(
        dealer=len(order) - 1 if dealer is None else order.index(dealer.value),
        hands=hands,
        talon=_read_talon(tags, laid[lies], max(len(one or ()) for one in hands)),
        declarer=declarer,
        contract=contract,
        line=deal.line,
    )
    return one, _read_names(tags, order)


def _read_hand(text: str, column: int, line: int) -> Cards | None:
    if text == "-":
        return None
    try:
        if text.count(".") != 3:
            raise RecordError("card-hand", given=text)
        return Cards.parse(text)
    except PrikupError as error:
        raise RecordError.of(error).at(line, column) from None


def _find_talon(laid: dict[str, Cards | None], deal: Pair) -> str:
    """Return the place of the talon: the only one with fewer cards than the others, or unknown."""
    unknown = [place for place, cards in laid.items() if cards is None]
    known = {place: cards for place, cards in laid.items() if cards is not None}
    cards = [card for hand in known.values() for card in hand]
    twice = next((card for card in cards if cards.count(card) > 1), None)
    if twice is not None:
        raise deal.error_at("format-twice", card=twice)
    sizes = sorted({len(one) for one in known.values()})
    small = [place for place, one in known.items() if len(one) == sizes[0]] if sizes else []
    if len(sizes) == 1 and len(unknown) == 1 and len(known) == 3:
        return unknown[0]  # all three hands are there
    if len(sizes) != 2 or len(small) != 1 or not sizes[0]:
        counts = " ".join("-" if one is None else str(len(one)) for one in laid.values())
        raise deal.error_at("format-sizes", given=counts)
    return small[0]


def _read_talon(tags: TagPairs, lies: Cards | None, hand: int) -> tuple[Card | None, ...]:
    """Return the talon in the order of its own tag, else as laid beside hands of this size."""
    if "Talon" not in tags:
        return tuple(lies) if lies is not None else (None,) * _talon_size(hand)
    one = tags["Talon"]
    try:
        cards = tuple(Card.parse(word) for word in one.value.split())
    except PrikupError as error:
        raise RecordError.of(error).at(one.line, one.column) from None
    if len(cards) != len(Cards(cards)) or (lies is not None and Cards(cards) != lies):
        raise one.error_at("format-talon", given=one.value)
    return cards


def _talon_size(hand: int) -> int:
    """Return the number of cards that three hands leave of the smallest pack that is large enough."""
    return next((size - 3 * hand for size in (24, 32) if size > 3 * hand), 0)


def _read_outcome(tags: TagPairs, order: Sequence[str]) -> tuple[int | None, str | None]:
    """Return declarer and contract, as far as they are given."""
    who, what = (tags[name].value if name in tags else "?" for name in ("Declarer", "Contract"))
    if who.startswith("^"):
        who = who[1:]
    if who in ("?", "", "-"):
        return None, None
    if who not in order:
        raise tags["Declarer"].error_at("format-place", given=who)
    return order.index(who), what if _is_known(what) else None


def _read_names(tags: TagPairs, order: Sequence[str]) -> tuple[str, ...]:
    """Return the names by seat, or the names of the places if a name is missing or repeated."""
    places = [PLACE_NAMES[PLACE_LETTERS.index(place)] for place in order]
    told = [tags[place].value.strip() if place in tags else "" for place in places]
    return tuple(told if are_valid_names(told) and all(map(_is_known, told)) else places)


def _rotate(one: ImportedDeal, mine: tuple[str, ...], names: tuple[str, ...], number: int) -> ImportedDeal:
    """Return a deal with its seats rotated to those of the first deal; raises RecordError."""
    players = len(names)
    for by in range(players):
        if (*mine[by:], *mine[:by]) == names:
            break
    else:
        raise RecordError("format-seats", names=", ".join(names)).at(one.line, deal=number)

    def turn(seat: int) -> int:
        return (seat - by) % players

    hands = tuple(one.hands[(seat + by) % players] for seat in range(players))
    declarer = None if one.declarer is None else turn(one.declarer)
    return ImportedDeal(
        dealer=turn(one.dealer), hands=hands, talon=one.talon, declarer=declarer, contract=one.contract,
        line=one.line,
    )  # fmt: skip
