/** What the table page shows, worked out from what came down the wire. No rule of a game is here. */
import { fraction, sum, type Fraction } from "../lib/amount";
import { suitOf, type Suit } from "../lib/cards";
import type { Choice, Deal, Entry, Num, TableView, TrickView, View, Why } from "../lib/protocol";

export type Place = "south" | "west" | "north" | "east";
export type Question = "look" | "bid" | "discard" | "name" | "defend" | "open" | "answer" | "play" | "aid";

const CARD = /^[789TJQKA][SCDH]!?$/;
const BID = /^(\d+(S|C|D|H|NT)|misere|misere-hand|9-hand|hold)$/;

/** Where a seat is on the screen: the viewer below, the next player left when play is clockwise. */
export function placeOf(seat: number, me: number | null, players: number, clockwise: boolean): Place {
  const round: Place[] =
    players === 2 ? ["south", "north"] : players === 3 ? ["south", "west", "east"] : ["south", "west", "north", "east"];
  const step = (((seat - (me ?? 0)) % players) + players) % players;
  return round[clockwise ? step : (players - step) % players] ?? "north";
}

/** What this viewer is asked, by the choices that are put before him. */
export function questionOf(view: View | null): Question | null {
  if (!view?.acting || view.choices.length === 0) return null;
  const has = (test: (text: string) => boolean): boolean => view.choices.some((choice) => test(choice.text));
  if (has((t) => t.startsWith("discard "))) return "discard";
  if (has((t) => t.startsWith("name "))) return "name";
  if (has((t) => t === "look")) return "look";
  if (has((t) => t === "keep")) return "aid";
  if (view.choices.every(({ text }) => CARD.test(text))) return "play";
  if (has((t) => BID.test(t))) return "bid";
  if (has((t) => t === "yes" || t === "no")) return "answer";
  if (has((t) => t === "open" || t === "closed")) return "open";
  return "defend";
}

export const choice = (view: View | null, text: string): Choice | undefined =>
  view?.choices.find((one) => one.text === text);

/** The choice that lays these cards away, whatever order they are written in. */
export function discardOf(view: View, cards: readonly string[]): Choice | undefined {
  const wanted = [...cards].sort().join(" ");
  return view.choices.find(
    ({ text }) => text.startsWith("discard ") && text.slice(8).split(" ").sort().join(" ") === wanted,
  );
}

export function ledSuit(trick: TrickView | null): Suit | null {
  const first = trick?.talon ?? trick?.plays[0]?.[1];
  return first ? suitOf(first) : null;
}

/** The suit that must be followed now, null if anything may be played. */
export function mustFollow(view: View): Suit | null {
  const led = ledSuit(view.trick);
  const legal = view.choices.filter((one) => one.legal);
  return led && legal.length > 0 && legal.every((one) => suitOf(one.text) === led) ? led : null;
}

/** The trump of the contract as a suit, null at no trump, misère and all-pass. */
export function trumpOf(view: View): Suit | null {
  const trump = view.contract?.trump;
  return trump && "SCDH".includes(trump) && trump.length === 1 ? (trump as Suit) : null;
}

/** The trump that must be played now, null if anything else may be. */
export function mustRuff(view: View): Suit | null {
  const trump = trumpOf(view);
  const legal = view.choices.filter((one) => one.legal);
  return trump && legal.length > 0 && legal.every((one) => suitOf(one.text) === trump) ? trump : null;
}

export const isMisere = (view: View): boolean => view.contract?.text === "misere";
/** Cards are played with no declarer: the all-pass. */
export const isAllPass = (view: View): boolean => view.trick !== null && view.contract?.declarer == null;

/** Whether the hand is held low to high: where tricks are not wanted. */
export const rising = (view: View): boolean => isMisere(view) || isAllPass(view);

export interface Line {
  pool: Fraction;
  hill: Fraction;
  whists: Fraction;
  now: Num;
}

/** What each seat has on the sheet. */
export function scores(table: TableView, view: View | null): Line[] {
  const all = table.deals.flatMap((deal) => deal.entries);
  const total = (account: string, seat: number): Fraction =>
    sum(all.filter((entry) => entry.account === account && entry.seat === seat).map((entry) => entry.amount));
  return table.seats.map(({ seat }) => ({
    pool: total("pool", seat),
    hill: total("hill", seat),
    whists: total("whists", seat),
    now: (view?.result ?? view?.now)?.[seat] ?? 0,
  }));
}

/** The entries of a deal, those of one account, seat and cause added up; amounts of nought left out. */
export function written(deal: Deal): Entry[] {
  const found = new Map<string, Entry>();
  for (const entry of deal.entries) {
    const key = [entry.account, entry.seat, entry.on, entry.cause].join(" ");
    const before = found.get(key);
    const { n, d } = sum([before?.amount ?? 0, entry.amount]);
    found.set(key, { ...entry, amount: d === 1 ? n : `${n}/${d}` });
  }
  return [...found.values()].filter((entry) => fraction(entry.amount).n !== 0);
}

/** Who pays whom, so that all results come to nought, in few payments. */
export function payments(result: readonly Num[]): { from: number; to: number; amount: Fraction }[] {
  const open = result.map((value, seat) => ({ seat, ...fraction(value) }));
  const found: { from: number; to: number; amount: Fraction }[] = [];
  const value = (one: Fraction): number => one.n / one.d;
  for (let i = 0; i < result.length; i++) {
    open.sort((a, b) => value(b) - value(a));
    const [to, from] = [open[0]!, open[open.length - 1]!];
    if (to.n <= 0 || from.n >= 0) break;
    const amount = value(to) < -value(from) ? { n: to.n, d: to.d } : { n: -from.n, d: from.d };
    found.push({ from: from.seat, to: to.seat, amount });
    Object.assign(to, sum([`${to.n}/${to.d}`, `${-amount.n}/${amount.d}`]));
    Object.assign(from, sum([`${from.n}/${from.d}`, `${amount.n}/${amount.d}`]));
  }
  return found;
}

/** Whether this seat looks on while the others play: the dealer of four. */
export const resting = (view: View | null, seat: number | null): boolean =>
  seat !== null && view?.seats[seat]?.playing === false;

/** Whether the talon was refused and lies face up until the deal is over. */
export const thrown = (view: View): boolean =>
  view.log.some((put) => (put as { action?: { word?: string } }).action?.word === "throw");

/** Whose the card of the talon is that leads a trick: the resting dealer's who wins with it, or nobody's. */
export const talonOwner = (view: View): number | null =>
  isAllPass(view) && resting(view, view.dealer) && view.options.raspasy_talon_4p === "dealer_leads" ? view.dealer : null;

/** Whether a lone whister opens only the hand of the one who passed. */
export const dummyOnly = (view: View): boolean => view.options.open_play === "dummy_only";

/** The cards of a seat that all may see: a hand laid open, or one that was shown before two were laid away. */
export function openCards(view: View, seat: number): { cards: string[]; shown: boolean } | null {
  const one = view.seats[seat];
  if (one?.exposed && one.cards) return { cards: one.cards, shown: false };
  return one?.shown && !(seat === view.seat && one.cards) ? { cards: one.shown, shown: true } : null;
}

/** The seats that can be given points now, each with the most it can be given. */
export function gifts(view: View): { seat: number; most: number }[] {
  const most = new Map<number, number>();
  for (const { text, legal } of view.choices) {
    const given = /^aid (\d+):(\d+)$/.exec(text);
    if (given && legal) most.set(Number(given[1]), Math.max(most.get(Number(given[1])) ?? 0, Number(given[2])));
  }
  return [...most].map(([seat, points]) => ({ seat, most: points }));
}

/** The word of the place for misère: once that was overbid, the game without the talon that can answer. */
export const misereOf = (view: View | null): string =>
  ["9-hand", "misere-hand"].find((text) => choice(view, text)?.legal) ?? "misere";

/** How a claim may be made now: `claim`, or `lay` with the hand shown; and why it may not. */
export function claimable(view: View | null): { claim: boolean; lay: boolean; why: Why | null } {
  const find = (text: string): Choice | undefined => view?.offers.find((one) => one.text === text);
  return { claim: !!find("claim")?.legal, lay: !!find("lay")?.legal, why: find("claim")?.why ?? null };
}

/** A division of the tricks left as it is said: `claim 3-1-0`. */
export const claimText = (division: readonly number[], lay: boolean): string =>
  `${lay ? "lay" : "claim"} ${division.join("-")}`;

/** The seats that have a column among the calls: who plays, and a resting dealer once he has spoken. */
export function callSeats(view: View): number[] {
  const order = view.order.length ? view.order : view.seats.filter((s) => s.playing).map((s) => s.seat);
  const others = view.declarations.map(([seat]) => seat).filter((seat) => !order.includes(seat));
  return [...new Set([...order, ...others])];
}

/** The calls as a grid: a column a seat in order of speaking; read row by row they come as they were said. */
export function callRows(view: View): (string | null)[][] {
  const order = callSeats(view);
  const grid = (said: [number, string][]): (string | null)[][] => {
    const found: (string | null)[][] = [];
    let last = order.length;
    for (const [seat, text] of said) {
      const column = order.indexOf(seat);
      if (column <= last) found.push(order.map(() => null));
      found.at(-1)![column] = text;
      last = column;
    }
    return found;
  };
  const { contract, declarations } = view;
  if (contract?.declarer == null || contract.text === "misere" || !declarations.length) return grid(view.auction);
  return [...grid(view.auction), ...grid([[contract.declarer, contract.text], ...declarations])];
}

/** Whether it is the time of words: what was said last stands beside every seat. */
export const calling = (view: View): boolean =>
  view.trick === null && ["bid", "discard", "name", "defend"].includes(view.asks);

/** The deal that is summed up now, before the next one or at the end. */
export const dealOver = (table: TableView | null): Deal | undefined =>
  table && (table.waiting === "next" || table.stage === "finished") ? table.deals.at(-1) : undefined;

/** Who deals, or dealt what is summed up now. */
export const dealerOf = (view: View, table: TableView): number | null => dealOver(table)?.dealer ?? view.dealer;

/** The last call of each seat in this stage of the deal, or the card it drew; `latest` is the very last one. */
export function bubbles(view: View, drawn: readonly string[] = []): { said: Map<number, string>; latest: number | null } {
  if (drawn.length) return { said: new Map(drawn.map((card, seat) => [seat, card])), latest: view.dealer };
  const stage = view.declarations.length || view.asks === "defend" ? view.declarations : view.auction;
  const said = new Map(stage);
  return { said, latest: stage.at(-1)?.[0] ?? null };
}
