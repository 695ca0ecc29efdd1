/** Names of the players. */
import { capital, has, me, say, sayFirst } from "./i18n";
import type { SayLine, SeatState, TableView } from "./wire";

/** Return the name at a seat, empty for an open one; a bot's in the current language. */
export function seatName({ name, bot_name }: Pick<SeatState, "name" | "bot_name">): string {
  return bot_name === null ? name : say(`bot-name-${bot_name}`) + (/ \d+$/.exec(name)?.[0] ?? "");
}

/** The players of a table: their names, numbers of bots, and this person's seat. */
export interface Company {
  names: string[];
  bot_names: (number | null)[];
  seat: number | null;
}

/** Return the names by seat. */
export const namesOf = ({ names, bot_names }: Company): string[] => names.map((name, i) => seatName({ name, bot_name: bot_names[i] ?? null }));

/** Return the names of the other players, in order, without open seats. */
export const othersOf = (one: Company): string[] => namesOf(one).filter((name, seat) => name && seat !== one.seat);

/** Return the name of a level of bots, or its id if the catalogue has none. */
export const levelName = (bot: string): string => sayFirst([`bot-level-${bot}`], capital(bot));

/** Return the description of a level of bots, "" if there is none. */
export const levelAbout = (bot: string): string => (has(`bot-level-${bot}.about`) ? say(`bot-level-${bot}.about`) : "");

/** Return the name of the viewer. */
export const ownName = (): string => capital(say("you"));

/** Return the name of a seat: "You" for the viewer, "empty" for an open seat. */
export const nameOf = (table: TableView, seat: number): string =>
  seat === table.me ? ownName() : (table.seats[seat] && seatName(table.seats[seat])) || say("seat-empty");

/** Return true if a line was said by somebody who has left the seat since. */
export const isByFormer = (table: TableView, { seat, name }: SayLine): boolean => table.seats[seat]?.name !== name;

/** Return the name of who said a line, who may have left the seat since; "You" for the viewer. */
export const speakerOf = (table: TableView, line: SayLine): string => (isByFormer(table, line) ? line.name : nameOf(table, line.seat));

/** Return one letter for a player, where there is little room. */
export const initialOf = (table: TableView, seat: number): string =>
  seat === table.me ? say("you-initial") : nameOf(table, seat).slice(0, 1);

/** Return the name of the actor, and whether that is the viewer. */
export const actorOf = (table: TableView, seat: number): { who: string; me: string } => ({ who: nameOf(table, seat), me: me(seat === table.me) });

/** Return the names of the actor and of the player affected. */
export const actorsOf = (table: TableView, seat: number, on: number): { who: string; on: string; me: string } => ({
  who: nameOf(table, seat), on: nameOf(table, on), me: me(seat === table.me, on === table.me),
});

/** Return the name of a game, or its id if the catalogue has none. */
export const gameTitle = (game: string, instead = ""): string => sayFirst([`${game}-name`], instead || capital(game));

/** Return the names of a game and its preset; a preset that only repeats the name of the game is left out. */
export const gameAndPreset = (name: string, preset: string): string[] => (name.toLowerCase().endsWith(preset.toLowerCase()) ? [name] : [name, preset]);

/** Return a game and its rules in short. */
export function gameAndRules(game: string, rules: string, title?: string): string[] {
  const [preset = "", ...others] = rulesText(rules, game, title);
  return [...gameAndPreset(gameTitle(game), preset), ...others];
}

/** Return rules in short: preset, length of the match, number of other changes. */
export function rulesText(text: string, game: string, title?: string): string[] {
  const [preset = "", ...changes] = text.split(";").map((part) => part.trim()).filter(Boolean);
  const sizes = changes.flatMap((change) => {
    const [option = "", value = ""] = change.split("=");
    const name = `${game}-size-${option}`;
    return has(name) ? [say(name, { value })] : [];
  });
  const n = changes.length - sizes.length;
  return [title ?? sayFirst([`${game}-preset-${preset}`], preset), ...sizes, ...(n ? [say("count-changes", { n })] : [])];
}
