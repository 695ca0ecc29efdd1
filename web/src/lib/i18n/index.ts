export { choose, lang, LANGS, plural, setLang, type Forms, type Lang } from "./lang.svelte";
export { errorText } from "./errors";
export { GLOSSARY, termOf, type TermId } from "./glossary";
export { pageWords, type PageWords } from "./words";
