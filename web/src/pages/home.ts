/** Requests of the start page. */

import { answered } from "../lib/answers";
import { Made } from "../lib/duties";
import { lang, say, tongue } from "../lib/i18n";
import { rulesText } from "../lib/names";
import type { Catalogue, Length, Me, MyTable, NewTable, Preset, TableMade, TableView } from "../lib/wire";
import { catalogue, games, read, usualGame } from "../rules/api";
import { saved } from "../rules/saved";

/** A choice of game, rules and players. */
export interface Wish {
  game: string;
  rules: string;
  tempo: "human" | "instant";
  name: string;
  others: readonly string[]; // "open", or the name of a bot
  hints?: TableView["hints"];
}

const LAST = "prikup.last";

/** The last match against bots, kept in this browser; `title` is the name of its rules. */
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

/** The bots that were chosen last, by seat, kept in this browser alone. */
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

/** The body of `POST /api/tables`. */
export function request(wish: Wish): NewTable {
  return {
    game: wish.game,
    rules: wish.rules,
    seats: ["me", ...wish.others],
    name: wish.name,
    lang: lang(),
    table: { tempo: wish.tempo, ...(wish.hints && { hints: wish.hints }) },
  };
}

/** The numbers of players for a new table. */
const COUNTS = [2, 3, 4];

/** The games that can be played, the one that is at home where this language is spoken before the others. */
export async function playable(): Promise<Catalogue[]> {
  const here = tongue();
  const all = (await games()).filter((one) => one.presets.some(({ players }) => COUNTS.some((count) => players.includes(count))));
  return all.sort((a, b) => Number(here in b.home) - Number(here in a.home));
}

/** The presets of a game that can be played, the one that is played at home first, then the usual ones. */
export async function presets(game = usualGame()): Promise<Preset[]> {
  const { presets: all, usual, home } = await catalogue(game);
  const first = [home[tongue()], ...usual];
  const place = ({ name }: Preset): number => (first.includes(name) ? first.indexOf(name) : first.length);
  return all.filter(({ players }) => COUNTS.some((count) => players.includes(count))).sort((a, b) => place(a) - place(b));
}

/** A set of rules one may start with: a preset, rules saved here, or those of a link. */
export interface Offer {
  id: string;
  title: string;
  about: string;
  text: string;
  players: number[];
  sized: boolean; // whether the length of the match can be chosen
  size: number | null; // the length that they have, where it is not the usual one
}

/** A preset; one that has no such length is played as it is. */
export const choiceOf = ({ name, title, about, players, options }: Preset, length: Length | null): Offer => ({
  id: name, title, about, text: name, players, sized: length !== null && options[length.option] !== "none", size: null,
});

/** A text of rules without one option. */
const without = (text: string, option: string): string => text.split("; ").filter((part) => !part.startsWith(`${option}=`)).join("; ");

/** The rules of a link, called by what they are (its error, if they are none), and those saved here that still are rules. */
export async function own(link: string, game = usualGame()): Promise<Offer[]> {
  const kept = saved(game);
  const given = link && !kept.some(({ text }) => text === link) ? [{ name: "", text: link }] : [];
  const { presets: known, length } = await catalogue(game);
  const found = await Promise.all(
    [...given, ...kept].map(async (one): Promise<Offer[]> => {
      const said = await read(one.text, "", game).catch((error: unknown) => {
        if (given[0] === one) throw error;
        return null;
      });
      if (!said) return [];
      const size = Number(length && said.values[length.option]);
      const text = size ? without(one.text, length!.option) : one.text;
      const called = rulesText(text, game, known.find(({ name }) => name === said.base)?.title).join(", ");
      const [title, about] = one.name ? [one.name, called] : [called, say("home-these")];
      return [{ id: one.text, title, about, text, players: said.players, sized: size > 0, size: size || null }];
    }),
  );
  return found.flat();
}

/** Set a table; gives its address. */
export const create = (wish: Wish): Promise<string> => open(request(wish));

/** Set another table by the same rules, with the same bots, and seats open for the same friends. */
export function again({ game, me, rules, seats, tempo, hints }: TableView): Promise<string> {
  return open({
    game,
    rules,
    seats: seats.map((seat) => (seat.seat === me ? "me" : (seat.bot ?? "open"))),
    name: me === null ? "" : (seats[me]?.name ?? ""),
    lang: lang(),
    table: { tempo, hints },
  });
}

async function open(body: NewTable): Promise<string> {
  const response = await fetch("/api/tables", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const made = (await (await answered(response)).json()) as TableMade;
  Made.add(made.id);
  return made.url;
}

/** The tables at which this guest sits and that are not over, newest first. */
export async function unfinished(): Promise<MyTable[]> {
  return ((await (await answered(await fetch("/api/me"))).json()) as Me).tables;
}

/** Return the error in words. */
export const troubleOf = (error: unknown): string =>
  error instanceof TypeError ? say("offline") : error instanceof Error ? error.message : say("failed");
