/**
 * The provable shuffle, computed again: seeds in, cards out. The stream is HMAC-SHA256 keyed by the
 * server's seed over what the players added, read four bytes at a time; numbers that would favour some
 * cards are rejected; the pack is shuffled by Fisher and Yates.
 */

export interface DealProof {
  table: string;
  number: number;
  deal_no: number | null;
  players: number;
  pack: string[];
  packets: [number | "talon", number][];
  commitment: string;
  player_seeds: string[];
  dealer: number | null;
  server_seed: string | null;
  deal: { hands: (string | null)[]; talon: string[] | null; bottom: string | null } | null;
}

export interface Checks {
  commitment: boolean;
  dealer: boolean | null; // null where no dealer was drawn
  cards: boolean;
}

const RANKS = "789TJQKA";
const PACK_SUITS = "SCDH"; // the order of the pack
const HAND_SUITS = "SHDC"; // the order in which a hand is written
const bytes = new TextEncoder();

/** Whether this page may use the browser's cryptography (https, or this same computer). */
export const able = (): boolean => typeof crypto !== "undefined" && crypto.subtle !== undefined;

/** SHA-256 of the seed as it is written, in hexadecimal. */
export async function fingerprint(seed: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes.encode(seed));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The numbers of a purpose (`deal`, `draw`), one at a time, for as long as they are asked. */
async function* numbers(purpose: string, seed: string, proof: DealProof): AsyncGenerator<number, never> {
  const key = await crypto.subtle.importKey("raw", bytes.encode(seed), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const head = ["prikup 1", purpose, proof.table, String(proof.number), ...proof.player_seeds, ""].join("\n");
  for (let block = 0; ; block++) {
    const view = new DataView(await crypto.subtle.sign("HMAC", key, bytes.encode(head + block)));
    for (let at = 0; at < view.byteLength; at += 4) yield view.getUint32(at);
  }
}

async function below(n: number, stream: AsyncGenerator<number, never>): Promise<number> {
  for (;;) {
    const x = (await stream.next()).value;
    if (x < 2 ** 32 - (2 ** 32 % n)) return x % n;
  }
}

/** The pack as the seeds shuffle it, top card first. */
export async function order(seed: string, proof: DealProof): Promise<string[]> {
  const place = (card: string): number => PACK_SUITS.indexOf(card[1]!) * 8 + RANKS.indexOf(card[0]!);
  const pack = [...proof.pack].sort((a, b) => place(a) - place(b));
  const stream = numbers("deal", seed, proof);
  for (let i = pack.length - 1; i > 0; i--) {
    const j = await below(i + 1, stream);
    [pack[i], pack[j]] = [pack[j]!, pack[i]!];
  }
  return pack;
}

/** A hand as it is written: suits S.H.D.C, high cards first. */
export function handText(cards: readonly string[]): string {
  return [...HAND_SUITS]
    .map((suit) =>
      cards
        .filter((card) => card[1] === suit)
        .map((card) => card[0]!)
        .sort((a, b) => RANKS.indexOf(b) - RANKS.indexOf(a))
        .join(""),
    )
    .join(".");
}

/** The cards that a hand as written names. */
export function handCards(text: string): string[] {
  return text.split(".").flatMap((ranks, i) => [...ranks].map((rank) => rank + HAND_SUITS[i]!));
}

/** The hands (as written) and the talon that a shuffled pack deals. */
export function dealt(pack: readonly string[], proof: DealProof): { hands: string[]; talon: string[] } {
  const hands: string[][] = Array.from({ length: proof.players }, () => []);
  const talon: string[] = [];
  let top = 0;
  for (const [place, size] of proof.packets) {
    (place === "talon" ? talon : hands[place]!).push(...pack.slice(top, top + size));
    top += size;
  }
  return { hands: hands.map(handText), talon };
}

/** Compute a revealed deal again and compare; null while it is not revealed. */
export async function check(proof: DealProof): Promise<Checks | null> {
  const { server_seed: seed, deal } = proof;
  if (seed === null || deal === null) return null;
  const made = dealt(await order(seed, proof), proof);
  const same = (hand: string, i: number): boolean => hand === handText(handCards(deal.hands[i] ?? ""));
  return {
    commitment: (await fingerprint(seed)) === proof.commitment,
    dealer: proof.dealer === null ? null : (await below(proof.players, numbers("draw", seed, proof))) === proof.dealer,
    cards: made.hands.every(same) && made.talon.join(" ") === (deal.talon ?? []).join(" "),
  };
}

export const agrees = (checks: Checks): boolean => checks.commitment && checks.cards && checks.dealer !== false;
