/** The tables of these tests are of the usual game; its words, and those of every language, are there before anything is drawn. */
import { configure } from "@testing-library/svelte";
import { load } from "../src/games/current.svelte";
import { visit } from "../src/lib/prefs.svelte";
import { fetchPart, fetchWords, LANGUAGES } from "../src/lib/i18n";
import { PARTS } from "../scripts/locales.ts";

configure({ asyncUtilTimeout: 600_000 }); // what is waited for comes, however busy the machine is; a test that hangs ends by its own time
visit.hurry = true; // nothing waits but where a test says so
await Promise.all(PARTS.map(fetchPart));
await Promise.all(Object.keys(LANGUAGES).map((lang) => fetchWords(lang)));
await load("preferans");
