/** Parts of the table of Prefa. */
import type { GameParts } from "../gameParts";

const DEFENCE = { KeyI: "in", KeyO: "out", KeyP: "out", KeyA: "alone", KeyB: "along" };
const KEYS: Record<string, Record<string, string>> = {
  bid: { KeyR: "tagrafo" },
  name: { KeyA: "aces", KeyZ: "concede" },
  defend: DEFENCE,
  decide: DEFENCE,
  along: DEFENCE,
};

const prefa: GameParts = { keys: (_view, asked) => KEYS[asked] ?? {} };
export default prefa;
