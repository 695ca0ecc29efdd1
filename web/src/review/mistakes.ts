/** The reader's own mistakes in reviewed deals, kept in this browser as puzzles. */
import { storeValue } from "../lib/storage";
import type { Decision, PuzzleLine, ReviewedDeal } from "../lib/wire";
import { isMistake } from "./api";
import { isAsked, momentAt, type Moment } from "./moments";

const KEY = "prikup.mistakes";
/** The number of mistakes that are kept: each takes about 4 kB. */
const MAX_KEPT = 60;

/** A mistake, by its name among the puzzles. */
export interface OwnMistake {
  id: string;
  moment: Moment;
}

/** Return the name of a mistake among the puzzles. */
export const mistakeId = (table: string, { deal, ply }: Decision): string => `mine-${table}-${deal}-${ply}`;

/** Return the mistakes that are kept, the latest first. */
export function ownMistakes(): OwnMistake[] {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "[]") ?? []) as OwnMistake[];
  } catch {
    return [];
  }
}

/** Keep the mistakes of a seat in a deal of a table, each once; return false if the browser does not store them. */
export function storeMistakes(table: string, deal: ReviewedDeal, seat: number): boolean {
  const moments = deal.frames.map((_, at) => momentAt(deal, at, seat)).filter((one) => isAsked(one) && isMistake(one.decision!));
  const found = moments.map((moment) => ({ id: mistakeId(table, moment.decision!), moment })).reverse();
  const others = ownMistakes().filter(({ id }) => !found.some((one) => one.id === id));
  return !found.length || storeValue(KEY, [...found, ...others].slice(0, MAX_KEPT));
}

/** Return a mistake as a line in the list of puzzles; its title has the deal, and the trick or 0 before the play. */
export function mistakeLine({ id, moment: { game, number, view } }: OwnMistake): PuzzleLine {
  const trick = view.trick ? view.trick_winners.length + 1 : 0;
  return { id, game, kind: "mine", contract: view.contract?.text ?? "", difficulty: 0, title: `mine ${number} ${trick}`, collection: "mine", motif: "" };
}
