/** What a puzzle is called, and what is asked in it. */
import { say } from "../lib/i18n";
import { bidText } from "../lib/said";
import type { PuzzleLine } from "../lib/wire";

/** Its kind, and the contract where that tells more. */
export const kindText = ({ kind, contract }: Pick<PuzzleLine, "kind" | "contract">): string =>
  contract === "misere" ? say(`puzzles-kind-${kind}`) : `${say(`puzzles-kind-${kind}`)} · ${bidText(contract)}`;

/** What is to be found, with the tricks that are wanted of the declarer in the whole deal. */
export const taskText = ({ kind, contract }: Pick<PuzzleLine, "kind" | "contract">, n: number): string =>
  say(kind === "discard" && contract === "misere" ? "puzzles-task-discard-misere" : `puzzles-task-${kind}`, { n, contract: bidText(contract) });

/** How hard it is, as dots that are read aloud as a number. */
export const dots = (difficulty: number): string => "●".repeat(difficulty) + "○".repeat(5 - difficulty);

/** The problems that have names in every language, by the words that stand in their files. */
const CALLED = new Set(["kovalevskaya", "lasker", "de-gaulle", "skuratov", "lesnoy", "etude"]);

/** What it is called: a problem that is known by a name has that, any other its number. */
export function titleText({ id, title }: Pick<PuzzleLine, "id" | "title">): string {
  const [name = "", number = ""] = title.split(" ");
  return name ? [CALLED.has(name) ? say(`puzzles-called-${name}`) : name, number].filter(Boolean).join(" ") : say("puzzles-number", { id });
}
