### Russian Thousand at the table.

thousand-name = Russian Thousand

thousand-call-talon-1 = the left talon
thousand-call-talon-2 = the right talon
thousand-call-redeal = deal again
thousand-call-surrender = give up
thousand-call-marriage = marriage
thousand-call-marriage-A = four aces

thousand-ask-talon = Which talon do you take?
    .theirs = { $who } to take a talon
thousand-ask-redeal = Deal again, if your cards give you the right?
    .theirs = { $who } to answer
