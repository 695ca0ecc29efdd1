"""Random walks through matches, drawn so that Hypothesis can shrink them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache

from prikup.cards import Card, Cards
from prikup.core import (
    Clock,
    Deal,
    Draw,
    Fact,
    Finish,
    Hidden,
    Input,
    Match,
    OptionError,
    RuleError,
    Turn,
    View,
    state_of,
)
from prikup.games import GAMES
from prikup.worlds import Layouts

Choose = Callable[[int], int]
"""A draw: a number below n."""

TRIES = 20
"""How often cards are drawn anew that contradict what was seen."""


@dataclass(frozen=True)
class Case:
    """A game with a preset and a number of players."""

    game: str
    rules: str
    players: int

    def start(self) -> Match:
        """The match before its first draw."""
        game = GAMES[self.game]
        return game.start(game.options(self.rules), self.players)

    def __str__(self) -> str:
        return f"{self.rules}-{self.players}"


@cache
def playable_cases() -> tuple[Case, ...]:
    """Every preset of every game, for every number of players it can be played with."""
    found = []
    for game in GAMES.values():
        for preset in game.presets:
            for players in range(2, 5):
                case = Case(game.id, preset, players)
                try:
                    case.start()
                except OptionError:
                    continue
                found.append(case)
    return tuple(found)


@dataclass
class Walk:
    """A match that was walked: each state with the input that followed it, and all facts."""

    states: list[Match] = field(default_factory=list)
    inputs: list[Input] = field(default_factory=list)
    facts: list[tuple[Fact, ...]] = field(default_factory=list)

    @property
    def last(self) -> Match:
        """The state at the end."""
        return self.states[-1]

    def put(self, move: Input) -> None:
        """Take one step."""
        step = self.last.apply(move)
        self.states.append(step.state)
        self.inputs.append(move)
        self.facts.append(step.facts)


def shuffled(cards: Sequence[Card], choose: Choose) -> list[Card]:
    """The cards in a drawn order."""
    order = list(cards)
    for i in range(len(order) - 1, 0, -1):
        j = choose(i + 1)
        order[i], order[j] = order[j], order[i]
    return order


def walk(case: Case, choose: Choose, deals: int, offers: bool = True) -> Walk:
    """A random match of at most so many deals, then finished; claims come now and then.

    Where it ends by time the clock is read after each deal."""
    walked = Walk([case.start()])
    while not walked.last.finished:
        match = walked.last
        if match.deal_no > deals and match.game.needs_deal(match) is not None:
            walked.put(Input(None, None, Finish()))
            continue
        if _clock_may_be_read(walked):
            walked.put(Input(None, None, Clock(match.minutes + choose(120))))
            continue
        given = match.due(lambda purpose: choose)
        if given is not None:
            walked.put(Input(None, None, given))
            continue
        walked.put(_offer(match, choose) if offers and choose(24) == 0 else _move(match, choose))
    return walked


def _clock_may_be_read(walked: Walk) -> bool:
    """Return True if a match that ends by time waits for its next deal and was not told the time yet."""
    match, last = walked.last, walked.inputs[-1].action if walked.inputs else None
    waits = match.game.needs_deal(match) is not None and not isinstance(last, Draw | Clock)
    return waits and getattr(match.options, "end_minutes", None) is not None


def _move(match: Match, choose: Choose) -> Input:
    turns = match.turns()
    turn = turns[choose(len(turns))]
    legal = list(match.legal(turn))
    return Input(turn.seat, turn.by, legal[lean(choose, len(legal))])


def lean(choose: Choose, n: int) -> int:
    """A place below n, leaning to both ends: auctions then stay low and often pass."""
    kind = choose(4)
    if kind == 0:
        return n - 1
    return choose(n) if kind == 1 else choose(min(n, 4))


def _offer(match: Match, choose: Choose) -> Input:
    by = choose(match.players)
    offers = match.offers(by)
    if not offers:
        return _move(match, choose)
    return Input(by, by, offers[choose(len(offers))])


def assignments(hidden: Sequence[Hidden], choose: Choose) -> dict[tuple[str, int | None], Cards]:
    """A drawn way to lay the unseen cards into the hidden places, each within its ``may``."""
    layouts = Layouts.of(hidden)
    assert layouts.count, "the hidden places cannot be filled"
    [laid] = layouts.at([choose(layouts.count)]).tolist()
    return {(place.place, place.seat): Cards(mask) for place, mask in zip(hidden, laid, strict=True)}


def imagined(match: Match, view: View, choose: Choose) -> Match:
    """A state in which the cards that a view does not show lie in a drawn way.

    Cards that contradict what was seen are drawn anew: that the rules would have dealt them again, or that
    they could not have been bid on so, is known to all. Where such cards are rare the true ones are taken.
    """
    for _ in range(TRIES):
        try:
            world = match.game.world(view, assignments(view.hidden, choose))
            return state_of(match.game, view, world)
        except RuleError as error:
            if error.code != "world":
                raise
    return state_of(match.game, view, match.game.world(view, true_places(match, view.hidden)))


def true_places(match: Match, hidden: Sequence[Hidden]) -> dict[tuple[str, int | None], Iterable[Card]]:
    """What really lies in the hidden places, from the views of all seats."""
    views = [match.view(seat) for seat in range(match.players)]
    found: dict[tuple[str, int | None], Iterable[Card]] = {}
    deal = match.log[0].action
    assert isinstance(deal, Deal) and deal.talon is not None
    for place in hidden:
        if place.place == "hand":
            assert place.seat is not None
            cards = views[place.seat].seats[place.seat].cards
            # Who has not looked yet holds what they were dealt.
            found[place.place, place.seat] = deal.hands[place.seat] or () if cards is None else cards
        elif place.place == "discard":
            assert place.seat is not None
            found[place.place, place.seat] = Cards(views[place.seat].discard or ())
        else:
            found[place.place, None] = [card for card in deal.talon if card in place.may]
    # A talon that was taken unseen lies in the taker's hand; which of their cards it was, no place tells.
    found["taken", None] = deal.talon
    return found


def turns_and_legal(match: Match, by: int) -> tuple[tuple[Turn, ...], list[str], list[str]]:
    """The turns, a player's legal texts and what they may offer."""
    turn = match.turn_of(by)
    legal = [] if turn is None else [action.text for action in match.legal(turn)]
    return match.turns(), legal, [action.text for action in match.offers(by)]
