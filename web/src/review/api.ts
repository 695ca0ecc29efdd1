/** Reviews: asked of the server, one deal at a time. */
import { answered } from "../lib/answers";
import type { Decision, ReviewShown } from "../lib/wire";

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

/** Whether a decision was a mistake, small or large. */
export const wrong = ({ verdict }: Decision): boolean => verdict === "mistake" || verdict === "blunder";

/** The place of the first mistake after this one, round the end; null where there is none. */
export function nextMistake(decisions: readonly Decision[], at: number): number | null {
  const places = decisions.flatMap((one, place) => (wrong(one) ? [place] : []));
  return places.find((place) => place > at) ?? places[0] ?? null;
}
