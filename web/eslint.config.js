// What neither the compiler of Svelte nor that of TypeScript sees: names that nobody uses, conditions that are always so.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";

export default defineConfig(
  { ignores: ["dist/", "src/lib/wire.ts", "src/**/generated/"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "svelte/no-unused-svelte-ignore": "off", // svelte-check says so, and knows the warnings of its own compiler
      "svelte/no-useless-mustaches": "off", // a text in braces keeps its spaces
      "svelte/prefer-svelte-reactivity": "off", // what is filled once and then only read need not tell of changes
    },
  },
  // The rules and the sheet are drawn by us, from files of ours.
  { files: ["src/pages/RulesText.svelte", "src/sheet/Paper.svelte"], rules: { "svelte/no-at-html-tags": "off" } },
);
