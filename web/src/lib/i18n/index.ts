export { errorText } from "./errors";
export { choose, fetchPart, fetchWords, gameId, lang, LANGUAGES, names, setLang, speakOf, tongue } from "./language.svelte";
export { decimal } from "./numbers";
export { capital, has, list, me, say, sayFirst, word, type Data } from "./say";
