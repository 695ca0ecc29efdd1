"""The sheet of Paston: plain running columns, one for each player; a total set back to nought is struck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prikup.catalogue import number
from prikup.sheet.columns import Place, figure_at, table
from prikup.sheet.glyphs import word
from prikup.sheet.model import Cell, Figure
from prikup.sheet.pen import Canvas, Placed
from prikup.sheet.style import Account, SheetStyle
from prikup.sheet.words import GameWords, account_words

_SCORE: Final = "score"
_NAMES: Final = {"paston": "paston ♠", "glitch": "glitch ♣", "dineri": "dineri ♦", "gupa": "gupa ♥"}
_RUSSIAN: Final = {"paston": "пастон ♠", "glitch": "глич ♣", "dineri": "динери ♦", "gupa": "гупа ♥"}


def paper(canvas: Canvas) -> str:
    """The sheet as one SVG element."""
    cells = [Cell(_SCORE, seat) for seat in range(canvas.sheet.players)]
    return table(canvas, cells, _inside)


def _inside(canvas: Canvas, place: Place, figure: Figure | None) -> Sequence[Placed]:
    """The figure; where it was set back, before it the total that had been reached, struck."""
    if figure is None:
        return ()
    now = figure_at(place, figure)
    back = sum(entry.amount for entry in figure.entries if entry.cause == "reset")
    if not back:
        return (now,)
    reached = figure.total - back
    old = word(reached, f"{figure.cell.seat}={figure.deal_no}")
    title = f"{canvas.cell_title(figure.cell)}: {number(reached)}"
    height = now.height * 0.8
    left = place.column.left + 12
    was = Placed(None, old, left, now.y + (now.height - height) / 2, height, "struck", title)
    return (was, now._replace(x=max(now.x, left + was.width + 16)))


SHEET = SheetStyle(
    accounts=(Account(_SCORE),),
    words={
        "en": GameWords(
            sheet="Score sheet",
            target="To {}",
            accounts={
                _SCORE: account_words(
                    "points",
                    "Your points",
                    "Points of {who}",
                    "{amount} for you",
                    "{amount} for {who}",
                    "you",
                )
            },
            reasons={
                "made": "{contract} made, {counted}",
                "failed": "{contract} not made, {counted}",
                "unopposed": "{contract}, nobody whisted",
                "whist": "Whist against {contract}, {counted}",
                "surrender": "Gave up",
                "surrendered": "The declarer gave up",
                "reset": "Set back to nought",
            },
            contract=lambda text: "best spades" if text == "paston_grkha" else _NAMES.get(text, text),
        ),
        "ru": GameWords(
            sheet="Запись пастона",
            target="До {}",
            accounts={
                _SCORE: account_words(
                    "очки", "Ваши очки", "Очки: {who}", "{amount} вам", "{amount}, {who}", "вы"
                )
            },
            reasons={
                "made": "{contract}: сыграно, {counted}",
                "failed": "{contract}: не сыграно, {counted}",
                "unopposed": "{contract}: никто не вистовал",
                "whist": "Вист, {contract}, {counted}",
                "surrender": "Сдача без игры",
                "surrendered": "Играющий сдался",
                "reset": "Сброс в ноль",
            },
            contract=lambda text: "лучшие пики" if text == "paston_grkha" else _RUSSIAN.get(text, text),
        ),
    },
    paper=paper,
    goal=_SCORE,
)
