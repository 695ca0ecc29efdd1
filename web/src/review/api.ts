/** Requests for reviews, one deal at a time. */
import { requireSuccess, Refused } from "../lib/answers";
import { tablePath } from "../lib/link";
import { request } from "../lib/transport";
import type { Decision, MatchLuck, ReviewedDeal, ReviewShown } from "../lib/wire";

/** Luck and skill of one player in a deal or a match. */
export interface LuckAndSkill {
  luck: number;
  skill: number;
  own: number;
}

/** Return the part of one seat. */
export const luckOfSeat = ({ luck, skill, own }: MatchLuck, seat: number): LuckAndSkill => ({ luck: luck[seat] ?? 0, skill: skill[seat] ?? 0, own: own[seat] ?? 0 });

/** The source of a review: a table, or a pasted text. */
export type Source = { table: string } | { record: string };

/** Return the review of a deal: of a table by its number, of a record by its index; throws Refused. */
export async function fetchReview(from: Source, deal: number): Promise<ReviewShown> {
  const asked =
    "table" in from
      ? request(tablePath(from.table, `/deals/${deal}/review`))
      : request("/api/review", { method: "POST", body: JSON.stringify({ record: from.record, deal }) });
  return (await (await requireSuccess(await asked)).json()) as ReviewShown;
}

const RETRY_DELAY_MS = 2000; // milliseconds until a busy server is asked again

/** Return the result once the server has computed it; null if it is no longer `wanted`. */
export async function retryWhileBusy<T>(ask: () => Promise<T>, wanted: () => boolean): Promise<T | null> {
  for (;;) {
    try {
      const found = await ask();
      return wanted() ? found : null;
    } catch (error) {
      if (!(error instanceof Refused && error.status === 429)) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
      if (!wanted()) return null;
    }
  }
}

/** Return true if a decision was a mistake, small or large. */
export const isMistake = ({ verdict }: Decision): boolean => verdict === "mistake" || verdict === "blunder";

/** A place in a review: the index of the deal, and that of the frame. */
export interface Place {
  deal: number;
  at: number;
}

/** A place as the address names it: the number of the deal, the index of the frame, and the seat that is asked. */
export interface NamedPlace extends Place {
  seat: number;
}

/** Return the part of the address that names a place, such as "#2.19.1"; all count from 1 there. */
export const hashOf = ({ deal, at, seat }: NamedPlace): string => `#${deal}.${at + 1}.${seat + 1}`;

/** Return the place that this part of the address names; null if it names none. */
export function placeIn(hash: string): NamedPlace | null {
  const [, deal, at, seat] = /^#([1-9]\d{0,5})\.([1-9]\d{0,5})\.([1-9])$/.exec(hash)?.map(Number) ?? [];
  return deal && at && seat ? { deal, at: at - 1, seat: seat - 1 } : null;
}

/** Return the next mistake of a seat after a place, around the end of the deals; null if there is none. */
export function nextMistake(deals: readonly (ReviewedDeal | undefined)[], seat: number, { deal, at }: Place): Place | null {
  const places = deals.flatMap((one, i) =>
    (one?.frames ?? []).flatMap(({ decision }, j) => {
      const made = decision === null ? null : one!.decisions[decision]!;
      return made && made.seat === seat && isMistake(made) ? [{ deal: i, at: j }] : [];
    }),
  );
  return places.find((one) => one.deal > deal || (one.deal === deal && one.at > at)) ?? places[0] ?? null;
}

const KEY = "prikup.record";
let pasted = "";

/** The record that was pasted last, for as long as this page is open or loaded again. */
export const PastedRecord = {
  get: (): string => pasted || (sessionStorage.getItem(KEY) ?? ""),
  set(text: string): void {
    pasted = text;
    try {
      sessionStorage.setItem(KEY, text);
    } catch {
      // Then it is lost when the page is loaded again.
    }
  },
};
