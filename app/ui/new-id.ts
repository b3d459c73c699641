/** `randomUUID` is missing on pages without TLS, as on a phone in the house. */
export function newId(): string {
	return crypto.getRandomValues(new Uint32Array(4)).join('-')
}
