### The score keeper for real cards, whatever the game.

keeper-next = Deal { $number }: { $dealer } deals
    .more = Deal { $number }: { $dealer } deals, { $more }
keeper-pays = { $payer } pays { $payee } { $amount }
# What is wrong with a deal of the document; the second form repeats what was written.
keeper-wrong = deal { $deal }: { $why }
    .quoted = deal { $deal }: '{ $given }': { $why }
keeper-result = Result
    .text = What each has in the end
keeper-wins = { $who } has won
