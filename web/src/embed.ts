/** The page for frames on other sites: the board to look at, without the rest of the client. */
import { mount } from "svelte";
import Embed from "./board/Embed.svelte";
import { loadCourts } from "./cards/deck";
import { fetchFonts } from "./lib/fonts";
import { fetchPart } from "./lib/i18n";
import { watchPrefs } from "./lib/prefs.svelte";
import "./style/generated/fonts.css";
import "./style/base.css";

watchPrefs();
loadCourts();
const target = document.getElementById("app");
void Promise.all([fetchPart("board"), fetchFonts()]).then(() => target && mount(Embed, { target }));
