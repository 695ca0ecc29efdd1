### The pages of the score keeper.

score-title = Score sheets
score-lead = For a game with real cards: enter each deal, and every figure is worked out and explained.
score-kept = On this device
score-fresh = New sheet
score-open-file = Open a record
score-away-file = No connection. A written record is read once the server answers.
score-bad-file = { $name } is not a record of typed-in deals.
score-sheets = Sheets
score-deal-count = { $n ->
    [one] { $n } deal
   *[other] { $n } deals
}
score-remove = Delete
score-remove-sure = Delete for good?
score-player = Player { $n }
score-twice = Two players have the same name.
score-own = Own rules
score-as-before = As last time
score-own-note = A preset and what differs, such as “{ $text }”.
score-first-dealer = Deals first
score-begin = Begin
score-missing = There is no such sheet on this device.
score-not-kept = This browser does not let the page keep anything: print or save the sheet before you close it.
score-away = No connection. Entries are kept here; the figures follow when the server answers.
score-away-watch = No connection. The sheet is shown as it last was.
score-undo = Undo
score-redo = Redo
score-stale = { $n ->
    [one] The sheet as it stood after { $n } deal; the rest follows.
   *[other] The sheet as it stood after { $n } deals; the rest follows.
}

## A deal is entered

entry-deal = Deal { $n }
    .of = Deal { $n } of { $last }
entry-deals = { $who } deals
entry-rests = { $who } deals and rests
entry-correct = Deal { $n }, corrected
entry-insert = A deal inserted before deal { $n }
entry-who = Who plays?
entry-what = What does { $who } play?
entry-defence = What did the defence say?
entry-tricks = Tricks of { $who }
entry-talon = Cards of the talon
entry-talon-note = Two cards, if they earn the dealer something
entry-ready = Write it down?
entry-minutes = Minutes played
    .of = of { $minutes }
    .why = Minutes played so far; the match ends after the deal in which they reach { $minutes }
entry-write = Write
entry-written = Written: { $title }
entry-write-first = Answer first: { $question }
entry-left = { $n ->
    [0] No tricks are left
    [one] Only { $n } trick is left
   *[other] Only { $n } tricks are left
}
entry-least = At least { $n }: the others cannot take all the rest
entry-cancel = Cancel
entry-back-to = Change: { $what }
entry-taken = { $n } taken
entry-over = The match is over.
entry-ended = The match was ended by agreement.
entry-no-form = Deals can be entered once the server has answered.
entry-points = Card points
entry-of-all = { $n } of { $all }
entry-other-bid = Another bid
entry-take = Take it
entry-lacks = Still missing: { $what }

## The deals that are written

deals-title = Deals
deals-empty = Nothing is written yet.
deals-follow = the figures follow
deals-waits = waits until the deal above is corrected
deals-tap = Tap a deal to correct it or take it out.
deals-edit = Correct
deals-insert = Insert a deal before
deals-remove = Delete
deals-open = Deal { $n }: correct, delete
deals-mend = Correct deal { $n }

## Points that a player gives away

aid-title = Aid
aid-write = Give the points
aid-left = { $n } left
aid-to = to { $who }
aid-less = One point less to { $who }
aid-more = One point more to { $who }

## Settling up

end-title = Settlement
end-so-far = If it ended now
end-end = End the match here
end-go-on = Continue after all
end-pays = Who pays whom
end-even = Nobody owes anything.
end-steps = How it is worked out

## Print, files, a link

share-title = Print, save, share
share-print = Print or PDF
share-svg = Picture, SVG
share-png = Picture, PNG
share-record = Record
share-watch = Let others watch
share-link = Anyone with this link sees the sheet as you write it:
share-withdraw = Stop sharing
share-withdraw-sure = Really stop sharing?
share-copy = Copy the link
share-no-png = This browser could not draw the picture.

watch-title = Score sheet, live
watch-missing = There is no such sheet.
watch-withdrawn = This sheet is no longer shared.
