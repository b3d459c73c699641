/** Limits of course, lesson and article fields, shared by form and server. */

/** In UTF-16 units, as browsers count them. */
export const longestTitle = 200
export const longestDescription = 2000

export const highestOrder = 99_999
export const lastOnPath = 999
