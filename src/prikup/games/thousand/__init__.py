"""Russian Thousand: the game of 1000, 501 and the game with 32 cards."""
