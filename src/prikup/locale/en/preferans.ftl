### Russian Preferans at the table.

preferans-name = Preferans

preferans-ask-aid = Your pool is full: to whom do you give points?
    .theirs = { $who } to give points away
