/** The longest line that is spoken by itself, such as 买东西 in an exercise. In UTF-16 units. */
export const longestLine = 100

/** The same for a piece of a sentence in a text that a person brought. */
export const longestPiece = 200
