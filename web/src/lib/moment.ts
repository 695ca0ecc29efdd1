import { chosenLang } from "./i18n";

/** Return a moment in the person's format and time zone, from seconds since 1970. */
export const momentText = (at: number): string => new Date(at * 1000).toLocaleString(chosenLang(), { dateStyle: "medium", timeStyle: "short" });
