/** What the start page says of each game, found by its id; a game without a page of its own has its id for a title. */
import type { Tongue } from "../lib/i18n";

export interface Start {
  title: Partial<Record<Tongue, string>> & { en: string };
  /** The rules offered first. */
  usual?: readonly string[];
  /** The option that says how long a match is, and the lengths offered. */
  size?: { option: string; values: readonly number[]; title: Start["title"]; note?: Start["title"] };
}

const found = import.meta.glob<{ default: Start }>("./*/start.ts", { eager: true });

export const startOf = (id: string): Start =>
  found[`./${id}/start.ts`]?.default ?? { title: { en: id.charAt(0).toUpperCase() + id.slice(1) } };
