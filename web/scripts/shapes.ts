/** Replace the names of window shapes in the styles, `@media (--flat)`, with the media queries of `src/lib/shapes.ts`. */
import type { Plugin } from "vite";
import { SHAPES } from "../src/lib/shapes.ts";

const PRELUDE = /@media[^{]*\(--[^{]*/g;
const NAME = /\(--[\w-]+\)/g;

/** Return a style with queries for names. A shape of several queries cannot be part of an `and`. */
export function replaceShapes(style: string): string {
  return style.replace(PRELUDE, (prelude) =>
    prelude
      .split(",")
      .map((query) =>
        query.replace(NAME, (name) => {
          const shape: string | undefined = SHAPES[name.slice(1, -1) as keyof typeof SHAPES];
          if (!shape) throw new Error(`${prelude}: there is no shape ${name}, expected one of ${Object.keys(SHAPES).join(", ")}`);
          if (shape.includes(",") && / and /.test(query)) throw new Error(`${prelude}: ${name} is a list of queries and cannot be joined by "and"`);
          return shape;
        }),
      )
      .join(","),
  );
}

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
