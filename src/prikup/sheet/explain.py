"""What stands behind a figure: the entries it sums, each as a sentence."""

from __future__ import annotations

from fractions import Fraction

from prikup.core import Amount, Entry, Record
from prikup.sheet.model import Cell, Figure, Sheet, SheetDeal, SheetError, Written
from prikup.sheet.words import Words, words
from prikup.terms import contract, number, signed


class Explanation(Record, frozen=True):
    """A figure in words: what the cell is, what stood before, a line for each entry of its deal.

    A line is ``(sentence, signed amount)``; ``since`` lists the earlier deals that wrote there.
    """

    title: str
    deal_no: int
    before: Amount
    since: tuple[int, ...]
    lines: tuple[tuple[str, str], ...]
    total: Amount


def explain(sheet: Sheet, cell: Cell, index: int) -> tuple[Written, ...]:
    """Every entry that the figure sums, oldest first; raises SheetError if there is no such figure.

    >>> sheet = Sheet(("Anna", "Boris", "Vera")).add(3, [Entry("pool", 0, None, 2, "made", "8.1")])
    >>> explain(sheet, Cell("pool", 0), 0)[0].deal_no
    3
    """
    figures = sheet.cell(cell.account, cell.seat, cell.on)
    if not 0 <= index < len(figures):
        raise SheetError(f"figure {index} of {cell.account} of seat {cell.seat}: there are {len(figures)}")
    return tuple(Written(f.deal_no, entry) for f in figures[: index + 1] for entry in f.entries)


def tell(sheet: Sheet, figure: Figure, lang: str = "en", viewer: int | None = None) -> Explanation:
    """A figure explained to a person; ``viewer`` is the seat that is called you."""
    earlier = sheet.cell(figure.cell.account, figure.cell.seat, figure.cell.on)[: figure.index]
    deal = sheet.deal(figure.deal_no)
    lines = tuple((reason(entry, deal, lang), signed(entry.amount)) for entry in figure.entries)
    return Explanation(
        title=cell_title(sheet, figure.cell, lang, viewer),
        deal_no=figure.deal_no,
        before=earlier[-1].total if earlier else 0,
        since=tuple(f.deal_no for f in earlier),
        lines=lines,
        total=figure.total,
    )


def who(names: tuple[str, ...], seat: int, said: Words, viewer: int | None) -> str:
    """The name of a seat, or the word for you."""
    return said.you if seat == viewer else names[seat]


def cell_title(sheet: Sheet, cell: Cell, lang: str, viewer: int | None) -> str:
    """What a cell is: *Pool of Anna*, *Your whists on Boris*."""
    said = words(lang)
    writer = who(sheet.names, cell.seat, said, viewer)
    if cell.on is not None:
        return said.whists_of(writer, who(sheet.names, cell.on, said, viewer))
    return said.pool_of(writer) if cell.account == "pool" else said.hill_of(writer)


def reason(entry: Entry, deal: SheetDeal, lang: str) -> str:
    """Why an entry was made, without the amount: *7♥ down 2*."""
    said = words(lang)
    pattern = said.reasons.get(entry.cause)
    if pattern is None:
        return entry.cause.replace("_", " ") or said.unknown
    filled = pattern.format(
        contract=contract(deal.contract, lang),
        down=_down(deal, said),
        tricks=_tricks(entry, deal, said),
    )
    return filled.strip(" ,")


def sentence(
    entry: Entry, deal: SheetDeal, names: tuple[str, ...], lang: str = "en", viewer: int | None = None
) -> str:
    """One entry as a whole sentence: why, how much, where, and the clause.

    >>> made = Entry("pool", 0, None, 2, "made", "8.1")
    >>> deal = SheetDeal(1, (made,), "6S", 0, (6, 2, 2))
    >>> sentence(made, deal, ("Anna", "Boris", "Vera"))
    '6♠ made: +2 in the pool of Anna (8.1)'
    >>> sentence(made, deal, ("Анна", "Борис", "Вера"), "ru", viewer=0)
    '6♠ сыграна: +2 в вашу пулю (п. 8.1)'
    """
    said = words(lang)
    writer = who(names, entry.seat, said, viewer)
    if entry.on is not None:
        where = f"{said.whists(entry.amount)} {said.on_player(writer, who(names, entry.on, said, viewer))}"
    else:
        where = said.in_pool(writer) if entry.account == "pool" else said.on_hill(writer)
    clause = said.clause(entry.clause) if entry.clause else ""
    return f"{reason(entry, deal, lang)}: {signed(entry.amount)} {where}{clause}"


def account(sheet: Sheet, figure: Figure, lang: str = "en", viewer: int | None = None) -> str:
    """Where a figure comes from, in one sentence: cell, deal, reason with its tricks, amount, clause.

    >>> entry = Entry("hill", 2, None, 4, "undertrick", "8.5", 2)
    >>> sheet = Sheet(("Anna", "Boris", "Vera")).add(5, [entry], "6S", 0, (8, 2, 0))
    >>> account(sheet, sheet.figures()[0])
    'Hill of Vera: deal 5, missing two tricks of a six, +4, clause 8.5'
    >>> account(sheet, sheet.figures()[0], "ru")
    'Гора: Vera — сдача 5, недобор двух взяток на шестерной, +4, п. 8.5'
    """
    said = words(lang)
    deal = sheet.deal(figure.deal_no)
    parts = []
    for entry in figure.entries:
        why = _account(entry, deal, lang)
        clause = said.by(entry.clause) if entry.clause else ""
        parts.append(f"{why}, {signed(entry.amount)}{clause}")
    title = cell_title(sheet, figure.cell, lang, viewer)
    return said.told.format(title, f"{said.deal(figure.deal_no)}, {'; '.join(parts)}")


def _account(entry: Entry, deal: SheetDeal, lang: str) -> str:
    said = words(lang)
    pattern = said.accounts.get(entry.cause)
    if pattern is None or entry.tricks is None:
        why = reason(entry, deal, lang)
        return why[:1].lower() + why[1:]
    level = deal.contract.rstrip("SCDHNT")
    return pattern.format(
        contract=contract(deal.contract, lang),
        missing=said.missing(entry.tricks),
        tricks=said.tricks(entry.tricks),
        level=said.levels[int(level) - 6] if level.isdigit() else contract(deal.contract, lang),
    )


def figure_words(sheet: Sheet, figure: Figure, lang: str, viewer: int | None = None) -> str:
    """A figure for the ear: *Your pool: 6, after deal 4*."""
    said = words(lang)
    title = cell_title(sheet, figure.cell, lang, viewer)
    return f"{title}: {number(figure.total)}, {said.deal(figure.deal_no)}"


def balance(results: tuple[Fraction, ...]) -> str:
    """The results as a sum: *+69⅓ − 34⅔ − 34⅔ = 0*."""
    parts = [signed(results[0])]
    parts += [f"{'−' if result < 0 else '+'} {number(abs(result))}" for result in results[1:]]
    return f"{' '.join(parts)} = {number(sum(results, Fraction()))}"


def _down(deal: SheetDeal, said: Words) -> str:
    level = deal.contract.rstrip("SCDHNT")
    if deal.declarer is None or not deal.tricks or not level.isdigit():
        return ""
    missing = int(level) - deal.tricks[deal.declarer]
    return said.down(missing) if missing > 0 else ""


def _tricks(entry: Entry, deal: SheetDeal, said: Words) -> str:
    # Where penalties are whists, they stand on the player who took the tricks.
    taker = entry.seat if entry.on is None else entry.on
    return said.tricks(deal.tricks[taker]) if taker < len(deal.tricks) else ""
