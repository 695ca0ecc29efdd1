/** Reviews: asked of the server, one deal at a time. */
import { answered, Refused } from "../lib/answers";
import type { Decision, MatchLuck, ReviewShown } from "../lib/wire";

/** Luck and skill of one player in a deal or a match. */
export interface Parted {
  luck: number;
  skill: number;
  own: number;
}

/** The part of one seat. */
export const partOf = ({ luck, skill, own }: MatchLuck, seat: number): Parted => ({ luck: luck[seat] ?? 0, skill: skill[seat] ?? 0, own: own[seat] ?? 0 });

/** Whose review: that of a table, or of a text that was pasted. */
export type Source = { table: string } | { record: string };

/** The review of a deal of a table, by its number, or of a record, by its place from 0; raises Refused. */
export async function fetchReview(from: Source, deal: number): Promise<ReviewShown> {
  const asked =
    "table" in from
      ? fetch(`/api/tables/${encodeURIComponent(from.table)}/deals/${deal}/review`)
      : fetch("/api/review", { method: "POST", body: JSON.stringify({ record: from.record, deal }) });
  return (await (await answered(await asked)).json()) as ReviewShown;
}

const RETRY_DELAY_MS = 2000; // milliseconds until the server is asked again that had enough

/** Return the result once the server has computed it; null if it is no longer `wanted`. */
export async function patiently<T>(ask: () => Promise<T>, wanted: () => boolean): Promise<T | null> {
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
export const wrong = ({ verdict }: Decision): boolean => verdict === "mistake" || verdict === "blunder";

/** The place of the first mistake after this one, round the end; null where there is none. */
export function nextMistake(decisions: readonly Decision[], at: number): number | null {
  const places = decisions.flatMap((one, place) => (wrong(one) ? [place] : []));
  return places.find((place) => place > at) ?? places[0] ?? null;
}
