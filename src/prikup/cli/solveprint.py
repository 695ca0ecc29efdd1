"""Output of ``prikup solve``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from prikup.cards import Card, Cards, Suit
from prikup.cli.common import print_json
from prikup.solver import STRAIN_ORDER, DealTable, DiscardValues, Solution, Values
from prikup.words.catalogue import say

MAX_PRINTED_DISCARDS: Final = 6
"""Largest number of equal discards that are printed."""


def print_answer(found: Solution, lang: str, names: Sequence[str] = ()) -> None:
    """Print a position, its value, the value of every card, and best play; ``names`` are the seats'."""
    width = max(len(str(hand)) for hand in found.hands.values())
    for seat, hand in found.hands.items():
        name = names[seat] if names else ""
        print(f"{say(lang, 'solve-seat', seat=seat)}  {hand!s:{width}}  {name}".rstrip())
    print(_question(found, lang))
    print(_outcome(found, lang))
    if found.choices:
        print(say(lang, "solve-choices", seat=found.to_play))
        for value, cards in _by_value(found):
            print(f"  {value:>7}  {' '.join(cards)}")
        print(say(lang, "solve-line", cards="  ".join(" ".join(trick) for trick in _line(found))))


def _line(found: Solution) -> Iterator[tuple[str, ...]]:
    """Yield best play trick by trick; the first trick may have begun."""
    size = len(found.hands)
    starts = range(-len(found.trick), len(found.line), size)
    return (found.line[max(start, 0) : start + size] for start in starts)


def _question(found: Solution, lang: str) -> str:
    seat = found.declarer or 0
    if found.kind == "allpass":
        said = _avoided(found, lang)
    elif found.kind == "misere":
        said = say(lang, "solve-misere", seat=seat)
    else:
        said = say(lang, f"solve-{found.kind}", seat=seat, trump=trump_in_words(found.trump, lang))
    if not found.trick:
        return say(lang, "solve-leads", said=said, seat=found.leader)
    trick = " ".join(map(str, found.trick))
    return say(lang, "solve-led", said=said, leader=found.leader, cards=trick, seat=found.to_play)


def _avoided(found: Solution, lang: str) -> str:
    leads = [str(card) for card in found.leads]
    return say(lang, "solve-allpass-talon", cards=_and(leads, lang)) if leads else say(lang, "solve-allpass")


def _and(words: list[str], lang: str) -> str:
    if len(words) < 2:
        return "".join(words)
    return say(lang, "solve-and", one=say(lang, "joint-list").join(words[:-1]), two=words[-1])


def trump_in_words(suit: str | None, lang: str) -> str:
    """Return the trump in words: the letter of a suit, or no trump."""
    return say(lang, "solve-notrump") if suit is None else say(lang, "solve-trump", suit=suit)


def _outcome(found: Solution, lang: str) -> str:
    if found.kind == "points":
        return say(lang, "solve-makes", points=found.value)
    if found.kind != "allpass":
        return say(lang, "solve-takes", tricks=found.value, left=found.left)
    seats = [
        str(seat) if seat in found.hands else say(lang, "solve-dealer", seat=seat) for seat in found.values
    ]
    return say(
        lang,
        "solve-tricks",
        seats=_and(seats, lang),
        tricks=_tricks(found.values),
        left=found.left,
        held=_tricks(found.paranoid or {}),
    )


def _tricks(values: Values) -> str:
    return " ".join(map(str, values.values()))


def _by_value(found: Solution) -> Iterable[tuple[str, list[str]]]:
    """Group the cards by value, those of best play first."""
    groups: dict[tuple[int, ...], list[str]] = {}
    for card, values in found.choices.items():
        groups.setdefault(tuple(values.values()), []).append(card)
    best = tuple(found.choices[found.best].values())
    rest = sorted(groups.keys() - {best})
    if rest and rest[0] < best:
        rest.reverse()
    return [(" ".join(map(str, one)), groups[one]) for one in (best, *rest)]


def print_answer_json(found: Solution) -> None:
    """Print the answer as JSON; ``value`` and ``cards`` have a number for each seat only in all-pass."""
    own = found.kind != "allpass"
    print_json(
        {
            "kind": found.kind,
            "hands": found.hands,
            "trump": found.trump,
            "declarer": found.declarer,
            "leader": found.leader,
            "trick": found.trick,
            "to_play": found.to_play,
            "left": found.left,
            "value": found.value if own else found.values,
            "cards": found.cards if own else found.choices,
            "line": found.line,
            "leads": found.leads,
            "paranoid": found.paranoid,
        }
    )


def _strain(trump: Suit | None) -> str:
    return "NT" if trump is None else trump.letter


def print_table(found: DealTable, lang: str) -> None:
    """Print a line for each strain; for each leader the tricks of seats 0, 1 and 2 as declarer."""
    print(say(lang, "solve-table"))
    heads = [say(lang, "solve-table-leads", seat=leader) for leader in found.leaders]
    width = max(14, *(len(head) + 2 for head in heads))
    print(" " * 8 + "".join(f"{head:>{width}}" for head in heads))
    rows = [(_strain(trump), row) for trump, row in zip(STRAIN_ORDER, found.tricks, strict=True)]
    for name, row in (*rows, (say(lang, "call-misere"), found.misere)):
        cells = (" ".join(f"{tricks:2}" for tricks in column) for column in zip(*row, strict=True))
        print(f"{name:8}" + "".join(f"{cell:>{width}}" for cell in cells))


def print_table_json(found: DealTable) -> None:
    """Print the table as JSON: by strain, a list for each declarer with a number for each leader."""
    strains = {_strain(trump): row for trump, row in zip(STRAIN_ORDER, found.tricks, strict=True)}
    print_json({"leaders": found.leaders, "tricks": strains, "misere": found.misere})


def print_discards(hand: Cards, found: DiscardValues, lang: str) -> None:
    """Print the best discards of every strain."""
    print(say(lang, "solve-discards", count=len(found.discards), hand=str(hand)))
    for trump in STRAIN_ORDER:
        best = found.best(trump)
        tricks = found.tricks[found.discards.index(best[0])][STRAIN_ORDER.index(trump)]
        print(_best(_strain(trump), tricks, best, lang))
    best = found.best_misere()
    print(_best(say(lang, "call-misere"), min(found.misere), best, lang))


def _best(name: str, tricks: int, best: list[tuple[Card, ...]], lang: str) -> str:
    shown = say(lang, "joint-list").join(_cards(cards) for cards in best[:MAX_PRINTED_DISCARDS])
    told = (
        say(lang, "solve-more", cards=shown, count=len(best) - MAX_PRINTED_DISCARDS)
        if len(best) > MAX_PRINTED_DISCARDS
        else shown
    )
    return f"{name:6} {tricks:3}  {told}"


def _cards(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))


def print_discards_json(found: DiscardValues) -> None:
    """Print as JSON, for each discard, the tricks by strain and in a misère."""
    rows = zip(found.discards, found.tricks, found.misere, strict=True)
    names = [_strain(trump) for trump in STRAIN_ORDER]
    print_json(
        [
            {"discard": cards, **dict(zip(names, tricks, strict=True)), "misere": misere}
            for cards, tricks, misere in rows
        ]
    )
