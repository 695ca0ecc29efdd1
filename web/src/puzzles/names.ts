/** Names and questions of puzzles. */
import { say } from "../lib/i18n";
import { bidText } from "../lib/cardTexts";
import type { PuzzleLine } from "../lib/wire";

/** Return its kind, with the contract if it has one. */
export const kindText = ({ kind, contract }: Pick<PuzzleLine, "kind" | "contract">): string =>
  contract === "misere" ? say(`puzzles-kind-${kind}`) : `${say(`puzzles-kind-${kind}`)} · ${bidText(contract)}`;

/** Return the goal of a puzzle, with the tricks that the declarer needs in the whole deal. */
export const taskText = ({ kind, contract }: Pick<PuzzleLine, "kind" | "contract">, n: number): string =>
  say(kind === "discard" && contract === "misere" ? "puzzles-task-discard-misere" : `puzzles-task-${kind}`, { n, contract: bidText(contract) });

/** Return the difficulty as dots that are read aloud as a number. */
export const dots = (difficulty: number): string => "●".repeat(difficulty) + "○".repeat(5 - difficulty);

/** The problems with names in every language, by the ids in their files. */
const CALLED = new Set(["kovalevskaya", "lasker", "de-gaulle", "skuratov", "lesnoy", "etude"]);

/** Return the name of a puzzle: its own if it has one, else its number. */
export function titleText({ id, title }: Pick<PuzzleLine, "id" | "title">): string {
  const [name = "", number = ""] = title.split(" ");
  return name ? [CALLED.has(name) ? say(`puzzles-called-${name}`) : name, number].filter(Boolean).join(" ") : say("puzzles-number", { id });
}
