"""The play of Thousand: rules of thumb, checked by playing the deal out as it may lie."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prikup.bots.base import Seed
from prikup.cards import Card, Suit
from prikup.core import View
from prikup.games.thousand.bot import habits
from prikup.games.thousand.bot.deal import Deal, Move
from prikup.games.thousand.bot.ranked import ACE, LETTERS, card_of, ranked, terms
from prikup.games.thousand.bot.sheet import Sheet
from prikup.games.thousand.bot.trials import layouts, place_of, play_out
from prikup.games.thousand.points import worth

TRIALS: Final = 12
HABIT: Final = 3.0
"""How much more than the habit another card must be worth on average."""


def play(view: View, texts: Sequence[str], seed: Seed) -> str:
    """The card to play, one of the legal ``texts``; with ``!`` something is announced."""
    deal = seen(view)
    moves = {text: _move(text) for text in texts}
    # To lead from a marriage without a word gives away what it brings.
    kept = {text: one for text, one in moves.items() if f"{text}!" not in moves or one[0] & ACE}
    habit = _text(habits.move(deal))
    if len(kept) == 1:
        return next(iter(kept))
    sums = dict.fromkeys(kept, 0.0)
    sheet = Sheet(view)
    assert view.contract is not None
    bid, named = int(view.contract.text), _named(view)
    drawn = layouts(view, seed, TRIALS)
    for hands in drawn:
        for text, one in kept.items():
            trial = deal.copy(hands)
            trial.play(*one)
            sums[text] += sheet.worth(deal.me, deal.declarer, play_out(trial), bid, named)
    if habit in sums:
        sums[habit] += HABIT * len(drawn)
    return max(sums, key=lambda text: sums[text])


def seen(view: View) -> Deal:
    """The deal as the viewer sees it; in the hands of others lies all that may."""
    assert view.contract is not None and view.contract.declarer is not None and view.trick is not None
    named = _named(view)
    hands = [ranked(view.seats[seat].cards or ()) for seat in view.order]
    for hidden in view.hidden:
        if hidden.place == "hand" and hidden.seat is not None:
            hands[place_of(view, hidden.seat)] = ranked(hidden.may)
    deal = Deal(terms(view.options), hands, place_of(view, view.contract.declarer))
    deal.turn_to(-1 if view.contract.trump is None else int(Suit.parse(view.contract.trump)))
    for seat, said in view.declarations:
        deal.married.append((place_of(view, seat), LETTERS.index(said.removeprefix("marriage "))))
    for place, seat in enumerate(view.order):
        announced = [LETTERS[what] for by, what in deal.married if by == place]
        suit = None if named < 0 else Suit(named)
        deal.cards[place] = (view.seats[seat].points or 0) - worth(view.options, announced, suit)
        deal.taken[place] = view.seats[seat].tricks
    if view.trick_winners:
        deal.last = place_of(view, view.trick_winners[-1])
    deal.me = place_of(view, view.trick.leader)
    for seat, card in view.trick.plays:
        _laid(deal, place_of(view, seat), card)
    return deal


def _laid(deal: Deal, place: int, card: Card) -> None:
    """Put a card on the table that has left its hand."""
    bit = ranked((card,))
    deal.me = place
    deal.hands[place] |= bit
    deal.play(bit)


def _named(view: View) -> int:
    """The trump suit that was named, -1 where none was."""
    assert view.contract is not None
    if view.options.trump_mode != "named" or view.contract.trump is None:
        return -1
    return int(Suit.parse(view.contract.trump))


def _move(text: str) -> Move:
    return ranked((Card.parse(text.removesuffix("!")),)), text.endswith("!")


def _text(move: Move) -> str:
    return card_of(move[0]).text + "!" * move[1]
