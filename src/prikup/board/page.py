"""The analysis board as a page shows it: drafts and questions from the page, and the answers to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from prikup.board.layouts import AllDeals, evaluate_deals
from prikup.board.position import Board, find_board_game
from prikup.board.reply import choose_reply
from prikup.board.text import encode, parse_card, parse_hand, read, shorten_rules, write
from prikup.board.tree import Node, Study
from prikup.board.values import BoardValues, ContractTable, evaluate_contracts, evaluate_moment
from prikup.cards import Card, Cards, Suit
from prikup.core import Struct
from prikup.registry import get_default_id
from prikup.solver.solution import TaskKind

BoardWord = Annotated[str, Meta(max_length=60)]
Few = Meta(max_length=32)


class BoardDraft(Struct, frozen=True, forbid_unknown_fields=True):
    """A position that is being set up; hands and cards are texts."""

    hands: Annotated[tuple[BoardWord, ...], Few]
    contract: BoardWord
    declarer: int = 0
    leader: int = 0
    aside: Annotated[tuple[BoardWord, ...], Few] = ()
    trump: BoardWord | None = None
    won: Annotated[tuple[int, ...], Few] = ()
    game: BoardWord = msgspec.field(default_factory=get_default_id)
    rules: Annotated[str, Meta(max_length=3000)] = ""
    nodes: tuple[Node, ...] = (Node(),)
    at: int = 0


class BoardAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A question about the position with this code.

    The table of contracts depends on ``leader``; all deals on the seat that ``sees`` and the hands that are
    ``open`` to it; the reply on the one who plays it (``by``).
    """

    code: str
    leader: int | None = None
    sees: int = 0
    open: Annotated[tuple[int, ...], Few] = ()
    by: Literal["solver", "player"] = "solver"


class BoardSetting(Struct, frozen=True):
    """The choices that some rules leave: ``contracts``, the ``ranks`` of the pack from low to high.

    ``tricks`` is the number of cards in a whole hand.
    """

    contracts: tuple[str, ...]
    ranks: str
    tricks: int
    clockwise: bool


class BoardNode(Struct, frozen=True):
    """A card that was tried on a board, after the one with the number ``parent``, and the state after it.

    ``seat`` plays next (None: the play is over) one of the ``legal`` cards; ``won`` is what each side has,
    ``taker`` the seat that took the trick the card ended, ``talon`` the card of the talon that leads now.
    """

    text: str
    parent: int
    comment: str
    seat: int | None
    legal: tuple[str, ...]
    won: tuple[int, ...]
    taker: int | None
    talon: Card | None


class BoardShown(Struct, frozen=True):
    """A position with all that was tried on it; ``code`` and ``text`` are its two written forms.

    ``won`` are tricks by seat, a resting dealer's last; in play for points, the points of the declarer and of
    the others.
    """

    code: str
    text: str
    game: str
    rules: str
    hands: tuple[Cards, ...]
    aside: tuple[Card, ...]
    contract: str
    declarer: int
    leader: int
    trump: str | None
    won: tuple[int, ...]
    kind: TaskKind
    needs: int | None
    nodes: tuple[BoardNode, ...]
    at: int
    setting: BoardSetting


class BoardReply(Struct, frozen=True):
    """The action that is played on a board in reply."""

    text: str


def show_text(text: str) -> BoardShown:
    """Return the position that a text or a code describes; raises PrikupError."""
    return show_study(read(text))


def show_draft(draft: BoardDraft) -> BoardShown:
    """Check a position that is being set up and return it; raises PrikupError."""
    board = Board(
        hands=tuple(map(parse_hand, draft.hands)),
        contract=draft.contract,
        declarer=draft.declarer,
        leader=draft.leader,
        aside=tuple(map(parse_card, draft.aside)),
        trump=None if draft.trump is None else Suit.parse(draft.trump),
        won=draft.won if any(draft.won) else (),
        game=draft.game,
        rules=shorten_rules(draft.game, draft.rules),
    )
    return show_study(Study.of(board, draft.nodes, draft.at))


def show_study(study: Study) -> BoardShown:
    """Return a study as the page draws it."""
    board = study.board
    trump = board.stake.trump if board.stake.kind == "contract" else board.trump
    return BoardShown(
        code=encode(study),
        text=write(study),
        game=board.game,
        rules=board.rules,
        hands=board.hands,
        aside=board.aside,
        contract=board.contract,
        declarer=board.declarer,
        leader=board.leader,
        trump=None if trump is None else trump.letter,
        won=board.sides,
        kind=board.stake.kind,
        needs=board.stake.needs,
        nodes=_list_nodes(study),
        at=study.at,
        setting=BoardSetting(
            contracts=find_board_game(board.game).contracts,
            ranks=board.pack.ranks,
            tricks=board.tricks,
            clockwise=board.kind_of_game.clockwise,
        ),
    )


def _list_nodes(study: Study) -> tuple[BoardNode, ...]:
    """Return the nodes of a study with the state after each."""
    return tuple(
        BoardNode(
            node.text,
            node.parent,
            node.comment,
            moment.seat,
            moment.legal,
            moment.won,
            moment.taker,
            moment.talon,
        )
        for node, moment in zip(study.nodes, study.moments, strict=True)
    )


def _answer_values(question: BoardAsked) -> BoardValues:
    return evaluate_moment(read(question.code).moment)


def _answer_contracts(question: BoardAsked) -> ContractTable:
    return evaluate_contracts(read(question.code).moment, question.leader)


def _answer_deals(question: BoardAsked) -> AllDeals:
    return evaluate_deals(read(question.code).moment, question.sees, question.open)


def _answer_reply(question: BoardAsked) -> BoardReply:
    return BoardReply(choose_reply(read(question.code).moment, question.by))


QUESTIONS: dict[str, Callable[[BoardAsked], Any]] = {
    "values": _answer_values,
    "table": _answer_contracts,
    "deals": _answer_deals,
    "reply": _answer_reply,
}
"""The functions that answer questions about a position, by name."""
