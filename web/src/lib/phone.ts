import { MediaQuery } from "svelte/reactivity";

/** True if the page is as narrow as an upright phone, or as low as a phone held sideways; `current` is state. */
export const phone = new MediaQuery("(max-width: 899px), (max-height: 559px)", false);
