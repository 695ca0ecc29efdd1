### The names by which bots are called. A name is never taken out, and new ones come last: stored tables are made again from them.

bot-name-1 = Boris
bot-name-2 = Vera
bot-name-3 = Lev
bot-name-4 = Zoya
bot-name-5 = Felix
bot-name-6 = Nina
bot-name-7 = Oscar
bot-name-8 = Clara
bot-name-9 = Max
bot-name-10 = Ida
bot-name-11 = Anton
bot-name-12 = Rosa

## The names of bots with a preposition, where a language needs cases: on, from, to

name-on = { $who }
    .bots = { bot-name-1 }, { bot-name-2 }, { bot-name-3 }, { bot-name-4 }, { bot-name-5 }, { bot-name-6 }, { bot-name-7 }, { bot-name-8 }, { bot-name-9 }, { bot-name-10 }, { bot-name-11 }, { bot-name-12 }
name-of = { $who }
    .bots = { bot-name-1 }, { bot-name-2 }, { bot-name-3 }, { bot-name-4 }, { bot-name-5 }, { bot-name-6 }, { bot-name-7 }, { bot-name-8 }, { bot-name-9 }, { bot-name-10 }, { bot-name-11 }, { bot-name-12 }
name-to = { $who }
    .bots = { bot-name-1 }, { bot-name-2 }, { bot-name-3 }, { bot-name-4 }, { bot-name-5 }, { bot-name-6 }, { bot-name-7 }, { bot-name-8 }, { bot-name-9 }, { bot-name-10 }, { bot-name-11 }, { bot-name-12 }
name-at = { $who }
    .bots = { bot-name-1 }, { bot-name-2 }, { bot-name-3 }, { bot-name-4 }, { bot-name-5 }, { bot-name-6 }, { bot-name-7 }, { bot-name-8 }, { bot-name-9 }, { bot-name-10 }, { bot-name-11 }, { bot-name-12 }
name-for = { $who }
    .bots = { bot-name-1 }, { bot-name-2 }, { bot-name-3 }, { bot-name-4 }, { bot-name-5 }, { bot-name-6 }, { bot-name-7 }, { bot-name-8 }, { bot-name-9 }, { bot-name-10 }, { bot-name-11 }, { bot-name-12 }
