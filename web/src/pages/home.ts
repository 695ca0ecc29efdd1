/** What the start page asks of the server. */

import { errorText } from "../lib/i18n";

export interface MyTable {
  id: string;
  url: string;
  names: string[];
  seat: number;
  deal_no: number;
  turn: boolean; // whether something is asked of me
}
export interface NewTable {
  preset: string;
  target: number;
  tempo: "human" | "instant";
  name: string;
  others: readonly ("open" | "rules")[];
}

/** The body of `POST /api/tables`. */
export function request(wish: NewTable): Record<string, unknown> {
  return {
    game: "preferans",
    rules: `${wish.preset}; target=${wish.target}`,
    seats: ["me", ...wish.others],
    name: wish.name,
    table: { tempo: wish.tempo },
  };
}

/** An answer of the server as it is, or an Error with its sentence in the language of this person. */
async function answer<T>(response: Response): Promise<T> {
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body as T;
  const error = (body as { error?: { code: string; text: string } } | null)?.error;
  throw new Error(error ? errorText(error) : `${response.status} ${response.statusText}`);
}

/** Set a table; gives its address. */
export async function create(wish: NewTable): Promise<string> {
  const response = await fetch("/api/tables", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(request(wish)),
  });
  return (await answer<{ id: string; url: string }>(response)).url;
}

/** The tables at which this guest sits and that are not over, newest first. */
export async function unfinished(): Promise<MyTable[]> {
  return (await answer<{ tables: MyTable[] }>(await fetch("/api/me"))).tables;
}
