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
    return _cached_form(match.options, match.standing, match.dealt_by, names, lang, number)


@lru_cache(maxsize=64)
def _cached_form(
    options: Options, standing: Standing, dealer: int, names: Names, lang: str, number: int
) -> EntryForm:
    playing = seats_in_play(dealer, len(names))
    extras = _extra_forms(options, standing, dealer, lang)
    bids = _bid_form(options, golden=is_golden(standing, options))
    asked = any(one.kind == "cards" for one in extras)
    return EntryForm(
        number=number,
        dealer=dealer,
        playing=playing,
        resting=resting_seat(dealer, len(names)),
        minimum=0,
        kinds=_kind_forms(options, standing, dealer, lang, tuple(one.name for one in extras)),
        contracts=(),
        defences=(),
        cards=tuple(card.text for card in pack_of(options).cards) if asked else (),
        bids=bids,
        extras=extras,
        declarers=playing[:1] if bids.least == bids.most else (),
    )


def _bid_form(options: Options, golden: bool) -> BidForm:
    least, most = target_range(options, golden)
    usual = _USUAL_BIDS if least >= 100 else _USUAL_LOW_BIDS
    return BidForm(
        least,
        most,
        options.bid_step,
        tuple(bid for bid in usual if least <= bid <= most and not bid % options.bid_step),
    )


def _kind_forms(
    options: Options, standing: Standing, dealer: int, lang: str, extras: tuple[str, ...]
) -> tuple[KindForm, ...]:
    players = standing.players
    playing, after = seats_in_play(dealer, players), (dealer + 1) % players
    willing = [seat for seat in playing if standing.barrel[seat] is None] or list(playing)
    given = DealResult(
        "surrender", dealer, willing[0], _bid_form(options, is_golden(standing, options)).least
    )
    can = forms.check_allowed(lambda: check_result(given, standing, options), lang)
    free = forms.check_allowed(lambda: None, lang)
    talon = tuple(name for name in extras if name == "talon")
    kind, asks = partial(forms.kind_form, _GAME_ID, lang), ("declarer", "number")
    points = [_points_form(options, players, playing, seat) for seat in playing]
    return (
        kind("played", "", (*asks, "tricks"), after, free, tricks_of=points, extras=extras),
        kind("surrender", "surrender", asks, after, can, extras=talon),
        kind("redeal", "redeal", (), dealer, free),
    )


def _points_form(options: Options, players: int, playing: tuple[int, ...], declarer: int) -> TricksForm:
    """Return the form for card points, the declarer's first; if all 120 are won the last follow."""
    at = playing.index(declarer)
    order = playing[at:] + playing[:at]
    whole = not cards_out(options, players)
    return TricksForm(
        order[:-1] if whole else order,
        (ALL_CARD_POINTS,) * (len(order) - whole),
        order[-1] if whole else None,
        ALL_CARD_POINTS,
        ALL_CARD_POINTS,
        False,
        "points",
    )


def _extra_forms(options: Options, standing: Standing, dealer: int, lang: str) -> tuple[Extra, ...]:
    def extra(name: str, kind: str, choices: Choices = (), **more: Any) -> Extra:
        return Extra(name, kind, say(lang, f"thousand-extra-{name}"), name, choices, **more)

    playing = seats_in_play(dealer, standing.players)
    suits = tuple((suit, SUIT_SIGNS[suit]) for suit in MARRIAGE_SUITS)
    aces = ((ACES_WORD, say(lang, "thousand-extra-aces")),) if options.ace_marriage else ()
    found = [extra("marriages", "shared", (*suits, *aces), seats=playing)]
    if options.trump_mode == "named":
        found.append(extra("trump", "choice", suits, needed=options.trump_marriage is not None))
    if options.last_trick_bonus:
        found.append(extra("last", "seat", seats=playing, needed=True))
    if options.bolt == "tricks":
        count = tricks_of(options, standing.players)
        numbers = forms.tricks_form(playing[:-1], count, playing[-1])
        found.append(extra("tricks", "numbers", numbers=numbers, needed=True))
    if blind_bidders(options, standing, playing):
        found.append(extra("blind", "flag"))
    if resting_seat(dealer, standing.players) is not None:
        note = say(lang, "thousand-extra-talon", "note")
        found.append(extra("talon", "cards", count=talon_size(options), note=note, needed=True))
    return tuple(found)


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
    told = {"golden": "thousand-told-golden", "blind": "thousand-told-blind"}
    name = told.get(result.mode, "thousand-told-played")
    each = say(check_language(lang), "joint-list").join(cards)
    return say(lang, name, declarer=declarer, bid=result.bid, cards=each)


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
