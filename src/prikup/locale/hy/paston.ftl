### Armenian, begun: what is not here is said in English.

paston-call-paston = paston ♠
paston-call-glitch = glitch ♣
paston-call-dineri = dineri ♦
paston-call-gupa = gupa ♥
paston-call-paston_grkha = paston grkha ♠
