"""Worked numbers of the rules, run through the real engine: ``python -m tests.vectors DIR``.

Every game has a file here named as its vectors are (``russian-vectors.json`` is read by ``russian.py``)
with a table ``KINDS``: a function for each kind of case that gives what the engine answers.
"""
