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

/** Return a date in the person's format; in digits if the browser has no names of months in the language, as Chromium in Armenian. */
export function dateText(date: Date, style: Intl.DateTimeFormatOptions): string {
  if (Intl.DateTimeFormat.supportedLocalesOf(dateLang()).length) return date.toLocaleString(dateLang(), style);
  return date.toLocaleString("de", { ...style, dateStyle: "medium" }); // 28.11.2026
}

/** Return a moment in the person's format and time zone, from seconds since 1970. */
export const momentText = (at: number): string => dateText(new Date(at * 1000), { dateStyle: "medium", timeStyle: "short" });
