export { errorText } from "./errors";
export { gameId, speakOf } from "./game.svelte";
export { choose, fetchGame, fetchWords, lang, LANGUAGES, names, setLang, tongue } from "./language.svelte";
export { capital, first, has, list, me, say, word, type Data } from "./say";
