"""Numbers as people write them."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

_VULGAR_FRACTIONS: Final = {
    (1, 2): "½", (1, 3): "⅓", (2, 3): "⅔", (1, 4): "¼", (3, 4): "¾", (1, 6): "⅙", (5, 6): "⅚",
    (1, 8): "⅛", (3, 8): "⅜", (5, 8): "⅝", (7, 8): "⅞",
}  # fmt: skip


def format_number(amount: int | Fraction) -> str:
    """Return a number with a typographic minus and vulgar fractions.

    >>> format_number(Fraction(-104, 3)), format_number(Fraction(5, 12)), format_number(Fraction(29, 12))
    ('−34⅔', '5/12', '2 5/12')
    """
    whole, part = divmod(abs(Fraction(amount)), 1)
    text = str(whole) if whole or not part else ""
    if part:
        vulgar = _VULGAR_FRACTIONS.get((part.numerator, part.denominator))
        text += vulgar or f"{' ' if text else ''}{part.numerator}/{part.denominator}"
    return ("−" if amount < 0 else "") + text


def format_decimal(value: float, lang: str, *, sign: bool = False) -> str:
    """Return a value to one decimal place, with the decimal mark of a language and a typographic minus.

    >>> format_decimal(-61.24, "en"), format_decimal(61.24, "ru", sign=True), format_decimal(3.04, "ru")
    ('−61.2', '+61,2', '3,0')
    """
    from babel.numbers import format_decimal  # takes a while to import

    text = format_decimal(abs(round(value, 1)), "0.0", locale=lang)
    return ("−" if round(value, 1) < 0 else "+" if sign and round(value, 1) > 0 else "") + text


def format_signed(amount: int | Fraction) -> str:
    """Return a number with its sign, 0 without one."""
    return ("+" if amount > 0 else "") + format_number(amount)
