"""Geometry of the cells: the true form of the paper sheet on a square of 1000 units.

From the centre outward each player has hill, pool and whists. The viewer writes at the bottom (south), the
next player clockwise sits on the left (west).
"""

from __future__ import annotations

from typing import NamedTuple

from prikup.sheet.model import Cell
from prikup.sheet.style import SheetError

Point = tuple[float, float]
Polygon = tuple[Point, ...]
PAPER_SIZE = 1000.0
CIRCLE_RADIUS = 50.0
PLACES_BY_PLAYERS = {3: ("south", "west", "east"), 4: ("south", "west", "north", "east")}
QUARTER_TURNS = {"south": 0, "west": 1, "north": 2, "east": 3}


class Spot(NamedTuple):
    """A cell by its place on the paper: ``south``'s ``whists`` on ``west``."""

    place: str
    account: str
    on: str | None = None

    @property
    def name(self) -> str:
        """The name of the cell, such as ``south-pool`` or ``south-on-west``."""
        return f"{self.place}-{self.account}" if self.on is None else f"{self.place}-on-{self.on}"


class Layout(NamedTuple):
    """The polygons of all cells and the centre of the circle."""

    cells: dict[Spot, Polygon]
    centre: Point


def seat_places(players: int, viewer: int | None, clockwise: bool = True) -> tuple[str, ...]:
    """Return the place of each seat, the viewer (or seat 0) at the bottom, the next seat where play goes."""
    if players not in PLACES_BY_PLAYERS:
        raise SheetError("sheet-players", players=players)
    bottom_seat = viewer or 0
    step = 1 if clockwise else -1
    return tuple(PLACES_BY_PLAYERS[players][step * (seat - bottom_seat) % players] for seat in range(players))


def spot_of(cell: Cell, seats: tuple[str, ...]) -> Spot:
    """Return the place of a cell when the seats sit at these places."""
    return Spot(seats[cell.seat], cell.account, None if cell.on is None else seats[cell.on])


def layout(players: int, balanced: bool = False) -> Layout:
    """Return the cells for three or four players; ``balanced`` gives three sectors of one size.

    >>> layout(3).cells[Spot("south", "pool")]
    ((300.0, 700.0), (700.0, 700.0), (800.0, 800.0), (200.0, 800.0))
    """
    if players == 4:
        return _lay_out_four()
    if players == 3:
        return _lay_out_three(PAPER_SIZE / 3 if balanced else PAPER_SIZE / 2)
    raise SheetError("sheet-players", players=players)


def _lay_out_three(middle: float) -> Layout:
    """Return the layout for three players; ``middle`` is the y of the centre."""
    pool = middle + 0.4 * (PAPER_SIZE - middle)  # where the lines x = 300 and x = 200 meet the rays
    whist = middle + 0.6 * (PAPER_SIZE - middle)
    divider = (whist + PAPER_SIZE) / 4  # both side cells of one size
    west: dict[Spot, Polygon] = {
        Spot("west", "hill"): ((500.0, middle), (300.0, pool), (300.0, 0.0), (500.0, 0.0)),
        Spot("west", "pool"): ((300.0, 0.0), (300.0, pool), (200.0, whist), (200.0, 0.0)),
        Spot("west", "whists", "east"): ((0.0, 0.0), (200.0, 0.0), (200.0, divider), (0.0, divider)),
        Spot("west", "whists", "south"): (
            (0.0, divider),
            (200.0, divider),
            (200.0, whist),
            (0.0, PAPER_SIZE),
        ),
    }
    swap = {"west": "east", "east": "west", "south": "south", None: None}
    east = {
        Spot("east", spot.account, swap[spot.on]): tuple((PAPER_SIZE - x, y) for x, y in reversed(polygon))
        for spot, polygon in west.items()
    }
    south: dict[Spot, Polygon] = {
        Spot("south", "hill"): ((500.0, middle), (700.0, pool), (300.0, pool)),
        Spot("south", "pool"): ((300.0, pool), (700.0, pool), (800.0, whist), (200.0, whist)),
        Spot("south", "whists", "west"): (
            (200.0, whist),
            (500.0, whist),
            (500.0, PAPER_SIZE),
            (0.0, PAPER_SIZE),
        ),
        Spot("south", "whists", "east"): (
            (500.0, whist),
            (800.0, whist),
            (PAPER_SIZE, PAPER_SIZE),
            (500.0, PAPER_SIZE),
        ),
    }
    return Layout(south | west | east, (500.0, middle))


def _lay_out_four() -> Layout:
    """Return the layout for four players: the south side, turned to each place."""
    first_divider, second_divider = (
        PAPER_SIZE * 11 / 30,
        PAPER_SIZE * 19 / 30,
    )  # three cells of one size on each side
    places = PLACES_BY_PLAYERS[4]
    south: dict[tuple[str, int], Polygon] = {
        ("hill", 0): ((500.0, 500.0), (700.0, 700.0), (300.0, 700.0)),
        ("pool", 0): ((300.0, 700.0), (700.0, 700.0), (800.0, 800.0), (200.0, 800.0)),
        ("whists", 1): (
            (200.0, 800.0),
            (first_divider, 800.0),
            (first_divider, PAPER_SIZE),
            (0.0, PAPER_SIZE),
        ),
        ("whists", 2): (
            (first_divider, 800.0),
            (second_divider, 800.0),
            (second_divider, PAPER_SIZE),
            (first_divider, PAPER_SIZE),
        ),
        ("whists", 3): (
            (second_divider, 800.0),
            (800.0, 800.0),
            (PAPER_SIZE, PAPER_SIZE),
            (second_divider, PAPER_SIZE),
        ),
    }
    cells: dict[Spot, Polygon] = {}
    for turn, place in enumerate(places):
        for (account, steps), polygon in south.items():
            on = places[(turn + steps) % 4] if steps else None
            cells[Spot(place, account, on)] = tuple(rotate_point(point, turn) for point in polygon)
    return Layout(cells, (500.0, 500.0))


def rotate_point(point: Point, quarters: int) -> Point:
    """Return a point of the south's side after this many quarter turns of the paper (west is one)."""
    x, y = point
    for _ in range(quarters % 4):
        x, y = PAPER_SIZE - y, x
    return x, y


def widest_span(polygon: Polygon, top: float, bottom: float) -> tuple[float, float] | None:
    """Return the widest x interval that lies inside a convex polygon for every y of a band, if any."""
    edges = [_cut_polygon(polygon, y) for y in (top, bottom)]
    cuts = [edge for edge in edges if edge is not None]
    if len(cuts) < 2:
        return None
    left, right = max(edge[0] for edge in cuts), min(edge[1] for edge in cuts)
    return (left, right) if left < right else None


def _cut_polygon(polygon: Polygon, y: float) -> tuple[float, float] | None:
    """Return the x interval in which a horizontal line cuts a convex polygon, None if it misses it."""
    hits = []
    for (x0, y0), (x1, y1) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        if min(y0, y1) <= y <= max(y0, y1):
            hits += [x0, x1] if y0 == y1 else [x0 + (x1 - x0) * (y - y0) / (y1 - y0)]
    return (min(hits), max(hits)) if hits else None
