### Armenian, begun: what is not here is said in English.

term-trump = հաղթաթուղթ
term-notrump = առանց կոզրի
term-suit = մաստ
term-pass = պաս
term-contract = պայմանագիր
term-dealer = բաժանող
lesson-of-term = Սովորել խաղալով
