export { errorText } from "./errors";
export { gameId, speakOf } from "./game.svelte";
export { choose, fetchGame, fetchWords, lang, LANGUAGES, names, setLang, tongue } from "./language.svelte";
export { capital, has, list, me, say, sayFirst, word, type Data } from "./say";
