import { MediaQuery } from "svelte/reactivity";

/** Whether the page is as narrow as a phone's, or as low as one's on its side; `current` is state. */
export const phone = new MediaQuery("(max-width: 899px), (max-height: 559px)", false);
