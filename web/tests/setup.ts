/** Load the words of the default game in English before anything is drawn; tests that change the language load others. */
import { configure } from "@testing-library/svelte";
import { loadGame } from "../src/games/current.svelte";
import { visit } from "../src/lib/prefs.svelte";
import { fetchPart } from "../src/lib/i18n";
import { PARTS } from "../scripts/locales.ts";

configure({ asyncUtilTimeout: 600_000 }); // no test depends on the speed of the machine; a test that hangs is stopped by its own timeout
visit.hurry = true; // no waits unless a test asks for them
await Promise.all(PARTS.map(fetchPart));
await loadGame("preferans");
