/** The words of Preferans in English. */
import type { Overlay } from "../../lib/i18n";
import type { Words } from "../../table/strings";

export const en: Overlay<Words> = {
  presets: {
    "wikipedia-sochi": "Sochi", "wikipedia-leningrad": "Leningrad", "wikipedia-rostov": "Rostov", "game-farm": "Game Farm",
    "kodeks-sochi": "Kodeks Sochi", "kodeks-leningrad": "Kodeks Leningrad", "kodeks-rostov": "Kodeks Rostov",
    "fspr-leningrad": "Tournament Leningrad",
  },
  sizes: { target: (n) => `pool ${n}` },
  bid: {
    misere: "misère", whist: "whist", half: "half-whist", concede: "gives the game up", raspasy: "all-pass", blind: "blind",
    throw: "talon thrown back", keep: "points kept", "misere-hand": "misère, no talon", "9-hand": "nine, no talon",
  },
  undeclared: "All-pass",
  undeclared_note: "Take as few tricks as you can",
  role: {
    whister: "Whist", whist: "Whist", passer: "Pass", pass: "Pass", half: "Half-whist", catcher: "Catching", catching: "Catching",
  },
  account: { pool: "Pool", hill: "Hill", whists: "Whists" },
  logged: {
    throw: ["throws the talon back", "throw the talon back"],
    keep: ["keeps the points: they are lost", "keep the points: they are lost"],
  },
  turn: {
    mine: {
      defend: "Your call: do you [whist|whist]?",
      dealer_whist: "You rest: do you [whist|whist]?",
      open: "Play the defence [open_play|open] or [closed_play|closed]?",
      dummy: "Make the passer’s hand a [dummy|dummy]?",
      look: "Look at your cards, or bid [blind|blind]?",
      aid: "Your pool is full: who gets the [aid|points]?",
    },
    other: {
      defend: (who) => `${who} to whist or pass`,
      open: (who) => `${who}: open or closed`,
      aid: (who) => `${who} to give points away`,
    },
  },
  ask: {
    notes: {
      pass: "stay out", open: "you play both hands", closed: "each plays his own", look: "bid as usual",
      blind: "worth a six, over it only a seven",
    },
    sures: { concede: "Give the game up?", throw: "Play without it?" },
  },
  summary: {
    cause: {
      remiz: "undertricks", undertrick: "whist not made", aid: "American aid", overflow: "over the pool", whist: "whists",
      half_whist: "half-whist", consolation: "consolation", raspasy: "all-pass", raspasy_zero: "all-pass without a trick",
      raspasy_dealer: "all-pass, the dealer", misere_made: "misère made", misere_caught: "misère caught", concede: "given up",
      misdeal: "misdeal", talon_throw: "talon thrown back", talon_bonus: "bonus of the talon",
    },
    undeclared: "All-pass.",
    entry: {
      whists: (who, me, on, onMe, n) => `${me ? "You write" : `${who} writes`} ${n} whists on ${onMe ? "you" : on}`,
    },
  },
  coach: {
    auction: "Bid how many [trick|tricks] you can take. The highest [bid|bid] plays alone against two and gets the [talon|talon].",
    others: "The highest [bid|bid] plays alone against two and gets the [talon|talon]. If all pass, nobody wants tricks.",
    discard: "The two cards of the [talon|talon] are yours. Lay away the two that help you least.",
    name: "Name what you will play: at least your bid. Missing [trick|tricks] cost you dear.",
    whist: "[whist|Whist] if the defenders can take the tricks they owe. [pass|Pass] costs nothing.",
    open: "Open: both defenders’ cards face up, and you play them all. Closed: each plays his own.",
    declarer: "Take at least the tricks you named. Follow the suit led; without it you must play a [trump|trump].",
    defend: "Take as many tricks as you can. Follow the suit led; without it you must play a [trump|trump].",
    declarer_nt: "Take at least the tricks you named. Follow the suit led; there is no trump, so its highest card wins.",
    defend_nt: "Take as many tricks as you can. Follow the suit led; there is no trump, so its highest card wins.",
    passer_open: "Your cards lie open, and the [whister|whister] plays them for you.",
    passer: "You stayed out: there is nothing to do until the deal is over.",
    misere: "[misere|Misère]: take no trick at all. Play under the others’ cards whenever you can.",
    catch: "[catch|Catch] the misère: make the declarer take a trick. The defenders’ cards lie open.",
    all_pass: "[all_pass|All-pass]: everybody for himself. Take as few [trick|tricks] as you can: each one costs you.",
    answer: "Accept if the tricks would fall so anyway. One refusal, and play goes on.",
    rest: "With four the dealer [resting|rests]: the others play. You see what lies open.",
    blind: "A [blind|blind] bid is made before you look. It is worth a six and is overbid only by a seven.",
    dummy: "A [dummy|dummy]: the passer’s cards lie open and you play them too. Closed: each plays his own.",
    dealer_whist: "By a [whist|whist] you play both defenders’ open hands: tricks are paid, missing ones cost nothing.",
    aid: "Each point you give goes into that player’s pool, and you write ten [whists|whists] on him.",
    catch_shown: "[catch|Catch] the misère: make the declarer take a trick. Of the cards he showed two are gone.",
  },
  keys: {
    game: [
      ["M", "misère; then the game without the talon"],
      ["L  B", "before you look: look, or bid blind"],
      ["X  Z", "give up, throw the talon back: twice"],
      ["H", "in the auction without a digit: here; when whisting: half"],
      ["W", "whist"],
      ["O  C", "open or closed; O also opens unasked"],
      ["+  −  G  K", "points to give: more, less, give, keep"],
    ],
  },
};
