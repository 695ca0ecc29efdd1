/** Requests of the operator. */

import { requireSuccess } from "../lib/answers";
import { request } from "../lib/transport";
import type { AccountList, AccountLine, AttendedTables, BanLine, BanList, ClosedReports, NewBan, ShownReport, ShownReports, TableLine } from "../lib/wire";

const PATH = "/api/operator";

const ask = async <T>(path: string): Promise<T> => (await (await requireSuccess(await request(PATH + path))).json()) as T;
async function send(method: string, path: string, body?: unknown): Promise<void> {
  const init = body === undefined ? { method } : { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  await requireSuccess(await request(PATH + path, init));
}

/** Return the latest reports that are open, or closed. */
export const fetchReports = async (closed: boolean): Promise<ShownReport[]> => (await ask<ShownReports>(`/reports?closed=${closed}`)).reports;

/** Return the tables at which somebody is. */
export const fetchTables = async (): Promise<TableLine[]> => (await ask<AttendedTables>("/tables")).tables;

/** Return the accounts whose names contain a text. */
export const fetchAccounts = async (name: string): Promise<AccountLine[]> => (await ask<AccountList>(`/accounts?name=${encodeURIComponent(name)}`)).accounts;

/** Return the bans that are not over. */
export const fetchBans = async (): Promise<BanLine[]> => (await ask<BanList>("/bans")).bans;

/** Close the reports of a person at a table. */
export const closeReports = (reports: ClosedReports): Promise<void> => send("POST", "/reports/close", reports);

/** Take a table from the list of open tables. */
export const unlistTable = (id: string): Promise<void> => send("POST", `/tables/${id}/unlist`);

/** Replace the name of a person, by one that says nothing if it is empty. */
export const renamePerson = (id: string, name: string): Promise<void> => send("POST", `/people/${id}/rename`, { name });

/** Ban a person. */
export const banPerson = (ban: NewBan): Promise<void> => send("POST", "/bans", ban);

/** End the ban of a person. */
export const endBan = (id: string): Promise<void> => send("DELETE", `/bans/${id}`);
