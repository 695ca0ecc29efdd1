/** A proof for tests. */
import type { DealProof } from "../lib/wire";

// Computed by the server with the seed of its own documentation.
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
  bindings: [],
  bound: [],
  committed: 0,
  opened: [],
  origin: null,
};

/** The same server's seed with two committed players. */
export const BOUND: DealProof = {
  ...PROOF,
  packets: [[0, 2], [1, 2], [2, 2], ["talon", 2], [0, 2], [1, 2], [2, 2], [0, 2], [1, 2], [2, 2], [0, 2], [1, 2], [2, 2], [0, 2], [1, 2], [2, 2]],
  dealer: 2,
  player_seeds: ["afde0eff896202982ab60be6fbba8c5ad8da3d576576658d2e7792166e8c9fd3", "5096108c433d2f40cf8d7de8fd3a729e55ff1dfba0ec015caf7e9eaf64231aab", ""],
  deal: {"type":"Deal","hands":["QJ7.T87.T7.QT","98.AKJ.K8.987","AKT.Q9.AQJ9.J"],"talon":["KC","AC"],"bottom":null},
  bindings: ["182e7f408c596c3b01ddabb046ff0631ec2cad1c91a30a38fd0ea8ed637a8937", "8d55eb855db41b1dd4e8b507cadbb742f0d5504b7b94f5779f89afb1a5d0de54", ""],
  bound: [4, 6, 0],
  committed: 8,
  opened: [10, 9, 0],
};
