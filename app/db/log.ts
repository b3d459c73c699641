/** Logs the cause of a failed query: its message would include values, such as password hashes. */
export function logFailure(error: unknown): void {
	console.error(error instanceof Error && error.cause ? error.cause : error)
}
