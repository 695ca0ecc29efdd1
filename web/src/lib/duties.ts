/** What a browser says for its person before a deal: words of theirs for the shuffle, and that they agree. */

import type { Event, TableView } from "./wire";

const KEY = "prikup.made";

/** The tables that were set in this browser: who sets a table agrees to its rules. */
export const Made = {
  has: (id: string): boolean => sessionStorage.getItem(KEY) === id,
  add: (id: string): void => sessionStorage.setItem(KEY, id),
  forget(id: string): void {
    if (this.has(id)) sessionStorage.removeItem(KEY);
  },
};

/** Words that nobody can guess, for the next shuffle. */
export function fresh(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export interface Duty {
  say: { once: string; event: Event } | null; // `once` marks what is not to be said again
  opening: boolean; // whether it will agree by itself
}

/**
 * The next thing to say. Words go into every shuffle as soon as the server is bound to its own, so they
 * come before the agreement that begins the match. To rules that were changed a person
 * agrees with their own hand. On a server whose cards are to be repeatable, none do.
 */
export function duty(table: TableView, made: boolean): Duty {
  const mine = table.me === null ? undefined : table.seats[table.me];
  if (!mine || table.stage === "finished") return { say: null, opening: false };
  const alone = table.seats.every((seat) => seat.kind === "bot" || seat === mine);
  const opening = table.stage === "seating" && !mine.ready && !mine.withdrawn && (alone || made);
  if (!table.commitment) return { say: null, opening };
  if (table.seed === "" && !table.repeatable)
    return { say: { once: table.commitment, event: { type: "seed", seed: fresh() } }, opening };
  if (opening) return { say: { once: "agree", event: { type: "agree", rules: table.rules } }, opening };
  return { say: null, opening };
}
