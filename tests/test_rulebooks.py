"""Translated rulebooks: the clauses, options, links and figures of the English ones."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from prikup.options import describe_options
from prikup.words.catalogue import ENGLISH_CODE
from tests.pages import ROOT, import_hook

HOOK = import_hook("rules")
RULES = ROOT / "docs" / "rules"
TRANSLATED = [book for book in HOOK.books().values() if book.lang != ENGLISH_CODE]

translations = pytest.mark.parametrize("book", TRANSLATED, ids=lambda book: Path(book.path).stem)


class RulebookPart(NamedTuple):
    """A part of a rulebook under one heading: depth, number, anchor and text."""

    depth: int
    number: str
    anchor: str
    text: str

    @property
    def translated_text(self) -> str:
        """The text without link targets and code, which are the same in every language."""
        return re.sub(r"`[^`]*`|\]\([^)]*\)", "", self.text)


def _parts(text: str) -> list[RulebookPart]:
    """Return the parts of a rulebook in order; what precedes the first number is a part without one."""
    found = re.split(r"(?m)^(#+) (.*)$", text)
    parts = []
    for mark, heading, body in zip(found[1::3], found[2::3], found[3::3], strict=True):
        number = re.match(r"\d+(?:\.\d+)?(?= )", heading)
        anchor = re.search(r" \{#(\S+)\}$", heading)
        parts.append(RulebookPart(len(mark), number[0] if number else "", anchor[1] if anchor else "", body))
    return parts


def _original(book: Any) -> list[RulebookPart]:
    """Return the parts of the English rulebook of the same game."""
    return _parts((RULES / f"{book.game}.md").read_text(encoding="utf-8"))


def _pairs(book: Any) -> Iterable[tuple[RulebookPart, RulebookPart]]:
    """Return the parts of the English rulebook with those of its translation, as far as those are written.

    A clause that leaves an option to the catalogue need not say what else the English clause says.
    """
    names = [one.name for one in describe_options(book.presets.kind)]
    written = _parts((ROOT / "docs" / book.path).read_text(encoding="utf-8"))
    for english, other in zip(_original(book), written, strict=True):
        if not HOOK.missing(other.text, english.text, names):
            yield english, other


def _spelled(part: RulebookPart) -> set[str]:
    return set(re.findall(r"`([^`\n]+)`", part.text))


def _targets(part: RulebookPart) -> Counter[str]:
    """Return the targets of the links, without their language."""
    targets = re.findall(r"\]\(([^)\s]+)\)", part.text)
    return Counter(re.sub(r"\.\w\w(?=\.md)|(?<=/locale/)\w+", "", one) for one in targets)


def _cells(part: RulebookPart) -> list[list[Counter[str]]]:
    """Return the numbers and suits in the cells of the tables, row by row."""
    rows = [line.strip("|").split("|") for line in part.text.splitlines() if line.startswith("|")]
    return [[Counter(re.findall(r"[−-]?\d+|[♠♣♦♥]", cell)) for cell in row] for row in rows]


def _shape(part: RulebookPart) -> Counter[str]:
    """Return the counts of list items, formulas and notes."""
    return Counter(re.findall(r"(?m)^(?:-(?= )|\d+\.(?= )|```|!!!)", part.text))


@translations
def test_translation_has_clauses_and_anchors_of_english_rulebook(book: Any) -> None:
    keys = [(part.depth, part.number, part.anchor) for part in _parts(book.text)]
    assert keys == [(part.depth, part.number, part.anchor) for part in _original(book)]
    assert sum(depth == 3 for depth, _, _ in keys) > 20


@translations
def test_translation_names_options_and_calls_of_english_clause(book: Any) -> None:
    for english, other in zip(_original(book), _parts(book.text), strict=True):
        assert _spelled(other) == _spelled(english), english.number


def test_translated_clause_takes_missing_options_from_catalogue() -> None:
    example = json.loads((ROOT / "tests" / "data" / "completed-rulebook.json").read_text(encoding="utf-8"))
    completed = HOOK.completed(example["text"], example["english"], example["meanings"])
    assert completed == example["completed"]


@translations
def test_translation_has_link_targets_of_english_clause(book: Any) -> None:
    for english, other in _pairs(book):
        assert _targets(other) == _targets(english), english.number


@translations
def test_translation_has_figures_of_english_tables(book: Any) -> None:
    for english, other in _pairs(book):
        assert _cells(other) == _cells(english), english.number


@translations
def test_translation_has_lists_formulas_and_notes_of_english_clause(book: Any) -> None:
    for english, other in _pairs(book):
        assert _shape(other) == _shape(english), english.number


@translations
def test_translation_names_figures_and_cards_of_english_clause(book: Any) -> None:
    for english, other in _pairs(book):
        figures = set(re.findall(r"\d+|[½⅓⅔♠♣♦♥]", english.translated_text))
        assert figures <= set(re.findall(r"\d+|[½⅓⅔♠♣♦♥]", other.translated_text)), english.number


def test_comparison_finds_changed_figure_anchor_or_value() -> None:
    text = "# A\n\n## 1 B\n\n### 1.1 C {#c1-1}\n\n- `a=b` is 2♦, see [x](#c1-1).\n\n| a | −10 |\n"
    changes = [("a=b", "a=c"), ("](#c1-1)", "](#c1-2)"), ("−10", "10"), ("- `", "`"), ("{#c1-1}", "")]
    one = _parts(text)[-1]
    for old, new in changes:
        two = _parts(text.replace(old, new))[-1]
        same = [
            ask(one) == ask(two) for ask in (_spelled, _targets, _cells, _shape, lambda part: part.anchor)
        ]
        assert same.count(False) == 1, (old, new)
    assert one.translated_text == "\n\n-  is 2♦, see [x.\n\n| a | −10 |\n"
