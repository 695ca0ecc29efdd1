/** Preferences of this person, stored in this browser: colours, deck, speed. */
import { addressOf } from "./site";

interface Prefs {
  theme: "auto" | "light" | "dark";
  cloth: "green" | "blue";
  fourColours: boolean;
  indices: "auto" | "latin" | "cyrillic";
  speed: "slow" | "normal" | "instant";
  confirm: "touch" | "always" | "never"; // true if a second tap plays the chosen card
  bold: boolean; // true if a bold bid needs confirmation
  dim: boolean; // dim the cards that may not be played
  sound: boolean;
  volume: number; // volume of the sounds of play, 0 to 100
  knock: number; // volume of the knock at my turn
  notify: boolean; // notify at my turn while the page is hidden
  hold: number; // milliseconds for which a complete trick stays; 0: until it is touched
  leftHanded: boolean;
  coach: boolean; // show a line about the aim of each phase
  wrong: boolean; // true if a sheet shows wrong figures that were corrected
}

const initial: Prefs = {
  theme: "auto",
  cloth: "green",
  fourColours: false,
  indices: "auto",
  speed: "normal",
  confirm: "touch",
  bold: true,
  dim: true,
  sound: true,
  volume: 50,
  knock: 70,
  notify: false,
  hold: 1200,
  leftHanded: false,
  coach: true,
  wrong: true,
};
const KEY = "prikup.prefs";

function stored(): Prefs {
  try {
    return { ...initial, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Prefs>) };
  } catch {
    return { ...initial };
  }
}

/** The preferences, as state: read and assign their fields. */
export const prefs: Prefs = $state(stored());

const HURRY = "prikup.hurry";
function isHurried(): boolean {
  const asked = new URLSearchParams(addressOf().search).get("speed") === "instant";
  try {
    if (asked) sessionStorage.setItem(HURRY, "yes");
    return sessionStorage.getItem(HURRY) !== null;
  } catch {
    return asked; // storage may be forbidden, as in a frame of another page
  }
}

/** Settings of this visit: `?speed=instant` in the address shortens all waits. */
export const visit = $state({ hurry: isHurried() });

/** The limits of the time for which a complete trick stays. */
export const TRICK_HOLD_MS = { min: 600, max: 3000, step: 200 };

/** Return how long a complete trick stays, in milliseconds (a quarter of it in a hurry); 0 means until it is clicked. */
export const trickHoldMs = (): number => (visit.hurry ? prefs.hold / 4 : prefs.hold);

/** Return the duration of a flight; 0 if reduced motion is requested. */
export function flightMs(milliseconds: number): number {
  const still = typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (still || visit.hurry || prefs.speed === "instant") return 0;
  return prefs.speed === "slow" ? milliseconds * 1.5 : milliseconds;
}

/** Store the preferences and apply them to the document from now on; return a function that stops this. */
export function watchPrefs(): () => void {
  const dark = typeof matchMedia === "function" ? matchMedia("(prefers-color-scheme: dark)") : null;
  const show = (): void => {
    const theme = prefs.theme === "auto" ? (dark?.matches ? "dark" : "light") : prefs.theme;
    Object.assign(document.documentElement.dataset, {
      theme,
      cloth: prefs.cloth,
      deck: prefs.fourColours ? "four" : "two",
      side: prefs.leftHanded ? "left" : "right",
    });
  };
  dark?.addEventListener("change", show);
  const stop = $effect.root(() => {
    $effect(() => {
      show();
      try {
        localStorage.setItem(KEY, JSON.stringify(prefs));
      } catch {
        // Then they last until the page is closed.
      }
    });
  });
  return () => {
    dark?.removeEventListener("change", show);
    stop();
  };
}
