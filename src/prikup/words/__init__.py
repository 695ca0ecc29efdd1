"""Sentences and numbers in the languages of the catalogue."""
