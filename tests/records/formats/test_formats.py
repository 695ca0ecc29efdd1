"""Formats of other programs: round trips, and one clear error for broken files."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from prikup import games
from prikup.arena.play import play_match, seats
from prikup.cards import Cards
from prikup.core import PrikupError
from prikup.records import RecordError, make_record, read, write
from prikup.records.formats import (
    FORMATS_BY_NAME,
    Deals,
    ImportedDeal,
    convert,
    detect,
    read_deals,
    write_deals,
)
from tests.pages import ROOT
from tests.published.test_records import RECORDS, Record, card
from tests.sizes import size

EVENING = (ROOT / "examples/evening.prikup").read_text(encoding="utf-8")
GOLDEN = sorted((ROOT / "tests/data/records").glob("*.prikup"))
GAME = "preferans"


def make_deal(seed: int, players: int = 3, dealer: int = 0) -> ImportedDeal:
    """Return a random deal of 32 cards; with four players the dealer rests."""
    pack = [*Cards(0xFFFFFFFF)]
    random.Random(seed).shuffle(pack)
    cards = iter(Cards(pack[at : at + 10]) for at in (0, 10, 20))
    hands = tuple(Cards() if players == 4 and seat == dealer else next(cards) for seat in range(players))
    return ImportedDeal(dealer=dealer, hands=hands, talon=tuple(pack[30:]))


def make_deals(seeds: list[int], players: int = 3) -> Deals:
    made = tuple(make_deal(seed, players, at % players) for at, seed in enumerate(seeds))
    game = games.get_game(GAME)
    return Deals(
        game=GAME, rules=game.presets[0], seats=("Anna", "Борис", 'V|e"r\\a', "Γ")[:players], deals=made
    )


def plain(one: Deals, *names: str) -> list[tuple[object, ...]]:
    """Return these fields of each deal, for comparison."""
    return [tuple(getattr(deal, name) for name in names) for deal in one.deals]


CARDS = ("dealer", "hands", "talon")


@settings(max_examples=60, deadline=None)
@given(st.lists(st.integers(0, 10**6), min_size=1, max_size=4), st.sampled_from((3, 4)))
def test_bridge_notation_keeps_cards_names_dealers_and_talon_order(seeds: list[int], players: int) -> None:
    given_ = make_deals(seeds, players)
    text, left = write_deals(given_, "pbn")
    found = read_deals(text)
    assert not left and detect(text) == "pbn"
    turned = [name for name in found.seats]
    assert sorted(turned) == sorted(given_.seats) and found.game == GAME
    by = given_.seats.index(found.seats[0])
    again = [
        (
            (one.dealer + by) % players,
            tuple(one.hands[(seat - by) % players] for seat in range(players)),
            one.talon,
        )
        for one in found.deals
    ]
    assert again == plain(given_, *CARDS)
    assert write_deals(found, "pbn") == (text, ())


@settings(max_examples=60, deadline=None)
@given(st.lists(st.integers(0, 10**6), min_size=1, max_size=4))
def test_protocol_keeps_cards(seeds: list[int]) -> None:
    text, left = write_deals(make_deals(seeds), "gambler")
    assert not left and detect(text) == "gambler"
    assert plain(read_deals(text), *CARDS, "moves") == plain(make_deals(seeds), *CARDS, "moves")


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from(("prikup", "json")), st.sampled_from((3, 4)))
def test_own_record_keeps_deals(seed: int, form: str, players: int) -> None:
    text, _ = write_deals(make_deals([seed], players), form)
    assert detect(text) == form
    assert plain(read_deals(text), *CARDS, "moves") == plain(make_deals([seed], players), *CARDS, "moves")


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_record_converted_to_json_and_back_is_unchanged(path: Path) -> None:
    text = write(read(path.read_text(encoding="utf-8")))
    assert convert(convert(text, "json").text, "prikup").text == text


def play_record(seed: int) -> str:
    """Return six deals of a match between bots as a record."""
    start = games.get_game(GAME).start(games.get_game(GAME).options("wikipedia-sochi; target=10"), 3)
    bots = seats(["rules"], 3, str(seed), 0)
    inputs = [move for move, _ in play_match(start, bots, str(seed), 0, max_deals=6)]
    return write(make_record(start, inputs, ("A", "B", "C")))


@pytest.mark.parametrize("seed", range(6))
def test_protocol_keeps_contracts_and_all_passes_of_bot_matches(seed: int) -> None:
    record = play_record(seed)
    text = convert(record, "gambler").text
    found, source = read_deals(text), read_deals(record)
    for after, before in zip(found.deals, source.deals, strict=True):
        assert (after.dealer, after.hands, after.talon) == (before.dealer, before.hands, before.talon)
        assert (after.contract, after.declarer) == (before.contract, before.declarer)
        if before.contract is None:
            assert after.moves == before.moves and after.tricks == before.tricks
    assert write_deals(found, "gambler")[0] == text


def test_conceded_misere_is_refused_by_the_protocol() -> None:
    record = (
        f'[Prikup "1"]\n[Game "{GAME}"]\n[Rules "wikipedia-sochi; concede_misere=yes"]\n[Seats "A|B|C"]\n'
        '[Dealer "2"]\n\n1. AKQT.AK.AK.87 J987.QJ.QJ.QJ .T987.T987.T9 / AC KC | misere pass pass concede\n'
    )
    with pytest.raises(RecordError, match="deal 1: 'concede misere' is not a call of the protocol"):
        convert(record, "gambler")
    (found,) = read_deals(convert(record, "pbn").text).deals
    assert (found.declarer, found.contract) == (0, "misere")


def write_published_deal(record: Record) -> str:
    """Return a published deal as our record; its source has neither auction nor declarations."""
    hands = [str(Cards(map(card, hand))) for hand in record["hands"]]
    talon = " ".join(card(one).text for one in record["talon"])
    laid = " ".join(card(one).text for one in record["discard"])
    eldest, declarer, contract = (record[name] for name in ("eldest", "declarer", "contract"))
    dealer = (eldest - 1) % 3
    said = [contract if (eldest + at) % 3 == declarer else "pass" for at in range(3)]
    named = [] if contract == "misere" else [f"name {contract}", "whist", "whist"]
    cards = [card(one).text for trick in record["play"] for one in trick["cards"]]
    moves = " ".join([*map(str, said), f"discard {laid}", *named, *cards])
    head = (
        f'[Prikup "1"]\n[Game "{GAME}"]\n[Rules "wikipedia-sochi"]\n[Seats "A|B|C"]\n[Dealer "{dealer}"]\n\n'
    )
    return write(read(f"{head}1. {' '.join(hands)} / {talon} | {moves}\n"))


TAGS = (
    "Bula 60",
    "Refe 2",
    "Player1 A",
    "Player2 B",
    'Player3 "C D"',
    "Result1 1",
    "Result2 2",
    "Result3 -3",
)


def write_serbian(record: Record) -> str:
    """Return a published deal in Serbian notation; its seats are the players 1 to 3."""
    from prikup.records.formats.ppn import CARDS_BY_LETTER, CONTRACTS_BY_CODE

    letter = {one: name for name, one in CARDS_BY_LETTER.items()}
    seats = [(record["eldest"] + at) % 3 for at in range(3)]
    spelled = "".join(letter[card(one)] for seat in seats for one in record["hands"][seat])
    spelled += "".join(letter[card(one)] for one in record["talon"])
    contract = {name: number for number, name in CONTRACTS_BY_CODE.items()}[f"6{record['contract'][1:]}"]
    laid = "".join(letter[card(one)] for one in record["discard"])
    throws = ",".join(
        "".join(letter[card(one)] for one in trick["cards"]) + str(trick["winner"] + 1)
        for trick in record["play"]
    )
    main = record["declarer"] + 1
    order = "".join(str(seat + 1) for seat in seats)
    head = "".join(f"[{tag}]\n" for tag in TAGS)
    fields = (
        1,
        order,
        spelled,
        "2,P,P",
        main,
        laid,
        contract,
        8,
        0,
        0,
        4,
        seats[0] + 1,
        throws,
        "M7:-8,F3:L24,0",
    )
    return f"{head}\n[{' '.join(map(str, fields))}]\n"


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record["id"])
def test_every_published_deal_survives_every_format(record: Record) -> None:
    text = write_published_deal(record)
    own = read_deals(text)
    for form in ("prikup", "json", "pbn", "gambler"):
        found = read_deals(convert(text, form).text)
        assert plain(found, *CARDS, "declarer", "contract") == plain(own, *CARDS, "declarer", "contract")
    if record["contract"][0] == "6":
        found = read_deals(write_serbian(record))
        assert plain(found, *CARDS, "moves", "declarer", "contract") == plain(
            own, *CARDS, "moves", "declarer", "contract"
        )
        assert "1. " in convert(write_serbian(record), "prikup").text
        assert {one.what for one in found.left} == {"auction", "score"}


SERBIAN = """\
    [Bula 60]
    [Refe 2]
    [Player1 cope]
    [Player2 silvio_pu]
    [Player3 elmacedon]
    [Result1 458]
    [Result2 88]
    [Result3 -546]
    [Place1 2]

    [1 231 1BDHM27WQK4CEIN3FVRJS5LP8GU6AOT9 M3,P,3 2 AR 4 3 I3 0 8 2 2A12,M9B2,2A12,M9B2,2A12 M7:-8,F3:L24,0]
    [2 312 WQKJS5LP84CEIAOT9N31BDH7FVM2RGU6 P,P,P]
    ...
"""
"""As the description of the notation shows it: the throws of its example are not those of its cards."""


def test_deal_with_unusable_play_keeps_its_cards() -> None:
    found = read_deals(SERBIAN)
    assert found.seats == ("cope", "silvio_pu", "elmacedon")
    first, second = found.deals
    assert (first.dealer, first.declarer, first.contract, first.moves) == (0, 1, "6H", ())
    assert str(first.hands[1]) == "K87.QT7.J9.A8"
    assert [str(card) for card in first.talon] == ["JC", "7D"]
    assert second.dealer == 1 and second.contract is None
    assert {one.what for one in found.left} == {"auction", "play", "doubled", "score"}
    assert "Deal" in convert(SERBIAN, "pbn").text


BOARDS = """% PBN 2.1
%Content-type: text/x-pbn
; two boards
[Event "A club"] [Site "#1"]
[Board "1"][North "Anna"][East "Boris"][South "Vera"]
[Dealer "E"] {a comment [Deal "no"]
over lines}
[Deal "N:Q8.AJ7.K7.KQ9 JT7.KQ9.J.AJ8 AK9.T8.AQT9.T ..8.7"]
[Auction "E"]
Pass 6S =1= Pass
[Note "1:bold"]

[Event "#"]
[North "#"][East "#"][South "#"]
[Dealer "S"]
[Deal "N:J97.QT87.7.J7 - T.AJ.AQT9.Q98 ..J.T"]
"""


def test_bridge_notation_is_read_tolerantly() -> None:
    found = read_deals(BOARDS)
    assert found.seats == ("Anna", "Boris", "Vera") and dict(found.about)["Event"] == "A club"
    first, second = found.deals
    assert first.dealer == 1 and str(first.hands[0]) == "Q8.AJ7.K7.KQ9"
    assert second.dealer == 2 and second.hands[1] is None
    assert [(one.what, one.deal) for one in found.left] == [("auction", 1), ("comments", 1)]
    text = convert(BOARDS, "prikup", deal=2).text
    assert " ?? " in text and read(text).deals[0].hands[1] is None


GAMBLER = convert(EVENING, "gambler").text

BROKEN = [
    ("hello", "line 1: 'hello' begins no record that is known here"),
    ("", "line 1: '' begins no record"),
    ('[Deal "W:AK... - - -"]', "line 1, column 8: hands of 2 - - - cards"),
    ('[Deal "X:A... - - -"]', "line 1, column 8: 'X:A... - - -' is not a deal: expected a place of N E S W"),
    ('[Deal "W:A... - -"]', "line 1, column 8: 'W:A... - -' has 3 hands: expected four"),
    ('[Event "x"]\n', "line 1: the tag Deal is missing"),
    ('[Event "#"]\n[Deal "W:A..."]', "line 1, column 9: # stands for the Event of the deal before"),
    (GAMBLER.rstrip().removesuffix("end"), "this deal has no end"),
    ("end\n" + GAMBLER, "line 1: 'end' begins no record"),
    ("begin 1\n", "line 1, column 1: 'begin' stands in the wrong place"),
    ('{"prikup": 1}', "'{\"prikup\": 1}' is not a record as JSON"),
]

SPOILT = [
    (BOARDS, "Q8.AJ7.K7.KQ9", "Q8.AJ7.K2.KQ9",
     "line 8, column 10: 'Q8.AJ7.K2.KQ9': '2' is not a rank"),
    (BOARDS, "Q8.AJ7.K7.KQ9", "QT.AJ7.K7.KQ9",
     "line 8, column 8: TS stands here twice"),
    (BOARDS, 'Dealer "E"', 'Dealer "Q"',
     "line 6, column 10: 'Q': nobody plays there"),
    (BOARDS, 'South "#"', 'South "Gleb"',
     "line 16: deal 2: other people play than in the first deal"),
    (BOARDS, '[Event "A club"]', '[Event "A club]',
     "line 4, column 1: '[Event \"A club] [Site \"#1\"]'"),
    (BOARDS, "lines}", "lines",
     "a comment is not closed"),
    (SERBIAN, "[Refe 2]", "",
     "line 1: the tag Refe is missing"),
    (SERBIAN, "1BDHM2", "1BDHM1",
     "line 11, column 12: 7S stands here twice"),
    (SERBIAN, "M3,P,3 2 AR", "M3,P,3 4 AR",
     "line 11, column 52: '4' is not what a deal says of: main"),
    (SERBIAN, " P,P,P]", "]",
     "has 3 fields: expected 14 in brackets"),
    (SERBIAN, "2 312 ", "2 321 ",
     "line 12, column 8: '321' goes round the other way"),
    (GAMBLER, "HAND As Ks", "HAND As Xs",
     "line 5, column 9: deal 1: 'Xs' is not a card"),
    (GAMBLER, "HAND As Ks", "HAND As As",
     "line 5, column 9: deal 1: AS stands here twice"),
    (GAMBLER, "HAND As Ks", "HAND Ks",
     "line 5, column 1: HAND with 9 values: expected 10"),
    (GAMBLER, "TRADE 6s", "TRADE 6x",
     "line 8, column 7: deal 1: '6x' is not a call of the protocol"),
    (GAMBLER, "FIRSTPLAYER 2", "FIRSTPLAYER 7",
     "line 3, column 13: deal 1: '7': expected 0, 1, 2 or 3"),
    (GAMBLER, "TRADE 6s", "SAID 6s",
     "line 8, column 1: 'SAID' begins no line of a deal"),
    (GAMBLER, "MOVE Ah\n", "MOVE Ac\n",
     "deal 3: 'Ac': AC"),
    (EVENING, "AS 8S 7S", "AS 9C 7S",
     "line 21, column 120: deal 1: '9C': 9C cannot be played"),
]  # fmt: skip


def spoiled_files() -> list[tuple[str, str]]:
    """Return good files with one piece changed, and the expected error of each."""
    for text, old, _, _ in SPOILT:
        assert old in text
    return [(text.replace(old, new, 1), told) for text, old, new, told in SPOILT]


@pytest.mark.parametrize(("text", "told"), [*BROKEN, *spoiled_files()])
def test_broken_file_gets_one_error_with_its_place(text: str, told: str) -> None:
    with pytest.raises(PrikupError) as failed:
        read_deals(text)
    assert str(failed.value).startswith(told) or told in str(failed.value)
    assert "\n" not in str(failed.value) and len(str(failed.value)) < 400


def test_deals_of_no_match_can_only_be_converted_singly() -> None:
    with pytest.raises(RecordError, match="deal 1 of 3 was not played to its end"):
        convert(GAMBLER, "prikup")
    for number in (1, 2, 3):
        made = convert(GAMBLER, "prikup", deal=number)
        assert made.deals == 1 and convert(made.text, "json").source == "prikup"
    with pytest.raises(RecordError, match="deal '4' is not there: expected 1 to 3"):
        convert(GAMBLER, "prikup", deal=4)


def test_deals_of_three_and_four_players_are_refused_together() -> None:
    four, three = (write_deals(make_deals([1], players), "pbn")[0] for players in (4, 3))
    for first, second in ((four, three), (three, four)):
        with pytest.raises(RecordError, match="deal 2: "):
            read_deals(f"{first}\n{second}")


def test_conversion_lists_what_it_leaves_out() -> None:
    assert {one.what for one in convert(EVENING, "gambler").left} == {"seeds", "defence", "play"}
    assert {one.what for one in convert(EVENING, "pbn").left} == {"seeds", "moves"}
    home = (ROOT / "examples/home.prikup").read_text(encoding="utf-8")
    assert {one.what for one in read_deals(home).left} == {"typed"}


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record["id"])
def test_serbian_notation_keeps_expressible_deals(record: Record) -> None:
    own = read_deals(write_published_deal(record))
    if record["contract"] != "misere" and record["contract"][0] != "6":
        with pytest.raises(RecordError, match="deal 1: the Serbian game has no word for this deal"):
            write_deals(own, "ppn")
        return
    text, left = write_deals(own, "ppn")
    found = read_deals(text)
    assert detect(text) == "ppn" and [one.what for one in left] == ["auction"]
    fields = (*CARDS, "moves", "declarer", "contract")
    assert plain(found, *fields) == plain(own, *fields) and found.seats == own.seats
    assert write_deals(found, "ppn")[0] == text


def test_undefended_deal_and_all_pass_are_written_in_serbian() -> None:
    quiet = EVENING.partition("1. ")[0].replace('[Result "46 -40 -6"]\n', "")
    cards = EVENING.partition("1. ")[2].partition(" | ")[0]
    text = f"{quiet}1. {cards} | 6S pass pass | discard TC 7C | name 6S | pass pass\n"
    made, _ = write_deals(read_deals(text), "ppn")
    assert made.splitlines()[-1].endswith(" 2,P,P 3 SP 2 0 0 0 4 3 0 M0:-4,0,0]")
    assert read_deals(made).deals[0].moves == read_deals(text).deals[0].moves
    third = replace(read_deals(EVENING), deals=read_deals(EVENING).deals[2:])
    made, left = write_deals(third, "ppn")
    assert made.splitlines()[-1].endswith(" P,P,P]") and [one.what for one in left] == ["play"]


SAMPLES = [EVENING, BOARDS, SERBIAN, GAMBLER, convert(EVENING, "pbn").text, convert(EVENING, "json").text]


@st.composite
def damaged_files(draw: st.DrawFn) -> str:
    """Draw a good file with pieces removed, doubled, reversed or replaced."""
    text = draw(st.sampled_from(SAMPLES))
    for _ in range(draw(st.integers(1, 4))):
        at, much = draw(st.integers(0, len(text))), draw(st.integers(0, 40))
        piece = text[at : at + much]
        others = st.text(st.sampled_from('AKQJT9 81.-"[]{}#%:;\n\tbegin/|=\\\u2028\ud800é'), max_size=12)
        new = draw(st.sampled_from(("", piece * 2, piece[::-1]))) if draw(st.booleans()) else draw(others)
        text = text[:at] + new + text[at + much :]
    return text


def convert_to_all(text: str) -> Iterator[str]:
    """Yield the text in every format from every reader; expect no errors but our own."""
    for source in ("", *FORMATS_BY_NAME):
        for target in FORMATS_BY_NAME:
            try:
                yield convert(text, target, source).text
            except PrikupError as error:
                assert str(error) and "\n" not in str(error)


@settings(max_examples=size("files"), deadline=None)
@given(damaged_files())
def test_damaged_files_break_no_reader_or_writer(text: str) -> None:
    for made in convert_to_all(text):
        assert detect(made) in FORMATS_BY_NAME


@settings(max_examples=size("files"), deadline=None)
@given(st.text() | st.text(st.sampled_from('[]{}"WNES: AKQT.-#%;begin\nHAND 0123P,')))
def test_random_text_breaks_no_reader(text: str) -> None:
    list(convert_to_all(text))
