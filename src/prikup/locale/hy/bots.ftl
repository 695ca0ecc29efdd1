### Բոտերի անունները։ Անունը երբեք չի հանվում, նորերը գալիս են վերջից. պահված սեղանները դրանցից են վերականգնվում։

bot-name-1 = Բորիս
bot-name-2 = Վերա
bot-name-3 = Լև
bot-name-4 = Զոյա
bot-name-5 = Ֆելիքս
bot-name-6 = Նինա
bot-name-7 = Օսկար
bot-name-8 = Կլարա
bot-name-9 = Մաքս
bot-name-10 = Իդա
bot-name-11 = Անտոն
bot-name-12 = Ռոզա

## Բոտերի անունները նախդիրով, եթե լեզուն հոլովների կարիք ունի

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
