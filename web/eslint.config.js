// Find faults that the compilers of Svelte and TypeScript miss: unused names, constant conditions, circular imports.
import js from "@eslint/js";
import { createNodeResolver, importX } from "eslint-plugin-import-x";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";

export default defineConfig(
  { ignores: ["dist/", "src/lib/wire.ts", "src/**/generated/"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  // Parser of the scripts in Svelte files; no-cycle also needs it for the files that import them.
  { languageOptions: { globals: { ...globals.browser, ...globals.node }, parserOptions: { parser: ts.parser } } },
  {
    plugins: { "import-x": importX },
    settings: {
      "import-x/resolver-next": [createNodeResolver({ extensions: [".ts", ".svelte.ts", ".js"] })],
      "import-x/extensions": [".ts", ".svelte"],
      "import-x/parsers": { "@typescript-eslint/parser": [".ts"], "svelte-eslint-parser": [".svelte"] },
    },
    rules: {
      "import-x/no-cycle": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "svelte/no-unused-svelte-ignore": "off", // svelte-check reports these, and knows the warnings of its own compiler
      "svelte/no-useless-mustaches": "off", // braces around a text keep its spaces
      "svelte/prefer-svelte-reactivity": "off", // a collection that is filled once need not be reactive
    },
  },
  // The HTML of the rules and of the sheet is generated from this project's own files.
  { files: ["src/pages/RulesText.svelte", "src/sheet/SheetDrawing.svelte"], rules: { "svelte/no-at-html-tags": "off" } },
);
