/** The players whom this person does not want to hear: muted until the page is closed, or blocked for good. */
import { requireSuccess } from "../lib/answers";
import { tablePath } from "../lib/link";
import { isByFormer } from "../lib/names";
import { request } from "../lib/transport";
import type { BlockedSeats, SayLine, TableView } from "../lib/wire";

let muted = $state<string[]>([]);
let blocked = $state<string[]>([]);
/** The players of whom it is known whether they are blocked, or for whom the server gave no answer. */
let asked = $state<string[]>([]);
const keyOfName = (table: TableView, name: string | undefined): string => `${table.id} ${name}`;
const keyOf = (table: TableView, seat: number): string => keyOfName(table, table.seats[seat]?.name);

/** Return true if the player at a seat is muted. */
export const isMuted = (table: TableView, seat: number): boolean => muted.includes(keyOf(table, seat));

/** Return true if the player at a seat is blocked. */
export const isBlocked = (table: TableView, seat: number): boolean => blocked.includes(keyOf(table, seat));

/** Return true if the server has not answered yet whether another person at the table is blocked. */
export const isUnknown = (table: TableView, seat: number): boolean =>
  table.me !== null && seat !== table.me && table.seats[seat]?.kind === "person" && !asked.includes(keyOf(table, seat));

/** Return true if the player at a seat is not to be heard. */
export const isSilent = (table: TableView, seat: number): boolean => isMuted(table, seat) || isBlocked(table, seat) || isUnknown(table, seat);

/** Mute the player at a seat, or hear them again. */
export function toggleMuted(table: TableView, seat: number): void {
  const key = keyOf(table, seat);
  muted = muted.includes(key) ? muted.filter((one) => one !== key) : [...muted, key];
}

/** Ask the server who of the people at a table is blocked; where it gives no answer, they are heard. */
export async function loadBlocked(table: TableView): Promise<void> {
  try {
    const answer = await requireSuccess(await request(tablePath(table.id, "/blocks")));
    const seated = table.seats.map(({ seat }) => keyOf(table, seat));
    const now = ((await answer.json()) as BlockedSeats).seats.map((seat) => keyOf(table, seat));
    blocked = [...blocked.filter((key) => !seated.includes(key)), ...now];
  } finally {
    asked = table.seats.map(({ seat }) => keyOf(table, seat));
  }
}

/** Block the player at a seat, or end that. */
export async function toggleBlocked(table: TableView, seat: number): Promise<void> {
  const body = JSON.stringify({ seat, yes: !isBlocked(table, seat) });
  await requireSuccess(await request(tablePath(table.id, "/blocks"), { method: "POST", headers: { "content-type": "application/json" }, body }));
  await loadBlocked(table);
}

/** Return what was said by those who are to be heard, and by former players who are neither muted nor known to be blocked. */
export const heard = (table: TableView): SayLine[] =>
  table.says.filter((line) => {
    const key = keyOfName(table, line.name);
    return !muted.includes(key) && !blocked.includes(key) && (isByFormer(table, line) || !isUnknown(table, line.seat));
  });
