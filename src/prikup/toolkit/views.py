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
    Phase,
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
from prikup.toolkit.deal_state import DealState, find_card_phase
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
    """Return by seat a mask of the cards it cannot hold.

    It would have had to play one of them when it did not follow suit, did not ruff or, if it must, did not
    beat. ``trumps`` are the trump suits of the tricks, where they changed in the course of the deal.
    """
    rules = play.rules
    void_masks = [0] * len(play.hands)
    trick: list[Card] = []
    led: Suit | None = None
    trump = play.trump
    trick_index, pack_mask = 0, rules.pack.cards.mask
    for move in log:
        if not isinstance(move.action, PlayCard) or move.seat is None:
            continue
        seat, card = move.seat, move.action.card
        if not trick:
            led = rules.leads[trick_index].suit if trick_index < len(rules.leads) else card.suit
            trump = trumps[trick_index] if trick_index < len(trumps) else play.trump
        if card.suit is not led and led is not None:
            void_masks[seat] |= led.mask
            if trump is not None and card.suit is not trump and rules.must_ruff:
                void_masks[seat] |= trump.mask
        if rules.must_beat and trick and find_winner((*trick, card), trump, rules.pack, led) < len(trick):
            beating = rules.may_play(pack_mask & ~void_masks[seat], trick, led, trump)
            if not beating & card.bit:
                void_masks[seat] |= beating
        trick.append(card)
        if len(trick) == rules.size:
            trick_index, trick = trick_index + 1, []
    return void_masks


# ---------------------------------------------------------------------------------------------
# The view of a deal, from what its phases hold


def find_deal_and_play(match: Match) -> tuple[DealState | None, Play | None]:
    """Return the deal and the play of a match; None between deals, and no play before the first card."""
    phase = find_card_phase(match)
    state, play = getattr(phase, "held", None), getattr(phase, "play", None)
    return state if isinstance(state, DealState) else None, play if isinstance(play, Play) else None


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

    ``choices`` makes the choices of the viewer's turn, by default those of :func:`list_turn_choices`.
    ``offers`` are the actions that the viewer may do unasked, besides claims. ``standing`` replaces that of
    the match where players may not see all of it; ``bottom`` is a card at the bottom of the pack that was
    shown to all.
    Raises ArgumentError for a viewer who is not a seat of the match.
    """
    state, play = find_deal_and_play(match)
    acting = None if viewer is None else match.turn_of(match.seat(viewer))
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
        auction=() if state is None else state.calls,
        declarations=() if state is None else state.said,
        contract=contract,
        talon=None if state is None else visible_talon(state, play, viewer) or None,
        discard=_find_own_discard(state, viewer),
        trick=None if play is None else make_trick_view(play),
        last_trick=make_last_trick_view(play),
        trick_winners=() if play is None else play.winners,
        claim=_make_claim_view(match.phase),
        turns=match.phase.turns(match),
        acting=acting,
        choices=()
        if acting is None
        else Choices(choices or list_turn_choices, match.phase.legal, match, acting),
        offers=Lazy(_list_all_offers, match, viewer, offers),
        hidden=hidden,
        log=Lazy(_redact_log, match, find_sighted_viewer(state, viewer), bottom),
        totals=totals,
        result=match.game.result(match),
        minutes=match.minutes,
        last_deal=match.last_deal,
    )


def _make_claim_view(phase: Phase) -> ClaimView | None:
    """Return the claim that waits for answers, None if there is none."""
    return ClaimView(phase.by, phase.division, phase.accepted) if isinstance(phase, Claiming) else None


def _find_own_discard(state: DealState | None, viewer: int | None) -> tuple[Card, ...] | None:
    """Return the cards that the viewer has laid away as declarer, None if the viewer has not."""
    if state is None or state.discard is None or viewer is None or viewer != state.declarer:
        return None
    return tuple(state.discard)


def find_sighted_viewer(state: DealState | None, viewer: int | None) -> int | None:
    """Return the viewer, or None, as for a watcher, for a viewer who has not looked at their cards."""
    return None if state is not None and viewer in state.backs else viewer


def _list_all_offers(match: Match, viewer: int | None, offers: Sequence[Choice]) -> list[Choice]:
    """Return the actions that the viewer may do unasked: these offers, and claims."""
    claim_offers = () if viewer is None else claims.list_offers(match, viewer)
    return [*offers, *(make_choice(text, error) for text, error in claim_offers)]


def _redact_log(match: Match, viewer: int | None, bottom: Card | None) -> tuple[Input, ...]:
    """Return the inputs of the deal as the viewer saw them, with the bottom card if it was shown to all."""
    log = [redact_input(move, viewer) for move in match.log]
    if bottom is not None:
        log[0] = Input(None, None, msgspec.structs.replace(log[0].action, bottom=bottom))
    return tuple(log)


def hand_mask(state: DealState, play: Play | None, seat: int) -> int:
    """Return the mask of the cards that a seat holds; a seat that does not play keeps its hand."""
    return state.hands[seat].mask if play is None or play.rules.after[seat] < 0 else play.hands[seat]


def open_seats(state: DealState, play: Play | None) -> tuple[int, ...]:
    """Return the seats whose hands lie open for all."""
    return state.exposed if play is None else play.exposed


def visible_talon(state: DealState, play: Play | None, viewer: int | None) -> tuple[Card, ...]:
    """Return the cards of the talon that the viewer saw before the play, or as leads of its first tricks."""
    if state.taken and viewer is not None and viewer == state.declarer:
        return state.taken
    return state.shown if play is None else state.shown or play.rules.leads[: len(play.winners) + 1]


def make_empty_seats(players: int) -> tuple[SeatView, ...]:
    """Return the seats between two deals, none of which has cards."""
    return tuple(
        [
            SeatView(seat, cards=None, count=0, exposed=False, tricks=0, role="", calls=(), playing=True)
            for seat in range(players)
        ]
    )


def make_seat_view(
    state: DealState,
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

    ``spoken`` are the words it said between the auction and naming. ``shown`` are cards that all saw, of
    which some have been laid away since.
    """
    hand = hand_mask(state, play, seat)
    exposed = seat in open_seats(state, play)
    calls = [word for by, word in state.calls if by == seat]
    calls += spoken
    if seat == state.declarer:
        calls += state.naming
    calls += [word for by, word in state.said if by == seat]
    return SeatView(
        seat,
        list_cards(hand) if exposed or seat == find_sighted_viewer(state, viewer) else None,
        hand.bit_count(),
        exposed,
        0 if play is None else play.taken[seat],
        role,
        tuple(calls),
        playing,
        None if shown is None or exposed else tuple(shown),
        proved=tuple(Cards(card for by, card in state.proved if by == seat)) if state.proved else (),
        points=points,
    )


Stakes = Mapping[str, dict[str, Amount]]
"""Numbers that a player weighs, by a word of the game, for the text of each action that has any."""


def list_turn_choices(match: Match, turn: Turn, stakes: Stakes = MappingProxyType({})) -> list[Choice]:
    """Return all choices of a turn, legal or not, the legal ones with their stakes."""
    return [_make_turn_choice(match, turn, action, stakes) for action in match.phase.grid(match, turn)]


def _make_turn_choice(match: Match, turn: Turn, action: Action, stakes: Stakes) -> Choice:
    """Return an action as a choice: legal with its stake, or with the reason against it."""
    text = action.text
    try:
        match.phase.check(match, turn, action)
    except RuleError as error:
        return make_choice(text, error.with_traceback(None))  # its frames would be kept until a collection
    return Choice(text, legal=True, stake=stakes.get(text) or None)


def list_hidden_places(match: Match, viewer: int | None, trumps: Sequence[Suit | None] = ()) -> list[Hidden]:
    """Return the places that the viewer does not see, each with the cards that may lie there.

    Excluded are the cards that the viewer sees elsewhere and, for a hand, those that it would have had to
    play (see :func:`find_void_masks`). ``trumps`` are the trump suits of the tricks, where they changed.
    """
    state, play = find_deal_and_play(match)
    if state is None:
        return []
    masks = _find_hidden_masks(match, state, play, viewer)
    unseen = 0
    for mask in masks.values():
        unseen |= mask
    void_masks = () if play is None else find_void_masks(play, match.log, trumps)
    hidden_places = []
    for (name, owner), mask in masks.items():
        possible = (
            unseen & ~void_masks[owner] if void_masks and name == "hand" and owner is not None else unseen
        )
        hidden_places.append(Hidden(name, owner, mask.bit_count(), Cards(possible)))
    return hidden_places


def _find_hidden_masks(
    match: Match, state: DealState, play: Play | None, viewer: int | None
) -> dict[tuple[str, int | None], int]:
    """Return the cards of each place that the viewer does not see, as masks; empty places are left out."""
    sighted, open_to = find_sighted_viewer(state, viewer), open_seats(state, play)
    masks: dict[tuple[str, int | None], int] = {}
    for seat in range(match.players):
        if seat != sighted and seat not in open_to:
            masks["hand", seat] = hand_mask(state, play, seat)
    seen_talon = (*state.taken, *visible_talon(state, play, viewer))
    masks["talon", None] = sum([card.bit for card in state.talon if card not in seen_talon])
    if state.discard is not None and sighted != state.declarer:
        masks["discard", state.declarer] = state.discard.mask
    return {place: mask for place, mask in masks.items() if mask}


def exclude(place: Hidden, cards: Cards) -> Hidden:
    """Return a hidden place in which these cards cannot lie."""
    return msgspec.structs.replace(place, may=place.may - cards) if place.may.mask & cards.mask else place


CardsByPlace = Mapping[tuple[str, int | None], Iterable[Card]]


def find_declarer(view: View) -> int | None:
    """Return the seat of the declarer, None while there is none."""
    return next((seat.seat for seat in view.seats if seat.role == "declarer"), None)


def find_dealt_hands(view: View, places: CardsByPlace) -> list[Cards]:
    """Return the hands before the first lead, if each hidden place holds these cards."""
    hands = [Cards(places.get(("hand", seat.seat), seat.cards or ())) for seat in view.seats]
    for owner, card in played_cards(view.log):
        hands[owner] |= Cards([card])
    return hands


def pick_any_two(hands: Sequence[Cards], declarer: int) -> tuple[Card, ...]:
    """Return two of the declarer's cards in place of the taken talon, which only the declarer knows."""
    return tuple(hands[declarer])[:2]


def make_world(
    view: View,
    places: CardsByPlace,
    choose_talon: Callable[[Sequence[Cards], int], tuple[Card, ...]] = pick_any_two,
) -> World:
    """Return the world in which each hidden place of a view holds these cards, the talon in this order.

    If the declarer took the talon and the viewer has not seen it, ``choose_talon`` picks it from the
    declarer's twelve cards, given the hands and the declarer.
    """
    hands, declarer = find_dealt_hands(view, places), find_declarer(view)
    talon = (*(view.talon or ()), *places.get(("talon", None), ()))
    if declarer is None:
        return World(Deal(tuple(hands), talon))
    discard = Cards(places.get(("discard", declarer), view.discard or ()))
    hands[declarer] |= discard
    talon = talon or choose_talon(hands, declarer)
    hands[declarer] -= Cards(talon)
    acts: tuple[Action, ...] = (Discard(discard),) if ("discard", declarer) in places else ()
    return World(Deal(tuple(hands), talon), acts)
