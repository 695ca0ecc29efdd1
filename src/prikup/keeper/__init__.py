"""The score keeper."""
