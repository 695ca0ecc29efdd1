/** The sheets on this device: every change is stored at once, so that no entry is lost. */

import { storeValue } from "../lib/storage";
import type { DealRecord, MatchRecord } from "../lib/wire";

/**
 * A deal as it was entered: the words of a typed-in result, such as `0 7H whist pass 7 3 0`, the results that it
 * corrects, and the minutes played after it.
 */
export type DealDoc = Required<Pick<DealRecord, "result">> & Pick<DealRecord, "wrong" | "clock">;

/** A match as a record in the form that the server reads: only typed-in results. */
export interface MatchDoc extends Pick<MatchRecord, "game" | "rules" | "seats" | "finish" | "removed"> {
  prikup: 1;
  dealer: number;
  deals: DealDoc[];
}

/** The part of a sheet that undo affects. */
export interface Written {
  deals: DealDoc[];
  finish: boolean;
  removed?: string[]; // results removed after the last deal
}

/** The address at which others watch a sheet; the key allows this device to write there. */
export interface Live {
  id: string;
  key: string;
  revision: number;
  at: number; // the state of the sheet sent last: the time of its change
}

export interface Kept {
  id: string;
  record: MatchDoc;
  past: Written[]; // to undo, the latest last
  future: Written[]; // to redo, the next last
  live: Live | null;
  changed: number; // milliseconds since 1970
  began?: number; // when the clock of play was zero, in milliseconds since 1970
}

const SHEET = "prikup.score.";
const MEMORY = "prikup.scored.";
const MAX_UNDO_STEPS = 50; // the number of changes that can be undone

function read<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as T | null;
  } catch {
    return null;
  }
}

export const loadSheet = (id: string): Kept | null => read<Kept>(SHEET + id);

/** Store a sheet; if the storage is full, first remove answers, which the server can give again. */
export function saveSheet(kept: Kept): boolean {
  if (storeValue(SHEET + kept.id, kept)) return true;
  for (const key of keys(MEMORY)) localStorage.removeItem(key);
  return storeValue(SHEET + kept.id, kept);
}

export function removeSheet(id: string): void {
  localStorage.removeItem(SHEET + id);
  localStorage.removeItem(MEMORY + id);
}

function keys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Return every sheet on this device, the one changed last first. */
export const allSheets = (): Kept[] =>
  keys(SHEET)
    .map((key) => read<Kept>(key))
    .filter((kept) => kept !== null)
    .sort((a, b) => b.changed - a.changed);

/** Return the server's last answer about a sheet. */
export const loadAnswer = <T>(id: string): T | null => read<T>(MEMORY + id);
export const saveAnswer = (id: string, said: unknown): boolean => storeValue(MEMORY + id, said);

/** Call back when another page of this browser changes the sheet; return a function that stops this. */
export function watchSheet(id: string, changed: () => void): () => void {
  const heard = (event: StorageEvent): void => {
    if (event.key === SHEET + id) changed();
  };
  addEventListener("storage", heard);
  return () => removeEventListener("storage", heard);
}

/** Return a new sheet. */
export function newSheet(record: Omit<MatchDoc, "prikup">): Kept {
  const letters = crypto.getRandomValues(new Uint8Array(10));
  const id = [...letters].map((n) => "abcdefghijkmnpqrstuvwxyz23456789"[n & 31]).join("");
  return { id, record: { prikup: 1, ...record }, past: [], future: [], live: null, changed: Date.now(), began: Date.now() };
}

const written = ({ record }: Kept): Written => ({ deals: record.deals, finish: record.finish ?? false, removed: record.removed ?? [] });

function withContent(kept: Kept, now: Written): Kept {
  return { ...kept, record: { ...kept.record, removed: [], ...now }, changed: Date.now() };
}

/** Return the sheet with a change. */
export function withChange(kept: Kept, now: Partial<Written>): Kept {
  const before = written(kept);
  return { ...withContent(kept, { ...before, ...now }), past: [...kept.past, before].slice(-MAX_UNDO_STEPS), future: [] };
}

/** Return the sheet as it was before the last change; the same if there was none. */
export function undoChange(kept: Kept): Kept {
  const before = kept.past.at(-1);
  if (!before) return kept;
  return { ...withContent(kept, before), past: kept.past.slice(0, -1), future: [...kept.future, written(kept)] };
}

/** Redo the change that was undone last. */
export function redoChange(kept: Kept): Kept {
  const next = kept.future.at(-1);
  if (!next) return kept;
  return { ...withContent(kept, next), past: [...kept.past, written(kept)], future: kept.future.slice(0, -1) };
}
