import { expect, test } from "vitest";
import { fingerprint } from "../lib/sha256";
import type { DealProof } from "../lib/wire";
import { BOUND, PROOF, SEED, SUITS } from "./proof.data";
import { agrees, checkDeal, dealHands, handCards, handText, dealsWithIntruders, shuffledPack, packetsText, rounds, talonRound, withheldSeats, type Packet } from "./proof";

test("a deal made by the server agrees in every part", () => {
  expect(fingerprint(SEED)).toBe(PROOF.commitment);
  expect(checkDeal(PROOF)).toEqual({ commitment: true, players: null, dealer: true, packets: true, cards: true });
  expect((shuffledPack(SEED, PROOF)).slice(0, 8).join(" ")).toBe("8D 8H AH 8C QS 9H KS JC");
});

test.each([
  ["the server's seed", { server_seed: SEED.replace(/^./, "0") }, { commitment: false, cards: false }],
  ["a player's words", { player_seeds: ["анна!", "", ""] }, { commitment: true, cards: false }],
  ["the fingerprint", { commitment: "0".repeat(64) }, { commitment: false, cards: true }],
  ["the name of the table", { table: "other" }, { commitment: true, cards: false }],
  ["the first dealer", { dealer: (PROOF.dealer! + 1) % 3 }, { commitment: true, players: null, dealer: false, cards: true }],
  ["who dealt", { dealer: 0, number: 2 }, { dealer: null, packets: false }],
  ["the number of players", { players: 4 }, { packets: false }],
  ["the talon", { deal: { ...PROOF.deal!, talon: [...PROOF.deal!.talon!].reverse() } }, { commitment: true, cards: false }],
])("a change of %s is found", (_, change, found) => {
  const checks = checkDeal({ ...PROOF, ...change } as DealProof);
  expect(checks).toMatchObject(found);
  expect(agrees(checks!)).toBe(false);
});

test("an unrevealed deal is not checked", () => {
  expect(checkDeal({ ...PROOF, server_seed: null, deal: null })).toBeNull();
});

test("a deal after the first draws no dealer", () => {
  const checks = checkDeal({ ...PROOF, number: 2 });
  expect(checks?.dealer).toBeNull();
  expect(checks?.packets).toBe(true);
});

// The same seeds in a game that draws cards for the first deal, as the server draws them; the ace is low.
const LOW = [..."A789TJQK"].flatMap((rank) => SUITS.map((suit) => rank + suit));
function drawnProof(): DealProof {
  const packets = PROOF.packets.map(([at, size]): Packet => [at === "talon" ? at : (at + 1) % 3, size]);
  const proof = { ...PROOF, packets, dealer: 0, drawn: ["AC", "KH", "QH"], precedence: LOW };
  return { ...proof, deal: { type: "Deal", ...dealHands(shuffledPack(SEED, proof), proof), bottom: null } };
}

test("cards drawn for the first deal determine its dealer", () => {
  const proof = drawnProof();
  const checks = checkDeal(proof);
  expect(checks).toEqual({ commitment: true, players: null, dealer: true, packets: true, cards: true });
  expect((shuffledPack(SEED, proof, "draw")).slice(0, 3)).toEqual(proof.drawn);
});

test.each([
  ["another dealer", { dealer: 1 }],
  ["other cards", { drawn: ["AC", "KH", "7H"] }],
  ["the cards at other seats", { drawn: ["KH", "AC", "QH"], dealer: 1 }],
  ["fewer cards", { drawn: ["AC"] }],
  ["no cards", { drawn: [] }],
  ["an order by which another deals", { precedence: [...LOW].reverse() }],
  ["an order that is no pack", { precedence: LOW.slice(0, 20) }],
])("a draw with %s is refused", (_, change) => {
  const checks = checkDeal({ ...(drawnProof()), ...change });
  expect(checks?.dealer).toBe(false);
  expect(agrees(checks!)).toBe(false);
});

test("packets chosen after the shuffle are rejected, though they produce the cards", () => {
  const pack = shuffledPack(SEED, PROOF);
  const high = new Set(["A", "K"].flatMap((rank) => pack.filter((card) => card[0] === rank)).concat(pack.filter((card) => card[0] === "Q").slice(0, 2)));
  const others = [...Array<number>(10).fill(0), ...Array<number>(10).fill(2)];
  const packets = pack.map((card): Packet => [high.has(card) ? 1 : (others.pop() ?? "talon"), 1]);
  const made = dealHands(pack, { ...PROOF, packets });
  expect(made.hands[1]).toMatch(/^AK/);
  const checks = checkDeal({ ...PROOF, packets, deal: { type: "Deal", ...made, bottom: null } });
  expect(checks).toEqual({ commitment: true, players: null, dealer: true, packets: false, cards: true });
  expect(agrees(checks!)).toBe(false);
  expect(packetsText(packets.slice(0, 2), (seat) => `seat ${seat}`, "talon")).toMatch(/^1 → .*, 1 → /);
});

test("the talon may lie after any one round", () => {
  const round: Packet[] = [[0, 2], [1, 2], [2, 2]];
  const packets = (after: number): Packet[] => [1, 2, 3, 4, 5].flatMap((at): Packet[] => (at === after ? [...round, ["talon", 2]] : round));
  for (const after of [1, 2, 3, 4, 5]) expect(talonRound({ ...PROOF, packets: packets(after) })).toBe(after);
  expect(talonRound({ ...PROOF, packets: packets(6) })).toBeNull();
  expect(talonRound({ ...PROOF, dealer: null })).toBeNull();
});

test("hands are written by suits, high cards first", () => {
  expect(handText(["7C", "AS", "TS", "KH"])).toBe("AT.K..7");
  expect(handCards("AT.K..7")).toEqual(["AS", "TS", "KH", "7C"]);
  expect(dealHands(PROOF.pack, PROOF).talon).toHaveLength(2);
});

// Thousand for four: 24 cards, one at a time; the dealer rests, and the talon takes their place in the last rounds.
const SMALL = SUITS.flatMap((suit) => [..."9TJQKA"].map((rank) => rank + suit));
const TURN: Packet[] = [[0, 1], [1, 1], [2, 1]];
const FOUR: DealProof = {
  ...PROOF, game: "thousand", rules: "thousand-blog", number: 2, players: 4, dealer: 3, pack: SMALL, player_seeds: ["", "", "", ""],
  packets: [1, 2, 3, 4, 5, 6, 7].flatMap((at): Packet[] => (at < 5 ? TURN : [...TURN, ["talon", 1]])),
};
function small(change: Partial<DealProof> = {}): DealProof {
  const proof = { ...FOUR, ...change };
  const { bottom, ...made } = dealHands(shuffledPack(SEED, proof), proof);
  return { ...proof, deal: { type: "Deal", ...made, bottom: proof.middle.length ? bottom : null } };
}

test("a smaller pack dealt round by round agrees", () => {
  const proof = small();
  expect(proof.deal!.hands.map((hand) => handCards(hand!).length)).toEqual([7, 7, 7, 0]);
  expect(agrees((checkDeal(proof))!)).toBe(true);
  expect(rounds(proof)).toEqual({ first: 0, packets: [1, 1, 1, 1].map((size) => ({ talon: false, size })).concat([5, 6, 7].flatMap(() => [{ talon: false, size: 1 }, { talon: true, size: 1 }])) });
});

test.each([
  ["packets that are no rounds", { packets: [FOUR.packets[1]!, FOUR.packets[0]!, ...FOUR.packets.slice(2)] }],
  ["unequal packets", { packets: FOUR.packets.map(([at, size], i): Packet => [at, i === 0 ? size + 1 : size]) }],
  ["packets that leave cards", { packets: FOUR.packets.slice(3) }],
  ["another dealer", { dealer: 1 }],
])("%s are refused, whatever the game", (_, change) => {
  expect(rounds({ ...FOUR, ...change })).toBeNull();
  expect((checkDeal({ ...(small()), ...change }))!.packets).toBe(false);
});

test("a bottom card moved to the middle of the pack is known", () => {
  const bottom = (shuffledPack(SEED, FOUR)).at(-1)!;
  const proof = small({ middle: [bottom] });
  expect(dealHands(shuffledPack(SEED, proof), proof).hands).not.toEqual(dealHands(shuffledPack(SEED, FOUR), FOUR).hands);
  expect((checkDeal(proof))!.cards).toBe(true);
  expect((checkDeal({ ...proof, middle: [] }))!.cards).toBe(false);
  expect((checkDeal({ ...proof, deal: { ...proof.deal!, bottom: proof.deal!.talon![0]! } }))!.cards).toBe(false);
});

test("seeds do not determine a pack that was gathered and cut", () => {
  const checks = checkDeal({ ...(small()), gathered: true, deal: { type: "Deal", hands: ["", "", "", ""], talon: [], bottom: null } });
  expect(checks).toMatchObject({ commitment: true, packets: true, cards: null });
  expect(agrees(checks!)).toBe(true);
});

test("seeds committed before the server's and revealed after it agree", () => {
  expect(checkDeal(BOUND)).toEqual({ commitment: true, players: true, dealer: true, packets: true, cards: true });
  expect(withheldSeats(BOUND)).toEqual([]);
});

test.each([
  ["another binding", { bindings: ["a".repeat(64), BOUND.bindings[1]!, ""] }],
  ["a seed of one who was not bound", { bindings: ["", BOUND.bindings[1]!, ""] }],
  ["too few bindings", { bindings: BOUND.bindings.slice(0, 2) }],
  ["one bound after the server", { bound: [9, 6, 0] }],
  ["one bound never", { bound: [0, 6, 0] }],
  ["a seed open before the server was bound", { opened: [10, 7, 0] }],
])("%s is refused", (_, change) => {
  expect(checkDeal({ ...BOUND, ...change })!.players).toBe(false);
});

test("a player who withheld a seed is excluded, and nobody adds words after commitments", () => {
  const out = { ...BOUND, player_seeds: ["", BOUND.player_seeds[1]!, ""] };
  expect(withheldSeats(out)).toEqual([0]);
  expect(dealsWithIntruders([BOUND, BOUND])).toEqual([]);
  expect(dealsWithIntruders([out, { ...BOUND, number: 2 }])).toEqual([2]);
  expect(dealsWithIntruders([out, { ...BOUND, number: 2, bindings: ["", BOUND.bindings[1]!, ""], player_seeds: out.player_seeds }])).toEqual([]);
  expect(dealsWithIntruders([BOUND, { ...PROOF, number: 2 }])).toEqual([2]);
  expect(dealsWithIntruders([PROOF, { ...BOUND, number: 2 }])).toEqual([]);
});

test("a repeated deal uses its original table and number, and only the first deal, or all of a tournament, can be one", () => {
  const origin = { table: PROOF.table, number: PROOF.number };
  const again = { ...PROOF, table: "another", origin };
  expect(agrees(checkDeal(again)!)).toBe(true);
  expect(checkDeal({ ...again, origin: { ...origin, table: "third" } })!.cards).toBe(false);
  expect(checkDeal({ ...again, origin: null })!.cards).toBe(false);
  expect(checkDeal({ ...again, origin: { ...origin, number: 3 } })!.dealer).toBe(null);
  expect(dealsWithIntruders([again])).toEqual([]);
  expect(dealsWithIntruders([{ ...PROOF, origin: null }, { ...again, number: 2 }])).toEqual([2]);
  expect(dealsWithIntruders([{ ...again, origin: { table: "cup", number: 1 } }, { ...again, number: 2, origin: { table: "cup", number: 2 } }])).toEqual([]);
});
