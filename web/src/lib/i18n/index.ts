export { choose, lang, LANGS, plural, setLang, tongue, type Forms, type Lang, type Tongue } from "./lang.svelte";
export { errorText, explain, type Sentence } from "./errors";
export { GLOSSARY, termOf, type TermId } from "./glossary";
export { merged, type Overlay } from "./merge";
export { pageWords, type PageWords } from "./words";
