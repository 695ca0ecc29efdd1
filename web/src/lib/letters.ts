/** The letters of the ranks, as this person wants them on cards and beside words. */
import type { Rank } from "./cards";
import { say } from "./i18n/say";
import { prefs } from "./prefs.svelte";

const CYRILLIC: Partial<Record<Rank, string>> = { A: "Т", Q: "Д", J: "В" };

/** The rank as it is written beside a suit: `10`, `Q` or `Д`; by itself as the language writes it. */
export function letterOf(rank: Rank): string {
  if (prefs.indices === "auto") return say(`rank-${rank}`);
  return rank === "T" ? "10" : ((prefs.indices === "cyrillic" ? CYRILLIC[rank] : undefined) ?? rank);
}
