/** A deal in words, as far as it is chosen: `Anna`, `7{H}`, `Boris whists, Vera passes`, `7 taken`. */

import { pageWords } from "../lib/i18n";
import { contractText } from "../sheet/deals";
import { kindOf, kinds, step, tricksOf, wayOf, type Chosen, type Step } from "./entry";
import type { DealLine, EntryForm } from "./protocol";
import { words } from "./strings";

/** A sentence of the server with signs that are drawn. */
export const drawn = (text: string): string =>
  text.replace(/[♠♣♦♥]/g, (sign) => `{${{ "♠": "S", "♣": "C", "♦": "D", "♥": "H" }[sign] ?? ""}}`);

/** Whether a deal is written on the sheet. */
export const good = (line: DealLine): boolean => !line.error && !line.pending;

/** Each part that is chosen, with the step in which it was. */
export function parts(form: EntryForm, chosen: Chosen, seats: readonly string[]): { step: Step; text: string }[] {
  const now = step(form, chosen);
  const found: { step: Step; text: string }[] = [];
  if (chosen.declarer !== null) found.push({ step: "who", text: seats[chosen.declarer] ?? "" });
  const what = played(form, chosen, now);
  if (what) found.push({ step: chosen.declarer === null ? "who" : "what", text: what });
  const way = wayOf(form, chosen);
  if (way?.words) found.push({ step: "defence", text: drawn(way.title) });
  const taken = tricks(form, chosen, seats, now);
  if (taken) found.push({ step: "tricks", text: taken });
  return found;
}

/** The contract, and the kind of deal where it is not the usual one. */
function played(form: EntryForm, chosen: Chosen, now: Step): string {
  const kind = kindOf(form, chosen);
  const contract = chosen.contract === null ? "" : contractText(chosen.contract, pageWords());
  const usual = kind === kinds(form).contracts[0];
  return [contract, kind && !usual && now !== "what" ? drawn(kind.title) : ""].filter(Boolean).join(" · ");
}

function tricks(form: EntryForm, chosen: Chosen, seats: readonly string[], now: Step): string {
  const asked = tricksOf(form, chosen);
  if (!asked || !chosen.numbers.length) return "";
  const w = words().entry;
  if (asked.seats.length === 1 && asked.seats[0] === chosen.declarer) return w.taken(chosen.numbers[0]!);
  const said = chosen.numbers.map((n, i) => w.takes(seats[asked.seats[i]!] ?? "", n));
  if (now === "ready" && asked.rest !== null) {
    said.push(w.takes(seats[asked.rest] ?? "", asked.total - chosen.numbers.reduce((sum, n) => sum + n, 0)));
  }
  return said.join(", ");
}
