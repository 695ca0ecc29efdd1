/** What the start page asks of the server. */

import { Made } from "../lib/duties";
import { errorText, lang } from "../lib/i18n";
import type { TableView } from "../lib/protocol";
import { catalogue, read, type Preset } from "../rules/api";
import { saved } from "../rules/saved";
import { ruleWords } from "../rules/strings";

/** The rules that most people play, offered first. */
export const USUAL = ["wikipedia-sochi", "wikipedia-leningrad", "wikipedia-rostov"];

export interface MyTable {
  id: string;
  url: string;
  names: string[];
  seat: number;
  deal_no: number;
  turn: boolean; // whether something is asked of me
}
export interface NewTable {
  rules: string;
  tempo: "human" | "instant";
  name: string;
  others: readonly ("open" | "rules")[];
}

/** The body of `POST /api/tables`. */
export function request(wish: NewTable): Record<string, unknown> {
  return {
    game: "preferans",
    rules: wish.rules,
    seats: ["me", ...wish.others],
    name: wish.name,
    lang: lang(),
    table: { tempo: wish.tempo },
  };
}

/** The presets that so many can play, one of these numbers at least, the usual ones first. */
export async function presets(counts: readonly number[] = [3, 4]): Promise<Preset[]> {
  const { presets: all } = await catalogue();
  const place = ({ name }: Preset): number => (USUAL.includes(name) ? USUAL.indexOf(name) : USUAL.length);
  return all.filter(({ players }) => counts.some((count) => players.includes(count))).sort((a, b) => place(a) - place(b));
}

/** A set of rules one may start with: a preset, rules saved here, or those of a link. */
export interface Choice {
  id: string;
  title: string;
  about: string;
  text: string;
  players: number[];
  pool: boolean; // whether the size of the pool is still to be chosen
}

/** A preset; without a pool target of its own it is played as it is. */
export const choiceOf = ({ name, title, about, players, options }: Preset): Choice => ({
  id: name, title, about, text: name, players, pool: options.target !== "none",
});

/** The rules of a link (its error, if they are none), and those saved here that still are rules. */
export async function own(link: string, unnamed: string): Promise<Choice[]> {
  const kept = saved();
  const given = link && !kept.some(({ text }) => text === link) ? [{ name: unnamed, text: link }] : [];
  const { presets: known } = await catalogue();
  const found = await Promise.all(
    [...given, ...kept].map(async (one): Promise<Choice[]> => {
      const said = await read(one.text).catch((error: unknown) => {
        if (given[0] === one) throw error;
        return null;
      });
      if (!said) return [];
      const preset = known.find(({ name }) => name === said.base)?.title ?? said.base;
      const about = ruleWords().changes_short(said.differences.length, preset);
      return [{ id: one.text, title: one.name, about, text: one.text, players: said.players, pool: false }];
    }),
  );
  return found.flat();
}

/** An answer of the server as it is, or an Error with its sentence in the language of this person. */
async function answer<T>(response: Response): Promise<T> {
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body as T;
  const error = (body as { error?: { code: string; text: string } } | null)?.error;
  throw new Error(error ? errorText(error) : `${response.status} ${response.statusText}`);
}

/** Set a table; gives its address. */
export const create = (wish: NewTable): Promise<string> => open(request(wish));

/** Set another table by the same rules, with the same bots, and seats open for the same friends. */
export function again({ me, rules, seats, tempo }: TableView): Promise<string> {
  return open({
    game: "preferans",
    rules,
    seats: seats.map((seat) => (seat.seat === me ? "me" : (seat.bot ?? "open"))),
    name: me === null ? "" : (seats[me]?.name ?? ""),
    lang: lang(),
    table: { tempo },
  });
}

async function open(body: Record<string, unknown>): Promise<string> {
  const response = await fetch("/api/tables", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const made = await answer<{ id: string; url: string }>(response);
  Made.add(made.id);
  return made.url;
}

/** The tables at which this guest sits and that are not over, newest first. */
export async function unfinished(): Promise<MyTable[]> {
  return (await answer<{ tables: MyTable[] }>(await fetch("/api/me"))).tables;
}
