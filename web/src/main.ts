import { mount } from "svelte";
import App from "./App.svelte";
import { watchPrefs } from "./lib/prefs.svelte";
import "./style/generated/fonts.css";
import "./style/base.css";

watchPrefs();

const target = document.getElementById("app");
if (target) mount(App, { target });
