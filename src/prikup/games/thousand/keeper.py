"""The score keeper of Thousand."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from prikup.core import Match
from prikup.games.thousand.options import SUITS, Options
from prikup.games.thousand.points import (
    ACES,
    ALL_CARDS,
    cards_out,
    pack_of,
    talon_size,
    tricks_of,
)
from prikup.games.thousand.results import DealResult, Standing, active, check_result, is_golden, resting
from prikup.games.thousand.rules import blind_bidders, targets
from prikup.keeper import asking
from prikup.keeper.game_keeper import Deal, GameKeeper, Names, result_alone
from prikup.keeper.model import BidForm, EntryForm, Extra, KindForm, TricksForm
from prikup.terms import SUITS as SIGNS
from prikup.terms import check_language

_ID: Final = "thousand"
_WORDS: Final = {
    "en": {
        "played": "Deal",
        "surrender": "Gave up",
        "redeal": "Redeal",
        "marriages": "Marriages",
        "aces": "Four aces",
        "last": "Who took the last trick",
        "tricks": "Tricks",
        "trump": "Trump that was named",
        "blind": "Bid blind",
        "talon": "Cards of the talon",
        "talon_note": "They score for who rests",
        "told": "{declarer} {bid}{mode}: {cards}",
        "gave_up": "{declarer} gave {bid} up",
        "dealt_again": "Redeal",
        "golden": ", golden",
        "blindly": ", blind",
    },
    "ru": {
        "played": "Сдача",
        "surrender": "Роспись",
        "redeal": "Пересдача",
        "marriages": "Марьяжи",
        "aces": "Четыре туза",
        "last": "Кто взял последнюю взятку",
        "tricks": "Взятки",
        "trump": "Назначенный козырь",
        "blind": "Втёмную",
        "talon": "Карты прикупа",
        "talon_note": "Они считаются тому, кто отдыхает",
        "told": "{declarer} {bid}{mode}: {cards}",
        "gave_up": "{declarer}: роспись, {bid}",
        "dealt_again": "Пересдача",
        "golden": ", золотой кон",
        "blindly": ", втёмную",
    },
}
_REFUSALS: Final = {
    ("bid", "3.1"): "такой заявки здесь нет",
    ("bid", "3.6"): "в золотом кону такой заявки нет",
    ("blind", "3.7"): "втёмную здесь не заявляют",
    ("cards", "1.3"): "в колоде 120 очков",
    ("cards", "6.3"): "столько очков в этих взятках быть не может",
    ("cards", "8.1"): "нужны очки каждого",
    ("cards", "8.5"): "сумма очков не сходится",
    ("declarer", "1.1"): "сдающий отдыхает и играть не может",
    ("declarer", "3.6"): "эту игру играет первая рука",
    ("declarer", "5.5"): "при пересдаче никто не играет",
    ("last_trick", "13.2"): "нужно знать, кто из игравших взял последнюю взятку",
    ("marriage", "1.1"): "сдающий отдыхает, марьяжей у него нет",
    ("marriage", "7.1"): "такого марьяжа здесь быть не может",
    ("numbers", "6.3"): "нужны взятки каждого",
    ("numbers", "8.5"): "нужны очки каждого",
    ("over", "1.5"): "партия была уже окончена",
    ("rests", "1.1"): "сдающий отдыхает и взяток не берёт",
    ("seat", "1.1"): "такого места за столом нет",
    ("surrender", "9.3"): "при росписи ничего не играют",
    ("surrender_barrel", "9.1"): "на бочке расписаться нельзя",
    ("talon", "8.4"): "такого прикупа здесь быть не может",
    ("talon_marriage", "8.4"): "марьяжа прикупа никто не объявил или он назван дважды",
    ("tricks", "6.3"): "сумма взяток не сходится",
    ("tricks", "10.1"): "нужны взятки каждого",
    ("trump", "13.1"): "козырь назван неверно или не назван",
}
_USUAL: Final = (100, 105, 110, 115, 120, 125, 130, 140, 150, 160, 180, 200)
_USUAL_LOW: Final = (40, 50, 60, 70, 80, 90, 100, 110, 120, 140, 160, 180)


def form(match: Match, names: Names, lang: str, number: int) -> EntryForm:
    """How to ask for the deal that a match waits for."""
    assert match.dealer is not None
    return _form(match.options, match.standing, match.dealer, names, lang, number)


@lru_cache(maxsize=64)
def _form(
    options: Options, standing: Standing, dealer: int, names: Names, lang: str, number: int
) -> EntryForm:
    playing = active(dealer, len(names))
    extras = _extras(options, standing, dealer, lang)
    bids = _bids(options, golden=is_golden(standing, options))
    asked = any(one.kind == "cards" for one in extras)
    return EntryForm(
        number=number,
        dealer=dealer,
        playing=playing,
        resting=resting(dealer, len(names)),
        minimum=0,
        kinds=_kinds(options, standing, dealer, lang, tuple(one.name for one in extras)),
        contracts=(),
        defences=(),
        cards=tuple(card.text for card in pack_of(options).cards) if asked else (),
        bids=bids,
        extras=extras,
        declarers=playing[:1] if bids.least == bids.most else (),
    )


def _bids(options: Options, golden: bool) -> BidForm:
    least, most = targets(options, golden)
    usual = _USUAL if least >= 100 else _USUAL_LOW
    return BidForm(
        least,
        most,
        options.bid_step,
        tuple(bid for bid in usual if least <= bid <= most and not bid % options.bid_step),
    )


def _kinds(
    options: Options, standing: Standing, dealer: int, lang: str, extras: tuple[str, ...]
) -> tuple[KindForm, ...]:
    said = _WORDS[check_language(lang)]
    players = standing.players
    playing, after = active(dealer, players), (dealer + 1) % players
    willing = [seat for seat in playing if standing.barrel[seat] is None] or list(playing)
    given = DealResult("surrender", dealer, willing[0], _bids(options, is_golden(standing, options)).least)
    can = asking.can(lambda: check_result(given, standing, options), _ID, lang)
    free = asking.can(lambda: None, _ID, lang)
    talon = tuple(name for name in extras if name == "talon")
    return (
        asking.kind_form(
            "played",
            said["played"],
            "",
            ("declarer", "number", "tricks"),
            after,
            free,
            tricks_of=[_points(options, players, playing, seat) for seat in playing],
            extras=extras,
        ),
        asking.kind_form(
            "surrender", said["surrender"], "surrender", ("declarer", "number"), after, can, extras=talon
        ),
        asking.kind_form("redeal", said["redeal"], "redeal", (), dealer, free),
    )


def _points(options: Options, players: int, playing: tuple[int, ...], declarer: int) -> TricksForm:
    """The card points that are asked for, the declarer's first; where all are won the last follow."""
    at = playing.index(declarer)
    order = playing[at:] + playing[:at]
    whole = not cards_out(options, players)
    return TricksForm(
        order[:-1] if whole else order,
        (ALL_CARDS,) * (len(order) - whole),
        order[-1] if whole else None,
        ALL_CARDS,
        ALL_CARDS,
        False,
        "points",
    )


def _extras(options: Options, standing: Standing, dealer: int, lang: str) -> tuple[Extra, ...]:
    said = _WORDS[check_language(lang)]
    playing = active(dealer, standing.players)
    suits = tuple((suit, SIGNS[suit]) for suit in SUITS)
    aces = ((ACES, said["aces"]),) if options.ace_marriage else ()
    found = [Extra("marriages", "shared", said["marriages"], "marriages", (*suits, *aces), playing)]
    if options.trump_mode == "named":
        needed = options.trump_marriage is not None
        found.append(Extra("trump", "choice", said["trump"], "trump", suits, needed=needed))
    if options.last_trick_bonus:
        found.append(Extra("last", "seat", said["last"], "last", seats=playing, needed=True))
    if options.bolt == "tricks":
        count = tricks_of(options, standing.players)
        numbers = asking.asked(playing[:-1], count, playing[-1])
        found.append(Extra("tricks", "numbers", said["tricks"], "tricks", numbers=numbers, needed=True))
    if blind_bidders(options, standing, playing):
        found.append(Extra("blind", "flag", said["blind"], "blind"))
    if resting(dealer, standing.players) is not None:
        count, note = talon_size(options), said["talon_note"]
        found.append(Extra("talon", "cards", said["talon"], "talon", count=count, note=note, needed=True))
    return tuple(found)


def title(result: DealResult, names: Names, lang: str) -> str:
    """A deal as people tell it.

    >>> result = DealResult("played", 2, 0, 120, (71, 32, 17), (("H",), (), ()))
    >>> title(result, ("Anna", "Boris", "Vera"), "en")
    'Anna 120: Anna 71 + ♥, Boris 32, Vera 17'
    """
    said = _WORDS[check_language(lang)]
    if result.kind == "redeal":
        return said["dealt_again"]
    declarer = names[result.declarer or 0]
    if result.kind == "surrender":
        return said["gave_up"].format(declarer=declarer, bid=result.bid)
    cards = []
    for seat, points in enumerate(result.cards or ()):
        suits = "".join(SIGNS.get(suit, suit) for suit in result.announced(seat))
        if points or suits:
            cards.append(f"{names[seat]} {points}{' + ' if suits else ''}{suits}")
    mode = {"golden": said["golden"], "blind": said["blindly"]}.get(result.mode, "")
    return said["told"].format(declarer=declarer, bid=result.bid, mode=mode, cards=", ".join(cards))


def deal(result: DealResult) -> Deal:
    """A result as the sheet remembers it, by its bid."""
    contract = result.kind if result.declarer is None else str(result.bid)
    return Deal(contract, result.declarer, result.tricks or ())


KEEPER = GameKeeper(
    form=form,
    title=title,
    settle=result_alone,
    refusals=_REFUSALS,
    over="1.5",
    example="0 120 71 32 17",
    deal=deal,
)
