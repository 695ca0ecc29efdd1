/** What this person likes, kept in this browser alone: colours, deck, speed. */

export interface Prefs {
  theme: "auto" | "light" | "dark";
  cloth: "green" | "blue";
  fourColours: boolean;
  indices: "auto" | "latin" | "cyrillic";
  speed: "slow" | "normal" | "instant";
  confirm: "touch" | "always" | "never"; // whether a second tap plays the chosen card
  dim: boolean; // dim the cards that may not be played
  sound: boolean;
}

const initial: Prefs = {
  theme: "auto",
  cloth: "green",
  fourColours: false,
  indices: "auto",
  speed: "normal",
  confirm: "touch",
  dim: true,
  sound: false,
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

/** What holds for this visit alone. */
export const visit = $state({ hurry: false });

/** How long a complete trick rests on the table, in milliseconds. */
export function rest(): number {
  return { slow: 2200, normal: 1200, instant: 1200 }[prefs.speed];
}

/** How long something flies; nothing flies where the person asked for stillness. */
export function flight(milliseconds: number): number {
  const still = typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (still || visit.hurry || prefs.speed === "instant") return 0;
  return prefs.speed === "slow" ? milliseconds * 1.5 : milliseconds;
}

/** Keep the preferences and show them on the document, from now on; returns how to stop. */
export function watchPrefs(): () => void {
  const dark = typeof matchMedia === "function" ? matchMedia("(prefers-color-scheme: dark)") : null;
  const show = (): void => {
    const theme = prefs.theme === "auto" ? (dark?.matches ? "dark" : "light") : prefs.theme;
    Object.assign(document.documentElement.dataset, {
      theme,
      cloth: prefs.cloth,
      deck: prefs.fourColours ? "four" : "two",
    });
  };
  dark?.addEventListener("change", show);
  const stop = $effect.root(() => {
    $effect(() => {
      show();
      localStorage.setItem(KEY, JSON.stringify(prefs));
    });
  });
  return () => {
    dark?.removeEventListener("change", show);
    stop();
  };
}
