/**
 * The life of a text that is to be spoken: 你好！ is queued, processed, completed (its audio waits
 * to be confirmed) and confirmed (the lesson has it). From any state before that it may end as error.
 */
export const jobStatuses = ['queued', 'processing', 'completed', 'confirmed', 'error'] as const

export type JobStatus = (typeof jobStatuses)[number]

/** From where a job may come to each state. */
export const allowedFrom = {
	queued: ['processing'],
	processing: ['queued', 'processing'],
	completed: ['processing'],
	confirmed: ['completed'],
	error: ['queued', 'processing', 'completed'],
} as const satisfies Record<JobStatus, readonly JobStatus[]>
