### Greek, begun: what is not here is said in English.

prefa-name = Πρέφα
prefa-size-start_pot = κάσα { $value }
    .title = Κάσα
prefa-call-hold = έχω
prefa-call-in = παίζω
prefa-call-out = πάσο
prefa-call-alone = μόνος
prefa-call-along = μαζί
prefa-call-tagrafo = άμα μείνουν
prefa-call-aces = άσοι
prefa-table-talon = Τζόγος
prefa-talon-closed = Τζόγος
prefa-seat-rests = τεμπέλης
prefa-column-pot = κάσα
prefa-column-till = κάσα
prefa-column-chips = καπίκια
prefa-role-defender = άμυνα
prefa-role-in = παίζω
prefa-role-out = πάσο
prefa-role-along = μαζί
prefa-turn-defend = Σειρά σας: παίζω ή πάσο;
prefa-turn-decide = Σειρά σας: μόνος ή μαζί;
