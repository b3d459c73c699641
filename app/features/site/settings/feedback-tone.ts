/** Green for what went well; a message with "fail" or "error" in it is red. */
export function feedbackTone(message: string): 'success' | 'error' {
	return /fail|error/i.test(message) ? 'error' : 'success'
}
