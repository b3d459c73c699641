/** Keeps expected log output of the product out of the test report. */
import { beforeEach, vi } from 'vitest'

/** Each test can still read what was logged: `vi.mocked(console.error)`. */
export function silenceExpectedLogs(): void {
	beforeEach(() => {
		vi.spyOn(console, 'error').mockImplementation(() => {})
		vi.spyOn(console, 'warn').mockImplementation(() => {})
	})
}
