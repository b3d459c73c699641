import { expect, test, vi } from 'vitest'
import { answers } from '#workers/shared/health.ts'

test('a dependency that answers in time is healthy', async () => {
	expect(await answers(() => Promise.resolve('anything'))).toBe(true)
})

test('a dependency that fails is not healthy', async () => {
	expect(await answers(() => Promise.reject(new Error('no')))).toBe(false)
})

test('a dependency that hangs is given up after three seconds', async () => {
	vi.useFakeTimers()
	const asked = answers(() => new Promise(() => {}))
	await vi.advanceTimersByTimeAsync(3000)
	expect(await asked).toBe(false)
	vi.useRealTimers()
})
