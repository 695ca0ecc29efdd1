"""Output of ``prikup solve``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from prikup.cards import Card, Cards, Suit
from prikup.cli.common import print_json
from prikup.solver import STRAIN_ORDER, DealTable, DiscardValues, SeatValues, Solution
from prikup.words.catalogue import say

MAX_PRINTED_DISCARDS: Final = 6
"""Largest number of equal discards that are printed."""


def print_answer(solution: Solution, lang: str, names: Sequence[str] = ()) -> None:
    """Print a position, its value, the value of every card, and best play; ``names`` are the seats'."""
    width = max(len(str(hand)) for hand in solution.hands.values())
    for seat, hand in solution.hands.items():
        name = names[seat] if names else ""
        print(f"{say(lang, 'solve-seat', seat=seat)}  {hand!s:{width}}  {name}".rstrip())
    print(_spell_question(solution, lang))
    print(_spell_outcome(solution, lang))
    if solution.choices:
        print(say(lang, "solve-choices", seat=solution.to_play))
        for value, cards in _group_by_value(solution):
            print(f"  {value:>7}  {' '.join(cards)}")
        print(say(lang, "solve-line", cards="  ".join(" ".join(trick) for trick in _split_tricks(solution))))


def _split_tricks(solution: Solution) -> Iterator[tuple[str, ...]]:
    """Yield best play trick by trick; the first trick may have begun."""
    size = len(solution.hands)
    starts = range(-len(solution.trick), len(solution.line), size)
    return (solution.line[max(start, 0) : start + size] for start in starts)


def _spell_question(solution: Solution, lang: str) -> str:
    """Return the task in words: the contract, who leads or led, and the cards of a trick that has begun."""
    task = _spell_task(solution, lang)
    if not solution.trick:
        return say(lang, "solve-leads", said=task, seat=solution.leader)
    trick = " ".join(map(str, solution.trick))
    return say(lang, "solve-led", said=task, leader=solution.leader, cards=trick, seat=solution.to_play)


def _spell_task(solution: Solution, lang: str) -> str:
    """Return in words the contract and its declarer, or an all-pass with the cards of the talon that lead."""
    if solution.kind == "allpass":
        leads = [str(card) for card in solution.leads]
        if not leads:
            return say(lang, "solve-allpass")
        return say(lang, "solve-allpass-talon", cards=_join_words(leads, lang))
    assert solution.declarer is not None
    if solution.kind == "misere":
        return say(lang, "solve-misere", seat=solution.declarer)
    trump = trump_in_words(solution.trump, lang)
    return say(lang, f"solve-{solution.kind}", seat=solution.declarer, trump=trump)


def _join_words(words: list[str], lang: str) -> str:
    """Return words as a list in a sentence: ``A, B and C``."""
    if len(words) < 2:
        return "".join(words)
    return say(lang, "solve-and", one=say(lang, "joint-list").join(words[:-1]), two=words[-1])


def trump_in_words(suit: str | None, lang: str) -> str:
    """Return the trump in words, by the letter of its suit; None is no trump."""
    return say(lang, "solve-notrump") if suit is None else say(lang, "solve-trump", suit=suit)


def _spell_outcome(solution: Solution, lang: str) -> str:
    """Return the value of the position in words."""
    if solution.kind == "points":
        return say(lang, "solve-makes", points=solution.value)
    if solution.kind != "allpass":
        return say(lang, "solve-takes", tricks=solution.value, left=solution.left)
    seats = [
        str(seat) if seat in solution.hands else say(lang, "solve-dealer", seat=seat)
        for seat in solution.values
    ]
    return say(
        lang,
        "solve-tricks",
        seats=_join_words(seats, lang),
        tricks=_join_values(solution.values),
        left=solution.left,
        held=_join_values(solution.paranoid or {}),
    )


def _join_values(values: SeatValues) -> str:
    """Return the values of all seats, separated by spaces."""
    return " ".join(map(str, values.values()))


def _group_by_value(solution: Solution) -> Iterable[tuple[str, list[str]]]:
    """Return pairs of value and cards with that value, those of best play first."""
    groups: dict[tuple[int, ...], list[str]] = {}
    for card, values in solution.choices.items():
        groups.setdefault(tuple(values.values()), []).append(card)
    best = tuple(solution.choices[solution.best].values())
    rest = sorted(groups.keys() - {best})
    if rest and rest[0] < best:
        rest.reverse()
    return [(" ".join(map(str, values)), groups[values]) for values in (best, *rest)]


def print_answer_json(solution: Solution) -> None:
    """Print the answer as JSON; ``value`` and ``cards`` have a number for each seat only in all-pass."""
    is_single = solution.kind != "allpass"
    print_json(
        {
            "kind": solution.kind,
            "hands": solution.hands,
            "trump": solution.trump,
            "declarer": solution.declarer,
            "leader": solution.leader,
            "trick": solution.trick,
            "to_play": solution.to_play,
            "left": solution.left,
            "value": solution.value if is_single else solution.values,
            "cards": solution.cards if is_single else solution.choices,
            "line": solution.line,
            "leads": solution.leads,
            "paranoid": solution.paranoid,
        }
    )


def _name_strain(trump: Suit | None) -> str:
    return "NT" if trump is None else trump.letter


def print_table(table: DealTable, lang: str) -> None:
    """Print a line for each strain; for each leader the tricks of seats 0, 1 and 2 as declarer."""
    print(say(lang, "solve-table"))
    heads = [say(lang, "solve-table-leads", seat=leader) for leader in table.leaders]
    width = max(14, *(len(head) + 2 for head in heads))
    print(" " * 8 + "".join(f"{head:>{width}}" for head in heads))
    rows = [(_name_strain(trump), row) for trump, row in zip(STRAIN_ORDER, table.tricks, strict=True)]
    for name, row in (*rows, (say(lang, "call-misere"), table.misere)):
        cells = (" ".join(f"{tricks:2}" for tricks in column) for column in zip(*row, strict=True))
        print(f"{name:8}" + "".join(f"{cell:>{width}}" for cell in cells))


def print_table_json(table: DealTable) -> None:
    """Print the table as JSON: by strain, a list for each declarer with a number for each leader."""
    strains = {_name_strain(trump): row for trump, row in zip(STRAIN_ORDER, table.tricks, strict=True)}
    print_json({"leaders": table.leaders, "tricks": strains, "misere": table.misere})


def print_discards(hand: Cards, values: DiscardValues, lang: str) -> None:
    """Print the best discards of every strain."""
    print(say(lang, "solve-discards", count=len(values.discards), hand=str(hand)))
    for trump in STRAIN_ORDER:
        best = values.best(trump)
        tricks = values.tricks[values.discards.index(best[0])][STRAIN_ORDER.index(trump)]
        print(_spell_best(_name_strain(trump), tricks, best, lang))
    best = values.best_misere()
    print(_spell_best(say(lang, "call-misere"), min(values.misere), best, lang))


def _spell_best(name: str, tricks: int, best: list[tuple[Card, ...]], lang: str) -> str:
    """Return the line of a strain: its tricks and the best discards, at most MAX_PRINTED_DISCARDS of them."""
    best_text = say(lang, "joint-list").join(_join_cards(cards) for cards in best[:MAX_PRINTED_DISCARDS])
    line = (
        say(lang, "solve-more", cards=best_text, count=len(best) - MAX_PRINTED_DISCARDS)
        if len(best) > MAX_PRINTED_DISCARDS
        else best_text
    )
    return f"{name:6} {tricks:3}  {line}"


def _join_cards(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))


def print_discards_json(values: DiscardValues) -> None:
    """Print as JSON, for each discard, the tricks by strain and in a misère."""
    rows = zip(values.discards, values.tricks, values.misere, strict=True)
    names = [_name_strain(trump) for trump in STRAIN_ORDER]
    print_json(
        [
            {"discard": cards, **dict(zip(names, tricks, strict=True)), "misere": misere}
            for cards, tricks, misere in rows
        ]
    )
