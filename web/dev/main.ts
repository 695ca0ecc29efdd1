/** Show a scene without a server: /dev/?scene=play&lang=ru&theme=dark&four=1 (only in `npm run dev`). */
import { mount } from "svelte";
import { setLang } from "../src/lib/i18n";
import { prefs, watchPrefs } from "../src/lib/prefs.svelte";
import { Table } from "../src/lib/table.svelte";
import Screen from "../src/table/Screen.svelte";
import { scenes, type Lang } from "../tests/mock";
import "../src/style/base.css";

const asked = new URLSearchParams(location.search);
const lang = (asked.get("lang") ?? "en") as Lang;
await setLang(lang);
prefs.theme = asked.get("theme") === "dark" ? "dark" : "light";
prefs.fourColours = asked.has("four");
watchPrefs();
const store = new Table("abc");
store.status = "open";
store.receive(scenes[asked.get("scene") ?? "play"]!(lang));
Object.assign(window, { store });
mount(Screen, { target: document.getElementById("app")!, props: { store } });
