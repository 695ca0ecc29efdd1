/**
 * States of tables at chosen moments, in the form of the server's messages, for tests and for the scenes of `web/dev`.
 */
import type { Seen } from "../src/lib/table.svelte";
import type { Choice, Entry, Outcome, Scene, SeatState, SeatView, State, TableView, TrickView, View } from "../src/lib/wire";

export type Lang = "en" | "ru";
const NAMES = { en: ["Anna", "Vera", "Boris"], ru: ["Анна", "Вера", "Борис"] };
export const BIDS = [6, 7, 8, 9, 10].flatMap((level) => ["S", "C", "D", "H", "NT"].map((strain) => `${level}${strain}`));

export const yes = (text: string, stake: Choice["stake"] = null): Choice => ({ text, legal: true, why: null, stake });
export const no = (text: string, name = "follow", data: Record<string, unknown> = {}): Choice => ({
  text,
  legal: false,
  why: { code: name.split("-")[0]!, name, clause: "7.2", text: "you must follow suit", data },
  stake: null,
});

export function seat(n: number, over: Partial<SeatView> = {}): SeatView {
  return {
    seat: n, cards: null, count: 10, exposed: false, tricks: 0, role: "", calls: [], playing: true, shown: null, proved: [],
    points: null, ...over,
  };
}

const words = (...texts: string[]): Scene["words"] => texts.map((text) => ({ text, n: null }));

/** Return the scene of Preferans for a view. */
function drawn(v: View): Scene {
  const bare = v.trick !== null && v.contract?.declarer == null;
  const out = [{ text: "concede", n: 3 }];
  const said: Record<string, Scene["words"]> = {
    bid: words("pass", "misere", "hold"), defend: words("pass", "half", "whist"), discard: out, name: out,
  };
  const zeros = v.seats.map(() => 0);
  return {
    question: v.asks, lesson: "", auction: ["bid", "name"].includes(v.asks) ? BIDS : [], words: said[v.asks] ?? [], bold: v.choices.filter(({ text, legal }) => legal && /^(name )?(8|9|10)[SCDHN]|misere/.test(text)).map(({ text }) => text),
    opens: [], claims: v.seat !== null, low: bare || v.contract?.text === "misere", ranks: "AKQJT987",
    talon_of: v.talon && !bare ? (v.seats.find(({ role }) => role === "declarer")?.seat ?? null) : null, out: [],
    played_by: v.seats.map(() => null), marks: [], last_deal: null,
    accounts: ["pool", "hill", "whists"].map((account) => ({ account, of: zeros })),
  };
}

/** Return a view of a match, and the differences of its scene from that of Preferans. */
export function view(over: Partial<View> = {}, scene: Partial<Scene> = {}): Seen {
  const seen: View = {
    game: "preferans", options: { target: 10 }, players: 3, clockwise: true, seat: 0, deal_no: 9, dealer: 2,
    phase: "bidding", asks: "bid", standing: {}, seats: [seat(0), seat(1), seat(2)], order: [0, 1, 2], auction: [],
    declarations: [], contract: null, talon: null, discard: null, trick: null, last_trick: null, trick_winners: [],
    claim: null, turns: [], acting: null, choices: [], offers: [], hidden: [], log: [],
    totals: ["164/3", "-88/3", "-76/3"], result: null, minutes: 0, last_deal: null, ...over,
  };
  const named = (one: SeatView): boolean => one.seat === seen.contract?.declarer && !one.calls.length;
  const seats = seen.seats.map((one) => (named(one) ? { ...one, calls: [`name ${seen.contract!.text}`] } : one));
  return { ...seen, seats, scene: { ...drawn(seen), ...scene } };
}

export const outcome = (over: Partial<Outcome> = {}): Outcome => ({
  what: "made", declarer: 0, contract: "6S", tricks: [6, 3, 1], taken: 6, short: 0, ...over,
});

export const sitting = (n: number, over: Partial<SeatState> = {}): SeatState => ({
  seat: n, name: NAMES.en[n]!, bot_name: null, kind: "person", bot: null, here: true, away_since: null, asks_at: null, played_by: null,
  ready: true, withdrawn: false, vacant: false, ...over,
});

export function table(lang: Lang = "en", over: Partial<TableView> = {}): TableView {
  const entry = (account: string, of: number, amount: number, on: number | null = null): Entry => ({
    account, seat: of, on, amount, cause: "made", clause: "8.1", tricks: null,
  });
  return {
    id: "abc", invite: "/t/abc", same: "", tournament: "", sealed_until: null, game: "preferans", rules: "wikipedia-sochi; target=10", balances: true,
    seats: NAMES[lang].map((name, n) => sitting(n, { name, ...(n ? { kind: "bot", bot: "rules", bot_name: [0, 2, 1][n]! } : {}) })),
    me: 0, stage: "playing", tempo: "human", hurried: false, away_seconds: 90, waiting: null,
    hints: "bots", may_hint: true, clock: null, owner: 0, is_owner: false, lock: "open", listed_since: null, fills_at: null, decision_seconds: 0, decide_by: [], reserves: [], chat: "on", chatters: null, changes: "owner", may_change: false, next: null,
    seat_request: null, request: null, lost_seat: null,
    deal_count: over.deals?.length ?? 1,
    undo: null, end: null, may_undo: { ok: true, why: null },
    away: [], payments: [],
    deals: [
      {
        deal_no: 8, dealer: 1,
        result: {}, outcome: outcome(),
        entries: [
          entry("pool", 0, 6), entry("pool", 1, 4), entry("pool", 2, 6), entry("hill", 0, 3), entry("hill", 1, 11),
          entry("hill", 2, 10), entry("whists", 0, 16, 1), entry("whists", 1, 26, 0), entry("whists", 2, 14, 0),
        ],
      },
    ],
    log: [{ seat: 0, text: "6S", deal_no: 9, at: 1 }, { seat: 1, text: "6D", deal_no: 9, at: 2 }, { seat: 2, text: "pass", deal_no: 9, at: 3 }],
    says: [], shuffle: null, binding: null, repeatable: false, watchers: 0, ...over,
  };
}

const trick = (leader: number, plays: [number, string][], winner: number | null): TrickView => ({
  leader, plays, winner, talon: null, talon_wins: false,
});

export function state(v: Seen | null, t: TableView, over: Partial<State> = {}): State {
  return { type: "state", version: 1, prompt: v?.acting ? 1 : null, facts: [], table: t, view: v, scene: v?.scene ?? null, now: 0, number: 1, ...over };
}

/** Return the view and scene of a state. */
export const seen = ({ view: v, scene }: State): Seen => ({ ...v!, scene: scene! });

const AUCTION: [number, string][] = [[0, "6S"], [1, "6D"], [2, "pass"], [0, "6H"], [1, "pass"]];
const PLAYING = {
  asks: "play" as const, phase: "play" as const, auction: AUCTION, declarations: [[1, "whist"], [2, "whist"]] as [number, string][],
  contract: { declarer: 0, text: "7H", trump: "H", needs: 7, against: 2, factor: 1 }, talon: ["8C", "7D"],
};

export const scenes: Record<string, (lang: Lang) => State> = {
  play: (lang) =>
    state(
      view({
        ...PLAYING,
        seats: [
          seat(0, { cards: ["KS", "8S", "JH", "TH", "KC", "7C"], count: 6, tricks: 2, role: "declarer" }),
          seat(1, { count: 6, tricks: 1, role: "whister" }),
          seat(2, { count: 7, role: "whister" }),
        ],
        trick: trick(0, [[0, "AS"], [1, "9S"]], 0), trick_winners: [0, 1, 0], turns: [{ seat: 2, by: 2 }],
        last_trick: trick(1, [[1, "9D"], [2, "TD"], [0, "AD"]], 0),
      }),
      table(lang),
    ),
  auction: (lang) =>
    state(
      view({
        deal_no: 8, dealer: 1, order: [2, 0, 1], auction: [[2, "6S"], [0, "6C"], [1, "pass"], [2, "6D"]],
        seats: [seat(0, { cards: ["AS", "TS", "8S", "KD", "9D", "AC", "QC", "7C", "QH", "TH"] }), seat(1), seat(2)],
        turns: [{ seat: 0, by: 0 }], acting: { seat: 0, by: 0 },
        choices: [
          ...BIDS.map((bid, i) => (i < 3 ? no(bid, "raise", { high: "6D" }) : yes(bid))),
          no("misere", "bound"), no("hold", "hold"), yes("pass"),
        ],
      }),
      table(lang),
    ),
  others: (lang) =>
    state(
      view({
        dealer: 0, order: [1, 2, 0], auction: [[1, "6S"]],
        seats: [seat(0, { cards: ["AS", "TS", "8S", "KD", "9D", "AC", "QC", "7C", "QH", "TH"] }), seat(1), seat(2)],
        turns: [{ seat: 2, by: 2 }],
      }),
      table(lang),
    ),
  follow: (lang) =>
    state(
      view({
        ...PLAYING, deal_no: 2, dealer: 1, talon: null, contract: { declarer: 1, text: "6C", trump: "C", needs: 6, against: 4, factor: 1 },
        declarations: [[2, "whist"], [0, "whist"]],
        seats: [
          seat(0, { cards: ["AS", "TS", "8S", "AH", "9H", "QC", "7C", "KD", "TD", "8D"], role: "whister" }),
          seat(1, { role: "declarer" }), seat(2, { count: 9, role: "whister" }),
        ],
        trick: trick(2, [[2, "9D"]], 2), turns: [{ seat: 0, by: 0 }], acting: { seat: 0, by: 0 },
        choices: ["AS", "TS", "8S", "AH", "9H", "QC", "7C"].map((c) => no(c, "follow", { suit: "D" })).concat(["KD", "TD", "8D"].map((card) => yes(card))),
      }),
      table(lang),
    ),
  whist: (lang) =>
    state(
      view({
        asks: "defend", deal_no: 5, dealer: 1, contract: { declarer: 1, text: "7D", trump: "D", needs: 7, against: 2, factor: 1 },
        talon: ["8S", "QH"], declarations: [[2, "pass"]], auction: [[2, "pass"], [0, "pass"], [1, "6S"]],
        seats: [
          seat(0, { cards: ["AS", "TS", "7S", "KH", "9H", "AC", "QC", "9C", "JD", "8D"] }), seat(1, { role: "declarer" }), seat(2),
        ],
        turns: [{ seat: 0, by: 0 }], acting: { seat: 0, by: 0 }, 
        choices: [
          yes("pass"), yes("half", { whists: 4 }), yes("whist", { tricks: 2, each: 4, missing: 4 }),
        ],
      }),
      table(lang),
    ),
  discard: (lang) => {
    const cards = ["AS", "TS", "8S", "KD", "9D", "AC", "QC", "7C", "QH", "TH", "8C", "7D"];
    return state(
      view({
        asks: "discard", phase: "discard", auction: AUCTION, talon: ["8C", "7D"],
        seats: [seat(0, { cards, count: 12, role: "declarer" }), seat(1), seat(2)],
        turns: [{ seat: 0, by: 0 }], acting: { seat: 0, by: 0 },
        choices: cards.flatMap((a, i) => cards.slice(i + 1).map((b) => yes(`discard ${a} ${b}`))).concat(yes("concede")),
      }),
      table(lang),
    );
  },
  naming: (lang) =>
    state(
      view({
        asks: "name", phase: "naming", auction: AUCTION, talon: ["8C", "7D"], discard: ["8S", "7D"],
        seats: [seat(0, { cards: ["AS", "TS", "KD", "9D", "AC", "QC", "8C", "7C", "QH", "TH"], role: "declarer" }), seat(1), seat(2)],
        turns: [{ seat: 0, by: 0 }], acting: { seat: 0, by: 0 },
        choices: BIDS.map((bid, i) => (i < 3 ? no(`name ${bid}`, "floor", { floor: "6H" }) : yes(`name ${bid}`))).concat(yes("concede")),
      }),
      table(lang),
    ),
  both: (lang) =>
    state(
      view({
        ...PLAYING, contract: { declarer: 1, text: "misere", trump: null, needs: 0, against: null, factor: 1 }, talon: null,
        declarations: [],
        seats: [
          seat(0, { cards: ["AS", "TS", "8S", "AH", "9H", "QC", "KD", "TD", "8D"], count: 9, exposed: true, role: "defender" }),
          seat(1, { count: 10, role: "declarer" }),
          seat(2, { cards: ["KS", "9S", "7S", "KH", "QH", "JH", "AC", "KC", "7D", "JD"], exposed: true, role: "defender" }),
        ],
        trick: trick(0, [[0, "7C"]], 0), turns: [{ seat: 2, by: 0 }], acting: { seat: 2, by: 0 },
        choices: ["KS", "9S", "7S", "KH", "QH", "JH", "7D", "JD"].map((c) => no(c)).concat([yes("AC"), yes("KC")]),
      }),
      table(lang),
    ),
  allpass: (lang) =>
    state(
      view({
        asks: "play", phase: "play", auction: [[0, "pass"], [1, "pass"], [2, "pass"]],
        contract: { declarer: null, text: "raspasy", trump: null, needs: null, against: null, factor: 1 }, talon: ["TC"],
        seats: [seat(0, { cards: ["AS", "TS", "8S", "AH", "9H", "QC", "7C", "KD", "TD", "8D"] }), seat(1), seat(2)],
        trick: { leader: 0, plays: [], winner: null, talon: "TC", talon_wins: false }, turns: [{ seat: 0, by: 0 }], acting: { seat: 0, by: 0 },
        choices: ["AS", "TS", "8S", "AH", "9H", "KD", "TD", "8D"].map((c) => no(c)).concat([yes("QC"), yes("7C")]),
      }),
      table(lang),
    ),
  claim: (lang) =>
    state(
      view({
        ...PLAYING,
        seats: [
          seat(0, { cards: ["KS", "8S", "JH", "TH"], count: 4, tricks: 4, role: "declarer" }),
          seat(1, { count: 4, tricks: 1, role: "whister" }), seat(2, { count: 4, tricks: 1, role: "whister" }),
        ],
        trick: trick(0, [], null), trick_winners: [0, 1, 0, 0, 2, 0], turns: [{ seat: 0, by: 0 }], acting: { seat: 0, by: 0 },
        choices: ["KS", "8S", "JH", "TH"].map((card) => yes(card)), last_trick: trick(1, [[1, "9D"], [2, "TD"], [0, "AD"]], 0),
        offers: [yes("claim"), yes("lay")],
      }),
      table(lang),
    ),
  failed: (lang) => {
    const message = scenes.summary!(lang);
    const failed = outcome({ what: "failed", contract: "7D", tricks: [2, 4, 4], taken: 2, short: 5 });
    const deals = message.table.deals.map((deal) => ({ ...deal, outcome: failed }));
    return { ...message, table: { ...message.table, deals } };
  },
  watched: (lang) => {
    const seats = table(lang).seats.map((one) => ({ ...one, kind: "person" as const, bot: null }));
    return state(
      view({ seat: null, auction: [[0, "6S"]], turns: [{ seat: 1, by: 1 }] }),
      table(lang, { me: null, seats }),
    );
  },
  summary: (lang) =>
    state(view({ asks: "", phase: "deal", seats: [seat(0, { count: 0 }), seat(1, { count: 0 }), seat(2, { count: 0 })] }), {
      ...table(lang, { waiting: "next" }),
      seats: table(lang).seats.map((s) => ({ ...s, ready: s.seat !== 0 })),
    }),
  final: (lang) =>
    state(
      view({
        asks: "", seats: [seat(0, { count: 0 }), seat(1, { count: 0 }), seat(2, { count: 0 })],
        result: ["208/3", "-104/3", "-104/3"],
      }),
      table(lang, { stage: "finished", payments: [{ payer: 2, payee: 0, amount: "104/3" }, { payer: 1, payee: 0, amount: "104/3" }] }),
    ),
  seating: (lang) => {
    const t = table(lang, { stage: "seating" });
    t.seats = t.seats.map((s) => (s.seat === 2 ? { ...s, kind: "open", name: "", bot: null, ready: false } : { ...s, ready: s.seat === 1 }));
    return state(null, t);
  },
  away: (lang) => {
    const message = scenes.play!(lang);
    return {
      ...message,
      table: {
        ...table(lang, { away: [{ seat: 2, seconds: 90 }], undo: { by: 1, accepted: [1] } }),
        seats: table(lang).seats.map((s) => (s.seat === 2 ? { ...s, kind: "person", bot: null, here: false, away_since: Date.now() / 1000 - 95 } : s)),
      },
    };
  },
};
