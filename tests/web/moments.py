"""Recorded moments of matches as a page receives them: one of each kind that looks different."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from prikup.core import Fact, Said, Taken, View, to_json
from prikup.keeper import draw_sheet, make_sheet
from prikup.scene import Scene as Drawing
from prikup.table import State, TableRules, collect_inputs, events, make_state, show_deal
from prikup.words.catalogue import languages
from tests.table.playing import Log, find

# Games, rules with many possibilities, and numbers of players.
TABLES = {
    "preferans": ("preferans", "wikipedia-sochi; target=2; aid=donor_choice", 3),
    "preferans-4": ("preferans", "kodeks-rostov; target=2; aid=donor_choice", 4),
    "thousand": ("thousand", "thousand-blog; target=200; barrel_at=none", 3),
    "thousand-2": ("thousand", "thousand-blog; target=200; barrel_at=none", 2),
    "thousand-4": ("thousand", "thousand-blog; target=200; barrel_at=none", 4),
    "prefa": ("prefa", "prefa-prefadoros; start_pot=2", 3),
    "prefa-4": ("prefa", "prefa-nakayoshi; start_pot=2", 4),
    "paston": ("paston", "paston-nakayoshi; target=20", 3),
}
NAMES = ("Anna", "Boris", "Константин", "Vera")
# The actions that are preferred in each match.
LIKINGS = (
    (),
    ("pass",),
    ("misere", "name misere"),
    ("whist", "open", "pass"),
    ("pass",),
    ("whist", "closed"),
)
LIKED = 0.8
CLAIMED = 0.03
MOVES = 300
SHEETS = 3


class Moment(NamedTuple):
    """The message at one moment, as JSON; ``kind`` tells moments apart."""

    kind: str
    state: str


class Looked(NamedTuple):
    """A finished deal: its summary, its cards, and its sheet in each language."""

    summed: Moment
    deal: str
    sheet: dict[str, str]


class _Match(Log):
    """A match of random actions, the same for each number."""

    def __init__(self, game: str, rules: str, players: int, number: int) -> None:
        super().__init__("O" * players, game, rules, f"{game}-{players}-{number}")
        for seat in range(players):
            if seat % 2:
                self.put(events.SeatBot(seat=seat, bot="rules"))
            else:
                self.put(events.Sit(seat=seat, who=f"secret-{seat}", name=NAMES[seat]))
        # This adds a button to the bar.
        self.put(events.Rules(by=0, table=TableRules(hints="all")))
        self._chance = Random(number)
        self._liked = LIKINGS[number]

    def go_on(self) -> bool:
        """Do one more action; return False once the match is over."""
        self.server(bots=False)
        match, table = self.table.match, self.table
        if table.stage == "finished" or match is None:
            return False
        if table.unseen:
            self.put(events.Next(by=min(table.unseen)))
        elif self._chance.random() < CLAIMED and (claims := self._claims()):
            seat, claim = self._chance.choice(claims)
            self.put(events.Move(by=seat, text=claim, prompt=None))
        else:
            seat = self._chance.choice(match.turns()).by
            bot = table.seats[seat].acting_bot
            self.put(events.Move(by=seat, text=self._choice(seat), prompt=table.prompts[seat], bot=bot))
        return True

    def _claims(self) -> list[tuple[int, str]]:
        """Return the claims that people may make, each with their seat."""
        match = self.table.match
        assert match is not None
        offers = [(seat, one.text) for seat in self.table.acting_persons() for one in match.offers(seat)]
        return [(seat, text) for seat, text in offers if text.startswith(("claim ", "lay "))]

    def looked(self, viewer: int) -> Looked:
        """Return the deal that just finished."""
        table = self.table
        deal = table.deals[-1].deal_no
        shown = show_deal(*collect_inputs(self.events, find), deal)
        assert shown is not None and table.match is not None
        names = tuple(seat.name for seat in table.seats)
        sheet = make_sheet(table.game.id, names, table.options, table.deals)
        now = tuple(table.match.view(None).totals)
        drawings = {
            lang: draw_sheet(sheet, viewer, deal, lang, "classic", now, table.game.clockwise)
            for lang in languages()
        }
        summed = Moment("summed", to_json(make_state(table, viewer, ())).decode())
        return Looked(summed, to_json(shown).decode(), drawings)

    def _choice(self, seat: int) -> str:
        match = self.table.match
        assert match is not None
        turn = match.turn_of(seat)
        assert turn is not None
        texts = [action.text for action in match.legal(turn)]
        likely = [text for text in texts if text in self._liked and self._chance.random() < LIKED]
        calm = [text for text in texts if text not in ("concede", "surrender")]
        return self._chance.choice(likely or calm[:6] or texts)


def _changes_felt(fact: Fact) -> bool:
    """Return True if a fact changes the felt: a complete trick, or a refused claim."""
    return isinstance(fact, Taken) or (isinstance(fact, Said) and fact.text == "no")


def _kind(state: State) -> str:
    view, drawing = state.view, state.scene
    table = state.table
    if view is None or drawing is None:
        return table.stage
    asked = (drawing.question or view.asks) if view.acting else f"wait {view.asks}"
    for fact in state.facts:
        if isinstance(fact, Said):
            return "a claim is refused" + (" of mine" if view.acting else "")
        if view.last_trick is not None:
            return " ".join(["a trick rests", asked, *_open(view)[:1]])
    if view.claim:
        return " ".join(["claim", asked, *_open(view)[:1]])
    return " ".join([table.waiting or table.stage, asked, *_felt(view, drawing)])


def _felt(view: View, drawing: Drawing) -> Iterator[str]:
    """Yield what needs room on the felt."""
    if view.trick is not None:
        last = view.players - 1 - sum(not seat.playing for seat in view.seats)
        if len(view.trick.plays) == last:
            yield "full"
        if view.trick.talon:
            yield "of the talon"
    if view.talon:
        yield f"talon {len(view.talon)}"
    yield from _open(view)
    if view.acting and view.acting.seat != view.acting.by:
        yield "for another"
    if view.seat is not None and not view.seats[view.seat].playing:
        yield "rests"
    if any(choice.text.endswith("!") and choice.legal for choice in view.choices):
        yield "announces"
    if drawing.out:
        yield "out"


def _open(view: View) -> list[str]:
    """Return which hands are open, as far as that makes a difference."""
    open_ = [
        (seat.seat - (view.seat or 0)) % view.players for seat in view.seats if seat.exposed or seat.shown
    ]
    where = "".join(sorted(map(str, open_))) if view.acting else str(len(open_))
    return ["open", where] if open_ else []


def moments(name: str) -> list[Moment]:
    """Return one moment of each kind at this table, for any seat."""
    found: dict[str, Moment] = {}
    for number in range(len(LIKINGS)):
        match = _Match(*TABLES[name], number)
        match.begin()
        for _ in range(MOVES):
            for viewer in range(TABLES[name][2]):
                state = make_state(match.table, viewer, tuple(filter(_changes_felt, match.facts)))
                kind = _kind(state)
                if kind not in found:
                    found[kind] = Moment(kind, to_json(state).decode())
            if not match.go_on():
                break
    return list(found.values())


def looks(name: str) -> list[Looked]:
    """Return finished deals of this table, each seen by another seat."""
    found: list[Looked] = []
    match = _Match(*TABLES[name], 0)
    match.begin()
    while len(found) < SHEETS and match.go_on():
        if len(match.table.unseen) == len(match.table.acting_persons()):  # no player has continued yet
            looked = match.looked(len(found) % 2)
            found += [looked] if "plays" in looked.deal else []
    return found
