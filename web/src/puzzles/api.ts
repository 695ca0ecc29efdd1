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

/** The puzzles to show; "" and 0 are any. The theme is a kind, or `classic` for puzzles with titles. */
export type Filter = { game: string; kind: string; difficulty: number; motif: string };

/** Return the filter in the query of an address. */
export function readFilter(search: string): Filter {
  const asked = new URLSearchParams(search);
  return { game: asked.get("game") ?? "", kind: asked.get("kind") ?? "", difficulty: Number(asked.get("level")) || 0, motif: asked.get("motif") ?? "" };
}

/** Return the query for a filter, "" if it lets all through. */
export function filterQuery({ game, kind, difficulty, motif }: Filter): string {
  const query = new URLSearchParams({ ...(game && { game }), ...(kind && { kind }), ...(difficulty && { level: String(difficulty) }), ...(motif && { motif }) });
  return query.size ? `?${query}` : "";
}

/** Return the puzzles that match, by difficulty, those with titles last. */
export function filterPuzzles(all: readonly PuzzleLine[], { game, kind, difficulty, motif }: Filter): PuzzleLine[] {
  const fits = (one: PuzzleLine): boolean =>
    (!game || one.game === game) && (!motif || one.motif === motif) && (!kind || (kind === "classic" ? one.title !== "" : one.kind === kind)) && (!difficulty || one.difficulty === difficulty);
  const rank = (one: PuzzleLine): number => one.difficulty * 2 + (one.title ? 1 : 0);
  return all.filter(fits).sort((a, b) => rank(a) - rank(b));
}

/** Return the puzzle to continue with: the next unsolved one, from this one on and around the end. */
export function nextPuzzle(all: readonly PuzzleLine[], id: string, solved: Record<string, unknown>): PuzzleLine | undefined {
  const at = all.findIndex((one) => one.id === id);
  return [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))].find((one) => !(one.id in solved));
}
