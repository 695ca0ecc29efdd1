/** The contents of the table page, computed from the messages of the server. It knows no rule of a game. */
import { fraction, sum } from "../lib/amount";
import { CARD, suitOf, type Suit } from "../lib/cards";
import { isBid } from "../lib/cardTexts";
import type { Seen } from "../lib/table.svelte";
import type { ScoreColumn, Choice, ClockView, DealView, Entry, TableView, TrickView, View, Why } from "../lib/wire";

export type Place = "south" | "west" | "north" | "east";
/** The control in which the viewer answers: discarded, given or played cards, the bid box, or words. */
export type Panel = "discard" | "give" | "bids" | "cards" | "answers";

/** Return the place of a seat on the screen: the viewer below, the next player left if play is clockwise. */
export function placeOf(seat: number, me: number | null, players: number, clockwise: boolean): Place {
  const round: Place[] =
    players === 2 ? ["south", "north"] : players === 3 ? ["south", "west", "east"] : ["south", "west", "north", "east"];
  const step = (((seat - (me ?? 0)) % players) + players) % players;
  return round[clockwise ? step : (players - step) % players] ?? "north";
}

/** Return the game's word for the question to this viewer, null if there is none. */
export const questionOf = (view: Seen | null): string | null => (view?.acting && view.choices.length ? view.scene.question : null);

/** Return the control in which the viewer answers, by the choices; null if there is no question. */
export function panelOf(view: Seen | null): Panel | null {
  if (!view?.acting || view.choices.length === 0) return null;
  const { choices, scene } = view;
  if (choices.some(({ text }) => text.startsWith("discard "))) return "discard";
  if (choices.some(({ text }) => /^give \S+ \d+$/.test(text))) return "give";
  if (view.asks === "name" || choices.some(({ text }) => text.startsWith("name "))) return "bids";
  if (choices.every(({ text }) => CARD.test(text))) return "cards";
  const words = new Set(scene.words.map(({ text }) => text));
  return view.asks === "bid" && (scene.question === "bid" || choices.some(({ text }) => !words.has(text))) ? "bids" : "answers";
}

export const choice = (view: View | null, text: string): Choice | undefined =>
  view?.choices.find((one) => one.text === text);

/** Return the choice that discards these cards, in any order. */
export function discardOf(view: View, cards: readonly string[]): Choice | undefined {
  const wanted = [...cards].sort().join(" ");
  return view.choices.find(
    ({ text }) => text.startsWith("discard ") && text.slice(8).split(" ").sort().join(" ") === wanted,
  );
}

/** Return true if a choice is a bid or names one: a bid with a fixed place, or a number. */
export const isBidChoice = (view: Seen, text: string): boolean => {
  const bid = text.replace(/^name /, "");
  return /^\d+$/.test(bid) || isBid(bid) || view.scene.auction.includes(bid);
};

function ledSuit(trick: TrickView | null): Suit | null {
  const first = trick?.talon ?? trick?.plays[0]?.[1];
  return first ? suitOf(first) : null;
}

/** Return the suit that must be followed, null if every card may be played. */
export function mustFollow(view: View): Suit | null {
  const led = ledSuit(view.trick);
  const legal = view.choices.filter((one) => one.legal);
  return led && legal.length > 0 && legal.every((one) => suitOf(one.text) === led) ? led : null;
}

/** Return the trump suit of the contract, null if there is none. */
export function trumpOf(view: View): Suit | null {
  const trump = view.contract?.trump;
  return trump && "SCDH".includes(trump) && trump.length === 1 ? (trump as Suit) : null;
}

/** Return the trump that must be played, null if other cards may be. */
export function mustRuff(view: View): Suit | null {
  const trump = trumpOf(view);
  const legal = view.choices.filter((one) => one.legal);
  return trump && legal.length > 0 && legal.every((one) => suitOf(one.text) === trump) ? trump : null;
}

/** Return true if cards are played without a declarer. */
export const isUndeclared = (view: View): boolean => view.trick !== null && view.contract?.declarer == null;

/** Return the figures of each seat on the sheet, none before there is a view. */
export const scoreColumns = (view: Seen | null): ScoreColumn[] => view?.scene.accounts ?? [];

/** Return the number of tricks of the deal: those taken, and those still to be played. */
export function trickCount(view: View): number {
  const { trick, trick_winners } = view;
  if (!trick) return trick_winners.length + Math.max(0, ...view.seats.map(({ count }) => count));
  const seat = trick.plays.length ? trick.plays[0]![0] : trick.leader;
  return trick_winners.length + (view.seats[seat]?.count ?? 0) + (trick.plays.length ? 1 : 0);
}

/** Return the entries of a deal, summed by account, seat and cause, without zeros. */
export function summedEntries(deal: DealView): Entry[] {
  const found = new Map<string, Entry>();
  for (const entry of deal.entries) {
    const key = [entry.account, entry.seat, entry.on, entry.cause].join(" ");
    const before = found.get(key);
    const { n, d } = sum([before?.amount ?? 0, entry.amount]);
    found.set(key, { ...entry, amount: d === 1 ? n : `${n}/${d}` });
  }
  return [...found.values()].filter((entry) => fraction(entry.amount).n !== 0);
}

/** Return the last bidder of each bid; a held bid belongs to its holder. */
export function lastBidders(view: View): Map<string, number> {
  const found = new Map<string, number>();
  let highest = "";
  for (const [seat, text] of view.auction) {
    if (text === "pass") continue;
    if (text !== "hold") highest = text;
    found.set(highest, seat);
  }
  return found;
}

/** Return true if a seat rests while the others play: the dealer of four. */
export const isResting = (view: View | null, seat: number | null): boolean =>
  seat !== null && view?.seats[seat]?.playing === false;

/** Return true if a seat keeps its cards face down while the others play. */
export const isDropped = (view: Seen | null, seat: number | null): boolean => seat !== null && !!view?.scene.out.includes(seat);

/** Return true if the talon lies face up with a player who did not win it: it was refused. */
export const isTalonThrown = (view: Seen): boolean =>
  view.scene.talon_of !== null && !view.trick?.talon && view.seats[view.scene.talon_of]?.role !== "declarer" && !isUndeclared(view);

/** Return the owner of a talon card that leads a trick, or null. */
export const talonOwner = (view: Seen): number | null => (isUndeclared(view) ? view.scene.talon_of : null);

/** Return the cards of a seat that all may see: an open hand, or one that was shown before its two discards. */
export function openCards(view: View, seat: number): { cards: string[]; shown: boolean } | null {
  const one = view.seats[seat];
  if (one?.exposed && one.cards) return { cards: one.cards, shown: false };
  return one?.shown && !(seat === view.seat && one.cards) ? { cards: one.shown, shown: true } : null;
}

/** Return the seats to which a card may be given. */
export const receivers = (view: View): number[] =>
  [...new Set(view.choices.map(({ text }) => Number(/^give \S+ (\d+)$/.exec(text)?.[1] ?? NaN)))].filter((seat) => !Number.isNaN(seat));

/** Return how a claim can be made: `claim`, or `lay` with the hand shown; and why it cannot. */
export function claimOptions(view: View | null): { claim: boolean; lay: boolean; why: Why | null } {
  const find = (text: string): Choice | undefined => view?.offers.find((one) => one.text === text);
  return { claim: !!find("claim")?.legal, lay: !!find("lay")?.legal, why: find("claim")?.why ?? null };
}

/** Return the text of a claim: `claim 3-1-0`. */
export const claimText = (division: readonly number[], lay: boolean): string =>
  `${lay ? "lay" : "claim"} ${division.join("-")}`;

/** Return the seats with a column of calls: the players, and a resting dealer who has called. */
export function callSeats(view: View): number[] {
  const order = view.order.length ? view.order : view.seats.filter((s) => s.playing).map((s) => s.seat);
  const others = view.declarations.map(([seat]) => seat).filter((seat) => !order.includes(seat));
  return [...new Set([...order, ...others])];
}

/**
 * Return the calls as a grid: a column for each seat in speaking order; read row by row, they are in the order of the calls.
 *
 * @param announced - whether the game shows a named contract only if it is higher than the bid (`Special.announced`)
 */
export function callRows(view: View, announced = false): (string | null)[][] {
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
  const declarer = contract?.declarer ?? null;
  const named = declarer !== null && view.seats[declarer]?.calls.includes(`name ${contract!.text}`);
  if (declarer === null || !named || !declarations.length) return grid(view.auction);
  const bid = view.auction.findLast(([seat]) => seat === declarer)?.[1];
  if (announced && bid === contract!.text) return [...grid(view.auction), ...grid(declarations)];
  return [...grid(view.auction), ...grid([[declarer, contract!.text], ...declarations])];
}

/** Return true during calls: the last call is shown beside every seat. */
export const isCalling = (view: View): boolean => view.trick === null && view.asks !== "" && view.asks !== "play";

/** True while players look at a scored deal, which may be the last of the table. */
export const waitsForReaders = ({ waiting }: TableView): boolean => waiting === "next" || waiting === "end";

/** Return the deal that is summed up, before the next one or at the end. */
export const dealToSumUp = (table: TableView | null): DealView | undefined =>
  table && (waitsForReaders(table) || table.stage === "finished") ? table.deals.at(-1) : undefined;

/** Return the minutes left at a time of the server's clock, rounded up; 0 once the time is over. */
export const minutesLeft = ({ minutes, seconds, since }: ClockView, time: number): number =>
  Math.max(0, Math.ceil(minutes - (seconds + (since === null ? 0 : Math.max(0, time - since))) / 60));

/** Return the dealer of this deal, or of the one that is summed up. */
export const dealerOf = (view: View, table: TableView): number | null => dealToSumUp(table)?.dealer ?? view.dealer;

/** Return the calls, with the held bid in each hold: `hold 7S`. */
function withHeldBids(calls: readonly [number, string][]): [number, string][] {
  let highest = "";
  return calls.map(([seat, text]) => {
    if (text !== "pass" && text !== "hold") highest = text;
    return [seat, text === "hold" ? `hold ${highest}` : text];
  });
}

/** Return the last call of each seat in this stage of the deal; `latest` is the last caller. */
export function lastCalls(view: View): { said: Map<number, string>; latest: number | null } {
  const stage: readonly [number, string][] =
    view.declarations.length || view.asks === "defend" ? view.declarations : view.auction;
  const said = new Map(withHeldBids(stage));
  return { said, latest: stage.at(-1)?.[0] ?? null };
}

/** Return true if the viewer was out of time, so that a bot plays for them. */
export const isLate = (table: TableView): boolean => table.me !== null && table.stage === "playing" && table.seats[table.me]!.played_by !== null;

/** The time that is left of a decision, and which part of the whole that is. */
interface DecisionTime {
  seconds: number;
  part: number;
  isReserve: boolean; // the time itself is over: the reserve of the deal runs
}

/** Return the time that a seat has left for its decision; null if its clock does not run. */
export function decisionTime(table: Pick<TableView, "decide_by" | "reserves" | "decision_seconds">, seat: number, clock: () => number): DecisionTime | null {
  const by = table.decide_by[seat] ?? null;
  if (by === null) return null;
  const reserve = table.reserves[seat] ?? 0;
  const left = Math.max(0, by - clock());
  const isReserve = left <= reserve;
  const [shown, whole] = isReserve ? [left, 2 * table.decision_seconds] : [left - reserve, table.decision_seconds];
  return { seconds: Math.ceil(shown), part: Math.min(1, shown / whole), isReserve };
}
