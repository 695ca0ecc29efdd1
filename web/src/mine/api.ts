/** Requests about finished matches, and about deals that several tables play. */

import { requireSuccess } from "../lib/answers";
import { OwnTables } from "../lib/ownMessages";
import { lang } from "../lib/i18n";
import { dealsBefore, tablePath } from "../lib/link";
import { request } from "../lib/transport";
import type { MatchRecords, MyMatches, MyStatistics, PublicMatches, ChallengeMade, ChallengeShown, State, TableMade, TableView } from "../lib/wire";

async function ask<T>(address: string, body?: unknown): Promise<T> {
  const init = body === undefined ? {} : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  return (await (await requireSuccess(await request(address, init))).json()) as T;
}

const challengePath = (id: string, more = ""): string => `/api/same/${encodeURIComponent(id)}${more}`;

/** Return a page of the finished matches of this browser, newest first. */
export const fetchMatches = (before: string | null): Promise<MyMatches> => ask(`/api/matches${before ? `?${new URLSearchParams({ before })}` : ""}`);

/** A search for matches; what is empty is not asked for. */
export type Search = Partial<Record<"game" | "rules" | "player" | "contract" | "result", string>>;

/** Return the query of a search, from after the match `before`. */
function searchQuery(search: Search, before: string | null): string {
  const asked = Object.entries({ ...search, before: before ?? "" }).filter(([, value]) => value);
  return asked.length ? `?${new URLSearchParams(asked)}` : "";
}

/** Return a page of this person's matches that a search finds. */
export const searchMine = (search: Search, before: string | null): Promise<MyMatches> => ask(`/api/matches/search${searchQuery(search, before)}`);

/** Return a page of the public matches that a search finds. */
export const searchPublic = (search: Search, before: string | null): Promise<PublicMatches> => ask(`/api/public${searchQuery(search, before)}`);

/** Say whether a match of this person may be public. */
export async function setPublicity(id: string, yes: boolean): Promise<void> {
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ yes }) };
  await requireSuccess(await request(`/api/matches/${encodeURIComponent(id)}/public`, init));
}

/** Return what this person did in all matches. */
export const fetchStatistics = (): Promise<MyStatistics> => ask("/api/matches/statistics");

/** Return all finished matches of this person as records, newest first. */
export async function fetchRecords(): Promise<MatchRecords["matches"]> {
  const found: MatchRecords["matches"] = [];
  for (let before: string | null = ""; before !== null; ) {
    const page: MatchRecords = await ask(`/api/matches/records${before ? `?${new URLSearchParams({ before })}` : ""}`);
    found.push(...page.matches);
    before = page.next;
  }
  return found;
}

/** Return the deals of a table, each with its outcome. */
export async function fetchDeals(id: string): Promise<TableView> {
  const { table } = await ask<State>(tablePath(id));
  const [first] = table.deals;
  return first && table.deals.length < table.deal_count ? { ...table, deals: [...(await dealsBefore(id, first.deal_no)), ...table.deals] } : table;
}

/** Make a challenge of a deal of a table; return its address. */
export const createChallenge = (table: string, deal: number): Promise<ChallengeMade> => ask("/api/same", { table, deal });

/** Return a challenge, as far as this browser may see it. */
export const fetchChallenge = (id: string): Promise<ChallengeShown> => ask(challengePath(id));

/** Open a table of one's own with this deal; return its address. */
export async function playChallenge(id: string, name: string, tempo: TableView["tempo"]): Promise<string> {
  const made = await ask<TableMade>(challengePath(id, "/play"), { name, tempo, lang: lang() });
  OwnTables.add(made.id);
  return made.url;
}

/** Return how others played a deal, for somebody who will not play it. */
export const revealChallenge = (id: string): Promise<ChallengeShown> => ask(challengePath(id, "/look"), {});
