/** The progress in the lessons of each game, in this browser. */
import { requireSuccess } from "../lib/answers";
import { storeValue } from "../lib/storage";
import { request } from "../lib/transport";
import type { LessonList } from "../lib/wire";

const KEY = "prikup.learn";

type FinishedSteps = Record<string, string[]>; // the finished steps, by game

export function finishedSteps(): FinishedSteps {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as FinishedSteps;
  } catch {
    return {};
  }
}

/** Store that a step is finished. */
export function storeFinished(game: string, step: string): FinishedSteps {
  const now = finishedSteps();
  now[game] = [...new Set([...(now[game] ?? []), step])];
  storeValue(KEY, now); // without room the progress lasts until the page is closed
  return now;
}

/** Return the step to continue with: the first unfinished one, or the first of all if none is left. */
export const nextStep = ({ game, steps }: LessonList, all: FinishedSteps): string =>
  (steps.find(({ id }) => !all[game]?.includes(id)) ?? steps[0])?.id ?? "";

let kept: Promise<LessonList[]> | null = null;

/** Fetch the lessons of every game, once a visit. */
export function courses(): Promise<LessonList[]> {
  kept ??= request("/api/lessons").then(async (response) => (await (await requireSuccess(response)).json()) as LessonList[]);
  kept.catch(() => (kept = null));
  return kept;
}

/** Return the address of the lesson that explains a word of the glossary in a game, or null. */
export async function lessonOf(term: string, game: string): Promise<string | null> {
  const course = (await courses()).find((one) => one.game === game);
  const step = course?.steps.find(({ terms }) => terms.includes(term));
  return step ? `/learn/${game}/${step.id}` : null;
}
