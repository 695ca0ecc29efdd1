/** The messages that a browser sends by itself before a deal: commitment to a seed, the seed, and agreement. */

import { seedMessage } from "./seeds";
import type { Event, TableView } from "./wire";

const KEY = "prikup.made";

/** The tables that were set in this browser, which therefore accepts their rules. */
export const OwnTables = {
  has: (id: string): boolean => sessionStorage.getItem(KEY) === id,
  add: (id: string): void => sessionStorage.setItem(KEY, id),
  forget(id: string): void {
    if (this.has(id)) sessionStorage.removeItem(KEY);
  },
};

interface OwnMessage {
  say: { once: string; event: Event } | null; // true if this browser will agree by itself
  opening: boolean; // whether it will agree by itself
}

/**
 * Return the next message to send. The commitment comes before the agreement, which may begin the match. Changed rules
 * must be accepted by the person.
 */
export function nextOwnMessage(table: TableView, made: boolean): OwnMessage {
  const mine = table.me === null ? undefined : table.seats[table.me];
  if (!mine || table.stage === "finished") return { say: null, opening: false };
  const alone = table.seats.every((seat) => seat.kind === "bot" || seat === mine);
  const opening = table.stage === "seating" && !mine.ready && !mine.withdrawn && (alone || made);
  const seed = seedMessage(table);
  if (seed) return { say: seed, opening };
  if (opening) return { say: { once: "agree", event: { type: "agree", rules: table.rules } }, opening };
  return { say: null, opening };
}
