import { MediaQuery } from "svelte/reactivity";

/** Whether the page is as narrow as a phone's; `current` is state. */
export const phone = new MediaQuery("(max-width: 899px)", false);
