"""Parts of a deal that the games of the family share and configure by values.

==============  ==================================================================================
``dealing``     from deal to deal: who deals first, the cards, checked as the game deals them; the end
``auction``     bidding: a ladder of bids, how one may open, raise and hold, and who speaks next
``exchange``    laying two cards away
``defence``     the declarations of the defence: a question at a time, and the roles it comes to
``deal_state``  what the phases of a deal hand on to each other
``tricks``      the play: what must be followed, who wins and leads, when hands are laid open
``claims``      offers to divide the remaining tricks, and their answers
``phases``      the phases of a match out of these parts; a game says what follows each
``reading``     actions read from texts, where the phase itself does not read them
``views``       what a seat may know of a deal, and from a view and a world back to the cards
``game``        what the games with 32 cards share beside their phases
==============  ==================================================================================

A module imports only modules above it, and none knows a game. Where games differ, they give values
(:class:`~prikup.toolkit.auction.AuctionRules`, :class:`~prikup.toolkit.tricks.PlayRules`, a table of the
ways in which the defence may speak) or say in a subclass what comes next.
"""
