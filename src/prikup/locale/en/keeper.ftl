### The score keeper for real cards, whatever the game.

keeper-open = breaks off in the play
keeper-removed = Deleted: { $was }
keeper-next = Deal { $number }: { $dealer } deals
    .more = Deal { $number }: { $dealer } deals, { $more }
keeper-last = the last is deal { $number }
keeper-pays = { $payer } pays { $payee } { $amount }
keeper-result = Result
    .text = What each has in the end
keeper-wins = { $who } has won
