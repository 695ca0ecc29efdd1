/** The current language, at first the browser's, and the game whose words come first. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { locales } from "virtual:locales";
import { request } from "../transport";
import { SIGNED } from "./numbers";

/** The language that supplies missing messages. */
const BASE = "en";
const KEY = "prikup.lang";

/** The languages that can be chosen: their own names by code. */
export const LANGUAGES: Record<string, string> = Object.fromEntries(Object.entries(locales).map(([lang, { name }]) => [lang, name]));

/** Return the language itself if it has all messages, else the base language. */
const wholeOrBase = (one: string): string => (locales[one]?.whole ? one : BASE);

/** Return the first supported language of a list of wishes (`ru-RU`, `de`, `en`). */
export function choose(wishes: readonly string[]): string {
  return wishes.map((wish) => wish.toLowerCase().split("-")[0]!).find((wish) => wish in locales) ?? BASE;
}

function initialLang(): string {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept && kept in locales) return kept;
  } catch {
    // Storage may be forbidden; then the browser's preference is used.
  }
  return choose(navigator.languages ?? [navigator.language]);
}

const bundles = new Map<string, FluentBundle>();
let current = $state(initialLang());
let game = $state("");

/** Return the chosen language; read it where state is read, so that texts follow a change. */
export const chosenLang = (): string => current;

document.documentElement.lang = chosenLang();

/** Return the id of the game whose words come first, "" for none; read it where state is read. */
export const gameId = (): string => game;

/** Return the chosen language if it has all messages, else the base language. */
export const lang = (): string => wholeOrBase(current);

/** Return the bundles in use, that of the chosen language first. */
export const bundlesInUse = (): FluentBundle[] => [...new Set([current, lang()])].flatMap((one) => bundles.get(one) ?? []);

/** Return the ids of a bundle's messages. Fluent has no public method for this; package.json bounds its version. */
const messageIds = (bundle: FluentBundle | undefined): string[] => [...(bundle?._messages.keys() ?? [])];

/** Return the ids of all messages that start with this prefix, in the order of the catalogue. */
export const messageIdsWith = (prefix: string): string[] => messageIds(bundles.get(lang())).filter((id) => id.startsWith(prefix));

/** The requested parts of the catalogue, and the loaded ones as `part lang`. */
const wanted = new Set<string>();
const here = new Set<string>();

/** The Fluent function NAME: return a bot's name in a case, any other name behind a sign. */
function nameInCase(bundle: FluentBundle, who: string, name: string): string {
  const { value, attributes } = bundle.getMessage(`name-${name}`)!;
  const forms = bundle.formatPattern(attributes.bots!).split(", ");
  const found = forms.find((_, at) => bundle.getMessage(`bot-name-${at + 1}`)?.value === who);
  return found ?? bundle.formatPattern(value!, { who });
}

async function fetchBundle(one: string): Promise<void> {
  if (!bundles.has(one)) {
    const { default: text } = await locales[one]!.load();
    if (!bundles.has(one)) {
      const bundle: FluentBundle = new FluentBundle([one], { useIsolating: false, functions: { SIGNED, NAME: (values, named) => nameInCase(bundle, String(values[0]), String(named.case)) } });
      bundle.addResource(new FluentResource(text));
      bundles.set(one, bundle);
    }
  }
  await Promise.all([...wanted].map((part) => fetchedPart(one, part)));
}

async function fetchedPart(one: string, part: string): Promise<void> {
  const text = await locales[one]!.parts[part]?.();
  if (!text || here.has(`${part} ${one}`)) return;
  here.add(`${part} ${one}`);
  bundles.get(one)!.addResource(new FluentResource(text.default));
}

/** Fetch the words of one page, in each language that is chosen from now on. */
export async function fetchPart(part: string): Promise<void> {
  wanted.add(part);
  await fetchWords();
}

/** Fetch the words of an installed game, unless they are built in. */
async function fetchGame(wanted: string, one: string): Promise<void> {
  const bundle = bundles.get(one);
  if (!wanted || !bundle || bundle.hasMessage(`${wanted}-name`)) return;
  const answer = await request(`/api/words/${encodeURIComponent(wanted)}?${new URLSearchParams({ lang: one })}`).catch(() => null);
  if (answer?.ok) bundle.addResource(new FluentResource(await answer.text()));
}

/** Put the words of this game first from now on. */
export async function useWordsOf(wanted: string): Promise<void> {
  await fetchGame(wanted, lang());
  game = wanted;
}

/** Fetch the words of a language, and of the base language if it is incomplete. */
export const fetchWords = async (one = current): Promise<void> =>
  void (await Promise.all([...new Set([one, wholeOrBase(one)])].map(fetchBundle)));

/** Change the language once its words are loaded. */
export async function setLang(next: string): Promise<void> {
  await fetchWords(next);
  await fetchGame(game, wholeOrBase(next));
  current = next;
  document.documentElement.lang = next;
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // Then it lasts until the page is closed.
  }
}
