"""The score keeper of Thousand."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Any, Final

from prikup.games.thousand.match import Match
from prikup.games.thousand.options import MARRIAGE_SUITS, Options
from prikup.games.thousand.points import (
    ACES_WORD,
    ALL_CARD_POINTS,
    cards_out,
    pack_of,
    talon_size,
    tricks_of,
)
from prikup.games.thousand.results import (
    DealResult,
    Standing,
    check_result,
    is_golden,
    resting_seat,
    seats_in_play,
)
from prikup.games.thousand.rules import blind_bidders, target_range
from prikup.keeper import forms
from prikup.keeper.game_keeper import GameKeeper, Names, ResultSummary, settle_by_totals
from prikup.keeper.model import BidForm, EntryForm, Extra, KindForm, TricksForm
from prikup.vocabulary.terms import check_language
from prikup.words.catalogue import SUIT_SIGNS, say

_GAME_ID: Final = "thousand"
Choices = tuple[tuple[str, str], ...]
_USUAL_BIDS: Final = (100, 105, 110, 115, 120, 125, 130, 140, 150, 160, 180, 200)
_USUAL_LOW_BIDS: Final = (40, 50, 60, 70, 80, 90, 100, 110, 120, 140, 160, 180)


def entry_form(match: Match, names: Names, lang: str, number: int) -> EntryForm:
    """Return the form for the deal that a match waits for."""
    return _make_form(match.options, match.standing, match.dealt_by, names, lang, number)


@lru_cache(maxsize=64)
def _make_form(
    options: Options, standing: Standing, dealer: int, names: Names, lang: str, number: int
) -> EntryForm:
    """Return the form for a deal by these rules on this sheet; kept, as a form is drawn often."""
    playing = seats_in_play(dealer, len(names))
    extras = _make_extra_forms(options, standing, dealer, lang)
    bids = _make_bid_form(options, golden=is_golden(standing, options))
    asks_cards = any(extra.kind == "cards" for extra in extras)
    return EntryForm(
        number=number,
        dealer=dealer,
        playing=playing,
        resting=resting_seat(dealer, len(names)),
        minimum=0,
        kinds=_make_kind_forms(options, standing, dealer, lang, tuple(extra.name for extra in extras)),
        contracts=(),
        defences=(),
        cards=tuple(card.text for card in pack_of(options).cards) if asks_cards else (),
        bids=bids,
        extras=extras,
        declarers=playing[:1] if bids.least == bids.most else (),
    )


def _make_bid_form(options: Options, golden: bool) -> BidForm:
    """Return the form for the target: its lowest and highest value, its step, and the usual values."""
    lowest, highest = target_range(options, golden)
    usual = _USUAL_BIDS if lowest >= 100 else _USUAL_LOW_BIDS
    return BidForm(
        lowest,
        highest,
        options.bid_step,
        tuple(bid for bid in usual if lowest <= bid <= highest and not bid % options.bid_step),
    )


def _make_kind_forms(
    options: Options, standing: Standing, dealer: int, lang: str, extras: tuple[str, ...]
) -> tuple[KindForm, ...]:
    """Return the forms for a deal that was played, surrendered or dealt again.

    A surrender is refused on the form if no player may surrender. ``extras`` are the names of the other
    fields.
    """
    players = standing.players
    playing, next_dealer = seats_in_play(dealer, players), (dealer + 1) % players
    willing = [seat for seat in playing if standing.barrel[seat] is None] or list(playing)
    surrender = DealResult(
        "surrender", dealer, willing[0], _make_bid_form(options, is_golden(standing, options)).least
    )
    surrender_allowed = forms.check_allowed(lambda: check_result(surrender, standing, options), lang)
    always_allowed = forms.check_allowed(lambda: None, lang)
    talon = tuple(name for name in extras if name == "talon")
    kind, questions = partial(forms.kind_form, _GAME_ID, lang), ("declarer", "number")
    points = [_make_points_form(options, players, playing, seat) for seat in playing]
    return (
        kind(
            "played", "", (*questions, "tricks"), next_dealer, always_allowed, tricks_of=points, extras=extras
        ),
        kind("surrender", "surrender", questions, next_dealer, surrender_allowed, extras=talon),
        kind("redeal", "redeal", (), dealer, always_allowed),
    )


def _make_points_form(options: Options, players: int, playing: tuple[int, ...], declarer: int) -> TricksForm:
    """Return the form for card points by seat, the declarer's first.

    If no card is out of play, the points of the last seat follow from the others.
    """
    place = playing.index(declarer)
    order = playing[place:] + playing[:place]
    last_follows = not cards_out(options, players)
    return TricksForm(
        seats=order[:-1] if last_follows else order,
        most=(ALL_CARD_POINTS,) * (len(order) - last_follows),
        rest=order[-1] if last_follows else None,
        rest_most=ALL_CARD_POINTS,
        total=ALL_CARD_POINTS,
        short=False,
        unit="points",
    )


def _make_extra_forms(options: Options, standing: Standing, dealer: int, lang: str) -> tuple[Extra, ...]:
    """Return the fields beside declarer, target and points, as far as the options need them."""

    def extra(name: str, kind: str, choices: Choices = (), **fields: Any) -> Extra:
        return Extra(name, kind, say(lang, f"thousand-extra-{name}"), name, choices, **fields)

    playing = seats_in_play(dealer, standing.players)
    suits = tuple((suit, SUIT_SIGNS[suit]) for suit in MARRIAGE_SUITS)
    aces = ((ACES_WORD, say(lang, "thousand-extra-aces")),) if options.ace_marriage else ()
    extras = [extra("marriages", "shared", (*suits, *aces), seats=playing)]
    if options.trump_mode == "named":
        extras.append(extra("trump", "choice", suits, needed=options.trump_marriage is not None))
    if options.last_trick_bonus:
        extras.append(extra("last", "seat", seats=playing, needed=True))
    if options.bolt == "tricks":
        count = tricks_of(options, standing.players)
        numbers = forms.tricks_form(playing[:-1], count, playing[-1])
        extras.append(extra("tricks", "numbers", numbers=numbers, needed=True))
    if blind_bidders(options, standing, playing):
        extras.append(extra("blind", "flag"))
    if resting_seat(dealer, standing.players) is not None:
        note = say(lang, "thousand-extra-talon", "note")
        extras.append(extra("talon", "cards", count=talon_size(options), note=note, needed=True))
    return tuple(extras)


def title(result: DealResult, names: Names, lang: str) -> str:
    """Return a deal as people describe it.

    >>> result = DealResult("played", 2, 0, 120, (71, 32, 17), (("H",), (), ()))
    >>> title(result, ("Anna", "Boris", "Vera"), "en")
    'Anna 120: Anna 71 + ♥, Boris 32, Vera 17'
    """
    if result.kind == "redeal":
        return say(check_language(lang), "thousand-told-redeal")
    declarer = names[result.declarer or 0]
    if result.kind == "surrender":
        return say(check_language(lang), "thousand-told-surrender", declarer=declarer, bid=result.bid)
    cards = []
    for seat, points in enumerate(result.cards or ()):
        suits = "".join(SUIT_SIGNS.get(suit, suit) for suit in result.announcements_of(seat))
        if points or suits:
            cards.append(f"{names[seat]} {points}{' + ' if suits else ''}{suits}")
    messages = {"golden": "thousand-told-golden", "blind": "thousand-told-blind"}
    name = messages.get(result.mode, "thousand-told-played")
    points_of_seats = say(check_language(lang), "joint-list").join(cards)
    return say(lang, name, declarer=declarer, bid=result.bid, cards=points_of_seats)


def result_summary(result: DealResult) -> ResultSummary:
    """Return the summary of a result for the sheet, by its bid."""
    contract = result.kind if result.declarer is None else str(result.bid)
    return ResultSummary(contract, result.declarer, result.tricks or ())


KEEPER = GameKeeper(
    form=entry_form,
    title=title,
    settle=settle_by_totals,
    over="1.5",
    example="0 120 71 32 17",
    deal=result_summary,
)
