"""The parts of a view that trick games share: the deal as a seat sees it, choices, cards shown by play.

A game calls these functions and none calls back: the game computes roles, stakes and cards that its rules
place, and passes them on or narrows what is returned here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from types import MappingProxyType

import msgspec

from prikup.cards import Card, Cards, Suit, list_cards
from prikup.core import (
    Action,
    Amount,
    Choice,
    Choices,
    ClaimView,
    ContractView,
    Deal,
    Discard,
    Hidden,
    Input,
    Lazy,
    Match,
    PlayCard,
    RuleError,
    SeatView,
    Struct,
    TrickView,
    Turn,
    View,
    World,
)
from prikup.toolkit import claims
from prikup.toolkit.claims import Claiming
from prikup.toolkit.deal_state import DealState, with_cards
from prikup.toolkit.tricks import Play, find_winner


def redact_input(move: Input, viewer: int | None) -> Input:
    """Return an input as the viewer saw it."""
    action = move.action.seen_by(viewer, move.by)
    return move if action is move.action else Input(move.seat, move.by, action)


def make_trick_view(play: Play) -> TrickView:
    """Return the trick on the table."""
    return TrickView(play.leader, play.trick, play.winner_so_far(), play.talon_lead, play.talon_wins)


def make_last_trick_view(play: Play | None) -> TrickView | None:
    """Return the last complete trick, None if there is none."""
    if play is None or not play.last:
        return None
    return TrickView(play.last[0][0], play.last, play.winners[-1], play.last_talon_lead, play.talon_won)


def make_choice(text: str, error: RuleError | None) -> Choice:
    """Return a choice; with an error it is illegal for that reason."""
    return Choice(text, error is None, None if error is None else error.why)


def played_cards(log: Iterable[Input]) -> Iterator[tuple[int, Card]]:
    """Yield the cards played so far in a log, with their seats."""
    for move in log:
        if isinstance(move.action, PlayCard):
            assert move.seat is not None
            yield move.seat, move.action.card


def find_void_masks(play: Play, log: Iterable[Input], trumps: Sequence[Suit | None] = ()) -> list[int]:
    """Return by seat a mask of cards it cannot hold, since it did not follow, ruff or, if it must, beat.

    ``trumps`` are the trump suits of the tricks, where they changed in the course of the deal.
    """
    rules = play.rules
    found = [0] * len(play.hands)
    trick: list[Card] = []
    led = trump = play.trump
    number, everything = 0, rules.pack.cards.mask
    for move in log:
        if not isinstance(move.action, PlayCard) or move.seat is None:
            continue
        seat, card = move.seat, move.action.card
        if not trick:
            led = rules.leads[number].suit if number < len(rules.leads) else card.suit
            trump = trumps[number] if number < len(trumps) else play.trump
        if card.suit is not led and led is not None:
            found[seat] |= led.mask
            if trump is not None and card.suit is not trump and rules.must_ruff:
                found[seat] |= trump.mask
        if rules.must_beat and trick and find_winner((*trick, card), trump, rules.pack, led) < len(trick):
            could = rules.may_play(everything & ~found[seat], trick, led, trump)
            if not could & card.bit:
                found[seat] |= could
        trick.append(card)
        if len(trick) == rules.size:
            number, trick = number + 1, []
    return found


# ---------------------------------------------------------------------------------------------
# The view of a deal, from what its phases hold


def find_deal_and_play(match: Match) -> tuple[DealState | None, Play | None]:
    """Return the deal and the play of a match; None between deals, and no play before the first card."""
    phase = with_cards(match)
    held, play = getattr(phase, "held", None), getattr(phase, "play", None)
    return held if isinstance(held, DealState) else None, play if isinstance(play, Play) else None


def make_deal_view(
    match: Match,
    viewer: int | None,
    *,
    order: tuple[int, ...],
    seats: Sequence[SeatView],
    contract: ContractView | None,
    hidden: Sequence[Hidden],
    totals: Sequence[Fraction],
    choices: Callable[[Match, Turn], Iterable[Choice]] | None = None,
    offers: Sequence[Choice] = (),
    standing: Struct | None = None,
    bottom: Card | None = None,
) -> View:
    """Return the view of a deal, composed of the parts that a game has computed.

    ``choices`` makes the choices of the viewer's turn, by default those of :func:`turn_choices`. ``offers``
    are the actions that the viewer may do unasked, besides claims. ``standing`` replaces that of the match
    where players may not see all of it; ``bottom`` is a card at the bottom of the pack that was shown to all.
    Raises ArgumentError for a viewer who is not a seat of the match.
    """
    if viewer is not None:
        match.seat(viewer)
    held, play = find_deal_and_play(match)
    turns = match.phase.turns(match)
    acting = None if viewer is None else next((turn for turn in turns if turn.by == viewer), None)
    claim = match.phase if isinstance(match.phase, Claiming) else None
    laid = held.discard if held is not None and viewer is not None and viewer == held.declarer else None
    return View(
        game=match.game.id,
        options=match.options,
        players=match.players,
        clockwise=match.game.clockwise,
        seat=viewer,
        deal_no=match.deal_no,
        dealer=match.dealer,
        phase=match.phase.stage,
        asks=match.phase.asks,
        standing=match.standing if standing is None else standing,
        seats=seats,
        order=order,
        auction=() if held is None else held.calls,
        declarations=() if held is None else held.said,
        contract=contract,
        talon=None if held is None else visible_talon(held, play, viewer) or None,
        discard=None if laid is None else tuple(laid),
        trick=None if play is None else make_trick_view(play),
        last_trick=make_last_trick_view(play),
        trick_winners=() if play is None else play.winners,
        claim=None if claim is None else ClaimView(claim.by, claim.division, claim.accepted),
        turns=turns,
        acting=acting,
        choices=()
        if acting is None
        else Choices(choices or list_turn_choices, match.phase.legal, match, acting),
        offers=Lazy(_offers, match, viewer, offers),
        hidden=hidden,
        log=Lazy(_log, match, find_sighted_viewer(held, viewer), bottom),
        totals=totals,
        result=match.game.result(match),
        minutes=match.minutes,
        last_deal=match.last_deal,
    )


def find_sighted_viewer(held: DealState | None, viewer: int | None) -> int | None:
    """Return the viewer, or None, as for a watcher, for a viewer who has not looked at their cards."""
    return None if held is not None and viewer in held.backs else viewer


def _offers(match: Match, viewer: int | None, offers: Sequence[Choice]) -> list[Choice]:
    """Return what the viewer may do unasked: these offers, and claims."""
    possible = () if viewer is None else claims.list_offers(match, viewer)
    return [*offers, *(make_choice(text, error) for text, error in possible)]


def _log(match: Match, viewer: int | None, bottom: Card | None) -> tuple[Input, ...]:
    log = [redact_input(move, viewer) for move in match.log]
    if bottom is not None:
        log[0] = Input(None, None, msgspec.structs.replace(log[0].action, bottom=bottom))
    return tuple(log)


def hand_mask(held: DealState, play: Play | None, seat: int) -> int:
    """Return the cards that a seat holds, as a mask; a seat that does not play keeps its hand."""
    return held.hands[seat].mask if play is None or play.rules.after[seat] < 0 else play.hands[seat]


def open_seats(held: DealState, play: Play | None) -> tuple[int, ...]:
    """Return the seats whose hands lie open for all."""
    return held.exposed if play is None else play.exposed


def visible_talon(held: DealState, play: Play | None, viewer: int | None) -> tuple[Card, ...]:
    """Return the cards of the talon that the viewer saw before the play, or as leads of its first tricks."""
    if held.taken and viewer is not None and viewer == held.declarer:
        return held.taken
    return held.shown if play is None else held.shown or play.rules.leads[: len(play.winners) + 1]


def make_empty_seats(players: int) -> tuple[SeatView, ...]:
    """Return the seats between two deals, none of which has cards."""
    return tuple([SeatView(seat, None, 0, False, 0, "", (), True) for seat in range(players)])


def make_seat_view(
    held: DealState,
    play: Play | None,
    seat: int,
    viewer: int | None,
    *,
    role: str = "",
    playing: bool = True,
    spoken: tuple[str, ...] = (),
    shown: Cards | None = None,
    points: int | None = None,
) -> SeatView:
    """Return one seat of a deal as the viewer sees it.

    ``spoken`` are its words between the auction and naming. ``shown`` are cards that all saw, of which some
    have been laid away since.
    """
    hand = hand_mask(held, play, seat)
    exposed = seat in open_seats(held, play)
    calls = [said for by, said in held.calls if by == seat]
    calls += spoken
    if seat == held.declarer:
        calls += held.naming
    calls += [said for by, said in held.said if by == seat]
    return SeatView(
        seat,
        list_cards(hand) if exposed or seat == find_sighted_viewer(held, viewer) else None,
        hand.bit_count(),
        exposed,
        0 if play is None else play.taken[seat],
        role,
        tuple(calls),
        playing,
        None if shown is None or exposed else tuple(shown),
        proved=tuple(Cards(card for by, card in held.proved if by == seat)) if held.proved else (),
        points=points,
    )


Stakes = Mapping[str, dict[str, Amount]]
"""Numbers that a player weighs, by a word of the game, for the text of each action that has any."""


def list_turn_choices(match: Match, turn: Turn, stakes: Stakes = MappingProxyType({})) -> list[Choice]:
    """Return all choices of a turn, legal or not, the legal ones with their stakes."""
    return [_choice(match, turn, action, stakes) for action in match.phase.grid(match, turn)]


def _choice(match: Match, turn: Turn, action: Action, stakes: Stakes) -> Choice:
    text = action.text
    try:
        match.phase.check(match, turn, action)
    except RuleError as error:
        return make_choice(text, error.with_traceback(None))  # its frames would be kept until a collection
    return Choice(text, True, stake=stakes.get(text) or None)


def list_hidden_places(match: Match, viewer: int | None, trumps: Sequence[Suit | None] = ()) -> list[Hidden]:
    """Return the places that the viewer does not see, each with the cards that may lie there.

    Cards are excluded by counting, and by not having followed suit or ruffed. ``trumps`` are the trump suits
    of the tricks, where they changed.
    """
    held, play = find_deal_and_play(match)
    if held is None:
        return []
    masks = _hidden_masks(match, held, play, viewer)
    unseen = 0
    for mask in masks.values():
        unseen |= mask
    shown = () if play is None else find_void_masks(play, match.log, trumps)
    found = []
    for (name, owner), mask in masks.items():
        may = unseen & ~shown[owner] if shown and name == "hand" and owner is not None else unseen
        found.append(Hidden(name, owner, mask.bit_count(), Cards(may)))
    return found


def _hidden_masks(
    match: Match, held: DealState, play: Play | None, viewer: int | None
) -> dict[tuple[str, int | None], int]:
    """Return the cards of each place that the viewer does not see, as masks; empty places are left out."""
    looks, open_to = find_sighted_viewer(held, viewer), open_seats(held, play)
    masks: dict[tuple[str, int | None], int] = {}
    for seat in range(match.players):
        if seat != looks and seat not in open_to:
            masks["hand", seat] = hand_mask(held, play, seat)
    turned = (*held.taken, *visible_talon(held, play, viewer))
    masks["talon", None] = sum([card.bit for card in held.talon if card not in turned])
    if held.discard is not None and looks != held.declarer:
        masks["discard", held.declarer] = held.discard.mask
    return {place: mask for place, mask in masks.items() if mask}


def exclude(place: Hidden, cards: Cards) -> Hidden:
    """Return a hidden place in which these cards cannot lie."""
    return msgspec.structs.replace(place, may=place.may - cards) if place.may.mask & cards.mask else place


Places = Mapping[tuple[str, int | None], Iterable[Card]]


def find_declarer(view: View) -> int | None:
    """Return the seat of the declarer, None while there is none."""
    return next((seat.seat for seat in view.seats if seat.role == "declarer"), None)


def find_dealt_hands(view: View, places: Places) -> list[Cards]:
    """Return the hands before the first lead, if each hidden place holds these cards."""
    hands = [Cards(places.get(("hand", seat.seat), seat.cards or ())) for seat in view.seats]
    for owner, card in played_cards(view.log):
        hands[owner] |= Cards([card])
    return hands


def pick_any_two(hands: Sequence[Cards], declarer: int) -> tuple[Card, ...]:
    """Return two of the declarer's cards in place of the taken talon, which only the declarer knows."""
    return tuple(hands[declarer])[:2]


def make_world(
    view: View, places: Places, taken: Callable[[Sequence[Cards], int], tuple[Card, ...]] = pick_any_two
) -> World:
    """Return the world in which each hidden place of a view holds these cards, the talon in this order.

    ``taken`` chooses the talon among the twelve cards of a declarer who took it, for those who have not seen
    it.
    """
    hands, declarer = find_dealt_hands(view, places), find_declarer(view)
    talon = (*(view.talon or ()), *places.get(("talon", None), ()))
    if declarer is None:
        return World(Deal(tuple(hands), talon))
    laid = Cards(places.get(("discard", declarer), view.discard or ()))
    hands[declarer] |= laid
    talon = talon or taken(hands, declarer)
    hands[declarer] -= Cards(talon)
    acts: tuple[Action, ...] = (Discard(laid),) if ("discard", declarer) in places else ()
    return World(Deal(tuple(hands), talon), acts)
