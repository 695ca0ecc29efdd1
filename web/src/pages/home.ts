/** What the start page asks of the server. */

import { Made } from "../lib/duties";
import { errorText, lang } from "../lib/i18n";
import type { TableView } from "../lib/protocol";

/** Rules that three can play: by the name they have in texts, with the server's own words about them. */
export interface Preset {
  name: string;
  title: string;
  about: string;
  players: number[];
}
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
  preset: string;
  target: number;
  tempo: "human" | "instant";
  name: string;
  others: readonly ("open" | "rules")[];
}

/** The body of `POST /api/tables`. */
export function request(wish: NewTable): Record<string, unknown> {
  return {
    game: "preferans",
    rules: `${wish.preset}; target=${wish.target}`,
    seats: ["me", ...wish.others],
    name: wish.name,
    lang: lang(),
    table: { tempo: wish.tempo },
  };
}

/** The presets that so many can play, one of these numbers at least, the usual ones first. */
export async function presets(counts: readonly number[] = [3]): Promise<Preset[]> {
  interface Games {
    games: { id: string; presets: Preset[] }[];
  }
  const { games } = await answer<Games>(await fetch("/api/games"));
  const all = games.find(({ id }) => id === "preferans")?.presets ?? [];
  const place = ({ name }: Preset): number => (USUAL.includes(name) ? USUAL.indexOf(name) : USUAL.length);
  return all.filter(({ players }) => counts.some((count) => players.includes(count))).sort((a, b) => place(a) - place(b));
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
