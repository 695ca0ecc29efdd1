"""HTTP and WebSocket: routes, requests, responses and static files."""
