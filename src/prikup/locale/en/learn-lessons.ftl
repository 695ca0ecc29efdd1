### The texts of the lessons: what a step is called, what there is to know, what is to be done. A game's own come first.

learn-trick = The trick
    .text =
        The cards are played in tricks: each player puts one card on the table. The suit of the first card is the one that counts, and the highest card of that suit wins: ace, king, queen, jack, 10, 9, 8, 7.
        Whoever wins a trick leads to the next one. You hold the four highest spades, so nobody can take these tricks from you.
    .task = Win the trick: lead a card that nobody can beat.
learn-follow = Follow suit
    .text =
        If you hold the suit that was led, you must play it. Within the suit you may play high or low; if the card cannot win anyway, play a small one.
        The others lead diamonds now. See what lies on the table before you choose.
    .task = Follow suit. If the trick is lost, play low; if your king wins, play it.
learn-trump = Trump
    .text =
        One suit may be trump: the lowest trump beats every card of the other suits. If you have none of the suit led, you must play a trump.
        Spades are trump, and you have no clubs.
    .task = Win the trick as cheaply as you can, then lead a high trump.
learn-bid = The auction
    .text =
        Before the play there is an auction: whoever promises most plays alone against the other two. A bid is a number of tricks and a trump; the least is six. Suits rank spades, clubs, diamonds, hearts, then no trump.
        Count your hand: four sure hearts and an ace make five tricks, and the talon brings more. Six spades has been bid before you.
    .task = Bid as little as you need, with your long suit as trump.
learn-talon = The talon
    .text =
        Two cards lie face down: the [talon|talon]. Whoever wins the auction takes them and discards any two cards.
        Keep your trumps and your high cards. It is good to have no cards at all in a suit: then you can trump it.
    .task = Discard both clubs, so that you have none of that suit.
learn-contract = The contract
    .text =
        Now you name what you will play: at least as much as you have bid. A higher contract pays more, but falling short costs you dearly.
        You see six tricks: four trumps, an ace, and a little luck.
    .task = Name six hearts.
learn-whist = Whist
    .text =
        When somebody plays, each of the other two says whether they will defend: whist or pass. Against a contract of six the defenders must take four tricks together; each trick is paid, and every missing one costs.
        Count what you may win: the ace of diamonds, and the kings too.
    .task = You have enough tricks in hand: whist.
learn-misere = Misère
    .text =
        Misère is the promise to take no trick at all, with no trump. Low cards are good now, and the high ones go into the discard.
        You hold nothing but low cards. Later play the highest card that still loses: the lowest ones must last.
    .task = Bid misère, discard the king and the ace, lead the club, then stay low.
learn-allpass = All-pass
    .text =
        When everybody passes, nobody wants tricks: each one costs. The two cards of the talon are turned up one after the other and set the suit of the first two tricks.
        You must follow that suit. Play the highest card that does not win.
    .task = Pass; then play the highest card that loses.
learn-sheet = The sheet
    .text =
        The result of each deal is written on the sheet. A contract that is made goes into your [pool|pool]; one that fails goes onto the [hill|hill], where points are bad. The defenders write whists on you for their tricks. The match is over when the pools are full.
        When it is clear who takes the rest, somebody may offer to divide it: that saves time.
    .task = The others offer you three of the six tricks that are left. That is fair: say yes.

## Prefa

prefa-learn-bid = The auction
    .text =
        Before the play there is an auction: whoever promises most plays alone against the other two. A bid is a number of tricks and a trump; the least is six spades. Suits rank spades, clubs, diamonds, hearts, then no trump.
        The very first bid may be anything. Whoever speaks after it may only bid the next step of the ladder, or pass.
    .task = Six spades has been bid: say the next step, six clubs.
prefa-learn-hold = Good
    .text =
        The first hand is senior. When somebody bids after you, you need not go higher: you say “good”, and the same bid is yours.
        You opened with six spades and heard six clubs. Whoever wins may still name another suit, so the bid does not bind you to clubs.
    .task = Hold the bid.
prefa-learn-talon = The kitty
    .text =
        Two cards lie face down: the [talon|kitty]. Whoever wins the auction takes them without showing them, and discards any two cards.
        Keep your trumps and your high cards. It is good to have no cards at all in a suit: then you can trump it.
    .task = Discard both clubs, so that you have none of that suit.
prefa-learn-contract = The contract
    .text =
        Now you name what you will play: at least as much as you have bid, in any suit. A higher contract pays more, but falling short costs you dearly.
        You see six tricks: four trumps, an ace, and a little luck.
    .task = Name six spades.
prefa-learn-defend = In or out
    .text =
        When somebody plays, each of the other two says whether they defend: in, or out. Each has tricks of their own to win: against six, two each.
        Count what you may win: the ace of diamonds, and the kings too.
    .task = You have two tricks in hand: say in.
prefa-learn-alone = Alone or together
    .text =
        The other defender is out. You may stay out as well, defend alone, or take them along: then their cards help you, and you win and pay for both.
        Two hands hold more tricks than one.
    .task = Take the other defender along.
prefa-learn-sheet = The sheet
    .text =
        Everyone has a pot and chips. Make a contract and you take its value out of the pots; fail and you put it in and pay the defenders. Defenders win chips for their tricks.
        When it is clear who takes the rest, somebody may offer to divide it: that saves time.
    .task = The others offer to divide the six tricks that are left: two each. Say yes.

## Paston

paston-learn-bid = The auction
    .text =
        Before the play there is an auction: whoever goes highest plays alone against the other two, and must take six of the ten tricks. The steps are fixed: paston (spades), glitch (clubs), dineri (diamonds), gupa (hearts), best spades.
        In the first deal the holder of the jack of spades speaks first, and the first step is always paston. You hold it, and four high spades.
    .task = Say paston.
paston-learn-raise = The next step
    .text =
        After a bid there are only two answers: the next step, or a pass; and a player who has passed is out. So think which suit you could play when it is your turn.
        Paston has been said. Your long suit is clubs, and clubs are the next step.
    .task = Say glitch.
paston-learn-talon = The talon
    .text =
        Two cards lie face down: the [talon|talon]. Whoever wins the auction takes them without showing them and discards any two cards.
        Keep your trumps and your high cards. It is good to have no cards at all in a suit: then you can trump it.
    .task = Discard both spades, so that you have none of that suit.
paston-learn-contract = The game
    .text =
        Now you name the game: the one you have bid, or a higher suit. What you win or lose is 10 for paston, 20 for glitch, 30 for dineri, 40 for gupa.
        Your clubs are strong, so there is no reason to change.
    .task = Name glitch.
paston-learn-whist = Whist
    .text =
        When somebody plays, each of the other two says whether they defend: whist, or pass. If both whist, each must take two tricks; a lone whister must take four. More is paid, less costs.
        Count what you may win: the ace of diamonds, and the kings too.
    .task = You have two tricks in hand: whist.
paston-learn-surrender = Surrender
    .text =
        When all pass, the holder of the jack of spades must play. With a hopeless hand that may be expensive: you may give up before the play for a small price.
        You hold the jack, and hardly a trick.
    .task = Surrender.
paston-learn-sheet = The sheet
    .text =
        Every deal adds to your total or takes from it: the declarer wins or loses by the game, each defender by their own tricks. The first to reach 121 wins; anyone at exactly −121 goes back to zero.
        When it is clear who takes the rest, somebody may offer to divide it: that saves time.
    .task = The others offer to divide the six tricks that are left: two each. Say yes.

## Thousand

thousand-learn-trick = The trick
    .text =
        The cards are played in tricks: each player puts one card on the table. The suit of the first card is the one that counts, and its highest card wins. Whoever wins a trick leads to the next one.
        Points are what you play for: an ace is 11, a ten 10, a king 4, a queen 3, a jack 2, a nine nothing.
    .task = Win the first two tricks: lead cards that nobody can beat.
thousand-learn-ten = The ten
    .text =
        In this game the ten is the second card: ace, ten, king, queen, jack, nine. It is worth ten points too, so it is a good card to win tricks with.
        A king of spades has been led, and you sit last.
    .task = Take the trick with the ten, and keep the ace.
thousand-learn-follow = Follow suit
    .text =
        If you hold the suit that was led, you must play it, but you need not beat the other cards. What you put on a trick that others win is theirs, so give little.
        The others lead hearts.
    .task = Follow suit with the card that is worth least.
thousand-learn-points = Catch points
    .text =
        It is not the number of tricks that counts but what is in them. A trick with a king and a ten is worth fourteen before you add a card.
        Such a trick lies before you, and you hold the ace.
    .task = Take it with the ace.
thousand-learn-bid = The auction
    .text =
        The first hand must open with 100. The others go up by five or pass: the highest bidder must then make that many points.
        There are 120 points in the cards. A king and a queen of one suit, a marriage, bring more: 100 in hearts, 80 in diamonds, 60 in clubs, 40 in spades. You hold that of hearts.
    .task = Bid the next step, 105.
thousand-learn-talon = The talon
    .text =
        Three cards lie face down: the [talon|talon]. Whoever wins the auction shows them, takes them, and gives one card to each of the others.
        Give away cards that are worth little and win nothing; never half of a marriage.
    .task = Give each of the others a nine or the jack.
thousand-learn-target = The target
    .text =
        Now that you have seen the talon you may aim higher. If you make the target it is added to your score; if you miss, it is taken off.
        You have a marriage for 100, and two aces and two tens: 142 already. Some of it may be lost, and some will be added.
    .task = Name a target from 130 to 160.
thousand-learn-marriage = The marriage
    .text =
        Once you have won a trick you may lead the king or the queen of a pair and announce the marriage: its points are yours at once, and its suit is trump from that card on.
        You cannot announce with the first lead of a deal. Win a trick first.
    .task = Lead an ace. Then press the marriage and lead the king or the queen of hearts with it.
thousand-learn-trump = Trump
    .text =
        The suit of the last marriage is trump: its lowest card beats every card of the other suits. If you have none of the suit led, you must play a trump.
        Hearts are trump, diamonds are led, and you have none left.
    .task = Take the trick with a trump.
thousand-learn-sheet = To a thousand
    .text =
        The declarer scores the target, plus or minus; the others score what they took, rounded to five. The first to reach 1000 wins.
        At 880 you climb on the barrel: you have three deals to win the rest with a contract of your own, or you fall off.
    .task = Play the last card and see what is written.
