"""Adapters to the libraries of learning agents: PettingZoo, Gymnasium and OpenSpiel (extra ``learn``).

An episode is a deal on a fresh sheet. All have the actions of :mod:`prikup.learn.numbering` and the
observations of :mod:`prikup.learn.observations`.
"""
