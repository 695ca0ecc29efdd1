"""The cells of every sheet layout tile the square."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prikup.games.preferans.sheet.geometry import (
    Polygon,
    Spot,
    layout,
    rotate_point,
    seat_places,
)
from prikup.sheet import SheetError

PAPERS = {"three": layout(3), "balanced": layout(3, balanced=True), "four": layout(4)}


def polygon_area(polygon: Polygon) -> float:
    """Return the area of a polygon in square units."""
    pairs = zip(polygon, polygon[1:] + polygon[:1], strict=True)
    return abs(sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in pairs)) / 2


def inside(polygon: Polygon, x: float, y: float) -> bool:
    """Return True if a point lies inside a convex polygon of either orientation."""
    turns = [
        (x1 - x0) * (y - y0) - (y1 - y0) * (x - x0)
        for (x0, y0), (x1, y1) in zip(polygon, polygon[1:] + polygon[:1], strict=True)
    ]
    return all(turn > 0 for turn in turns) or all(turn < 0 for turn in turns)


@pytest.mark.parametrize("paper", PAPERS)
def test_cells_have_the_area_of_the_paper(paper: str) -> None:
    assert sum(map(polygon_area, PAPERS[paper].cells.values())) == pytest.approx(1_000_000)


@pytest.mark.parametrize(("paper", "count"), [("three", 12), ("balanced", 12), ("four", 20)])
def test_every_account_has_a_cell(paper: str, count: int) -> None:
    assert len(PAPERS[paper].cells) == count


@given(st.integers(0, 999), st.integers(0, 999), st.sampled_from(sorted(PAPERS)))
def test_every_point_lies_in_exactly_one_cell(x: int, y: int, paper: str) -> None:
    point = x + 0.37, y + 0.41  # off every ruled line
    assert sum(inside(polygon, *point) for polygon in PAPERS[paper].cells.values()) == 1


def test_classic_sheet_has_known_corners() -> None:
    cells = layout(3).cells
    assert cells[Spot("south", "whists", "west")] == ((200, 800), (500, 800), (500, 1000), (0, 1000))
    assert cells[Spot("west", "whists", "east")] == ((0, 0), (200, 0), (200, 450), (0, 450))
    assert set(cells[Spot("east", "whists", "south")]) == {(1000, 450), (800, 450), (800, 800), (1000, 1000)}


def test_balanced_sheet_gives_each_player_a_third() -> None:
    cells = layout(3, balanced=True).cells
    for place in ("south", "west", "east"):
        sector = sum(polygon_area(polygon) for spot, polygon in cells.items() if spot.place == place)
        assert sector == pytest.approx(1_000_000 / 3)


def test_whist_cells_of_one_side_are_equal() -> None:
    for spot, polygon in layout(4).cells.items():
        if spot.account == "whists":
            assert polygon_area(polygon) == pytest.approx(160_000 / 3)


@pytest.mark.parametrize("paper", PAPERS)
def test_whist_cells_lie_on_the_side_of_the_other_player(paper: str) -> None:
    quarters = {"south": 0, "west": 1, "north": 2, "east": 3}
    around = ["south", "west", "north", "east"]
    for spot, polygon in PAPERS[paper].cells.items():
        if spot.on is None:
            continue
        seen = [rotate_point(point, -quarters[spot.place]) for point in polygon]
        middle = sum(x for x, _ in seen) / len(seen)
        writer = [rotate_point(p, -quarters[spot.place]) for s, q in PAPERS[paper].cells.items() for p in q
                  if s.place == spot.place and s.account == "whists"]  # fmt: skip
        centre = sum(x for x, _ in writer) / len(writer)
        ahead = (around.index(spot.on) - around.index(spot.place)) % 4
        if ahead == 2 and paper == "four":
            assert middle == pytest.approx(centre)
        if ahead == 1:
            assert middle < centre
        if ahead == 3:
            assert middle > centre


def test_seat_places_follow_the_direction_of_play() -> None:
    assert seat_places(3, 1) == ("east", "south", "west")
    assert seat_places(4, 2) == ("north", "east", "south", "west")
    assert seat_places(3, 0, clockwise=False) == ("south", "east", "west")
    assert seat_places(3, None) == ("south", "west", "east")


def test_layout_for_five_players_is_refused() -> None:
    with pytest.raises(SheetError, match="5 players: expected 3 or 4"):
        layout(5)
