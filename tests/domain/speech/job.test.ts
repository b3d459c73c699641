import { expect, test } from 'vitest'
import {
	allowedFrom,
	jobFailureOf,
	jobFailureText,
	jobStatuses,
	mayTryAgain,
	retryDelaySeconds,
} from '#app/domain/speech/job.ts'

test('confirmed and failed are final states', () => {
	const origins = jobStatuses.flatMap((status): readonly string[] => allowedFrom[status])
	expect(origins).not.toContain('confirmed')
	expect(origins).not.toContain('error')
})

test('only completed jobs can be confirmed', () => {
	expect(allowedFrom.confirmed).toEqual(['completed'])
	expect(allowedFrom.completed).toEqual(['processing'])
})

test('a job’s failure has a text in the catalogue', () => {
	expect(jobFailureText('audio.synthesis-timeout')).toBe(
		'TTS synthesis timeout, please try again later',
	)
	expect(jobFailureText('audio.submission-failed')).toBe('Task submission failed')
})

test('an unknown failure counts as failed synthesis', () => {
	expect(jobFailureOf(null)).toBe('audio.synthesis-failed')
	expect(jobFailureOf('login.failed')).toBe('audio.synthesis-failed')
})

test('delays double up to five minutes', () => {
	expect([1, 2, 3, 7, 8].map((attempt) => retryDelaySeconds(attempt))).toEqual([
		5, 10, 20, 300, 300,
	])
})

test('Retry-After is respected up to a limit', () => {
	expect(retryDelaySeconds(1, 42.5)).toBe(43)
	expect(retryDelaySeconds(4, 1)).toBe(40)
	expect(retryDelaySeconds(1, 1e9)).toBe(1800)
})

test('a text gets eight attempts', () => {
	const createdAt = new Date('2026-03-01T08:00:00Z')
	const later = new Date('2026-03-01T20:00:00Z')
	expect(mayTryAgain({ attempt: 7, providerTaskId: null, createdAt }, later)).toBe(true)
	expect(mayTryAgain({ attempt: 8, providerTaskId: null, createdAt }, later)).toBe(false)
})

test('an async task is polled for six hours', () => {
	const createdAt = new Date('2026-03-01T08:00:00Z')
	const task = { attempt: 400, providerTaskId: 'task', createdAt }
	expect(mayTryAgain(task, new Date('2026-03-01T14:00:00Z'))).toBe(true)
	expect(mayTryAgain(task, new Date('2026-03-01T14:00:01Z'))).toBe(false)
})
