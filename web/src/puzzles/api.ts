/** Requests about puzzles. */
import { requireSuccess } from "../lib/answers";
import { request } from "../lib/transport";
import type { PuzzleLine, PuzzleList } from "../lib/wire";

let kept: Promise<PuzzleList> | null = null;

/** Fetch all puzzles, once a visit. */
export function fetchPuzzles(): Promise<PuzzleList> {
  kept ??= request("/api/puzzles").then(async (response) => (await (await requireSuccess(response)).json()) as PuzzleList);
  kept.catch(() => (kept = null));
  return kept;
}

export type Filter = { game: string; kind: string; difficulty: number };

/** Return the puzzles that match, titled problems first, then by difficulty. */
export function filterPuzzles(all: readonly PuzzleLine[], { game, kind, difficulty }: Filter): PuzzleLine[] {
  const fit = (one: PuzzleLine): boolean =>
    (!game || one.game === game) && (!kind || one.kind === kind) && (!difficulty || one.difficulty === difficulty);
  const rank = (one: PuzzleLine): number => (one.title ? 0 : one.difficulty);
  return all.filter(fit).sort((a, b) => rank(a) - rank(b));
}

/** Return the puzzle to continue with: the next unsolved one, from this one on and around the end. */
export function nextPuzzle(all: readonly PuzzleLine[], id: string, solved: Record<string, unknown>): PuzzleLine | undefined {
  const at = all.findIndex((one) => one.id === id);
  return [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))].find((one) => !(one.id in solved));
}
