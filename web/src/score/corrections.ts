/** Deals that are corrected or removed: wrong results stay in the record, as on paper. */

import type { DealDoc, MatchDoc, Written } from "./sheetStore";

/**
 * Return a deal with the wrong results before it and the minutes played after it, if known. A result that is an object
 * breaks a rule; it has no words and was never on the sheet.
 */
export function dealOf(result: string, wrong: readonly string[] = [], clock = 0): DealDoc {
  const before = wrong.filter((words) => words && words !== result && !words.startsWith("{"));
  return { result, ...(before.length ? { wrong: [...new Set(before)] } : {}), ...(clock ? { clock } : {}) };
}

/** Return a deal with another result after the wrong ones; its other data stay. */
function withResult({ wrong: _, ...deal }: DealDoc, result: string, wrong: readonly string[]): DealDoc {
  return { ...deal, ...dealOf(result, wrong) };
}

/** Return every result of a deal, wrong ones first. */
const all = ({ result, wrong = [] }: DealDoc): string[] => [...wrong, result];

/** Add a deal, with the wrong results of deals removed there, and with the minutes played if they count. */
export const addDeal = ({ deals, removed = [] }: MatchDoc, result: string, clock = 0): Partial<Written> => ({
  deals: [...deals, dealOf(result, removed, clock)],
  removed: [],
});

/** Insert a deal before another. */
export const insertDeal = ({ deals }: MatchDoc, at: number, result: string): Partial<Written> => ({
  deals: [...deals.slice(0, at), { result }, ...deals.slice(at)],
});

/** Change the result of a deal. */
export const correctDeal = ({ deals }: MatchDoc, at: number, result: string): Partial<Written> => ({
  deals: deals.map((deal, i) => (i === at ? withResult(deal, result, all(deal)) : deal)),
});

/**
 * Remove a deal: the next one takes its place, if there is one. In a row of equal deals the last is removed, if
 * another deal takes its place.
 */
export function removeDeal({ deals, removed = [] }: MatchDoc, from: number): Partial<Written> {
  let at = from;
  while (deals[at + 1]?.result === deals[at]!.result) at++;
  const gone = all(deals[at]!);
  const next = deals[at + 1];
  const rest = deals.filter((_, i) => i !== at);
  if (!next) return { deals: rest, removed: [...removed, ...gone.filter((words) => !words.startsWith("{"))] };
  return { deals: rest.map((deal, i) => (i === at ? withResult(next, next.result, [...gone, ...(next.wrong ?? [])]) : deal)) };
}

/** Set the minutes of play: no deal ended later than this. */
export const setMinutes = ({ deals }: MatchDoc, minutes: number): Partial<Written> => ({
  deals: deals.map((deal) => ((deal.clock ?? 0) > minutes ? dealOf(deal.result, deal.wrong, minutes) : deal)),
});

/** Return a key for a deal, to compare two states of a sheet. */
export const keyOf = (deal: DealDoc): string => [...all(deal), ...(deal.clock ? [deal.clock] : [])].join("\n");
