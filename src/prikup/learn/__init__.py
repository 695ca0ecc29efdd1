"""Learning from play: examples, training, and what was learned."""
