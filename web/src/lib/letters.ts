/** The letters of the ranks on cards and in texts, as the preferences say. */
import type { Rank } from "./cards";
import { say } from "./i18n/say";
import { prefs } from "./prefs.svelte";

const CYRILLIC: Partial<Record<Rank, string>> = { A: "Т", K: "К", Q: "Д", J: "В" };

/** Return a rank as it is written beside a suit: `10`, `Q` or `Д`; alone, in the current language. */
export function letterOf(rank: Rank): string {
  if (prefs.indices === "auto") return say(`rank-${rank}`);
  return rank === "T" ? "10" : ((prefs.indices === "cyrillic" ? CYRILLIC[rank] : undefined) ?? rank);
}

/** Return the rank with this Russian letter, which no other language uses. */
export const rankOfRussian = (letter: string): Rank | undefined =>
  (Object.keys(CYRILLIC) as Rank[]).find((rank) => CYRILLIC[rank] === letter.toUpperCase());
