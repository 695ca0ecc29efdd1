/** The tables of these tests are of the usual game, whose words are there before anything is drawn. */
import { load } from "../src/games/current.svelte";

await load("preferans");
