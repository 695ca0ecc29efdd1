"""What a seat may know of a match of Russian Thousand."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from prikup.cards import Card, Cards, Suit
from prikup.core import (
    Action,
    Choice,
    ContractView,
    Deal,
    Hidden,
    Input,
    Match,
    Over,
    Phase,
    PlayCard,
    SeatView,
    Turn,
    View,
)
from prikup.games.thousand.deal_end import scores
from prikup.games.thousand.deal_state import Layout
from prikup.games.thousand.exchange import Choosing, Discarding, Passing, Redealing
from prikup.games.thousand.naming import Raising, Trumping
from prikup.games.thousand.options import Options
from prikup.games.thousand.phases import Bidding, Dealing, Drawing
from prikup.games.thousand.playing import Playing
from prikup.games.thousand.points import ACES, FOUR_ACES, PAIRS, worth
from prikup.games.thousand.results import mode_of
from prikup.games.thousand.rules import active_seats, suit_of
from prikup.toolkit import views
from prikup.toolkit.tricks import Play

_PHASES: dict[type[Phase], str] = {
    Drawing: "draw",
    Dealing: "deal",
    Bidding: "bidding",
    Choosing: "talon",
    Redealing: "redeal",
    Passing: "give",
    Discarding: "discard",
    Raising: "naming",
    Trumping: "naming",
    Playing: "play",
    Over: "over",
}
DealState = Bidding | Choosing | Redealing | Passing | Discarding | Raising | Trumping | Playing


def view(match: Match, seat: int | None) -> View:
    """All that a seat, or a watcher (None), may know."""
    phase = match.phase
    held = phase if isinstance(phase, DealState) else None
    layout = None if held is None else held.layout
    play = held.play if isinstance(held, Playing) else None
    acting = None if seat is None else match.turn_of(seat)
    return View(
        game=match.game.id,
        options=match.options,
        players=match.players,
        clockwise=True,
        seat=seat,
        deal_no=match.deal_no,
        dealer=match.dealer,
        phase=_PHASES[type(phase)],
        asks=phase.asks,
        # In what order the pack was gathered nobody is told.
        standing=msgspec.structs.replace(match.standing, pile=()),
        seats=tuple(_seat_view(match, held, other, seat) for other in range(match.players)),
        order=() if match.dealer is None else active_seats(match),
        auction=() if held is None else _calls(held),
        declarations=_marriages(held),
        contract=None if layout is None else _contract(match.options, layout, play),
        talon=None if layout is None else _talon(layout, seat),
        discard=None if layout is None else _discard(layout, seat),
        trick=None if play is None else views.trick(play),
        last_trick=views.last_trick(play),
        trick_winners=() if play is None else play.winners,
        claim=None,
        turns=match.turns(),
        acting=acting,
        choices=() if acting is None else tuple(_choices(match, acting)),
        offers=(),
        hidden=() if held is None else tuple(_hidden(match, held, seat)),
        log=tuple(_seen(move, held, seat) for move in match.log),
        now=scores(match.standing),
        result=phase.result if isinstance(phase, Over) else None,
    )


def _backs(held: DealState | None) -> tuple[int, ...]:
    """Who has seen only the backs of his cards."""
    return held.backs if isinstance(held, Bidding) else ()


def _seen(move: Input, held: DealState | None, seat: int | None) -> Input:
    """An input as the seat saw it; a jack at the bottom of the pack was shown to all (2.5)."""
    eyes = None if seat in _backs(held) else seat
    one = views.seen(move, eyes)
    if isinstance(one.action, Deal) and held is not None and held.layout.bottom is not None:
        action = msgspec.structs.replace(one.action, bottom=held.layout.bottom)
        return Input(None, None, action)
    return one


def _masks(held: DealState) -> tuple[int, ...]:
    """The cards each seat holds, as masks."""
    if isinstance(held, Playing):
        return held.play.hands
    return tuple(hand.mask for hand in held.layout.hands)


def _calls(held: DealState) -> tuple[tuple[int, str], ...]:
    return held.auction.calls if isinstance(held, Bidding) else held.layout.calls


def _marriages(held: DealState | None) -> tuple[tuple[int, str], ...]:
    married = held.married if isinstance(held, Playing) else ()
    return tuple((seat, f"marriage {suit}") for seat, suit in married)


def _seat_view(match: Match, held: DealState | None, seat: int, viewer: int | None) -> SeatView:
    if held is None:
        return SeatView(seat, None, 0, False, 0, "", (), True)
    hand = Cards(_masks(held)[seat])
    said = [text for by, text in _calls(held) if by == seat]
    layout, play = held.layout, held if isinstance(held, Playing) else None
    if seat == layout.declarer and isinstance(held, Trumping | Playing):
        said.append(f"name {layout.bid}")
        said += [] if layout.trump is None else [f"name {layout.trump}"]
    said += [text for by, text in _marriages(held) if by == seat]
    return SeatView(
        seat,
        tuple(hand) if seat == viewer and seat not in _backs(held) else None,
        len(hand),
        False,
        0 if play is None else play.play.taken[seat],
        _role(match, layout, seat),
        tuple(said),
        seat in active_seats(match),
        proved=() if play is None else tuple(_proved(play, seat)),
        points=None if play is None else _points(match, play, seat),
    )


def _role(match: Match, layout: Layout, seat: int) -> str:
    if layout.declarer is None or seat not in active_seats(match):
        return ""
    return "declarer" if seat == layout.declarer else "defender"


def _points(match: Match, playing: Playing, seat: int) -> int:
    """Card points and marriages of a seat so far."""
    suits = [suit for by, suit in playing.married if by == seat]
    return playing.points[seat] + worth(match.options, suits, suit_of(playing.layout.trump))


def _proved(playing: Playing, seat: int) -> Cards:
    """The cards that a seat announced (7.1, 7.5)."""
    found = Cards()
    for by, what in playing.married:
        if by == seat:
            found |= FOUR_ACES if what == ACES else PAIRS[what]
    return found


def _contract(options: Options, layout: Layout, play: Play | None) -> ContractView | None:
    if layout.declarer is None:
        return None
    trump = suit_of(layout.trump) if play is None else play.trump
    letter = None if trump is None else trump.letter
    # Until the talon is taken, a deal that is not golden or blind counts once.
    mode = mode_of(layout.mode, layout.bid, options) if layout.taken else layout.mode
    return ContractView(layout.declarer, str(layout.bid), letter, None, None, 1 if mode == "normal" else 2)


def _talon(layout: Layout, viewer: int | None) -> tuple[Card, ...] | None:
    seen = layout.shown or (viewer is not None and viewer == layout.declarer)
    return layout.taken if seen and layout.taken else None


def _discard(layout: Layout, viewer: int | None) -> tuple[Card, ...] | None:
    if layout.discard is None or viewer is None or viewer != layout.declarer:
        return None
    return tuple(layout.discard)


def _choices(match: Match, turn: Turn) -> Iterator[Choice]:
    legal = match.legal(turn)
    for action in match.phase.grid(match, turn):
        one = views.choice(action.text, legal.why_not(action))
        points = _announced(match, action) if one.legal else 0
        yield msgspec.structs.replace(one, stake={"points": points}) if points else one


def _announced(match: Match, action: Action) -> int:
    """The points that are announced with a card (7.1, 7.5)."""
    if not isinstance(action, PlayCard) or not action.announce or not isinstance(match.phase, Playing):
        return 0
    what = ACES if action.card.rank == ACES else action.card.suit.letter
    return worth(match.options, [what], suit_of(match.phase.layout.trump))


# ---------------------------------------------------------------------------------------------
# What is hidden


def _hidden(match: Match, held: DealState, viewer: int | None) -> Iterator[Hidden]:
    """The places the viewer does not see, and which cards may lie there by all that was played and told."""
    layout, masks = held.layout, _masks(held)
    eyes = None if viewer in _backs(held) else viewer
    unseen = match.pack.cards.mask & ~_known(match, held, eyes)
    voids = [0] * len(masks)
    if isinstance(held, Playing):
        voids = views.voids(held.play, match.log, _trumps(match, held))
    fixed = _fixed(held, eyes)
    talon = Cards(layout.taken).mask if layout.shown else 0
    for seat, mask in enumerate(masks):
        if mask and seat != eyes:
            elsewhere = _elsewhere(fixed, seat)
            if seat != layout.declarer and not _may_hold_talon(match, held, seat, eyes):
                elsewhere |= talon & ~fixed[seat]
            may = unseen & ~voids[seat] & ~elsewhere
            yield Hidden("hand", seat, mask.bit_count(), Cards(may))
    closed = len(layout.talon) - len(layout.taken)
    anywhere = _elsewhere(fixed, None)
    if closed:
        yield Hidden("talon", None, closed, Cards(unseen & ~talon & ~anywhere))
    if layout.discard is not None and eyes != layout.declarer:
        yield Hidden("discard", layout.declarer, len(layout.discard), Cards(unseen & ~anywhere))


def _known(match: Match, held: DealState, eyes: int | None) -> int:
    """The mask of the cards that the viewer has before him, or has seen played."""
    known = Cards(card for _, card in views.played_cards(match.log)).mask
    if eyes is not None:
        known |= _masks(held)[eyes]
        if eyes == held.layout.declarer and held.layout.discard is not None:
            known |= held.layout.discard.mask
    return known


def _trumps(match: Match, held: Playing) -> list[Suit | None]:
    """The trump suit of each trick."""
    trumps: list[Suit | None] = []
    trump = suit_of(held.layout.trump)
    plays = [move.action for move in match.log if isinstance(move.action, PlayCard)]
    for lead in plays[:: held.play.rules.size]:
        if lead.announce and lead.card.rank != ACES and match.options.trump_mode == "marriage":
            trump = lead.card.suit
        trumps.append(trump)
    return trumps


def _fixed(held: DealState, eyes: int | None) -> dict[int, int]:
    """By seat, the mask of cards that the viewer knows to lie, or to have lain, there."""
    layout = held.layout
    fixed = dict.fromkeys(range(len(layout.hands)), 0)
    if isinstance(held, Playing):
        for seat in fixed:
            fixed[seat] |= _proved(held, seat).mask
    if eyes is not None and eyes == layout.declarer:
        for to, card in layout.given:
            fixed[to] |= card.bit
    return fixed


def _elsewhere(fixed: dict[int, int], here: int | None) -> int:
    found = 0
    for seat, mask in fixed.items():
        if seat != here:
            found |= mask
    return found


def _may_hold_talon(match: Match, held: DealState, seat: int, eyes: int | None) -> bool:
    """Whether a card that the declarer took may have been given to this seat, for all the viewer knows."""
    layout = held.layout
    if eyes == layout.declarer or all(to != seat for to, _ in layout.given):
        return False
    talon = Cards(layout.taken)
    return all(owner != seat or card not in talon for owner, card in views.played_cards(match.log))
