import { MediaQuery } from "svelte/reactivity";
import { SHAPES } from "./shapes";

/** True if the page is as narrow as an upright phone, or has the low shape of a phone held sideways; `current` is state. */
export const phone = new MediaQuery(SHAPES["--phone"], false);

/** True if the page has the low shape of a phone held sideways; `current` is state. */
export const flat = new MediaQuery(SHAPES["--flat"], false);

/** True if the panel is a drawer over the table; `current` is state. */
export const drawer = new MediaQuery(SHAPES["--drawer"], false);

/** True if a page of text has room for one column only, whatever its height; `current` is state. */
export const oneColumn = new MediaQuery("(max-width: 899px)", false);

/** True if the analysis board has room for one column only; `current` is state. */
export const boardColumn = new MediaQuery("(max-width: 999px)", false);
