/** Texts of matches and deals in a list. */

import { say } from "../lib/i18n";
import { dateText } from "../lib/moment";
import type { Company } from "../lib/names";
import { outcomeLine } from "../table/sentences";
import type { Outcome, TableView } from "../lib/wire";

/**
 * Return a day in the person's format, from seconds since 1970 or a date such as 2026-05-14, which has no time zone.
 */
export function dayText(day: number | string): string {
  const style = { dateStyle: "long" } as const;
  if (typeof day === "number") return dateText(new Date(day * 1000), style);
  return dateText(new Date(`${day}T00:00:00Z`), { ...style, timeZone: "UTC" });
}

/** Return a contract as the server writes it, from one as people do: `6♠` is `6S`. */
export function contractCode(text: string): string {
  const plain = text.trim().replace(/[♠♤]/g, "S").replace(/[♣♧]/g, "C").replace(/[♦♢]/g, "D").replace(/[♥♡]/g, "H");
  return /^\d/.test(plain) ? plain.toUpperCase() : plain.toLowerCase();
}

/** Return the outcome of a deal as a sentence, also if it was abandoned. */
export function outcomeText(last: Outcome | null, { names, bot_names, seat }: Company): string {
  if (!last) return say("same-given-up");
  const seats = names.map((name, i) => ({ name, bot_name: bot_names[i] ?? null }));
  return outcomeLine({ outcome: last } as TableView["deals"][number], { seats, me: seat } as unknown as TableView);
}
