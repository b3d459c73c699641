import type { HskLevel } from '#app/domain/hsk/level.ts'

/** The level that a text is written for. */
export type LevelOfText = {
	level: HskLevel
	/**
	 * The lessons before it in its course, and the keys of the words they need; undefined for the first,
	 * and for an article.
	 */
	earlier?: { lessons: number; words: string[] } | undefined
}
