import { expect, test, vi } from 'vitest'
import { answers } from '#workers/shared/health.ts'

test('what answers in time is well', async () => {
	expect(await answers(() => Promise.resolve('anything'))).toBe(true)
})

test('what fails is not', async () => {
	expect(await answers(() => Promise.reject(new Error('no')))).toBe(false)
})

test('what never answers is given up after three seconds', async () => {
	vi.useFakeTimers()
	const asked = answers(() => new Promise(() => {}))
	await vi.advanceTimersByTimeAsync(3000)
	expect(await asked).toBe(false)
	vi.useRealTimers()
})
