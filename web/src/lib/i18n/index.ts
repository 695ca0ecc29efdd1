export { errorText } from "./errors";
export { choose, fetchPart, fetchWords, gameId, lang, LANGUAGES, messageIdsWith, setLang, useWordsOf, chosenLang } from "./language.svelte";
export { capital, decimal, has, withLabel, joinSentence, joinItems, me, say, sayFirst, withStop, word, type Data } from "./say";
