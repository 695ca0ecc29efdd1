"""Adapters to the libraries of learning agents: PettingZoo, Gymnasium and OpenSpiel (extra ``learn``).

An episode is a deal on a fresh sheet. :mod:`prikup.adapters.numbering` gives every action of a game a fixed
number, :mod:`prikup.adapters.observing` writes what a seat may know into a fixed array.
"""
