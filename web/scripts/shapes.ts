/** Replace the names of window shapes in the styles, `@media (--flat)`, with the media queries of `src/lib/shapes.ts`. */
import type { Plugin } from "vite";
import { SHAPES } from "../src/lib/shapes.ts";

const PRELUDE = /(@media[^{]*)(\(--[^{]*)/g;
const NAME = /\((--[\w-]+)\)/;

/** Return a query without names; where a shape is a list of queries, a list. */
function withoutNames(query: string): string {
  const [name, key = ""] = NAME.exec(query) ?? [];
  if (!name) return query;
  if (!(key in SHAPES)) throw new Error(`@media ${query}: there is no shape ${name}, expected one of ${Object.keys(SHAPES).join(", ")}`);
  const shape = SHAPES[key as keyof typeof SHAPES];
  return shape.split(", ").map((one) => withoutNames(query.replace(name, one))).join(", ");
}

/** Return a style with queries for the names of shapes. */
export const replaceShapes = (style: string): string =>
  style.replace(PRELUDE, (prelude) => `@media ${prelude.slice("@media".length).trim().split(/\s*,\s*/).map(withoutNames).join(", ")} `);

/** Make the plugin. */
export function shapes(): Plugin {
  return {
    name: "shapes",
    enforce: "pre",
    transform(code, id) {
      return /\.(svelte|css)$/.test(id) ? { code: replaceShapes(code), map: null } : undefined;
    },
  };
}
