export { errorText } from "./errors";
export { choose, fetchPart, fetchWords, gameId, lang, LANGUAGES, names, setLang, speakOf, tongue } from "./language.svelte";
export { capital, decimal, has, labelled, list, listed, me, say, sayFirst, word, type Data } from "./say";
