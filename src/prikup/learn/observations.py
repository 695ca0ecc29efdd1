"""The bytes of an observation of an environment, and the same as numbers.

The layout is packed, a bit for each card; :func:`expand` makes numbers of it for a network. Places are
counted from the seat that decides: 0 is itself, 1 plays after it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, SupportsIndex

import numpy as np
import numpy.typing as npt

from prikup.cards import Cards
from prikup.core import quote
from prikup.learn.env_error import EnvError, check_whole
from prikup.learn.features import FEATURE_BYTES, FEATURE_NAMES, POINT_NAMES
from prikup.learn.numbering import MAX_PLACES, MAX_SAID_BITS, find_words

LAYOUT_VERSION: Final = 1
"""Version of the layout; it grows when a byte changes its meaning."""
CARD_BITS: Final = 32
ALL_CARDS_BYTES: Final = 24
"""Bytes of the cards of an environment for a critic: four hands, the talon, what was laid away."""


class ObservationSection(NamedTuple):
    """A part of an observation: ``shape`` in bits, the byte where it begins, and what a set bit means."""

    name: str
    shape: tuple[int, ...]
    start: int
    meaning: str


def _list_sections() -> tuple[ObservationSection, ...]:
    parts = (
        ("own", (CARD_BITS,), "the cards of the seat that decides, none while it has not looked"),
        ("acting", (CARD_BITS,), "those of the seat whose card it is: another where one decides for two"),
        (
            "shown",
            (MAX_PLACES, CARD_BITS),
            "hands open, or open before a discard: then with what was laid away; cards shown or given",
        ),
        ("played", (MAX_PLACES, CARD_BITS), "cards played in this deal, by who played them"),
        ("trick", (MAX_PLACES, CARD_BITS), "the card in the trick on the table"),
        ("talon", (CARD_BITS,), "cards of the talon that the seat has seen"),
        ("lead", (CARD_BITS,), "the card of the talon that leads this trick"),
        ("laid", (CARD_BITS,), "cards that the seat has laid away"),
        ("calls", (MAX_PLACES, 64), "words said, in the order of their numbers"),
        ("taken", (MAX_PLACES, 16), "tricks taken: so many bits from the lowest"),
        ("voids", (MAX_PLACES, 4), "suits that a place is known to have none of, trumps included"),
        ("turn", (MAX_PLACES,), "whose word or card it is"),
        ("leader", (MAX_PLACES,), "who leads the trick on the table"),
        ("asked", (8,), "a word, a card to lay away, a card to play, the second card to lay away"),
    )
    sections, bit = list[ObservationSection](), 0
    for name, shape, meaning in parts:
        sections.append(ObservationSection(name, shape, bit // 8, meaning))
        bit += int(np.prod(shape))
    return tuple(sections)


OBSERVATION_SECTIONS: Final = {section.name: section for section in _list_sections()}
"""Sections by name in the order of their bytes; ``turn`` and ``leader`` share a byte, low bits first."""
BIT_BYTES: Final = 112
"""Bytes of all sections; the bytes of :data:`prikup.learn.features.FEATURE_NAMES` follow."""
OBSERVATION_BYTES: Final = BIT_BYTES + FEATURE_BYTES

Observations = npt.NDArray[np.uint8]


def read_section(observations: Observations, name: str) -> npt.NDArray[np.uint8]:
    """Return a section of observations as zeros and ones: uint8 (count, *shape).

    Observations are uint8 (count, :data:`OBSERVATION_BYTES`). Raises EnvError for others, and for a name that
    is not in :data:`OBSERVATION_SECTIONS`.
    """
    section = OBSERVATION_SECTIONS.get(name) if isinstance(name, str) else None
    if section is None:
        raise EnvError("env-section", given=quote(name), expected=tuple(OBSERVATION_SECTIONS))
    _check(observations, OBSERVATION_BYTES)
    bits = np.unpackbits(observations[:, section.start : section.start + 64], axis=1, bitorder="little")
    first = MAX_PLACES if name == "leader" else 0
    size = int(np.prod(section.shape))
    return bits[:, first : first + size].reshape(len(observations), *section.shape)


def read_feature(observations: Observations, name: str) -> npt.NDArray[np.uint8]:
    """Return a feature of observations: uint8 (count,).

    Raises EnvError for arrays of a wrong shape or type, and for a name that is not in
    ``features.FEATURE_NAMES`` or ``features.POINT_NAMES``.
    """
    names = (*FEATURE_NAMES, *POINT_NAMES)
    if not isinstance(name, str) or name not in names:
        raise EnvError("env-section", given=quote(name), expected=names)
    _check(observations, OBSERVATION_BYTES)
    return observations[:, BIT_BYTES + names.index(name)]


def expand(observations: Observations, game: str) -> npt.NDArray[np.float32]:
    """Return observations of a game as numbers for a network: float32 (count, :func:`expanded_size`).

    First all bits, then a 1 for the value of each feature; where points count, four shares of all points.
    Raises EnvError for arrays of a wrong shape or type.
    """
    _check(observations, OBSERVATION_BYTES)
    layout, first = _find_expansion(game), 8 * BIT_BYTES
    numbers = np.zeros((len(observations), layout.size), np.float32)
    numbers[:, :first] = np.unpackbits(observations[:, :BIT_BYTES], axis=1, bitorder="little")
    values = observations[:, BIT_BYTES : BIT_BYTES + len(FEATURE_NAMES)]
    numbers[np.arange(len(numbers))[:, None], layout.starts + np.minimum(values, layout.highest)] = 1
    if layout.points:
        points = observations[
            :, BIT_BYTES + len(FEATURE_NAMES) : BIT_BYTES + len(FEATURE_NAMES) + len(POINT_NAMES)
        ]
        numbers[:, -len(POINT_NAMES) :] = points / np.float32(layout.points)
    return numbers


def expanded_size(game: str) -> int:
    """Return how many numbers :func:`expand` makes of an observation of a game."""
    return _find_expansion(game).size


def expand_all_cards(all_cards: Observations) -> npt.NDArray[np.float32]:
    """Return the array ``all_cards`` as numbers: float32 (count, 6, 32).

    Rows are four hands from the seat that decides on, the talon, and what was laid away. Raises EnvError for
    arrays that are not uint8 (count, 24).
    """
    _check(all_cards, ALL_CARDS_BYTES)
    bits = np.unpackbits(all_cards, axis=1, bitorder="little")
    return bits.reshape(len(all_cards), MAX_PLACES + 2, CARD_BITS).astype(np.float32)


def describe(observations: Observations, game: str, index: SupportsIndex) -> str:
    """Return an observation as text: a line for each section that is not empty, then the contract.

    The first and the last of the words that share a bit stand for all of them. Words and contracts that the
    game does not have, as in a row of another game, are numbers. Raises EnvError for arrays of a wrong shape
    or type, and for an invalid index.
    """
    _check(observations, OBSERVATION_BYTES)
    place = check_whole("index", index, 0, len(observations) - 1)
    said, contracts = find_words(game).said, dict(enumerate(find_words(game).contracts, 1))
    words = dict(enumerate(said[:MAX_SAID_BITS]))
    if len(said) > MAX_SAID_BITS:
        words[MAX_SAID_BITS - 1] += f"…{said[-1]}"
    lines = []
    row = observations[place : place + 1]
    for name, section in OBSERVATION_SECTIONS.items():
        values = read_section(row, name)[0]
        if section.shape[-1] == CARD_BITS:
            found = [str(_to_cards(bits)) for bits in values.reshape(-1, CARD_BITS)]
            if values.any():
                lines.append(f"{name}: {' | '.join(found)}")
        elif name == "calls":
            calls = [[words.get(bit, str(bit)) for bit in np.flatnonzero(one).tolist()] for one in values]
            lines += [f"calls: {' | '.join(' '.join(texts) for texts in calls)}"] if values.any() else []
        elif name == "taken":
            lines.append(f"taken: {' '.join(str(count) for count in values.sum(axis=1))}")
    contract = int(read_feature(row, "contract")[0])
    lines += [f"contract: {contracts.get(contract, contract)}"] if contract else []
    return "\n".join(lines)


def _check(rows: Observations, width: int) -> None:
    """Raise EnvError unless these are rows of so many bytes."""
    if not isinstance(rows, np.ndarray):
        raise EnvError("env-rows", given=quote(rows), width=width)
    if rows.dtype != np.uint8 or rows.ndim != 2 or rows.shape[1] != width:
        raise EnvError("env-rows", given=f"{rows.dtype} {rows.shape}", width=width)


def _to_cards(bits: npt.NDArray[np.uint8]) -> Cards:
    return Cards(int(sum(1 << int(bit) for bit in np.flatnonzero(bits))))


class _Expansion(NamedTuple):
    """The layout of an expanded observation.

    ``starts`` are the places at which the numbers of each feature begin, ``highest`` the highest value of
    each feature, ``size`` is the number of all values, and ``points`` the sum of all card points.
    """

    starts: npt.NDArray[np.intp]
    highest: npt.NDArray[np.intp]
    size: int
    points: int


@lru_cache
def _find_expansion(game: str) -> _Expansion:
    words = find_words(game)
    sizes = {"question": 11, "contract": len(words.contracts) + 1, "trump": 5, "declarer": 5, "dealer": 5}
    counts = np.array([sizes.get(name, len(words.roles) + 1) for name in FEATURE_NAMES], np.intp)
    ends = 8 * BIT_BYTES + np.cumsum(counts)
    size = int(ends[-1]) + (len(POINT_NAMES) if words.points else 0)
    return _Expansion(ends - counts, counts - 1, size, words.points)
