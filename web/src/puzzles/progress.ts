/** The puzzles solved in this browser, and the number of days in a row with the daily one. */
import { storeValue } from "../lib/storage";

const KEY = "prikup.puzzles";

interface Progress {
  solved: Record<string, "first" | "later">; // solved without a wrong answer, or after one
  days: string[]; // days on which the daily puzzle was solved, as 2026-11-22, in order
}

export function progress(): Progress {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Progress>;
    return { solved: kept.solved ?? {}, days: kept.days ?? [] };
  } catch {
    return { solved: {}, days: [] };
  }
}

/** Store that a puzzle was solved; a puzzle solved at first stays so. */
export function storeSolved(id: string, first: boolean, day: string | null): Progress {
  const now = progress();
  if (now.solved[id] !== "first") now.solved[id] = first ? "first" : "later";
  if (day && !now.days.includes(day)) now.days = [...now.days, day].sort();
  storeValue(KEY, now); // without room the progress lasts until the page is closed
  return now;
}

const before = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** Return the number of days in a row until today, or until yesterday while today's puzzle is open. */
export function streak(days: readonly string[], today: string): number {
  let day = days.includes(today) ? today : before(today);
  let count = 0;
  for (; days.includes(day); day = before(day)) count += 1;
  return count;
}
