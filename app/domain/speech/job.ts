/**
 * The life of a text that is to be spoken: 你好！ is queued, processed, completed (its audio waits
 * to be confirmed) and confirmed (the lesson has it). From any state before that it may end as error.
 */
import { type ErrorCode, errorText } from '#app/domain/errors.ts'

export const jobStatuses = ['queued', 'processing', 'completed', 'confirmed', 'error'] as const

export type JobStatus = (typeof jobStatuses)[number]

/** From where a job may come to each state; every change of a job's row compares with this first. */
export const allowedFrom = {
	queued: ['processing'],
	processing: ['queued', 'processing'],
	completed: ['processing'],
	confirmed: ['completed'],
	error: ['queued', 'processing', 'completed'],
} as const satisfies Record<JobStatus, readonly JobStatus[]>

/** How often a text is tried before its job ends as error. */
const mostAttempts = 8

/** How long a voice that takes its time may take, in milliseconds. */
const patientDeadlineMs = 6 * 60 * 60_000

/**
 * Whether another try is worth while. Looking at a task of a voice that takes its time is an attempt
 * too, but no failed one: there time decides.
 */
export function mayTryAgain(
	{
		attempt,
		providerTaskId,
		createdAt,
	}: { attempt: number; providerTaskId: string | null; createdAt: Date },
	now: Date,
): boolean {
	if (providerTaskId === null) return attempt < mostAttempts
	return +now - +createdAt <= patientDeadlineMs
}

/** Why a job ended as error. */
const jobFailures = [
	/** It never came to be spoken. */
	'audio.submission-failed',
	'audio.synthesis-failed',
	'audio.synthesis-timeout',
	/** It was spoken, and confirmed too late. */
	'audio.expired',
	/** Nobody wanted it any more. */
	'audio.cancelled',
] as const satisfies readonly ErrorCode[]

export type JobFailure = (typeof jobFailures)[number]

/** The failure a row names; one that names none we know failed while speaking. */
export function jobFailureOf(code: string | null): JobFailure {
	return jobFailures.find((known) => known === code) ?? 'audio.synthesis-failed'
}

/** What a job's sentence is to the administrator who asked for it. */
export function jobFailureText(code: string | null): string {
	return errorText(jobFailureOf(code))
}

/**
 * How long to wait before the next try, in seconds: 5, 10, 20 … to five minutes at most, or as long
 * as the other side asked, to half an hour.
 */
export function retryDelaySeconds(attempt: number, retryAfterSeconds = 0): number {
	const own = Math.min(300, 5 * 2 ** Math.max(0, attempt - 1))
	return Math.ceil(Math.min(1800, Math.max(own, retryAfterSeconds)))
}
