"""What stands behind a figure: the entries it sums, each as a sentence."""

from __future__ import annotations

from fractions import Fraction

from prikup.catalogue import number, signed
from prikup.core import Amount, Entry, Record
from prikup.sheet.model import Cell, Figure, Sheet, SheetDeal, Written
from prikup.sheet.style import style_of
from prikup.sheet.words import AccountWords, GameWords, SheetError, Words, contract_in, words


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

    Of a netted account they are those of both sides.

    >>> sheet = Sheet(("Anna", "Boris", "Vera"), game="preferans")
    >>> sheet = sheet.add(3, [Entry("pool", 0, None, 2, "made", "8.1")])
    >>> explain(sheet, Cell("pool", 0), 0)[0].deal_no
    3
    """
    figures = sheet.cell(cell.account, cell.seat, cell.on)
    if not 0 <= index < len(figures):
        raise SheetError(f"figure {index} of {cell.account} of seat {cell.seat}: there are {len(figures)}")
    last = figures[index].deal_no
    return tuple(
        Written(deal_no, entry)
        for deal_no, entries, _ in sheet.written(cell)
        for entry in entries
        if deal_no <= last
    )


def tell(sheet: Sheet, figure: Figure, lang: str = "en", viewer: int | None = None) -> Explanation:
    """A figure explained to a person; ``viewer`` is the seat that is called you."""
    earlier = sheet.cell(figure.cell.account, figure.cell.seat, figure.cell.on)[: figure.index]
    deal = sheet.deal(figure.deal_no)
    lines = tuple((reason(entry, deal, lang), signed(entry.amount)) for entry in figure.entries)
    return Explanation(
        title=cell_title(sheet, figure.cell, lang, viewer),
        deal_no=figure.deal_no,
        before=figure.total - figure.change,
        since=tuple(f.deal_no for f in earlier),
        lines=lines,
        total=figure.total,
    )


def who(names: tuple[str, ...], seat: int, said: Words, viewer: int | None) -> str:
    """The name of a seat, or the word for you."""
    return said.you if seat == viewer else names[seat]


def cell_title(sheet: Sheet, cell: Cell, lang: str, viewer: int | None) -> str:
    """What a cell is: *Pool of Anna*, *Your whists on Boris*."""
    said, game = words(lang), game_words(sheet.game, lang)
    on = "" if cell.on is None else who(sheet.names, cell.on, said, viewer)
    return _account(game, cell.account).title(who(sheet.names, cell.seat, said, viewer), on)


def game_words(game: str, lang: str) -> GameWords:
    """What the sheet of a game says in a language; raises SheetError for a language that is not ours."""
    return style_of(game).words[words(lang).lang]


def _account(game: GameWords, name: str) -> AccountWords:
    """The words of an account; one that has none is called by its name."""
    if name in game.accounts:
        return game.accounts[name]
    plain = name.replace("_", " ")
    return AccountWords(
        label=lambda on: f"{plain} → {on}" if on else plain,
        title=lambda who, on: f"{plain}: {who} → {on}" if on else f"{plain}: {who}",
        where=lambda amount, who, on: (
            f"{signed(amount)} {plain}, {who} → {on}" if on else f"{signed(amount)} {plain}, {who}"
        ),
    )


def label(sheet: Sheet, cell: Cell, lang: str, viewer: int | None) -> str:
    """The printed words of a cell."""
    on = "" if cell.on is None else who(sheet.names, cell.on, words(lang), viewer)
    return _account(game_words(sheet.game, lang), cell.account).label(on)


def reason(entry: Entry, deal: SheetDeal, lang: str) -> str:
    """Why an entry was made, without the amount: *7♥ down 2*."""
    said, game = words(lang), game_words(deal.game, lang)
    pattern = game.reasons.get(entry.cause)
    if pattern is None:
        return entry.cause.replace("_", " ") or said.unknown
    return pattern.format(**_fields(entry, deal, said, game)).strip(" ,")


def _fields(entry: Entry, deal: SheetDeal, said: Words, game: GameWords) -> dict[str, str]:
    """What a pattern may name."""
    return {
        "contract": contract_in(said, game, deal.contract),
        "down": _down(deal, said),
        "tricks": _tricks(entry, deal, said),
        "counted": "" if entry.tricks is None else said.tricks(entry.tricks),
        "missing": "" if entry.tricks is None else said.missing(entry.tricks),
        **game.more(deal),
    }


def sentence(
    entry: Entry, deal: SheetDeal, names: tuple[str, ...], lang: str = "en", viewer: int | None = None
) -> str:
    """One entry as a whole sentence: why, how much, where, and the clause.

    >>> made = Entry("pool", 0, None, 2, "made", "8.1")
    >>> deal = SheetDeal(1, (made,), "6S", 0, (6, 2, 2), "preferans")
    >>> sentence(made, deal, ("Anna", "Boris", "Vera"))
    '6♠ made: +2 in the pool of Anna (8.1)'
    >>> sentence(made, deal, ("Анна", "Борис", "Вера"), "ru", viewer=0)
    '6♠ сыграна: +2 в вашу пулю (п. 8.1)'
    """
    said = words(lang)
    on = "" if entry.on is None else who(names, entry.on, said, viewer)
    account = _account(game_words(deal.game, lang), entry.account)
    where = account.where(entry.amount, who(names, entry.seat, said, viewer), on)
    clause = said.clause(entry.clause) if entry.clause else ""
    return f"{reason(entry, deal, lang)}: {where}{clause}"


def account(sheet: Sheet, figure: Figure, lang: str = "en", viewer: int | None = None) -> str:
    """Where a figure comes from, in one sentence: cell, deal, reason with its tricks, amount, clause.

    >>> entry = Entry("hill", 2, None, 4, "undertrick", "8.5", 2)
    >>> sheet = Sheet(("Anna", "Boris", "Vera"), game="preferans").add(5, [entry], "6S", 0, (8, 2, 0))
    >>> account(sheet, sheet.figures()[0])
    'Hill of Vera: deal 5, missing two tricks of a six, +4, clause 8.5'
    >>> account(sheet, sheet.figures()[0], "ru")
    'Гора: Vera — сдача 5, недобор двух взяток на шестерной, +4, п. 8.5'
    """
    said = words(lang)
    deal = sheet.deal(figure.deal_no)
    parts = []
    for entry in figure.entries:
        own = (entry.seat, entry.on) == (figure.cell.seat, figure.cell.on)
        amount = f", {signed(entry.amount if own else -entry.amount)}" if entry.amount else ""
        clause = said.by(entry.clause) if entry.clause else ""
        parts.append(f"{_detail(entry, deal, lang)}{amount}{clause}")
    title = cell_title(sheet, figure.cell, lang, viewer)
    return said.told.format(title, f"{said.deal(figure.deal_no)}, {'; '.join(parts)}")


def _detail(entry: Entry, deal: SheetDeal, lang: str) -> str:
    said, game = words(lang), game_words(deal.game, lang)
    pattern = game.details.get(entry.cause)
    if pattern is None or entry.tricks is None:
        why = reason(entry, deal, lang)
        return why[:1].lower() + why[1:]
    return pattern.format(**_fields(entry, deal, said, game))


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
    return said.down(missing) if 0 < missing <= 10 else ""


def _tricks(entry: Entry, deal: SheetDeal, said: Words) -> str:
    # Where penalties are written on somebody, he is who took the tricks.
    taker = entry.seat if entry.on is None else entry.on
    return said.tricks(deal.tricks[taker]) if taker < len(deal.tricks) else ""
