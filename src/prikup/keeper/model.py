"""The answers of the score keeper as data; pages and terminals display them and know no rules.

Amounts are whole numbers or, in JSON, fractions as text (``"-40/3"``); seats count from 0; all words are in
the requested language.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from prikup.core import Amount, Entry, Struct
from prikup.errors import shorten


class DocumentError(Struct, frozen=True):
    """An error in a document, as one sentence that names the deal and the clause.

    ``deal`` is its number, from 1; ``code`` and ``clause`` are empty if no rule is broken (a meaningless
    word); ``code`` is stable, ``data`` holds the values that the rule's message mentions.
    """

    deal: int
    clause: str
    text: str
    code: str
    data: dict[str, Any]


class TricksForm(Struct, frozen=True):
    """A request for numbers of tricks, or of another ``unit`` such as points.

    ``seats`` are asked in this order, each for 0 to its number in ``most``; ``rest`` gets the remainder of
    ``total`` (None: nobody, the split among the others does not matter). If ``short``, the only number is
    written alone, else a number for every seat at the table in order, 0 for those not asked. The numbers
    asked for may not exceed ``total`` together; the remainder may not exceed ``rest_most``.
    """

    seats: tuple[int, ...]
    most: tuple[int, ...]
    rest: int | None
    rest_most: int
    total: int
    short: bool
    unit: str = "tricks"


class BidForm(Struct, frozen=True):
    """A numeric bid: from ``least`` to ``most`` in steps; ``usual`` are the most frequent ones."""

    least: int
    most: int
    step: int
    usual: tuple[int, ...]


class Extra(Struct, frozen=True):
    """A further part of a result, written after its tricks: ``word`` and the choice.

    ``kind`` is ``flag`` (the word alone), ``choice`` (one of the ``choices``, without a word if ``word`` is
    empty), ``seat`` (one of ``seats``), ``shared`` (each of the choices to one of the seats or to nobody,
    written ``0:H 2:CS``), ``numbers`` (by ``numbers``) or ``cards`` (``count`` of the form's cards). An extra
    that is ``needed`` must be answered; ``deal`` is the only deal in which it is asked, 0 for all.
    """

    name: str
    kind: str
    title: str
    word: str
    choices: tuple[tuple[str, str], ...] = ()
    seats: tuple[int, ...] = ()
    numbers: TricksForm | None = None
    count: int = 0
    needed: bool = False
    deal: int = 0
    note: str = ""


class Way(Struct, frozen=True):
    """One way in which the defence may declare.

    ``said`` are the words in order, as (seat, word); ``words`` is their text after the contract; ``title`` is
    for people. ``tricks`` is None if no cards are played (then no tricks are written). ``talon`` means that
    two cards of the talon may be asked for, because they earn the dealer something.
    """

    said: tuple[tuple[int, str], ...]
    words: str
    title: str
    played: bool
    whisters: tuple[int, ...]
    tricks: TricksForm | None
    talon: bool


class DefenceForm(Struct, frozen=True):
    """The ways of the defence against a declarer in these contracts; ``seats`` in order of speaking."""

    declarer: int
    contracts: tuple[str, ...]
    seats: tuple[int, ...]
    ways: tuple[Way, ...]


class ContractForm(Struct, frozen=True):
    """A trick contract, in order of rank, or a misère that is asked for as a bid.

    ``needs`` is the number of tricks that make it; ``bid`` means that it can win an auction (a contract that
    cannot may still be named after the talon), ``named`` that it can be played as a ``contract`` (a misère
    that is given up is only a ``bid``). ``why`` is the reason why it is not ``allowed`` now, ``clause`` the
    rule; ``code`` and ``data`` are those of a :class:`DocumentError`.
    """

    contract: str
    title: str
    level: int
    needs: int
    value: int
    bid: bool
    allowed: bool
    why: str
    clause: str
    code: str
    data: dict[str, Any]
    named: bool = True


class KindForm(Struct, frozen=True):
    """A kind of deal and its questions.

    A result begins with ``words``. They are followed, as far as ``asks`` names it, by ``declarer`` (a seat),
    ``contract`` (``bid``: one with ``bid``; ``number``: a numeric bid), ``defence`` (the words of a way) and
    ``tricks`` (by ``tricks``; that of the way at ``defence``; else that of ``tricks_of`` which begins with
    the declarer). So ``{"asks": ["declarer", "tricks"], "words": "misere"}`` is written ``misere 0 1``. The
    ``extras`` of the form that it names follow. ``next_dealer`` is the dealer after it, None if that is the
    seat chosen in the extra ``next_by``. A kind that is not ``allowed`` has the reason in ``why``.
    """

    kind: str
    title: str
    words: str
    asks: tuple[str, ...]
    tricks: TricksForm | None
    tricks_of: tuple[TricksForm, ...]
    talon: bool
    next_dealer: int | None
    allowed: bool
    why: str
    clause: str
    code: str
    data: dict[str, Any]
    extras: tuple[str, ...] = ()
    next_by: str = ""


class EntryForm(Struct, frozen=True):
    """Everything needed to ask for the result of a deal.

    ``playing`` are the active seats, eldest first, any of which may declare, or only ``declarers`` if there
    are some; ``resting`` is the dealer if they sit out. ``minimum`` is the lowest level of the auction,
    ``bids`` the numeric bids. ``cards`` is the pack if cards may be asked for: a talon of two, written
    ``talon 7S 8D`` at the end of a result, or those of one of the ``extras``. A gift of aid is written after
    it, ``aid 1:3 2:4`` (see :class:`AidForm`).
    """

    number: int
    dealer: int
    playing: tuple[int, ...]
    resting: int | None
    minimum: int
    kinds: tuple[KindForm, ...]
    contracts: tuple[ContractForm, ...]
    defences: tuple[DefenceForm, ...]
    cards: tuple[str, ...]
    bids: BidForm | None = None
    extras: tuple[Extra, ...] = ()
    declarers: tuple[int, ...] = ()


class NextDeal(Struct, frozen=True):
    """The next deal: its number, its dealer, the lowest level; ``title`` in words.

    ``last_deal`` is the greatest possible number of the last deal, None if the match has no limit.
    """

    deal_no: int
    dealer: int
    minimum: int
    allpasses: int
    title: str
    last_deal: int | None


class TimeLimit(Struct, frozen=True):
    """The time of a match that ends by time.

    It ends after ``minutes`` of play; ``played`` minutes are recorded so far.
    """

    minutes: int
    played: int


class WrongResult(Struct, frozen=True):
    """A result that was corrected or removed: its ``words`` as written; ``text`` explains it."""

    words: str
    text: str


class DealLine(Struct, frozen=True):
    """A deal of the document.

    ``words`` are the result as written, ``spelled`` the same in full. ``title`` is the deal in one line,
    ``lines`` a sentence for each entry. ``wrong`` are the results that it corrects, the oldest first. An
    impossible deal has an ``error`` and no lines; later deals are ``pending``: kept, but not scored until it
    is corrected. ``clock`` is the number of minutes that had been played after it, 0 if it was not recorded.
    """

    number: int
    words: str
    spelled: str
    title: str
    dealer: int | None
    kind: str
    declarer: int | None
    contract: str
    tricks: tuple[int, ...]
    entries: tuple[Entry, ...]
    lines: tuple[str, ...]
    error: DocumentError | None
    pending: bool
    clock: int
    wrong: tuple[WrongResult, ...] = ()


class FigureLine(Struct, frozen=True):
    """A figure on the sheet and its explanation.

    It is in an ``account`` of ``seat``, perhaps ``on`` another seat; ``index`` is its place in the cell,
    ``total`` the figure, ``before`` the one before it. A ``wrong`` figure was corrected: the totals, standing
    and settlement do not count it. ``text`` names deal, reason, tricks and clause, as in *hill of Vera: deal
    5, missing two tricks of a six, +4 (clause 8.5)*.
    """

    account: str
    seat: int
    on: int | None
    index: int
    deal_no: int
    before: Amount
    total: Amount
    entries: tuple[Entry, ...]
    text: str
    wrong: bool = False


class SettlementLine(Struct, frozen=True):
    """A step of the settlement: its title, the clause, an amount for each seat, and a sentence.

    ``name`` is that of the step, the last one ``result``.
    """

    name: str
    clause: str
    title: str
    amounts: tuple[Amount, ...]
    text: str


class SettlementReport(Struct, frozen=True):
    """The settlement of the current sheet.

    ``balances[i][j]`` is i's total on j minus j's total on i, empty if players owe each other nothing.
    ``winners`` are the seats that have won, empty before that or if only the result counts.
    """

    steps: tuple[SettlementLine, ...]
    balances: tuple[tuple[Amount, ...], ...]
    result: tuple[Fraction, ...]
    winners: tuple[int, ...] = ()


class Payment(Struct, frozen=True, rename={"payer": "from", "payee": "to"}):
    """A payment between two seats; ``from`` and ``to`` in JSON."""

    payer: int
    payee: int
    amount: Fraction
    text: str


class AidForm(Struct, frozen=True):
    """A donor who has not yet given all their points away.

    ``rooms`` is by seat how many points its pool can take (0 for the donor). The gifts are written at the end
    of that deal's result: ``aid 1:3`` gives three to seat 1; points given to the donor are lost. ``words``
    are the result of the deal so far, with ``aid`` at its end: a gift is added to it.
    """

    deal: int
    donor: int
    points: int
    rooms: tuple[int, ...]
    words: str
    text: str


class ScoredDocument(Struct, frozen=True):
    """A scored record: the sheet, every figure with its reason, the settlement, the next entry form.

    ``next`` and ``entry`` are None when no more deals can be entered; ``entry`` is the entry form of the next
    deal, or of the requested one. ``over`` means that the match has ended by its rules or by agreement
    (``finish``). ``standing`` has the totals of the game's accounts, ``now`` the results if the match ended
    here, ``forms`` the available forms of the drawing, ``time`` the length of the match. ``text`` is the
    document as a written record, empty if one of its deals is impossible. ``removed`` are results that were
    written after the last deal and removed; ``has_wrong`` means that the sheet has wrong figures, which were
    corrected.
    """

    game: str
    rules: str
    seats: tuple[str, ...]
    dealer: int
    target: int | None
    next: NextDeal | None
    entry: EntryForm | None
    deals: tuple[DealLine, ...]
    standing: Any
    figures: tuple[FigureLine, ...]
    svg: str
    now: tuple[Fraction, ...]
    settlement: SettlementReport
    payments: tuple[Payment, ...]
    aid: tuple[AidForm, ...]
    over: bool
    finish: bool
    problem: DocumentError | None
    text: str
    forms: tuple[str, ...] = ("classic",)
    time: TimeLimit | None = None
    removed: tuple[WrongResult, ...] = ()
    has_wrong: bool = False

    def _repr_html_(self) -> str:
        """Draw the sheet, for a notebook."""
        return self.svg

    def __repr__(self) -> str:
        rules, names = shorten(self.rules, 30), shorten(", ".join(self.seats), 40)
        return f"<score of {self.game}, {rules}: {names}; deals {len(self.deals)}>"
