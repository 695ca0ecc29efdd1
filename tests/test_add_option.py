"""The page about adding an option: its steps are complete and touch few files."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from prikup import _kernel
from tests.pages import ROOT, blocks

PAGE = ROOT / "docs" / "add-an-option.md"
STEPS = blocks(PAGE, "diff")
FILES = {step.title for step in STEPS}
MAX_FILES = 7

COPIED = ("src/prikup", "tests", "docs", "examples/austrian")
CHECKS = (
    "tests/test_rulebooks.py",
    "tests/test_docs.py::test_every_option_and_its_values_are_in_its_clause[preferans]",
    "tests/test_option_words.py::test_every_option_has_section_title_and_one_sentence",
    "tests/test_option_words.py::test_no_option_word_is_unused",
    "tests/test_catalogue.py::test_every_language_has_the_files_and_messages_of_english[ru]",
    "tests/test_catalogue.py::test_every_message_has_the_attributes_and_variables_of_english[ru]",
    "tests/games/preferans/test_options.py",
    "tests/games/preferans/test_score_options.py",
    "tests/games/preferans/test_second_scorer.py::test_both_scorers_write_the_same",
    "tests/laws/test_prices.py::"
    "test_rules_bot_prices_follow_scoring_options_except_the_listed[contracts of preferans]",
)
"""The tests that a new option can fail, except slow ones."""

START = "import sys; sys.meta_path = [one for one in sys.meta_path if 'ScikitBuild' not in str(type(one))]\n"
"""Code that removes an editable installation, which would import the package from the repository."""
RUN_TESTS = "import pytest; sys.exit(pytest.main(sys.argv[1:]))"
PRINT_RULEBOOKS = """
from tests.pages import import_hook
for book in import_hook("rules").books().values():
    print(f"{book.path}: {book.text}".replace("\\n", " "))
"""


@pytest.fixture(scope="module")
def changed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the project with the steps of the page applied."""
    root = tmp_path_factory.mktemp("option")
    copy_project(root)
    for step in STEPS:
        apply(step.text, root / step.title)
    return root


def copy_project(root: Path) -> None:
    """Copy what the checks of a page with steps need into an empty folder."""
    for folder in COPIED:
        shutil.copytree(
            ROOT / folder, root / folder, ignore=shutil.ignore_patterns("images", "web", "*.jsonl")
        )
    shutil.copy(str(_kernel.__file__), root / "src" / "prikup")
    for file in ROOT.glob("*.*"):
        if file.is_file():
            shutil.copy(file, root)


def apply(diff: str, file: Path) -> None:
    """Replace the lines that a diff shows, which must occur once in the file."""
    lines = [(line[:1] or " ", line[1:]) for line in diff.splitlines()]
    old, new = ("".join(f"{line}\n" for sign, line in lines if sign in kept) for kept in (" -", " +"))
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{file.name} has these lines {text.count(old)} times:\n{old}"
    file.write_text(text.replace(old, new), encoding="utf-8")


def run(root: Path, code: str, *args: str) -> subprocess.CompletedProcess[str]:
    """Run Python with the package of a folder."""
    path = os.pathsep.join((str(root / "src"), str(root)))
    env = os.environ | {"PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [sys.executable, "-c", START + code, *args], cwd=root, env=env, capture_output=True, text=True
    )


def test_steps_touch_few_files() -> None:
    assert len(FILES) <= MAX_FILES


def test_steps_pass_the_checks(changed: Path) -> None:
    done = run(changed, RUN_TESTS, "-q", "-p", "no:cacheprovider", "--size", "deals=20", *CHECKS)
    assert done.returncode == 0, done.stdout + done.stderr


def test_translated_rulebooks_have_the_option(changed: Path) -> None:
    printed = run(changed, PRINT_RULEBOOKS).stdout
    shown = {path: text for path, _, text in (line.partition(": ") for line in printed.splitlines())}
    assert "`pool_mult` (`1`, `2`): Во сколько раз больше" in shown["rules/preferans.ru.md"]
    assert "`pool_mult` (`1`, `2`): By how much" in shown["rules/preferans.el.md"]
