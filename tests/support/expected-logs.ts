/** Keeps what the tests of a file have the product log out of the report. */
import { beforeEach, vi } from 'vitest'

/** Each test can still read what was logged: `vi.mocked(console.error)`. */
export function silenceExpectedLogs(): void {
	beforeEach(() => {
		vi.spyOn(console, 'error').mockImplementation(() => {})
	})
}
