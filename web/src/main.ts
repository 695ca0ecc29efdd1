import { mount } from "svelte";
import App from "./App.svelte";
import { keepFiles } from "./lib/keepFiles";
import { keepFocus } from "./lib/keepFocus";
import { watchPrefs } from "./lib/prefs.svelte";
import { isSite } from "./lib/site";
import "./style/generated/fonts.css";
import "./style/base.css";

watchPrefs();
keepFocus();

const target = document.getElementById("app");
if (target && isSite) void import("./host/start").then(({ start }) => start(target, App));
else if (target) {
  mount(App, { target });
  keepFiles("/worker.js");
}
