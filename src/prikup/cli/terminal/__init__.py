"""The table in the terminal: the same table as in the browser, drawn as text and played by keys."""
