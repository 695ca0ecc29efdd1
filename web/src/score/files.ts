/** The sheet as files: their names, and records. */

import { usualGame } from "../rules/api";
import { readText } from "./api";
import { dealOf } from "./corrections";
import type { Kept, MatchDoc } from "./sheetStore";

/** Return a name for files of a sheet: `anna-boris-vera-2026-05-14`. */
export function fileName({ record, changed }: Kept): string {
  const names = record.seats.join("-").toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-");
  return `${names}-${new Date(changed).toISOString().slice(0, 10)}`;
}

/**
 * Return the record as a file with its extension: as the server wrote it, or as JSON if a deal is invalid or not known
 * yet.
 */
export function recordFile(record: MatchDoc, text: string): [ending: string, file: Blob] {
  if (text) return ["prikup", new Blob([text], { type: "text/plain" })];
  return ["json", new Blob([JSON.stringify(record, null, 1)], { type: "application/json" })];
}

/** Read a record of typed-in deals from a JSON file; return null for others: the server reads written records. */
export async function readRecord(file: Blob): Promise<MatchDoc | null> {
  const text = await file.text();
  return text.trimStart().startsWith("{") ? fromJson(text) : readText(text);
}

function parsed(text: string): Partial<MatchDoc> | null {
  try {
    return JSON.parse(text) as Partial<MatchDoc>;
  } catch {
    return null;
  }
}

const texts = (found: unknown): string[] => (Array.isArray(found) ? found.filter((one) => typeof one === "string") : []);

function fromJson(text: string): MatchDoc | null {
  const found = parsed(text);
  const names = found?.seats;
  if (!found || !Array.isArray(names) || typeof found.rules !== "string" || !Array.isArray(found.deals)) return null;
  if (!names.every((name) => typeof name === "string") || !found.deals.every((deal) => typeof deal?.result === "string")) return null;
  const { game = usualGame(), rules, dealer = 0, deals, finish = false, removed } = found as MatchDoc;
  return { prikup: 1, game, rules, seats: names, dealer, deals: deals.map(({ result, wrong, clock }) => dealOf(result, texts(wrong), Number.isInteger(clock) ? clock : 0)), finish, removed: texts(removed) };
}
