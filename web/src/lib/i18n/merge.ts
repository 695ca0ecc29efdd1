/** Words over words: what a language, or a game, says otherwise lies over what is said elsewhere. */

/** Some of the words of an object, at any depth; functions and lists are taken whole. */
export type Overlay<T> = T extends (...args: never[]) => unknown
  ? T
  : T extends readonly unknown[]
    ? T
    : T extends object
      ? { [K in keyof T]?: Overlay<T[K]> }
      : T;

const plainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function put(below: unknown, above: unknown): unknown {
  if (!plainObject(below) || !plainObject(above)) return above ?? below;
  const found: Record<string, unknown> = { ...below };
  for (const [key, value] of Object.entries(above)) found[key] = put(below[key], value);
  return found;
}

/** The words with each of the overlays laid over them in turn. */
export const merged = <T extends object>(base: T, ...over: (Overlay<NoInfer<T>> | undefined)[]): T =>
  over.reduce<unknown>((below, above) => put(below, above), base) as T;
