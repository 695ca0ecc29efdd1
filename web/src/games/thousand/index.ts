/** Parts of the table of Thousand. */
import type { GameParts } from "../gameParts";
import Announcements from "./Announcements.svelte";

const KEYS: Record<string, Record<string, string>> = {
  name: { KeyZ: "surrender" },
  trump: { KeyS: "name S", KeyC: "name C", KeyD: "name D", KeyH: "name H" },
  talon: { Digit1: "talon-1", Digit2: "talon-2" },
  redeal: { KeyR: "redeal" },
};

const thousand: GameParts = {
  extras: Announcements,
  keys: (_view, asked) => KEYS[asked] ?? {},
  // The barrel is a ring with a stroke for each deal on it, a bolt is a slash.
  sign: (mark, count) => (mark === "barrel" ? `○${"′".repeat(count)}` : "/".repeat(count)),
  announced: true,
  untold: ["defender"],
};
export default thousand;
