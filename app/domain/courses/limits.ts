/** How much may be typed of a course, a lesson or an article: the form and the server agree. */

/** In UTF-16 units, as browsers count them. */
export const longestTitle = 200
export const longestDescription = 2000

export const highestOrder = 99_999
