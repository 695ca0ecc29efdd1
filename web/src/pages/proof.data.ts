/** A proof for tests. */
import type { DealProof } from "../lib/wire";

// Made by the server with the seed of its own documentation.
export const SEED = "48185d51f18087eb56df3fde68bb6440001afb2d6df5e3f1613dc2f6f6b812f5";
export const SUITS = ["S", "C", "D", "H"];
export const PROOF: DealProof = {
  table: "table",
  game: "preferans",
  rules: "wikipedia-sochi",
  number: 1,
  deal_no: 1,
  players: 3,
  pack: SUITS.flatMap((suit) => [..."789TJQKA"].map((rank) => rank + suit)),
  packets: [[0, 2], [1, 2], [2, 2], ["talon", 2], ...[1, 2, 3, 4].flatMap((): [number, number][] => [[0, 2], [1, 2], [2, 2]])],
  commitment: "7d4f6199bc291470bffe2c61974a49c58f8bbd25aebb58bacad4675aa22b3afb",
  player_seeds: ["анна", "", ""],
  dealer: 2,
  server_seed: SEED,
  deal: { type: "Deal", hands: ["A.J8.KQ98.KT7", "T97.AKT.AT.A8", "QJ8.Q97.J7.Q9"], talon: ["KS", "JC"], bottom: null },
  drawn: [],
  precedence: [],
  middle: [],
  gathered: false,
};
