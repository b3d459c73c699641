import { expect, test } from 'vitest'
import {
	allowedFrom,
	jobFailureOf,
	jobFailureText,
	jobStatuses,
	mayTryAgain,
	retryDelaySeconds,
} from '#app/domain/speech/job.ts'

test('what is confirmed or failed stays so', () => {
	const origins = jobStatuses.flatMap((status): readonly string[] => allowedFrom[status])
	expect(origins).not.toContain('confirmed')
	expect(origins).not.toContain('error')
})

test('only audio that waits for it is confirmed', () => {
	expect(allowedFrom.confirmed).toEqual(['completed'])
	expect(allowedFrom.completed).toEqual(['processing'])
})

test('a job tells why it failed in the words of the catalogue', () => {
	expect(jobFailureText('audio.synthesis-timeout')).toBe(
		'TTS synthesis timeout, please try again later',
	)
	expect(jobFailureText('audio.submission-failed')).toBe('Task submission failed')
})

test('a cause that is none of a job counts as failed synthesis', () => {
	expect(jobFailureOf(null)).toBe('audio.synthesis-failed')
	expect(jobFailureOf('login.failed')).toBe('audio.synthesis-failed')
})

test('each try waits twice as long as the one before, to five minutes', () => {
	expect([1, 2, 3, 7, 8].map((attempt) => retryDelaySeconds(attempt))).toEqual([
		5, 10, 20, 300, 300,
	])
})

test('a wait that was asked for is kept within reason', () => {
	expect(retryDelaySeconds(1, 42.5)).toBe(43)
	expect(retryDelaySeconds(4, 1)).toBe(40)
	expect(retryDelaySeconds(1, 1e9)).toBe(1800)
})

test('a text is tried eight times', () => {
	const createdAt = new Date('2026-03-01T08:00:00Z')
	const later = new Date('2026-03-01T20:00:00Z')
	expect(mayTryAgain({ attempt: 7, providerTaskId: null, createdAt }, later)).toBe(true)
	expect(mayTryAgain({ attempt: 8, providerTaskId: null, createdAt }, later)).toBe(false)
})

test('a task of a voice that takes its time is looked at for six hours, however often', () => {
	const createdAt = new Date('2026-03-01T08:00:00Z')
	const task = { attempt: 400, providerTaskId: 'task', createdAt }
	expect(mayTryAgain(task, new Date('2026-03-01T14:00:00Z'))).toBe(true)
	expect(mayTryAgain(task, new Date('2026-03-01T14:00:01Z'))).toBe(false)
})
