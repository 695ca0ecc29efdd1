/** Passkeys: the browser's credentials, with the bytes in their JSON as base64url. */
import { addPasskey, passkeyOptions, signIn } from "./api";
import type { AccountShown } from "../lib/wire";

type Json = Record<string, unknown>;

/** True if this browser has passkeys at this address. */
export const canUsePasskeys = (): boolean => typeof PublicKeyCredential !== "undefined" && isSecureContext;

/** Return the bytes that a text stands for. */
export const bytesOf = (text: string): ArrayBuffer => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0)).buffer;

/** Return bytes as text. */
export const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");

const withBytes = (one: Json): Json => ({ ...one, id: bytesOf(String(one.id)) });

/** Return a credential as it is sent; the fields of its response with bytes are named. */
function toJson(made: Credential | null, fields: readonly string[]): Json {
  const { id, type, rawId, response } = made as PublicKeyCredential;
  const given = response as unknown as Record<string, ArrayBuffer>;
  return { id, type, rawId: textOf(rawId), response: Object.fromEntries(fields.map((name) => [name, textOf(given[name]!)])) };
}

/** Make a passkey of this device and add it to the account. */
export async function makePasskey(name: string): Promise<AccountShown> {
  const options = await passkeyOptions("passkeys");
  const publicKey = {
    ...options,
    challenge: bytesOf(String(options.challenge)),
    user: withBytes(options.user as Json),
    excludeCredentials: ((options.excludeCredentials ?? []) as Json[]).map(withBytes),
  } as unknown as PublicKeyCredentialCreationOptions;
  return addPasskey(name, toJson(await navigator.credentials.create({ publicKey }), ["clientDataJSON", "attestationObject"]));
}

/** Sign in with a passkey of this device. */
export async function signInWithPasskey(): Promise<AccountShown> {
  const options = await passkeyOptions("sign-in");
  const publicKey = { ...options, allowCredentials: [], challenge: bytesOf(String(options.challenge)) } as unknown as PublicKeyCredentialRequestOptions;
  return signIn({ passkey: toJson(await navigator.credentials.get({ publicKey }), ["clientDataJSON", "authenticatorData", "signature"]) });
}
