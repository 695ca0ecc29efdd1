"""Worked numbers of the rules, run through the real engine: ``python -m tests.vectors DIR``.

Every game has a module here named like its vectors (``russian.py`` reads ``russian-vectors.json``). Its table
``KINDS`` has a function for each kind of case, which returns the engine's answer.
"""
