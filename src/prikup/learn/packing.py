"""Arrays of :class:`~prikup.learn.RuleTables` from what a search over rules has found."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any, Final, NamedTuple

import numpy as np

from prikup.cards import CARDS_BY_INDEX
from prikup.learn.features import FEATURE_BYTES
from prikup.learn.first_deals import FirstDeals
from prikup.learn.numbering import ANNOUNCE_MARK, BLOCK_WORDS, MAX_PLACES, MAX_SAID_BITS
from prikup.learn.tables import (
    DEAL_DTYPE,
    EDGE_DTYPE,
    NO_SAID_BIT,
    SET_DTYPE,
    STATE_DTYPE,
    TALON_HOLDING,
    WORDS_KIND,
)
from prikup.toolkit.card_rules import CardSet
from prikup.toolkit.tricks import PlayRules

DEAL_TRICKS: Final = 10
"""Tricks of a deal, all of which the play takes."""
TALON_CARDS: Final = 2
"""Cards of the talon, so many tricks can a place without cards win with them."""
STRIDE: Final = DEAL_TRICKS + 1
"""Numbers of tricks that a place can have, by which the code of a division is counted."""
TALLY_STRIDE: Final = -1
"""Stride of an outcome that is the number of a tally."""


class PlayEnd(NamedTuple):
    """A result, or the state in which more is asked, to which a number of tricks comes."""

    state: int | None
    rewards: tuple[float, ...]


def list_tricks(rules: PlayRules, players: int) -> list[tuple[int, ...] | None]:
    """Return the tricks by place for each code, None for codes that are none.

    A code is the tricks of place 0, eleven times those of place 1, and at a table of four 121 times those of
    place 3.
    """
    most = [DEAL_TRICKS if after >= 0 else 0 for after in pad(rules.after, -1)]
    if rules.lead_owner is not None and rules.after[rules.lead_owner] < 0:
        most[rules.lead_owner] = len(rules.leads)
    resting = range(TALON_CARDS + 1) if players == MAX_PLACES else (0,)
    divisions: list[tuple[int, ...] | None] = []
    for fourth, second, first in product(resting, range(STRIDE), range(STRIDE)):
        tricks = (first, second, DEAL_TRICKS - first - second - fourth, fourth)
        is_possible = all(0 <= taken <= limit for taken, limit in zip(tricks, most, strict=True))
        divisions.append(tricks[:players] if is_possible else None)
    return divisions


def blank_row() -> dict[str, Any]:
    """Return a state with nothing filled in."""
    row = dict.fromkeys(STATE_DTYPE.names or (), 0)
    return row | {
        "kind": WORDS_KIND,
        "talon_at": -1,
        "trump": 4,
        "size": 3,
        "until": -1,
        "lead_owner": -1,
        "leaders": (-1, -1),
        "after": (-1,) * 4,
        "control": (0,) * 4,
    }


def pad(numbers: Sequence[int], empty: int) -> tuple[int, ...]:
    """Return a number for each place, ``empty`` for those that there are not."""
    return (*numbers, *(empty,) * (MAX_PLACES - len(numbers)))


def pack_states(rows: Sequence[Mapping[str, Any]]) -> Any:
    """Return states as an array."""
    states = np.zeros(len(rows), STATE_DTYPE)
    for name in STATE_DTYPE.names or ():
        states[name] = [row[name] for row in rows]
    return states


def pack_words(spoken: Sequence[Sequence[int]], count: int) -> Any:
    """Return for each state the words that may be said there, as bits."""
    packed = np.zeros((len(spoken), -(-count // BLOCK_WORDS)), np.uint64)
    for state, numbers in enumerate(spoken):
        for number in numbers:
            packed[state, number // BLOCK_WORDS] |= np.uint64(1 << number % BLOCK_WORDS)
    return packed


def pack_ends(outcomes: Sequence[Sequence[PlayEnd] | int], players: int) -> tuple[Any, Any, Any]:
    """Return three arrays: the outcomes, their ends, and the different results.

    An outcome is a pair. That of a tally is its number and ``TALLY_STRIDE``. Others have the place of their
    first end, of which there is one for each code of :func:`list_tricks`, and the stride to the ends of the
    next class of talons, 0 if all have the same. An end is the number of a state or, for a result, -1 less
    its number.
    """
    code_count = STRIDE**2 * (TALON_CARDS + 1 if players == MAX_PLACES else 1)
    numbers_of_results: dict[tuple[float, ...], int] = {}
    packed, packed_ends = list[tuple[int, int]](), list[int]()
    for outcome in outcomes:
        if isinstance(outcome, int):
            packed.append((outcome, TALLY_STRIDE))
            continue
        is_same_for_codes = len(outcome) < code_count
        ends = [end for end in outcome for _ in range(code_count)] if is_same_for_codes else outcome
        packed.append((len(packed_ends), code_count if len(ends) > code_count else 0))
        for end in ends:
            if end.state is None:
                number = numbers_of_results.setdefault(end.rewards, len(numbers_of_results))
                packed_ends.append(-1 - number)
            else:
                packed_ends.append(end.state)
    results = list(numbers_of_results) or [(0.0,) * players]
    return (
        np.array(packed, np.int32),
        np.array(packed_ends or [-1], np.int32),
        np.array(results, np.float32),
    )


def pack_deal(deals: FirstDeals, words: Sequence[str]) -> Any:
    """Return how the cards are dealt."""
    players = deals.match.players
    deal = np.zeros(1, DEAL_DTYPE)
    pack = [card.index for card in deals.cards]
    deal["places"], deal["pack_size"] = players, len(pack)
    deal["hand_sizes"][0, :players] = [deals.sizes[place] for place in range(players)]
    deal["talon_size"], deal["max_taken"] = deals.sizes[TALON_HOLDING], DEAL_TRICKS
    deal["deciding"][0, : len(deals.deciding)] = [card.index for card in deals.deciding]
    deal["deciding_count"], deal["bottom_holding"] = len(deals.deciding), deals.last_holding
    _pack_count(deal, deals)
    deal["thrown_bottoms"] = deals.find_thrown_bottoms().mask
    deal["pack"][0, : len(pack)] = pack
    deal["strengths"][0, pack] = [deals.match.pack.strength[index] for index in pack]
    deal["strides"] = (1, STRIDE, 0, STRIDE**2 if players == MAX_PLACES else 0)
    deal["word_count"], deal["feature_bytes"] = len(words), FEATURE_BYTES
    announced = CARDS_BY_INDEX[0].text + ANNOUNCE_MARK
    if announced in words:  # those that give a card follow
        deal["announce_word"] = words.index(announced)
        deal["give_word"] = deal["announce_word"] + len(CARDS_BY_INDEX)
    return deal


def _pack_count(deal: Any, deals: FirstDeals) -> None:
    """Fill in what counts in a game of points."""
    count = deals.count
    if count is None:
        return
    deal["points"][0, [card.index for card in count.points]] = list(count.points.values())
    deal["talon_points"][0, [card.index for card in count.talon_points]] = list(count.talon_points.values())
    deal["last_points"], deal["rest_to_last"] = count.last_points, count.rest_to_last


def pack_edges(edges: Sequence[tuple[int, ...]]) -> Any:
    """Return edges as an array, a column for each field of :data:`~prikup.learn.tables.EDGE_DTYPE`."""
    packed = np.zeros(len(edges), EDGE_DTYPE)
    for place, name in enumerate(("next", "needs", "classes", "tests", "is_of_talon", "shows")):
        packed[name] = [edge[place] for edge in edges]
    return packed


def pack_sets(sets: Sequence[CardSet]) -> Any:
    """Return sets of cards as an array."""
    return np.array([(one.cards.mask, one.leads.mask) for one in sets], SET_DTYPE)


def pack_said(said: Sequence[str], words: Mapping[str, int], count: int) -> Any:
    """Return by word the bit that remembers who said it; words too many share the last."""
    bits = np.full(count, NO_SAID_BIT, np.uint8)
    for bit, text in enumerate(said):
        bits[words[text]] = min(bit, MAX_SAID_BITS - 1)
    return bits
