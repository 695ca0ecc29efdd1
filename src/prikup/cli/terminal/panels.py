"""Panels over the table: the score sheet, the end of a deal and of the match, the keys."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from prikup.bots.causes import Reason
from prikup.bots.hints import Hint
from prikup.cards import CARDS_BY_INDEX
from prikup.cli.terminal.draw import TableRenderer, color_suits
from prikup.cli.terminal.words import HELP
from prikup.cli.wrapping import wrap
from prikup.core import TrickView
from prikup.review.words import cause_in_words
from prikup.sheet import Cell, Sheet, entry_sentence
from prikup.sheet.explain import balance_text, cell_label
from prikup.vocabulary import terms
from prikup.words.catalogue import SUIT_SIGNS, format_number, format_signed, has_message, say, say_in
from prikup.words.numbers import format_decimal

_CARDS: Final = frozenset(card.text for card in CARDS_BY_INDEX)


def sheet_lines(drawing: TableRenderer) -> list[Text]:
    """Return the sheet: a column of running totals for each player, then every deal in words."""
    sheet, lang = drawing.sheet, drawing.lang
    seats = range(sheet.players)
    width = max(12, (drawing.width - 16) // sheet.players)
    title = say_in(sheet.game, lang, "sheet-title")
    lines = [Text(title, style="bold"), _make_row("", [drawing.name(seat) for seat in seats], width, "bold")]
    for account in sheet.accounts:
        for on in seats if account.on else (None,):
            other = next(seat for seat in seats if seat != on)
            head = cell_label(sheet, Cell(account.name, other, on), lang, drawing.me)
            cells = [
                "–" if seat == on else _spell_cell(sheet, account.name, seat, on, width) for seat in seats
            ]
            lines.append(_make_row(head, cells, width))
    lines.append(
        _make_row(
            say(lang, "table-now"), [format_signed(total) for total in drawing.view.totals], width, "bold"
        )
    )
    lines.append(Text(""))
    for deal in reversed(sheet.deals):
        lines += deal_lines(drawing, sheet, deal.number)
    return lines


def _spell_cell(sheet: Sheet, account: str, seat: int, on: int | None, width: int) -> str:
    """Return the running totals of a cell as on paper, ``2.6.10``; the newest ones if not all fit."""
    totals = [format_number(figure.total) for figure in sheet.cell(account, seat, on)]
    while len(".".join(totals)) > width - 3 and len(totals) > 1:
        totals = ["…", *totals[2:]] if totals[0] == "…" else ["…", *totals[1:]]
    return ".".join(totals)


def _make_row(head: str, cells: list[str], width: int, style: str = "") -> Text:
    """Return a line of a heading and cells in columns of this width."""
    return Text(f"{head[:15]:<16}" + "".join(f"{cell[: width - 1]:<{width}}" for cell in cells), style=style)


def deal_lines(drawing: TableRenderer, sheet: Sheet, deal_no: int) -> list[Text]:
    """Return the entries of a deal, a sentence each."""
    deal = sheet.deal(deal_no)
    head = drawing.say("table-deal", number=deal_no).capitalize()
    if not deal.entries:
        return [Text(head + drawing.say("joint-name") + drawing.say("table-nothing"))]
    sentences = [entry_sentence(entry, deal, sheet.names, drawing.lang, drawing.me) for entry in deal.entries]
    lines = [line for text in sentences for line in wrap(text, drawing.width - 14)]
    return [color_suits(f"{head if index == 0 else '':<10} {line}") for index, line in enumerate(lines)]


def result_lines(drawing: TableRenderer) -> list[Text]:
    """Return the entries of the last deal and the totals of the match."""
    sheet = drawing.sheet
    last = sheet.deals[-1]
    lines = [Text(drawing.say("table-written", number=last.number), style="bold yellow")]
    if last.tricks:
        counts = (f"{drawing.name(seat)} {n}" for seat, n in enumerate(last.tricks))
        lines.append(Text(drawing.say("joint-list").join(counts)))
    return [*lines, *deal_lines(drawing, sheet, last.number), Text(""), *drawing.draw_short_sheet()]


def final_lines(drawing: TableRenderer) -> list[Text]:
    """Return the settlement."""
    view = drawing.view
    assert view.result is not None
    order = sorted(range(len(view.result)), key=lambda seat: -(view.result or ())[seat])
    lines = [Text(drawing.say("table-settled"), style="bold yellow"), Text("")]
    for seat in order:
        lines.append(Text(f"  {drawing.name(seat):<16}{format_signed(view.result[seat]):>10}", style="bold"))
    sums = [Text("  " + balance_text(view.result)), Text("")] if drawing.state.table.balances else []
    return [*lines, Text(""), *sums, *sheet_lines(drawing)]


def trick_lines(drawing: TableRenderer, trick: TrickView) -> list[Text]:
    """Return the last trick."""
    lines = [Text(drawing.say("table-last-trick"), style="bold")]
    for seat, card in trick.plays:
        mark = "  ◀" if seat == trick.winner else ""
        lines.append(color_suits(f"  {drawing.name(seat):<12}{drawing.card(card)}{mark}"))
    return lines


def hint_lines(drawing: TableRenderer, hint: Hint) -> list[Text]:
    """Return what is advised and why; below it the choices with their expected values, and facts."""
    advised = [hint.choices[0].text, *hint.same]
    names = [drawing.name(seat) for seat in range(drawing.view.players)]
    lines = [
        Text(drawing.say("hint-title"), style="bold"),
        color_suits("  " + " ".join(_spell_choice(drawing, text) for text in advised)),
        color_suits(f"  {cause_in_words(hint.cause, drawing.view.game, names, drawing.lang)}"),
        Text(""),
    ]
    for choice in hint.choices:
        value = "" if choice.worth is None else _spell_value(hint.measure, choice.worth, drawing.lang)
        lines.append(color_suits(f"  {_spell_choice(drawing, choice.text):<24}{value:>8}"))
    if hint.choices[0].worth is not None:
        lines.append(Text(f"  ({drawing.say(f'hint-measure-{hint.measure}')})", style="dim"))
    return [
        *lines,
        Text(""),
        *(color_suits(f"  {_spell_reason(drawing, reason)}") for reason in hint.reasons),
    ]


def _spell_choice(drawing: TableRenderer, text: str) -> str:
    """Return a choice in words; cards to discard without the verb."""
    words = text.split()
    if words[0] == "discard" or text in _CARDS:
        return " ".join(terms.name_card(word, drawing.lang) for word in words if word != "discard")
    if words[0] == "give" and len(words) == 3:
        return f"{drawing.describe_call(text)} → {drawing.name(int(words[2]))}"
    return drawing.describe_call(text)


def _spell_value(measure: str, value: float, lang: str) -> str:
    """Return the value of a choice: a percentage for ``made``, else a number."""
    return f"{value:.0%}" if measure == "made" else format_decimal(value, lang, sign=measure != "caught")


def _spell_reason(drawing: TableRenderer, reason: Reason) -> str:
    """Return the sentence of a reason for a hint."""
    return drawing.say(
        f"hint-{reason.name}",
        who="" if reason.seat is None else drawing.name(reason.seat),
        me="who" if reason.seat == drawing.me else "none",
        suit=SUIT_SIGNS.get(reason.suit or "", ""),
        card="" if reason.card is None else terms.name_card(reason.card, drawing.lang),
        n=reason.count or 0,
    )


def help_lines(drawing: TableRenderer) -> list[Text]:
    """Return the keys of the game, then those of the table."""
    position, game_help = HELP.index("sheet"), f"{drawing.view.game}-help"
    names = [f"help-{name}" for name in HELP]
    names[position:position] = [game_help] if has_message(drawing.lang, game_help) else []
    return [Text(f"  {drawing.say(name, 'keys'):<20}{drawing.say(name)}") for name in names]
