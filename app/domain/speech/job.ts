/**
 * The states of a speech job: 你好！ is queued, processing, completed (waiting to be confirmed) and
 * confirmed (the lesson has the audio). Any earlier state can end in an error.
 */
import { type ErrorCode, errorText } from '#app/domain/errors.ts'

export const jobStatuses = ['queued', 'processing', 'completed', 'confirmed', 'error'] as const

export type JobStatus = (typeof jobStatuses)[number]

/** The states from which each state can be reached. Every update of a job checks this. */
export const allowedFrom = {
	queued: ['processing'],
	processing: ['queued', 'processing'],
	completed: ['processing'],
	confirmed: ['completed'],
	error: ['queued', 'processing', 'completed'],
} as const satisfies Record<JobStatus, readonly JobStatus[]>

/** Attempts before a job ends in an error. */
const mostAttempts = 8

/** Time limit for an async voice, in milliseconds. */
const asyncDeadlineMs = 6 * 60 * 60_000

/** Limits attempts by number, or by time for async voices, where every poll is an attempt. */
export function mayTryAgain(
	{
		attempt,
		providerTaskId,
		createdAt,
	}: { attempt: number; providerTaskId: string | null; createdAt: Date },
	now: Date,
): boolean {
	if (providerTaskId === null) return attempt < mostAttempts
	return +now - +createdAt <= asyncDeadlineMs
}

/** Why a job ended as error. */
const jobFailures = [
	/** It was never spoken. */
	'audio.submission-failed',
	'audio.synthesis-failed',
	'audio.synthesis-timeout',
	/** It was not confirmed in time. */
	'audio.expired',
	'audio.cancelled',
] as const satisfies readonly ErrorCode[]

export type JobFailure = (typeof jobFailures)[number]

/** The failure a row names; unknown codes count as failed synthesis. */
export function jobFailureOf(code: string | null): JobFailure {
	return jobFailures.find((known) => known === code) ?? 'audio.synthesis-failed'
}

/** The error message shown to administrators. */
export function jobFailureText(code: string | null): string {
	return errorText(jobFailureOf(code))
}

/**
 * The delay before the next attempt, in seconds: 5, 10, 20 … up to five minutes, or the Retry-After of
 * the service, up to half an hour.
 */
export function retryDelaySeconds(attempt: number, retryAfterSeconds = 0): number {
	const backoff = Math.min(300, 5 * 2 ** Math.max(0, attempt - 1))
	return Math.ceil(Math.min(1800, Math.max(backoff, retryAfterSeconds)))
}
