"""Tag pairs: the head of a written match, such as ``[Seats "Anna|Boris|Vera"]``."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from fractions import Fraction
from typing import Final, NamedTuple, TypeVar

from prikup import registry, shuffle
from prikup.cards import Card
from prikup.core import Draw, Game, Input, Match, OptionError, PrikupError
from prikup.errors import check_argument
from prikup.proof import Origin
from prikup.records.match_record import RECORD_VERSION, MatchRecord
from prikup.records.model import RecordError, Seeds

T = TypeVar("T")
MAX_SHEET_NAME_CHARS: Final = 60
"""Characters of the longest name on a sheet."""
ABOUT_TAGS: Final = ("Event", "Site", "Date", "Bots", "Source", "Annotator")
SINGLE_TAGS: Final = ("Prikup", "Game", "Rules", "Seats", "Dealer", "Draw", "Table", "Result", *ABOUT_TAGS)
DEAL_TAGS: Final = ("Commitment", "PlayerCommitments", "PlayerSeeds", "ServerSeed", "Origin")

_TAG_PATTERN = re.compile(r'\[\s*([A-Za-z]+)\s+"((?:[^"\\]|\\.)*)"\s*\]\s*')
_AMOUNT_PATTERN = re.compile(r"[+-]?[0-9]{1,12}(?:/[1-9][0-9]{0,11})?")
_HASH_PATTERN = re.compile("[0-9a-f]{64}")
_DEAL_VALUE_PATTERN = re.compile(r"([1-9][0-9]{0,5}) (.*)")


class Tag(NamedTuple):
    """A tag pair and the number of its line."""

    name: str
    value: str
    line: int


def parse_tag(text: str, line: int) -> Tag:
    """Read one line of the head; raises RecordError."""
    matched = _TAG_PATTERN.fullmatch(text)
    if not matched:
        raise RecordError("tag", given=text).at(line, 1)
    name = matched[1]
    if name not in SINGLE_TAGS and name not in DEAL_TAGS:
        raise RecordError("tag-name", given=name, expected=SINGLE_TAGS + DEAL_TAGS).at(line, 2)
    return Tag(name, re.sub(r"\\(.)", r"\1", matched[2]), line)


def write_tag(name: str, value: str) -> str:
    """Return a tag pair as a line."""
    escaped = re.sub(r'(["\\])', r"\\\1", value)
    return f'[{name} "{escaped}"]'


def join_values(items: Iterable[str]) -> str:
    """Join values to one text such as ``Anna|Boris|Vera``; a bar or backslash in a value is escaped."""
    return "|".join(re.sub(r"([|\\])", r"\\\1", item) for item in items)


def split_values(text: str) -> tuple[str, ...]:
    """Split a text made by :func:`join_values` into its values."""
    values, current, escaped = [], "", False
    for letter in text:
        if escaped or letter not in "|\\":
            current, escaped = current + letter, False
        elif letter == "\\":
            escaped = True
        else:
            values.append(current)
            current = ""
    return (*values, current)


def read_head(tags: list[Tag], report: Callable[[RecordError], None]) -> MatchRecord:
    """Return the record without its deals.

    Raises RecordError at the first wrong tag without which there is no match; any other wrong tag is reported
    and, if the report does not raise, left out.
    """
    single: dict[str, Tag] = {}
    for tag in tags:
        if tag.name in single:
            report(RecordError("tag-again", tag=tag.name).at(tag.line, 2))
        elif tag.name not in DEAL_TAGS:
            single[tag.name] = tag
    first_line = tags[0].line if tags else 1
    for name in ("Prikup", "Game", "Rules", "Seats"):
        if name not in single:
            raise RecordError("tag-missing", tag=name).at(first_line)
    if single["Prikup"].value != str(RECORD_VERSION):
        version_tag = single["Prikup"]
        raise RecordError("tag-version", given=version_tag.value, version=RECORD_VERSION).at(
            version_tag.line, 9
        )
    try:
        game = registry.get_game(single["Game"].value)
    except OptionError as error:
        raise RecordError.of(error).at(single["Game"].line, 7) from None
    seats = split_values(single["Seats"].value)
    try:
        check_names(seats)
    except PrikupError as error:
        report(RecordError.of(error).at(single["Seats"].line, 8))

    def optional(read: Callable[[], T]) -> T | None:
        try:
            return read()
        except RecordError as error:
            report(error)
            return None

    dealer = optional(lambda: _read_dealer(single["Dealer"], len(seats)) if "Dealer" in single else None)
    result = optional(lambda: _read_result(single["Result"], len(seats)) if "Result" in single else None)
    shuffles = optional(lambda: read_seeds(tags, len(seats))) or ()
    try:
        options = game.options(_choose_rules(game, single, len(seats), dealer))
        start = game.start(options, len(seats))
    except OptionError as error:
        raise RecordError.of(error).at(single["Rules"].line, 8) from None
    draw = optional(lambda: _read_draw(single["Draw"], start, dealer) if "Draw" in single else ())
    return MatchRecord(
        game=game.id,
        rules=game.rules(options),
        seats=seats,
        dealer=dealer,
        draw=draw or (),
        about=tuple((name, single[name].value) for name in ABOUT_TAGS if name in single),
        table=single["Table"].value if "Table" in single else "",
        shuffles=shuffles,
        result=result,
    )


def _choose_rules(game: Game, tags: Mapping[str, Tag], players: int, dealer: int | None) -> str:
    """Return the rules as written, or their earlier form if only that fits these options and this draw."""
    rules = tags["Rules"].value
    with suppress(PrikupError):
        return _check_rules(game, rules, tags, players, dealer)
    with suppress(PrikupError):
        return _check_rules(game, game.earlier(rules, players), tags, players, dealer)
    return rules


def _check_rules(game: Game, rules: str, tags: Mapping[str, Tag], players: int, dealer: int | None) -> str:
    """Return the rules if their options exist and the recorded draw fits them; raises PrikupError."""
    start = game.start(game.options(rules), players)
    if "Draw" in tags:
        _read_draw(tags["Draw"], start, dealer)
    return rules


def check_names(names: Sequence[str]) -> None:
    """Raise PrikupError if a name is not visible on the sheet, or two names are the same."""
    check_argument("names", names, (list, tuple))
    seats_by_name: dict[str, int] = {}
    for seat, name in enumerate(names):
        check_argument("name", name, str)
        if not name.strip() or len(name) > MAX_SHEET_NAME_CHARS or not name.isprintable():
            raise PrikupError("keeper-name", given=name, most=MAX_SHEET_NAME_CHARS)
        plain = unicodedata.normalize("NFC", " ".join(name.split()))
        if plain in seats_by_name:
            raise PrikupError("keeper-names", given=name, first=seats_by_name[plain], second=seat)
        seats_by_name[plain] = seat


def _read_dealer(tag: Tag, players: int) -> int:
    if tag.value not in tuple(map(str, range(players))):
        raise RecordError("tag-dealer", given=tag.value, last=players - 1).at(tag.line, 9)
    return int(tag.value)


def _read_draw(tag: Tag, start: Match, dealer: int | None) -> tuple[Card, ...]:
    """Return the cards drawn for the first deal, by seat; raises RecordError if another seat would deal."""
    try:
        cards = tuple(map(Card.parse, tag.value.split()))
        if not cards:
            raise RecordError("tag-draw", given=tag.value)
        if dealer is None:
            raise RecordError("tag-draw_dealer")
        start.apply(Input(None, None, Draw(dealer, cards)))
    except PrikupError as error:
        raise RecordError.of(error).at(tag.line, 7) from None
    return cards


def _read_result(tag: Tag, players: int) -> tuple[Fraction, ...]:
    words = tag.value.split()
    if len(words) != players or not all(_AMOUNT_PATTERN.fullmatch(word) for word in words):
        raise RecordError("tag-result", given=tag.value, players=players).at(tag.line, 9)
    return tuple(map(Fraction, words))


def read_seeds(tags: list[Tag], players: int) -> tuple[Seeds, ...]:
    """Return the seeds of the shuffles, in order; raises RecordError."""
    parts_by_deal: dict[int, dict[str, str]] = {}
    for tag in tags:
        if tag.name not in DEAL_TAGS:
            continue
        matched = _DEAL_VALUE_PATTERN.fullmatch(tag.value)
        if not matched:
            raise RecordError("tag-deal", given=tag.value).at(tag.line, 2)
        number, value = int(matched[1]), matched[2]
        if tag.name in parts_by_deal.setdefault(number, {}):
            raise RecordError("tag-deal_again", tag=tag.name, deal=number).at(tag.line, 2)
        parts_by_deal[number][tag.name] = _check_seed(tag, value, players)
    lines = {int(tag.value.split()[0]): tag.line for tag in tags if tag.name in DEAL_TAGS}

    def bindings(parts: dict[str, str]) -> tuple[str, ...]:
        return split_values(parts["PlayerCommitments"]) if "PlayerCommitments" in parts else ()

    def origin(parts: dict[str, str]) -> Origin | None:
        deal_no, _, table = parts.get("Origin", "").partition(" ")
        return Origin(int(deal_no), table) if deal_no else None

    for number, parts in parts_by_deal.items():
        if "Commitment" not in parts:
            raise RecordError("tag-commitment_none", deal=number).at(lines[number])
    return tuple(
        Seeds(number, parts["Commitment"], split_values(parts.get("PlayerSeeds", "|" * (players - 1))),
              parts.get("ServerSeed"), bindings(parts), origin(parts))
        for number, parts in sorted(parts_by_deal.items())
    )  # fmt: skip


def _check_seed(tag: Tag, value: str, players: int) -> str:
    """Return the value of a tag of a deal after a check of its form; raises RecordError at the tag."""
    try:
        if tag.name == "PlayerSeeds":
            parts = [shuffle.check_player_seed(seed) for seed in split_values(value)]
            if len(parts) != players:
                raise RecordError("tag-seeds", given=value, players=players)
        elif tag.name == "ServerSeed":
            shuffle.check_server_seed(value)
        elif tag.name == "PlayerCommitments":
            hashes = split_values(value)
            if len(hashes) != players or not all(
                _HASH_PATTERN.fullmatch(digest) for digest in hashes if digest
            ):
                raise RecordError("tag-commitments", given=value, players=players)
        elif tag.name == "Origin":
            if not _DEAL_VALUE_PATTERN.fullmatch(value):
                raise RecordError("tag-origin", given=value)
        elif not _HASH_PATTERN.fullmatch(value):
            raise RecordError("tag-commitment", given=value)
    except PrikupError as error:
        raise RecordError.of(error).at(tag.line, 2) from None
    return value


def write_head(record: MatchRecord) -> list[str]:
    """Return the tag pairs of a record, one line each."""
    lines = [
        write_tag("Prikup", str(record.prikup)),
        write_tag("Game", record.game),
        write_tag("Rules", record.rules),
        write_tag("Seats", join_values(record.seats)),
    ]
    if record.dealer is not None:
        lines.append(write_tag("Dealer", str(record.dealer)))
    if record.draw:
        lines.append(write_tag("Draw", " ".join(card.text for card in record.draw)))
    about = dict(record.about)
    lines += [write_tag(name, about[name]) for name in ABOUT_TAGS if name in about]
    if record.result is not None:
        lines.append(write_tag("Result", " ".join(map(str, record.result))))
    if record.table:
        lines.append(write_tag("Table", record.table))
    for seeds in record.shuffles:
        lines.append(write_tag("Commitment", f"{seeds.number} {seeds.commitment}"))
        if seeds.bindings:
            lines.append(write_tag("PlayerCommitments", f"{seeds.number} {join_values(seeds.bindings)}"))
        if any(seeds.player_seeds):
            lines.append(write_tag("PlayerSeeds", f"{seeds.number} {join_values(seeds.player_seeds)}"))
        if seeds.server_seed is not None:
            lines.append(write_tag("ServerSeed", f"{seeds.number} {seeds.server_seed}"))
        if seeds.origin is not None:
            lines.append(write_tag("Origin", f"{seeds.number} {seeds.origin.number} {seeds.origin.table}"))
    return lines
