"""The games of the house, a folder each; the registry has those of installed packages too."""

from prikup.registry import GAMES, GROUP, get, new, usual

__all__ = ["GAMES", "GROUP", "get", "new", "usual"]
