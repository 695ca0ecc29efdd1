/** Requests about the account to which this browser is signed in. */

import { requireSuccess } from "../lib/answers";
import { request } from "../lib/transport";
import type { AccountExport, AccountMade, AccountShown, BlockLine, BlockList, DeviceLink, MatchRecords, PasskeyOptions, RecoveryKey } from "../lib/wire";
import { fetchRecords } from "../mine/api";

const PATH = "/api/account";

async function send(method: string, path = "", body?: unknown): Promise<Response> {
  const init = body === undefined ? { method } : { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  return requireSuccess(await request(PATH + path, init));
}
const ask = async <T>(method: string, path = "", body?: unknown): Promise<T> => (await (await send(method, path, body)).json()) as T;

/** Return the account of this browser. */
export const fetchAccount = (): Promise<AccountShown> => ask("GET");

/** Give this guest an account. */
export const makeAccount = (name: string): Promise<AccountMade> => ask("POST", "", { name });

/** Rename the account. */
export const renameAccount = (name: string): Promise<AccountShown> => ask("POST", "/name", { name });

/** Return the people whom this person has blocked. */
export const fetchBlocks = async (): Promise<BlockLine[]> => ((await (await requireSuccess(await request("/api/blocks"))).json()) as BlockList).blocks;

/** End a block. */
export const endBlock = async (id: string): Promise<unknown> => requireSuccess(await request(`/api/blocks/${id}`, { method: "DELETE" }));

/** Sign in by a recovery key, the secret of a link, or the answer of a passkey. */
export const signIn = (secret: { recovery: string } | { link: string } | { passkey: unknown }): Promise<AccountShown> => ask("POST", "/sign-in", secret);

/** Sign out, here or everywhere. */
export const signOut = (everywhere: boolean): Promise<unknown> => send("POST", "/sign-out", { everywhere });

/** Return a new recovery key, which replaces the one before. */
export const newRecoveryKey = (): Promise<RecoveryKey> => ask("POST", "/recovery");

/** Return a link that signs one device in. */
export const makeLink = (): Promise<DeviceLink> => ask("POST", "/link");

/** Return the options by which this browser makes a passkey, or signs in with one. */
export const passkeyOptions = async (path: "passkeys" | "sign-in"): Promise<PasskeyOptions["options"]> => (await ask<PasskeyOptions>("POST", `/${path}/options`)).options;

/** Add a passkey that this browser has made. */
export const addPasskey = (name: string, credential: unknown): Promise<AccountShown> => ask("POST", "/passkeys", { name, credential });

/** Remove a passkey. */
export const removePasskey = (id: string): Promise<unknown> => send("DELETE", `/passkeys/${id}`);

/** Delete the account. */
export const deleteAccount = (): Promise<unknown> => send("DELETE");

/** Return everything that the server has about the account and its matches. */
export async function exportAll(): Promise<AccountExport & Pick<MatchRecords, "matches">> {
  const about = await ask<AccountExport>("GET", "/export");
  return { ...about, matches: await fetchRecords() };
}
