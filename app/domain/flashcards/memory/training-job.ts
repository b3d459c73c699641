/**
 * The states of a training. 小美 has given 1,000 answers: her training is queued, processing and then
 * completed. Its task is first to find weights; if they are accepted, to reschedule her cards by them.
 */
/** Answers that a person must have given before their first training. */
export const leastAnswers = 1000

/** The next training follows when the log has grown by half. */
export const growth = 1.5

/** A training looks at no more answers than this, of cards chosen by chance. */
export const mostAnswers = 20_000

export const trainingStatuses = ['queued', 'processing', 'completed', 'error'] as const

export type TrainingStatus = (typeof trainingStatuses)[number]

export const trainingTasks = ['train', 'reschedule'] as const

export type TrainingTask = (typeof trainingTasks)[number]

/** The states from which each state can be reached. Every update of a job checks this. */
export const trainingAllowedFrom = {
	queued: ['processing', 'completed', 'error'],
	processing: ['queued', 'processing'],
	completed: ['processing'],
	error: ['queued', 'processing'],
} as const satisfies Record<TrainingStatus, readonly TrainingStatus[]>

/** Failures before a training ends in an error. */
export const mostFailures = 5

/** The delay before the next attempt, in seconds: 5, 10, 20 … up to five minutes. */
export function trainingRetrySeconds(failures: number): number {
	return Math.min(300, 5 * 2 ** Math.max(0, failures - 1))
}
