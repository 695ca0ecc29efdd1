"""A study: matches or ordered deals between bots, and their rows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import count, islice
from pathlib import Path
from typing import Final, TypeAlias, get_args, get_type_hints

from prikup import registry
from prikup.arena import name_of, seats
from prikup.arena.forcing import find_contracts
from prikup.arena.parallel import compute_by_processes
from prikup.arena.play import play_steps
from prikup.arena.played import FinishedDeal, deals_of_steps
from prikup.core import ArgumentError, Match, PlayCard, PrikupError, Scored, Struct, View, quote
from prikup.core.actions import RESULT_CLASSES
from prikup.errors import check_argument
from prikup.progress import with_bar
from prikup.records import ReplayStep
from prikup.rows import Row, RowRun, RowValue
from prikup.solver import Solution, SolverError, answer, find_question
from prikup.study.columns import RowKind, columns_of
from prikup.study.ordered import Order, play_ordered
from prikup.study.wishes import HandWish
from prikup.toolkit.numbering import ActionWords

DEALS_PER_PART: Final = 100
"""Deals after which an unfinished run saves its rows; it ends the match in progress first."""

ENV_QUESTIONS: Final = frozenset({"bid", "talon", "redeal", "discard", "give", "name", "defend", "play"})
"""Questions that environments ask too."""

DealRows: TypeAlias = list[dict[str, RowValue]]
"""The rows of one deal."""
Describe: TypeAlias = Callable[[FinishedDeal, ReplayStep, View, int, int], Iterable[dict[str, RowValue]]]
"""A function that describes the decision of a seat, made by another or itself, as rows."""


class StudyPlan(Struct, frozen=True):
    """Plan of a study: what is played and which rows come of it.

    ``bots`` are names, one for each seat, fewer go round. Without ``force`` and ``hands`` whole matches are
    played; with them each deal is dealt to order on a fresh sheet: ``force`` is a kind of deal or a contract,
    ``hands`` are wishes such as ``0=AKxx*.*.*.*`` (:class:`HandWish`). ``kind`` and ``contract`` keep the
    rows of such deals alone. With ``labels`` the solver adds what best play with all hands open brings.
    """

    game: str
    rules: str
    players: int
    bots: tuple[str, ...]
    seed: str
    rows: RowKind = "deals"
    labels: bool = False
    kind: str = ""
    contract: str = ""
    force: str = ""
    hands: tuple[str, ...] = ()

    def start(self) -> Match:
        """Return a match before its first draw; raise OptionError."""
        return registry.new(self.game, self.rules, self.players)

    @property
    def order(self) -> Order:
        """The wishes for each deal."""
        return Order(tuple(map(HandWish.parse, self.hands)), self.force)

    def check(self) -> None:
        """Raise PrikupError for rules, bots, kinds or wishes that cannot be."""
        for name, value, kind in (("seed", self.seed, str), ("labels", self.labels, bool)):
            check_argument(name, value, kind)
        check_argument("bots", self.bots, tuple)
        if not self.bots:
            raise ArgumentError("argument-empty", name="bots")
        if self.rows not in get_args(RowKind):
            raise PrikupError("study-rows", given=quote(self.rows), expected=get_args(RowKind))
        start = self.start()
        kinds = list_deal_kinds(start.game.id)
        if self.kind and self.kind not in kinds:
            raise PrikupError("study-kind", given=self.kind, game=self.game, expected=kinds)
        self.order.check(start)
        words = start.game.part("actions", ActionWords)
        if words is None:
            raise PrikupError("adapter-game", given=self.game)
        if self.contract and self.contract not in words.contracts:
            contracts = tuple(find_contracts(start)) or words.named
            raise PrikupError("study-contract", given=self.contract, game=self.game, expected=contracts)
        seats(self.bots, self.players, self.seed, 0)


def list_deal_kinds(game: str) -> tuple[str, ...]:
    """Return the kinds of deals of a game, as results have them.

    >>> list_deal_kinds("prefa")
    ('contract', 'concede', 'all_pass', 'polles')
    """
    kinds: tuple[str, ...] = get_args(get_type_hints(RESULT_CLASSES[registry.get_game(game).id])["kind"])
    return kinds


def list_rows(study: StudyPlan, deals: int, workers: int = 1) -> Iterator[Row]:
    """Yield the rows of this many deals; raise PrikupError if the study cannot be played."""
    _check_study(study, deals)
    for number, (_, rows) in enumerate(islice(_play_deals(study, 0, workers), deals), 1):
        yield from _number_rows(rows, number)


def run_study(study: StudyPlan, deals: int, path: str | Path, workers: int = 1, lang: str = "") -> int:
    """Write the rows of this many deals into a file, and return their number.

    The rows lie in parts beside the file until all are there: a run that was stopped goes on from these if it
    is started again with the same study, and the file is then the same. Raise PrikupError, OSError.
    """
    _check_study(study, deals)
    run = _open_run(study, deals, path)
    done, unit_in_progress, unsaved = run.state.done, run.state.next_unit, list[dict[str, RowValue]]()
    played = islice(_play_deals(study, run.state.next_unit, workers), deals - done)
    for unit, rows in with_bar(played, "deals", deals - done, lang=lang):
        if unit > unit_in_progress and done - run.state.done >= DEALS_PER_PART:
            run.save(unsaved, done, unit)
            unsaved = []
        unit_in_progress = unit
        done += 1
        unsaved += _number_rows(rows, done)
    if unsaved or done > run.state.done:
        run.save(unsaved, done, unit_in_progress + 1)
    run.finish()
    return run.state.rows


def read_progress(study: StudyPlan, deals: int, path: str | Path) -> int:
    """Return how many deals of an unfinished run are saved."""
    return _open_run(study, deals, path).state.done


def _check_study(study: StudyPlan, deals: int) -> None:
    """Raise PrikupError for a study that cannot be played, or no number of deals."""
    check_argument("study", study, StudyPlan)
    if type(deals) is not int or deals < 1:
        raise ArgumentError("argument-deals", what=quote(deals))
    study.check()


def _open_run(study: StudyPlan, deals: int, path: str | Path) -> RowRun:
    """Begin the run of a study, or go on with it; raise PrikupError, OSError."""
    columns = columns_of(study.rows, study.players, study.labels)
    return RowRun(path, columns, {"study": study, "deals": deals})


def _number_rows(rows: DealRows, number: int) -> DealRows:
    """Return the rows of a deal with its number in the run."""
    return [{**row, "deal": number} for row in rows]


def _play_deals(study: StudyPlan, first: int, workers: int) -> Iterator[tuple[int, DealRows]]:
    """Yield the rows of each deal, with the number of its match or ordered deal, from ``first`` on."""
    units: Iterable[Iterable[DealRows]] = (
        map(partial(play_unit_deals, study), count(first))
        if workers == 1
        else compute_by_processes(partial(_list_unit_deals, study), count(first), workers, chunk=1)
    )
    for unit, unit_deals in enumerate(units, first):
        for rows in unit_deals:
            yield unit, rows


def _list_unit_deals(study: StudyPlan, number: int) -> list[DealRows]:
    """Return the deals of a match as a list, which can be sent to another process."""
    return list(play_unit_deals(study, number))


def play_unit_deals(study: StudyPlan, number: int) -> Iterator[DealRows]:
    """Play the match or ordered deal of this number, from 0, and yield the rows of each of its deals."""
    start, order = study.start(), study.order
    players = seats(study.bots, start.players, study.seed, number)
    steps: Iterable[ReplayStep]
    if order.hands or order.force:
        steps = play_ordered(start, study.bots, order, study.seed, number)
    else:
        steps = play_steps(start, players, study.seed, number)
    names = [name_of(bot) for bot in players]
    for own in _split_deals(steps):
        (deal,) = deals_of_steps(own[0].before, own, names, study.seed, number + 1)
        yield _make_rows(study, deal, own)


def _split_deals(steps: Iterable[ReplayStep]) -> Iterator[list[ReplayStep]]:
    """Yield the steps of each scored deal, with those since the deal before."""
    own: list[ReplayStep] = []
    for step in steps:
        own.append(step)
        if any(isinstance(fact, Scored) for fact in step.facts):
            yield own
            own = []


def _make_rows(study: StudyPlan, deal: FinishedDeal, steps: Sequence[ReplayStep]) -> DealRows:
    """Return the rows of a deal, none if a filter drops it."""
    if (study.kind and deal.kind != study.kind) or (study.contract and deal.contract != study.contract):
        return []
    if study.rows != "deals":
        describe = _describe_decision if study.rows == "decisions" else _describe_numbers
        return list(_list_decisions(study, deal, steps, describe))
    return [{**deal.row(), **(_label_deal(deal, steps) if study.labels else {})}]


def _label_deal(deal: FinishedDeal, steps: Sequence[ReplayStep]) -> dict[str, RowValue]:
    """Return what each seat takes with all hands open, from the first card on."""
    solution = next((found for step in steps if (found := _solve_play(step.before))), None)
    values = {} if solution is None else solution.values
    return {f"open_{seat}": values.get(seat) for seat in range(len(deal.bots))}


def _solve_play(match: Match) -> Solution | None:
    """Return the solution of a position in the play; None at other moments and where there is no solver."""
    try:
        question = find_question(match) if match.phase.asks == "play" else None
        return None if question is None else answer(question)
    except SolverError:
        return None


def _list_decisions(
    study: StudyPlan, deal: FinishedDeal, steps: Sequence[ReplayStep], describe: Describe
) -> Iterator[dict[str, RowValue]]:
    """Yield the rows of the decisions of a deal."""
    for step in steps:
        seat, by = step.move.seat, step.move.by
        if seat is None or by is None:
            continue
        view = step.before.view(by)
        row: dict[str, RowValue] = {
            "game": deal.game,
            "rules": deal.rules,
            "seed": deal.seed,
            "match": deal.match,
            "deal": deal.number,
            "deal_no": deal.deal_no,
            "dealer": deal.dealer,
            "kind": deal.kind,
            "ply": len(step.before.log),
        }
        end: dict[str, RowValue] = {"score": float(deal.scores[by])}
        if study.labels:
            end |= _label_decision(step.before, view.legal)
        for own in describe(deal, step, view, seat, by):
            yield row | own | end


def _describe_numbers(
    deal: FinishedDeal, step: ReplayStep, view: View, seat: int, by: int
) -> Iterator[dict[str, RowValue]]:
    """Yield a decision as numbers, a discard card by card; nothing for offers of claims and answers."""
    from prikup.learn.numbered_match import NumberedMatch  # needs NumPy

    if view.asks not in ENV_QUESTIONS or step.move.action.text not in view.legal:
        return
    numbered = NumberedMatch(step.before, by=by)
    numbers = numbered.list_numbers(step.move.action)
    for place, number in enumerate(numbers):
        if place:
            numbered.act(numbers[place - 1])
        yield {
            "by": by,
            "observation": numbered.observe(by).tolist(),
            "legal": list(numbered.choices),
            "action": number,
        }


def _describe_decision(
    deal: FinishedDeal, step: ReplayStep, view: View, seat: int, by: int
) -> Iterator[dict[str, RowValue]]:
    """Yield a decision as text, from the view of who made it."""
    contract, plays = view.contract, view.trick.plays if view.trick else ()
    spoken = (*view.auction, *view.declarations)
    played = [move for move in view.log if isinstance(move.action, PlayCard)]
    yield {
        "seat": seat,
        "by": by,
        "bot": deal.bots[by],
        "asks": view.asks,
        "hand": " ".join(card.text for card in view.seats[seat].cards or ()),
        "calls": [f"{caller} {call}" for caller, call in spoken],
        "contract": contract.text if contract else "",
        "trump": (contract.trump if contract else None) or "",
        "declarer": contract.declarer if contract else None,
        "talon": " ".join(card.text for card in view.talon or ()),
        "discard": " ".join(card.text for card in view.discard or ()),
        "played": [f"{move.seat} {move.action.text}" for move in played],
        "trick": [f"{player} {card.text}" for player, card in plays],
        "tricks": [one.tricks for one in view.seats],
        "legal": list(view.legal),
        "choice": step.move.action.text,
    }


def _label_decision(match: Match, legal: Sequence[str]) -> dict[str, RowValue]:
    """Return the values of the legal choices with all hands open, None where the solver has no answer."""
    solution = _solve_play(match)
    cards = {} if solution is None else solution.cards
    if solution is None or any(text not in cards for text in legal):
        return {"open_seat": None, "open_values": None}
    return {"open_seat": solution.seat, "open_values": [cards[text] for text in legal]}
