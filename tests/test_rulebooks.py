"""The rules of a game say in every language clause by clause what they say in English."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1] / "docs" / "rules"
TRANSLATED = sorted(ROOT.glob("*.*.md"))

translations = pytest.mark.parametrize("path", TRANSLATED, ids=lambda path: path.stem)


class Part(NamedTuple):
    """What stands under one heading of a book: its number and depth, its place, and its text."""

    depth: int
    number: str
    anchor: str
    text: str

    @property
    def told(self) -> str:
        """The text without what is the same in every language: targets of links and what is spelled."""
        return re.sub(r"`[^`]*`|\]\([^)]*\)", "", self.text)


def _parts(path: Path) -> list[Part]:
    """The parts of a book in order, what stands before the first number as one without a number."""
    found = re.split(r"(?m)^(#+) (.*)$", path.read_text(encoding="utf-8"))
    parts = []
    for mark, heading, text in zip(found[1::3], found[2::3], found[3::3], strict=True):
        number = re.match(r"\d+(?:\.\d+)?(?= )", heading)
        anchor = re.search(r" \{#(\S+)\}$", heading)
        parts.append(Part(len(mark), number[0] if number else "", anchor[1] if anchor else "", text))
    return parts


def _pairs(path: Path) -> Iterable[tuple[Part, Part]]:
    """The parts of the English book with those of its translation."""
    game, _, _ = path.name.partition(".")
    return zip(_parts(ROOT / f"{game}.md"), _parts(path), strict=True)


def _spelled(part: Part) -> Counter[str]:
    return Counter(re.findall(r"`([^`\n]+)`", part.text))


def _targets(part: Part) -> Counter[str]:
    """Where its links lead, the language of what is there left out."""
    targets = re.findall(r"\]\(([^)\s]+)\)", part.text)
    return Counter(re.sub(r"\.\w\w(?=\.md)|(?<=/locale/)\w+", "", one) for one in targets)


def _cells(part: Part) -> list[list[Counter[str]]]:
    """The numbers and suits in the cells of its tables, row by row."""
    rows = [line.strip("|").split("|") for line in part.text.splitlines() if line.startswith("|")]
    return [[Counter(re.findall(r"[−-]?\d+|[♠♣♦♥]", cell)) for cell in row] for row in rows]


def _shape(part: Part) -> Counter[str]:
    """How many points of lists, formulas and notes it has."""
    return Counter(re.findall(r"(?m)^(?:-(?= )|\d+\.(?= )|```|!!!)", part.text))


@translations
def test_a_translation_has_the_clauses_and_their_places_in_the_same_order(path: Path) -> None:
    game, _, _ = path.name.partition(".")
    keys = [(part.depth, part.number, part.anchor) for part in _parts(path)]
    assert keys == [(part.depth, part.number, part.anchor) for part in _parts(ROOT / f"{game}.md")]
    assert sum(depth == 3 for depth, _, _ in keys) > 20


@translations
def test_a_translation_spells_options_and_calls_alike_in_each_clause(path: Path) -> None:
    for english, other in _pairs(path):
        assert _spelled(other) == _spelled(english), english.number


@translations
def test_a_translation_leads_from_each_clause_to_the_same_places(path: Path) -> None:
    for english, other in _pairs(path):
        assert _targets(other) == _targets(english), english.number


@translations
def test_a_translation_has_the_same_figures_in_its_tables(path: Path) -> None:
    for english, other in _pairs(path):
        assert _cells(other) == _cells(english), english.number


@translations
def test_a_translation_has_each_point_formula_and_note(path: Path) -> None:
    for english, other in _pairs(path):
        assert _shape(other) == _shape(english), english.number


@translations
def test_a_translation_names_every_figure_and_every_card_that_english_names(path: Path) -> None:
    for english, other in _pairs(path):
        figures = set(re.findall(r"\d+|[½⅓⅔♠♣♦♥]", english.told))
        assert figures <= set(re.findall(r"\d+|[½⅓⅔♠♣♦♥]", other.told)), english.number


def test_books_that_differ_are_told_apart(tmp_path: Path) -> None:
    """What the tests above compare: a clause with a figure, a place or a value of its own is another."""
    text = "# A\n\n## 1 B\n\n### 1.1 C {#c1-1}\n\n- `a=b` is 2♦, see [x](#c1-1).\n\n| a | −10 |\n"
    changes = [("a=b", "a=c"), ("](#c1-1)", "](#c1-2)"), ("−10", "10"), ("- `", "`"), ("{#c1-1}", "")]
    (tmp_path / "one.md").write_text(text, encoding="utf-8")
    one = _parts(tmp_path / "one.md")[-1]
    for old, new in changes:
        (tmp_path / "two.md").write_text(text.replace(old, new), encoding="utf-8")
        two = _parts(tmp_path / "two.md")[-1]
        same = [
            ask(one) == ask(two) for ask in (_spelled, _targets, _cells, _shape, lambda part: part.anchor)
        ]
        assert same.count(False) == 1, (old, new)
    assert one.told == "\n\n-  is 2♦, see [x.\n\n| a | −10 |\n"
