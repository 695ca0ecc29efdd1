### The words of Austrian Préférence.

austrian-name = Austrian Préférence

austrian-call-1 = ♣
austrian-call-2 = ♠
austrian-call-3 = ♦
austrian-call-4 = ♥
austrian-call-hold = mine
austrian-call-help = help

austrian-role-help = helps
austrian-role-pass = passes

austrian-ask-defend = Your call: do you help?
    .theirs = { $who } to help or pass

## Options

austrian-option-ante = Ante
    .meaning = Chips that are put into the pot for each player before a deal.
austrian-option-dealer_pays = The dealer pays
    .meaning = Whether the dealer pays the antes of all three.
austrian-option-raises = Raises
    .meaning = Whether a bid may be any higher suit, or only the next one.
    .v-any = Any
    .v-next = The next
austrian-option-penalty = Penalty
    .meaning = Chips that those who fall short of their tricks pay into the pot.
austrian-option-deals = Deals
    .meaning = How many deals a match has.

austrian-preset-austrian = Austrian
    .about = Everybody pays an ante, and any higher suit may be bid.
austrian-preset-austrian-dealer = The dealer pays
    .about = The dealer pays for all, and bids go up by one.

## Sheet

austrian-account-chips = chips
    .title = { $me ->
        [who] Your chips
       *[none] Chips of { $who }
    }
    .where = { SIGNED($amount) } for { $who }

austrian-reason-ante = antes
austrian-reason-unopposed = nobody helps
austrian-reason-tricks = { $counted }
austrian-reason-penalty = short of { $missing }

austrian-kind-contract = Game
austrian-kind-passed = All passed
austrian-said-help = { $who } helps
austrian-said-pass = { $who } passes
austrian-told = { $declarer }, { $contract }, { $said }: { $tricks }

## Why something cannot be

error-passed = the cards were thrown in: expected passed alone
error-contract-austrian = { $given } is not a bid: expected { $expected }
error-declarations-austrian = expected help or pass of either defender, the left one first
error-tricks-austrian-unhelped = nobody helps, so there are no tricks
error-tricks-austrian-passed = who passed has laid their hand down and takes no trick
error-result-none-austrian = expected a result such as 1 3 help pass 0 7 3, or passed
