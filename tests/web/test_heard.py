"""The text that a screen reader reads of one deal, in English and Russian, as golden files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.web.conftest import DESKTOP, Open
from tests.web.player import Asked, Player, bold

FOLDER = Path(__file__).parent / "heard"
_LISTEN = """() => {
  window.heard = [];
  const spoken = document.querySelector('[data-testid="spoken"]');
  const hear = () => spoken.textContent && window.heard.push(spoken.textContent);
  new MutationObserver(hear).observe(spoken, { childList: true, characterData: true, subtree: true });
  hear();
}"""
_TAKE = "() => window.heard.splice(0)"
_PART = re.compile(r" +- (text:|img )")
_SAID = re.compile(r'(?:text: |status: |(?:img|button) )(".*?"|[^"\n].*)')
PLACES = {"bid": "bid-box", "discard": "hand", "play": "hand"}
"""Where the choices of a question are, by its kind."""


def names(player: Player, test_id: str) -> list[str]:
    """Return the lines of the accessibility tree under an element, without the parts of names."""
    lines = player.at(test_id).aria_snapshot().splitlines()
    return [line.rstrip(":") for line in lines if not _PART.match(line)]


def spoken_line(player: Player) -> str:
    """Return the line of the turn as it is read aloud."""
    said = _SAID.findall(player.at("turn-line").aria_snapshot())
    return " ".join(text.strip('"').strip() for text in said)


def describe_question(player: Player, asked: Asked, known: set[str]) -> list[str]:
    """Return the lines of a question: its text, and all choices the first time that one of its kind comes."""
    lines = [f"asks: {spoken_line(player)}"]
    if asked.kind in PLACES and asked.kind not in known:
        known.add(asked.kind)
        lines += names(player, PLACES[asked.kind])
    return lines


def hear_deal(player: Player) -> str:
    """Play a deal and return what was heard, one sentence a line."""
    player.page.evaluate(_LISTEN)
    lines: list[str] = []
    known: set[str] = set()
    while True:
        asked = player.asked()
        # Several events may come in one message: only the sentences count.
        said = ". ".join(player.page.evaluate(_TAKE)).split(". ")
        lines += [f"says: {sentence}" for sentence in said if sentence]
        if asked.kind in ("next", "over"):
            return "\n".join(lines) + "\n"
        lines += describe_question(player, asked, known)
        if asked.kind != "discard":
            lines += [f"takes: {name.removeprefix('- ')}" for name in names(player, bold(asked))]
        player.answer(asked, bold)


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
def test_screen_reader_gets_the_golden_text_of_a_deal(visit: Open, locale: str, update_goldens: bool) -> None:
    player = visit("/?speed=instant", DESKTOP, locale=locale)
    player.set_table()
    heard = hear_deal(player)
    file = FOLDER / f"{locale[:2]}.txt"
    if update_goldens:
        file.write_text(heard, encoding="utf-8")
    assert heard == file.read_text(encoding="utf-8")
