"""The sheet of Thousand: a column for each player and a row for each deal, with running totals.

Small at the left stands what the declarer bid. At the right stand the signs of the deal: a stroke for a bolt,
crossed where it is the last before the penalty, which is written beside it, and a ring for the barrel with
a tick for each deal that was spent on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prikup.sheet.columns import ROW, Place, figure_at, table
from prikup.sheet.glyphs import BARREL, CROSSED, Word, word
from prikup.sheet.model import Cell, Figure
from prikup.sheet.pen import Canvas, Placed
from prikup.sheet.style import Account, SheetStyle
from prikup.sheet.words import GameWords, account_words

_SCORE, _BOLTS, _BARREL = "score", "bolts", "barrel"
_SIGN: Final = 34.0
_FALLEN: Final = frozenset(("barrel_fall", "barrel_pushed", "barrel_lost", "barrel_won"))


def paper(canvas: Canvas) -> str:
    """The sheet as one SVG element."""
    cells = [Cell(_SCORE, seat) for seat in range(canvas.sheet.players)]
    return table(canvas, cells, _inside)


def _inside(canvas: Canvas, place: Place, figure: Figure | None) -> Sequence[Placed]:
    """The bid, the figure and the signs of one player in one deal."""
    seat = place.column.cell.seat
    bid = [_bid(place)] if place.deal.declarer == seat and place.deal.contract.isdigit() else []
    signs = _signs(canvas, place, seat)
    if figure is None:
        return (*bid, *signs)
    now = figure_at(place, figure)
    least = bid[0].x + bid[0].width + 4 if bid else place.column.left + 6
    most = min((one.x for one in signs), default=place.column.right) - 6
    narrow = min(1.0, (most - least) / max(now.width, 1))
    now = now._replace(height=now.height * narrow, y=now.y + now.height * (1 - narrow) / 2)
    return (*bid, now._replace(x=max(least, min(now.x, most - now.width))), *signs)


def _bid(place: Place) -> Placed:
    shown = word(int(place.deal.contract), f"bid{place.deal.number}", dot=False)
    return Placed(None, shown, place.column.left + 8, place.top + 5, 18.0)


def _signs(canvas: Canvas, place: Place, seat: int) -> list[Placed]:
    """Bolts and the barrel, from the right edge inward."""
    found: list[Placed] = []
    edge = place.column.right - 6
    for account in (_BARREL, _BOLTS):
        for figure in _of(canvas, account, seat, place.deal.number):
            for one in _sign(place, figure):
                edge -= one.width + 2
                found.append(one._replace(x=edge, y=place.top + (ROW - one.height) / 2))
    return found


def _of(canvas: Canvas, account: str, seat: int, deal_no: int) -> list[Figure]:
    return [one for one in canvas.sheet.cell(account, seat) if one.deal_no == deal_no]


def _sign(place: Place, figure: Figure) -> list[Placed]:
    if figure.cell.account == _BARREL:
        off = any(entry.cause in _FALLEN for entry in figure.entries)
        return [Placed(figure, _ring(int(figure.total)), height=_SIGN, shape="struck" if off else "")]
    if not any(entry.cause == "bolt" for entry in figure.entries):
        return []
    lost = [
        entry.amount
        for entry in place.deal.entries
        if (entry.account, entry.seat, entry.cause) == (_SCORE, figure.cell.seat, _BOLTS)
    ]
    price = Placed(None, word(int(lost[0]), "bolts", dot=False), height=16.0) if lost else None
    crossed = any(entry.cause == _BOLTS for entry in figure.entries)
    stroke = Placed(figure, word(CROSSED if crossed else "/"), height=_SIGN - 6)
    return [price, stroke] if price else [stroke]


def _ring(ticks: int) -> Word:
    """The barrel, with a tick for each deal that was spent on it."""
    return word(BARREL[min(ticks, len(BARREL) - 1)])


_EN: Final = {
    "made": "{contract} made",
    "failed": "{contract} not made",
    "cards": "Card points",
    "marriages": "Marriages",
    "surrender": "The declarer gave {contract} up",
    "surrender_cost": "Gave {contract} up",
    "surrenders": "Third time given up",
    "talon": "Card points of the talon",
    "talon_bonus": "No marriage from the talon",
    "talon_marriages": "Marriages with a card of the talon",
    "talon_aces": "Aces of the talon",
    "bolt": "A deal without a point",
    "bolts": "Penalty for bolts",
    "bolts_cleared": "Bolts cleared",
    "redeals": "Three redeals in a row",
    "bottom_nines": "Three nines at the bottom in a row",
    "dump_truck": "Landed on the dump truck",
    "barrel_up": "Climbed on the barrel",
    "barrel_stop": "Stays at the barrel",
    "barrel_deal": "A deal spent on the barrel",
    "barrel_fall": "Fell off the barrel",
    "barrel_lost": "Lost the barrel",
    "barrel_won": "Won from the barrel",
    "barrel_pushed": "Pushed off the barrel",
    "barrel_reset": "Third fall off the barrel",
}
_RU: Final = {
    "made": "{contract}: сыграно",
    "failed": "{contract}: не сыграно",
    "cards": "Очки во взятках",
    "marriages": "Марьяжи",
    "surrender": "Роспись, {contract}",
    "surrender_cost": "Роспись, {contract}",
    "surrenders": "Третья роспись",
    "talon": "Очки прикупа",
    "talon_bonus": "Из прикупа нет марьяжа",
    "talon_marriages": "Марьяжи с картой прикупа",
    "talon_aces": "Тузы прикупа",
    "bolt": "Сдача без очков",
    "bolts": "Штраф за болты",
    "bolts_cleared": "Болты сняты",
    "redeals": "Три пересдачи подряд",
    "bottom_nines": "Три девятки внизу подряд",
    "dump_truck": "Самосвал",
    "barrel_up": "Сел на бочку",
    "barrel_stop": "Остаётся на бочке",
    "barrel_deal": "Сдача на бочке",
    "barrel_fall": "Слетел с бочки",
    "barrel_lost": "Потерял бочку",
    "barrel_won": "Победа с бочки",
    "barrel_pushed": "Сбит с бочки",
    "barrel_reset": "Третье падение с бочки",
}
SHEET = SheetStyle(
    accounts=(
        Account(_SCORE),
        Account(_BOLTS),
        Account(_BARREL, marks=True),
        Account("falls"),
        Account("surrenders"),
    ),
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
                ),
                _BOLTS: account_words(
                    "bolts",
                    "Your bolts",
                    "Bolts of {who}",
                    "{amount} of your bolts",
                    "{amount} of the bolts of {who}",
                    "you",
                ),
                _BARREL: account_words(
                    "barrel",
                    "You on the barrel",
                    "{who} on the barrel",
                    "you, {amount} of the deals there",
                    "{who}, {amount} of the deals there",
                    "you",
                ),
                "falls": account_words(
                    "falls",
                    "Your falls",
                    "Falls of {who}",
                    "{amount} to your falls",
                    "{amount}, {who}",
                    "you",
                ),
                "surrenders": account_words(
                    "given up",
                    "Times you gave up",
                    "Times {who} gave up",
                    "{amount} to your count",
                    "{amount} to the count of {who}",
                    "you",
                ),
            },
            reasons=_EN,
        ),
        "ru": GameWords(
            sheet="Запись тысячи",
            target="До {}",
            accounts={
                _SCORE: account_words(
                    "очки", "Ваши очки", "Очки: {who}", "{amount} вам", "{amount}, {who}", "вы"
                ),
                _BOLTS: account_words(
                    "болты",
                    "Ваши болты",
                    "Болты: {who}",
                    "{amount}, ваши болты",
                    "{amount}, болты: {who}",
                    "вы",
                ),
                _BARREL: account_words(
                    "бочка",
                    "Вы на бочке",
                    "На бочке: {who}",
                    "вы, сдач на бочке {amount}",
                    "{who}, сдач на бочке {amount}",
                    "вы",
                ),
                "falls": account_words(
                    "падения",
                    "Ваши падения",
                    "Падения: {who}",
                    "{amount}, ваши падения",
                    "{amount}, {who}",
                    "вы",
                ),
                "surrenders": account_words(
                    "росписи", "Ваши росписи", "Росписи: {who}", "{amount}, ваши", "{amount}, {who}", "вы"
                ),
            },
            reasons=_RU,
        ),
    },
    paper=paper,
    goal=_SCORE,
)
