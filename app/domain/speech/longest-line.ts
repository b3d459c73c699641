/** The longest line that is spoken by itself, such as 买东西 in an exercise. In UTF-16 units. */
export const longestLine = 100
