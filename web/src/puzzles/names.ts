/** Names and questions of puzzles. */
import { say } from "../lib/i18n";
import { bidText } from "../lib/cardTexts";
import type { PuzzleLine } from "../lib/wire";

/** Return its kind, with the contract if it has one. */
export const kindText = ({ kind, contract }: Pick<PuzzleLine, "kind" | "contract">): string =>
  contract === "misere" || !contract ? say(`puzzles-kind-${kind}`) : `${say(`puzzles-kind-${kind}`)} · ${bidText(contract)}`;

/** Return the goal of a puzzle, with the tricks or points that the declarer needs in the whole deal. */
export const taskText = ({ kind, contract }: Pick<PuzzleLine, "kind" | "contract">, n: number): string =>
  say(kind === "discard" && contract === "misere" ? "puzzles-task-discard-misere" : `puzzles-task-${kind}`, { n, contract: bidText(contract) });

/** True if points are counted, not tricks. */
export const countsPoints = ({ kind }: Pick<PuzzleLine, "kind">): boolean => kind === "score" || kind === "stop";

/** Return the difficulty as dots that are read aloud as a number. */
export const dots = (difficulty: number): string => "●".repeat(difficulty) + "○".repeat(5 - difficulty);

/** The titles and the collections with words in every language, as the files of puzzles name them. */
const TITLES = new Set(["mine", "kovalevskaya", "lasker", "de-gaulle", "skuratov", "lesnoy", "etude", "shavlyugin", "jpref"]);
const COLLECTIONS = new Set(["preferanser", "skuratov", "lesnoy", "shavlyugin", "jpref-misere", "jpref-contract"]);

/** Return the title of a puzzle: its own if it has one, else its number. */
export function titleText({ id, title }: Pick<PuzzleLine, "id" | "title">): string {
  const [name = "", n = "", trick = 0] = title.split(" ");
  if (!name) return say("puzzles-number", { id });
  return TITLES.has(name) ? say(`puzzles-called-${name}`, { n, trick: Number(trick) }).trim() : title;
}

/** Return where a puzzle is from: its collection and its number there. */
export function sourceText({ collection }: Pick<PuzzleLine, "collection">): string {
  const [name = "", n = ""] = collection.split(" ");
  if (!name) return say("puzzles-source", { source: say("puzzles-from-bots") });
  return say("puzzles-source", { source: COLLECTIONS.has(name) ? say(`puzzles-from-${name}`, { n }) : collection });
}
