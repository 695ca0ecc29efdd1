/**
 * Compute the provable shuffle again: from seeds to cards. The stream is HMAC-SHA256 keyed by the server's seed over
 * the players' data, read four bytes at a time; numbers that would favour some cards are rejected; the pack is
 * shuffled by Fisher and Yates.
 */

import { say } from "../lib/i18n";
import { fingerprint, hmac } from "../lib/sha256";
import type { DealProof } from "../lib/wire";

export type Packet = DealProof["packets"][number];

export interface Checks {
  commitment: boolean;
  players: boolean | null; // null if no player was committed
  dealer: boolean | null; // null if no dealer was drawn
  packets: boolean;
  cards: boolean | null; // null if the seeds alone do not determine them
}

/** The order of dealing: the first seat, and the packets from the top, each for a seat or the talon. */
interface Rounds {
  first: number;
  packets: { talon: boolean; size: number }[];
}

const RANKS = "789TJQKA";
const PACK_SUITS = "SCDH"; // the order of the pack
const HAND_SUITS = "SHDC"; // the order in a written hand

/** Yield the random numbers of a purpose (`deal`, `draw`). */
function* randomNumbers(purpose: string, seed: string, proof: DealProof): Generator<number, never> {
  const { table, number } = proof.origin ?? proof; // a deal repeated from another table uses the table and number of that deal
  const head = ["prikup 1", purpose, table, String(number), ...proof.player_seeds, ""].join("\n");
  for (let block = 0; ; block++) {
    const view = new DataView(hmac(seed, head + block).buffer);
    for (let at = 0; at < view.byteLength; at += 4) yield view.getUint32(at);
  }
}

function randomBelow(n: number, stream: Generator<number, never>): number {
  for (;;) {
    const x = stream.next().value;
    if (x < 2 ** 32 - (2 ** 32 % n)) return x % n;
  }
}

/**
 * Return the round of packets after which the talon was dealt, if the game allows these packets: two cards at a time
 * to three players from the left of the dealer, five rounds, the talon once. Return null for any others: whoever could
 * choose packets after the order of the pack is known could choose the deal.
 */
export function talonRound(proof: DealProof): number | null {
  const { dealer, players, packets } = proof;
  if (dealer === null || proof.player_seeds.length !== players) return null;
  const round = [1, 2, 3].map((step): Packet => [(dealer + step) % players, 2]);
  const rounds = (count: number): Packet[] => Array.from({ length: count }, () => round).flat();
  const given = JSON.stringify(packets);
  const after = [1, 2, 3, 4, 5].find((at) => JSON.stringify([...rounds(at), ["talon", 2], ...rounds(5 - at)]) === given);
  return after ?? null;
}

/**
 * Return the rounds of a deal in any game: the same number of cards to each player, in turn from a neighbour of the
 * dealer, the talon between rounds. Return null for any other packets.
 */
export function rounds(proof: DealProof): Rounds | null {
  const { dealer, players, packets, pack } = proof;
  if (dealer === null || proof.player_seeds.length !== players) return null;
  const playing = Math.min(players, 3);
  const [first] = packets.find(([place]) => place !== "talon") ?? [];
  const way = [1, -1].find((step) => (dealer + step + players) % players === first);
  if (way === undefined) return null;
  const found: Rounds["packets"] = [];
  for (let at = 0; at < packets.length; at += found.at(-1)!.talon ? 1 : playing) {
    const [place, size] = packets[at]!;
    const round = Array.from({ length: playing }, (_, i): Packet => [(dealer + way * (i + 1) + players) % players, size]);
    if (place !== "talon" && JSON.stringify(packets.slice(at, at + playing)) !== JSON.stringify(round)) return null;
    found.push({ talon: place === "talon", size });
  }
  return packets.reduce((sum, [, size]) => sum + size, 0) === pack.length ? { first: Number(first), packets: found } : null;
}

/** Return true if the cards were dealt as the game deals: two at a time in Preferans, else one by one. */
const isDealtByRules = (proof: DealProof): boolean => (proof.game === "preferans" ? talonRound(proof) : rounds(proof)) !== null;

/** Return the pack of a proof in its order: every suit with the same ranks, the highest ones. */
function packOf(proof: DealProof): string[] {
  const ranks = RANKS.slice(-proof.pack.length / PACK_SUITS.length);
  return [...PACK_SUITS].flatMap((suit) => [...ranks].map((rank) => rank + suit));
}

/** Return the pack as the seeds shuffle it for a purpose, top card first. */
export function shuffledPack(seed: string, proof: DealProof, purpose: "deal" | "draw" = "deal"): string[] {
  const pack = packOf(proof);
  const stream = randomNumbers(purpose, seed, proof);
  for (let i = pack.length - 1; i > 0; i--) {
    const j = randomBelow(i + 1, stream);
    [pack[i], pack[j]] = [pack[j]!, pack[i]!];
  }
  return pack;
}

/** Return a hand in writing: suits S.H.D.C, high cards first. */
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

/** Return the cards of a written hand. */
export function handCards(text: string): string[] {
  return text.split(".").flatMap((ranks, i) => [...ranks].map((rank) => rank + HAND_SUITS[i]!));
}

/** Return the written hands, the talon and the bottom card that a shuffled pack deals. */
export function dealHands(shuffled: readonly string[], proof: DealProof): { hands: string[]; talon: string[]; bottom: string } {
  const bottom = shuffled.at(-1)!;
  const half = shuffled.length >> 1;
  const pack = proof.middle.includes(bottom) ? [...shuffled.slice(0, half), bottom, ...shuffled.slice(half, -1)] : shuffled;
  const hands: string[][] = Array.from({ length: proof.players }, () => []);
  const talon: string[] = [];
  let top = 0;
  for (const [place, size] of proof.packets) {
    (place === "talon" ? talon : hands[place])?.push(...pack.slice(top, top + size));
    top += size;
  }
  return { hands: hands.map(handText), talon, bottom };
}

/** Return packets in words, from the top of the pack. */
export const packetsText = (packets: readonly Packet[], nameOf: (seat: number) => string, talon: string): string =>
  packets.map(([place, size]) => `${size} → ${place === "talon" ? talon : nameOf(place)}`).join(say("joint-list"));

/**
 * Return true if the seeds determine the first dealer. They draw these cards, and the dealer’s card is first in the
 * order of precedence, which is a whole pack, or only the one card that decided a draw by rounds; or, without cards,
 * they select the dealer.
 */
function drawsDealer(seed: string, proof: DealProof): boolean {
  const { drawn, precedence, players } = proof;
  if (!drawn.length) return (randomBelow(players, randomNumbers("draw", seed, proof))) === proof.dealer;
  const shuffled = shuffledPack(seed, proof, "draw");
  const whole = [...precedence].sort().join() === [...shuffled].sort().join();
  const single = precedence.length === 1 && shuffled.includes(precedence[0]!);
  const from = single ? Math.floor(shuffled.indexOf(precedence[0]!) / players) * players : 0;
  const cards = shuffled.slice(from, from + players);
  const first = precedence.find((card) => cards.includes(card));
  return (whole || single) && cards.join() === drawn.join() && cards.indexOf(first!) === proof.dealer;
}

/** Return the seats that were committed to a seed and did not open it. */
export const withheldSeats = (proof: DealProof): number[] => proof.bindings.flatMap((binding, seat) => (binding && !proof.player_seeds[seat] ? [seat] : []));

/** Return true if the players' seeds match their commitments, made before the server's and revealed after. */
function areSeedsAsCommitted({ bindings, player_seeds: seeds, players, bound, committed, opened }: DealProof): boolean {
  const right = (binding: string, seat: number): boolean => {
    const [seed, since, at] = [seeds[seat] ?? "", bound[seat] ?? 0, opened[seat] ?? 0];
    if (!binding) return !seed;
    return 0 < since && since < committed && (!seed || (committed < at && fingerprint(seed) === binding));
  };
  return bindings.length === players && bindings.every(right);
}

/**
 * Return the numbers of deals with a player who may not take part. A player who once withheld a seed is excluded, or
 * they could choose again and again; and after players were committed, nobody adds a seed in clear. Only the first
 * deal can be repeated from another table, or all deals if they are those of a tournament.
 */
export function dealsWithIntruders(proofs: readonly DealProof[]): number[] {
  const out = new Set<number>();
  const first = proofs[0]?.origin;
  let bound = false;
  return proofs.flatMap((proof) => {
    bound ||= proof.bindings.length > 0;
    const clear = bound && !proof.bindings.length && proof.player_seeds.some(Boolean);
    const again = [...out].some((seat) => proof.player_seeds[seat] || proof.bindings[seat]);
    if (proof.server_seed !== null) withheldSeats(proof).forEach((seat) => out.add(seat));
    const mayRepeat = proof.number === 1 || (first?.number === 1 && first.table === proof.origin?.table);
    const elsewhere = proof.origin !== null && (!mayRepeat || proof.bindings.some(Boolean));
    return clear || again || elsewhere ? [proof.number] : [];
  });
}

/** Compute a revealed deal again and compare; null while it is not revealed. */
export function checkDeal(proof: DealProof): Checks | null {
  const { server_seed: seed, deal } = proof;
  if (seed === null || deal === null) return null;
  const made = dealHands(shuffledPack(seed, proof), proof);
  const same = (hand: string, i: number): boolean => hand === handText(handCards(deal.hands[i] ?? ""));
  return {
    commitment: fingerprint(seed) === proof.commitment,
    players: proof.bindings.length ? areSeedsAsCommitted(proof) : null,
    dealer: proof.number > 1 || (proof.origin?.number ?? 1) > 1 ? null : drawsDealer(seed, proof),
    packets: isDealtByRules(proof),
    cards: proof.gathered ? null : made.hands.every(same) && made.talon.join(" ") === (deal.talon ?? []).join(" ") && (deal.bottom ?? made.bottom) === made.bottom,
  };
}

export const agrees = (checks: Checks): boolean => checks.commitment && checks.players !== false && checks.packets && checks.cards !== false && checks.dealer !== false;
