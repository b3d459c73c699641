/** A text by language tag: { zh: "李明是哪国人？", en: "What nationality is Li Ming?" }. */
export type LocalizedText = Record<string, string>

/** A language tag such as zh or en. It starts with a letter, so it can't be a name like __proto__. */
export const languageTag = /^\p{L}[\p{L}\p{N}_-]*$/u
