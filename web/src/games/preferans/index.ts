/** Parts of the table of Preferans. */
import type { GameParts } from "../gameParts";
import GivePoints from "./GivePoints.svelte";

const KEYS: Record<string, Record<string, string>> = {
  look: { KeyL: "look", KeyB: "blind" },
  defend: { KeyW: "whist", KeyH: "half" },
  dealer_whist: { KeyW: "whist", KeyH: "half" },
  discard: { KeyX: "concede", KeyZ: "throw" },
  name: { KeyX: "concede", KeyZ: "throw" },
};

const preferans: GameParts = {
  panels: { aid: GivePoints },
  hooks: { whist: "whist-yes", half: "whist-half", pass: "whist-no" },
  keys(view, asked): Record<string, string> {
    const misere = view.scene.words.find(({ text }) => text !== "pass" && text !== "hold")?.text;
    return asked === "bid" && misere ? { KeyM: misere } : (KEYS[asked] ?? {});
  },
};
export default preferans;
