/**
 * How much a person studies a day, over all their decks together: 20 new words and 200 repetitions
 * unless they say otherwise, whether 你好 is of HSK 1 or 护照 of Travel Essentials.
 */
export const studyDefaults = {
	newPerDay: 20,
	reviewsPerDay: 200,
	timeZone: 'UTC',
	goalMinutes: null,
} as const

export const mostNewPerDay = 500
export const mostReviewsPerDay = 2000
export const mostGoalMinutes = 600

export type StudyLimits = { newPerDay: number; reviewsPerDay: number }

/** Minutes a day that a person sets out to study; null without a goal. */
export type StudyGoal = { goalMinutes: number | null }
