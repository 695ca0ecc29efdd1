/** Loading the fonts before the page is first drawn, so that no text moves later. */
import { chosenLang } from "./i18n";

const FACES = ["400 16px 'Prikup Sans'", "500 16px 'Prikup Serif'"];
const FONT_TIMEOUT_MS = 1500; // milliseconds; then the fonts of the system are used
/** Letters in the script of each language that is not written in Latin script. */
const LETTERS: Record<string, string> = { ru: "Яa", el: "Ωa", hy: "Ֆa" };

/** Wait a limited time for the fonts of the current language. */
export async function fetchFonts(): Promise<void> {
  const faces = document.fonts;
  if (!faces) return;
  const here = Promise.allSettled(FACES.map((face) => faces.load(face, LETTERS[chosenLang()] ?? "a")));
  await Promise.race([here, new Promise((go) => setTimeout(go, FONT_TIMEOUT_MS))]);
}
