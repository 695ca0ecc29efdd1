/** Deals that are corrected and taken out: what was written wrong stays in the record, as it does on paper. */

import type { DealDoc, MatchDoc, Written } from "./shelf";

/**
 * A deal with the wrong results before it and the minutes played after it, where they are known.
 * One that breaks a rule was never written, and an object has no words.
 */
export function dealOf(result: string, wrong: readonly string[] = [], clock = 0): DealDoc {
  const before = wrong.filter((words) => words && words !== result && !words.startsWith("{"));
  return { result, ...(before.length ? { wrong: [...new Set(before)] } : {}), ...(clock ? { clock } : {}) };
}

/** A deal with another result behind the wrong ones; whatever else is written of it stays. */
function rewritten({ wrong: _, ...deal }: DealDoc, result: string, wrong: readonly string[]): DealDoc {
  return { ...deal, ...dealOf(result, wrong) };
}

/** Everything that stood in the place of a deal. */
const all = ({ result, wrong = [] }: DealDoc): string[] => [...wrong, result];

/** One more deal, in the place of those that were taken out there, with the minutes played where they count. */
export const added = ({ deals, removed = [] }: MatchDoc, result: string, clock = 0): Partial<Written> => ({
  deals: [...deals, dealOf(result, removed, clock)],
  removed: [],
});

/** A deal put in before another. */
export const inserted = ({ deals }: MatchDoc, at: number, result: string): Partial<Written> => ({
  deals: [...deals.slice(0, at), { result }, ...deals.slice(at)],
});

/** A deal with another result. */
export const corrected = ({ deals }: MatchDoc, at: number, result: string): Partial<Written> => ({
  deals: deals.map((deal, i) => (i === at ? rewritten(deal, result, all(deal)) : deal)),
});

/**
 * A deal taken out: the next one stands in its place, or nothing where it was the last.
 * Of deals in a row that are alike the last is taken out, where something else comes to stand.
 */
export function taken({ deals, removed = [] }: MatchDoc, from: number): Partial<Written> {
  let at = from;
  while (deals[at + 1]?.result === deals[at]!.result) at++;
  const gone = all(deals[at]!);
  const next = deals[at + 1];
  const rest = deals.filter((_, i) => i !== at);
  if (!next) return { deals: rest, removed: [...removed, ...gone.filter((words) => !words.startsWith("{"))] };
  return { deals: rest.map((deal, i) => (i === at ? rewritten(next, next.result, [...gone, ...(next.wrong ?? [])]) : deal)) };
}

/** The minutes of play set to so many: no deal was over later. */
export const reset = ({ deals }: MatchDoc, minutes: number): Partial<Written> => ({
  deals: deals.map((deal) => ((deal.clock ?? 0) > minutes ? dealOf(deal.result, deal.wrong, minutes) : deal)),
});

/** A deal in a text of its own, by which two states of a sheet are told apart. */
export const keyOf = (deal: DealDoc): string => [...all(deal), ...(deal.clock ? [deal.clock] : [])].join("\n");
