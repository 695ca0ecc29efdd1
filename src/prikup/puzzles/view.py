"""A puzzle as a view: all cards open, with the current choices."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from prikup import registry
from prikup.cards import Cards
from prikup.core import Choice, ContractView, Hidden, Question, SeatView, TrickView, Turn, View
from prikup.puzzles.attempt import Attempt
from prikup.puzzles.model import Puzzle
from prikup.puzzles.moment import NO_CLAUSE, PuzzleMoment
from prikup.scene import Scene, Word
from prikup.toolkit.tricks import PLAYS_BY_CARD_INDEX, Play
from prikup.toolkit.views import make_choice, make_last_trick_view, make_trick_view

DECLARER_SEAT = 0


def viewer_of(puzzle: Puzzle) -> int:
    """Return the seat of the person: the declarer's, else that of the defender who plays first."""
    if puzzle.is_declarers:
        return DECLARER_SEAT
    play = puzzle.play()
    return play.to_play if play.to_play != DECLARER_SEAT else 1


def make_view(attempt: Attempt) -> View:
    """Return the view after all cards so far."""
    if not attempt.moments:
        return _view_discard(attempt)
    return view_at(attempt, len(attempt.moments) - 1)


def view_at(attempt: Attempt, place: int) -> View:
    """Return the view after ``place`` of the cards played in the attempt."""
    puzzle, moment = attempt.puzzle, attempt.moments[place]
    play, is_last = moment.play, place == len(attempt.moments) - 1
    question: Question = "defend" if puzzle.kind == "whist" and not place else "play"
    viewer = viewer_of(puzzle)
    is_persons_turn = moment.is_persons and not attempt.solved
    turn = None
    if question == "defend":
        turn = None if attempt.solved else Turn(viewer, viewer)
    elif not play.over and not attempt.solved:
        turn = Turn(play.to_play, viewer if is_persons_turn else play.to_play)
    acting = turn if is_last and turn is not None and turn.by == viewer else None
    choices = () if acting is None else _list_choices(attempt, moment)
    trick_view = make_trick_view(play) if question == "play" else None
    view = _make_view(
        puzzle, [Cards(hand) for hand in play.hands], play, question, turn, acting, choices, trick_view
    )
    return _add_points(view, attempt, place) if puzzle.is_for_points else view


def _add_points(view: View, attempt: Attempt, place: int) -> View:
    """Return the view with the points of each seat, and what was announced with the cards so far."""
    moments = attempt.moments[: place + 1]
    said = tuple(
        (before.play.to_play, before.announced(move))
        for before, move in zip(moments, attempt.moves[:place], strict=False)
        if move.announce
    )
    seats = tuple(
        msgspec.structs.replace(
            seat, points=points, calls=tuple(word for by, word in said if by == seat.seat)
        )
        for seat, points in zip(view.seats, moments[-1].points, strict=True)
    )
    return msgspec.structs.replace(view, seats=seats, declarations=said)


def hide_others(view: View) -> View:
    """Return the view of a player who sees only the hand to play from."""
    assert view.acting is not None
    own_seat = view.acting.seat
    other_cards = Cards(card for seat in view.seats if seat.seat != own_seat for card in seat.cards or ())
    return msgspec.structs.replace(
        view,
        seats=tuple(
            seat if seat.seat == own_seat else msgspec.structs.replace(seat, cards=None, exposed=False)
            for seat in view.seats
        ),
        hidden=tuple(
            Hidden("hand", seat.seat, seat.count, other_cards) for seat in view.seats if seat.seat != own_seat
        ),
    )


def _list_choices(attempt: Attempt, moment: PuzzleMoment) -> tuple[Choice, ...]:
    """Return the choices of the person, legal or not, announcements with their points."""
    if attempt.puzzle.kind == "whist":
        return tuple(Choice(text, legal=True) for text in attempt.choices)
    play, position = moment.play, moment.point_position
    plays = [action for action in PLAYS_BY_CARD_INDEX if play.hands[play.to_play] & action.card.bit]
    cards = tuple(make_choice(action.text, play.why_not(action.card, NO_CLAUSE)) for action in plays)
    if position is None:
        return cards
    announcements = (
        Choice(move.text, legal=True, stake={"points": position.announces(move.card) or 0})
        for move in moment.choices
        if move.announce
    )
    return (*cards, *announcements)


def _view_discard(attempt: Attempt) -> View:
    """Return the view of a declarer who must discard."""
    puzzle = attempt.puzzle
    turn = None if attempt.solved else Turn(DECLARER_SEAT, DECLARER_SEAT)
    choices = tuple(Choice(text, legal=True) for text in attempt.choices)
    return _make_view(puzzle, puzzle.hands, None, "discard", turn, turn, choices, None)


def _make_view(
    puzzle: Puzzle,
    hands: tuple[Cards, ...] | list[Cards],
    play: Play | None,
    question: Question,
    turn: Turn | None,
    acting: Turn | None,
    choices: tuple[Choice, ...],
    trick_view: TrickView | None,
) -> View:
    """Return the view of a puzzle with these hands, play, question and choices."""
    match = registry.new(puzzle.game, puzzle.rules)
    viewer, players = viewer_of(puzzle), len(hands)
    tricks = [puzzle.taken[seat] + (play.taken[seat] if play else 0) for seat in range(players)]
    earlier = tuple(seat for seat in range(players) for _ in range(puzzle.taken[seat]))
    needs, against = _find_contract_needs(puzzle)
    contract = ContractView(
        DECLARER_SEAT,
        puzzle.named or puzzle.contract,
        _find_trump(puzzle, play),
        needs,
        against,
    )
    return View(
        game=puzzle.game,
        options=match.options,
        players=players,
        clockwise=match.game.clockwise,
        seat=viewer,
        deal_no=1,
        dealer=(puzzle.leader - 1) % players,
        phase="defence" if question == "defend" else "play",
        asks=question if turn else "",
        standing=match.standing,
        seats=tuple(_make_seat_view(seat, hands[seat], viewer, tricks[seat]) for seat in range(players)),
        order=tuple(range(players)),
        auction=(
            (DECLARER_SEAT, puzzle.named or puzzle.contract),
            *((seat, "pass") for seat in range(1, players)),
        ),
        declarations=(),
        contract=contract,
        talon=None,
        discard=None,
        trick=trick_view,
        last_trick=make_last_trick_view(play),
        trick_winners=(*earlier, *(play.winners if play else ())),
        claim=None,
        turns=() if turn is None else (turn,),
        acting=acting,
        choices=choices,
        offers=(),
        hidden=(),
        log=(),
        totals=(Fraction(0),) * players,
        result=None,
    )


def _make_seat_view(seat: int, hand: Cards, viewer: int, tricks: int) -> SeatView:
    """Return the view of a seat, whose hand lies open unless it is the viewer's."""
    return SeatView(
        seat=seat,
        cards=tuple(hand),
        count=len(hand),
        exposed=seat != viewer,
        tricks=tricks,
        role="declarer" if seat == DECLARER_SEAT else "defender",
        calls=(),
        playing=True,
    )


def scene_of(attempt: Attempt, view: View) -> Scene:
    """Return the scene with which the view is drawn."""
    puzzle, viewer = attempt.puzzle, viewer_of(attempt.puzzle)
    words = tuple(Word(text) for text in ("pass", "whist")) if puzzle.kind == "whist" else ()
    players = range(view.players)
    plays = tuple(
        viewer if seat not in (DECLARER_SEAT, viewer) and not puzzle.is_declarers else None
        for seat in players
    )
    ranks = registry.get_game(puzzle.game).pack(view.options).ranks
    return Scene(question=view.asks, words=words, low=puzzle.is_misere, ranks=ranks, played_by=plays)


def _find_trump(puzzle: Puzzle, play: Play | None) -> str | None:
    """Return the letter of the trump; in play for points that of the last announcement."""
    trump = puzzle.trump if play is None or not puzzle.is_for_points else play.trump
    return None if trump is None else trump.letter


def _find_contract_needs(puzzle: Puzzle) -> tuple[int | None, int | None]:
    """Return the tricks that the declarer needs, and those with which the defence defeats the contract.

    In play for points there are none.
    """
    if puzzle.is_for_points:
        return None, None
    level = puzzle.level
    trick_total = sum(puzzle.taken) + min(len(hand) for hand in puzzle.hands)
    return level, 0 if puzzle.is_misere else max(trick_total - level + 1, 0)
