/** The players whom this person does not want to hear, until the page is closed. */
import type { SayLine, TableView } from "../lib/wire";

let muted = $state<string[]>([]);
const keyOf = (table: TableView, seat: number): string => `${table.id} ${table.seats[seat]?.name}`;

/** Return true if the player at a seat is muted. */
export const isMuted = (table: TableView, seat: number): boolean => muted.includes(keyOf(table, seat));

/** Mute the player at a seat, or hear them again. */
export function toggleMuted(table: TableView, seat: number): void {
  const key = keyOf(table, seat);
  muted = muted.includes(key) ? muted.filter((one) => one !== key) : [...muted, key];
}

/** Return what was said by those who are not muted. */
export const heard = (table: TableView): SayLine[] => table.says.filter(({ seat }) => !isMuted(table, seat));
