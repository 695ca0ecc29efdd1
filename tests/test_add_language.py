"""The page about adding a language: its steps are complete, and pass the checks of a language."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer

from tests.pages import ROOT, blocks
from tests.test_add_option import RUN_TESTS, apply, copy_project, run
from tests.test_catalogue import MarkTexts

PAGE = ROOT / "docs" / "add-a-language.md"
TEXT = PAGE.read_text(encoding="utf-8")
CODE = "de"
FOLDERS = ("src/prikup/locale", "examples/austrian/austrian/locale")
CHECKS = (
    *(
        f"tests/test_catalogue.py::test_{name}[{CODE}]"
        for name in (
            "every_language_has_the_files_and_messages_of_english",
            "every_message_has_the_attributes_and_variables_of_english",
            "every_language_has_all_refusals_at_a_table",
            "plural_selection_has_all_plural_forms",
            "text_without_variables_equals_fluent_output",
        )
    ),
    "tests/test_docs.py::test_page_links_to_its_translations",
)
"""The tests that a new language can fail."""

SAY = f"""
from prikup.words.catalogue import languages, say
print(*languages())
print(say("{CODE}", "count-points", n=2))
"""


def translate(folder: Path) -> None:
    """Put a mark before each text of a folder, as if it were translated."""
    for file in folder.glob("*.ftl"):
        resource = FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8"))
        file.write_text(FluentSerializer().serialize(MarkTexts().visit(resource)), encoding="utf-8")


@pytest.fixture(scope="module")
def changed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Return a copy of the project in which the steps of the page were done."""
    root = tmp_path_factory.mktemp("language")
    copy_project(root)
    for folder in FOLDERS:
        shutil.copytree(root / folder / "en", root / folder / CODE)
    for step in blocks(PAGE, "diff"):
        apply(step.text, root / step.title)
    for folder in FOLDERS:
        translate(root / folder / CODE)
    yield root


def test_steps_pass_the_checks_of_a_language(changed: Path) -> None:
    done = run(changed, RUN_TESTS, "-q", "-p", "no:cacheprovider", *CHECKS)
    assert done.returncode == 0, done.stdout + done.stderr


def test_whole_language_is_offered_and_spoken(changed: Path) -> None:
    offered, said = run(changed, SAY).stdout.splitlines()
    assert CODE in offered.split() and said == "§§2 Punkte"


def test_language_is_only_begun_if_a_file_lacks(changed: Path) -> None:
    file = changed / "src" / "prikup" / "locale" / CODE / "story.ftl"
    text = file.read_text(encoding="utf-8")
    file.unlink()
    try:
        assert CODE not in run(changed, SAY).stdout.splitlines()[0].split()
    finally:
        file.write_text(text, encoding="utf-8")


def test_page_names_the_folders_that_are_copied() -> None:
    assert all(f"`{folder}`" in TEXT for folder in FOLDERS)
