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
    omitted: list[Left] = []
    for number, deal in enumerate(deals.deals, 1):
        if number > 1:
            lines.append("")
        lines += (write_pair(name, value) for name, value in _write_tags(deals, number, deal))
        if deal.moves:
            omitted.append(Left("moves", number))
    return "\n".join(lines) + "\n", tuple(omitted)


def _write_tags(deals: Deals, number: int, deal: ImportedDeal) -> Iterator[tuple[str, str]]:
    """Generate name and value of each tag of a deal, in the order in which they are written."""
    places_by_seat = _assign_places(deal, number)
    about = dict(deals.about)
    for name in ("Event", "Site", "Date"):
        yield name, about.get(name, "?" if name != "Date" else "????.??.??")
    yield "Board", str(number)
    names = {place: deals.seats[seat] for seat, place in places_by_seat.items()}
    for place, name in zip(PLACE_LETTERS, PLACE_NAMES, strict=True):
        yield name, names.get(place, "")
    yield "Dealer", places_by_seat[deal.dealer]
    yield "Vulnerable", "None"
    hands = {place: deal.hands[seat] for seat, place in places_by_seat.items() if place != "S"}
    talon = None if None in deal.talon else Cards(card for card in deal.talon if card is not None)
    written = ("-" if hand is None else str(hand) for hand in (*map(hands.get, "WNE"), talon))
    yield "Deal", f"W:{' '.join(written)}"
    yield "Scoring", "?"
    yield "Declarer", "?" if deal.declarer is None else places_by_seat[deal.declarer]
    yield "Contract", "?" if deal.contract is None else deal.contract
    yield "Result", "?" if deal.declarer is None or not deal.tricks else str(deal.tricks[deal.declarer])
    yield "Game", deals.game
    yield "Rules", deals.rules
    if None not in deal.talon:
        yield "Talon", " ".join(str(card) for card in deal.talon)
    if "Annotator" in about:
        yield "Annotator", about["Annotator"]


def _assign_places(deal: ImportedDeal, number: int) -> dict[int, str]:
    """Return the place of each seat: active seats West, North and East in order, the inactive one South."""
    active = deal.active
    players = len(deal.hands)
    resting = [seat for seat in range(players) if seat not in active]
    talon = len(deal.talon)
    are_hands_larger = all(deal.hands[seat] is None or len(deal.hands[seat] or ()) > talon for seat in active)
    if len(active) != 3 or resting not in ([], [deal.dealer]) or not are_hands_larger:
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
    named_deals: list[tuple[ImportedDeal, tuple[str, ...]]] = []
    omitted: list[Left] = []
    for number, tags in enumerate(games, 1):
        named_deals.append(_read_deal(tags))
        omitted += (Left(word, number) for name, word in _LOST_TAGS.items() if name in tags)
    names = named_deals[0][1]
    deals = tuple(
        _rotate(deal, deal_names, names, number) for number, (deal, deal_names) in enumerate(named_deals, 1)
    )
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
        left=tuple(omitted),
    )


def _is_known(value: str) -> bool:
    return bool(value.strip("?. ")) and value.isprintable()


def _check_game(tags: TagPairs, game_id: str) -> None:
    try:
        registry.get_game(game_id)
    except PrikupError as error:
        raise RecordError.of(error).at(tags["Game"].line, tags["Game"].column) from None


def _read_rules(tags: TagPairs, game_id: str, rules: str) -> str:
    """Return the rules of a file: those of its tag, else ``rules``, else the first preset of the game.

    Raises RecordError at the tag.
    """
    game = registry.get_game(game_id)
    if "Rules" not in tags:
        return rules or game.presets[0]
    try:
        return game.rules(game.options(tags["Rules"].value))
    except PrikupError as error:
        raise RecordError.of(error).at(tags["Rules"].line, tags["Rules"].column) from None


def _read_games(text: str) -> Iterator[TagPairs]:
    """Generate the tags of each game; a game ends at an empty line, or where a tag is repeated."""
    tags: TagPairs = {}
    previous: Mapping[str, Pair] = {}
    for pair in _read_pairs(text):
        if (pair is None or pair.name in tags) and "Deal" in tags:
            yield tags
            previous, tags = tags, {}
        if pair is not None:
            inherited = previous.get(pair.name) if pair.value == "#" else None
            if pair.value == "#" and inherited is None:
                raise pair.error_at("format-inherits", tag=pair.name)
            if pair.name in tags:
                raise pair.error_at("tag-again", tag=pair.name)
            tags[pair.name] = pair._replace(value=inherited.value) if inherited else pair
    if "Deal" in tags:
        yield tags
    elif tags:
        first = next(iter(tags.values()))
        raise RecordError("format-lacks", tag="Deal").at(first.line)


def _read_pairs(text: str) -> Iterator[Pair | None]:
    """Generate the tag pairs in order, None for each empty line; the contents of sections are skipped."""
    in_comment = False  # a comment
    for number, line in enumerate(text.split("\n"), 1):
        if not line.strip() and not in_comment:
            yield None
        index = len(line) if line.startswith("%") else 0
        while index < len(line):
            if in_comment:
                end = line.find("}", index)
                in_comment, index = end < 0, len(line) if end < 0 else end + 1
            elif line[index] == ";":
                break
            elif line[index] == "{":
                in_comment, index = True, index + 1
            elif line[index] == "[":
                pair, index = read_pair(line, index, number)
                yield pair
            else:
                index += 1
    if in_comment:
        raise RecordError("format-comment").at(text.count("\n") + 1)


def _read_deal(tags: TagPairs) -> tuple[ImportedDeal, tuple[str, ...]]:
    """Return a deal and the names of its players by seat.

    Seats are counted from the place after the talon; a dealer at the talon's place sits out and is the last.
    """
    deal = tags["Deal"]
    matched = _DEAL_PATTERN.fullmatch(deal.value)
    if matched is None:
        raise deal.error_at("format-deal", given=deal.value)
    words = [
        (word[0], deal.column + matched.start(2) + word.start()) for word in re.finditer(r"\S+", matched[2])
    ]
    if len(words) != 4:
        raise deal.error_at("format-hands", given=deal.value, count=len(words))
    first = PLACE_LETTERS.index(matched[1])
    hands_by_place = {
        PLACE_LETTERS[(first + step) % 4]: _read_hand(*word, deal.line) for step, word in enumerate(words)
    }
    talon_place = _find_talon(hands_by_place, deal)
    order = [PLACE_LETTERS[(PLACE_LETTERS.index(talon_place) + step) % 4] for step in (1, 2, 3)]
    dealer = tags.get("Dealer")
    if dealer is not None and dealer.value not in tuple(PLACE_LETTERS):
        raise dealer.error_at("format-place", given=dealer.value)
    if dealer is not None and dealer.value == talon_place:
        order.append(talon_place)
    hands = tuple(Cards() if place == talon_place else hands_by_place[place] for place in order)
    declarer, contract = _read_outcome(tags, order)
    imported = ImportedDeal(
        dealer=len(order) - 1 if dealer is None else order.index(dealer.value),
        hands=hands,
        talon=_read_talon(tags, hands_by_place[talon_place], max(len(hand or ()) for hand in hands)),
        declarer=declarer,
        contract=contract,
        line=deal.line,
    )
    return imported, _read_names(tags, order)


def _read_hand(text: str, column: int, line: int) -> Cards | None:
    """Return a hand, None for ``-``, an unknown one; raises RecordError."""
    if text == "-":
        return None
    try:
        if text.count(".") != 3:
            raise RecordError("card-hand", given=text)
        return Cards.parse(text)
    except PrikupError as error:
        raise RecordError.of(error).at(line, column) from None


def _find_talon(hands_by_place: dict[str, Cards | None], deal: Pair) -> str:
    """Return the place of the talon: the hand smaller than the three others, or the only unknown one."""
    unknown = [place for place, cards in hands_by_place.items() if cards is None]
    known_hands = {place: cards for place, cards in hands_by_place.items() if cards is not None}
    cards = [card for hand in known_hands.values() for card in hand]
    twice = next((card for card in cards if cards.count(card) > 1), None)
    if twice is not None:
        raise deal.error_at("format-twice", card=twice)
    sizes = sorted({len(hand) for hand in known_hands.values()})
    smallest = [place for place, hand in known_hands.items() if len(hand) == sizes[0]] if sizes else []
    if len(sizes) == 1 and len(unknown) == 1 and len(known_hands) == 3:
        return unknown[0]  # all three hands are there
    if len(sizes) != 2 or len(smallest) != 1 or not sizes[0]:
        counts = " ".join("-" if hand is None else str(len(hand)) for hand in hands_by_place.values())
        raise deal.error_at("format-sizes", given=counts)
    return smallest[0]


def _read_talon(tags: TagPairs, laid_talon: Cards | None, hand_size: int) -> tuple[Card | None, ...]:
    """Return the talon as its tag orders it; without a tag, the cards laid at its place.

    If they are unknown too, ``hand_size`` tells how many unknown cards (None) it has.
    """
    if "Talon" not in tags:
        return tuple(laid_talon) if laid_talon is not None else (None,) * _compute_talon_size(hand_size)
    tag = tags["Talon"]
    try:
        cards = tuple(Card.parse(word) for word in tag.value.split())
    except PrikupError as error:
        raise RecordError.of(error).at(tag.line, tag.column) from None
    if len(cards) != len(Cards(cards)) or (laid_talon is not None and Cards(cards) != laid_talon):
        raise tag.error_at("format-talon", given=tag.value)
    return cards


def _compute_talon_size(hand: int) -> int:
    """Return the size of the talon: what three hands of this size leave of 24 cards or, if larger, of 32."""
    return next((size - 3 * hand for size in (24, 32) if size > 3 * hand), 0)


def _read_outcome(tags: TagPairs, order: Sequence[str]) -> tuple[int | None, str | None]:
    """Return the seat of the declarer and the contract, each None if it is not given.

    ``order`` are the places by seat.
    """
    declarer, contract = (tags[name].value if name in tags else "?" for name in ("Declarer", "Contract"))
    if declarer.startswith("^"):
        declarer = declarer[1:]  # a caret marks a declarer that the auction did not determine
    if declarer in ("?", "", "-"):
        return None, None
    if declarer not in order:
        raise tags["Declarer"].error_at("format-place", given=declarer)
    return order.index(declarer), contract if _is_known(contract) else None


def _read_names(tags: TagPairs, order: Sequence[str]) -> tuple[str, ...]:
    """Return the names by seat, or the names of the places if a name is missing or repeated."""
    places = [PLACE_NAMES[PLACE_LETTERS.index(place)] for place in order]
    names = [tags[place].value.strip() if place in tags else "" for place in places]
    return tuple(names if are_valid_names(names) and all(map(_is_known, names)) else places)


def _rotate(
    deal: ImportedDeal, deal_names: tuple[str, ...], names: tuple[str, ...], number: int
) -> ImportedDeal:
    """Return a deal with its seats rotated to those of the first deal; raises RecordError."""
    players = len(names)
    for steps in range(players):
        if (*deal_names[steps:], *deal_names[:steps]) == names:
            break
    else:
        raise RecordError("format-seats", names=", ".join(names)).at(deal.line, deal=number)

    def turn(seat: int) -> int:
        return (seat - steps) % players

    hands = tuple(deal.hands[(seat + steps) % players] for seat in range(players))
    declarer = None if deal.declarer is None else turn(deal.declarer)
    return ImportedDeal(
        dealer=turn(deal.dealer), hands=hands, talon=deal.talon, declarer=declarer, contract=deal.contract,
        line=deal.line,
    )  # fmt: skip
