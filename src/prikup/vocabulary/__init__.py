"""The words of cards, contracts and options, and the spellings that are read."""
