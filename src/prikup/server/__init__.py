"""The HTTP and WebSocket server of the tables, their storage, and the pages of the browser client."""

from prikup.server.admission import Limits
from prikup.server.backup import backup, restore
from prikup.server.main import app, serve

__all__ = ["Limits", "app", "backup", "restore", "serve"]
