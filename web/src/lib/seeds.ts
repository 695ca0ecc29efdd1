/**
 * The seeds of this browser at a table. It draws one secret and hashes it repeatedly; the last hash is its commitment,
 * and the hash before each one opens it and is the next commitment. So one message before the match commits it for all
 * deals. It also stores what it saw before each deal, to compare with the proof afterwards.
 */

import { fingerprint, hex } from "./sha256";
import type { DealProof, Event, NextShuffle, TableView } from "./wire";

const KEY = "prikup.seeds.";
const MAX_TABLES = 30;
/** The number of deals for which one secret suffices; a table plays fewer. */
const MAX_CHAIN_LENGTH = 1024;

/** A fingerprint of the data seen before a deal, and the seed revealed for it ("" for none). */
interface SeenDeal {
  seen: string;
  seed: string;
}
/** `head` is the commitment to the next seed: the secret hashed `left` times. */
interface StoredSeeds {
  secret: string;
  left: number;
  head: string;
  at: number;
  deals: Record<number, SeenDeal>;
}

/** Storage for browsers without any; it lasts as long as the page. */
const memory = new Map<string, string>();

function load(id: string): StoredSeeds | null {
  try {
    return JSON.parse(localStorage.getItem(KEY + id) ?? memory.get(id) ?? "null") as StoredSeeds | null;
  } catch {
    return JSON.parse(memory.get(id) ?? "null") as StoredSeeds | null;
  }
}

function save(id: string, kept: StoredSeeds): void {
  const text = JSON.stringify(kept);
  memory.set(id, text);
  try {
    localStorage.setItem(KEY + id, text);
  } catch {
    // private mode, or full
  }
}

/** Remove the tables that were unused for longest, so that one more can be kept. */
function removeOldTables(): void {
  if (typeof localStorage === "undefined") return;
  const ids = Object.keys(localStorage).filter((key) => key.startsWith(KEY)).map((key) => key.slice(KEY.length));
  const newestFirst = ids.sort((a, b) => (load(b)?.at ?? 0) - (load(a)?.at ?? 0));
  for (const id of newestFirst.slice(MAX_TABLES - 1)) localStorage.removeItem(KEY + id);
}

function hashTimes(secret: string, times: number): string {
  for (let n = 0; n < times; n++) secret = fingerprint(secret);
  return secret;
}

function drawSecret(deals: StoredSeeds["deals"]): StoredSeeds {
  const secret = hex(crypto.getRandomValues(new Uint8Array(32)));
  return { secret, left: MAX_CHAIN_LENGTH, head: hashTimes(secret, MAX_CHAIN_LENGTH), at: Date.now(), deals };
}

/** Return this browser's commitment at a table; draw one if there is none or all are revealed. */
function commitmentOf(id: string): string {
  const kept = load(id);
  if (kept?.left) return kept.head;
  if (!kept) removeOldTables();
  const made = drawSecret(kept?.deals ?? {});
  save(id, made);
  return made.head;
}

/** Return one number for all that is known before a deal, so that later changes are noticed. */
const stateFingerprint = ({ number, commitment, bindings }: Pick<NextShuffle, "number" | "commitment" | "bindings">): string =>
  fingerprint([number, commitment, ...bindings].join("\n"));

/** Return this browser's seed for a deal, to be revealed; "" if it has none for these commitments. */
function revealSeed(id: string, next: NextShuffle, me: number): string {
  const kept = load(id);
  if (!kept) return "";
  const before = kept.deals[next.number];
  const seen = stateFingerprint(next);
  // After a seed is opened for some commitments, neither it nor the next is opened for others.
  if (before) return before.seen === seen ? before.seed : "";
  const mine = next.bindings[me] === kept.head && kept.left > 0;
  const seed = mine ? hashTimes(kept.secret, kept.left - 1) : "";
  kept.deals[next.number] = { seen, seed };
  save(id, mine ? { ...kept, left: kept.left - 1, head: seed, at: Date.now() } : kept);
  return seed;
}

/** Return this browser's message for the next deal; null if the cards must be repeatable. */
export function seedMessage(table: TableView): { once: string; event: Event } | null {
  const { id, me, shuffle: next } = table;
  if (me === null || table.repeatable || table.stage === "finished") return null;
  const head = table.binding === null ? "" : commitmentOf(id);
  const seed = next ? revealSeed(id, next, me) : "";
  if (next && seed && !next.opened[me])
    return { once: seed, event: { type: "open_seed", number: next.number, seed, nonce: seed } };
  if (table.binding !== null && table.binding !== head) return { once: head, event: { type: "bind", commitment: head, nonce: head } };
  return null;
}

/**
 * The role of this browser's seed in a deal: used as committed; left out; missing; the server shows other commitments
 * than were seen before; or this browser did not see the deal begin.
 */
export type SeedFate = "used" | "left" | "none" | "changed" | "unseen";

export function seedFate(id: string, proof: DealProof): SeedFate {
  const before = load(id)?.deals[proof.number];
  if (!before) return "unseen";
  if (before.seen !== stateFingerprint(proof)) return "changed";
  if (!before.seed) return "none";
  const seat = proof.bindings.indexOf(fingerprint(before.seed));
  return seat >= 0 && proof.player_seeds[seat] === before.seed ? "used" : "left";
}
