import { chosenLang } from "./i18n";

/** Return a duration as minutes and seconds: `1:05`. */
export function durationText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** Return the person's own form of the chosen language, such as `en-GB`, for dates. */
export function dateLang(): string {
  const lang = chosenLang();
  return navigator.languages.find((own) => own === lang || own.startsWith(`${lang}-`)) ?? lang;
}

/** Return a moment in the person's format and time zone, from seconds since 1970. */
export const momentText = (at: number): string => new Date(at * 1000).toLocaleString(dateLang(), { dateStyle: "medium", timeStyle: "short" });
