/** Requests about tournaments. */

import { requireSuccess } from "../lib/answers";
import { lang } from "../lib/i18n";
import { OwnTables } from "../lib/ownMessages";
import { request } from "../lib/transport";
import type { DealShown, NewTournament, TableMade, TableView, TournamentDay, TournamentMade, TournamentShown } from "../lib/wire";

async function ask<T>(address: string, body?: unknown): Promise<T> {
  const init = body === undefined ? {} : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  return (await (await requireSuccess(await request(address, init))).json()) as T;
}

const path = (id: string, more = ""): string => `/api/tournaments/${encodeURIComponent(id)}${more}`;

/** Return the tournaments of a day such as 2026-05-14; of today if none is given. */
export const fetchDay = (day = ""): Promise<TournamentDay> => ask(`/api/tournaments${day ? `?${new URLSearchParams({ day })}` : ""}`);

/** Return a tournament as far as this browser may see it. */
export const fetchTournament = (id: string): Promise<TournamentShown> => ask(path(id));

/** Open a table of one's own in a tournament, or the one opened before; return its address. */
export async function enterTournament(id: string, name: string, tempo: TableView["tempo"]): Promise<string> {
  const made = await ask<TableMade>(path(id, "/play"), { name, tempo, lang: lang() });
  OwnTables.add(made.id);
  return made.url;
}

/** Return a deal of a closed tournament as the bots played it, with all cards. */
export const fetchTournamentDeal = (id: string, deal: number): Promise<DealShown> => ask(path(id, `/deals/${deal}`));

/** Announce a tournament; return the address of its page. */
export const announce = async (wanted: NewTournament): Promise<string> => (await ask<TournamentMade>("/api/tournaments", wanted)).url;
