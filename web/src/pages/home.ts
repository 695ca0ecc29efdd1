/** Requests of the start page. */

import { requireSuccess } from "../lib/answers";
import { OwnTables } from "../lib/ownMessages";
import { chosenLang, joinItems, lang, say } from "../lib/i18n";
import { momentText } from "../lib/moment";
import { gameAndRules, othersOf, rulesText } from "../lib/names";
import { request } from "../lib/transport";
import type { Catalogue, Length, Me, MyTable, NewTable, Preset, TableMade, TableView } from "../lib/wire";
import { fetchCatalogue, fetchGames, readRules, usualGame } from "../rules/api";
import { savedRules } from "../rules/saved";

/** The speeds of the bots, slowest first. */
export const TEMPOS = ["slow", "human", "fast", "instant"] as const;
type Tempo = (typeof TEMPOS)[number];

/** Return the tempo in the query of an address, `?speed=fast`; else that of the last match against bots, or the usual one. */
export function readTempo(search: string): Tempo {
  const asked = new URLSearchParams(search).get("speed") ?? Last.get()?.tempo;
  return TEMPOS.find((tempo) => tempo === asked) ?? "human";
}

/** A choice of game, rules and players. */
export interface Wish {
  game: string;
  rules: string;
  tempo: Tempo;
  name: string;
  others: readonly string[]; // "open", or the id of a bot
  hints?: TableView["hints"];
  seconds?: number; // for a decision, 0: no limit
}

const LAST = "prikup.last";

/** The last match against bots, stored in this browser; `title` is the name of its rules. */
export const Last = {
  get(): (Wish & { title: string }) | null {
    try {
      return JSON.parse(localStorage.getItem(LAST) ?? "null") as (Wish & { title: string }) | null;
    } catch {
      return null;
    }
  },
  keep: (wish: Wish & { title: string }): void => localStorage.setItem(LAST, JSON.stringify(wish)),
};

const LEVELS = "prikup.levels";

/** The bots chosen last, by seat, stored only in this browser. */
export const Levels = {
  get(): string[] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(LEVELS) ?? "[]");
      return Array.isArray(kept) ? kept.map(String) : [];
    } catch {
      return [];
    }
  },
  keep: (levels: readonly string[]): void => localStorage.setItem(LEVELS, JSON.stringify(levels)),
};

/** Return the body of `POST /api/tables`. */
export function requestBody(wish: Wish): NewTable {
  return {
    game: wish.game,
    rules: wish.rules,
    seats: ["me", ...wish.others],
    name: wish.name,
    lang: lang(),
    table: { tempo: wish.tempo, ...(wish.hints && { hints: wish.hints }), ...(wish.seconds && { decision_seconds: wish.seconds }) },
  };
}

/** The numbers of players for a new table. */
const COUNTS = [2, 3, 4];

/** Return the games that can be played; the one native to this language comes first. */
export async function playableGames(): Promise<Catalogue[]> {
  const here = chosenLang();
  const all = (await fetchGames()).filter((one) => one.presets.some(({ players }) => COUNTS.some((count) => players.includes(count))));
  return all.sort((a, b) => Number(here in b.home) - Number(here in a.home));
}

/** Return the presets of a game that can be played: the one native to this language first, then the usual ones. */
export async function playablePresets(game = usualGame()): Promise<Preset[]> {
  const { presets: all, usual, home } = await fetchCatalogue(game);
  const first = [home[chosenLang()], ...usual];
  const place = ({ name }: Preset): number => (first.includes(name) ? first.indexOf(name) : first.length);
  return all.filter(({ players }) => COUNTS.some((count) => players.includes(count))).sort((a, b) => place(a) - place(b));
}

/** Rules to start from: a preset, rules saved here, or the rules of a link. */
export interface Offer {
  id: string;
  title: string;
  about: string;
  text: string;
  players: number[];
  sized: boolean; // true if the length of the match can be chosen
  size: number | null; // the length of these rules, if it is not the usual one
}

/** Return the offer for a preset; if it does not have this length, with its own length. */
export const offerOf = ({ name, title, about, players, options }: Preset, length: Length | null): Offer => ({
  id: name, title, about, text: name, players, sized: length !== null && options[length.option] !== "none", size: null,
});

/** Return a text of rules without one option. */
const withoutOption = (text: string, option: string): string => text.split("; ").filter((part) => !part.startsWith(`${option}=`)).join("; ");

/**
 * Return the rules of a link with their name (or their error if they are invalid), and the saved rules that are still
 * valid.
 */
export async function ownOffers(link: string, game = usualGame()): Promise<Offer[]> {
  const kept = savedRules(game);
  const given = link && !kept.some(({ text }) => text === link) ? [{ name: "", text: link }] : [];
  const { presets: known, length } = await fetchCatalogue(game);
  const found = await Promise.all(
    [...given, ...kept].map(async (one): Promise<Offer[]> => {
      const said = await readRules(one.text, "", game).catch((error: unknown) => {
        if (given[0] === one) throw error;
        return null;
      });
      if (!said) return [];
      const size = Number(length && said.values[length.option]);
      const text = size ? withoutOption(one.text, length!.option) : one.text;
      const called = rulesText(text, game, known.find(({ name }) => name === said.base)?.title).join(", ");
      const [title, about] = one.name ? [one.name, called] : [called, say("home-these")];
      return [{ id: one.text, title, about, text, players: said.players, sized: size > 0, size: size || null }];
    }),
  );
  return found.flat();
}

/** Create a table; return its address. */
export const createTable = (wish: Wish): Promise<string> => openTable(requestBody(wish));

async function openTable(body: NewTable): Promise<string> {
  const response = await request("/api/tables", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const made = (await (await requireSuccess(response)).json()) as TableMade;
  OwnTables.add(made.id);
  return made.url;
}

/** Return the unfinished tables at which this guest sits, newest first. */
export async function fetchUnfinished(): Promise<MyTable[]> {
  return ((await (await requireSuccess(await request("/api/me"))).json()) as Me).tables;
}

/** The texts of a button that continues a match: the game and its rules, then the other players and the progress. */
export interface ContinueTexts {
  title: string;
  about: string;
}

/** Return the texts of a button for each match; when it began where they would be the same for two of them. */
export function continueTexts(matches: readonly MyTable[]): ContinueTexts[] {
  const known = matches.map((match) => {
    const parts = gameAndRules(match.game, match.rules);
    const others = othersOf(match);
    const company = others.length ? [say("home-with", { names: joinItems(others) })] : [];
    return { title: parts.slice(0, 2).join(" · "), about: [...parts.slice(2), ...company].join(" · ") };
  });
  return matches.map(({ deal_no, began }, at) => {
    const { title, about } = known[at]!;
    const hasTwin = known.some((one, i) => i !== at && one.title === title && one.about === about);
    const progress = [deal_no ? say("table-deal", { number: deal_no }) : "", hasTwin ? say("home-began", { at: momentText(began) }) : ""];
    return { title, about: [about, ...progress].filter(Boolean).join(" · ") };
  });
}

/** Return the error in words. */
export const errorMessage = (error: unknown): string =>
  error instanceof TypeError ? say("offline") : error instanceof Error ? error.message : say("failed");
