/**
 * The link of a table and the addresses of its parts. When the owner bars somebody the link gets a key, which
 * everybody without a seat needs; this browser remembers it for all its pages about the table.
 */

import { request } from "./transport";
import type { DealView, DealsPage } from "./wire";
import { requireSuccess } from "./answers";

type Query = Record<string, string> | URLSearchParams;

const item = (id: string): string => `prikup.key.${id}`;

/** The key of a table's link, "" if this browser knows none. */
export const linkKey = (id: string): string => sessionStorage.getItem(item(id)) ?? "";

/** Remember the key in the query of an address, if it has one. */
export function keepKey(id: string, search: string): void {
  const key = new URLSearchParams(search).get("key");
  if (key) sessionStorage.setItem(item(id), key);
}

/** Return the address of a table's part, with the key of its link. */
export function tablePath(id: string, part = "", query: Query = {}): string {
  return withKey(`/api/tables/${encodeURIComponent(id)}${part}`, id, query);
}

/** Return an address with a query and the key of a table's link. */
export function withKey(path: string, id: string, query: Query = {}): string {
  const [all, key] = [new URLSearchParams(query), linkKey(id)];
  if (key) all.set("key", key);
  return all.size ? `${path}?${all}` : path;
}

/** Return the scored deals of a table before the deal with this number. */
export async function dealsBefore(id: string, before: number): Promise<DealView[]> {
  const found: DealView[] = [];
  for (let next: number | null = before; next !== null; ) {
    const answer = await requireSuccess(await request(tablePath(id, "/deals", { before: String(next) })));
    const page = (await answer.json()) as DealsPage;
    found.unshift(...page.deals);
    next = page.before;
  }
  return found;
}
