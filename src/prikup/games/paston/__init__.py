"""Armenian Paston."""
