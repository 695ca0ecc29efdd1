"""Results that an entry form offers, and documents of any game."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec

from prikup.keeper.model import EntryForm, Extra, KindForm, TricksForm
from prikup.records import MatchRecord
from prikup.records.model import DealRecord

NAMES = ("Anna", "Boris", "Vera", "Gleb")
RULES = {
    ("prefa", "prefa-nakayoshi"): (3, 4),
    ("prefa", "prefa-prefadoros; all_pass=polles"): (3, 4),
    ("prefa", "prefa-nakayoshi; passer_may_return=yes; solo_double=no; solo_to_partner=single"): (3,),
    ("paston", "paston-nakayoshi"): (3,),
    ("paston", "paston-pagat; second_dealer=left_of_dealer"): (3,),
    ("thousand", "thousand-blog; ace_marriage=200; blind=on"): (2, 3, 4),
    ("thousand", "thousand-501; bolt=tricks"): (3, 4),
    ("thousand", "thousand-32; players=3"): (3,),
    ("thousand", "thousand-blog; golden=on; sitter=aces40"): (4,),
    ("thousand", "thousand-blog; golden=on; golden_bidding=locked"): (2, 3, 4),
}
CASES = [(game, rules, players) for (game, rules), counts in RULES.items() for players in counts]


def document(game: str, rules: str, *results: str, players: int = 3, finish: bool = False) -> MatchRecord:
    """Return a document of these results; the last seat deals first."""
    deals = tuple(DealRecord(result=result) for result in results)
    return MatchRecord(
        game=game, rules=rules, seats=NAMES[:players], dealer=players - 1, deals=deals, finish=finish
    )


def numbers(asked: TricksForm, players: int, pick: random.Random) -> str:
    """Return numbers that a person might enter, written as the form requires."""
    taken, left = [0] * players, asked.total
    for seat, most in zip(asked.seats, asked.most, strict=True):
        taken[seat] = pick.randint(0, min(most, left))
        left -= taken[seat]
    if asked.rest is not None:
        taken[asked.rest] = left
    elif asked.unit == "points":
        taken[asked.seats[-1]] += left
    return str(taken[asked.seats[0]]) if asked.short else " ".join(map(str, taken))


def _less_two_each(asked: TricksForm) -> TricksForm:
    """Return the same question about the tricks left when every seat has two."""
    left = asked.total - 2 * len(asked.seats) - 2 * (asked.rest is not None)
    most = tuple(min(one - 2, left) for one in asked.most)
    return msgspec.structs.replace(asked, most=most, rest_most=left, total=left)


def _after_two_each(told: str, asked: TricksForm) -> str:
    """Add two to every seat's number: tricks for its share of the points and a marriage."""
    seats = {*asked.seats, asked.rest}
    return " ".join(str(int(one) + 2 * (seat in seats)) for seat, one in enumerate(told.split()))


def _share(asked: TricksForm, players: int) -> str:
    """Return the same number for every asked seat."""
    seats = {*asked.seats, asked.rest} - {None}
    return " ".join(str(asked.total // len(seats) if seat in seats else 0) for seat in range(players))


def extra(one: Extra, form: EntryForm, players: int, pick: random.Random) -> str:
    """Return a random choice for an extra."""
    match one.kind:
        case "seat":
            chosen = str(pick.choice(one.seats))
        case "choice":
            chosen = pick.choice(one.choices)[0]
        case "shared":
            chosen = f"{pick.choice(one.seats)}:{pick.choice(one.choices)[0]}"
        case "numbers":
            assert one.numbers is not None
            chosen = _after_two_each(numbers(_less_two_each(one.numbers), players, pick), one.numbers)
        case "cards":
            chosen = " ".join(pick.sample(form.cards, one.count))
        case _:
            chosen = ""
    return f"{one.word} {chosen}".strip()


def texts(form: EntryForm, kind: KindForm, players: int, pick: random.Random) -> Iterator[str]:
    """Yield results of this kind that the form offers, some of each sort."""
    asked = [one for one in form.extras if one.name in kind.extras and one.deal in (0, form.number)]
    more = [extra(one, form, players, pick) for one in asked if one.needed or pick.random() < 0.6]
    for head in _heads(form, kind, players, pick):
        yield " ".join(" ".join((kind.words, head, *more)).split())


def _heads(form: EntryForm, kind: KindForm, players: int, pick: random.Random) -> Iterator[str]:
    if "defence" in kind.asks:
        allowed = [one.contract for one in form.contracts if one.allowed]
        for one in form.defences:
            for way in one.ways:
                tricks = "" if way.tricks is None else numbers(way.tricks, players, pick)
                yield f"{one.declarer} {pick.choice(allowed)} {way.words} {tricks}"
    elif "bid" in kind.asks:
        bids = [one.contract for one in form.contracts if one.bid and one.allowed]
        yield from (f"{seat} {pick.choice(bids)}" for seat in form.declarers or form.playing)
    elif "number" in kind.asks:
        assert form.bids is not None
        by_shares = any(one.kind == "numbers" and one.name in kind.extras for one in form.extras)
        for seat in form.declarers or form.playing:
            bid = pick.randrange(form.bids.least, form.bids.most + 1, form.bids.step)
            told = [one for one in kind.tricks_of if one.seats[0] == seat]
            shares = (_share(one, players) if by_shares else numbers(one, players, pick) for one in told)
            yield " ".join([str(seat), str(bid), *shares])
    elif "declarer" in kind.asks:
        yield from map(str, form.playing)
    else:
        yield "" if kind.tricks is None else numbers(kind.tricks, players, pick)
