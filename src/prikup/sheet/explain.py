"""Explanations of figures: the entries that a figure sums, each as a sentence."""

from __future__ import annotations

from fractions import Fraction

from prikup.core import Entry
from prikup.errors import check_argument
from prikup.sheet.model import Cell, Figure, Sheet, SheetDeal, Written
from prikup.sheet.style import SheetError
from prikup.vocabulary.terms import name_contract
from prikup.words.catalogue import Value, format_number, format_signed, has_message, say


def list_entries(sheet: Sheet, cell: Cell, index: int) -> tuple[Written, ...]:
    """Return the entries that the figure sums, oldest first; raises SheetError if there is no such figure.

    A wrong figure sums the entries of its own result and the right ones before it. A figure of a netted
    account sums those of both sides.

    >>> sheet = Sheet(("Anna", "Boris", "Vera"), game="preferans")
    >>> sheet = sheet.add(3, [Entry("pool", 0, None, 2, "made", "8.1")])
    >>> list_entries(sheet, Cell("pool", 0), 0)[0].deal_no
    3
    """
    check_argument("sheet", sheet, Sheet)
    check_argument("cell", cell, Cell)
    figures = sheet.cell(cell.account, cell.seat, cell.on)
    if not 0 <= index < len(figures):
        raise SheetError(
            "sheet-figure", index=index, account=cell.account, seat=cell.seat, count=len(figures)
        )
    figure = figures[index]
    last = figure.deal_no - 1 if figure.is_wrong else figure.deal_no
    right = (
        Written(deal_no, entry)
        for deal_no, entries, _ in sheet.cell_entries(cell)
        for entry in entries
        if deal_no <= last
    )
    own = figure.entries if figure.is_wrong else ()
    return (*right, *(Written(figure.deal_no, entry) for entry in own))


def seat_name(names: tuple[str, ...], seat: int | None, lang: str, viewer: int | None) -> str:
    """Return the name of a seat, the word for "you", or "" for None."""
    if seat is None:
        return ""
    return say(lang, "sheet-you") if seat == viewer else names[seat]


def _spell_account(
    game: str, cell: Cell, part: str, names: tuple[str, ...], lang: str, viewer: int | None, **data: Value
) -> str:
    """Return one part of the message for the account of a cell.

    The message learns whether the viewer is the seat of the cell (``who``) or the player it is on (``on``).
    An account without a message is called by its name.
    """
    viewer_role = (
        "none" if viewer is None else "who" if cell.seat == viewer else "on" if cell.on == viewer else "none"
    )
    people = {"who": seat_name(names, cell.seat, lang, viewer), "on": seat_name(names, cell.on, lang, viewer)}
    message = f"{game}-account-{cell.account}"
    if has_message(lang, message, part):
        return say(lang, message, part, me=viewer_role, **people, **data)
    attribute = "-".join(word for word in (part, "" if cell.on is None else "on") if word)
    return say(lang, "sheet-account", attribute, account=cell.account.replace("_", " "), **people, **data)


def cell_title(sheet: Sheet, cell: Cell, lang: str, viewer: int | None) -> str:
    """Return the title of a cell: *Pool of Anna*, *Your whists on Boris*."""
    return _spell_account(sheet.game, cell, "title", sheet.names, lang, viewer)


def cell_label(sheet: Sheet, cell: Cell, lang: str, viewer: int | None) -> str:
    """Return the printed words of a cell."""
    return _spell_account(sheet.game, cell, "", sheet.names, lang, viewer)


def account_label(game: str, account: str, lang: str, on: str = "") -> str:
    """Return the printed words of an account; ``on`` is the name of the other player, if it has one."""
    return _spell_account(game, Cell(account, 0, 1), "", ("", on), lang, None).strip()


def entry_reason(entry: Entry, deal: SheetDeal, lang: str) -> str:
    """Return the reason for an entry, without the amount: *7♥ down 2*."""
    name = f"{deal.game}-reason-{entry.cause}"
    if not has_message(lang, name):
        return entry.cause.replace("_", " ") or say(lang, "sheet-by-agreement")
    unplayed = deal.declarer is not None and not deal.tricks and has_message(lang, name, "unplayed")
    return say(lang, name, "unplayed" if unplayed else "", **_make_reason_data(entry, deal, lang)).strip(" ,")


def _make_reason_data(entry: Entry, deal: SheetDeal, lang: str) -> dict[str, Value]:
    """Return the values that the message of a reason may use; missing ones are empty."""
    level = deal.contract.rstrip("SCDHNT")
    return {
        "contract": name_contract(deal.contract, lang, deal.game),
        "level": int(level) if level.isdigit() else 0,
        "down": _spell_down(deal, lang),
        "tricks": _spell_tricks(entry, deal, lang),
        "counted": "" if entry.tricks is None else say(lang, "count-tricks", n=entry.tricks),
        "missing": "" if entry.tricks is None else say(lang, "sheet-missing", n=entry.tricks),
    }


def _spell_down(deal: SheetDeal, lang: str) -> str:
    """Return the words for missing tricks, such as *down 2*; empty if the contract was made or not played."""
    level = deal.contract.rstrip("SCDHNT")
    if deal.declarer is None or not deal.tricks or not level.isdigit():
        return ""
    missing = int(level) - deal.tricks[deal.declarer]
    return say(lang, "sheet-down", n=missing) if 0 < missing <= 10 else ""


def _spell_tricks(entry: Entry, deal: SheetDeal, lang: str) -> str:
    """Return the number of tricks that an entry counts, in words; empty if nothing was played."""
    # Where penalties are written on somebody, it is they who took the tricks.
    taker = entry.seat if entry.on is None else entry.on
    return say(lang, "count-tricks", n=deal.tricks[taker]) if taker < len(deal.tricks) else ""


def _capitalize(text: str) -> str:
    """Return a text with a capital first letter."""
    return text[:1].upper() + text[1:]


def entry_sentence(
    entry: Entry, deal: SheetDeal, names: tuple[str, ...], lang: str = "en", viewer: int | None = None
) -> str:
    """Return one entry as a whole sentence: reason, amount, account, clause.

    >>> made = Entry("pool", 0, None, 2, "made", "8.1")
    >>> deal = SheetDeal(1, (made,), "6S", 0, (6, 2, 2), "preferans")
    >>> entry_sentence(made, deal, ("Anna", "Boris", "Vera"))
    '6♠ made: +2 in the pool of Anna (8.1)'
    >>> entry_sentence(made, deal, ("Анна", "Борис", "Вера"), "ru", viewer=0)
    '6♠ сыграна: +2 в вашу пулю (п. 8.1)'
    """
    check_argument("entry", entry, Entry)
    check_argument("deal", deal, SheetDeal)
    cell = Cell(entry.account, entry.seat, entry.on)
    where = _spell_account(deal.game, cell, "where", names, lang, viewer, amount=entry.amount)
    why = _capitalize(entry_reason(entry, deal, lang))
    if not entry.clause:
        return say(lang, "sheet-entry", reason=why, where=where)
    return say(lang, "sheet-entry", "clause", reason=why, where=where, clause=entry.clause)


def figure_source(sheet: Sheet, figure: Figure, lang: str = "en", viewer: int | None = None) -> str:
    """Return the source of a figure in one sentence: cell, deal, reason with its tricks, amount, clause.

    If it corrects a wrong figure, the sentence mentions that one.

    >>> entry = Entry("hill", 2, None, 4, "undertrick", "8.5", 2)
    >>> sheet = Sheet(("Anna", "Boris", "Vera"), game="preferans").add(5, [entry], "6S", 0, (8, 2, 0))
    >>> figure_source(sheet, sheet.figures()[0])
    'Hill of Vera: deal 5, missing two tricks of a six, +4, clause 8.5'
    >>> figure_source(sheet, sheet.figures()[0], "ru")
    'Гора у игрока «Vera» — сдача 5, недобор двух взяток на шестерной, +4, п. 8.5'
    """
    check_argument("sheet", sheet, Sheet)
    check_argument("figure", figure, Figure)
    deal = sheet.source(figure)
    parts = []
    for entry in figure.entries:
        is_own_side = (entry.seat, entry.on) == (figure.cell.seat, figure.cell.on)
        amount = format_signed(entry.amount if is_own_side else -entry.amount) if entry.amount else ""
        text = say(lang, "joint-list").join(filter(None, (_spell_entry_detail(entry, deal, lang), amount)))
        parts.append(say(lang, "sheet-with-clause", text=text, clause=entry.clause) if entry.clause else text)
    text = say(lang, "joint-group").join(parts)
    if figure.is_wrong:
        text = say(lang, "sheet-corrected", was=text)
    elif correction := correction_text(sheet, figure, lang):
        text = say(lang, "joint-group").join(filter(None, (correction, text)))
    title = cell_title(sheet, figure.cell, lang, viewer)
    return say(lang, "sheet-figure", cell=title, deal=figure.deal_no, entries=text)


def correction_text(sheet: Sheet, figure: Figure, lang: str) -> str:
    """Return the words for the earlier values of a corrected figure, empty if it was never wrong.

    >>> wrong = SheetDeal(3, (Entry("pool", 0, None, 4, "made", "8.1"),), "7H", 0, (), "preferans")
    >>> right = SheetDeal(3, (Entry("pool", 0, None, 2, "made", "8.1"),), "6S", 0, (), "preferans", (wrong,))
    >>> sheet = Sheet(("Anna", "Boris", "Vera"), game="preferans").extend([right])
    >>> [figure_source(sheet, figure) for figure in sheet.figures()]  # doctest: +NORMALIZE_WHITESPACE
    ['Pool of Anna: deal 3, corrected: it was 7♥ made, +4, clause 8.1',
     'Pool of Anna: deal 3, corrected: it was +4; 6♠ made, +2, clause 8.1']
    """
    amounts = [format_signed(amount) for amount in sheet.wrong_amounts(figure)]
    return say(lang, "sheet-corrected", was=say(lang, "joint-list").join(amounts)) if amounts else ""


def _spell_entry_detail(entry: Entry, deal: SheetDeal, lang: str) -> str:
    """Return the reason for an entry with its tricks if the game has such a message, else without them."""
    name = f"{deal.game}-reason-{entry.cause}"
    if entry.tricks is None or not has_message(lang, name, "detail"):
        return entry_reason(entry, deal, lang)
    return say(lang, name, "detail", **_make_reason_data(entry, deal, lang))


def figure_words(sheet: Sheet, figure: Figure, lang: str, viewer: int | None = None) -> str:
    """Return a figure as text for a screen reader: *Your pool: 6, after deal 4*."""
    title = cell_title(sheet, figure.cell, lang, viewer)
    part = "wrong" if figure.is_wrong else ""
    return say(lang, "sheet-total", part, cell=title, total=figure.total, deal=figure.deal_no)


def balance_text(results: tuple[Fraction, ...]) -> str:
    """Return the results as a sum: *+69⅓ − 34⅔ − 34⅔ = 0*."""
    parts = [format_signed(results[0])]
    parts += [f"{'−' if result < 0 else '+'} {format_number(abs(result))}" for result in results[1:]]
    return f"{' '.join(parts)} = {format_number(sum(results, Fraction()))}"
