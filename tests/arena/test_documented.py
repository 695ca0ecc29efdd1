"""The commands of the page on bots run, with fewer deals; that for a cluster is tested where one is."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from prikup.cli import main
from tests.pages import ROOT, commands

SHORT = {"--deals": "2", "--matches": "1"}
COMMANDS = [
    words for words in commands(ROOT / "docs" / "bots.md") if words[0] == "prikup" and "--ray" not in words
]


def shortened(words: list[str], folder: Path) -> list[str]:
    """A command with few deals, what it writes in this folder."""
    found = list(words)
    for at, word in enumerate(words[:-1]):
        if word in SHORT:
            found[at + 1] = SHORT[word]
        elif word == "--html":
            found[at + 1] = str(folder / words[at + 1])
    return found


@pytest.mark.parametrize("words", COMMANDS, ids=shlex.join)
def test_a_command_of_the_page_runs(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    assert main(shortened(words[1:], tmp_path)) == 0
    assert capsys.readouterr().out
    assert "--html" not in words or (tmp_path / "arena.html").exists()
