"""The built-in games, a folder each; the registry also has those of installed packages.

The stub ``__init__.pyi`` tells type checkers which options and standing the match of each built-in game has.
"""

from prikup.registry import GAME_ENTRY_POINTS, GAMES, get, new, usual

__all__ = ["GAMES", "GAME_ENTRY_POINTS", "get", "new", "usual"]
