/** Requests of the rules form: the options with their texts, and the meaning of a text of rules. */

import { requireSuccess } from "../lib/answers";
import { errorText, lang, say } from "../lib/i18n";
import { request } from "../lib/transport";
import type { Catalogue, Games, Option, RulesRead } from "../lib/wire";

const USUAL = "prikup.usual";
/** Return the game to use if none is named: the first that the server lists; "" until the server has answered once. */
export const usualGame = (): string => localStorage.getItem(USUAL) ?? "";
/** Wait until the usual game is known, or the request failed; it is stored from visit to visit. */
export const waitForUsualGame = async (): Promise<void> => {
  if (!usualGame()) await fetchGames().catch(() => []);
};
const kept = new Map<string, Promise<Games>>();

async function get<T>(path: string, query: Record<string, string>): Promise<T> {
  const response = await request(`${path}?${new URLSearchParams(query).toString()}`);
  return (await (await requireSuccess(response)).json()) as T;
}

/** Fetch all games in this person's language, once. */
function fetchAll(): Promise<Games> {
  const language = lang();
  const found = kept.get(language) ?? get<Games>("/api/games", { lang: language });
  kept.set(language, found);
  found.then(({ games: [first] }) => first && localStorage.setItem(USUAL, first.id), () => kept.delete(language));
  return found;
}

/** Return the games with all their options. */
export const fetchGames = async (): Promise<Catalogue[]> => (await fetchAll()).games;

/** Return the bots offered for a seat, our weakest first, and the default one. */
export async function fetchBots(): Promise<Pick<Games, "bots" | "usual_bot">> {
  const { bots, usual_bot } = await fetchAll();
  return { bots, usual_bot };
}

/** Return the options of one game. */
export const fetchCatalogue = (game = usualGame()): Promise<Catalogue> =>
  fetchGames().then((all) => {
    const found = game ? all.find(({ id }) => id === game) : all[0];
    if (!found) throw new Error(errorText({ name: "game", data: { given: game, expected: all.map(({ id }) => id) }, text: game }));
    return found;
  });

/** Return the meaning of a text of rules as differences from `base`, or without it from its preset. */
export const readRules = (text: string, base = "", game = usualGame()): Promise<RulesRead> =>
  get<RulesRead>("/api/rules", { text, lang: lang(), ...(game ? { game } : {}), ...(base ? { base } : {}) });

/** Return the address of a page for these rules; in a text of rules only the spaces need escapes. */
export const linkTo = (page: string, text: string, game = usualGame()): string =>
  `${page}?${game === usualGame() ? "" : `game=${game}&`}r=${encodeURIComponent(text.replaceAll("; ", ";")).replace(/%(3B|3D|3A|2C)/g, (code) => decodeURIComponent(code))}`;

/** Return the address at which these rules can only be read. */
export const readOnlyLink = (text: string, game = usualGame()): string => `${linkTo("/rules", text, game)}&read`;

/** Return the game that an address names. */
export const gameOf = (search: string): string => new URLSearchParams(search).get("game") ?? usualGame();

/** Return the rules that an address names, as a text of rules. */
export const rulesInAddress = (search: string): string =>
  (new URLSearchParams(search).get("r") ?? "").split(";").map((part) => part.trim()).filter(Boolean).join("; ");

/** Return a value in words; of a table of values, only the entries that differ from `other`, if it is given. */
export function valueLabel(option: Option, value: string, other?: string): string {
  if (value === option.unset) return option.labels[value] ?? value;
  if (option.kind === "list") return value.split(",").join("–");
  if (option.kind !== "table") return option.labels[value] ?? value;
  const others = new Set(other?.split(","));
  return value.split(",").filter((place) => !others.has(place)).map((place) => place.replace(":", say("joint-name"))).join(say("joint-list"));
}
