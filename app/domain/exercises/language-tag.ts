/**
 * What names the language of a text, as zh and en: letters first, so that no tag is the name of
 * something every object has, like __proto__.
 */
export const languageTag = /^\p{L}[\p{L}\p{N}_-]*$/u
