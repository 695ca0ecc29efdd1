"""Processes that compute for the server: a local pool, and a Ray cluster."""
