/** The language of this person: the browser's wish at first, then what was chosen here. */

export const LANGS = { en: "English", ru: "Русский" } as const;
export type Lang = keyof typeof LANGS;

const KEY = "prikup.lang";

const known = (value: string | null | undefined): value is Lang => value != null && value in LANGS;

/** The first language of a list of wishes (`ru-RU`, `de`, `en`) that is spoken here. */
export function choose(wishes: readonly string[]): Lang {
  return wishes.map((wish) => wish.toLowerCase().split("-")[0]).find(known) ?? "en";
}

function initial(): Lang {
  try {
    const kept = localStorage.getItem(KEY);
    if (known(kept)) return kept;
  } catch {
    // Storage may be forbidden; then the browser's wish stands.
  }
  return choose(navigator.languages ?? [navigator.language]);
}

const first = initial();
let current: Lang = $state(first);
document.documentElement.lang = first;

/** The language in use; read it where state is read and the text follows a change. */
export function lang(): Lang {
  return current;
}

/** Speak another language from now on. */
export function setLang(next: Lang): void {
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
