"""A deal of a match as a board: the cards before the first lead, and the play."""

from __future__ import annotations

from collections.abc import Iterable

from prikup import registry
from prikup.board.game import BoardGame
from prikup.board.play import begin_play
from prikup.board.position import Board, BoardError
from prikup.board.tree import Node, Study
from prikup.core import Match, PlayCard
from prikup.errors import check_argument
from prikup.solver import AllPassPosition, PointPosition, SolverError, SolverTask, find_question
from prikup.toolkit.views import find_deal_and_play


def study_match(match: Match, plays: Iterable[PlayCard]) -> Study | None:
    """Return a match before a card, with the play from there on; None if no board can show it.

    The declarer, or in an all-pass the eldest hand, sits south.

    >>> match = registry.new("preferans").deal(seed=1).play("7S").play("pass").play("pass")
    >>> match = match.play("discard KH TH").play("name 7C").play("whist").play("pass").play("open")
    >>> study = study_match(match, [action for action in match.legal()][:1])
    >>> study.board.contract, study.board.leader, study.line
    ('7C', 0, '7H')
    """
    check_argument("match", match, Match)
    try:
        question = find_question(match)
    except SolverError:
        return None
    if question is None or registry.find_part(match.game.id, "board", BoardGame) is None:
        return None
    try:
        board = _make_board(match, question)
        if begin_play(board).position != question.position:
            return None
        nodes = [Node(), *(Node(play.text, number) for number, play in enumerate(plays))]
        return Study.of(board, nodes)
    except BoardError:
        return None


def _make_board(match: Match, question: SolverTask) -> Board:
    """Return the board of a match before the first card of a trick."""
    position = question.position
    play = position.play if isinstance(position, PointPosition) else position
    points, rules = question.kind == "points", match.game.rules(match.options)
    deal_state, _ = find_deal_and_play(match)
    cards = () if deal_state is None else deal_state.discard or deal_state.talon
    # A talon that was taken and not laid away again is in the hands.
    aside = tuple(card for card in cards if not any(card in hand for hand in play.hands))
    return Board(
        hands=play.hands,
        contract=_spell_contract(match, question),
        leader=play.leader,
        aside=aside,
        trump=position.play.trump if isinstance(position, PointPosition) else None,
        game=match.game.id,
        # A position for tricks does not depend on the rules; one for points does.
        rules="" if not points or rules == match.game.presets[0] else rules,
    )


def _spell_contract(match: Match, question: SolverTask) -> str:
    """Return the contract as the board calls it: the kind of an all-pass, the points that are needed."""
    position = question.position
    if isinstance(position, AllPassPosition):
        if not position.leads:
            return "allpass"
        if not position.dealer_leads:
            return "allpass-suit"
        return "allpass-dealer-plays" if position.dealer_plays else "allpass-dealer"
    if question.kind == "points":
        return "points" if question.needs is None else str(question.needs)
    contract = match.view(None).contract
    assert contract is not None
    return contract.text
