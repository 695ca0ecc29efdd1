"""The HTTP and WebSocket server of the tables, their storage, and the pages of the browser client."""

from prikup.server.admission import Limits
from prikup.server.main import app, serve

__all__ = ["Limits", "app", "serve"]
