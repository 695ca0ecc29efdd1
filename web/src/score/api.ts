/** Requests about a score sheet. */

import { requireSuccess, Refused } from "../lib/answers";
import { lang } from "../lib/i18n";
import { prefs } from "../lib/prefs.svelte";
import { request } from "../lib/transport";
import type { ScoredDocument } from "../lib/wire";
import { dealOf } from "./corrections";
import type { Live, MatchDoc } from "./sheetStore";

/** The server does not answer, or a proxy answers for it: the request can be repeated. */
export class ServerAway extends Error {}

async function ask(address: string, init: RequestInit): Promise<Response> {
  const response = await request(address, init).catch((error: unknown) => {
    if (init.signal?.aborted) throw error;
    throw new ServerAway();
  });
  if (response.status >= 500) throw new ServerAway();
  return requireSuccess(response);
}

const post = (body: unknown, signal?: AbortSignal): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
  ...(signal ? { signal } : {}),
});

export interface Wish {
  form?: string;
  upto?: number; // the sheet after this deal
  signal?: AbortSignal;
}

/** Return every figure of a sheet, and the form of its next deal. */
export async function fetchScore(record: MatchDoc, { form = "classic", upto, signal }: Wish = {}): Promise<ScoredDocument> {
  const body = { record, lang: lang(), viewer: null, upto: upto ?? null, form, wrong: prefs.wrong };
  return (await (await ask("/api/score", post(body, signal))).json()) as ScoredDocument;
}

/** Return the contents of a written record. */
export async function readText(text: string): Promise<MatchDoc> {
  const { game, rules, seats, dealer, deals, finish, removed } = (await (await ask("/api/score", post({ text }))).json()) as ScoredDocument;
  return { prikup: 1, game, rules, seats, dealer, deals: deals.map(({ words, wrong, clock }) => dealOf(words, wrong.map((one) => one.words), clock)), finish, removed: removed.map(({ words }) => words) };
}

/** Share a sheet from now on. */
export async function shareSheet(record: MatchDoc): Promise<Live> {
  const made = (await (await ask("/api/scores", post({ record }))).json()) as { id: string; key: string; revision: number };
  return { ...made, at: 0 };
}

/** Update a shared sheet; return its revision. */
export async function updateShared(record: MatchDoc, live: Live): Promise<number> {
  const address = `/api/scores/${live.id}`;
  const put = async (revision: number): Promise<number> => {
    const headers = { "content-type": "application/json", "x-score-key": live.key };
    await ask(address, { method: "PUT", headers, body: JSON.stringify({ record, revision }) });
    return revision;
  };
  try {
    return await put(live.revision + 1);
  } catch (error) {
    // Another page of this browser was faster, or the answer to an earlier update was lost.
    if (!(error instanceof Refused) || error.status !== 409) throw error;
    const { revision } = (await (await ask(address, { cache: "no-store" })).json()) as { revision: number };
    return put(revision + 1);
  }
}

/** Stop sharing a sheet. */
export async function unshareSheet(live: Live): Promise<void> {
  try {
    await ask(`/api/scores/${live.id}`, { method: "DELETE", headers: { "x-score-key": live.key } });
  } catch (error) {
    if (!isUnshared(error)) throw error;
  }
}

/** Return true if a sheet is not shared, or no longer. */
export const isUnshared = (error: unknown): boolean => error instanceof Refused && (error.status === 404 || error.status === 410);

/** Return a shared sheet with the tag of its state; null if it is unchanged since `tag`. */
export async function fetchShared(id: string, form: string, tag: string): Promise<{ score: ScoredDocument; tag: string } | null> {
  const query = new URLSearchParams({ lang: lang(), form, wrong: String(prefs.wrong) });
  const response = await ask(`/api/scores/${encodeURIComponent(id)}?${query}`, {
    cache: "no-store",
    headers: tag ? { "if-none-match": tag } : {},
  });
  if (response.status === 304) return null;
  return { score: (await response.json()) as ScoredDocument, tag: response.headers.get("etag") ?? "" };
}
