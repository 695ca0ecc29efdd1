"""How ``prikup solve`` prints what it found."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from prikup.cards import Card, Cards, Suit
from prikup.cli.common import print_json
from prikup.solver import STRAINS, DealTable, Discards, Solution, Values

SHOWN: Final = 6
"""How many discards of one worth are printed."""


def answer(found: Solution, names: Sequence[str] = ()) -> None:
    """A position, what it comes to, every card, best play; ``names`` are those of the seats."""
    width = max(len(str(hand)) for hand in found.hands.values())
    for seat, hand in found.hands.items():
        name = names[seat] if names else ""
        print(f"seat {seat}  {hand!s:{width}}  {name}".rstrip())
    print(_question(found))
    print(_outcome(found))
    if found.choices:
        print(f"Seat {found.to_play} can play:")
        for value, cards in _by_value(found):
            print(f"  {value:>7}  {' '.join(cards)}")
        print(f"Best play: {'  '.join(' '.join(trick) for trick in _line(found))}")


def _line(found: Solution) -> Iterator[tuple[str, ...]]:
    """Best play trick by trick; the first may have begun."""
    size = len(found.hands)
    starts = range(-len(found.trick), len(found.line), size)
    return (found.line[max(start, 0) : start + size] for start in starts)


def _question(found: Solution) -> str:
    trump = "no trump" if found.trump is None else f"trump {found.trump}"
    said = {
        "contract": f"Seat {found.declarer} declares, {trump}",
        "misere": f"Seat {found.declarer} plays a misère",
        "allpass": f"All avoid tricks{_talon(found)}",
        "points": f"Seat {found.declarer} plays for points, {trump}",
    }[found.kind]
    if not found.trick:
        return f"{said}; seat {found.leader} leads."
    return f"{said}; seat {found.leader} led {' '.join(map(str, found.trick))}, seat {found.to_play} plays."


def _talon(found: Solution) -> str:
    return f", led by {' and '.join(map(str, found.leads))} of the talon" if found.leads else ""


def _outcome(found: Solution) -> str:
    if found.kind == "points":
        return f"It makes {found.value} points of those to come."
    if found.kind != "allpass":
        return f"It takes {found.value} of {found.left} tricks."
    seats = [str(seat) if seat in found.hands else f"{seat} (the dealer)" for seat in found.values]
    whose = f"{', '.join(seats[:-1])} and {seats[-1]}"
    held = f"each against both others together: {_tricks(found.paranoid or {})}"
    return f"Tricks of seats {whose}: {_tricks(found.values)} of {found.left}; {held}."


def _tricks(values: Values) -> str:
    return " ".join(map(str, values.values()))


def _by_value(found: Solution) -> Iterable[tuple[str, list[str]]]:
    """The cards of one worth together, those of best play first."""
    groups: dict[tuple[int, ...], list[str]] = {}
    for card, values in found.choices.items():
        groups.setdefault(tuple(values.values()), []).append(card)
    best = tuple(found.choices[found.best].values())
    rest = sorted(groups.keys() - {best})
    if rest and rest[0] < best:
        rest.reverse()
    return [(" ".join(map(str, one)), groups[one]) for one in (best, *rest)]


def answer_json(found: Solution) -> None:
    """The same; ``value`` and ``cards`` have a number for each seat only where every seat counts its own."""
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


def table(found: DealTable) -> None:
    """A line a strain; for each leader the tricks of seats 0, 1 and 2 as declarer."""
    print("Tricks of seats 0, 1 and 2 as declarer:")
    print(" " * 8 + "".join(f"{f'seat {leader} leads':>14}" for leader in found.leaders))
    rows = [(_strain(trump), row) for trump, row in zip(STRAINS, found.tricks, strict=True)]
    for name, row in (*rows, ("misère", found.misere)):
        cells = (" ".join(f"{tricks:2}" for tricks in column) for column in zip(*row, strict=True))
        print(f"{name:8}" + "".join(f"{cell:>14}" for cell in cells))


def table_json(found: DealTable) -> None:
    """By strain, a list a declarer with a number a leader."""
    strains = {_strain(trump): row for trump, row in zip(STRAINS, found.tricks, strict=True)}
    print_json({"leaders": found.leaders, "tricks": strains, "misere": found.misere})


def discards(hand: Cards, found: Discards) -> None:
    """The best discards of every strain."""
    print(f"{len(found.discards)} ways to lay cards away from {hand}:")
    for trump in STRAINS:
        best = found.best(trump)
        print(_best(_strain(trump), found.tricks[found.discards.index(best[0])][STRAINS.index(trump)], best))
    best = found.best_misere()
    print(_best("misère", min(found.misere), best))


def _best(name: str, tricks: int, best: list[tuple[Card, ...]]) -> str:
    more = f" and {len(best) - SHOWN} more" if len(best) > SHOWN else ""
    return f"{name:6} {tricks:3}  {', '.join(_cards(cards) for cards in best[:SHOWN])}{more}"


def _cards(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))


def discards_json(found: Discards) -> None:
    """For each discard the tricks by strain, and in a misère."""
    rows = zip(found.discards, found.tricks, found.misere, strict=True)
    names = [_strain(trump) for trump in STRAINS]
    print_json(
        [
            {"discard": cards, **dict(zip(names, tricks, strict=True)), "misere": misere}
            for cards, tricks, misere in rows
        ]
    )
