"""The search bot of games of ten tricks: worlds that fit what was seen, solved with the cards open."""
