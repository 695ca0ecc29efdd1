"""The words of the terminal table in English and Russian."""

from __future__ import annotations

from typing import NamedTuple

from prikup import games, terms
from prikup.cli import wording
from prikup.cli.wording import CALLS
from prikup.core import RuleError, Why
from prikup.terms import SUITS, russian

# The keys of a Russian layout, by the place of the Latin letter on them.
LATIN = str.maketrans(
    "йцукенгшщзфывапролдячсмитьЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ",
    "qwertyuiopasdfghjklzxcvbnmQWERTYUIOPASDFGHJKLZXCVBNM",
)


class Words(NamedTuple):
    """What the table says in one language."""

    lang: str
    you: str
    dealer: str
    deal: str
    now: str
    no_target: str
    cards: tuple[str, str, str]
    changes: tuple[str, str, str]
    tricks: tuple[str, str, str]
    points: tuple[str, str, str]
    given: str
    again: str
    rivals: tuple[str, ...]
    talon: str
    no_trump: str
    trump: str
    needs: str
    against: str
    no_trick: str
    few: str
    plays: str
    takes: str
    leads: str
    your: dict[str, str]
    their: dict[str, str]
    for_other: str
    rests: str
    plays_mine: str
    may_open: str
    was_shown: str
    follow: str
    roles: dict[str, str]
    calls: dict[str, str]
    settled: str
    written: str
    nothing: str
    go_on: str
    close: str
    last: str
    no_last: str
    no_talon: str
    offers: str
    claim: str
    claim_keys: str
    lay: str
    end_sure: str
    quit_sure: str
    undo_asked: str
    undone: str
    keys: str
    help: tuple[tuple[str, str], ...]
    log: str
    discard: str
    chosen: str
    small: str
    why: dict[str, str]


EN = Words(
    lang="en",
    you="You",
    dealer="dealer",
    deal="deal {}",
    now="Now",
    no_target="no pool",
    cards=("card", "cards", "cards"),
    changes=("change", "changes", "changes"),
    tricks=("trick", "tricks", "tricks"),
    points=("point", "points", "points"),
    given="gives a card to {}",
    again="the cards are dealt again",
    rivals=("Boris", "Vera", "Grigory"),
    talon="Talon",
    no_trump="NT",
    trump="trump {}",
    needs="{} of {} tricks",
    against="defence owes {}",
    no_trick="not one trick",
    few="take as few tricks as you can",
    plays="{who} {what}",
    takes="takes",
    leads="leads",
    your={
        "bid": "Your call", "discard": "Choose two cards to discard", "name": "Name the contract",
        "defend": "Your call: whist or pass?", "play": "Your turn to play", "lead": "Your lead",
        "answer": "{} offers {}. Do you accept?", "mode": "Play the defence open or closed?",
        "look": "Look at your cards, or bid blind?", "dealer": "Whist for both defenders, or pass?",
        "aid": "Your pool is full: to whom do you give points?",
        "give": "Give a card to each of the others", "talon": "Which talon do you take?",
        "redeal": "Deal again, if your cards give you the right?",
    },
    their={
        "bid": "{} to call", "discard": "{} to discard", "name": "{} to name the contract",
        "defend": "{} to whist or pass", "play": "{} to play", "answer": "{} to answer",
        "aid": "{} to give points away", "give": "{} to give cards", "talon": "{} to take a talon",
        "redeal": "{} to answer",
    },
    for_other="You play for {}",
    rests="you deal and rest",
    plays_mine="{} plays your cards",
    may_open="O: open the hands, until a defender has played",
    was_shown="{} of these",
    follow="follow {}",
    roles={
        "declarer": "declarer", "whister": "whist", "passer": "pass", "half": "half-whist",
        "defender": "defence", "in": "in", "out": "out", "alone": "alone", "along": "for both",
        "taken": "taken along",
    },
    calls={
        "concede": "give up", "throw": "throw it back", "keep": "keep the points",
        "start": "the match begins", "discard": "discards two cards", "take": "takes the talon",
        "deals": "deals first", "draw": "draws",
    },
    settled="The match is over",
    written="Deal {} is written",
    nothing="Nothing is written.",
    go_on="Enter: next deal",
    close="Esc: back",
    last="Last trick",
    no_last="no trick has been played yet",
    no_talon="the talon has not been shown",
    offers="offers",
    claim="Divide the rest ({} left)",
    claim_keys="← → player  ↑ ↓ tricks  L lay the hand open  Enter offer  Esc back",
    lay="hand laid open",
    end_sure="End the match now and settle? This deal will not count. Y / N",
    quit_sure="Leave the table? The match is lost unless it is being recorded. Y / N",
    undo_asked="asked to take the last decision back",
    undone="The last decision is taken back.",
    keys="Enter choose  ? keys  ⇧S sheet  ⇧L trick  ⇧T talon  ⇧C claim  ⇧U undo  ⇧Q leave",
    help=(
        ("← → ↑ ↓  Enter", "move, play or say"),
        ("A S, T D, 1 0 D", "play that card (rank, then suit S C D H)"),
        ("6 H, 7 N, 1 2 0", "bid or name that contract, or so many points"),
        ("P  W  H", "pass, whist, half-whist; H in the auction: here"),
        ("I  O  A  T", "in, out, alone, along; A four aces, T if they remain"),
        ("S C D H  B", "Paston: the four suits, best spades"),
        ("M", "misère; a marriage"),
        ("L  B", "look at your cards, or bid blind"),
        ("O  C", "defence open or closed"),
        ("X  Z", "give up, throw the talon back"),
        ("K  R", "keep points that you could give, deal again"),
        ("Y  N", "accept an offer, or play on"),
        ("Space", "choose a card to discard; Enter discards the two"),
        ("Shift S", "score sheet"),
        ("Shift L", "last trick"),
        ("Shift T", "talon"),
        ("Shift C", "offer to divide the rest"),
        ("Shift U", "take the last decision back"),
        ("Shift E", "end the match and settle"),
        ("Shift Q", "leave the table"),
    ),
    log="What was said",
    discard="Discard",
    chosen="{} of 2 chosen",
    small="The terminal is too small: at least 80 by 24 is needed",
    why={},
)  # fmt: skip
RU = Words(
    lang="ru",
    you="Вы",
    dealer="сдаёт",
    deal="сдача {}",
    now="Итог",
    no_target="без пули",
    cards=("карта", "карты", "карт"),
    changes=("изменение", "изменения", "изменений"),
    tricks=("взятка", "взятки", "взяток"),
    points=("очко", "очка", "очков"),
    given="отдаёт карту: {}",
    again="карты сдаются снова",
    rivals=("Борис", "Вера", "Григорий"),
    talon="Прикуп",
    no_trump="БК",
    trump="козырь {}",
    needs="взято {} из {}",
    against="с защиты {}",
    no_trick="ни одной взятки",
    few="берите как можно меньше взяток",
    plays="{who}: {what}",
    takes="взятка",
    leads="ходит",
    your={
        "bid": "Ваше слово", "discard": "Выберите две карты на снос", "name": "Назначьте игру",
        "defend": "Ваше слово: вистуете?", "play": "Ваш ход", "lead": "Ваш ход, вы начинаете взятку",
        "answer": "{} предлагает {}. Согласны?", "mode": "Вистовать открыто или втёмную?",
        "look": "Смотрите карты или заявляете вслепую?", "dealer": "Вистуете за обоих или пас?",
        "aid": "Ваша пуля закрыта: кому отдаёте очки?",
        "give": "Отдайте по карте остальным", "talon": "Какой прикуп берёте?",
        "redeal": "Пересдать, если карты дают право?",
    },
    their={
        "bid": "Слово: {}", "discard": "{} сносит", "name": "{} назначает игру",
        "defend": "{}: вист или пас", "play": "Ходит {}", "answer": "Отвечает {}",
        "aid": "{} отдаёт очки", "give": "{} отдаёт карты", "talon": "{} берёт прикуп",
        "redeal": "Отвечает {}",
    },
    for_other="Вы играете за игрока {}",
    rests="вы на прикупе",
    plays_mine="за вас ходит {}",
    may_open="O: открыть карты, пока защита не сыграла",
    was_shown="{} из этих",
    follow="в масть {}",
    roles={
        "declarer": "играет", "whister": "вист", "passer": "пас", "half": "полвиста", "defender": "защита",
        "in": "играет", "out": "пас", "alone": "один", "along": "за двоих", "taken": "взят с собой",
    },
    calls={
        "start": "игра началась", "discard": "сносит две карты", "take": "берёт прикуп",
        "lay": "открываю", "claim": "предлагаю",
        "throw": "бросить прикуп", "keep": "никому", "deals": "сдаёт первым", "draw": "тянет",
    },
    settled="Игра окончена",
    written="Сдача {} записана",
    nothing="Ничего не записано.",
    go_on="Enter: следующая сдача",
    close="Esc: назад",
    last="Последняя взятка",
    no_last="ещё не сыграно ни одной взятки",
    no_talon="прикуп ещё не открыт",
    offers="предлагает",
    claim="Разделить остаток ({})",
    claim_keys="← → игрок  ↑ ↓ взятки  L открыть карты  Enter предложить  Esc назад",
    lay="карты открыты",
    end_sure="Закончить игру и рассчитаться? Эта сдача не считается. Y / N",
    quit_sure="Уйти из-за стола? Игра пропадёт, если она не записывается. Y / N",
    undo_asked="просит взять назад",
    undone="Последнее решение взято назад.",
    keys="? клавиши  ⇧S запись  ⇧L взятка  ⇧T прикуп  ⇧C раздел  ⇧U назад  ⇧Q уйти",
    help=(
        ("← → ↑ ↓  Enter", "выбрать, сыграть, сказать"),
        ("A S, T D, 1 0 D", "сыграть карту (ранг, затем масть S C D H)"),
        ("6 H, 7 N, 1 2 0", "заявить или назначить игру или столько очков"),
        ("P  W  H", "пас, вист, полвиста; H в торговле: здесь"),
        ("I  O  A  T", "играю, не играю, один, вместе; A четыре туза, T если останутся"),
        ("S C D H  B", "пастон: четыре масти, лучшие пики"),
        ("M", "мизер; марьяж"),
        ("L  B", "смотреть карты или заявить вслепую"),
        ("O  C", "вистовать открыто или втёмную"),
        ("X  Z", "уйти без розыгрыша, бросить прикуп"),
        ("K  R", "никому не отдавать очки, пересдать"),
        ("Y  N", "согласиться или играть дальше"),
        ("Пробел", "выбрать карту на снос; Enter сносит две"),
        ("Shift S", "запись"),
        ("Shift L", "последняя взятка"),
        ("Shift T", "прикуп"),
        ("Shift C", "предложить раздел остатка"),
        ("Shift U", "взять последнее решение назад"),
        ("Shift E", "закончить игру и рассчитаться"),
        ("Shift Q", "уйти из-за стола"),
    ),
    log="Что сказано",
    discard="Снос",
    chosen="выбрано {} из 2",
    small="Окно слишком мало: нужно хотя бы 80 на 24",
    why={
        "follow": "ходите в масть: {suit}",
        "ruff": "нет масти, бейте козырем: {suit}",
        "not_held": "этой карты нет на руке",
        "raise": "заявка не выше прежней",
        "hold": "сейчас нельзя сказать «здесь»",
        "bound": "мизер не перебивают и не меняют",
        "first_bid": "мизер можно заявить только первым словом",
        "floor": "игра ниже заявленной",
        "half_first": "полвиста говорит второй вистующий после паса",
        "half_whisted": "полвиста можно сказать только после паса",
        "half_twice": "полвиста уже сказано: пас или вист",
        "half_level": "на этом уровне полвиста нет",
        "whist_stands": "вист остаётся",
        "look": "сначала смотрите карты или заявляйте вслепую",
        "reply": "без прикупа играют только в ответ",
        "throw": "бросать прикуп здесь нельзя",
        "throw_misere": "на мизере прикуп не бросают",
        "half_dealer": "сдающий вистует или пасует",
        "open": "открыть карты можно, пока защита не сыграла",
        "aid": "столько отдать нельзя",
        "concede": "уходить без розыгрыша здесь не принято",
        "concede_misere": "с мизера не уходят",
        "claim_time": "делить остаток можно только в начале взятки",
        "claim_again": "одно предложение за взятку",
        "claim_who": "вы не решаете за карты",
    },
)  # fmt: skip
WORDS = {"en": EN, "ru": RU}


def count(words: Words, n: int, forms: tuple[str, str, str]) -> str:
    """A number with its noun: ``3 tricks``."""
    one, few, many = forms
    noun = russian(n, one, few, many) if words.lang == "ru" else one if n == 1 else many
    return f"{n} {noun}"


def agreed(words: Words, game: str, rules: str) -> str:
    """Rules as they are named: the preset, and how many options but the target differ from it."""
    name, *changes = (part.strip() for part in rules.split(";"))
    titles, presets = games.words(game, words.lang), games.get(game).rulebook.describe()
    title = next((titles.preset(one).title for one in presets if one.name == name), name)
    others = sum(bool(change) and not change.startswith("target=") for change in changes)
    return f"{title}, {count(words, others, words.changes)}" if others else title


def call(words: Words, text: str, game: str = "") -> str:
    """Something said in a game, as people say it: ``7♥``, ``misère``."""
    first, _, rest = text.partition(" ")
    if first not in words.calls or first in CALLS.get(game, {}).get(words.lang, {}):
        return wording.call(game, text, words.lang)
    return words.calls[first] + (f" {rest}" if rest else "")


def card(words: Words, text: str) -> str:
    """A card as it is shown: ``10♠``."""
    return terms.card(text, words.lang)


def reason(words: Words, why: Why | RuleError) -> str:
    """Why something cannot be, in the language where it is known."""
    known = words.why.get(why.code)
    if known is None:
        return f"{why.text} ({why.clause})" if why.clause else why.text
    suit = SUITS.get(str(why.data.get("suit", "")), "")
    return known.format(suit=suit) + (f" (п. {why.clause})" if why.clause else "")
