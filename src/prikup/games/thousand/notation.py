"""Results of Thousand as a person types them in.

``0 120 71 32 17`` (declarer, target, card points in tricks by seat), ``surrender 0 120`` (who, the target) or
``redeal``. After it may stand, in any order: ``marriages 0:H 2:CS`` (the suits each seat announced, ``A`` for
four aces), ``last 1`` (who took the last trick, where that earns points), ``tricks 5 2 1`` (where bolts go by
tricks), ``trump H`` (a suit that was named), ``blind`` (a deal won blind), and with four players
``talon 9S QH KD``, its cards, or ``talon 14 H``, its points and the announced marriages with a card of it.

Golden deals, and a hundred that counts as blind, are known from the rules.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import Any, Final

import msgspec

from prikup.cards import Card, Cards
from prikup.core import Match, RuleError, Step, quote
from prikup.games.thousand.deal_end import score_deal
from prikup.games.thousand.options import Options
from prikup.games.thousand.phases import Dealing
from prikup.games.thousand.points import (
    ALL_CARDS,
    PAIRS,
    card_points,
    cards_out,
    pack_of,
    talon_size,
    tricks_of,
)
from prikup.games.thousand.results import (
    HUNDRED,
    DealResult,
    Kind,
    Mode,
    active,
    as_scored,
    is_golden,
    resting,
)
from prikup.games.thousand.rules import BLIND_MOST, blind_bidders, targets
from prikup.records.model import RecordError, as_typed
from prikup.records.typed import Notation

_NUMBER = re.compile("[0-9]{1,4}")
_MARRIED = re.compile("([0-3]):([SCDHA]{1,5})")
_TAILS: Final = ("marriages", "last", "tricks", "trump", "blind", "talon")


def type_in(match: Match, words: Sequence[str]) -> Step:
    """The match after this result; raises RecordError if it cannot be read, RuleError if it cannot be."""
    if not isinstance(match.phase, Dealing) or match.dealer is None:
        raise RecordError("a result cannot be typed in now: expected the end of a deal")
    return score_deal(match, read_result(match, list(words)), ())


def read_result(match: Match, words: list[str]) -> DealResult:
    """The result that these words name; raises RecordError, or RuleError with the clause it breaks."""
    tails = _tails(words)
    head = tails.pop("")
    if not head:
        raise RecordError("expected a result here, such as 0 120 71 32 17, surrender 0 120 or redeal")
    if head[0] == "redeal":
        if len(words) > 1:
            raise RecordError(f"'{' '.join(words)}': of a redeal nothing more is told: expected redeal alone")
        return DealResult("redeal", dealer=match.dealer or 0, reasons=("agreed",))
    surrender = head[0] == "surrender"
    rest = head[1:] if surrender else head
    result = DealResult(
        "surrender" if surrender else "played",
        dealer=match.dealer or 0,
        declarer=_seat(match, rest[:1]),
        bid=_bid(rest[1:2]),
        cards=None if surrender else _points(match, rest[2:]),
        **_said(match, tails),
    )
    if surrender and len(rest) > 2:
        raise RecordError(f"'{' '.join(words)}': a surrender has no card points: expected surrender 0 120")
    _check_bid(match, result)
    _check_talon(match, result)
    if surrender:
        _check_surrender(result, tails)
        return result
    _check_play(match, result)
    return as_scored(
        msgspec.structs.replace(result, mode=_mode(match, result, "blind" in tails)), match.options
    )


def spell_result(result: DealResult) -> str:
    """A result in full words, as they are read back.

    >>> spell_result(DealResult("played", 2, 0, 120, (71, 32, 17), (("H",), (), ()), mode="blind"))
    '0 120 71 32 17 marriages 0:H blind'
    """
    if result.kind == "redeal":
        return "redeal"
    words = ["surrender"] if result.kind == "surrender" else []
    words += [str(result.declarer), str(result.bid), *map(str, result.cards or ())]
    told = [f"{seat}:{''.join(suits)}" for seat, suits in enumerate(result.marriages or ()) if suits]
    words += ["marriages", *told] if told else []
    words += [] if result.last_trick is None else ["last", str(result.last_trick)]
    words += ["tricks", *map(str, result.tricks)] if result.tricks else []
    words += [] if result.trump is None else ["trump", result.trump]
    words += ["blind"] if result.mode == "blind" else []
    if result.talon is not None:
        words += ["talon", *(card.text for card in result.talon)]
    elif result.talon_points is not None:
        words += ["talon", str(result.talon_points), *result.talon_marriages]
    return " ".join(words)


class Typed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A result as an object: the fields of a ``DealResult`` that a person knows."""

    kind: Kind
    declarer: int | None = None
    bid: int | None = None
    cards: tuple[int, ...] | None = None
    marriages: tuple[tuple[str, ...], ...] = ()
    tricks: tuple[int, ...] | None = None
    last_trick: int | None = None
    mode: Mode = "normal"
    trump: str | None = None
    talon: tuple[str, ...] | None = None
    talon_points: int | None = None
    talon_marriages: tuple[str, ...] = ()


def words_of(value: Mapping[str, Any]) -> str:
    """The words of a result that is written as an object; raises RecordError.

    >>> words_of({"kind": "played", "declarer": 0, "bid": 120, "cards": [71, 32, 17], "marriages": [["H"]]})
    '0 120 71 32 17 marriages 0:H'
    """
    one = as_typed(value, Typed)
    if one.talon is not None and one.talon_points is not None:
        raise RecordError(f"{quote(value)}: expected talon or talon_points, not both")
    if one.talon_marriages and one.talon_points is None:
        raise RecordError(f"{quote(value)}: expected talon_points beside talon_marriages, and no talon")
    words: list[str] = [] if one.kind == "played" else [one.kind]
    words += [str(number) for number in (one.declarer, one.bid, *(one.cards or ())) if number is not None]
    told = [f"{seat}:{''.join(suits)}" for seat, suits in enumerate(one.marriages) if suits]
    words += ["marriages", *told] if told else []
    words += [] if one.last_trick is None else ["last", str(one.last_trick)]
    words += ["tricks", *map(str, one.tricks)] if one.tricks else []
    words += ["trump", one.trump] if one.trump else []
    words += ["blind"] if one.mode == "blind" else []
    if one.talon is not None:
        words += ["talon", *one.talon]
    elif one.talon_points is not None:
        words += ["talon", str(one.talon_points), *one.talon_marriages]
    return " ".join(words)


def _tails(words: list[str]) -> dict[str, list[str]]:
    """The words by the key word that they follow; those before the first one by nothing."""
    found: dict[str, list[str]] = {"": []}
    key = ""
    for word in words:
        if word in _TAILS:
            if word in found:
                raise RecordError(f"'{' '.join(words)}': expected {word} once")
            key = word
            found[key] = []
        else:
            found[key].append(word)
    return found


def _said(match: Match, tails: Mapping[str, list[str]]) -> dict[str, Any]:
    """The fields of a result that the words at its end name."""
    said: dict[str, Any] = {"marriages": _marriages(match, tails.get("marriages", []))}
    if "last" in tails:
        said["last_trick"] = _one(tails["last"], "last", lambda words: _seat(match, words))
    if "tricks" in tails:
        said["tricks"] = _numbers(match, tails["tricks"], "tricks", "6.3")
    if "trump" in tails:
        said["trump"] = _one(tails["trump"], "trump", _suit)
    if tails.get("blind"):
        raise RecordError(f"'{' '.join(tails['blind'])}': expected nothing of this after blind")
    if "talon" in tails:
        said |= _talon(tails["talon"], said["marriages"])
    return said


def _one(words: list[str], key: str, read: Any) -> Any:
    if len(words) != 1:
        raise RecordError(f"'{' '.join([key, *words])}': expected one word after {key}")
    return read(words)


def _suit(words: list[str]) -> str:
    if words[0] not in PAIRS:
        raise RuleError("trump", "13.1", f"{words[0]!r} is no suit: expected one of S C D H")
    return words[0]


def _marriages(match: Match, words: list[str]) -> tuple[tuple[str, ...], ...]:
    told: list[tuple[str, ...]] = [()] * match.players
    for word in words:
        found = _MARRIED.fullmatch(word)
        if not found or int(found[1]) >= match.players:
            raise RecordError(f"{word!r} is no marriage: expected a seat and suits, as in 0:H or 2:CS")
        told[int(found[1])] += tuple(found[2])
    return tuple(told)


def _talon(words: list[str], married: tuple[tuple[str, ...], ...]) -> dict[str, Any]:
    """The talon as cards, or as points and the suits of the marriages that had a card of it."""
    if words and _NUMBER.fullmatch(words[0]):
        return {"talon_points": int(words[0]), "talon_marriages": tuple(words[1:])}
    try:
        talon = tuple(Card.parse(word) for word in words)
    except ValueError as error:
        raise RecordError(str(error)) from None
    if not talon or len(set(talon)) != len(talon):
        raise RecordError(f"'{' '.join(['talon', *words])}': expected the cards of the talon, or its points")
    cards = Cards(talon)
    suits = (suit for told in married for suit in told if suit in PAIRS)
    return {"talon": talon, "talon_marriages": tuple(suit for suit in suits if PAIRS[suit] & cards)}


def _mode(match: Match, result: DealResult, blind: bool) -> Mode:
    options = match.options
    if blind:
        _check_blind(match, result)
    if is_golden(match.standing, options):
        return "golden"
    return "blind" if blind else "normal"


def _seat(match: Match, words: list[str]) -> int:
    word = words[0] if words else ""
    if len(word) != 1 or word not in "0123456789"[: match.players]:
        raise RuleError("seat", "1.1", f"{word!r} is no seat: expected 0 to {match.players - 1}")
    return int(word)


def _bid(words: list[str]) -> int:
    word = words[0] if words else ""
    if not _NUMBER.fullmatch(word):
        raise RuleError("bid", "3.1", f"{word!r} is no target: expected a number such as 120")
    return int(word)


def _numbers(match: Match, words: list[str], what: str, clause: str) -> tuple[int, ...]:
    if len(words) != match.players or not all(_NUMBER.fullmatch(word) for word in words):
        text = f"'{' '.join(words)}': expected {what} for each of {match.players} seats"
        raise RuleError("numbers", clause, text)
    return tuple(map(int, words))


def _points(match: Match, words: list[str]) -> tuple[int, ...]:
    points = _numbers(match, words, "card points", "8.5")
    least = ALL_CARDS - _most_of(match.options, cards_out(match.options, match.players))
    if not least <= sum(points) <= ALL_CARDS:
        expected = str(ALL_CARDS) if least == ALL_CARDS else f"{least} to {ALL_CARDS}"
        text = f"{' '.join(words)} make {sum(points)}: expected card points that make {expected}"
        raise RuleError("cards", "8.5", text)
    return points


def _most_of(options: Options, count: int) -> int:
    """The most points that so many cards of the pack have."""
    return sum(sorted((card_points([card]) for card in pack_of(options).cards), reverse=True)[:count])


def _check_bid(match: Match, result: DealResult) -> None:
    """The target is one that can be bid or raised to (3.1, 3.6)."""
    options, bid = match.options, result.bid
    golden = is_golden(match.standing, options)
    least, most = targets(options, golden)
    if golden and (bid < least or least == most != bid):
        expected = f"{least}" if least == most else f"{least} or more"
        raise RuleError("bid", "3.6", f"{bid} is no bid of a golden deal: expected {expected}")
    first = active(result.dealer, match.players)[0]
    if golden and least == most and result.declarer != first:
        raise RuleError("declarer", "3.6", f"seat {result.declarer} cannot be declarer: expected {first}")
    if not least <= bid <= most or bid % options.bid_step:
        text = f"{bid} is no bid: expected a multiple of {options.bid_step} from {least} to {most}"
        raise RuleError("bid", "3.1", text)


def _check_blind(match: Match, result: DealResult) -> None:
    """The declarer could have bid blind (3.7, 3.8)."""
    options = match.options
    if options.hundred_as_blind == "on" and result.bid == HUNDRED:
        return
    if options.blind == "off":
        raise RuleError("blind", "3.7", "blind bids are not played here")
    order = active(result.dealer, match.players)
    if result.declarer not in blind_bidders(options, match.standing, order):
        raise RuleError("blind", "3.7", f"seat {result.declarer} could not bid blind in this deal")
    if options.blind_bid == "120" and result.bid < BLIND_MOST:
        raise RuleError("blind", "3.7", f"{result.bid}: expected {BLIND_MOST} or more, which is bid blind")


def _check_surrender(result: DealResult, tails: Mapping[str, list[str]]) -> None:
    """Nothing was played: only the talon can be told (9.3)."""
    for key in ("marriages", "last", "tricks", "trump", "blind"):
        if key in tails:
            raise RuleError("surrender", "9.3", f"{key}: nothing is played in a deal that was surrendered")
    if result.talon_marriages:
        text = f"{' '.join(result.talon_marriages)}: no marriage is announced in a deal that was surrendered"
        raise RuleError("surrender", "9.3", text)


def _check_talon(match: Match, result: DealResult) -> None:
    """The talon is told where somebody rests, and can be one (8.4)."""
    options, size = match.options, talon_size(match.options)
    told = result.talon is not None or result.talon_points is not None
    if resting(result.dealer, match.players) is None:
        if told:
            raise RuleError("talon", "8.4", "the talon scores for nobody here: expected no talon")
        return
    if not told:
        raise RuleError("talon", "8.4", "expected the talon, its cards or its points, for who rests")
    if result.talon is not None:
        if len(result.talon) != size or not Cards(result.talon) <= pack_of(options).cards:
            cards = " ".join(card.text for card in result.talon)
            raise RuleError(
                "talon", "8.4", f"talon {cards}: expected {size} cards of the pack of {options.pack}"
            )
        return
    if options.sitter == "aces40":
        raise RuleError(
            "talon", "8.4", f"talon {result.talon_points}: expected its cards, for the aces in it"
        )
    named = result.talon_marriages
    if len(set(named)) != len(named) or not set(named) <= PAIRS.keys():
        text = f"talon {' '.join(named)}: expected suits of S C D H, each once"
        raise RuleError("talon_marriage", "8.4", text)
    others = {suit for told in result.marriages or () for suit in told if suit in PAIRS} - set(named)
    if result.talon_points not in _talons(options, frozenset(named), frozenset(others)):
        words = " ".join((str(result.talon_points), *named))
        raise RuleError("talon", "8.4", f"talon {words}: no {size} cards with these marriages make that")


@cache
def _talons(options: Options, within: frozenset[str], without: frozenset[str]) -> frozenset[int]:
    """The points of every talon with a card of each marriage ``within`` and none of those ``without``."""
    cards = [card for card in pack_of(options).cards if not any(card in PAIRS[suit] for suit in without)]
    return frozenset(
        card_points(talon)
        for talon in combinations(cards, talon_size(options))
        if all(PAIRS[suit] & Cards(talon) for suit in within)
    )


def _check_play(match: Match, result: DealResult) -> None:
    """The tricks, the last one and the trump suit fit together and are told where they are needed."""
    options: Options = match.options
    if result.tricks is not None:
        _check_tricks(match, result)
    elif options.bolt == "tricks":
        raise RuleError("tricks", "10.1", "expected the tricks of each seat: bolts go by them")
    if options.last_trick_bonus and result.last_trick is None:
        raise RuleError(
            "last_trick", "13.2", f"expected who took the last trick, for its {options.last_trick_bonus}"
        )
    if result.trump is not None and options.trump_mode != "named":
        raise RuleError("trump", "13.1", f"trump {result.trump}: no trump suit is named here")
    if result.trump is None and options.trump_marriage is not None and any(result.marriages or ()):
        raise RuleError("trump", "13.1", "expected the trump suit: what a marriage is worth depends on it")


def _check_tricks(match: Match, result: DealResult) -> None:
    options, tricks = match.options, result.tricks or ()
    count = tricks_of(options, match.players)
    if sum(tricks) != count:
        text = f"tricks {' '.join(map(str, tricks))}: expected {count} in all"
        raise RuleError("tricks", "6.3", text)
    _check_points_of(match, tricks, result.cards or ())
    if result.last_trick is not None and not tricks[result.last_trick]:
        text = f"seat {result.last_trick} took no trick: it cannot have taken the last one"
        raise RuleError("last_trick", "13.2", text)
    for seat, suits in enumerate(result.marriages or ()):
        # Where the first lead may announce, the declarer needs no trick for it.
        if suits and not tricks[seat] and not (options.marriage_first_trick and seat == result.declarer):
            raise RuleError("marriage", "7.1", f"seat {seat} took no trick: it cannot announce a marriage")


def _check_points_of(match: Match, tricks: tuple[int, ...], points: tuple[int, ...]) -> None:
    """Nobody has more card points than his tricks can hold, so none without a trick (6.3)."""
    options, size = match.options, min(match.players, 3)
    out = options.pack - size * sum(tricks)
    beside = out - cards_out(options, match.players)  # with two these cards come with the last trick
    for seat, (taken, won) in enumerate(zip(tricks, points, strict=True)):
        most = _most_of(options, taken * size + beside) if taken else 0
        if won > most:
            text = f"{won} card points of seat {seat} with {taken} tricks: expected {most} at most"
            raise RuleError("cards", "6.3", text)


NOTATION: Final = Notation(type_in, spell_result, words_of)
