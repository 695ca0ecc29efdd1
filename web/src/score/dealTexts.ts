/** The chosen parts of a deal in words: `Anna`, `7♥`, `Boris whists, Vera passes`, `7 taken`. */

import { kindOf, groupKinds, nextStep, tricksOf, wayOf, type Chosen, type Step } from "./entry";
import type { DealLine, EntryForm } from "../lib/wire";
import { joinItems, say } from "../lib/i18n";

/** Return true if a deal is written on the sheet. */
export const isWritten = (line: DealLine): boolean => !line.error && !line.pending;

/** Return each chosen part with its step. */
export function chosenParts(form: EntryForm, chosen: Chosen, seats: readonly string[]): { step: Step; text: string }[] {
  const now = nextStep(form, chosen);
  const found: { step: Step; text: string }[] = [];
  if (chosen.declarer !== null) found.push({ step: "who", text: seats[chosen.declarer] ?? "" });
  const what = contractText(form, chosen, now);
  if (what) found.push({ step: chosen.declarer === null ? "who" : "what", text: what });
  const way = wayOf(form, chosen);
  if (way?.words) found.push({ step: "defence", text: way.title });
  const taken = tricks(form, chosen, seats, now);
  if (taken) found.push({ step: "tricks", text: taken });
  return found;
}

/** Return the contract, and the kind of deal if it is not the usual one. */
function contractText(form: EntryForm, chosen: Chosen, now: Step): string {
  const kind = kindOf(form, chosen);
  const title = form.contracts.find((one) => one.contract === chosen.contract)?.title;
  const contract = chosen.contract === null ? "" : (title ?? chosen.contract);
  const usual = kind === groupKinds(form).contracts[0];
  return [contract, kind && !usual && now !== "what" ? kind.title : ""].filter(Boolean).join(" · ");
}

function tricks(form: EntryForm, chosen: Chosen, seats: readonly string[], now: Step): string {
  const asked = tricksOf(form, chosen);
  if (!asked || !chosen.numbers.length) return "";
  if (asked.seats.length === 1 && asked.seats[0] === chosen.declarer && asked.unit === "tricks") return say("entry-taken", { n: chosen.numbers[0]! });
  const said = chosen.numbers.map((n, i) => `${seats[asked.seats[i]!] ?? ""} ${n}`);
  if (now === "ready" && asked.rest !== null) {
    said.push(`${seats[asked.rest] ?? ""} ${asked.total - chosen.numbers.reduce((sum, n) => sum + n, 0)}`);
  }
  return joinItems(said);
}

/** Return why nobody can have taken this number of the remaining tricks; "" if somebody can. */
export function impossibleReason(n: number, [least, most]: readonly [number, number]): string {
  return n > most ? say("entry-left", { n: most }) : n < least ? say("entry-least", { n: least }) : "";
}
