/** The letters of the ranks, as this person wants them on cards and beside words. */
import type { Rank } from "./cards";
import { say } from "./i18n/say";
import { prefs } from "./prefs.svelte";

const CYRILLIC: Partial<Record<Rank, string>> = { A: "Т", K: "К", Q: "Д", J: "В" };

/** The rank as it is written beside a suit: `10`, `Q` or `Д`; by itself as the language writes it. */
export function letterOf(rank: Rank): string {
  if (prefs.indices === "auto") return say(`rank-${rank}`);
  return rank === "T" ? "10" : ((prefs.indices === "cyrillic" ? CYRILLIC[rank] : undefined) ?? rank);
}

/** The rank of the Russian card that has this letter, whatever cards are shown: their letters are no other language's. */
export const rankOfRussian = (letter: string): Rank | undefined =>
  (Object.keys(CYRILLIC) as Rank[]).find((rank) => CYRILLIC[rank] === letter.toUpperCase());
