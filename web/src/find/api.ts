/** Requests about open tables. */

import { requireSuccess } from "../lib/answers";
import { OwnTables } from "../lib/ownMessages";
import { request } from "../lib/transport";
import type { FindTable, OpenTables, TableMade } from "../lib/wire";

/** The waits after which bots take the free seats of an open table, in seconds; 0 is never. */
export const WAITS = [30, 60, 180, 0] as const;

/** The list of open tables as it was last received. */
export interface OpenList extends OpenTables {
  tag: string;
  clockOffsetS: number; // of the server's clock from this one
}

/** Return the list of open tables; `last` itself if it has not changed. */
export async function fetchOpenTables(last: OpenList | null): Promise<OpenList> {
  const headers: Record<string, string> = last ? { "if-none-match": last.tag } : {};
  const response = await requireSuccess(await request("/api/open", { headers }));
  if (response.status === 304 && last) return last;
  const found = (await response.json()) as OpenTables;
  return { ...found, tag: response.headers.get("etag") ?? "", clockOffsetS: found.now - Date.now() / 1000 };
}

/** Get a seat at an open table, or open one; return its address. */
export async function findTable(wanted: FindTable): Promise<string> {
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(wanted) };
  const made = (await (await requireSuccess(await request("/api/open/find", init))).json()) as TableMade;
  OwnTables.add(made.id);
  return made.url;
}
