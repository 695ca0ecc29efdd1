### Why something cannot be: a message an error, named after its code.

error-no-language = '{ $given }' is no language here: expected one of { $expected }
