"""The built-in games, a folder each; the registry also has those of installed packages.

The stub ``__init__.pyi`` tells type checkers which options and standing the match of each built-in game has.
"""

from prikup.registry import GAME_ENTRY_POINTS, GAMES, get_default_id, get_game, new

__all__ = ["GAMES", "GAME_ENTRY_POINTS", "get_default_id", "get_game", "new"]
