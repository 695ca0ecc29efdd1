/** The language of this person: the browser's wish at first, then what was chosen here. */

export const LANGS = { en: "English", ru: "Русский", el: "Ελληνικά", hy: "Հայերեն", ja: "日本語" } as const;
/** Every language that somebody may choose. */
export type Tongue = keyof typeof LANGS;
/** The languages that have every word, here and on the server; the others say in English what they do not have. */
export type Lang = "en" | "ru";

const KEY = "prikup.lang";

const known = (value: string | null | undefined): value is Tongue => value != null && value in LANGS;

/** The first language of a list of wishes (`ru-RU`, `de`, `en`) that has every word; the others are for who asks. */
export function choose(wishes: readonly string[]): Lang {
  const full = (wish: string | undefined): wish is Lang => wish === "en" || wish === "ru";
  return wishes.map((wish) => wish.toLowerCase().split("-")[0]).find(full) ?? "en";
}

function initial(): Tongue {
  try {
    const kept = localStorage.getItem(KEY);
    if (known(kept)) return kept;
  } catch {
    // Storage may be forbidden; then the browser's wish stands.
  }
  return choose(navigator.languages ?? [navigator.language]);
}

const first = initial();
let current: Tongue = $state(first);
document.documentElement.lang = first;

/** The language that was chosen; read it where state is read and the text follows a change. */
export const tongue = (): Tongue => current;

/** The language in which everything can be said: the chosen one, or English where that has but some words. */
export const lang = (): Lang => (current === "ru" ? "ru" : "en");

/** Speak another language from now on. */
export function setLang(next: Tongue): void {
  current = next;
  document.documentElement.lang = next;
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // It is then kept until the page is closed.
  }
}

export type Forms = readonly [one: string, few: string, many: string];

const rules: Record<Lang, Intl.PluralRules> = { en: new Intl.PluralRules("en"), ru: new Intl.PluralRules("ru") };

/** The form of a word that goes with a number: 1 взятка, 2 взятки, 5 взяток; a fraction takes the second. */
export function plural(language: Lang, n: number, [one, few, many]: Forms): string {
  const rule = rules[language].select(Math.abs(n));
  if (rule === "one") return one;
  return rule === "many" || (language === "en" && rule === "other") ? many : few;
}
