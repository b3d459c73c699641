/** The longest note on a word, in UTF-16 units. */
export const longestNote = 500
