"""The score keeper of Paston."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Final

from prikup.core import Match
from prikup.games.paston.contracts import CONTRACTS, NEEDS, TRICKS
from prikup.games.paston.opening import order_from
from prikup.games.paston.options import Options
from prikup.games.paston.score import PASS, WHIST, DealResult, defenders, next_dealer
from prikup.keeper import asking
from prikup.keeper.game_keeper import GameKeeper, Names, result_alone
from prikup.keeper.model import EntryForm, Extra, KindForm, Way
from prikup.sheet.explain import game_words
from prikup.terms import check_language

_ID: Final = "paston"
_OPENER: Final = "opener"
_ROWS: Final = {"paston": 1, "glitch": 1, "dineri": 2, "gupa": 2, "paston_grkha": 3}
"""In which row of the grid a game stands."""
_WORDS: Final = {
    "en": {
        "contract": "Game",
        "surrender": "Gave up",
        "whist": "whists",
        "pass": "passes",
        "opener": "Who opened the auction",
        "opener_note": "He deals the next deal",
        "played": "{declarer}, {contract}, {said}: {tricks}",
        "unplayed": "{declarer}, {contract}, {said}: not played",
        "surrendered": "{declarer} gave up",
    },
    "ru": {
        "contract": "Игра",
        "surrender": "Сдача без игры",
        "whist": "вистует",
        "pass": "пас",
        "opener": "Кто начал торговлю",
        "opener_note": "Он сдаёт следующую сдачу",
        "played": "{declarer}, {contract}, {said}: {tricks}",
        "unplayed": "{declarer}, {contract}, {said}: без розыгрыша",
        "surrendered": "{declarer}: сдача без игры",
    },
}
_REFUSALS: Final = {
    ("contract", "3.1"): "такой игры нет",
    ("contract", "4.4"): "кто сдаётся, игры не называет",
    ("declarations", "4.4"): "при сдаче без игры никто не вистует",
    ("declarations", "5.1"): "сначала говорит сосед слева, потом другой: вист или пас",
    ("opener", "2.1"): "вторую сдачу сдаёт тот, кто начал первую торговлю: скажите, кто это был",
    ("over", "8.2"): "партия была уже окончена",
    ("seat", "1.1"): "такого места за столом нет",
    ("tricks", "4.4"): "при сдаче без игры взяток нет",
    ("tricks", "5.2"): "никто не вистовал, взяток нет",
    ("tricks", "6.3"): "кто спасовал, взяток не берёт",
    ("tricks", "6.4"): "взяток должно быть десять на всех",
    ("tricks", "7.2"): "вистовали двое, нужны взятки каждого",
}


def form(match: Match, names: Names, lang: str, number: int) -> EntryForm:
    """How to ask for the deal that a match waits for."""
    return _form(match.options, match.dealt_by, names, lang, number)


@lru_cache(maxsize=64)
def _form(options: Options, dealer: int, names: Names, lang: str, number: int) -> EntryForm:
    said = _WORDS[check_language(lang)]
    called = game_words(_ID, lang).contract or str
    free = asking.can(lambda: None, _ID, lang)
    playing = order_from((dealer + 1) % 3)
    opener = Extra(
        _OPENER, "seat", said["opener"], _OPENER, seats=playing, needed=True, deal=1, note=said["opener_note"]
    )
    return EntryForm(
        number=number,
        dealer=dealer,
        playing=playing,
        resting=None,
        minimum=0,
        kinds=_kinds(options, dealer, lang, number),
        contracts=tuple(
            asking.contract_form(text, called(text), _ROWS[text], NEEDS, one.value, True, free)
            for text, one in CONTRACTS.items()
        ),
        defences=asking.defences(
            playing, (tuple(CONTRACTS),), defenders, lambda declarer, _: _ways(declarer, names, lang)
        ),
        cards=(),
        extras=(opener,) if options.second_dealer == "first_opener" else (),
    )


def _kinds(options: Options, dealer: int, lang: str, number: int) -> tuple[KindForm, ...]:
    said = _WORDS[lang]
    free = asking.can(lambda: None, _ID, lang)
    opened = options.second_dealer == "first_opener"
    # Who deals the second deal is known only when the first one tells who opened it.
    after = None if opened and number == 1 else next_dealer(2, dealer, None, options)
    extras, by = ((_OPENER,), _OPENER if after is None else "") if opened else ((), "")
    asks = ("declarer", "contract", "defence", "tricks")
    return (
        asking.kind_form("contract", said["contract"], "", asks, after, free, extras=extras, next_by=by),
        asking.kind_form(
            "surrender", said["surrender"], "surrender", ("declarer",), after, free, extras=extras, next_by=by
        ),
    )


def _ways(declarer: int, names: Names, lang: str) -> tuple[Way, ...]:
    seats = defenders(declarer)
    found = []
    for spoken in product((WHIST, PASS), repeat=2):
        said = tuple(zip(seats, spoken, strict=True))
        playing = tuple(seat for seat, word in said if word == WHIST)
        alone = asking.asked((declarer,), TRICKS)
        tricks = asking.asked((declarer, seats[0]), TRICKS, seats[1]) if len(playing) == 2 else alone
        title = said_title(said, names, lang)
        found.append(asking.way(said, title, bool(playing), playing, tricks if playing else None))
    return tuple(found)


def said_title(said: asking.Said, names: Names, lang: str) -> str:
    """What the defence said, as a person tells it: *Boris whists, Vera passes*."""
    spoken = _WORDS[lang]
    return ", ".join(f"{names[seat]} {spoken[word]}" for seat, word in said)


def title(result: DealResult, names: Names, lang: str) -> str:
    """A deal as people tell it.

    >>> said = ((1, "whist"), (2, "pass"))
    >>> title(DealResult("contract", 0, "gupa", said, (6, 4, 0)), ("Anna", "Boris", "Vera"), "en")
    'Anna, gupa ♥, Boris whists, Vera passes: 6'
    """
    words = _WORDS[check_language(lang)]
    declarer = names[result.declarer]
    if result.kind == "surrender":
        return words["surrendered"].format(declarer=declarer)
    called = game_words(_ID, lang).contract or str
    return words["played" if result.tricks else "unplayed"].format(
        declarer=declarer,
        contract=called(result.contract or ""),
        said=said_title(result.declarations, names, lang),
        tricks=result.tricks[result.declarer] if result.tricks else "",
    )


KEEPER = GameKeeper(
    form=form,
    title=title,
    settle=result_alone,
    refusals=_REFUSALS,
    over="8.2",
    example="0 gupa whist pass 6",
)
