"""What the score keeper answers, as data: pages and terminals draw it and know no rule.

Amounts are whole numbers or, in JSON, fractions as text (``"-40/3"``); seats count from 0; everything in
words is in the language that was asked for.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from prikup.core import Amount, Entry, Struct
from prikup.errors import shortened


class DocumentError(Struct, frozen=True):
    """What is wrong with a document, in one sentence that names the deal and the clause.

    ``deal`` is its number, from 1; ``code`` and ``clause`` are empty where no rule is broken (a word that
    means nothing); ``code`` is stable, ``data`` is what the rule's own sentence mentions.
    """

    deal: int
    clause: str
    text: str
    code: str
    data: dict[str, Any]


class TricksForm(Struct, frozen=True):
    """Which numbers of tricks, or of other ``unit`` such as points, a deal is asked for.

    ``seats`` are asked in this order, each for 0 to its number in ``most``; ``rest`` takes what is then
    left of ``total`` (None: nobody, the split among the others does not matter). With ``short`` the one
    number is written alone, without it a number for every seat at the table in order, 0 for those not asked.
    Several seats asked may together not pass ``total``; the rest must not pass ``rest_most``.
    """

    seats: tuple[int, ...]
    most: tuple[int, ...]
    rest: int | None
    rest_most: int
    total: int
    short: bool
    unit: str = "tricks"


class BidForm(Struct, frozen=True):
    """A bid that is a number: from ``least`` to ``most`` in steps; ``usual`` are those most often heard."""

    least: int
    most: int
    step: int
    usual: tuple[int, ...]


class Extra(Struct, frozen=True):
    """Something more that belongs to a deal, written after its tricks: ``word`` and what was chosen.

    ``kind`` is ``flag`` (the word alone), ``choice`` (one of the ``choices``; it stands by itself if
    ``word`` is empty), ``seat`` (one of ``seats``), ``shared`` (each of the choices to one of the seats or
    to nobody, written ``0:H 2:CS``), ``numbers`` (by ``numbers``) or ``cards`` (``count`` of the form's
    cards). What is ``needed`` must be answered; ``deal`` is the only deal in which it is asked, 0 for all.
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
    """One way the defence may speak.

    ``said`` are the words in order, as (seat, word); ``words`` what is written for them after the contract;
    ``title`` what a person calls it. ``tricks`` is None where nothing is played (nothing is written then).
    ``talon`` says that two cards of the talon may be asked for, since they earn the dealer something.
    """

    said: tuple[tuple[int, str], ...]
    words: str
    title: str
    played: bool
    whisters: tuple[int, ...]
    tricks: TricksForm | None
    talon: bool


class DefenceForm(Struct, frozen=True):
    """How the defence may speak against this declarer in these contracts; ``seats`` in order of speaking."""

    declarer: int
    contracts: tuple[str, ...]
    seats: tuple[int, ...]
    ways: tuple[Way, ...]


class ContractForm(Struct, frozen=True):
    """A trick contract, in order of rank, and a misère where it is asked for as a bid.

    ``needs`` is how many tricks make it; ``bid`` says whether it can win an auction (a contract that cannot
    may still be named after the talon), ``named`` whether it can be played as a ``contract`` (a misère that
    is given up is a ``bid`` alone). ``why`` says why it is not ``allowed`` now, ``clause`` by which rule;
    ``code`` and ``data`` are those of a :class:`Problem`.
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
    """A kind of deal and what it asks for.

    ``words`` begin the result. They are followed, as far as ``asks`` names it, by ``declarer`` (a seat),
    ``contract`` (``bid``: one with ``bid``; ``number``: a bid that is a number), ``defence`` (the words
    of a way) and ``tricks`` (by ``tricks``; that of the way at ``defence``; else that of ``tricks_of`` which
    begins with the declarer). So ``{"asks": ["declarer", "tricks"], "words": "misere"}`` is written
    ``misere 0 1``. After them stand the ``extras`` of the form that it names. ``next_dealer`` is who deals
    after it, None where that is who was chosen in the extra ``next_by``. A kind that is not ``allowed`` says
    ``why``.
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
    """Everything needed to ask for a deal.

    ``playing`` are those who play it, eldest first, and may declare, or only ``declarers`` where some are
    named; ``resting`` is the dealer where they rest.
    ``minimum`` is the lowest level of the auction, ``bids`` the bids that are numbers. ``cards`` is the pack
    where cards may be asked for: a talon of two, written ``talon 7S 8D`` at the end of a result, or those of
    one of the ``extras``. A gift of aid is written after it, ``aid 1:3 2:4`` (see :class:`AidForm`).
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
    """The deal that is next: its number, who deals, the lowest level; ``title`` in words.

    ``last_deal`` is the number of the last deal at the latest, None if nothing limits the match.
    """

    deal_no: int
    dealer: int
    minimum: int
    allpasses: int
    title: str
    last_deal: int | None


class TimeLimit(Struct, frozen=True):
    """The time of a match that ends by time.

    It ends after ``minutes`` of play, of which ``played`` are written down so far.
    """

    minutes: int
    played: int


class WrongResult(Struct, frozen=True):
    """A result that was corrected or taken out: its ``words`` as they stand; ``text`` tells what it was."""

    words: str
    text: str


class DealLine(Struct, frozen=True):
    """A deal of the document.

    ``words`` are the result as it stands there, ``spelled`` the same written out in full. ``title`` tells
    the deal in one line, ``lines`` a sentence for each entry. ``wrong`` are the results that it corrects, the
    oldest first. A deal that cannot be has its ``error`` and no lines; those after it are ``pending``: kept,
    but not written until it is put right. ``clock`` is how many minutes had been played after it, 0 where
    nobody wrote that down.
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
    """A figure on the sheet and where it comes from.

    It stands in an ``account`` of ``seat``, where there is one ``on`` another; ``index`` is its place
    in the cell, ``total`` what is written, ``before`` what stood there. A ``wrong`` figure was corrected: the
    totals, standing and settlement do not count it. ``text`` names deal, reason, tricks
    and clause, as in *hill of Vera: deal 5, missing two tricks of a six, +4 (clause 8.5)*.
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
    """A step of the settlement: what it is called, the clause, an amount for each seat, and a sentence.

    ``name`` is that of the step, the last one ``result``.
    """

    name: str
    clause: str
    title: str
    amounts: tuple[Amount, ...]
    text: str


class SettlementReport(Struct, frozen=True):
    """The settlement of the sheet as it stands.

    ``balances[i][j]`` is what i has on j less what j has on i, none where players owe each other nothing.
    ``winners`` are those who have won, none before somebody has or where it is the result that counts.
    """

    steps: tuple[SettlementLine, ...]
    balances: tuple[tuple[Amount, ...], ...]
    result: tuple[Fraction, ...]
    winners: tuple[int, ...] = ()


class Payment(Struct, frozen=True, rename={"payer": "from", "payee": "to"}):
    """Who pays whom; ``from`` and ``to`` in JSON."""

    payer: int
    payee: int
    amount: Fraction
    text: str


class AidForm(Struct, frozen=True):
    """A donor who has still to say who gets their points.

    ``rooms`` says by seat how many points its pool can take (0 for the donor). Their gifts are written at
    the end of that deal's result: ``aid 1:3`` gives three to seat 1, a gift to themselves is kept and lost.
    ``words`` are the result of the deal so far, with ``aid`` at its end: a gift is added to it.
    """

    deal: int
    donor: int
    points: int
    rooms: tuple[int, ...]
    words: str
    text: str


class ScoredDocument(Struct, frozen=True):
    """A scored record: the sheet, every figure with its reason, the settlement, the form of the next deal.

    ``next`` and ``entry`` are None when no more deals can be entered; ``entry`` is the entry form of the next
    deal, or of the deal that was asked for. ``over`` says that the match has ended by its rules or by
    agreement (``finish``). ``standing`` has the totals of the game's accounts, ``now`` the results if the
    match ended here, ``forms`` the forms in which the sheet can be drawn, ``time`` how long is played.
    ``text`` is the document as a written record, empty if one of its deals is impossible. ``removed`` are
    results that were written after the last deal and taken out; ``has_wrong`` says that the sheet has wrong
    figures, which were corrected.
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

    def __repr__(self) -> str:
        rules, names = shortened(self.rules, 30), shortened(", ".join(self.seats), 40)
        return f"<score of {self.game}, {rules}: {names}; deals {len(self.deals)}>"
