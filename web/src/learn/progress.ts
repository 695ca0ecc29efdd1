/** The progress in the lessons of each game, in this browser. */
import { answered } from "../lib/answers";
import type { LessonList } from "../lib/wire";

const KEY = "prikup.learn";

type Done = Record<string, string[]>; // the steps that are done, by game

export function done(): Done {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Done;
  } catch {
    return {};
  }
}

/** Keep that a step is done. */
export function finish(game: string, step: string): Done {
  const now = done();
  now[game] = [...new Set([...(now[game] ?? []), step])];
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // It is then not kept.
  }
  return now;
}

/** The step to go on with: the first that is not done, or the first of all once every one is. */
export const resume = ({ game, steps }: LessonList, all: Done): string =>
  (steps.find(({ id }) => !all[game]?.includes(id)) ?? steps[0])?.id ?? "";

let kept: Promise<LessonList[]> | null = null;

/** The lessons of every game, asked for once a visit. */
export function courses(): Promise<LessonList[]> {
  kept ??= fetch("/api/lessons").then(async (response) => (await (await answered(response)).json()) as LessonList[]);
  kept.catch(() => (kept = null));
  return kept;
}

/** The address of the lesson that explains a word of the glossary in a game, null where none does. */
export async function lessonOf(term: string, game: string): Promise<string | null> {
  const course = (await courses()).find((one) => one.game === game);
  const step = course?.steps.find(({ terms }) => terms.includes(term));
  return step ? `/learn/${game}/${step.id}` : null;
}
