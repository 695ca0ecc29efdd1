### Φύλλα και αγορές με ολόκληρες λέξεις, όπως διαβάζονται ή γράφονται μέσα σε πρόταση.

suit-S = μπαστούνια
    .of = μπαστούνια
suit-C = σπαθιά
    .of = σπαθιά
suit-D = καρά
    .of = καρά
suit-H = κούπες
    .of = κούπες
suit-NT = άχροα
    .of = άχροα

rank-name-A = άσος
rank-name-K = ρήγας
rank-name-Q = ντάμα
rank-name-J = βαλές
rank-name-T = δεκάρι
rank-name-9 = εννιάρι
rank-name-8 = οχτάρι
rank-name-7 = εφτάρι
card-name = { $rank }, { $suit }

contract-name = { $level ->
    [6] έξι
    [7] εφτά
    [8] οχτώ
    [9] εννιά
    [10] δέκα
   *[other] { $level }
} { $suit }

short = { $n ->
    [1] μία
    [2] δύο
    [3] τρεις
    [4] τέσσερις
    [5] πέντε
    [6] έξι
    [7] εφτά
    [8] οχτώ
    [9] εννιά
    [10] δέκα
   *[other] { $n }
} μέσα
