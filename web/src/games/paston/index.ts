/** Parts of the table of Paston: a key for each suit. */
import type { GameParts } from "../gameParts";

const SUITS: Record<string, string> = { KeyS: "paston", KeyC: "glitch", KeyD: "dineri", KeyH: "gupa", KeyB: "paston_grkha" };
const NAMED = Object.fromEntries(Object.entries(SUITS).map(([key, bid]) => [key, `name ${bid}`]));
const KEYS: Record<string, Record<string, string>> = { bid: SUITS, name: { ...NAMED, KeyZ: "surrender" }, defend: { KeyW: "whist" } };

const paston: GameParts = { keys: (_view, asked) => KEYS[asked] ?? {} };
export default paston;
