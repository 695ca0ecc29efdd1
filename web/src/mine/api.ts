/** Requests about finished matches, and about deals that several tables play. */

import { answered } from "../lib/answers";
import { Made } from "../lib/duties";
import { lang } from "../lib/i18n";
import type { MyMatches, ChallengeMade, ChallengeShown, State, TableMade, TableView } from "../lib/wire";

async function ask<T>(address: string, body?: unknown): Promise<T> {
  const init = body === undefined ? {} : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  return (await (await answered(await fetch(address, init))).json()) as T;
}

const same = (id: string, more = ""): string => `/api/same/${encodeURIComponent(id)}${more}`;

/** A page of the matches of this browser that are over, newest first. */
export const matches = (before: string | null): Promise<MyMatches> => ask(`/api/matches${before ? `?${new URLSearchParams({ before })}` : ""}`);

/** The deals of a table, each with what it came to. */
export const dealsOf = async (id: string): Promise<TableView> => (await ask<State>(`/api/tables/${encodeURIComponent(id)}`)).table;

/** The address by which others play a deal of a table. */
export const challenge = (table: string, deal: number): Promise<ChallengeMade> => ask("/api/same", { table, deal });

/** A deal that several tables play, as this browser may know it. */
export const shown = (id: string): Promise<ChallengeShown> => ask(same(id));

/** A table of one's own with this deal; gives its address. */
export async function takeUp(id: string, name: string, tempo: "human" | "instant"): Promise<string> {
  const made = await ask<TableMade>(same(id, "/play"), { name, tempo, lang: lang() });
  Made.add(made.id);
  return made.url;
}

/** Return how others played a deal, for somebody who will not play it. */
export const look = (id: string): Promise<ChallengeShown> => ask(same(id, "/look"), {});
