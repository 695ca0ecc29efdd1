/** The fonts that a page is first drawn with, so that no word jumps when they come. */
import { tongue } from "./i18n";

const FACES = ["400 16px 'Prikup Sans'", "500 16px 'Prikup Serif'"];
const FONT_TIMEOUT_MS = 1500; // milliseconds; then those of the machine stand in
/** A letter of each script by language; those of Latin are in every one. */
const LETTERS: Record<string, string> = { ru: "Яa", el: "Ωa", hy: "Ֆa" };

/** Wait for the fonts of the language that is spoken, but not for long, and for none that cannot be had. */
export async function fetchFonts(): Promise<void> {
  const faces = document.fonts;
  if (!faces) return;
  const here = Promise.allSettled(FACES.map((face) => faces.load(face, LETTERS[tongue()] ?? "a")));
  await Promise.race([here, new Promise((go) => setTimeout(go, FONT_TIMEOUT_MS))]);
}
