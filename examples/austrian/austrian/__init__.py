"""The core of Austrian Préférence."""

from austrian.game import Austrian

GAME = Austrian()
