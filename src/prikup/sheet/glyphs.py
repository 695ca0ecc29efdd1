"""Handwritten figures: strokes in a box of 60 by 100, drawn with round caps, width 8.6."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple
from zlib import crc32

STROKE_WIDTH = 8.6
_SIGN_STROKES: dict[str, tuple[str, ...]] = {
    "0": ("M32 8C14 6 7 30 8 54C9 80 18 95 31 94C47 93 54 72 53 46C52 22 44 9 28 10",),
    "1": ("M14 30C22 24 28 16 33 6C32 36 30 66 29 95",),
    "2": ("M10 28C12 12 24 5 36 8C50 12 50 30 41 45C31 61 18 76 8 91C22 86 38 94 54 88",),
    "3": ("M12 18C20 6 44 4 46 20C48 36 34 44 24 46C42 44 53 56 50 72C47 90 26 98 9 86",),
    "4": ("M36 6C28 28 18 48 8 64C22 62 40 62 55 60", "M41 40C40 60 38 80 37 97"),
    "5": ("M16 10C15 24 13 34 11 45C26 36 48 40 50 62C52 84 28 98 9 88", "M16 10C28 12 38 10 50 7"),
    "6": ("M42 6C22 22 9 46 9 68C9 86 20 95 32 94C45 93 52 82 50 70C48 57 34 53 23 60C16 64 11 72 10 78",),
    "7": ("M9 13C24 9 38 11 52 9C40 36 30 64 25 96", "M18 52C28 50 38 50 46 49"),
    "8": ("M44 16C34 2 12 8 15 26C18 44 50 48 51 72C51 92 24 100 12 86C2 70 20 56 32 46C44 36 50 26 44 16Z",),
    "9": ("M48 26C44 8 20 4 12 22C6 40 18 54 32 48C42 44 48 34 49 24C49 50 44 76 32 96",),
    ".": ("M9 92C9 91 10 91 10 92",),
    "-": ("M8 56C20 53 34 55 46 53",),
    "+": ("M8 55C20 53 34 55 46 53", "M28 33C26 48 27 62 26 77"),
    "/": ("M30 4C22 34 12 66 4 98",),
    "=": ("M6 40C30 34 62 36 92 32", "M8 68C32 63 62 64 96 60"),
    "[": ("M24 4C19 4 14 5 9 4C8 35 9 66 8 97C13 98 18 97 23 97",),
    "]": ("M4 4C9 4 14 5 19 4C20 35 19 66 20 97C15 98 10 97 5 97",),
}
_RING_STROKE = "M50 8C20 6 6 26 6 50C6 76 24 94 50 93C76 92 94 74 93 49C92 24 76 9 46 9"
_TICK_STROKES = ("M30 32C32 44 30 56 29 68", "M49 30C51 44 49 58 48 70", "M68 31C70 44 68 56 67 68")
BARREL_SIGNS = ("○", "①", "②", "③")
"""The barrel with none to three ticks in it."""
CROSSED_SIGN = "✕"
"""A stroke crossed by another."""
_SIGN_STROKES |= {sign: (_RING_STROKE, *_TICK_STROKES[:ticks]) for ticks, sign in enumerate(BARREL_SIGNS)}
_SIGN_STROKES[CROSSED_SIGN] = (*_SIGN_STROKES["/"], "M2 20C14 42 28 64 38 88")
_SIGN_WIDTHS = {
    "1": 44.0,
    ".": 26.0,
    "-": 54.0,
    "+": 54.0,
    "/": 34.0,
    "=": 100.0,
    CROSSED_SIGN: 42.0,
    "[": 30.0,
    "]": 28.0,
}
_SIGN_WIDTHS |= dict.fromkeys(BARREL_SIGNS, 104.0)
_FRACTION_SCALE = 0.56  # numerator and denominator of a fraction


class Glyph(NamedTuple):
    """One sign of a figure: strokes, position, scale in units of the figure's height, and angle."""

    strokes: tuple[str, ...]
    x: float
    y: float
    scale: float
    turn: float


class GlyphRun(NamedTuple):
    """The signs of a written figure and their total width, for a height of 100."""

    glyphs: tuple[Glyph, ...]
    width: float


def write_number(
    amount: int | Fraction | str, seed: str = "", signed: bool = False, dot: bool = True
) -> GlyphRun:
    """Return a number with a dot after it, or signs such as ``…`` for something left out.

    ``signed`` adds the sign of a positive number too, and no dot; ``seed`` gives each figure its own small
    unevenness, the same in every drawing.

    >>> write_number(7).width, write_number(-11).width
    (88.0, 168.0)
    """
    glyphs: list[Glyph] = []
    x = 0.0
    for index, (sign, scale, y) in enumerate(_split_signs(amount, signed, dot)):
        jitter = crc32(f"{seed}/{index}/{sign}".encode())
        turn = (jitter % 91 - 45) / 10 if sign.isdigit() else 0.0
        sized = scale * (0.96 + (jitter >> 8) % 91 / 1000) if sign.isdigit() else scale
        lift = (jitter >> 16) % 81 / 10 - 4 if sign.isdigit() else 0.0
        glyphs.append(Glyph(_SIGN_STROKES[sign], x, y + lift * scale, sized, turn))
        x += _SIGN_WIDTHS.get(sign, 62.0) * scale
    return GlyphRun(tuple(glyphs), round(x, 1))


def _split_signs(amount: int | Fraction | str, signed: bool, dot: bool) -> list[tuple[str, float, float]]:
    """Return the signs of a number, each with its scale and its vertical offset."""
    if isinstance(amount, str):
        return [(sign, 1.0, 0.0) for sign in amount.replace("…", "...")]
    whole, part = divmod(abs(Fraction(amount)), 1)
    signs = [("-", 1.0, 0.0)] if amount < 0 else [("+", 1.0, 0.0)] if signed and amount else []
    if whole or not part:
        signs += [(digit, 1.0, 0.0) for digit in str(whole)]
    if part:
        signs += [(digit, _FRACTION_SCALE, 0.0) for digit in str(part.numerator)]
        signs += [("/", 1.0, 0.0)]
        signs += [(digit, _FRACTION_SCALE, 100 * (1 - _FRACTION_SCALE)) for digit in str(part.denominator)]
    return [*signs, (".", 1.0, 0.0)] if dot and not signed else signs


def add_brackets(number: GlyphRun) -> GlyphRun:
    """Return a word in brackets, as a wrong figure is written after its correction.

    >>> add_brackets(write_number(7)).width
    146.0
    """
    left, right = _SIGN_WIDTHS["["], _SIGN_WIDTHS["]"]
    end = left + number.width
    glyphs = (
        Glyph(_SIGN_STROKES["["], 0.0, 0.0, 1.0, 0.0),
        *(glyph._replace(x=glyph.x + left) for glyph in number.glyphs),
        Glyph(_SIGN_STROKES["]"], end, 0.0, 1.0, 0.0),
    )
    return GlyphRun(glyphs, round(end + right, 1))
