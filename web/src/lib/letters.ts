/** The letters of the ranks, as this person wants them on cards and beside words. */
import type { Rank } from "./cards";
import { lang } from "./i18n";
import { prefs } from "./prefs.svelte";

export const CYRILLIC: Partial<Record<Rank, "Т" | "Д" | "В">> = { A: "Т", Q: "Д", J: "В" };

/** Whether the deck has Cyrillic letters. */
export const cyrillic = (): boolean => prefs.indices === "cyrillic" || (prefs.indices === "auto" && lang() === "ru");

/** The rank as it is written beside a suit: `10`, `Q` or `Д`. */
export const letterOf = (rank: Rank): string => (rank === "T" ? "10" : ((cyrillic() ? CYRILLIC[rank] : undefined) ?? rank));
