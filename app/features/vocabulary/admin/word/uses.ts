/** More sentences are not counted: there is one more than these then. */
export const mostUses = 2000

/** In how many lessons, articles, exercises and sentences words are used. */
export type WordUses = { lessons: number; articles: number; exercises: number; sentences: number }
