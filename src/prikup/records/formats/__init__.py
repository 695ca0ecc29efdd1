"""Records in the formats of other programs: read, written, and converted.

Every format is read into :class:`Deals` and written from them; ``convert`` detects the format of its input.
Content that a format cannot hold is left out and reported. A broken file raises RecordError with its line and
column.

>>> text = '[Dealer "E"]\\n[Deal "W:AK87.AKJ.KT9. QJT"]'
>>> detect(text)
'pbn'
>>> convert(text, "gambler")
Traceback (most recent call last):
    ...
prikup.records.model.RecordError: line 2, column 8: 'W:AK87.AKJ.KT9. QJT' has 2 hands: expected four
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, NamedTuple

from msgspec import structs

from prikup.errors import check_type
from prikup.records.formats import gambler, pbn, ppn
from prikup.records.formats.model import Deals, ImportedDeal, Left
from prikup.records.formats.own import deals_from, record_from
from prikup.records.match_record import MatchRecord
from prikup.records.model import RecordError
from prikup.records.text import normalize_spaces
from prikup.records.text import read as read_text
from prikup.records.wire import from_json, to_json
from prikup.records.write import write as write_text

WrittenDeals = tuple[str, tuple[Left, ...]]


class Format(NamedTuple):
    """A format: its file extension, its detection, its reader and its writer.

    ``own`` reads and writes formats of Prikup itself, which can hold everything in a record.
    """

    ending: str
    looks: Callable[[str], bool]
    read: Callable[[str, str], Deals]
    write: Callable[[Deals], WrittenDeals]
    own: tuple[Callable[[str], MatchRecord], Callable[[MatchRecord], str]] | None = None


class Converted(NamedTuple):
    """A converted text, its source format, the number of its deals, and what was left out."""

    text: str
    source: str
    deals: int
    left: tuple[Left, ...]


def _match_start(pattern: str) -> Callable[[str], bool]:
    """Return a function that tests whether a text begins with the pattern."""
    compiled = re.compile(pattern)
    return lambda text: compiled.match(text) is not None


def _match_tag(names_pattern: str) -> Callable[[str], bool]:
    """Return a function that tests whether a text has a tag whose name matches the pattern."""
    return lambda text: re.search(rf"^\s*\[\s*(?:{names_pattern})\s", text, re.MULTILINE) is not None


FORMATS_BY_NAME: Final = {
    "json": Format(
        "json",
        _match_start(r"\s*\{"),
        lambda text, rules: deals_from(from_json(text)),
        lambda deals: (to_json(record_from(deals)) + "\n", ()),
        (from_json, lambda record: to_json(record) + "\n"),
    ),
    "prikup": Format(
        "prikup",
        _match_tag("Prikup|Seats"),
        lambda text, rules: deals_from(read_text(text)),
        lambda deals: (write_text(record_from(deals)), ()),
        (read_text, write_text),
    ),
    "gambler": Format("txt", _match_start(r"\s*(?:begin|CONTRACT)\b"), gambler.read, gambler.write),
    "ppn": Format("ppn", _match_tag("Bula|Refe|[0-9]+"), ppn.read, ppn.write),
    "pbn": Format(
        "pbn", lambda text: _match_tag("Deal|Board|Event")(text) or text.startswith("%"), pbn.read, pbn.write
    ),
}
"""The formats by name, in the order in which a text is tried for them."""


def detect(text: str) -> str:
    """Return the name of the format of a text; raises RecordError."""
    for name, text_format in FORMATS_BY_NAME.items():
        if text_format.looks(text):
            return name
    line_no = next((number for number, line in enumerate(text.split("\n"), 1) if line.strip()), 1)
    raise RecordError(
        "format-unknown", given=text.split("\n")[line_no - 1].strip(), expected=tuple(FORMATS_BY_NAME)
    ).at(line_no)


def read_deals(text: str, source: str = "", rules: str = "") -> Deals:
    """Return the deals of a text in a format ("": detect it); raises RecordError or OptionError.

    ``rules`` apply to a text that names none.
    """
    plain = _normalize(text)
    return _find_format(source or detect(plain)).read(plain, rules)


def write_deals(deals: Deals, target: str) -> WrittenDeals:
    """Return the deals as text in a format, and what is left out; raises RecordError if it is impossible."""
    return _find_format(target).write(deals)


def convert(
    text: str, target: str, source: str = "", *, rules: str = "", deal: int | None = None
) -> Converted:
    """Convert a text to another format, all of its deals or the one with this number (from 1).

    Without ``source`` the format is detected. Raises RecordError, and OptionError for the rules.
    """
    plain = _normalize(text)
    source = source or detect(plain)
    reads, writes = _find_format(source).own, _find_format(target).own
    if reads and writes and deal is None:
        record = reads[0](plain)
        return Converted(writes[1](record), source, len(record.deals), ())
    deals = read_deals(plain, source, rules)
    if deal is not None:
        if not 1 <= deal <= len(deals.deals):
            raise RecordError("format-number", given=str(deal), last=len(deals.deals))
        source_omissions = tuple(part for part in deals.left if part.deal in (0, deal))
        deals = structs.replace(deals, deals=(deals.deals[deal - 1],), left=source_omissions)
    converted, omitted = write_deals(deals, target)
    return Converted(converted, source, len(deals.deals), (*deals.left, *omitted))


def _normalize(text: str) -> str:
    """Return a text with line feeds as line ends and a space for all other white space."""
    check_type(text, str, "argument-text")
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return "\n".join(map(normalize_spaces, lines))


def _find_format(name: str) -> Format:
    if name not in FORMATS_BY_NAME:
        raise RecordError("format-name", given=name, expected=tuple(FORMATS_BY_NAME))
    return FORMATS_BY_NAME[name]


__all__ = [
    "FORMATS_BY_NAME",
    "Converted",
    "Deals",
    "Format",
    "ImportedDeal",
    "Left",
    "convert",
    "detect",
    "read_deals",
    "write_deals",
]
