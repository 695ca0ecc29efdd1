/** What the table page shows, worked out from what came down the wire. No rule of a game is here. */
import { game } from "../games/current.svelte";
import type { Column } from "../games/special";
import { fraction, sum, type Fraction } from "../lib/amount";
import { suitOf, type Suit } from "../lib/cards";
import type { Choice, Deal, Entry, Num, TableView, TrickView, View, Why } from "../lib/protocol";
import { CARD } from "./strings";

export type Place = "south" | "west" | "north" | "east";
/** What is asked: a word of this page where it has a panel for it, otherwise the engine's own word. */
export type Question = string;

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
  const has = (test: RegExp): boolean => view.choices.some(({ text }) => test.test(text));
  if (has(/^discard /)) return "discard";
  if (has(/^give \S+ \d+$/)) return "give";
  if (has(/^name /)) return "name";
  const special = game().question?.(view);
  if (special) return special;
  if (view.choices.every(({ text }) => CARD.test(text))) return "play";
  if (has(/^(yes|no)$/)) return "answer";
  return view.asks === "play" ? "say" : view.asks;
}

/** Whether this question is answered in the box of bids. */
export const boxed = (question: Question | null): boolean => question === "bid" || question === "name";

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

/** Cards are played with no declarer. */
export const undeclared = (view: View): boolean => view.trick !== null && view.contract?.declarer == null;

/** Whether the hand is held low to high: where tricks are not wanted. */
export const rising = (view: View): boolean => game().rising?.(view) ?? false;

/** What each seat has on the sheet: the columns of the game, or every figure that the engine keeps for each seat. */
export function columns(view: View | null, table: TableView): Column[] {
  const special = view && game().columns?.(view, table);
  if (special) return special;
  const kept = Object.entries((view?.standing ?? {}) as Record<string, unknown>);
  const figures = (of: unknown): of is Num[] =>
    Array.isArray(of) && of.length === table.seats.length && of.every((one) => typeof one === "number" || typeof one === "string");
  return kept.flatMap(([account, of]) => (figures(of) ? [{ account, of }] : []));
}

/** All that was ever written on an account of a seat. */
export function total(table: TableView, account: string, seat: number): Num {
  const all = table.deals.flatMap((deal) => deal.entries).filter((entry) => entry.account === account && entry.seat === seat);
  const { n, d } = sum(all.map((entry) => entry.amount));
  return d === 1 ? n : `${n}/${d}`;
}

/** How many tricks the deal has: those taken, and what is still held by who leads this one. */
export function tricksIn(view: View): number {
  const { trick, trick_winners } = view;
  if (!trick) return trick_winners.length + Math.max(0, ...view.seats.map(({ count }) => count));
  const seat = trick.plays.length ? trick.plays[0]![0] : trick.leader;
  return trick_winners.length + (view.seats[seat]?.count ?? 0) + (trick.plays.length ? 1 : 0);
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

/** Who bid what last: a bid that was held is his who holds it. */
export function bidders(view: View): Map<string, number> {
  const found = new Map<string, number>();
  let highest = "";
  for (const [seat, text] of view.auction) {
    if (text === "pass") continue;
    if (text !== "hold") highest = text;
    found.set(highest, seat);
  }
  return found;
}

/** Whether this seat looks on while the others play: the dealer of four. */
export const resting = (view: View | null, seat: number | null): boolean =>
  seat !== null && view?.seats[seat]?.playing === false;

/** Whether this seat keeps its cards face down while the others play. */
export const dropped = (view: View | null, seat: number | null): boolean =>
  seat !== null && !!view?.trick && (game().dropped?.(view, seat) ?? false);

/** Whether the talon was refused and lies face up until the deal is over. */
export const thrown = (view: View): boolean => game().thrown?.(view) ?? false;

/** Who plays the open cards of another; nobody where that one plays them himself. */
export const master = (view: View, seat: number): number | null => game().master?.(view, seat) ?? null;

/** Whose the card of the talon is that leads a trick, or nobody's. */
export const talonOwner = (view: View): number | null => game().talonOwner?.(view) ?? null;

/** Whether a lone defender would open only the hand of the other. */
export const dummyOnly = (view: View): boolean => game().dummy?.(view) ?? false;

/** The cards of a seat that all may see: a hand laid open, or one that was shown before two were laid away. */
export function openCards(view: View, seat: number): { cards: string[]; shown: boolean } | null {
  const one = view.seats[seat];
  if (one?.exposed && one.cards) return { cards: one.cards, shown: false };
  return one?.shown && !(seat === view.seat && one.cards) ? { cards: one.shown, shown: true } : null;
}

/** To whom a card may be given now. */
export const receivers = (view: View): number[] =>
  [...new Set(view.choices.map(({ text }) => Number(/^give \S+ (\d+)$/.exec(text)?.[1] ?? NaN)))].filter((seat) => !Number.isNaN(seat));

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
  if (contract?.declarer == null || game().unnamed?.(view) || !declarations.length) return grid(view.auction);
  const bid = view.auction.findLast(([seat]) => seat === contract.declarer)?.[1];
  if (game().announced && bid === contract.text) return [...grid(view.auction), ...grid(declarations)];
  return [...grid(view.auction), ...grid([[contract.declarer, contract.text], ...declarations])];
}

/** Whether it is the time of words: what was said last stands beside every seat. */
export const calling = (view: View): boolean =>
  view.trick === null && ["bid", "talon", "discard", "give", "redeal", "name", "defend"].includes(view.asks);

/** The deal that is summed up now, before the next one or at the end. */
export const dealOver = (table: TableView | null): Deal | undefined =>
  table && (table.waiting === "next" || table.stage === "finished") ? table.deals.at(-1) : undefined;

/** Who deals, or dealt what is summed up now. */
export const dealerOf = (view: View, table: TableView): number | null => dealOver(table)?.dealer ?? view.dealer;

/** The last call of each seat in this stage of the deal, or the card it drew; `latest` is the very last one. */
export function bubbles(view: View, drawn: readonly string[] = []): { said: Map<number, string>; latest: number | null } {
  if (drawn.length) return { said: new Map(drawn.map((card, seat) => [seat, card])), latest: view.dealer };
  const stage: readonly [number, string][] =
    view.declarations.length || view.asks === "defend" ? view.declarations : view.auction;
  const said = new Map(stage);
  return { said, latest: stage.at(-1)?.[0] ?? null };
}
