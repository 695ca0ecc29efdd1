/** Taking a seat. */
import { say } from "../lib/i18n";
import { ownName } from "../lib/names";
import type { Table } from "../lib/table.svelte";
import type { TableView } from "../lib/wire";

const NAME_KEY = "prikup.name";

/** Return a name for somebody who gave none: `Guest`, `Guest 2`. */
function guestName(table: TableView): string {
  const taken = new Set(table.seats.map((seat) => seat.name));
  for (let n = 1; ; n++) {
    const free = n === 1 ? say("felt-guest") : `${say("felt-guest")} ${n}`;
    if (!taken.has(free)) return free;
  }
}

/** Sit down under a name, by default the one given last. */
export function sitDown(store: Table, table: TableView, seat: number, name = localStorage.getItem(NAME_KEY) ?? ""): void {
  // The word for "you" is not a name.
  const own = name.trim().toLowerCase() === ownName().toLowerCase() ? "" : name.trim();
  if (own) localStorage.setItem(NAME_KEY, own);
  store.send({ type: "sit", seat, name: own || guestName(table) });
}
