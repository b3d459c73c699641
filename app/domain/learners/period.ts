/**
 * How far back the figures of learners look: of 你好, the people who were there in the last 30 days. A person
 * counts by their newest visit, with all that they ever did in the lesson.
 */
export const periods = ['7', '30', '90', 'all'] as const

export type Period = (typeof periods)[number]

export const periodNames: Record<Period, string> = {
	'7': 'Last 7 days',
	'30': 'Last 30 days',
	'90': 'Last 90 days',
	all: 'All time',
}

const dayMs = 24 * 60 * 60_000

/** When a period that ends now began, in ms since 1970. */
export function startOfPeriod(period: Period, now: Date): number {
	return period === 'all' ? 0 : +now - Number(period) * dayMs
}
