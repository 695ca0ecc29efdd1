"""The laws that every game obeys, checked on a walk; ``docs/architecture.md`` lists them.

:data:`CHECKS` has the law of each number, checked on all of a walk. :func:`check_sample` checks them at a
fraction of the cost, the expensive ones in a single state.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Final, NamedTuple

from prikup.cards import Cards
from prikup.core import (
    Action,
    Deal,
    Discard,
    Draw,
    Input,
    Match,
    Name,
    PlayCard,
    RuleError,
    Turn,
)
from prikup.errors import check_argument
from prikup.testing.failure import BrokenError, CheckError, spell_input
from prikup.testing.hidden import check_indistinguishable, check_true_state, viewers
from prikup.testing.matches import check_record, check_replay, check_rotation, check_typed
from prikup.testing.walks import DrawNumber, Walk, spell_error
from prikup.toolkit.tricks import PLAYS_BY_CARD_INDEX

BOUND_FACTOR: Final = 3
"""Suggested bound of a deal, as a multiple of the longest deal that was met."""
FOREIGN_ACTIONS: Final[tuple[Action, ...]] = (
    *PLAYS_BY_CARD_INDEX[::5],
    Discard(Cards.parse("7S 8S")),
    Discard(None),
    Name("7H"),
    Name("x"),
)
"""Actions that are tried in every phase."""


@contextmanager
def checking(law: int, walked: Walk) -> Iterator[None]:
    """Raise CheckError, naming the law and the state that is being looked at, for whatever goes wrong."""
    try:
        yield
    except BrokenError as broken:
        raise walked.failure(str(broken), law) from None
    except CheckError:
        raise
    except Exception as error:
        raise walked.failure(f"the game {spell_error(error)}", law) from error


# ---------------------------------------------------------------------------------------------
# 1: somebody can act, a deal ends


def check_turns(walked: Walk, choose: DrawNumber) -> None:
    """Check law 1: until the match is over somebody can act or chance is due, and every deal ends."""
    for match in walked.visit(walked.states):
        turns = match.turns()
        if match.finished:
            if turns:
                raise BrokenError(f"the match is over, but seat {turns[0].by} has a turn")
        elif match.dealer is not None and match.game.needs_deal(match) is None:
            _check_can_act(match, turns)
    check_bound(walked)


def _check_can_act(match: Match, turns: tuple[Turn, ...]) -> None:
    """Raise BrokenError if nobody has a turn, or a turn has no legal action."""
    if not turns:
        raise BrokenError("nobody has a turn, though the match is not over and waits for no cards")
    for turn in turns:
        if not len(match.legal(turn)):
            raise BrokenError(f"seat {turn.by} has a turn, but no legal action")


def deal_lengths(walked: Walk) -> list[int]:
    """Return after each input the number of players' inputs since the last input of chance."""
    lengths, length = [], 0
    for move in walked.inputs:
        length = 0 if move.seat is None else length + 1
        lengths.append(length)
    return lengths


def check_bound(walked: Walk) -> None:
    """Check that no deal is longer than the game declares; raises BrokenError."""
    bound = getattr(walked.game, "longest_deal", None)
    lengths = deal_lengths(walked)
    longest = max(lengths, default=0)
    name = f"{type(walked.game).__name__}.longest_deal"
    walked.at = lengths.index(longest) + 1 if lengths else 0
    if bound is None:
        text = f"{name} is missing: here a deal had {longest} inputs after its cards"
        raise BrokenError(f"{text}, so try {BOUND_FACTOR * longest}")
    if longest > bound:
        text = f"a deal had {longest} inputs after its cards, and {name} allows {bound}"
        raise BrokenError(f"{text}: something repeats that should not, or the bound is too small")


# ---------------------------------------------------------------------------------------------
# 2: legal and illegal actions


def check_legality(walked: Walk, choose: DrawNumber) -> None:
    """Check law 2 in every state: legal actions apply, and nothing else does."""
    for match in walked.visit(walked.states):
        for turn in match.turns():
            before = hash(match)
            for action in match.legal(turn):
                _check_applies(match, turn, action)
            for move in _list_illegal_inputs(match, turn):
                _check_refused(match, move)
            if hash(match) != before:
                raise BrokenError("the match itself has changed while inputs were tried on it")


def _check_applies(match: Match, turn: Turn, action: Action) -> None:
    """Raise BrokenError if an action that is said to be legal is refused."""
    move = Input(turn.seat, turn.by, action)
    why = match.legal(turn).why_not(action)
    if why is not None:
        raise BrokenError(f"{spell_input(move)} is among the legal actions, but is refused: {why}")
    try:
        match.apply(move)
    except Exception as error:
        text = f"{spell_input(move)} is among the legal actions, but {spell_error(error)}"
        raise BrokenError(text) from error


def _check_refused(match: Match, move: Input) -> None:
    """Raise BrokenError unless an illegal input raises RuleError."""
    try:
        match.apply(move)
    except RuleError:
        return
    except Exception as error:
        text = f"{spell_input(move)} is not legal and should raise RuleError, but {spell_error(error)}"
        raise BrokenError(text) from error
    raise BrokenError(f"{spell_input(move)} applies, but is not among the legal actions")


def _list_illegal_inputs(match: Match, turn: Turn) -> list[Input]:
    """Return inputs that are not legal now: of this turn, of other players and of chance."""
    legal = list(match.legal(turn))
    texts = {action.text for action in legal}
    inputs = [
        Input(turn.seat, turn.by, action)
        for action in match.phase.grid(match, turn)
        if action.text not in texts
    ]
    inputs += [Input(turn.seat, turn.by, action) for action in FOREIGN_ACTIONS if action not in legal]
    turns = match.turns()
    for other_seat in range(match.players):
        if other_seat == turn.by:
            continue
        if Turn(other_seat, other_seat) not in turns:
            inputs += [Input(other_seat, other_seat, action) for action in legal[:2]]
        if Turn(turn.seat, other_seat) not in turns:
            inputs += [Input(turn.seat, other_seat, action) for action in legal[:2]]
    inputs.append(Input(None, None, Draw(0)))
    inputs.append(Input(None, None, Deal((), ())))
    return inputs


# ---------------------------------------------------------------------------------------------
# 4: conservation


def check_conservation(walked: Walk, choose: DrawNumber) -> None:
    """Check law 4: every card is in one place in every state, and the results of the match balance."""
    for match in walked.visit(walked.states):
        check_cards(match)
    check_balance(walked)


def check_cards(match: Match) -> None:
    """Check that each card of the pack is in exactly one place; raises BrokenError."""
    if not match.log:
        return
    views = [match.game.view(match, seat) for seat in range(match.players)]
    seen = Counter(card for seat, view in enumerate(views) for card in view.seats[seat].cards or ())
    seen.update(move.action.card for move in match.log if isinstance(move.action, PlayCard))
    seen.update(card for view in views for card in view.discard or ())
    twice = [str(card) for card, times in seen.items() if times > 1]
    if twice:
        raise BrokenError(f"in two places at once: {', '.join(twice)}")
    backs = sum(place.size for seat, view in enumerate(views) for place in view.hidden if place.seat == seat)
    talon = sum(place.size for place in views[0].hidden if place.place == "talon")
    turned = [card for card in views[0].talon or () if card not in seen]
    count, pack = seen.total() + backs + talon + len(turned), len(match.pack.cards)
    if count != pack:
        raise BrokenError(f"hands, talon, discard and played cards are {count} cards of a pack of {pack}")


def check_balance(walked: Walk) -> None:
    """Check that there is a result, whose sum is zero in a game that balances; raises BrokenError."""
    walked.at = len(walked.inputs)
    game, last = walked.game, walked.last
    result = game.result(last)
    if result is None:
        raise BrokenError("the match is over and has no result")
    if sum(result) and game.balances(last.options):
        text = f"the results {', '.join(map(str, result))} add up to {sum(result)}"
        raise BrokenError(f"{text}: expected 0, since {type(game).__name__}.balances says so")


# ---------------------------------------------------------------------------------------------
# 5, 9: hidden cards


def check_views(walked: Walk, choose: DrawNumber) -> None:
    """Check law 5 for every viewer in a state that is drawn."""
    dealt = dealt_states(walked)
    for viewer in viewers(walked.last):
        walked.at = dealt[choose(len(dealt))]
        check_indistinguishable(walked, viewer, choose)


def dealt_states(walked: Walk) -> list[int]:
    """Return the numbers of the states in the middle of a deal."""
    return [number for number, match in enumerate(walked.states) if match.log]


def check_worlds(walked: Walk, choose: DrawNumber) -> None:
    """Check law 9 for every viewer in every state."""
    for number in dealt_states(walked):
        walked.at = number
        for viewer in viewers(walked.last):
            check_true_state(walked, viewer)


# ---------------------------------------------------------------------------------------------
# 6, 7: texts and transitions


def check_texts(walked: Walk, choose: DrawNumber) -> None:
    """Check law 6 in every state, and for everything that was done."""
    for match in walked.visit(walked.states):
        check_legal_texts(match)
    for match, move in walked.visit(zip(walked.states, walked.inputs, strict=False)):
        if move.seat is not None and move.by is not None:
            _check_reads(match, Turn(move.seat, move.by), move.action)


def check_legal_texts(match: Match) -> None:
    """Check that the legal actions of each turn have texts of their own, which are read back as they are."""
    for turn in match.turns():
        legal = list(match.legal(turn))
        [(text, times)] = Counter(action.text for action in legal).most_common(1)
        if times > 1:
            raise BrokenError(f"{times} legal actions of seat {turn.by} have the text {text!r}")
        for action in legal:
            _check_reads(match, turn, action)


def _check_reads(match: Match, turn: Turn, action: Action) -> None:
    """Raise BrokenError if the text of an action is not read back as that action."""
    read_back = match.parse(turn, action.text)
    if read_back != action:
        raise BrokenError(f"the text {action.text!r} of {action!r} is read back as {read_back!r}")


def check_flow(walked: Walk, choose: DrawNumber) -> None:
    """Check law 7: every phase is followed by one that the game declares."""
    flow, name = walked.game.flow, type(walked.game).__name__
    for before, after in walked.visit(pairwise(walked.states)):
        phase_before, phase_after = type(before.phase), type(after.phase)
        if phase_before not in flow or phase_after not in flow[phase_before]:
            move = spell_input(walked.inputs[walked.at])
            raise BrokenError(
                f"{move} leads from {phase_before.__name__} to {phase_after.__name__}, "
                f"which {name}.flow does not declare"
            )


# ---------------------------------------------------------------------------------------------
# All of them


class Law(NamedTuple):
    """A law by its number; on matches of more than so many ``deals`` it takes too long."""

    number: int
    check_walk: Callable[[Walk, DrawNumber], None]
    deals: int = 3

    def check(self, walked: Walk, choose: DrawNumber) -> None:
        """Check the law on all of a walk; raises CheckError."""
        with checking(self.number, walked):
            self.check_walk(walked, choose)


CHECKS: Final = (
    Law(1, check_turns),
    Law(2, check_legality, deals=1),
    Law(3, check_replay),
    Law(4, check_conservation),
    Law(5, check_views, deals=1),
    Law(6, check_texts),
    Law(7, check_flow),
    Law(9, check_worlds, deals=1),
    Law(10, check_rotation),
    Law(11, check_typed),
)
"""The laws that hold for a match; the eighth is about the options of a game."""


def check_all(walked: Walk, choose: DrawNumber) -> None:
    """Check every law on all of a walk, best of one deal; raises CheckError."""
    check_argument("walked", walked, Walk)
    for law in CHECKS:
        law.check(walked, choose)
    with checking(3, walked):
        check_record(walked)


def check_sample(walked: Walk, choose: DrawNumber) -> None:
    """Check the cheap laws on all of a walk, the others in one state or on every third walk."""
    check_argument("walked", walked, Walk)
    with checking(7, walked):
        check_flow(walked, choose)
    with checking(1, walked):
        check_bound(walked)
    with checking(4, walked):
        check_balance(walked)
    if not choose(3):
        with checking(3, walked):
            check_replay(walked, choose)
            check_record(walked)
    dealt = dealt_states(walked)
    number = dealt[choose(len(dealt))]
    viewer = viewers(walked.last)[choose(walked.last.players + 1)]
    _check_state(walked, number, viewer, choose)
    if not choose(3):
        with checking(11, walked):
            check_typed(walked)


def _check_state(walked: Walk, number: int, viewer: int | None, choose: DrawNumber) -> None:
    """Check the laws of a single state."""
    match = walked.states[number]
    walked.at = number
    with checking(4, walked):
        check_cards(match)
    with checking(6, walked):
        check_legal_texts(match)
    with checking(9, walked):
        check_true_state(walked, viewer)
    with checking(5, walked):
        check_indistinguishable(walked, viewer, choose)
