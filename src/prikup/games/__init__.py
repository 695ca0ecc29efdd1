"""The games of the house, a folder each; the registry has those of installed packages too."""

from prikup.registry import GAMES, GROUP, USUAL, add, get, words

__all__ = ["GAMES", "GROUP", "USUAL", "add", "get", "words"]
