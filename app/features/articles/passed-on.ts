/** What of a request the articles worker needs to know: whether its answer is wanted, or only its tag. */
export function passedOn({ method, headers }: Request): RequestInit {
	const known = headers.get('if-none-match')
	return { method, headers: known ? { 'if-none-match': known } : {} }
}
